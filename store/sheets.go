package store

import (
	"cmp"
	"database/sql"
	"time"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

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
	First   *sheet.Row
	Outcome *games.Outcome // after First
}

// CreateSheet begins a sheet. The codes are those of CreateMatch, and CodeNotFound for
// the match; CodeSheetThere when that has a sheet, CodeTextTooLong for place and note.
func (s Logs) CreateSheet(n NewSheet) (id SheetID, err error) {
	if len(n.Players) == 0 {
		return 0, fail(CodeNameEmpty, nil)
	}
	if err := cleanAbout(&n.Place, &n.Note); err != nil {
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
		id, err = begin(tx, newLog{
			sheet: true, kind: n.Kind, rules: n.Rules, setup: n.Setup, players: n.Players, played: n.Played,
			place: n.Place, note: n.Note, series: n.Series, match: n.Match, standing: n.Standing,
		})
		if err == nil && n.First != nil {
			err = addRow(tx, Append{Log: id, Seq: 1, Row: games.Row{Seat: games.Table, Type: n.First.Type, Data: n.First.Data}, Standing: n.Standing, Outcome: n.Outcome})
		}
		if err != nil {
			return err
		}
		return keepPlays(tx, id)
	})
	if err != nil {
		return 0, err
	}
	return id, nil
}

// Sheet is one sheet that isn't deleted. CodeNotFound.
func (s Logs) Sheet(id SheetID) (Sheet, error) { return s.oneLog("sheet", true, id) }

// SheetOf is the sheet that stands for a match; false when there is none.
func (s Logs) SheetOf(match MatchID) (id SheetID, ok bool, err error) {
	err = s.view("sheet of match", func(tx readTx) (err error) {
		id, ok, err = sheetOf(tx, match)
		return err
	})
	return id, ok, err
}

func sheetOf(tx readTx, match MatchID) (SheetID, bool, error) {
	n, ok, err := one(tx, scanInt, "SELECT id FROM logs WHERE match_id = ? AND sheet = 1 AND deleted_at IS NULL", match)
	return SheetID(n), ok, err
}

// Series lists the sheets on one paper in the order in which they were begun: the one with
// this UID and those whose Series it is.
func (s Logs) Series(uid string) (all []Sheet, err error) {
	err = s.view("series of sheets", func(tx readTx) error {
		ids, err := list(tx, func(r scanner) (id SheetID, err error) { return id, r.Scan(&id) },
			`SELECT id FROM logs WHERE sheet = 1 AND uid = ?1
			UNION SELECT id FROM logs WHERE sheet = 1 AND series = ?1 AND series <> '' ORDER BY id`, uid)
		if err == nil {
			all, err = logs(tx, ids)
		}
		return err
	})
	return all, err
}

// DescribeSheet sets when and where the game was played, and the note. CodeNotFound,
// CodeTextTooLong.
func (s Logs) DescribeSheet(id SheetID, played time.Time, place, note string) error {
	if err := cleanAbout(&place, &note); err != nil {
		return err
	}
	return s.revise("describe sheet", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE logs SET played = ?, place = ?, note = ? WHERE id = ? AND sheet = 1 AND deleted_at IS NULL", millis(played), place, note, id)
		return cmp.Or(found("sheet", r, err), keepPlays(tx, id))
	})
}

// SeatSheet seats other players, as many as before. The codes are those of CreateSheet.
func (s Logs) SeatSheet(id SheetID, players []PlayerID) error {
	return s.revise("seat sheet", func(tx writeTx) error {
		type result struct {
			points        int
			place, pplace sql.NullInt64
		}
		if _, err := rowCount(tx.readTx, id); err != nil {
			return err
		}
		old, err := list(tx.readTx, func(r scanner) (x result, err error) { return x, r.Scan(&x.points, &x.place, &x.pplace) },
			"SELECT points, place, place_points FROM seats WHERE log_id = ? ORDER BY seat", id)
		if err != nil {
			return err
		}
		if len(players) != len(old) {
			return fail(CodeNameEmpty, nil)
		}
		if _, err := tx.Exec("DELETE FROM seats WHERE log_id = ?", id); err != nil {
			return err
		}
		if err := seatPlayers(tx, id, players); err != nil {
			return err
		}
		for seat, x := range old {
			if _, err := tx.Exec("UPDATE seats SET points = ?, place = ?, place_points = ? WHERE log_id = ? AND seat = ?",
				x.points, x.place, x.pplace, id, seat); err != nil {
				return err
			}
		}
		return keepPlays(tx, id)
	})
}

// DeleteSheet hides a sheet from everything here; it is purged after 30 days. A match for
// which it stood counts by itself again.
func (s Logs) DeleteSheet(id SheetID) error { return s.deleteLog("sheet", true, id) }

// UndeleteSheet brings a deleted sheet back, for itself when its match has another one by
// now. CodeNotFound when it was purged.
func (s Logs) UndeleteSheet(id SheetID) error { return s.undeleteLog("sheet", true, id) }
