package store

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"spieltisch/games"
)

// LogID names a match or a score sheet in this file. IDs are never used again.
type LogID int64

// MatchID and SheetID say which of the two is meant.
type (
	MatchID = LogID
	SheetID = LogID
)

// State is how far a match or sheet is.
type State string

// The states.
const (
	Running    State = "running"
	Finished   State = "finished"
	Abandoned  State = "abandoned"
	Unreadable State = "unreadable" // its log doesn't replay; of matches only
)

// Log is a match or a score sheet without its rows: what both are about, and how it stands.
type Log struct {
	ID               LogID
	UID              string // the same in every copy of the data
	Kind             string
	Rules            int
	Setup            []byte
	Players          []Player // by seat; the zero Player where the file has lost them
	State            State
	Reason           games.Reason // why it ended; "" while it runs
	Created, Updated time.Time    // Updated: by the last row
	Played           time.Time    // of a sheet, as the players say; of a match Updated
	Place, Note      string
	Asked            games.Seat
	Round            int
	Phase            games.ID      // of a match
	Points           []int         // as many as Players
	Series           string        // the UID of the first match of a series, or of the first sheet on the same paper; Ladder
	Match            MatchID       // the match for which a sheet stands, or 0
	Rows             int           // the next Append has Seq Rows+1
	Elapsed          time.Duration // of all rows together
	Places           []games.Place // once it is over, best first; all of them within Players
	Tips             []int         // of a match: of how many positions each seat was told something, as many as Players; nil where no tips are allowed
}

// Match and Sheet are logs of which it is known which of the two they are.
type (
	Match = Log
	Sheet = Log
)

// newLog is what a new match and a new sheet have in common.
type newLog struct {
	sheet       bool
	kind        string
	rules       int
	setup       []byte
	players     []PlayerID
	played      time.Time
	place, note string
	series      string
	match       MatchID
	standing    games.Standing
	edition     int // of a match; a sheet has that of its match
}

// begin adds a running log without rows.
func begin(tx writeTx, n newLog) (LogID, error) {
	now := millis(tx.now)
	r, err := tx.Exec(`INSERT INTO logs (uid, sheet, kind, rules, state, created, updated, played, turn, round, phase, series, place, note, match_id, setup, edition)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?15, 0), ?, coalesce((SELECT edition FROM logs WHERE id = ?15), ?))`,
		tx.newUID(), n.sheet, n.kind, n.rules, Running, now, now, millis(n.played), n.standing.Asked, n.standing.Round, n.standing.Phase,
		n.series, n.place, n.note, n.match, blob(n.setup), n.edition)
	if unique(err) {
		return 0, fail(CodeSheetThere, err)
	}
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return 0, err
	}
	return LogID(id), cmp.Or(seatPlayers(tx, LogID(id), n.players), keepStanding(tx, LogID(id), n.standing))
}

// seatPlayers seats the persons that the players are.
func seatPlayers(tx writeTx, id LogID, players []PlayerID) error {
	for seat, p := range players {
		person, err := personOf(tx.readTx, p)
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO seats (log_id, seat, player_id) VALUES (?, ?, ?)", id, seat, person)
		if err := seatTaken(tx, person, err); err != nil {
			return err
		}
	}
	return nil
}

// seatTaken says who has two seats, if that is the error.
func seatTaken(tx writeTx, player PlayerID, err error) error {
	if !unique(err) {
		return err
	}
	name, _, nameErr := one(tx.readTx, scanText, "SELECT name FROM players WHERE id = ?", player)
	return cmp.Or(nameErr, error(fail(CodeNameTaken, err, "Name", name)))
}

// cleanText trims what somebody wrote, on one line and without control signs, and bounds it.
func cleanText(text *string, most int, what string) error {
	*text = strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ReplaceAll(strings.ToValidUTF8(*text, ""), "\r\n", "\n")))
	if utf8.RuneCountInString(*text) > most {
		return fail(CodeTextTooLong, nil, "What", what, "Max", most)
	}
	return nil
}

func cleanAbout(place, note *string) error {
	return errors.Join(cleanText(place, MaxPlace, "place"), cleanText(note, MaxNote, "note"))
}

// oneLog is a match, or a sheet, that isn't deleted. CodeNotFound.
func (s Logs) oneLog(what string, sheet bool, id LogID) (l Log, err error) {
	err = s.view(what, func(tx readTx) error {
		found, err := logs(tx, []LogID{id})
		if err != nil {
			return err
		}
		is, _, err := one(tx, scanInt, "SELECT sheet FROM logs WHERE id = ?", id)
		if err != nil {
			return err
		}
		if len(found) == 0 || (is == 1) != sheet {
			return fail(CodeNotFound, nil, "What", what)
		}
		l = found[0]
		return nil
	})
	return l, err
}

// logs reads those that aren't deleted, in the order of the ids.
func logs(tx readTx, ids []LogID) ([]Log, error) {
	page, err := json.Marshal(ids)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	all, err := list(tx, scanLog, `SELECT l.id, l.uid, l.kind, l.rules, l.setup, l.state, l.reason, l.created, l.updated, l.played, l.place, l.note,
			l.turn, l.round, l.phase, l.series, coalesce(l.match_id, 0), l.rows, l.elapsed
		FROM json_each(?) page CROSS JOIN logs l ON l.id = page.value WHERE l.deleted_at IS NULL ORDER BY page.key`, string(page))
	if err != nil {
		return nil, err
	}
	index := make(map[LogID]*Log, len(all))
	for i := range all {
		index[all[i].ID] = &all[i]
	}
	seats, err := list(tx, func(r scanner) (s seatRow, err error) {
		s.player, err = scanPlayerAnd(r, &s.of, &s.seat, &s.points, &s.place, &s.placePoints)
		return s, err
	}, `SELECT `+playerColumns+`, s.log_id, s.seat, s.points, s.place, s.place_points
		FROM json_each(?) page CROSS JOIN seats s ON s.log_id = page.value
		JOIN players o ON o.id = s.player_id JOIN players p ON p.id = coalesce(o.person, o.id)
		ORDER BY s.log_id, s.seat`, string(page))
	for _, r := range seats {
		if l, ok := index[r.of]; ok {
			l.sit(r)
		}
	}
	if err != nil {
		return nil, err
	}
	tips, err := countTips(tx, ids)
	for i := range all {
		all[i].Tips = firstOf(tips[all[i].ID], len(all[i].Players))
		slices.SortStableFunc(all[i].Places, func(a, b games.Place) int { return cmp.Compare(a.Rank, b.Rank) })
	}
	return all, err
}

func scanLog(r scanner) (l Log, err error) {
	var created, updated, played, elapsed int64
	err = r.Scan(&l.ID, &l.UID, &l.Kind, &l.Rules, &l.Setup, &l.State, &l.Reason, &created, &updated, &played, &l.Place, &l.Note,
		&l.Asked, &l.Round, &l.Phase, &l.Series, &l.Match, &l.Rows, &elapsed)
	l.Created, l.Updated, l.Played = fromMillis(created), fromMillis(updated), fromMillis(played)
	l.Elapsed = time.Duration(elapsed) * time.Millisecond
	return l, err
}

// seatRow is a seat of a log, with the person who sat there.
type seatRow struct {
	of                 LogID
	seat               games.Seat
	player             Player
	points             int
	place, placePoints sql.NullInt64
}

// mostSeats bounds the seats that a damaged file can make room for.
const mostSeats = 16

// sit puts what a row says in its place. A seat that the file has no player for stays
// the zero Player, so that all others keep theirs, and every place is one of somebody there.
func (l *Log) sit(r seatRow) {
	at := int(r.seat)
	if at < 0 || at >= mostSeats {
		return
	}
	for len(l.Players) <= at {
		l.Players, l.Points = append(l.Players, Player{}), append(l.Points, 0)
	}
	l.Players[at], l.Points[at] = r.player, r.points
	if r.place.Valid {
		l.Places = append(l.Places, games.Place{Seat: r.seat, Rank: int(r.place.Int64), Points: int(r.placePoints.Int64)})
	}
}

// deleteLog hides a log; purge removes it after 30 days.
func (s Logs) deleteLog(what string, sheet bool, id LogID) error {
	return s.revise("delete "+what, func(tx writeTx) error {
		r, err := tx.Exec("UPDATE logs SET deleted_at = ? WHERE id = ? AND sheet = ? AND deleted_at IS NULL", millis(tx.now), id, sheet)
		return cmp.Or(found(what, r, err), dropReview(tx, id), keepPlays(tx, id))
	})
}

// undeleteLog brings a deleted log back, a sheet for itself when its match has another one by now.
func (s Logs) undeleteLog(what string, sheet bool, id LogID) error {
	return s.revise("undelete "+what, func(tx writeTx) error {
		if _, err := tx.Exec(`UPDATE logs AS l SET match_id = NULL WHERE id = ? AND deleted_at IS NOT NULL
			AND EXISTS (SELECT 1 FROM logs o WHERE o.match_id = l.match_id AND o.deleted_at IS NULL)`, id); err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE logs SET deleted_at = NULL WHERE id = ? AND sheet = ?", id, sheet)
		return cmp.Or(found(what, r, err), keepPlays(tx, id))
	})
}

// purge removes for good what was deleted long ago. Long ago is measured from the last time that something
// was played, if that is earlier than now: a clock that is far ahead makes nothing old by itself.
func purge(tx writeTx) error {
	last, _, err := one(tx.readTx, scanInt, "SELECT coalesce(max(updated), 0) FROM logs")
	if err != nil {
		return err
	}
	before := min(millis(tx.now), int64(last)) - keepDeleted.Milliseconds()
	if _, err := tx.Exec("DELETE FROM logs WHERE deleted_at < ?", before); err != nil {
		return err
	}
	_, err = tx.Exec("DELETE FROM house_words WHERE removed_at < ? AND replaced_by IS NULL", before)
	return err
}
