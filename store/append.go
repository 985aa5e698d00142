package store

import (
	"slices"
	"time"

	"spieltisch/games"
)

// Append is one row for a match's log with everything that follows from it.
type Append struct {
	Match     MatchID
	Seq       int // the next: Match.Rows + 1
	Row       games.Row
	Elapsed   time.Duration  // that this row took
	Standing  games.Standing // after it
	Outcome   *games.Outcome // after it; nil: the match runs (again)
	House     []HouseWord    // words and meanings made by this action; Match and Seq are filled in
	DropHouse bool           // with games.Undo: take back the house words of the action taken back
}

// StoredRow is a row of the log.
type StoredRow struct {
	games.Row
	Seq     int // from 1
	At      time.Time
	Elapsed time.Duration
}

// Append adds a row to the log in one transaction with the match's standing, scored
// turns, outcome, record and house words, and drops the drafts that build on an
// older position. CodeStale when Seq isn't the next, CodeNotFound when there is no such
// match; after any error nothing has changed.
func (s *Store) Append(a Append) error {
	return s.revise("append", func(tx writeTx) error {
		rows, err := rowCount(tx.readTx, a.Match)
		if err != nil {
			return err
		}
		if a.Seq != rows+1 {
			return fail(CodeStale, nil, "Seq", a.Seq, "Next", rows+1)
		}
		if a.Row.Type == games.Undo && a.DropHouse {
			if err := dropHouse(tx, a.Match); err != nil {
				return err
			}
		}
		for _, keep := range []func(writeTx, Append) error{keepRow, keepState, keepOutcome, keepHouse, dropDrafts} {
			if err := keep(tx, a); err != nil {
				return err
			}
		}
		if err := keepStanding(tx, a.Match, a.Standing); err != nil {
			return err
		}
		return keepMatchPlay(tx, a.Match)
	})
}

// rowCount is the length of a match's log. CodeNotFound.
func rowCount(tx readTx, id MatchID) (int, error) {
	n, ok, err := one(tx, scanInt, `SELECT (SELECT coalesce(max(seq), 0) FROM actions WHERE match_id = m.id)
		FROM matches m WHERE id = ? AND deleted_at IS NULL`, id)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "match")
	}
	return n, err
}

func keepRow(tx writeTx, a Append) error {
	_, err := tx.Exec("INSERT INTO actions (match_id, seq, seat, type, data, sum, at, elapsed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		a.Match, a.Seq, a.Row.Seat, a.Row.Type, blob(a.Row.Data), int64(a.Row.Sum), millis(tx.now), a.Elapsed.Milliseconds())
	return err
}

func keepState(tx writeTx, a Append) error {
	state, reason := matchState(a.Outcome)
	_, err := tx.Exec("UPDATE matches SET state = ?, reason = ?, updated = ?, rows = ?, elapsed = elapsed + ? WHERE id = ?",
		state, reason, millis(tx.now), a.Seq, a.Elapsed.Milliseconds(), a.Match)
	return err
}

// matchState is the state of a match with this outcome, and why it ended.
func matchState(o *games.Outcome) (State, games.Reason) {
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

// keepStanding keeps what the home page shows of a match.
func keepStanding(tx writeTx, id MatchID, st games.Standing) error {
	if _, err := tx.Exec("UPDATE matches SET turn = ?, round = ?, phase = ? WHERE id = ?", st.Asked, st.Round, st.Phase, id); err != nil {
		return err
	}
	for seat, points := range st.Points {
		if _, err := tx.Exec("UPDATE seats SET points = ? WHERE match_id = ? AND seat = ?", points, id, seat); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(`UPDATE players SET last_played = max(last_played, ?)
		WHERE id IN (SELECT player_id FROM seats WHERE match_id = ?)`, millis(tx.now), id); err != nil {
		return err
	}
	return keepScored(tx, id, st.Scored)
}

// keepScored writes only what differs: usually one turn more, after an undo one less.
func keepScored(tx writeTx, id MatchID, want []games.ScoredTurn) error {
	type turn struct {
		n int
		games.ScoredTurn
	}
	have, err := list(tx, func(r scanner) (t turn, err error) { return t, r.Scan(&t.n, &t.Seat, &t.Round, &t.Word, &t.Points) },
		"SELECT n, seat, round, word, points FROM scored WHERE match_id = ? ORDER BY n", id)
	if err != nil {
		return err
	}
	same := 0
	for same < min(len(have), len(want)) && have[same] == (turn{same, want[same]}) {
		same++
	}
	if same < len(have) {
		if _, err := tx.Exec("DELETE FROM scored WHERE match_id = ? AND n >= ?", id, same); err != nil {
			return err
		}
	}
	for n, t := range want[same:] {
		if _, err := tx.Exec("INSERT INTO scored (match_id, n, seat, round, word, points) VALUES (?, ?, ?, ?, ?, ?)",
			id, same+n, t.Seat, t.Round, t.Word, t.Points); err != nil {
			return err
		}
	}
	return nil
}

func scored(tx readTx, id MatchID) ([]games.ScoredTurn, error) {
	return list(tx, scanScored, "SELECT seat, round, word, points FROM scored WHERE match_id = ? ORDER BY n", id)
}

// Scored lists a match's settled turns in the order of play.
func (s *Store) Scored(id MatchID) (all []games.ScoredTurn, err error) {
	err = s.view("scored", func(tx readTx) (err error) {
		if _, err = rowCount(tx, id); err == nil {
			all, err = scored(tx, id)
		}
		return err
	})
	return all, err
}

func keepOutcome(tx writeTx, a Append) error {
	if _, err := tx.Exec("UPDATE seats SET place = NULL, place_points = NULL WHERE match_id = ? AND place IS NOT NULL", a.Match); err != nil {
		return err
	}
	if _, err := tx.Exec("DELETE FROM records WHERE match_id = ?", a.Match); err != nil || a.Outcome == nil {
		return err
	}
	for _, p := range a.Outcome.Places {
		if _, err := tx.Exec("UPDATE seats SET place = ?, place_points = ? WHERE match_id = ? AND seat = ?",
			p.Rank, p.Points, a.Match, p.Seat); err != nil {
			return err
		}
	}
	if r := a.Outcome.Record; r != nil {
		return keepRecord(tx, a.Match, *r)
	}
	return nil
}

func dropDrafts(tx writeTx, a Append) error {
	_, err := tx.Exec("DELETE FROM drafts WHERE match_id = ? AND seq < ?", a.Match, a.Seq)
	return err
}

// Rows is the whole log, for the replay. CodeNotFound.
func (s *Store) Rows(id MatchID) (all []StoredRow, err error) {
	err = s.view("rows", func(tx readTx) (err error) {
		if _, err = rowCount(tx, id); err == nil {
			all, err = rows(tx, id)
		}
		return err
	})
	return all, err
}

func rows(tx readTx, id MatchID) ([]StoredRow, error) {
	return list(tx, func(r scanner) (row StoredRow, err error) {
		var sum, at, elapsed int64
		err = r.Scan(&row.Seq, &row.Seat, &row.Type, &row.Data, &sum, &at, &elapsed)
		row.Sum, row.At, row.Elapsed = uint64(sum), fromMillis(at), time.Duration(elapsed)*time.Millisecond
		return row, err
	}, "SELECT seq, seat, type, data, sum, at, elapsed FROM actions WHERE match_id = ? ORDER BY seq", id)
}

// inForce is the seq of the newest action that isn't taken back, or 0.
func inForce(tx readTx, id MatchID) (int, error) {
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
