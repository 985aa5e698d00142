package mind

import (
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Puzzler makes the puzzles of the day. On most days just one of all hidden tiles of the others is certain, and it is asked for:
// on easy ones it shows by itself, between the open tiles of its row, else only from all that is known together. On hard days,
// with more seats and dashes, none is certain, and the guess is asked for that is likeliest right, both by the tiles alone and as
// tips and reviews have it (Adviser). A match of chance leads there, in which all guess what can be, on hard days what Fips would.
type Puzzler struct{}

var _ daily.Puzzler = Puzzler{}

// Number implements daily.Generator. 1 had a certain tile on hard days, too; 2 went by the tiles alone.
func (Puzzler) Number() int { return 3 }

// How far the search for a puzzle goes.
const (
	puzzleDeals = 400 // matches
	puzzleTurn  = 4   // before this turn there is too little to think of

	puzzleLikely = 0.5  // the chance of a best guess, at least
	puzzleAhead  = 0.15 // of all others
)

// Make implements daily.Generator.
func (Puzzler) Make(ctx context.Context, id daily.ID) (daily.Puzzle, error) {
	for n := range puzzleDeals {
		if err := ctx.Err(); err != nil {
			return daily.Puzzle{}, err
		}
		setup, log, err := deal(id, n)
		if err != nil {
			return daily.Puzzle{}, err
		}
		for {
			v, running := asked(log)
			if !running {
				break
			}
			if v.Phase == dv.PhaseGuess && v.TurnNumber >= puzzleTurn {
				if best, ok := single(ctx, v, id.Day.Grade()); ok {
					return daily.NewPuzzle(id, dv.Kind{}, setup, log, v.Me, best.Worth, best.Action)
				}
			}
			if log, err = log.Do(v.Me, plays(ctx, v, id.Day.Grade(), games.NewChance(id.Seed(n), log.Len(), 0))); err != nil {
				return daily.Puzzle{}, err
			}
		}
	}
	return daily.Puzzle{}, daily.ErrNone
}

// deal begins a match; its tiles are dealt.
func deal(id daily.ID, n int) (setup []byte, log games.Log, err error) {
	o := dv.DefaultOptions(2)
	if g := id.Day.Grade(); g == daily.Hard {
		o = dv.DefaultOptions(3)
		o.Dashes = true
	}
	o.Deal = true
	if setup, err = (dv.Setup{Options: o, Seed: id.Seed(n)}).Encode(); err != nil {
		return nil, log, err
	}
	if log, err = games.NewLog(dv.Kind{}, setup); err != nil {
		return nil, log, err
	}
	log, err = log.Do(games.Table, dv.Deal{})
	return setup, log, err
}

// asked is the view of the seat that is asked; false when the match is over.
func asked(log games.Log) (dv.View, bool) {
	for _, p := range log.Match().Prompts() {
		if v, ok := log.Match().View(p.Seat).(dv.View); ok && p.Main && p.Seat != games.Table {
			return v, true
		}
	}
	return dv.View{}, false
}

// plays is what somebody does on the way to a puzzle: a move of chance that can be right, or, where what has been guessed counts,
// that of somebody who thinks.
func plays(ctx context.Context, v dv.View, g daily.Grade, chance *games.Chance) games.Action {
	if g == daily.Hard {
		if c, ok := NewPlayer(mind.Fips, 0).Choose(ctx, v, chance); ok {
			return c.Action
		}
	}
	can := map[int]dv.Likely{}
	if v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain {
		for _, l := range dv.Weigh(v) {
			can[l.ID] = l
		}
	}
	moves := slices.DeleteFunc(v.Moves(), func(a games.Action) bool {
		g, ok := a.(dv.Guess)
		return ok && !can[g.Tile].Possible(g.Number)
	})
	return moves[chance.IntN(len(moves))]
}

// single is the guess that a puzzle asks for, if there is just one and that shows as the grade asks for.
func single(ctx context.Context, v dv.View, g daily.Grade) (games.Choice, bool) {
	if len(v.Places) > 1 {
		return games.Choice{}, false // where the own dash goes is another question
	}
	best, err := New(mind.Nova, 0).Best(ctx, v, 2)
	if err != nil || len(best) < 2 {
		return games.Choice{}, false
	}
	if g == daily.Hard {
		told, err := Adviser().Best(ctx, v, 2)
		return told[0], err == nil && stands(best) && stands(told) && same(best[0].Action, told[0].Action) &&
			!first(ctx, v, mind.Fips, told[0]) && first(ctx, v, g.Level(), told[0])
	}
	if best[0].Worth < sure || best[1].Worth >= sure {
		return games.Choice{}, false
	}
	seen, err := New(mind.Fips, 0).Worth(ctx, v, best[0].Action)
	best[0].Worth = 1
	return best[0], err == nil && seen.Worth >= sure == (g == daily.Easy)
}

// stands tells whether the best of two is likely enough and well ahead of the other, but not certain.
func stands(best []games.Choice) bool {
	return best[0].Worth < sure && best[0].Worth >= puzzleLikely && best[0].Worth-best[1].Worth >= puzzleAhead
}

// first tells whether a choice is that of a level, too.
func first(ctx context.Context, v dv.View, l mind.Level, c games.Choice) bool {
	own, err := New(l, 0).Best(ctx, v, 1)
	return err == nil && len(own) > 0 && same(own[0].Action, c.Action)
}

// PuzzleScale is from how much chance on a guess earns fewer stars; one that isn't the best earns none.
var PuzzleScale = mind.Scale{Small: 1 - sure, Medium: 1, Large: 1}

// Answer implements daily.Puzzler: only the best guess counts, though another one may hit. Own is its chance.
func (Puzzler) Answer(ctx context.Context, z daily.Puzzle, log games.Log) (own float64, v daily.Verdict, err error) {
	before, ok := log.At(log.Len() - 1).View(z.Seat).(dv.View)
	_, a := log.Step(log.Len())
	g, guesses := a.(dv.Guess)
	if !ok || !guesses {
		return 0, daily.Wrong, ctx.Err()
	}
	if best, err := z.SolvedBy(dv.Kind{}); err == nil && same(placed(g, 0), placed(best, 0)) {
		return z.Best, daily.Solved, ctx.Err()
	}
	return min(z.Best, heard(ctx, Adviser(), before).worth(g.Tile, g.Number)), daily.Wrong, ctx.Err()
}
