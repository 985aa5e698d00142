package table

import (
	"context"
	"fmt"
	"log/slog"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// player is a computer player that is made and asked by one goroutine at a time.
type player struct {
	mu   sync.Mutex
	make func() (mind.Player, error)
	made mind.Player
}

// player is the one on a seat; it is made in the background when it is first asked.
func (d *driver) player(seat games.Seat) *player {
	made := d.computers()
	p := d.players[seat]
	if p == nil {
		stored := d.session.Stored()
		p = &player{make: func() (mind.Player, error) {
			return made.Player(stored.Players[seat].Level, seat, mind.Seed(stored.UID, seat))
		}}
		d.players[seat] = p
	}
	return p
}

// computers are those of the match; they are made when they are first needed.
func (d *driver) computers() Computers {
	if d.made == nil {
		d.made = d.minds()
	}
	return d.made
}

// forget has the players made again: the family has ruled on a word.
func (d *driver) forget() {
	if d.made != nil {
		d.made.Close()
		d.made, d.players = nil, map[games.Seat]*player{}
	}
}

// answer is what a computer player has thought of.
type answer struct {
	choice games.Choice
	ok     bool
}

// think asks a computer. One that only may say something isn't shown thinking: it is somebody else's turn.
func (d *driver) think(seat games.Seat, main bool) {
	p := d.player(seat)
	if !main {
		d.show(Turn{})
	}
	view, chance := d.session.View(seat), mind.Chance(mind.Seed(d.session.Stored().UID, seat), d.session.Steps())
	if main {
		d.show(Turn{Seat: seat, Stage: StageThinks})
		d.slow.Begin(thinksLong, func() {
			d.show(Turn{Seat: seat, Stage: StageThinks, Slow: true})
		})
		if least := PaceOf(d.env).step() / 4; !d.hurry {
			d.least.Begin(least, d.thought)
		}
	}
	d.limit.Begin(thinksMost+thinksBeyond, func() { d.lose(seat, context.DeadlineExceeded) })
	d.thinking = shell.Work(context.Background(), func(ctx context.Context) (answer, error) {
		return p.choose(ctx, view, chance)
	}, func(a answer, err error) {
		d.thinking = nil
		d.limit.End()
		switch {
		case err != nil:
			d.lose(seat, err)
		case !a.ok && main:
			d.lose(seat, fmt.Errorf("no action in %s", d.session.Standing().Phase))
		case !a.ok:
			d.declined[seat] = true
			d.asked = games.Table
			if d.polite {
				d.polite = false
				d.askOthers()
				return
			}
			d.follow()
		default:
			d.choice = a.choice
			d.thought()
		}
	})
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

// lose leaves a computer behind that can't think, until the match is opened again: persons play on for it.
func (d *driver) lose(seat games.Seat, why error) {
	slog.Error("computer player left behind", "seat", int(seat), "err", why)
	d.drop()
	d.persons[seat] = true
	d.show(Turn{})
	d.host.lost(seat)
}
