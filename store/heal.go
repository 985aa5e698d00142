package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"

	"github.com/mattn/go-sqlite3"
)

// revise is update for what brings derived rows up to date. When that fails because they, or indices, are wrong,
// they are made again in the same transaction, and fn is tried once more: it must start afresh each time.
func (s *dataFile) revise(op string, fn func(writeTx) error) error {
	err := s.update(op, fn)
	if !inconsistent(err) {
		return err
	}
	again := s.update(op, func(tx writeTx) error {
		if err := heal(tx, s.steps); err != nil {
			return err
		}
		return fn(tx)
	})
	if again != nil {
		slog.Error("making derived rows again didn't help", "op", op, "err", err, "again", again)
		return err
	}
	slog.Warn("derived rows were made again", "op", op, "err", err)
	return nil
}

// inconsistent tells whether SQLite refused something that nothing is known against.
func inconsistent(err error) bool {
	if code := CodeOf(err); code != CodeInternal && code != CodeDamaged {
		return false
	}
	e, ok := errors.AsType[sqlite3.Error](err)
	return ok && slices.Contains([]sqlite3.ErrNo{sqlite3.ErrConstraint, sqlite3.ErrCorrupt, sqlite3.ErrError, sqlite3.ErrMismatch}, e.Code)
}

// heal makes again whatever follows from other rows: indices, who somebody is, history, statistics, and how far the
// course is summed up.
func heal(tx writeTx, steps []migration) error {
	if err := remake(tx, steps); err != nil {
		return err
	}
	// Players who are merged into nobody, or in a circle, are themselves again, and so are characters.
	if _, err := tx.Exec(`REINDEX;
		UPDATE players SET merged_into = NULL WHERE level > 0;
		WITH RECURSIVE who (id) AS (
			SELECT id FROM players WHERE merged_into IS NULL
			UNION SELECT p.id FROM players p JOIN who w ON p.merged_into = w.id)
		UPDATE OR IGNORE players SET merged_into = NULL WHERE id NOT IN (SELECT id FROM who);
		DELETE FROM learning_snapshots`); err != nil {
		return err
	}
	if err := findPersons(tx); err != nil {
		return err
	}
	return rebuild(tx)
}

// remake puts indices and derived tables back that are missing or not as they should be; derived rows are then for
// the caller to make.
func remake(tx writeTx, steps []migration) error {
	want, err := shapeOf(steps)
	if err != nil {
		return err
	}
	have, err := objects(tx)
	if err != nil {
		return err
	}
	for _, o := range stale(have, want) {
		if _, err := tx.Exec(fmt.Sprintf("DROP %s IF EXISTS %q", o.kind, o.name)); err != nil {
			return err
		}
	}
	if have, err = objects(tx); err != nil { // an index goes with its table
		return err
	}
	for _, o := range stale(have, want) {
		if _, err := tx.Exec(o.sql); err != nil {
			return err
		}
	}
	return nil
}

// complete tells whether nothing is stale.
func complete(q queryer, steps []migration) (bool, error) {
	want, err := shapeOf(steps)
	if err != nil {
		return false, err
	}
	have, err := objects(q)
	return len(stale(have, want)) == 0, err
}

// stale lists what can be made again and isn't as it should be.
func stale(have, want []object) (all []object) {
	there := byName(have)
	for _, w := range want {
		if h, ok := there[w.name]; w.rebuildable() && (!ok || !w.same(h)) {
			all = append(all, w)
		}
	}
	return all
}

// derivedDigests are what the derived rows of each table come to. Plays are called by their match and sheet instead of
// their id, which making them again changes.
func derivedDigests(tx readTx) (map[string][32]byte, error) {
	digests := map[string][32]byte{}
	for table, query := range map[string]string{
		"plays": "SELECT quote(json_array(match_id, sheet_id, kind, open, counted, at, month, place, computers, handicap)) FROM plays ORDER BY 1",
		"play_seats": `SELECT quote(json_array(coalesce(p.match_id, 0), coalesce(p.sheet_id, 0), s.seat, s.player_id, s.kind, s.at, s.month, s.counted,
			s.seats, s.points, s.rank, s.winners, s.turns, s.turn_points, s.mu, s.sigma, s.computers, s.edge)) FROM play_seats s LEFT JOIN plays p ON p.id = s.play_id ORDER BY 1`,
		"words": `SELECT quote(json_array(coalesce(p.match_id, 0), coalesce(p.sheet_id, 0), w.n, w.player_id, w.kind, w.year, w.word, w.letters, w.points))
			FROM words w LEFT JOIN plays p ON p.id = w.play_id ORDER BY 1`,
	} {
		rows, err := list(tx, scanText, query)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", table, err)
		}
		h := sha256.New()
		for _, row := range rows {
			fmt.Fprintln(h, row) //nolint:errcheck // never fails
		}
		digests[table] = [32]byte(h.Sum(nil))
	}
	return digests, nil
}

// derivedSound makes everything derived again in a copy of the data file and tells whether that changes anything.
func (s *Store) derivedSound(ctx context.Context, backup string) (sound bool, err error) {
	temp, err := NewTemp()
	if err != nil {
		return false, err
	}
	defer temp.Drop() //nolint:errcheck // a leftover in the temporary folder
	path := filepath.Join(temp.Dir, fileName)
	if err := copyDB(ctx, backup, path); err != nil {
		return false, err
	}
	db, err := openDB(path, forCopying+"&_fk=on")
	if err != nil {
		return false, err
	}
	defer db.Close() //nolint:errcheck // it goes
	sqlTx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return false, err
	}
	defer sqlTx.Rollback() //nolint:errcheck // it goes
	tx := s.writing(sqlTx)
	before, err := derivedDigests(tx.readTx)
	if err == nil {
		err = heal(tx, s.steps)
	}
	if err != nil {
		return false, err
	}
	after, err := derivedDigests(tx.readTx)
	for table := range after {
		if before[table] != after[table] {
			slog.Warn("derived rows are wrong", "table", table)
			return false, err
		}
	}
	return err == nil, err
}

// checkDerived looks whether the derived rows in a backup just made are what they should be, and makes those of the
// data file again if not. It costs nothing but time: the backup is good either way.
func (s *Store) checkDerived(ctx context.Context, backup string) {
	sound, err := s.derivedSound(either{ctx, s.closing}, backup)
	if err == nil && !sound {
		err = s.update("make derived rows again", func(tx writeTx) error { return heal(tx, s.steps) })
	}
	if err != nil {
		slog.Error("check derived rows", "err", err)
	}
}
