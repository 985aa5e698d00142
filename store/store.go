// Package store keeps everything in one SQLite file: players, matches with their
// action logs, drafts and pads, results, score sheets with their edits, house words,
// settings, and what somebody learns. What matches, sheets and answers keep is opaque here; only
// games knows what it means.
//
// History and statistics are rows of their own that follow from matches and sheets and are
// kept in the same transactions (plays.go, derive.go).
//
// Exported methods open the transaction, unexported helpers take it. All of them may
// be called from several goroutines. Every error is an *Error with a Code.
package store

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

const (
	fileName = "spieltisch.sqlite"
	lockName = "spieltisch.lock"

	// keepDeleted is how long what was deleted can be brought back.
	keepDeleted = 30 * 24 * time.Hour
)

// Options of Open.
type Options struct {
	Now      func() time.Time // nil: time.Now
	ReadOnly bool             // only look: nothing is written, migrated or purged
}

// Store is an open data file.
type Store struct {
	dir, path string
	now       func() time.Time
	readOnly  bool
	known     int // the newest schema
	lock      *flock.Flock
	read      *sql.DB
	write     *sql.DB   // one connection; nil when only looking
	looked    wholeFile // with ReadOnly
	backup    sync.Mutex
}

// Open opens the data file in dir, or makes both. It takes the lock file, checks the
// file, copies and migrates an older one, and purges what was deleted 30 days ago.
//
// The codes: locked, readonly (try again with ReadOnly), full, newer, foreign, damaged;
// with the last three nothing has been changed. Backups are not started here.
func Open(dir string, o Options) (*Store, error) {
	return open(dir, o, embedded())
}

func open(dir string, o Options, steps []migration) (*Store, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, wrap("open", dir, err)
	}
	s := &Store{dir: dir, path: filepath.Join(dir, fileName), now: o.Now, readOnly: o.ReadOnly, known: len(steps)}
	if s.now == nil {
		s.now = time.Now
	}
	if s.readOnly {
		err = s.openToLook(steps)
	} else {
		err = s.openToWrite(steps)
	}
	if err != nil {
		s.Close() //nolint:errcheck // the first error is the one that counts
		return nil, s.wrap("open", err)
	}
	return s, nil
}

func (s *Store) openToWrite(steps []migration) error {
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return wrap("make folder", s.dir, err)
	}
	var err error
	if s.lock, err = acquire(s.dir); err != nil {
		return err
	}
	if err := writable(s.dir, s.path); err != nil {
		return err
	}
	if err := prepare(s.path, s.now(), steps); err != nil {
		return err
	}
	if s.write, err = openDB(s.path, forWriting); err != nil {
		return err
	}
	if s.read, err = openDB(s.path, forReading); err != nil {
		return err
	}
	return s.update("purge", func(tx writeTx) error {
		if err := purge(tx); err != nil {
			return err
		}
		return deriveAll(tx)
	})
}

// acquire takes the lock file of a data folder for writing.
func acquire(dir string) (*flock.Flock, error) {
	l := flock.New(filepath.Join(dir, lockName), flock.SetPermissions(0o644))
	ok, err := l.TryLock()
	if err != nil {
		return nil, wrap("lock", dir, err)
	}
	if !ok {
		return nil, fail(CodeLocked, nil, "Dir", dir)
	}
	return l, nil
}

// writable finds out early whether the folder takes the files that SQLite puts beside
// its own, because SQLite itself opens such a file for reading without a word.
func writable(dir, path string) error {
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return wrap("write to folder", dir, err)
	}
	if err := errors.Join(probe.Close(), os.Remove(probe.Name())); err != nil {
		return wrap("write to folder", dir, err)
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return wrap("write to file", path, err)
	}
	return f.Close()
}

// Close gives file and lock back. Further calls do nothing.
func (s *Store) Close() error {
	var errs []error
	if s.read != nil { // before the writer, which tidies up when it is the last
		errs = append(errs, s.read.Close())
	}
	if s.write != nil {
		errs = append(errs, s.write.Close())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Unlock())
	}
	errs = append(errs, s.looked.drop())
	return wrap("close", s.path, errors.Join(errs...))
}

// Dir is the data folder, absolute.
func (s *Store) Dir() string { return s.dir }

// ReadOnly tells whether writing is refused.
func (s *Store) ReadOnly() bool { return s.readOnly }

// readTx is a transaction that sees one state of the file.
type readTx struct{ *sql.Tx }

// writeTx is a transaction that may change the file.
type writeTx struct {
	readTx
	now time.Time
}

func (s *Store) view(op string, fn func(readTx) error) error {
	tx, err := s.read.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return s.wrap(op, err)
	}
	defer tx.Rollback() //nolint:errcheck // a read leaves nothing behind
	return s.wrap(op, fn(readTx{tx}))
}

func (s *Store) update(op string, fn func(writeTx) error) error {
	if s.readOnly {
		return s.wrap(op, fail(CodeReadOnly, nil, "Path", s.path))
	}
	tx, err := s.write.Begin()
	if err != nil {
		return s.wrap(op, err)
	}
	defer tx.Rollback() //nolint:errcheck // does nothing after Commit; a full disk has rolled back already
	if err := fn(writeTx{readTx{tx}, s.now()}); err != nil {
		return s.wrap(op, err)
	}
	return s.wrap(op, tx.Commit())
}

// wrap adds the data folder, which the message names, to what wrap gives.
func (s *Store) wrap(op string, err error) error {
	err = wrap(op, s.path, err)
	if e, ok := errors.AsType[*Error](err); ok {
		if e.Args == nil {
			e.Args = map[string]any{}
		}
		e.Args["Dir"] = s.dir
	}
	return err
}

// scanner is a *sql.Row or *sql.Rows.
type scanner interface{ Scan(...any) error }

// list reads all rows of a query.
func list[T any](tx readTx, scan func(scanner) (T, error), query string, args ...any) (all []T, err error) {
	rows, err := tx.Query(query, args...)
	if err != nil {
		return nil, err
	}
	defer func() { err = cmp.Or(err, rows.Close()) }()
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, rows.Err()
}

// one reads the only row of a query; ok is false when there is none.
func one[T any](tx readTx, scan func(scanner) (T, error), query string, args ...any) (v T, ok bool, err error) {
	v, err = scan(tx.QueryRow(query, args...))
	if errors.Is(err, sql.ErrNoRows) {
		return v, false, nil
	}
	return v, err == nil, err
}

// must turns an update that met no row into CodeNotFound.
func must(what string, r sql.Result, err error) error {
	if err != nil {
		return err
	}
	n, err := r.RowsAffected()
	if err == nil && n == 0 {
		return fail(CodeNotFound, nil, "What", what)
	}
	return err
}

func scanInt(r scanner) (n int, err error)        { return n, r.Scan(&n) }
func scanText(r scanner) (text string, err error) { return text, r.Scan(&text) }

// millis is t in Unix milliseconds; 0 stands for no time.
func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMillis(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms)
}

// blob is b, never NULL.
func blob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

func newUID() string {
	var b [16]byte
	rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}
