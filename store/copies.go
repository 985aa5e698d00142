package store

import (
	"errors"
	"fmt"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// What goes from one file to another is copied by uids, which are the same in every copy of the data. Times are Unix
// milliseconds, durations milliseconds.

// PlayerCopy is a player; MergedInto is the uid of the player who is the same person, or "".
type PlayerCopy struct {
	UID        string
	Name       string
	Color      int
	Hidden     bool
	Created    int64
	LastPlayed int64
	MergedInto string
	Picture    []byte
	Level      mind.Level // 0: a person; else a character
}

// LogCopy is a match or a sheet with its rows. Players and, of a sheet, the Match for which it stands are uids; a sheet
// has no drafts, pads and tips here.
type LogCopy struct {
	UID                      string
	Sheet                    bool
	Kind                     string
	Rules                    int
	State                    State
	Reason                   games.Reason
	Created, Updated, Played int64
	Asked                    games.Seat
	Round                    int
	Phase                    games.ID
	Elapsed                  int64
	Series, Place, Note      string
	Match                    string
	Setup                    []byte
	Seats                    []SeatCopy
	Rows                     []RowCopy
	Scored                   []games.ScoredTurn
	Record                   *RecordCopy // that a match played alone made
	Drafts                   []DraftCopy
	Pads                     []PadCopy
	TipsAgreed               bool // of a match
	Tips                     []Tip
}

// SeatCopy is who sat there, their points, and in the end their rank and its points.
type SeatCopy struct {
	Player      string
	Points      int
	Place       *int
	PlacePoints *int
}

// RowCopy is a row of a log; By is who typed it on a sheet, or "".
type RowCopy struct {
	games.Row
	By          string
	At, Elapsed int64
}

// RecordCopy is a record.
type RecordCopy struct {
	UID   string
	Key   string
	Value int
	At    int64
}

// DraftCopy is what a seat hasn't submitted yet, on so many rows of the log.
type DraftCopy struct {
	Seat    games.Seat
	Seq     int
	Data    []byte
	Elapsed int64
}

// PadCopy are a seat's notes.
type PadCopy struct {
	Seat games.Seat
	Data []byte
}

// RulingCopy is a house word or meaning; Made is the uid of the match whose action made it, or "".
type RulingCopy struct {
	HouseWord
	Made string
}

// SettingCopy is a setting that travels, as JSON.
type SettingCopy struct {
	Key     string
	Value   []byte
	Updated int64
}

// CourseCopy is what a player answered in the course, and how often they started over.
type CourseCopy struct {
	Player  string
	Resets  []ResetCopy
	Answers []AnswerCopy
}

// ResetCopy put answers out of force; Undone is when it was taken back.
type ResetCopy struct {
	UID    string
	At     int64
	Undone *int64
}

// AnswerCopy is an answer; Reset is the uid of what put it out of force, or "".
type AnswerCopy struct {
	UID   string
	At    int64
	Data  []byte
	Reset string
}

// PuzzleCopy is a puzzle that a player has begun.
type PuzzleCopy struct {
	Player string // uid
	PuzzleTry
}

// ExerciseCopy is a task of a player's book with its answers, those taken back too. The Players of its Exercise have a UID alone.
type ExerciseCopy struct {
	Exercise
	Player  string
	Answers []ExerciseAnswerCopy
}

// ExerciseAnswerCopy is an answer to a task; Undone is when it was taken back.
type ExerciseAnswerCopy struct {
	UID    string
	At     int64
	Day    int
	Right  bool
	Tips   int
	Undone *int64
}

// ErrSeatLost is the error for a log that has lost a seat or its player.
var ErrSeatLost = errors.New("a seat or its player is missing")

// Colors are those of all persons who are listed.
func (r *Reader) Colors() ([]int, error) {
	return list(r.tx, scanInt, "SELECT color FROM players WHERE hidden = 0 AND merged_into IS NULL AND level = 0")
}

// Player copies a player.
func (r *Reader) Player(id PlayerID) (PlayerCopy, error) {
	p, _, err := one(r.tx, func(s scanner) (p PlayerCopy, err error) {
		return p, s.Scan(&p.UID, &p.Name, &p.Color, &p.Hidden, &p.Created, &p.LastPlayed, &p.MergedInto, &p.Picture, &p.Level)
	}, `SELECT p.uid, p.name, CAST(p.color AS INTEGER), p.hidden <> 0, CAST(p.created AS INTEGER), CAST(p.last_played AS INTEGER), coalesce(m.uid, ''), x.data, p.level
		FROM players p LEFT JOIN players m ON m.id = p.merged_into LEFT JOIN player_pictures x ON x.player_id = p.id WHERE p.id = ?`, id)
	return p, err
}

// Log copies a match or sheet. With an error the copy has what could be read; ErrSeatLost.
func (r *Reader) Log(id LogID) (l LogCopy, err error) {
	l, _, err = one(r.tx, func(s scanner) (l LogCopy, err error) {
		return l, s.Scan(&l.UID, &l.Sheet, &l.Kind, &l.Rules, &l.State, &l.Reason, &l.Created, &l.Updated, &l.Played, &l.Asked, &l.Round, &l.Phase,
			&l.Elapsed, &l.Series, &l.Place, &l.Note, &l.Match, &l.Setup)
	}, `SELECT l.uid, l.sheet, l.kind, l.rules, l.state, l.reason, l.created, l.updated, l.played, l.turn, l.round, l.phase,
			l.elapsed, l.series, l.place, l.note, coalesce(m.uid, ''), l.setup
		FROM logs l LEFT JOIN logs m ON m.id = l.match_id AND m.deleted_at IS NULL WHERE l.id = ?`, id)
	if err != nil {
		return l, err
	}
	for _, part := range []func(readTx, LogID) error{l.readSeats, l.readScored, l.readRows, l.readNotes} {
		if err := part(r.tx, id); err != nil {
			return l, err
		}
	}
	return l, nil
}

func (l *LogCopy) readSeats(tx readTx, id LogID) (err error) {
	next, lost := 0, false
	l.Seats, err = list(tx, func(s scanner) (seat SeatCopy, err error) {
		var at int
		err = s.Scan(&at, &seat.Player, &seat.Points, &seat.Place, &seat.PlacePoints)
		lost = lost || at != next || seat.Player == ""
		next++
		return seat, err
	}, `SELECT s.seat, coalesce(p.uid, ''), s.points, s.place, s.place_points
		FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.log_id = ? ORDER BY s.seat`, id)
	if err == nil && lost {
		err = ErrSeatLost
	}
	return err
}

func (l *LogCopy) readScored(tx readTx, id LogID) (err error) {
	l.Scored, err = scored(tx, id)
	return err
}

func (l *LogCopy) readRows(tx readTx, id LogID) error {
	seq := 0
	all, err := list(tx, func(s scanner) (row RowCopy, err error) {
		var at int
		var sum int64
		err = s.Scan(&at, &row.Seat, &row.Type, &row.Data, &sum, &row.By, &row.At, &row.Elapsed)
		if seq++; err == nil && !l.Sheet && at != seq { // a sheet counts without
			err = fmt.Errorf("row %d is missing", seq)
		}
		row.Sum = uint64(sum)
		return row, err
	}, `SELECT r.seq, r.seat, r.type, r.data, r.sum, coalesce(p.uid, ''), r.at, r.elapsed
		FROM rows r LEFT JOIN players p ON p.id = r.player_id WHERE r.log_id = ? ORDER BY r.seq`, id)
	l.Rows = all
	return err
}

// readNotes reads what only matches have.
func (l *LogCopy) readNotes(tx readTx, id LogID) error {
	if l.Sheet {
		return nil
	}
	rec, ok, err := one(tx, func(s scanner) (x RecordCopy, err error) { return x, s.Scan(&x.UID, &x.Key, &x.Value, &x.At) },
		"SELECT uid, key, value, at FROM records WHERE log_id = ?", id)
	if err != nil {
		return err
	}
	if ok {
		l.Record = &rec
	}
	if l.Drafts, err = list(tx, func(s scanner) (d DraftCopy, err error) { return d, s.Scan(&d.Seat, &d.Seq, &d.Data, &d.Elapsed) },
		"SELECT seat, seq, data, elapsed FROM drafts WHERE log_id = ? ORDER BY seat", id); err != nil {
		return err
	}
	if l.Pads, err = list(tx, func(s scanner) (p PadCopy, err error) { return p, s.Scan(&p.Seat, &p.Data) },
		"SELECT seat, data FROM pads WHERE log_id = ? ORDER BY seat", id); err != nil {
		return err
	}
	l.TipsAgreed, l.Tips, err = readTips(tx, id)
	return err
}

// Ruling copies a house word or meaning.
func (r *Reader) Ruling(id int64) (RulingCopy, error) {
	h, _, err := one(r.tx, scanHouse, "SELECT "+houseColumns+" FROM house_words WHERE id = ?", id)
	if err != nil {
		return RulingCopy{HouseWord: h}, err
	}
	made, _, err := one(r.tx, scanText, "SELECT uid FROM logs WHERE id = ? AND deleted_at IS NULL", h.Match)
	return RulingCopy{h, made}, err
}

// Settings copies all settings that travel.
func (r *Reader) Settings() ([]SettingCopy, error) {
	return list(r.tx, func(s scanner) (x SettingCopy, err error) { return x, s.Scan(&x.Key, &x.Value, &x.Updated) },
		"SELECT key, value, updated FROM settings WHERE travels = 1 ORDER BY key")
}

// Course copies what a player answered.
func (r *Reader) Course(id PlayerID) (c CourseCopy, err error) {
	if c.Player, _, err = one(r.tx, scanText, "SELECT uid FROM players WHERE id = ?", id); err != nil {
		return c, err
	}
	if c.Resets, err = list(r.tx, func(s scanner) (x ResetCopy, err error) { return x, s.Scan(&x.UID, &x.At, &x.Undone) },
		"SELECT uid, at, undone_at FROM learning_resets WHERE player_id = ? ORDER BY id", id); err != nil {
		return c, err
	}
	c.Answers, err = list(r.tx, func(s scanner) (x AnswerCopy, err error) { return x, s.Scan(&x.UID, &x.At, &x.Data, &x.Reset) },
		"SELECT l.uid, l.at, l.data, coalesce(r.uid, '') FROM learning l LEFT JOIN learning_resets r ON r.id = l.reset_id WHERE l.player_id = ? ORDER BY l.id", id)
	return c, err
}

// Exercise copies a task. One that can't be read is laid aside as lost.
func (r *Reader) Exercise(id ExerciseID) (c ExerciseCopy, err error) {
	if c.Player, _, err = one(r.tx, scanText, "SELECT p.uid FROM exercises e JOIN players p ON p.id = e.player_id WHERE e.id = ?", id); err != nil {
		return c, err
	}
	if c.Exercise, _, err = one(r.tx, func(s scanner) (Exercise, error) { return scanExercise(s, nil) },
		"SELECT "+exerciseColumns+" FROM exercises e WHERE id = ?", id); err != nil {
		return c, err
	}
	c.Answers, err = list(r.tx, func(s scanner) (a ExerciseAnswerCopy, err error) {
		return a, s.Scan(&a.UID, &a.At, &a.Day, &a.Right, &a.Tips, &a.Undone)
	}, "SELECT uid, at, day, solved, tips, undone_at FROM exercise_answers WHERE exercise_id = ? ORDER BY id", id)
	return c, err
}

// Puzzle copies a puzzle that somebody has begun.
func (r *Reader) Puzzle(id PuzzleID) (c PuzzleCopy, err error) {
	if c.Player, _, err = one(r.tx, scanText, "SELECT p.uid FROM puzzles z JOIN players p ON p.id = z.player_id WHERE z.id = ?", id); err != nil {
		return c, err
	}
	c.PuzzleTry, _, err = one(r.tx, scanPuzzle, "SELECT "+puzzleColumns+fromPuzzles+"WHERE z.id = ?", id)
	return c, err
}
