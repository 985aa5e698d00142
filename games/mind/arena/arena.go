// Package arena lets computer players play against each other, to see how much stronger one level is than another.
//
// A group of matches is one deal played once for each way to rotate the players around the table, so that what the deal
// and the first turn bring falls to all of them alike. Groups have fixed seeds: the same arena gives the same figures. They
// can be written down as they come and read again, so that a long arena goes on where it was stopped.
package arena

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// Game is how matches of a game are begun and played.
type Game struct {
	Start  func(seed uint64, given []int) (games.Match, error) // with handicaps by seat, or none
	Player func(l mind.Level, seat games.Seat, seed uint64) mind.Player
	// Table is what the table does where it is asked to act; nil if it never is.
	Table func(games.Match) games.Action
}

// Contest is a question to the arena: how strong is the first of these levels against the others?
type Contest struct {
	Name   string // what it is called in what is written down
	Game   Game
	Levels []mind.Level // by seat, in the first match of each group
	Groups int          // how many
	Given  []int        // the handicaps of Levels; nil: none
	Voice  *Voice       // is heard while they play; nil for none
	// Forecast is what is asked instead of playing; nil where matches are played.
	Forecast Forecast
}

// Group is what the matches of one deal have brought, each sum by place in Contest.Levels.
type Group struct {
	Contest string
	Number  int       // from 0
	Wins    []float64 // a shared win counts its share
	Points  []int
	Turns   []int // scored ones
	Choices int   // of all players together, each of them lawful
	// Acts are the choices by the type of their action.
	Acts map[string]int
	// Of a Forecast: what it said, and how far by chance Wins may be from what is true (a standard deviation).
	Said   float64 `json:",omitempty"`
	Chance float64 `json:",omitempty"`
}

// maxSteps is after how many actions something must be wrong.
const maxSteps = 20_000

// Play plays a group.
func (c Contest) Play(ctx context.Context, number int) (Group, error) {
	if c.Forecast != nil {
		return c.forecast(ctx, number)
	}
	n := len(c.Levels)
	g := Group{Contest: c.Name, Number: number, Wins: make([]float64, n), Points: make([]int, n), Turns: make([]int, n), Acts: map[string]int{}}
	for turned := range n {
		at := func(i int) games.Seat { return games.Seat((i + turned) % n) }
		players := make([]mind.Player, n)
		given := make([]int, len(c.Given))
		for i := range given {
			given[at(i)] = c.Given[i]
		}
		for i, l := range c.Levels {
			players[at(i)] = c.Game.Player(l, at(i), seed(number, turned, at(i)))
		}
		m, err := c.Game.Start(seed(number, 0, games.Table), given)
		if err != nil {
			return g, fmt.Errorf("arena: %s: %w", c.Name, err)
		}
		if err := c.play(ctx, m, players, number, turned, g.Acts); err != nil {
			return g, fmt.Errorf("arena: %s, group %d: %w", c.Name, number, err)
		}
		o, _ := m.Outcome()
		winners := games.Winners(o.Places)
		for i := range n {
			if slices.Contains(winners, at(i)) {
				g.Wins[i] += 1 / float64(len(winners))
			}
			for _, p := range o.Places {
				if p.Seat == at(i) {
					g.Points[i] += p.Points
				}
			}
			for _, s := range m.Standing().Scored {
				if s.Seat == at(i) {
					g.Turns[i]++
				}
			}
		}
	}
	for act, n := range g.Acts {
		if act != Heard {
			g.Choices += n
		}
	}
	return g, nil
}

// seed is that of a match (of the Table) or of a player.
func seed(number, turned int, seat games.Seat) uint64 {
	return mind.Seed(fmt.Sprintf("arena %d %d", number, turned), seat)
}

// play plays a match to its end and counts in acts what players chose. Seats that aren't asked but may act go before the one that
// is.
func (c Contest) play(ctx context.Context, m games.Match, players []mind.Player, number, turned int, acts map[string]int) error {
	for step := range maxSteps {
		if _, over := m.Outcome(); over {
			return nil
		}
		prompts := m.Prompts()
		slices.SortStableFunc(prompts, func(a, b games.Prompt) int {
			switch {
			case a.Main == b.Main:
				return 0
			case a.Main:
				return 1
			}
			return -1
		})
		acted := false
		for _, p := range prompts {
			var a games.Action
			switch {
			case p.Seat != games.Table:
				chance := mind.Chance(seed(number, turned, p.Seat), step)
				if err := c.Voice.hear(ctx, p.Seat, step, m.View(p.Seat), mind.Chance(seed(number, turned, games.Table), step), acts); err != nil {
					return fmt.Errorf("%w in\n%v", err, m.View(p.Seat))
				}
				if choice, ok := players[p.Seat].Choose(ctx, m.View(p.Seat), chance); ok {
					a = choice.Action
					acts[a.Type()]++
				}
			case p.Main && c.Game.Table != nil:
				a = c.Game.Table(m)
			}
			if a == nil {
				continue
			}
			if err := m.Apply(p.Seat, a); err != nil {
				return fmt.Errorf("%s by seat %d: %w in\n%v", a.Type(), p.Seat, err, m.View(p.Seat))
			}
			acted = true
			break
		}
		if !acted {
			return fmt.Errorf("nobody acts in\n%v", m.View(games.Table))
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return errors.New("no end")
}

// Run plays the groups of contests that aren't among those done, so many at a time, and notes each as it comes. It returns
// all groups of the contests.
func Run(ctx context.Context, contests []Contest, done []Group, workers int, note func(Group) error) ([]Group, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	type job struct {
		contest Contest
		number  int
	}
	jobs := make(chan job)
	go func() {
		defer close(jobs)
		for _, c := range contests {
			for n := range c.Groups {
				if slices.ContainsFunc(done, func(g Group) bool { return g.Contest == c.Name && g.Number == n }) {
					continue
				}
				select {
				case jobs <- job{c, n}:
				case <-ctx.Done():
					return
				}
			}
		}
	}()
	all := slices.DeleteFunc(slices.Clone(done), func(g Group) bool {
		return !slices.ContainsFunc(contests, func(c Contest) bool { return g.Contest == c.Name && g.Number < c.Groups })
	})
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for j := range jobs {
				g, err := j.contest.Play(ctx, j.number)
				mu.Lock()
				if err == nil {
					all = append(all, g)
					err = note(g)
				}
				mu.Unlock()
				if err != nil {
					stop(err)
					return
				}
			}
		})
	}
	wg.Wait()
	return all, context.Cause(ctx)
}

// Write writes a group as a line, for Read.
func Write(w io.Writer, g Group) error {
	data, err := games.Encode(g)
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// Read reads what Write has written, up to a line that was cut off.
func Read(r io.Reader) []Group {
	var out []Group
	for d := json.NewDecoder(r); ; {
		var g Group
		if d.Decode(&g) != nil {
			return out
		}
		out = append(out, g)
	}
}
