package exchange

import (
	"fmt"
	"slices"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

// exportedPuzzle is a puzzle of a day that a player has begun, and a best answer. Own and Solved are there once it is answered or
// was shown, which earns no Stars. The list came with version 6.
type exportedPuzzle struct {
	UID       string         `json:"uid"`
	Player    string         `json:"player"` // uid
	Day       daily.Day      `json:"day"`    // since 1970
	Kind      string         `json:"kind"`
	Language  string         `json:"language,omitempty"`
	List      string         `json:"list,omitempty"`
	Generator int            `json:"generator"`
	Rules     int            `json:"rules"`
	Setup     payload        `json:"setup"`
	Rows      []exportedDone `json:"rows,omitempty"`
	Seat      games.Seat     `json:"seat"`
	Best      float64        `json:"best"`
	Solution  []exportedDone `json:"solution,omitempty"`
	Tried     []exportedDone `json:"tried,omitempty"`
	Tips      int            `json:"tips,omitempty"`
	Own       *float64       `json:"own,omitempty"`
	Stars     int            `json:"stars,omitempty"`
	Solved    *daily.Day     `json:"solved,omitempty"`
	At        int64          `json:"at"`
}

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
	if c, wrong := z.copied(); ok && wrong == nil {
		if was, here, err = x.here.PuzzleBy(p.ID, c.Puzzle.ID); err != nil {
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
func (x *reading) readPuzzle(raw []byte) (z exportedPuzzle, err error) {
	if err := decode(raw, &z); err != nil {
		return z, err
	}
	if err := z.check(); err != nil {
		return z, err
	}
	c, err := z.copied()
	if err != nil {
		return z, err
	}
	if _, ok := x.people.names[z.Player]; !ok || store.CharacterOf(z.Player) != 0 {
		return z, &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", z.Player)}
	}
	if !x.first("puzzles", z.UID) || !x.first("puzzles of", fmt.Sprint(z.Player, z.Day, z.Kind, z.Language)) {
		return z, &leave{reason: LeftTwice}
	}
	p := c.Puzzle
	for _, then := range [][]games.Row{p.Solution, c.Tried} {
		_, err := x.replayer.Match(x.ctx, Claim{Kind: p.ID.Kind, Rules: p.Rules, Setup: p.Setup, Rows: slices.Concat(p.Rows, then)})
		if err != nil {
			return z, leaving(err)
		}
	}
	if err := x.replayer.Puzzle(p, c.Tried); err != nil {
		return z, leaving(err)
	}
	return z, nil
}

func puzzleForm(c store.PuzzleCopy) exportedPuzzle {
	t := c.PuzzleTry
	z := t.Puzzle
	x := exportedPuzzle{
		UID: t.UID, Player: c.Player, Day: z.Day, Kind: z.ID.Kind, Language: z.Language, List: z.List, Generator: z.Generator,
		Rules: z.Rules, Setup: z.Setup, Rows: each(z.Rows, doneForm), Seat: z.Seat, Best: z.Best,
		Solution: each(z.Solution, doneForm), Tried: each(t.Tried, doneForm), Tips: t.Tips, Stars: t.Stars, At: millis(t.At),
	}
	if t.Solved {
		x.Own, x.Solved = &t.Own, &t.On
	}
	return x
}

func (x exportedPuzzle) copied() (c store.PuzzleCopy, err error) {
	rows, err := rowsOf(x.Rows)
	if err != nil {
		return c, err
	}
	solution, err := rowsOf(x.Solution)
	if err != nil {
		return c, err
	}
	tried, err := rowsOf(x.Tried)
	c.Player = x.Player
	c.PuzzleTry = store.PuzzleTry{
		UID: x.UID, Tried: tried, Tips: x.Tips, Stars: x.Stars, At: fromMillis(x.At),
		Puzzle: daily.Puzzle{
			ID:       daily.ID{Day: x.Day, Kind: x.Kind, Language: x.Language, List: x.List, Generator: x.Generator},
			Position: games.Position{Kind: x.Kind, Rules: x.Rules, Setup: x.Setup, Rows: rows, Seat: x.Seat}, Best: x.Best, Solution: solution,
		},
	}
	if x.Own != nil && x.Solved != nil {
		c.Solved, c.Own, c.On = true, *x.Own, *x.Solved
	}
	return c, err
}
