package arena

import (
	"context"
	"fmt"
	"math"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// Voice is all that says of a game what a choice is worth: its tips, and the judge of reviews, exercises and puzzles. A contest
// that has one holds the two against each other while its matches are played.
type Voice struct {
	// Moves are what a seat may do where both have something to say, else none.
	Moves func(view any) []games.Action
	// Tip is what the last grade of a tip says to do.
	Tip func(ctx context.Context, view any) (games.Action, error)
	// Judge is what a review says of a decision.
	Judge func(context.Context, games.Decision) ([]mind.Finding, error)
	// Scale says what is a mistake there.
	Scale func(view any) mind.Scale
	Every int // one of so many decisions is looked at
	// Kind is that of a game in which it depends on what was chosen which choice a review calls better; nil for others.
	Kind games.Kind
}

// judging is what a review says of a choice where the tip is asked, too.
type judging func(games.Action) ([]mind.Finding, error)

// Heard is what Group.Acts counts the decisions by that a Voice was asked about.
const Heard = "heard"

// others are how many other choices of a decision are judged.
const others = 3

// hear counts in acts a decision that is looked at. The error says what isn't of one mind: whoever does as the tip says is told of a
// mistake, the best choice is worth something else by what was chosen, or a choice that nothing is better than is worth less
// than another one by as much as counts.
func (v *Voice) hear(ctx context.Context, seat games.Seat, step int, view any, chance *games.Chance, acts map[string]int) error {
	if v == nil || chance.IntN(v.Every) > 0 {
		return nil
	}
	moves := v.Moves(view)
	if len(moves) < 2 {
		return nil
	}
	acts[Heard]++
	judge := func(a games.Action) ([]mind.Finding, error) {
		return v.Judge(ctx, games.Decision{Step: step + 1, Seat: seat, View: view, Action: a})
	}
	tip, err := v.Tip(ctx, view)
	if err != nil {
		return err
	}
	told, err := judge(tip)
	if err != nil {
		return err
	}
	best := map[games.ID]float64{}
	for _, f := range told {
		if best[f.What] = f.Best; !f.Fine() {
			return fmt.Errorf("the tip %+v is a mistake: %+v", tip, f)
		}
	}
	of := agree(tip, best, v.Scale(view))
	if v.Kind != nil {
		of = v.named(judge)
	}
	for range others {
		a := moves[chance.IntN(len(moves))]
		found, err := judge(a)
		if err != nil {
			return err
		}
		for _, f := range found {
			if err := of(a, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// agree tells in an error if the best choice is worth something else by what was chosen, or a choice is called best that isn't. best is
// what it is worth after the tip.
func agree(tip games.Action, best map[games.ID]float64, scale mind.Scale) func(games.Action, mind.Finding) error {
	const rounding = 1e-9
	return func(a games.Action, f mind.Finding) error {
		was, there := best[f.What]
		switch {
		case !there:
			return nil
		case math.Abs(f.Best-was) > rounding:
			return fmt.Errorf("the best is worth %v after %+v, %v after the tip %+v", f.Best, a, was, tip)
		case f.Best <= f.Own && scale.Grade(was, f.Own) != mind.NoMistake:
			return fmt.Errorf("nothing is better than %+v, which is worth %v of %v", a, f.Own, was)
		}
		return nil
	}
}

// named tells in an error if a choice is called better than another one and a mistake itself.
func (v *Voice) named(judge judging) func(games.Action, mind.Finding) error {
	return func(a games.Action, f mind.Finding) error {
		better := f.Choice(v.Kind)
		if better == nil {
			return nil
		}
		of, err := judge(better)
		if err == nil && slices.ContainsFunc(of, func(f mind.Finding) bool { return !f.Fine() }) {
			err = fmt.Errorf("better than %+v is called %+v, and that is %+v", a, better, of)
		}
		return err
	}
}
