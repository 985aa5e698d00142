package store

import (
	"encoding/json"

	"spieltisch/games"
)

// Tip is what a seat was told about one position of a match.
type Tip struct {
	Seat  games.Seat `json:"seat"`
	Step  int        `json:"step,omitempty"`  // actions in force
	Grade int        `json:"grade,omitempty"` // how much it was told, from 1 to TipGrades
}

// TipGrades is how many grades a tip has.
const TipGrades = 3

// TakeTip keeps that a seat was told something, before it is told. A position counts once, however much was told of it. CodeNotFound for a match whose table hasn't agreed to tips.
func (s Logs) TakeTip(id MatchID, t Tip) error {
	return s.update("take tip", func(tx writeTx) error {
		_, agreed, err := one(tx.readTx, scanInt, "SELECT grade FROM tips WHERE log_id = ? AND seat = ?", id, games.Table)
		if err != nil {
			return err
		}
		if !agreed {
			return fail(CodeNotFound, nil, "What", "tips")
		}
		return keepTip(tx, id, t)
	})
}

func keepTip(tx writeTx, id LogID, t Tip) error {
	_, err := tx.Exec(`INSERT INTO tips (log_id, seat, step, grade) VALUES (?, ?, ?, ?)
		ON CONFLICT (log_id, seat, step) DO UPDATE SET grade = max(grade, excluded.grade)`, id, t.Seat, t.Step, t.Grade)
	return err
}

// agreeOnTips keeps that the table has agreed to tips.
func agreeOnTips(tx writeTx, id LogID) error { return keepTip(tx, id, Tip{Seat: games.Table}) }

// Tips are what the seats of a match were told, by seat and step.
func (s Logs) Tips(id MatchID) (all []Tip, err error) {
	err = s.view("tips", func(tx readTx) error {
		_, all, err = readTips(tx, id)
		return err
	})
	return all, err
}

// readTips tells whether the table has agreed, and what the seats were told.
func readTips(tx readTx, id LogID) (agreed bool, told []Tip, err error) {
	all, err := list(tx, func(r scanner) (t Tip, err error) { return t, r.Scan(&t.Seat, &t.Step, &t.Grade) },
		"SELECT seat, step, grade FROM tips WHERE log_id = ? ORDER BY seat, step", id)
	for _, t := range all {
		if t.Seat != games.Table {
			told = append(told, t)
		}
	}
	return len(all) > 0, told, err
}

// countTips counts the tips of logs by seat; logs without an agreement are missing.
func countTips(tx readTx, ids []LogID) (map[LogID][]int, error) {
	page, err := json.Marshal(ids)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	type row struct {
		id   LogID
		seat games.Seat
		n    int
	}
	rows, err := list(tx, func(r scanner) (x row, err error) { return x, r.Scan(&x.id, &x.seat, &x.n) },
		`SELECT t.log_id, t.seat, count(*) FILTER (WHERE t.grade > 0) FROM json_each(?) page CROSS JOIN tips t ON t.log_id = page.value
		GROUP BY t.log_id, t.seat ORDER BY t.log_id, t.seat`, string(page))
	out := map[LogID][]int{}
	for _, x := range rows {
		if out[x.id] == nil {
			out[x.id] = make([]int, mostSeats)
		}
		if x.seat >= 0 && x.seat < mostSeats {
			out[x.id][x.seat] = x.n
		}
	}
	return out, err
}

// firstOf are the counts of so many seats; nil stays nil.
func firstOf(n []int, seats int) []int { return n[:min(len(n), seats)] }

// AnyTips tells whether tips are allowed in any match.
func (r *Reader) AnyTips() (bool, error) {
	_, any, err := one(r.tx, scanInt, "SELECT 1 FROM tips t JOIN logs l ON l.id = t.log_id WHERE l.deleted_at IS NULL LIMIT 1")
	return any, err
}
