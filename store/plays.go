package store

import (
	"cmp"
	"crypto/rand"
	"database/sql"
	"log/slog"
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/sheet"
)

// source is what a match or sheet says about one game that was played.
type source struct {
	match, sheet  int64 // 0: none
	kind          string
	open, counted bool
	at            int64
	place         string
	computers     int // characters that sat there
	edition       int // of these
	terms         handicap.Terms
	seats         []sourceSeat
	scored        []games.ScoredTurn // of counted ones
}

type sourceSeat struct {
	player       PlayerID // the person
	computer     bool
	points, rank int
}

// oldPlay is a row of plays.
type oldPlay struct {
	id            int64
	match, sheet  int64
	kind          string
	open, counted bool
	at            int64
	computers     int
	handicap      bool
}

func scanOldPlay(r scanner) (p oldPlay, err error) {
	return p, r.Scan(&p.id, &p.match, &p.sheet, &p.kind, &p.open, &p.counted, &p.at, &p.computers, &p.handicap)
}

const playColumns = "id, coalesce(match_id, 0), coalesce(sheet_id, 0), kind, open, counted, at, computers, handicap"

// keepPlays brings everything derived from matches and sheets up to date.
func keepPlays(tx writeTx, ids ...LogID) error {
	d := derive(tx)
	for _, id := range ids {
		if err := d.log(id); err != nil {
			return err
		}
	}
	return d.settle()
}

// log derives the play of a match, or of the sheet that stands for it; or of a sheet and of the match for which that stands.
func (d *derivation) log(id LogID) error {
	standing, ok, err := sheetOf(d.tx.readTx, id)
	if err != nil {
		return err
	}
	if ok {
		id = standing
	}
	var isSheet bool
	var match, deleted sql.NullInt64
	var alive bool
	want, ok, err := one(d.tx.readTx, func(r scanner) (s source, err error) {
		var state State
		var reason games.Reason
		var setup []byte
		err = r.Scan(&isSheet, &s.kind, &state, &reason, &s.at, &s.place, &match, &alive, &deleted, &s.edition, &setup)
		s.terms = handicap.Of(setup)
		s.open, s.counted = state == Running, state != Running && state != Abandoned && reason != games.ReasonAbandoned
		return s, err
	}, `SELECT l.sheet, l.kind, l.state, l.reason, l.played, l.place, m.id, m.id IS NOT NULL AND m.deleted_at IS NULL, l.deleted_at, l.edition, l.setup
		FROM logs l LEFT JOIN logs m ON m.id = l.match_id AND l.sheet = 1 AND m.sheet = 0 WHERE l.id = ?`, id)
	if err != nil {
		return err
	}
	if !ok || deleted.Valid {
		old, err := d.plays(int64(id), int64(id))
		if err := d.replace(old, nil, err); err != nil || !match.Valid {
			return err
		}
		return d.log(LogID(match.Int64))
	}
	switch {
	case !isSheet:
		want.match = int64(id)
	case alive:
		want.match, want.sheet = match.Int64, int64(id)
	default:
		want.sheet = int64(id)
	}
	old, err := d.plays(cmp.Or(match.Int64, int64(id)), int64(id))
	if err != nil {
		return err
	}
	if err = d.seats(&want, id); err == nil && isSheet {
		want.terms, err = termsOn(d.tx.readTx, id, want.terms, len(want.seats))
	}
	return d.replace(old, &want, err)
}

// termsOn are terms with the handicaps that stand on a sheet.
func termsOn(tx readTx, id SheetID, t handicap.Terms, seats int) (handicap.Terms, error) {
	edits, err := rows(tx, id)
	t.Seats = seats
	return t.With(sheet.CellsOf(EditRows(edits)).Heads(seats)), err
}

// plays are the rows that a match or sheet has now.
func (d *derivation) plays(match, sheet int64) ([]oldPlay, error) {
	return list(d.tx.readTx, scanOldPlay, "SELECT "+playColumns+" FROM plays WHERE match_id = ? UNION SELECT "+playColumns+" FROM plays WHERE sheet_id = ?", match, sheet)
}

// seats reads the players and results of a source, and what was scored if it counts.
func (d *derivation) seats(s *source, id LogID) (err error) {
	complete := true
	s.seats, err = list(d.tx.readTx, func(r scanner) (seat sourceSeat, err error) {
		var player, rank, points sql.NullInt64
		err = r.Scan(&player, &seat.computer, &rank, &points)
		if seat.computer {
			s.computers++
		}
		complete = complete && rank.Valid && player.Valid
		seat.player, seat.rank, seat.points = PlayerID(player.Int64), int(rank.Int64), int(points.Int64)
		return seat, err
	}, "SELECT coalesce(p.person, p.id), coalesce(p.level, 0) > 0, s.place, s.place_points FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.log_id = ? ORDER BY s.seat", id)
	s.counted = s.counted && complete && len(s.seats) > 0
	if err == nil && s.counted {
		s.scored, err = scored(d.tx.readTx, id)
	}
	return err
}

// replace puts want, or nothing, in the place of the old rows.
func (d *derivation) replace(old []oldPlay, want *source, err error) error {
	if err != nil {
		return err
	}
	if want != nil && !d.whole && len(old) == 1 && old[0].open && want.open && want.sheet == 0 && old[0].match == want.match && old[0].sheet == 0 {
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
	r, err := d.tx.Exec(`INSERT INTO plays (id, match_id, sheet_id, kind, open, counted, at, month, place, computers, handicap)
		VALUES (nullif(?, 0), nullif(?, 0), nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?)`, keep, s.match, s.sheet, s.kind, s.open, s.counted, s.at, month, s.place, s.computers, s.terms.Given() != nil)
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
	d.mark(oldPlay{id: id, kind: s.kind, at: s.at, counted: true, computers: s.computers})
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
		edition := 0
		if seat.computer {
			edition = s.edition
		}
		if _, err := d.tx.Exec(`INSERT INTO play_seats (play_id, seat, player_id, kind, at, month, counted, seats, points, rank, winners, turns, turn_points, computers, edition, edge)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, i, seat.player, s.kind, s.at, month, s.counted, len(s.seats),
			seat.points-s.terms.HeadOf(i), seat.rank, winners, turns[i], points[i], s.computers, edition, s.terms.EdgeOf(i)); err != nil {
			return err
		}
	}
	return nil
}

func (d *derivation) insertWords(id int64, month int, s *source) error {
	for n, t := range s.scored {
		letters := len([]rune(t.Word))
		if letters == 0 || t.Seat < 0 || int(t.Seat) >= len(s.seats) || s.seats[t.Seat].computer {
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

// derivedVersion is raised when derived rows must be made again.
const derivedVersion = 6

// deriveAll makes everything derived again if an older version of the program made it, or if a table or
// index for it is missing.
func deriveAll(tx writeTx, steps []migration) error {
	ok, err := complete(tx, steps)
	if err != nil {
		return err
	}
	if !ok {
		slog.Warn("indices or derived tables are missing and are made again")
		return heal(tx, steps)
	}
	have, err := list(tx.readTx, scanInt, "SELECT version FROM derived")
	if err != nil || slices.Equal(have, []int{derivedVersion}) {
		return err
	}
	return rebuild(tx)
}

func rebuild(tx writeTx) error {
	// By themselves, because rows that are wrong may belong to no play; and ids start over.
	if _, err := tx.Exec(`DELETE FROM words; DELETE FROM play_seats; DELETE FROM plays; DELETE FROM sqlite_sequence WHERE name = 'plays';
		DELETE FROM derived; INSERT INTO derived VALUES (?)`, derivedVersion); err != nil {
		return err
	}
	// Matches first, with the sheets that stand for them.
	ids, err := list(tx.readTx, func(r scanner) (id LogID, err error) { return id, r.Scan(&id) }, `SELECT l.id FROM logs l
		LEFT JOIN logs m ON m.id = l.match_id AND l.sheet = 1 AND m.sheet = 0 AND m.deleted_at IS NULL
		WHERE l.deleted_at IS NULL AND m.id IS NULL ORDER BY l.sheet, l.played, l.id`)
	if err != nil {
		return err
	}
	return keepPlays(tx, ids...)
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
		if err := deriveAll(writeTx{readTx{tx}, now, rand.Reader}, steps); err != nil {
			return err
		}
		return tx.Commit()
	}()
	return wrap("derive", path, cmp.Or(err, db.Close()))
}
