package store

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"spieltisch/games"
)

// MatchID names a match in this file. IDs are never used again.
type MatchID int64

// State is how far a match is.
type State string

// The states.
const (
	Running    State = "running"
	Finished   State = "finished"
	Abandoned  State = "abandoned"
	Unreadable State = "unreadable" // its log doesn't replay
)

func everyState() []State { return []State{Running, Finished, Abandoned, Unreadable} }

// NewMatch is what CreateMatch needs.
type NewMatch struct {
	Kind     string
	Rules    int
	Setup    []byte
	Players  []PlayerID     // by seat
	Series   string         // the UID of the first match of a series, or ""
	Standing games.Standing // before the first action
}

// Match is a match without its log.
type Match struct {
	ID               MatchID
	UID              string // the same in every copy of the data
	Kind             string
	Rules            int
	Setup            []byte
	Players          []Player // by seat; the zero Player where the file has lost him
	State            State
	Reason           games.Reason // why it ended; "" while it runs
	Created, Updated time.Time    // Updated: by the last action
	Asked            games.Seat
	Round            int
	Phase            games.ID
	Points           []int // as many as Players
	Series           string
	Rows             int           // of the log; the next Append has Seq Rows+1
	Elapsed          time.Duration // of all rows together
	Places           []games.Place // once it is over, best first; all of them within Players
}

// MatchFilter chooses matches; its zero value means all of them.
type MatchFilter struct {
	States        []State
	Kind          string
	Limit, Offset int // Limit 0: no limit
}

// CreateMatch begins a match: running, no rows. CodeNotFound for an unknown player,
// CodeNameTaken when somebody has two seats, CodeNameEmpty for no players.
func (s *Store) CreateMatch(n NewMatch) (id MatchID, err error) {
	if len(n.Players) == 0 {
		return 0, fail(CodeNameEmpty, nil)
	}
	err = s.revise("create match", func(tx writeTx) error {
		now := millis(tx.now)
		r, err := tx.Exec(`INSERT INTO matches (uid, kind, rules, setup, state, created, updated, turn, round, phase, series)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			newUID(), n.Kind, n.Rules, blob(n.Setup), Running, now, now, n.Standing.Asked, n.Standing.Round, n.Standing.Phase, n.Series)
		if err != nil {
			return err
		}
		raw, err := r.LastInsertId()
		if err != nil {
			return err
		}
		id = MatchID(raw)
		for seat, player := range n.Players {
			if err := seatPlayer(tx, id, games.Seat(seat), player); err != nil {
				return err
			}
		}
		if err := keepStanding(tx, id, n.Standing); err != nil {
			return err
		}
		return keepMatchPlay(tx, id)
	})
	if err != nil {
		return 0, err
	}
	return id, nil
}

// seatPlayer seats the person that a player is.
func seatPlayer(tx writeTx, id MatchID, seat games.Seat, player PlayerID) error {
	player, err := personOf(tx.readTx, player)
	if err != nil {
		return err
	}
	_, err = tx.Exec("INSERT INTO seats (match_id, seat, player_id) VALUES (?, ?, ?)", id, seat, player)
	return seatTaken(tx, player, err)
}

// seatTaken says who has two seats, if that is the error.
func seatTaken(tx writeTx, player PlayerID, err error) error {
	if !unique(err) {
		return err
	}
	name, _, nameErr := one(tx.readTx, scanText, "SELECT name FROM players WHERE id = ?", player)
	return cmp.Or(nameErr, error(fail(CodeNameTaken, err, "Name", name)))
}

// Match is one match that isn't deleted. CodeNotFound.
func (s *Store) Match(id MatchID) (m Match, err error) {
	err = s.view("match", func(tx readTx) error {
		found, err := matches(tx, "SELECT ? AS id", id)
		if err == nil && len(found) == 0 {
			return fail(CodeNotFound, nil, "What", "match")
		}
		if err == nil {
			m = found[0]
		}
		return err
	})
	return m, err
}

// Matches lists matches that aren't deleted, newest Updated first.
func (s *Store) Matches(f MatchFilter) (all []Match, err error) {
	query, args := f.page()
	err = s.view("matches", func(tx readTx) (err error) {
		all, err = matches(tx, query, args...)
		return err
	})
	return all, err
}

// CountMatches counts what Matches would list without Limit and Offset.
func (s *Store) CountMatches(f MatchFilter) (n int, err error) {
	f.Limit, f.Offset = 0, 0
	query, args := f.page()
	err = s.view("count matches", func(tx readTx) (err error) {
		n, _, err = one(tx, scanInt, "SELECT count(*) FROM ("+query+")", args...)
		return err
	})
	return n, err
}

// page is a query for the ids of the matches. One select a state, each of them read in
// the order of its index up to the end of the page, so that the work doesn't grow with
// the number of matches.
func (f MatchFilter) page() (query string, args []any) {
	states := slices.Compact(slices.Sorted(slices.Values(f.States)))
	if len(states) == 0 && f.Kind != "" {
		states = everyState()
	}
	limit, reach := -1, -1
	if f.Limit > 0 {
		limit, reach = f.Limit, f.Limit+max(f.Offset, 0)
	}
	const order = " ORDER BY updated DESC, id DESC LIMIT ?"
	from := "SELECT id, updated FROM matches WHERE deleted_at IS NULL"
	if len(states) == 0 {
		return from + order + " OFFSET ?", []any{limit, max(f.Offset, 0)}
	}
	var parts []string
	for _, state := range states {
		part := from + " AND state = ?"
		args = append(args, state)
		if f.Kind != "" {
			part += " AND kind = ?"
			args = append(args, f.Kind)
		}
		parts = append(parts, "SELECT * FROM ("+part+order+")")
		args = append(args, reach)
	}
	return strings.Join(parts, " UNION ALL ") + order + " OFFSET ?", append(args, limit, max(f.Offset, 0))
}

// matches reads those whose ids the query gives and that aren't deleted.
func matches(tx readTx, ids string, args ...any) ([]Match, error) {
	all, err := list(tx, scanMatch, `SELECT m.id, m.uid, m.kind, m.rules, m.setup, m.state, m.reason, m.created, m.updated,
			m.turn, m.round, m.phase, m.series, m.rows, m.elapsed
		FROM (`+ids+`) page CROSS JOIN matches m ON m.id = page.id WHERE m.deleted_at IS NULL
		ORDER BY m.updated DESC, m.id DESC`, args...)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all, addSeats(tx, all)
}

func scanMatch(r scanner) (m Match, err error) {
	var created, updated, elapsed int64
	err = r.Scan(&m.ID, &m.UID, &m.Kind, &m.Rules, &m.Setup, &m.State, &m.Reason, &created, &updated,
		&m.Asked, &m.Round, &m.Phase, &m.Series, &m.Rows, &elapsed)
	m.Created, m.Updated = fromMillis(created), fromMillis(updated)
	m.Elapsed = time.Duration(elapsed) * time.Millisecond
	return m, err
}

// seatRow is a seat of a match or sheet, with the person who sat there.
type seatRow struct {
	of                 int64
	seat               games.Seat
	player             Player
	points             int
	place, placePoints sql.NullInt64
}

// seatRows reads the seats of the matches or sheets in a JSON list of ids.
func seatRows(tx readTx, table, column, ids string) ([]seatRow, error) {
	return list(tx, func(r scanner) (s seatRow, err error) {
		s.player, err = scanPlayerAnd(r, &s.of, &s.seat, &s.points, &s.place, &s.placePoints)
		return s, err
	}, `SELECT `+playerColumns+`, s.`+column+`, s.seat, s.points, s.place, s.place_points
		FROM json_each(?) page CROSS JOIN `+table+` s ON s.`+column+` = page.value
		JOIN players o ON o.id = s.player_id JOIN players p ON p.id = coalesce(o.person, o.id)
		ORDER BY s.`+column+`, s.seat`, ids)
}

// addSeats fills in players, points and places.
func addSeats(tx readTx, all []Match) error {
	index := make(map[MatchID]*Match, len(all))
	ids := make([]MatchID, len(all))
	for i := range all {
		ids[i] = all[i].ID
		index[ids[i]] = &all[i]
	}
	text, err := json.Marshal(ids)
	if err != nil {
		return err
	}
	seats, err := seatRows(tx, "seats", "match_id", string(text))
	if err != nil {
		return err
	}
	for _, s := range seats {
		m := index[MatchID(s.of)]
		seat(s, &m.Players, &m.Points, &m.Places)
	}
	for i := range all {
		sortPlaces(all[i].Places)
	}
	return nil
}

// mostSeats bounds the seats that a damaged file can make room for.
const mostSeats = 16

// seat puts what a row says in its place. A seat that the file has no player for stays
// the zero Player, so that all others keep theirs, and every place is one of somebody there.
func seat(r seatRow, players *[]Player, points *[]int, places *[]games.Place) {
	at := int(r.seat)
	if at < 0 || at >= mostSeats {
		return
	}
	for len(*players) <= at {
		*players, *points = append(*players, Player{}), append(*points, 0)
	}
	(*players)[at], (*points)[at] = r.player, r.points
	if r.place.Valid {
		*places = append(*places, games.Place{Seat: r.seat, Rank: int(r.place.Int64), Points: int(r.placePoints.Int64)})
	}
}

func sortPlaces(places []games.Place) {
	slices.SortStableFunc(places, func(a, b games.Place) int { return cmp.Compare(a.Rank, b.Rank) })
}

// MarkUnreadable keeps a match whose log doesn't replay out of the running ones.
func (s *Store) MarkUnreadable(id MatchID) error {
	return s.revise("mark unreadable", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE matches SET state = ? WHERE id = ? AND deleted_at IS NULL", Unreadable, id)
		if err := must("match", r, err); err != nil {
			return err
		}
		return keepMatchPlay(tx, id)
	})
}

// MarkReadable takes MarkUnreadable back, when a newer program can replay the log.
func (s *Store) MarkReadable(id MatchID) error {
	return s.revise("mark readable", func(tx writeTx) error {
		reason, ok, err := one(tx.readTx, scanText, "SELECT reason FROM matches WHERE id = ? AND deleted_at IS NULL", id)
		if err != nil {
			return err
		}
		if !ok {
			return fail(CodeNotFound, nil, "What", "match")
		}
		_, err = tx.Exec("UPDATE matches SET state = ? WHERE id = ?", stateFor(games.Reason(reason)), id)
		if err != nil {
			return err
		}
		return keepMatchPlay(tx, id)
	})
}

// DeleteMatch hides a match from everything here; it is purged after 30 days.
func (s *Store) DeleteMatch(id MatchID) error {
	return s.revise("delete match", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE matches SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", millis(tx.now), id)
		if err := must("match", r, err); err != nil {
			return err
		}
		return keepMatchPlay(tx, id)
	})
}

// UndeleteMatch brings a deleted match back. CodeNotFound when it was purged.
func (s *Store) UndeleteMatch(id MatchID) error {
	return s.revise("undelete match", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE matches SET deleted_at = NULL WHERE id = ?", id)
		if err := must("match", r, err); err != nil {
			return err
		}
		return keepMatchPlay(tx, id)
	})
}

// purge removes for good what was deleted long ago. Long ago is measured from the last time that something
// was played, if that is earlier than now: a clock that is far ahead makes nothing old by itself.
func purge(tx writeTx) error {
	last, _, err := one(tx.readTx, scanInt, `SELECT max(
		coalesce((SELECT max(updated) FROM matches), 0), coalesce((SELECT max(updated) FROM sheets), 0))`)
	if err != nil {
		return err
	}
	before := min(millis(tx.now), int64(last)) - keepDeleted.Milliseconds()
	for _, query := range []string{
		"DELETE FROM sheets WHERE deleted_at < ?",
		"DELETE FROM matches WHERE deleted_at < ?",
		"DELETE FROM house_words WHERE removed_at < ? AND replaced_by IS NULL",
	} {
		if _, err := tx.Exec(query, before); err != nil {
			return err
		}
	}
	return nil
}
