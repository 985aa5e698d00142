// Package replayer plays again what a file says was played, before any of it is taken in.
package replayer

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/daily"
	"spieltisch/games/sheet"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// New plays again what a file says was played: a match, row by row against its sums, or a
// score sheet; and opens what comes of it in memory as its page would. env has the texts of the pages.
func New(env *shell.Env, all table.Games) exchange.Replayer { return replayer{all, env.Apart()} }

type replayer struct {
	all table.Games
	env *shell.Env
}

var _ exchange.Replayer = replayer{}

// Match implements exchange.Replayer. It takes what Open can open, and nothing else.
func (r replayer) Match(ctx context.Context, c exchange.Claim) (res exchange.Result, err error) {
	defer caught(&err)
	g, err := r.all.Find(c.Kind)
	if err != nil || c.Rules < 1 || c.Rules > g.Kind.Rules() {
		return res, exchange.ErrNoGame
	}
	log, err := games.ReplayWhile(g.Kind, c.Rules, c.Setup, c.Rows, ctx.Err)
	if err != nil {
		return res, err
	}
	session.Behold(log.Match())
	res.Standing = log.Match().Standing()
	if o, over := log.Match().Outcome(); over {
		res.Outcome = &o
	}
	if c.Seats > 0 && len(res.Standing.Points) != c.Seats {
		return res, exchange.ErrSeats
	}
	return res, nil
}

// Exercise implements exchange.Replayer: the table of the task, and what the book says of what was done.
func (r replayer) Exercise(e store.Exercise) (err error) {
	defer caught(&err)
	g, err := r.all.Find(e.Kind)
	if err != nil {
		return exchange.ErrNoGame
	}
	at := games.Position{Kind: e.Kind, Rules: e.Rules, Setup: e.Setup, Rows: e.Rows, Seat: e.Seat}
	if err := posed(g, at, len(e.Players), nil); err != nil {
		return err
	}
	at.Rows = append(at.Rows[:len(at.Rows):len(at.Rows)], e.Own)
	log, err := at.Log(g.Kind)
	if err != nil || g.Reviews == nil || g.Reviews.Look == nil {
		return err
	}
	g.Reviews.Look(table.Seen{Env: r.env, Log: log, Names: make([]string, len(e.Players))}).Turn(e.Finding)
	return nil
}

// Puzzle implements exchange.Replayer: the table of the puzzle, as it begins and as somebody has left it, and a best answer on it.
func (r replayer) Puzzle(z daily.Puzzle, tried []games.Row) (err error) {
	defer caught(&err)
	g, err := r.all.Find(z.ID.Kind)
	if err != nil {
		return exchange.ErrNoGame
	}
	log, err := z.Log(g.Kind)
	if err != nil {
		return err
	}
	seats := len(log.Match().Standing().Points)
	for _, was := range [][]games.Row{nil, tried} {
		if err := posed(g, z.Position, seats, was); err != nil {
			return err
		}
	}
	asks := func(p games.Prompt) bool { return p.Seat == z.Seat }
	if !slices.ContainsFunc(log.Match().Prompts(), asks) {
		return exchange.ErrSeats
	}
	if g.Puzzles == nil {
		return nil
	}
	if best, err := z.SolvedBy(g.Kind); err == nil { // else its page has none to show, and says so
		_, _ = g.Prepared(log.Match().View(z.Seat), best) // as with one that can't be shown
		g.Puzzles.Say(r.env, make([]string, seats), log, best)
	}
	return nil
}

// posed opens a position on a table, and looks at it.
func posed(g *table.Game, at games.Position, seats int, was []games.Row) error {
	s, err := session.PoseTried(g.Kind, at, make([]store.Player, seats), session.Tried{Rows: was}, nil)
	if ill := (*games.Illegal)(nil); errors.As(err, &ill) && ill.ID == session.NoSeats {
		return exchange.ErrSeats
	}
	if err != nil {
		return err
	}
	s.Behold()
	return nil
}

// Sheet implements exchange.Replayer. Sheets of older rules still count.
func (r replayer) Sheet(_ context.Context, c exchange.Claim) (res exchange.Result, err error) {
	defer caught(&err)
	g, err := r.all.Find(c.Kind)
	if err != nil || g.Sheet == nil || c.Rules > g.Sheet.Kind.Rules() {
		return res, exchange.ErrNoGame
	}
	if err := sheet.Vet(g.Sheet.Kind, c.Setup, c.Edits); err != nil {
		return res, err
	}
	log, err := sheet.Replay(g.Sheet.Kind, c.Setup, c.Edits)
	if err != nil {
		return res, err
	}
	if log.Sheet().Shape().Seats != c.Seats {
		return res, exchange.ErrSeats
	}
	score := log.Sheet().Score()
	return exchange.Result{Standing: score.Standing(), Outcome: score.Outcome}, nil
}

// Draft implements exchange.Replayer.
func (r replayer) Draft(c exchange.Claim, seat games.Seat, data []byte) (err error) {
	defer caught(&err)
	n, err := r.noter(c.Kind)
	if err != nil {
		return err
	}
	log, err := games.Replay(n, c.Rules, c.Setup, c.Rows)
	if err != nil {
		return err
	}
	return n.Draft(seat, log.Match().View(seat), data)
}

// Pad implements exchange.Replayer.
func (r replayer) Pad(kind string, seat games.Seat, data []byte) (err error) {
	defer caught(&err)
	n, err := r.noter(kind)
	if err != nil {
		return err
	}
	return n.Pad(seat, data)
}

type noter interface {
	games.Kind
	games.Noter
}

func (r replayer) noter(kind string) (noter, error) {
	g, err := r.all.Find(kind)
	if err != nil {
		return nil, err
	}
	if n, ok := g.Kind.(noter); ok {
		return n, nil
	}
	return nil, games.Refuse(games.IllegalData, nil)
}

// Answer implements exchange.Replayer.
func (replayer) Answer(data []byte) (err error) {
	defer caught(&err)
	_, err = course.DecodeAnswer(data)
	return err
}

// caught makes a panic of a game a refusal: a file from anywhere must not end the program.
func caught(err *error) {
	if v := recover(); v != nil {
		*err = fmt.Errorf("%w: %w", games.Refuse(games.IllegalData, nil), ui.PanickedIn("play again", v))
	}
}
