package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"spieltisch/games"
)

// SheetID names a score sheet in this file. IDs are never used again.
type SheetID int64

// Bounds of what people write about a game, in runes.
const (
	MaxPlace = 60
	MaxNote  = 1000
)

// NewSheet is what CreateSheet needs.
type NewSheet struct {
	Kind     string
	Rules    int
	Setup    []byte
	Players  []PlayerID // by seat
	Played   time.Time  // when the game was played, with a time of day, which orders the games of a day; zero: now
	Place    string
	Note     string
	Series   string  // the UID of the first sheet on the same paper, or ""
	Match    MatchID // the match that the sheet carries on or corrects, or 0
	Standing games.Standing
	// First is entered at once, such as what the match says; nil: an empty sheet.
	First   *SheetEdit
	Outcome *games.Outcome // after First
}

// SheetEdit is a row of a sheet's log: what games/sheet calls a Row, and who typed it.
type SheetEdit struct {
	Type string
	Data []byte
	By   PlayerID // 0: nobody said
}

// StoredEdit is a row of a sheet's log.
type StoredEdit struct {
	SheetEdit
	Seq int // from 1
	At  time.Time
}

// Sheet is a score sheet without its log.
type Sheet struct {
	ID               SheetID
	UID              string // the same in every copy of the data
	Kind             string
	Rules            int
	Setup            []byte
	Players          []Player // by seat; the zero Player where the file has lost him
	State            State    // Running, Finished or Abandoned
	Reason           games.Reason
	Created, Updated time.Time // Updated: by the last edit
	Played           time.Time
	Place, Note      string
	Asked            games.Seat
	Round            int
	Points           []int // as many as Players
	Series           string
	Match            MatchID       // or 0
	Rows             int           // of the log; the next edit has Seq Rows+1
	Places           []games.Place // once it is over, best first; all of them within Players
}

// CreateSheet begins a sheet. The codes are those of CreateMatch, and CodeNotFound for
// the match; CodeSheetThere when that has a sheet, CodeTextTooLong for place and note.
func (s *Store) CreateSheet(n NewSheet) (id SheetID, err error) {
	if len(n.Players) == 0 {
		return 0, fail(CodeNameEmpty, nil)
	}
	if err := errors.Join(cleanText(&n.Place, MaxPlace, "place"), cleanText(&n.Note, MaxNote, "note")); err != nil {
		return 0, err
	}
	err = s.revise("create sheet", func(tx writeTx) error {
		if n.Played.IsZero() {
			n.Played = tx.now
		}
		if n.Match != 0 {
			if _, err := rowCount(tx.readTx, n.Match); err != nil {
				return err
			}
		}
		now := millis(tx.now)
		r, err := tx.Exec(`INSERT INTO sheets (uid, kind, rules, state, created, updated, played, turn, round, series, place, note, match_id, setup)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, 0), ?)`,
			newUID(), n.Kind, n.Rules, Running, now, now, millis(n.Played), n.Standing.Asked, n.Standing.Round, n.Series, n.Place, n.Note, n.Match, blob(n.Setup))
		if unique(err) {
			return fail(CodeSheetThere, err)
		}
		if err != nil {
			return err
		}
		raw, err := r.LastInsertId()
		if err != nil {
			return err
		}
		id = SheetID(raw)
		if err := seatSheet(tx, id, n.Players); err != nil {
			return err
		}
		if n.First != nil {
			err = addEdit(tx, AppendEdit{Sheet: id, Seq: 1, Edit: *n.First, Standing: n.Standing, Outcome: n.Outcome})
		} else {
			err = keepSheetStanding(tx, id, n.Standing)
		}
		if err != nil {
			return err
		}
		return keepSheetPlay(tx, id)
	})
	if err != nil {
		return 0, err
	}
	return id, nil
}

// cleanText trims what somebody wrote and bounds it.
func cleanText(text *string, most int, what string) error {
	*text = strings.TrimSpace(strings.ToValidUTF8(*text, ""))
	if utf8.RuneCountInString(*text) > most {
		return fail(CodeTextTooLong, nil, "What", what, "Max", most)
	}
	return nil
}

// seatSheet seats the persons that the players are.
func seatSheet(tx writeTx, id SheetID, players []PlayerID) error {
	for seat, p := range players {
		person, err := personOf(tx.readTx, p)
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO sheet_seats (sheet_id, seat, player_id) VALUES (?, ?, ?)", id, seat, person)
		if err := seatTaken(tx, person, err); err != nil {
			return err
		}
	}
	return nil
}

// Sheet is one sheet that isn't deleted. CodeNotFound.
func (s *Store) Sheet(id SheetID) (sh Sheet, err error) {
	err = s.view("sheet", func(tx readTx) error {
		found, err := sheets(tx, []SheetID{id})
		if err == nil && len(found) == 0 {
			return fail(CodeNotFound, nil, "What", "sheet")
		}
		if err == nil {
			sh = found[0]
		}
		return err
	})
	return sh, err
}

// SheetOf is the sheet that stands for a match; false when there is none.
func (s *Store) SheetOf(match MatchID) (id SheetID, ok bool, err error) {
	err = s.view("sheet of match", func(tx readTx) (err error) {
		id, ok, err = one(tx, func(r scanner) (id SheetID, err error) { return id, r.Scan(&id) },
			"SELECT id FROM sheets WHERE match_id = ? AND deleted_at IS NULL", match)
		return err
	})
	return id, ok, err
}

// Paper lists the sheets on one paper in the order in which they were begun: the one with
// this UID and those whose Series it is.
func (s *Store) Paper(uid string) (all []Sheet, err error) {
	err = s.view("paper", func(tx readTx) error {
		ids, err := list(tx, func(r scanner) (id SheetID, err error) { return id, r.Scan(&id) },
			"SELECT id FROM sheets WHERE uid = ?1 UNION SELECT id FROM sheets WHERE series = ?1 AND series <> '' ORDER BY id", uid)
		if err == nil {
			all, err = sheets(tx, ids)
		}
		return err
	})
	return all, err
}

// sheets reads those of the ids that aren't deleted, in the order of the ids.
func sheets(tx readTx, ids []SheetID) ([]Sheet, error) {
	page, err := json.Marshal(ids)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	all, err := list(tx, scanSheet, `SELECT s.id, s.uid, s.kind, s.rules, s.setup, s.state, s.reason, s.created, s.updated, s.played,
			s.place, s.note, s.turn, s.round, s.series, coalesce(s.match_id, 0), s.rows
		FROM json_each(?) page CROSS JOIN sheets s ON s.id = page.value WHERE s.deleted_at IS NULL ORDER BY page.key`, string(page))
	if err != nil {
		return nil, err
	}
	index := make(map[int64]int, len(all))
	for i, s := range all {
		index[int64(s.ID)] = i
	}
	seats, err := seatRows(tx, "sheet_seats", "sheet_id", string(page))
	if err != nil {
		return nil, err
	}
	for _, r := range seats {
		i, ok := index[r.of]
		if !ok {
			continue
		}
		seat(r, &all[i].Players, &all[i].Points, &all[i].Places)
	}
	for i := range all {
		sortPlaces(all[i].Places)
	}
	return all, nil
}

func scanSheet(r scanner) (s Sheet, err error) {
	var created, updated, played int64
	err = r.Scan(&s.ID, &s.UID, &s.Kind, &s.Rules, &s.Setup, &s.State, &s.Reason, &created, &updated, &played,
		&s.Place, &s.Note, &s.Asked, &s.Round, &s.Series, &s.Match, &s.Rows)
	s.Created, s.Updated, s.Played = fromMillis(created), fromMillis(updated), fromMillis(played)
	return s, err
}

// DescribeSheet sets when and where the game was played, and the note. CodeNotFound,
// CodeTextTooLong.
func (s *Store) DescribeSheet(id SheetID, played time.Time, place, note string) error {
	if err := errors.Join(cleanText(&place, MaxPlace, "place"), cleanText(&note, MaxNote, "note")); err != nil {
		return err
	}
	return s.revise("describe sheet", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE sheets SET played = ?, place = ?, note = ? WHERE id = ? AND deleted_at IS NULL", millis(played), place, note, id)
		if err := must("sheet", r, err); err != nil {
			return err
		}
		return derivedAnew(tx, func(d *derivation) error { return d.sheetAnew(id) })
	})
}

// SeatSheet seats other players, as many as before. The codes are those of CreateSheet.
func (s *Store) SeatSheet(id SheetID, players []PlayerID) error {
	return s.revise("seat sheet", func(tx writeTx) error {
		type result struct {
			points        int
			place, pplace sql.NullInt64
		}
		if _, err := editCount(tx.readTx, id); err != nil {
			return err
		}
		old, err := list(tx.readTx, func(r scanner) (x result, err error) { return x, r.Scan(&x.points, &x.place, &x.pplace) },
			"SELECT points, place, place_points FROM sheet_seats WHERE sheet_id = ? ORDER BY seat", id)
		if err != nil {
			return err
		}
		if len(players) != len(old) {
			return fail(CodeNameEmpty, nil)
		}
		if _, err := tx.Exec("DELETE FROM sheet_seats WHERE sheet_id = ?", id); err != nil {
			return err
		}
		if err := seatSheet(tx, id, players); err != nil {
			return err
		}
		for seat, x := range old {
			if _, err := tx.Exec("UPDATE sheet_seats SET points = ?, place = ?, place_points = ? WHERE sheet_id = ? AND seat = ?",
				x.points, x.place, x.pplace, id, seat); err != nil {
				return err
			}
		}
		return derivedAnew(tx, func(d *derivation) error { return d.sheetAnew(id) })
	})
}

// derivedAnew runs fn on a derivation and settles it.
func derivedAnew(tx writeTx, fn func(*derivation) error) error {
	d := derive(tx)
	if err := fn(d); err != nil {
		return err
	}
	return d.settle()
}

// sheetAnew derives all of a sheet's play, also when its players or its day changed.
func (d *derivation) sheetAnew(id SheetID) error {
	d.anew = true
	defer func() { d.anew = false }()
	return d.sheet(id)
}

// DeleteSheet hides a sheet from everything here; it is purged after 30 days. A match for
// which it stood counts by itself again.
func (s *Store) DeleteSheet(id SheetID) error {
	return s.revise("delete sheet", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE sheets SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", millis(tx.now), id)
		if err := must("sheet", r, err); err != nil {
			return err
		}
		return keepSheetPlay(tx, id)
	})
}

// UndeleteSheet brings a deleted sheet back, for itself when its match has another one by
// now. CodeNotFound when it was purged.
func (s *Store) UndeleteSheet(id SheetID) error {
	return s.revise("undelete sheet", func(tx writeTx) error {
		if _, err := tx.Exec(`UPDATE sheets AS s SET match_id = NULL WHERE id = ? AND deleted_at IS NOT NULL
			AND EXISTS (SELECT 1 FROM sheets o WHERE o.match_id = s.match_id AND o.deleted_at IS NULL)`, id); err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE sheets SET deleted_at = NULL WHERE id = ?", id)
		if err := must("sheet", r, err); err != nil {
			return err
		}
		return keepSheetPlay(tx, id)
	})
}
