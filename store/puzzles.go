package store

import (
	"database/sql"
	"time"

	"spieltisch/games"
	"spieltisch/games/daily"
)

// PuzzleID names what somebody has made of a puzzle in this file.
type PuzzleID int64

// PuzzleTry is a puzzle of a day as a person has begun or solved it.
type PuzzleTry struct {
	ID     PuzzleID
	UID    string
	Player PlayerID // the person
	Puzzle daily.Puzzle
	Tried  []games.Row // what was done since the position
	Tips   int
	Solved bool
	Own    float64   // what the answer is worth, once it is solved
	Stars  int       // 0 until then
	On     daily.Day // the day on which it was solved; its own, where it was begun on that
	At     time.Time // when it was begun; once it is solved, when that was
}

// InTime tells whether a puzzle was solved on its own day.
func (t PuzzleTry) InTime() bool { return t.Solved && t.On == t.Puzzle.Day }

// PuzzleOf is the puzzle that somebody here has begun on a day, so that all have the same one, though the words or the
// generator be others now; the one begun first.
func (s Puzzles) PuzzleOf(d daily.Day, kind, language string) (z daily.Puzzle, ok bool, err error) {
	err = s.view("puzzle", func(tx readTx) error {
		var t PuzzleTry
		t, ok, err = one(tx, scanPuzzle, "SELECT "+puzzleColumns+fromPuzzles+"WHERE day = ? AND kind = ? AND language = ? ORDER BY z.id LIMIT 1", d, kind, language)
		z = t.Puzzle
		return err
	})
	return z, ok, err
}

// BeginPuzzle keeps that a person begins a puzzle, and returns it with what they had done of it before. CodeNotFound.
func (s Puzzles) BeginPuzzle(player PlayerID, z daily.Puzzle) (t PuzzleTry, err error) {
	err = s.update("begin puzzle", func(tx writeTx) error {
		person, err := humanOf(tx.readTx, player)
		if err != nil {
			return err
		}
		ok := false
		if t, ok, err = tryOf(tx.readTx, person, z.Day, z.ID.Kind, z.Language); err != nil || ok {
			return err
		}
		if err = addPuzzle(tx, person, PuzzleTry{UID: tx.newUID(), Puzzle: z, At: tx.now}); err != nil {
			return err
		}
		t, _, err = tryOf(tx.readTx, person, z.Day, z.ID.Kind, z.Language)
		return err
	})
	return t, err
}

// KeepPuzzle keeps what was done of a puzzle that isn't solved. CodeNotFound for one that is.
func (s Puzzles) KeepPuzzle(id PuzzleID, tried []games.Row, tips int) error {
	return s.update("keep puzzle", func(tx writeTx) error {
		rows, err := packRows(tried...)
		if err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE puzzles SET tried = ?, tips = ? WHERE id = ? AND solved IS NULL", rows, tips, id)
		return found("puzzle", r, err)
	})
}

// SolvePuzzle keeps the answer to a puzzle, before it is shown as judged: the first one counts. CodeNotFound for one that is solved.
func (s Puzzles) SolvePuzzle(id PuzzleID, tried []games.Row, tips int, own float64, stars int, on daily.Day) error {
	return s.update("solve puzzle", func(tx writeTx) error {
		rows, err := packRows(tried...)
		if err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE puzzles SET tried = ?, tips = ?, own = ?, stars = ?, solved = ?, at = ? WHERE id = ? AND solved IS NULL",
			rows, tips, own, stars, on, millis(tx.now), id)
		return found("puzzle", r, err)
	})
}

// PuzzleTries are what all persons have made of the puzzles from a day to another one: by day, those begun first in front.
func (s Puzzles) PuzzleTries(from, to daily.Day) (all []PuzzleTry, err error) {
	err = s.view("puzzles", func(tx readTx) error {
		rows, err := list(tx, scanPuzzle, "SELECT "+puzzleColumns+fromPuzzles+"WHERE day BETWEEN ? AND ? ORDER BY day, z.id", from, to)
		type key struct {
			person         PlayerID
			day            daily.Day
			kind, language string
		}
		at := map[key]int{}
		for _, t := range rows { // who was merged may have two of one
			k := key{t.Player, t.Puzzle.Day, t.Puzzle.ID.Kind, t.Puzzle.Language}
			i, twice := at[k]
			switch {
			case !twice:
				at[k] = len(all)
				all = append(all, t)
			case t.Solved && !all[i].Solved:
				all[i] = t
			}
		}
		return err
	})
	return all, err
}

// PuzzleDays are the days on which a person has found the answer to a puzzle of the same day, in order: one that was shown has no
// stars. CodeNotFound.
func (s Puzzles) PuzzleDays(player PlayerID) (days []daily.Day, err error) {
	err = s.view("days of puzzles", func(tx readTx) error {
		person, err := humanOf(tx, player)
		if err != nil {
			return err
		}
		days, err = list(tx, func(r scanner) (d daily.Day, err error) { return d, r.Scan(&d) },
			"SELECT DISTINCT day FROM puzzles WHERE "+ofPerson+" AND solved = day AND stars > 0 ORDER BY day", person)
		return err
	})
	return days, err
}

func addPuzzle(tx writeTx, player PlayerID, t PuzzleTry) error {
	z := t.Puzzle
	done, err := packRows(z.Rows...)
	if err != nil {
		return err
	}
	solution, err := packRows(z.Solution...)
	if err != nil {
		return err
	}
	tried, err := packRows(t.Tried...)
	if err != nil {
		return err
	}
	own, solved := sql.NullFloat64{Float64: t.Own, Valid: t.Solved}, sql.NullInt64{Int64: int64(t.On), Valid: t.Solved}
	_, err = tx.Exec(`INSERT INTO puzzles (uid, player_id, day, kind, language, list, generator, rules, setup, done, seat, best, solution, tried, tips, own, stars, solved, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		t.UID, player, z.Day, z.ID.Kind, z.Language, z.List, z.Generator, z.Rules, blob(z.Setup), done, z.Seat, z.Best, solution, tried, t.Tips, own, t.Stars, solved, millis(t.At))
	return err
}

// tryOf is what a person has made of a puzzle: what is solved comes first, where two were merged who both had begun.
func tryOf(tx readTx, person PlayerID, d daily.Day, kind, language string) (PuzzleTry, bool, error) {
	return one(tx, scanPuzzle, "SELECT "+puzzleColumns+fromPuzzles+"WHERE coalesce(p.person, p.id) = ? AND day = ? AND kind = ? AND language = ? ORDER BY solved IS NULL, z.id LIMIT 1",
		person, d, kind, language)
}

const fromPuzzles = " FROM puzzles z JOIN players p ON p.id = z.player_id "

const puzzleColumns = "z.id, z.uid, coalesce(p.person, p.id), z.day, z.kind, z.language, z.list, z.generator, z.rules, z.setup, z.done, z.seat, z.best, z.solution, z.tried, z.tips, z.own, z.stars, z.solved, z.at"

// scanPuzzle reads one. What was done of one that can't be read counts as not done.
func scanPuzzle(r scanner) (t PuzzleTry, err error) {
	var own sql.NullFloat64
	var solved sql.NullInt64
	var at int64
	var done, solution, tried []byte
	z := &t.Puzzle
	if err = r.Scan(&t.ID, &t.UID, &t.Player, &z.Day, &z.ID.Kind, &z.Language, &z.List, &z.Generator, &z.Rules, &z.Setup, &done, &z.Seat, &z.Best,
		&solution, &tried, &t.Tips, &own, &t.Stars, &solved, &at); err != nil {
		return t, err
	}
	z.Position.Kind = z.ID.Kind
	t.Own, t.Solved, t.On, t.At = own.Float64, solved.Valid, daily.Day(solved.Int64), fromMillis(at)
	var doneErr, solutionErr, triedErr error
	z.Rows, doneErr = unpackRows(done)
	z.Solution, solutionErr = unpackRows(solution)
	t.Tried, triedErr = unpackRows(tried)
	if doneErr != nil || solutionErr != nil {
		z.Solution = nil
	}
	if doneErr != nil || triedErr != nil {
		t.Tried = nil
	}
	return t, nil
}
