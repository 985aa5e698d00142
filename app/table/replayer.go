package table

import (
	"context"
	"fmt"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/sheet"
	"spieltisch/store/exchange"
)

// Replayer plays again what a file says was played: a match, row by row against its sums, or a
// score sheet.
func (all Games) Replayer() exchange.Replayer { return replayer{all} }

type replayer struct{ all Games }

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
	res.Standing = log.Match().Standing()
	if o, over := log.Match().Outcome(); over {
		res.Outcome = &o
	}
	if c.Seats > 0 && len(res.Standing.Points) != c.Seats {
		return res, exchange.ErrSeats
	}
	return res, nil
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
func (r replayer) Draft(kind string, data []byte) (err error) {
	defer caught(&err)
	n, err := r.noter(kind)
	if err != nil {
		return err
	}
	return n.Draft(data)
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

func (r replayer) noter(kind string) (games.Noter, error) {
	g, err := r.all.Find(kind)
	if err != nil {
		return nil, err
	}
	if n, ok := g.Kind.(games.Noter); ok {
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
		*err = fmt.Errorf("%w: %w", games.Refuse(games.IllegalData, nil), ui.NewPanicked("play again", v))
	}
}
