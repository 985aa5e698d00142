package store

import (
	"cmp"
	"database/sql"
	"log/slog"
	"slices"
	"time"

	"spieltisch/games"
)

// source is what a match or sheet says about one game that was played.
type source struct {
	match, sheet  int64 // 0: none
	kind          string
	open, counted bool
	at            int64
	place         string
	seats         []sourceSeat
	scored        []games.ScoredTurn // of counted ones
}

type sourceSeat struct {
	player       PlayerID // the person
	points, rank int
}

// oldPlay is a row of plays.
type oldPlay struct {
	id            int64
	match, sheet  int64
	kind          string
	open, counted bool
	at            int64
}

func scanOldPlay(r scanner) (p oldPlay, err error) {
	return p, r.Scan(&p.id, &p.match, &p.sheet, &p.kind, &p.open, &p.counted, &p.at)
}

const playColumns = "id, coalesce(match_id, 0), coalesce(sheet_id, 0), kind, open, counted, at"

// keepMatchPlay brings everything derived from a match up to date.
func keepMatchPlay(tx writeTx, id MatchID) error {
	d := derive(tx)
	if err := d.match(id); err != nil {
		return err
	}
	return d.settle()
}

// keepSheetPlay brings everything derived from a sheet up to date.
func keepSheetPlay(tx writeTx, id SheetID) error {
	d := derive(tx)
	if err := d.sheet(id); err != nil {
		return err
	}
	return d.settle()
}

// match derives the play of a match, unless a sheet stands for it.
func (d *derivation) match(id MatchID) error {
	sheet, ok, err := one(d.tx.readTx, scanInt, "SELECT id FROM sheets WHERE match_id = ? AND deleted_at IS NULL", id)
	if err != nil {
		return err
	}
	if ok {
		return d.sheet(SheetID(sheet))
	}
	want, ok, err := one(d.tx.readTx, func(r scanner) (s source, err error) {
		var state State
		var reason games.Reason
		err = r.Scan(&s.match, &s.kind, &state, &reason, &s.at, &s.place)
		s.open, s.counted = state == Running, state != Abandoned && reason != games.ReasonAbandoned
		return s, err
	}, "SELECT id, kind, state, reason, updated, place FROM matches WHERE id = ? AND deleted_at IS NULL", id)
	if err != nil {
		return err
	}
	old, err := d.plays(int64(id), 0)
	if err != nil || !ok {
		return d.replace(old, nil, err)
	}
	if err := d.seats(&want, "seats", "match_id", want.match); err != nil {
		return err
	}
	return d.replace(old, &want, nil)
}

// sheet derives the play of a sheet and of the match for which it stands.
func (d *derivation) sheet(id SheetID) error {
	var match, alive sql.NullInt64
	want, ok, err := one(d.tx.readTx, func(r scanner) (s source, err error) {
		var state State
		var reason games.Reason
		var deleted sql.NullInt64
		err = r.Scan(&s.sheet, &s.kind, &state, &reason, &s.at, &s.place, &match, &alive, &deleted)
		s.open, s.counted = state == Running, state == Finished
		if deleted.Valid {
			s.sheet = 0
		}
		s.match = alive.Int64
		return s, err
	}, `SELECT s.id, s.kind, s.state, s.reason, s.played, s.place, s.match_id, m.id, s.deleted_at
		FROM sheets s LEFT JOIN matches m ON m.id = s.match_id AND m.deleted_at IS NULL WHERE s.id = ?`, id)
	if err != nil {
		return err
	}
	if !ok || want.sheet == 0 {
		old, err := d.plays(0, int64(id))
		if err := d.replace(old, nil, err); err != nil || !match.Valid {
			return err
		}
		return d.match(MatchID(match.Int64))
	}
	old, err := d.plays(match.Int64, int64(id))
	if err != nil {
		return err
	}
	if err := d.seats(&want, "sheet_seats", "sheet_id", want.sheet); err != nil {
		return err
	}
	return d.replace(old, &want, nil)
}

// plays are the rows that a match or sheet has now.
func (d *derivation) plays(match, sheet int64) ([]oldPlay, error) {
	return list(d.tx.readTx, scanOldPlay, "SELECT "+playColumns+" FROM plays WHERE match_id = ? UNION SELECT "+playColumns+" FROM plays WHERE sheet_id = ?", match, sheet)
}

// seats reads the players and results of a source, and what was scored if it counts.
func (d *derivation) seats(s *source, table, column string, id int64) (err error) {
	complete := true
	s.seats, err = list(d.tx.readTx, func(r scanner) (seat sourceSeat, err error) {
		var player, rank, points sql.NullInt64
		err = r.Scan(&player, &rank, &points)
		complete = complete && rank.Valid && player.Valid
		seat.player, seat.rank, seat.points = PlayerID(player.Int64), int(rank.Int64), int(points.Int64)
		return seat, err
	}, "SELECT coalesce(p.person, p.id), s.place, s.place_points FROM "+table+" s LEFT JOIN players p ON p.id = s.player_id WHERE s."+column+" = ? ORDER BY s.seat", id)
	s.counted = s.counted && !s.open && complete && len(s.seats) > 0
	if err != nil || !s.counted {
		return err
	}
	from := "scored"
	if s.sheet != 0 {
		from = "sheet_scored"
	}
	s.scored, err = list(d.tx.readTx, scanScored, "SELECT seat, round, word, points FROM "+from+" WHERE "+column+" = ? ORDER BY n", id)
	return err
}

func scanScored(r scanner) (t games.ScoredTurn, err error) {
	return t, r.Scan(&t.Seat, &t.Round, &t.Word, &t.Points)
}

// replace puts want, or nothing, in the place of the old rows.
func (d *derivation) replace(old []oldPlay, want *source, err error) error {
	if err != nil {
		return err
	}
	if want != nil && !d.anew && len(old) == 1 && old[0].open && want.open && want.sheet == 0 && old[0].match == want.match && old[0].sheet == 0 {
		return d.move(old[0], want)
	}
	for _, p := range old {
		if err := d.remove(p); err != nil {
			return err
		}
	}
	if want == nil {
		return nil
	}
	keep := int64(0)
	if len(old) > 0 {
		keep = old[0].id // so that of two games at one moment the same stays the first
	}
	return d.insert(want, keep)
}

// move is for every action of a running match: nothing but the moment changes.
func (d *derivation) move(p oldPlay, want *source) error {
	month := monthOf(want.at, d.tx.now.Location())
	_, err := d.tx.Exec("UPDATE plays SET open = ?, at = ?, month = ?, place = ? WHERE id = ?", want.open, want.at, month, want.place, p.id)
	if err == nil && p.at != want.at {
		_, err = d.tx.Exec("UPDATE play_seats SET at = ?, month = ? WHERE play_id = ?", want.at, month, p.id)
	}
	return err
}

func (d *derivation) remove(p oldPlay) error {
	d.mark(p)
	_, err := d.tx.Exec("DELETE FROM plays WHERE id = ?", p.id)
	return err
}

// insert adds a row, with the id keep unless that is 0.
func (d *derivation) insert(s *source, keep int64) error {
	month := monthOf(s.at, d.tx.now.Location())
	r, err := d.tx.Exec(`INSERT INTO plays (id, match_id, sheet_id, kind, open, counted, at, month, place)
		VALUES (nullif(?, 0), nullif(?, 0), nullif(?, 0), ?, ?, ?, ?, ?, ?)`, keep, s.match, s.sheet, s.kind, s.open, s.counted, s.at, month, s.place)
	if err != nil {
		return err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return err
	}
	if err := d.insertSeats(id, month, s); err != nil || !s.counted {
		return err
	}
	d.mark(oldPlay{id: id, kind: s.kind, at: s.at, counted: true})
	return d.insertWords(id, month, s)
}

func (d *derivation) insertSeats(id int64, month int, s *source) error {
	winners := 0
	for _, seat := range s.seats {
		if seat.rank == 1 {
			winners++
		}
	}
	turns, points := make([]int, len(s.seats)), make([]int, len(s.seats))
	for _, t := range s.scored {
		if t.Seat >= 0 && int(t.Seat) < len(s.seats) {
			turns[t.Seat]++
			points[t.Seat] += t.Points
		}
	}
	for i, seat := range s.seats {
		if seat.player == 0 { // a damaged file has lost the player
			continue
		}
		if _, err := d.tx.Exec(`INSERT INTO play_seats (play_id, seat, player_id, kind, at, month, counted, seats, points, rank, winners, turns, turn_points)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, i, seat.player, s.kind, s.at, month, s.counted, len(s.seats),
			seat.points, seat.rank, winners, turns[i], points[i]); err != nil {
			return err
		}
	}
	return nil
}

func (d *derivation) insertWords(id int64, month int, s *source) error {
	for n, t := range s.scored {
		letters := len([]rune(t.Word))
		if letters == 0 || t.Seat < 0 || int(t.Seat) >= len(s.seats) {
			continue
		}
		if _, err := d.tx.Exec("INSERT INTO words (play_id, n, player_id, kind, year, word, letters, points) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			id, n, s.seats[t.Seat].player, s.kind, month/100, t.Word, letters, t.Points); err != nil {
			return err
		}
	}
	return nil
}

// monthOf is a moment's month as 202511.
func monthOf(ms int64, loc *time.Location) int {
	y, m, _ := time.UnixMilli(ms).In(loc).Date()
	return y*100 + int(m)
}

// derivedVersion is raised when derived rows must be made anew.
const derivedVersion = 2

// deriveAll makes everything derived anew if an older version of the program made it, or if a table or
// index for it is missing.
func deriveAll(tx writeTx, steps []migration) error {
	ok, err := complete(tx, steps)
	if err != nil {
		return err
	}
	if !ok {
		slog.Warn("indices or derived tables are missing and are made anew")
		return heal(tx, steps)
	}
	have, err := list(tx.readTx, scanInt, "SELECT version FROM derived")
	if err != nil || slices.Equal(have, []int{derivedVersion}) {
		return err
	}
	return rebuild(tx)
}

func rebuild(tx writeTx) error {
	// By themselves, because rows that are wrong may belong to no play; and ids begin anew.
	if _, err := tx.Exec(`DELETE FROM words; DELETE FROM play_seats; DELETE FROM plays; DELETE FROM sqlite_sequence WHERE name = 'plays';
		DELETE FROM derived; INSERT INTO derived VALUES (?)`, derivedVersion); err != nil {
		return err
	}
	d := derive(tx)
	ids, err := list(tx.readTx, scanInt, "SELECT id FROM matches WHERE deleted_at IS NULL ORDER BY updated, id")
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := d.match(MatchID(id)); err != nil {
			return err
		}
	}
	if ids, err = list(tx.readTx, scanInt, `SELECT s.id FROM sheets s LEFT JOIN matches m ON m.id = s.match_id AND m.deleted_at IS NULL
		WHERE s.deleted_at IS NULL AND m.id IS NULL ORDER BY s.played, s.id`); err != nil {
		return err
	}
	for _, id := range ids {
		if err := d.sheet(SheetID(id)); err != nil {
			return err
		}
	}
	return d.settle()
}

// deriveIn is deriveAll for the copy of an older file that is only looked at.
func deriveIn(path string, now time.Time, steps []migration) error {
	db, err := openDB(path, forMigrating)
	if err != nil {
		return err
	}
	err = func() error {
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		defer tx.Rollback() //nolint:errcheck // does nothing after Commit
		if err := deriveAll(writeTx{readTx{tx}, now}, steps); err != nil {
			return err
		}
		return tx.Commit()
	}()
	return wrap("derive", path, cmp.Or(err, db.Close()))
}
