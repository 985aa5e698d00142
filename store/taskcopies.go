package store

import (
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
)

// ExerciseCopy is a task of a player's book with its answers, those taken back too. It came with version 5 of exports.
type ExerciseCopy struct {
	UID     string               `json:"uid"`
	Player  string               `json:"player"` // uid
	At      int64                `json:"at"`
	Day     int                  `json:"day"`    // since 1970
	Source  string               `json:"source"` // uid of the match
	Step    int                  `json:"step"`
	Kind    string               `json:"kind"`
	Rules   int                  `json:"rules"`
	Setup   games.Payload        `json:"setup"`
	Rows    []games.Row          `json:"rows,omitempty"`
	Own     games.Row            `json:"own"`
	Seat    games.Seat           `json:"seat"`
	Seats   []string             `json:"seats"` // uids
	Finding mind.Finding         `json:"finding"`
	Mind    string               `json:"mind,omitempty"`
	List    string               `json:"list,omitempty"`
	Picked  bool                 `json:"picked,omitempty"`
	Aside   Aside                `json:"aside,omitempty"`
	Answers []ExerciseAnswerCopy `json:"answers,omitempty"`
}

// ExerciseAnswerCopy is an answer to a task; Undone is when it was taken back.
type ExerciseAnswerCopy struct {
	UID    string `json:"uid"`
	At     int64  `json:"at"`
	Day    int    `json:"day"`
	Right  bool   `json:"right,omitempty"`
	Tips   int    `json:"tips,omitempty"`
	Undone *int64 `json:"undone,omitempty"`
}

// Exercise is the task without its answers; its Players have a UID alone.
func (c ExerciseCopy) Exercise() Exercise {
	e := Exercise{
		UID: c.UID, At: fromMillis(c.At), Day: c.Day, Source: c.Source, Step: c.Step, Kind: c.Kind, Rules: c.Rules, Setup: c.Setup,
		Rows: c.Rows, Own: c.Own, Seat: c.Seat, Finding: c.Finding, Mind: c.Mind, List: c.List, Picked: c.Picked, Aside: c.Aside,
	}
	for _, uid := range c.Seats {
		e.Players = append(e.Players, Player{UID: uid})
	}
	return e
}

// Exercise copies a task. One that can't be read is laid aside as lost.
func (r *Reader) Exercise(id ExerciseID) (c ExerciseCopy, err error) {
	player, _, err := one(r.tx, scanText, "SELECT p.uid FROM exercises e JOIN players p ON p.id = e.player_id WHERE e.id = ?", id)
	if err != nil {
		return c, err
	}
	e, _, err := one(r.tx, func(s scanner) (Exercise, error) { return scanExercise(s, nil) }, "SELECT "+exerciseColumns+" FROM exercises e WHERE id = ?", id)
	c = ExerciseCopy{
		UID: e.UID, Player: player, At: millis(e.At), Day: e.Day, Source: e.Source, Step: e.Step, Kind: e.Kind, Rules: e.Rules, Setup: e.Setup,
		Rows: e.Rows, Own: e.Own, Seat: e.Seat, Finding: e.Finding, Mind: e.Mind, List: e.List, Picked: e.Picked, Aside: e.Aside,
	}
	for _, p := range e.Players {
		c.Seats = append(c.Seats, p.UID)
	}
	if err != nil {
		return c, err
	}
	c.Answers, err = list(r.tx, func(s scanner) (a ExerciseAnswerCopy, err error) {
		return a, s.Scan(&a.UID, &a.At, &a.Day, &a.Right, &a.Tips, &a.Undone)
	}, "SELECT uid, at, day, solved, tips, undone_at FROM exercise_answers WHERE exercise_id = ? ORDER BY id", id)
	return c, err
}

// PuzzleCopy is a puzzle of a day that a player has begun, and a best answer. Own and Solved are there once it is answered or was
// shown, which earns no Stars. It came with version 6 of exports.
type PuzzleCopy struct {
	UID       string        `json:"uid"`
	Player    string        `json:"player"` // uid
	Day       daily.Day     `json:"day"`    // since 1970
	Kind      string        `json:"kind"`
	Language  string        `json:"language,omitempty"`
	List      string        `json:"list,omitempty"`
	Generator int           `json:"generator"`
	Rules     int           `json:"rules"`
	Setup     games.Payload `json:"setup"`
	Rows      []games.Row   `json:"rows,omitempty"`
	Seat      games.Seat    `json:"seat"`
	Best      float64       `json:"best"`
	Solution  []games.Row   `json:"solution,omitempty"`
	Tried     []games.Row   `json:"tried,omitempty"`
	Tips      int           `json:"tips,omitempty"`
	Own       *float64      `json:"own,omitempty"`
	Stars     int           `json:"stars,omitempty"`
	Solved    *daily.Day    `json:"solved,omitempty"`
	At        int64         `json:"at"`
}

// Try is the puzzle as the player has begun or solved it.
func (c PuzzleCopy) Try() PuzzleTry {
	t := PuzzleTry{
		UID: c.UID, Tried: c.Tried, Tips: c.Tips, Stars: c.Stars, At: fromMillis(c.At), Solved: c.Own != nil && c.Solved != nil,
		Puzzle: daily.Puzzle{
			ID:       daily.ID{Day: c.Day, Kind: c.Kind, Language: c.Language, List: c.List, Generator: c.Generator},
			Position: games.Position{Kind: c.Kind, Rules: c.Rules, Setup: c.Setup, Rows: c.Rows, Seat: c.Seat}, Best: c.Best, Solution: c.Solution,
		},
	}
	if t.Solved {
		t.Own, t.On = *c.Own, *c.Solved
	}
	return t
}

// Puzzle copies a puzzle that somebody has begun.
func (r *Reader) Puzzle(id PuzzleID) (c PuzzleCopy, err error) {
	player, _, err := one(r.tx, scanText, "SELECT p.uid FROM puzzles z JOIN players p ON p.id = z.player_id WHERE z.id = ?", id)
	if err != nil {
		return c, err
	}
	t, _, err := one(r.tx, scanPuzzle, "SELECT "+puzzleColumns+fromPuzzles+"WHERE z.id = ?", id)
	z := t.Puzzle
	c = PuzzleCopy{
		UID: t.UID, Player: player, Day: z.Day, Kind: z.ID.Kind, Language: z.Language, List: z.List, Generator: z.Generator,
		Rules: z.Rules, Setup: z.Setup, Rows: z.Rows, Seat: z.Seat, Best: z.Best, Solution: z.Solution, Tried: t.Tried, Tips: t.Tips, Stars: t.Stars, At: millis(t.At),
	}
	if t.Solved {
		c.Own, c.Solved = &t.Own, &t.On
	}
	return c, err
}
