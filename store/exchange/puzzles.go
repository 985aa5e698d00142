package exchange

import (
	"fmt"
	"slices"

	"spieltisch/games"
	"spieltisch/store"
)

// puzzle lays a puzzle ready that somebody has begun. It must be one that can be shown.
func (x *reading) puzzle(raw []byte, line int) (any, error) {
	z, err := x.readPuzzle(raw)
	if err != nil {
		return nil, x.leave(LeftPuzzle, raw, line, err)
	}
	p, ok, err := x.here.PlayerBy(z.Player)
	if err != nil {
		return nil, err
	}
	var was store.PuzzleTry
	here := false
	if ok {
		if was, here, err = x.here.PuzzleBy(p.ID, z.Try().Puzzle.ID); err != nil {
			return nil, err
		}
	}
	x.report.Puzzles.met(!here, solves(z.Solved != nil && !was.Solved))
	return z, nil
}

// solves is one answer more, or none.
func solves(more bool) int {
	if more {
		return 1
	}
	return 0
}

// readPuzzle reads a puzzle, whose person must be in the file.
func (x *reading) readPuzzle(raw []byte) (z store.PuzzleCopy, err error) {
	if err := decode(raw, &z); err != nil {
		return z, err
	}
	if err := checkPuzzle(z); err != nil {
		return z, err
	}
	if err := x.person(z.Player); err != nil {
		return z, err
	}
	if !x.first("puzzles", z.UID) || !x.first("puzzles of", fmt.Sprint(z.Player, z.Day, z.Kind, z.Language)) {
		return z, &leave{reason: LeftTwice}
	}
	for _, then := range [][]games.Row{z.Solution, z.Tried} {
		_, err := x.replayer.Match(x.ctx, Claim{Kind: z.Kind, Rules: z.Rules, Setup: z.Setup, Rows: slices.Concat(z.Rows, then)})
		if err != nil {
			return z, leaving(err)
		}
	}
	if err := x.replayer.Puzzle(z.Try().Puzzle, z.Tried); err != nil {
		return z, leaving(err)
	}
	return z, nil
}
