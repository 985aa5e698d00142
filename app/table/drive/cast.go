package drive

import (
	"context"
	"sync"

	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// cast is who plays on which seat of a session.
type cast struct {
	session *session.Session
	// Minds make the computers of the match; nil for a game without any.
	Minds func() table.Computers
	// Sole is who tries a position again, while all others rest; Table in a match.
	Sole games.Seat

	made    table.Computers
	players map[games.Seat]*player
	persons map[games.Seat]bool // seats of computers that somebody plays on for
}

func newCast(s *session.Session) cast {
	return cast{session: s, Sole: games.Table, players: map[games.Seat]*player{}, persons: map[games.Seat]bool{}}
}

// Drives tells whether a computer plays on a seat.
func (c *cast) Drives(seat games.Seat) bool {
	if c.Sole != games.Table {
		return seat != c.Sole && seat != games.Table
	}
	players := c.session.Stored().Players
	return c.Minds != nil && seat >= 0 && int(seat) < len(players) && players[seat].Computer() && !c.persons[seat]
}

// Alone is the only seat that a person still plays on; false with none or several. A seat that is out has nothing to find out from
// another one's page.
func (c *cast) Alone() (seat games.Seat, one bool) {
	players := c.session.Stored().Players
	for i := range players {
		if s := games.Seat(i); !c.Drives(s) && !c.session.Out(s) {
			if one {
				return s, false
			}
			seat, one = s, true
		}
	}
	return seat, one && len(players) > 1
}

// Joined tells whether computers play at the table.
func (c *cast) Joined() bool {
	return c.Sole == games.Table && c.People() < len(c.session.Stored().Players)
}

// Watched tells whether only computers play.
func (c *cast) Watched() bool { return c.People() == 0 }

// People is how many persons play.
func (c *cast) People() int {
	n := 0
	for i := range c.session.Stored().Players {
		if !c.Drives(games.Seat(i)) {
			n++
		}
	}
	return n
}

// Computers are those of the match; they are made when they are first needed.
func (c *cast) Computers() table.Computers {
	if c.made == nil {
		c.made = c.Minds()
	}
	return c.made
}

// Forget has the players made again: the family has ruled on a word.
func (c *cast) Forget() {
	if c.made != nil {
		c.made.Close()
		c.made, c.players = nil, map[games.Seat]*player{}
	}
}

// player is a computer player that is made and asked by one goroutine at a time.
type player struct {
	mu   sync.Mutex
	make func() (mind.Player, error)
	made mind.Player
}

// player is the one on a seat; it is made in the background when it is first asked.
func (c *cast) player(seat games.Seat) *player {
	made := c.Computers()
	p := c.players[seat]
	if p == nil {
		stored := c.session.Stored()
		p = &player{make: func() (mind.Player, error) {
			return made.Player(stored.Players[seat].Level, seat, mind.Seed(stored.UID, seat))
		}}
		c.players[seat] = p
	}
	return p
}

// choose asks the player within the time that there is. A panic is an error like others: the match goes on without it.
func (p *player) choose(ctx context.Context, view any, chance *games.Chance) (a answer, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	defer ui.Caught("computer player", &err)
	if p.made == nil {
		if p.made, err = p.make(); err != nil {
			return a, err
		}
	}
	ctx, cancel := context.WithTimeout(ctx, thinksMost)
	defer cancel()
	a.choice, a.ok = p.made.Choose(ctx, view, chance)
	return a, nil
}
