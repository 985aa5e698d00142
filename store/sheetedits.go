package store

import (
	"cmp"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

// AppendEdit is one row for a sheet's log with everything that follows from it.
type AppendEdit struct {
	Sheet    SheetID
	Seq      int // the next: Sheet.Rows + 1
	Edit     SheetEdit
	Standing games.Standing // after it
	Outcome  *games.Outcome // after it; nil: the game runs (again)
}

// AppendEdit adds a row to a sheet's log in one transaction with the points, the
// result, and history and statistics. CodeStale when Seq isn't the next, CodeNotFound
// when there is no such sheet or player; after any error nothing has changed.
func (s *Store) AppendEdit(a AppendEdit) error {
	return s.revise("append edit", func(tx writeTx) error {
		if err := addEdit(tx, a); err != nil {
			return err
		}
		return keepSheetPlay(tx, a.Sheet)
	})
}

// editCount is the length of a sheet's log. CodeNotFound.
func editCount(tx readTx, id SheetID) (int, error) {
	n, ok, err := one(tx, scanInt, `SELECT (SELECT coalesce(max(seq), 0) FROM sheet_edits WHERE sheet_id = s.id)
		FROM sheets s WHERE id = ? AND deleted_at IS NULL`, id)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "sheet")
	}
	return n, err
}

func addEdit(tx writeTx, a AppendEdit) error {
	rows, err := editCount(tx.readTx, a.Sheet)
	if err != nil {
		return err
	}
	if a.Seq != rows+1 {
		return fail(CodeStale, nil, "Seq", a.Seq, "Next", rows+1)
	}
	now := millis(tx.now)
	_, err = tx.Exec("INSERT INTO sheet_edits (sheet_id, seq, type, data, player_id, at) VALUES (?, ?, ?, ?, nullif(?, 0), ?)",
		a.Sheet, a.Seq, a.Edit.Type, blob(a.Edit.Data), a.Edit.By, now)
	if dangling(err) {
		return fail(CodeNotFound, err, "What", "player")
	}
	if err != nil {
		return err
	}
	state, reason := sheetState(a.Outcome)
	if _, err := tx.Exec("UPDATE sheets SET rows = ?, updated = ?, state = ?, reason = ? WHERE id = ?", a.Seq, now, state, reason, a.Sheet); err != nil {
		return err
	}
	if err := keepSheetOutcome(tx, a.Sheet, a.Outcome); err != nil {
		return err
	}
	return keepSheetStanding(tx, a.Sheet, a.Standing)
}

func sheetState(o *games.Outcome) (State, games.Reason) {
	switch {
	case o == nil:
		return Running, ""
	case o.Reason == games.ReasonAbandoned:
		return Abandoned, o.Reason
	}
	return Finished, o.Reason
}

func keepSheetOutcome(tx writeTx, id SheetID, o *games.Outcome) error {
	if _, err := tx.Exec("UPDATE sheet_seats SET place = NULL, place_points = NULL WHERE sheet_id = ?", id); err != nil || o == nil {
		return err
	}
	for _, p := range o.Places {
		if _, err := tx.Exec("UPDATE sheet_seats SET place = ?, place_points = ? WHERE sheet_id = ? AND seat = ?", p.Rank, p.Points, id, p.Seat); err != nil {
			return err
		}
	}
	return nil
}

func keepSheetStanding(tx writeTx, id SheetID, st games.Standing) error {
	if _, err := tx.Exec("UPDATE sheets SET turn = ?, round = ? WHERE id = ?", st.Asked, st.Round, id); err != nil {
		return err
	}
	for seat, points := range st.Points {
		if _, err := tx.Exec("UPDATE sheet_seats SET points = ? WHERE sheet_id = ? AND seat = ?", points, id, seat); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(`UPDATE players SET last_played = max(last_played, (SELECT played FROM sheets WHERE id = ?1))
		WHERE id IN (SELECT player_id FROM sheet_seats WHERE sheet_id = ?1)`, id); err != nil {
		return err
	}
	if _, err := tx.Exec("DELETE FROM sheet_scored WHERE sheet_id = ?", id); err != nil {
		return err
	}
	for n, t := range st.Scored {
		if _, err := tx.Exec("INSERT INTO sheet_scored (sheet_id, n, seat, round, word, points) VALUES (?, ?, ?, ?, ?, ?)",
			id, n, t.Seat, t.Round, t.Word, t.Points); err != nil {
			return err
		}
	}
	return nil
}

// Edits is a sheet's whole log. CodeNotFound.
func (s *Store) Edits(id SheetID) (all []StoredEdit, err error) {
	err = s.view("edits", func(tx readTx) (err error) {
		if _, err = editCount(tx, id); err == nil {
			all, err = edits(tx, id)
		}
		return err
	})
	return all, err
}

func edits(tx readTx, id SheetID) ([]StoredEdit, error) {
	return list(tx, func(r scanner) (e StoredEdit, err error) {
		var at int64
		err = r.Scan(&e.Seq, &e.Type, &e.Data, &e.By, &at)
		e.At = fromMillis(at)
		return e, err
	}, `SELECT e.seq, e.type, e.data, coalesce(p.person, p.id, 0), e.at
		FROM sheet_edits e LEFT JOIN players p ON p.id = e.player_id WHERE e.sheet_id = ? ORDER BY e.seq`, id)
}

// EditRows are the rows as sheet.Replay takes them.
func EditRows(all []StoredEdit) []sheet.Row {
	out := make([]sheet.Row, len(all))
	for i, e := range all {
		out[i] = sheet.Row{Type: e.Type, Data: e.Data}
	}
	return out
}

// DeletePlay deletes what stands for a game in the history: match, sheet, or both.
func (s *Store) DeletePlay(p Play) error { return s.both("delete play", p, millisNow) }

// UndeletePlay brings back what DeletePlay deleted.
func (s *Store) UndeletePlay(p Play) error { return s.both("undelete play", p, never) }

func millisNow(tx writeTx) any { return millis(tx.now) }
func never(writeTx) any        { return nil }

func (s *Store) both(op string, p Play, when func(writeTx) any) error {
	return s.revise(op, func(tx writeTx) error {
		if p.Match == 0 && p.Sheet == 0 {
			return fail(CodeNotFound, nil, "What", "play")
		}
		if p.Sheet != 0 {
			r, err := tx.Exec("UPDATE sheets SET deleted_at = ? WHERE id = ?", when(tx), p.Sheet)
			if err := must("sheet", r, err); err != nil {
				return err
			}
		}
		if p.Match != 0 {
			r, err := tx.Exec("UPDATE matches SET deleted_at = ? WHERE id = ?", when(tx), p.Match)
			if err := must("match", r, err); err != nil {
				return err
			}
		}
		d := derive(tx)
		if p.Sheet != 0 {
			if err := d.sheet(p.Sheet); err != nil {
				return err
			}
		}
		if p.Match != 0 {
			if err := d.match(p.Match); err != nil {
				return err
			}
		}
		return d.settle()
	})
}

// DescribeMatch sets where a match was played, and a note. CodeNotFound, CodeTextTooLong.
func (s *Store) DescribeMatch(id MatchID, place, note string) error {
	if err := cmp.Or(cleanText(&place, MaxPlace, "place"), cleanText(&note, MaxNote, "note")); err != nil {
		return err
	}
	return s.revise("describe match", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE matches SET place = ?, note = ? WHERE id = ? AND deleted_at IS NULL", place, note, id)
		if err := must("match", r, err); err != nil {
			return err
		}
		_, err = tx.Exec("UPDATE plays SET place = ? WHERE match_id = ? AND sheet_id IS NULL", place, id)
		return err
	})
}
