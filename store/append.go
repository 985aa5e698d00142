package store

import (
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/sheet"
)

// Append is one row for the log of a match or sheet with everything that follows from it.
type Append struct {
	Log       LogID
	Seq       int // the next: Log.Rows + 1
	Row       games.Row
	By        PlayerID       // who typed it on a sheet; 0: nobody said
	Elapsed   time.Duration  // that this row took
	Standing  games.Standing // after it
	Outcome   *games.Outcome // after it; nil: the game runs (again)
	House     []HouseWord    // words and meanings made by this action; Match and Seq are filled in
	DropHouse bool           // with games.Undo: take back the house words of the action taken back
}

// StoredRow is a row of the log.
type StoredRow struct {
	games.Row
	Seq     int      // from 1
	By      PlayerID // the person who typed it on a sheet, or 0
	At      time.Time
	Elapsed time.Duration
}

// Append adds a row to the log in one transaction with the standing, scored
// turns, outcome, record and house words, history and statistics, and drops the drafts that build on an
// older position. CodeStale when Seq isn't the next, CodeNotFound when there is no such
// match, sheet or player; after any error nothing has changed.
func (s Logs) Append(a Append) error {
	return s.revise("append", func(tx writeTx) error {
		if err := addRow(tx, a); err != nil {
			return err
		}
		return keepPlays(tx, a.Log)
	})
}

// addRow is Append but for history and statistics.
func addRow(tx writeTx, a Append) error {
	rows, err := rowCount(tx.readTx, a.Log)
	if err != nil {
		return err
	}
	if a.Seq != rows+1 {
		return fail(CodeStale, nil, "Seq", a.Seq, "Next", rows+1)
	}
	if a.Row.Type == games.Undo { // only an undo follows the end
		if err := dropReview(tx, a.Log); err != nil {
			return err
		}
	}
	if a.Row.Type == games.Undo && a.DropHouse {
		if err := dropHouse(tx, a.Log); err != nil {
			return err
		}
	}
	for _, keep := range []func(writeTx, Append) error{keepRow, keepState, keepOutcome, keepHouse, dropDrafts} {
		if err := keep(tx, a); err != nil {
			return err
		}
	}
	return keepStanding(tx, a.Log, a.Standing)
}

// rowCount is the length of a log. CodeNotFound.
func rowCount(tx readTx, id LogID) (int, error) {
	n, ok, err := one(tx, scanInt, `SELECT (SELECT coalesce(max(seq), 0) FROM rows WHERE log_id = l.id)
		FROM logs l WHERE id = ? AND deleted_at IS NULL`, id)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "log")
	}
	return n, err
}

func keepRow(tx writeTx, a Append) error {
	_, err := tx.Exec("INSERT INTO rows (log_id, seq, seat, type, data, sum, player_id, at, elapsed) VALUES (?, ?, ?, ?, ?, ?, nullif(?, 0), ?, ?)",
		a.Log, a.Seq, a.Row.Seat, a.Row.Type, blob(a.Row.Data), int64(a.Row.Sum), a.By, millis(tx.now), a.Elapsed.Milliseconds())
	if dangling(err) {
		return fail(CodeNotFound, err, "What", "player")
	}
	return err
}

func keepState(tx writeTx, a Append) error {
	state, reason := StateAfter(a.Outcome)
	now := millis(tx.now)
	_, err := tx.Exec("UPDATE logs SET state = ?, reason = ?, updated = ?, played = iif(sheet = 1, played, ?), rows = ?, elapsed = elapsed + ? WHERE id = ?",
		state, reason, now, now, a.Seq, a.Elapsed.Milliseconds(), a.Log)
	return err
}

// StateAfter is the state of a log with this outcome, and why it ended.
func StateAfter(o *games.Outcome) (State, games.Reason) {
	if o == nil {
		return Running, ""
	}
	state := stateFor(o.Reason)
	if state == Running { // an outcome without a reason is still the end
		state = Finished
	}
	return state, o.Reason
}

func stateFor(reason games.Reason) State {
	switch reason {
	case "":
		return Running
	case games.ReasonAbandoned:
		return Abandoned
	}
	return Finished
}

// keepStanding keeps what the home page shows of a log.
func keepStanding(tx writeTx, id LogID, st games.Standing) error {
	if _, err := tx.Exec("UPDATE logs SET turn = ?, round = ?, phase = ? WHERE id = ?", st.Asked, st.Round, st.Phase, id); err != nil {
		return err
	}
	for seat, points := range st.Points {
		if _, err := tx.Exec("UPDATE seats SET points = ? WHERE log_id = ? AND seat = ?", points, id, seat); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(`UPDATE players SET last_played = max(last_played, (SELECT played FROM logs WHERE id = ?1))
		WHERE id IN (SELECT player_id FROM seats WHERE log_id = ?1)`, id); err != nil {
		return err
	}
	return keepScored(tx, id, st.Scored)
}

// keepScored writes only what differs: usually one turn more, after an undo one less.
func keepScored(tx writeTx, id LogID, want []games.ScoredTurn) error {
	type turn struct {
		n int
		games.ScoredTurn
	}
	have, err := list(tx, func(r scanner) (t turn, err error) { return t, r.Scan(&t.n, &t.Seat, &t.Round, &t.Word, &t.Points) },
		"SELECT n, seat, round, word, points FROM scored WHERE log_id = ? ORDER BY n", id)
	if err != nil {
		return err
	}
	same := 0
	for same < min(len(have), len(want)) && have[same] == (turn{same, want[same]}) {
		same++
	}
	if same < len(have) {
		if _, err := tx.Exec("DELETE FROM scored WHERE log_id = ? AND n >= ?", id, same); err != nil {
			return err
		}
	}
	for n, t := range want[same:] {
		if _, err := tx.Exec("INSERT INTO scored (log_id, n, seat, round, word, points) VALUES (?, ?, ?, ?, ?, ?)",
			id, same+n, t.Seat, t.Round, t.Word, t.Points); err != nil {
			return err
		}
	}
	return nil
}

func scored(tx readTx, id LogID) ([]games.ScoredTurn, error) {
	return list(tx, func(r scanner) (t games.ScoredTurn, err error) {
		return t, r.Scan(&t.Seat, &t.Round, &t.Word, &t.Points)
	},
		"SELECT seat, round, word, points FROM scored WHERE log_id = ? ORDER BY n", id)
}

func keepOutcome(tx writeTx, a Append) error {
	if _, err := tx.Exec("UPDATE seats SET place = NULL, place_points = NULL WHERE log_id = ? AND place IS NOT NULL", a.Log); err != nil {
		return err
	}
	if _, err := tx.Exec("DELETE FROM records WHERE log_id = ?", a.Log); err != nil || a.Outcome == nil {
		return err
	}
	for _, p := range a.Outcome.Places {
		if _, err := tx.Exec("UPDATE seats SET place = ?, place_points = ? WHERE log_id = ? AND seat = ?",
			p.Rank, p.Points, a.Log, p.Seat); err != nil {
			return err
		}
	}
	if r := a.Outcome.Record; r != nil {
		_, told, err := readTips(tx.readTx, a.Log)
		if err != nil || len(told) > 0 {
			return err // with help it is no record
		}
		return keepRecord(tx, a.Log, *r)
	}
	return nil
}

func dropDrafts(tx writeTx, a Append) error {
	_, err := tx.Exec("DELETE FROM drafts WHERE log_id = ? AND seq < ?", a.Log, a.Seq)
	return err
}

// Rows is the whole log, for the replay. CodeNotFound.
func (s Logs) Rows(id LogID) (all []StoredRow, err error) {
	err = s.view("rows", func(tx readTx) (err error) {
		if _, err = rowCount(tx, id); err == nil {
			all, err = rows(tx, id)
		}
		return err
	})
	return all, err
}

func rows(tx readTx, id LogID) ([]StoredRow, error) {
	return list(tx, func(r scanner) (row StoredRow, err error) {
		var sum, at, elapsed int64
		err = r.Scan(&row.Seq, &row.Seat, &row.Type, (*[]byte)(&row.Data), &sum, &row.By, &at, &elapsed)
		row.Sum, row.At, row.Elapsed = games.RowSum(sum), fromMillis(at), time.Duration(elapsed)*time.Millisecond
		return row, err
	}, `SELECT r.seq, r.seat, r.type, r.data, r.sum, coalesce(p.person, p.id, 0), r.at, r.elapsed
		FROM rows r LEFT JOIN players p ON p.id = r.player_id WHERE r.log_id = ? ORDER BY r.seq`, id)
}

// EditRows are the rows of a sheet's log as sheet.Replay takes them.
func EditRows(all []StoredRow) []sheet.Row {
	return each.Of(all, func(e StoredRow) sheet.Row { return sheet.Row{Type: e.Type, Data: e.Data} })
}

// inForce is the seq of the newest action that isn't taken back, or 0.
func inForce(tx readTx, id LogID) (int, error) {
	log, err := rows(tx, id)
	if err != nil {
		return 0, err
	}
	stack := []int{0}
	for _, r := range log {
		switch {
		case r.Type != games.Undo:
			stack = append(stack, r.Seq)
		case len(stack) > 1:
			stack = slices.Delete(stack, len(stack)-1, len(stack))
		}
	}
	return stack[len(stack)-1], nil
}
