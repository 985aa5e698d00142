// Package store keeps everything in one SQLite file: players, matches with their
// action logs, drafts and pads, results, score sheets with their edits, house words,
// settings, and what somebody learns. What matches, sheets and answers keep is opaque here; only
// games knows what it means.
//
// Matches and score sheets are logs of rows with a standing, in one family of tables (logs.go, append.go).
//
// History has rows of its own, one for each game, seat and word, that follow from matches and sheets
// and are kept in the same transactions (plays.go, derive.go). Statistics are queries on them.
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
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
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
	ReadOnly bool             // only look: nothing is written or migrated
	// Random makes the uids, on which what computers play hangs, too; nil: crypto/rand. It must not fail.
	Random io.Reader
	// Gone is called on any goroutine whenever something wasn't saved or read because the data folder is gone, or its file
	// exchanged: see Reachable.
	Gone func()
	// Private closes a folder of earlier versions to others, with the files of this program in it. What is made is closed
	// to others anyway; leave it out where a family may share a folder.
	Private bool
}

// Store is an open data file. What it can do is shared out to small types, one for each thing that it keeps; a part of
// the program can be handed one of them.
type Store struct {
	*dataFile
	People
	Logs
	Results
	Rulings
	Course
	Mistakes
	Puzzles
}

type (
	// People are the players, who is merged with whom, and their pictures.
	People struct{ *dataFile }
	// Logs are matches and score sheets with their rows, drafts and pads.
	Logs struct{ *dataFile }
	// Results are what came of games: history, statistics, records.
	Results struct{ *dataFile }
	// Rulings are the house words and meanings.
	Rulings struct{ *dataFile }
	// Course is what people answered in the course for the letter-piece alphabet.
	Course struct{ *dataFile }
	// Mistakes are people's own mistakes, and what they answered to them.
	Mistakes struct{ *dataFile }
	// Puzzles are the puzzles of the day, as people have begun and solved them.
	Puzzles struct{ *dataFile }
)

// dataFile is the file behind them, and how it is read and written.
type dataFile struct {
	place
	moving   sync.RWMutex // held for writing while place changes
	away     bool         // it is about to: nothing is saved
	gone     func()
	now      func() time.Time
	random   io.Reader
	readOnly bool
	private  bool
	steps    []migration // to the newest schema
	looked   wholeFile   // with ReadOnly
	backup   sync.Mutex
	closing  context.Context // ends backups
	close    context.CancelFunc
	waiting  atomic.Int32 // who wait for the writer
}

// Open opens the data file in dir, or makes both. It takes the lock file, checks the
// file, and copies and migrates an older one.
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
	at, err := placeIn(dir)
	if err != nil {
		return nil, wrap("open", dir, err)
	}
	s := newStoreAt(at, o, steps)
	if s.readOnly {
		err = s.openToLook()
	} else {
		err = s.openToWrite()
	}
	if err != nil {
		s.Close() //nolint:errcheck // the first error is the one that counts
		return nil, s.wrap("open", s.offerBackup(unsound(err)))
	}
	return s, nil
}

func newStoreAt(at place, o Options, steps []migration) *Store {
	f := &dataFile{place: at, gone: o.Gone, now: o.Now, random: o.Random, readOnly: o.ReadOnly, private: o.Private, steps: steps}
	s := &Store{f, People{f}, Logs{f}, Results{f}, Rulings{f}, Course{f}, Mistakes{f}, Puzzles{f}}
	if s.now == nil {
		s.now = time.Now
	}
	if s.random == nil {
		s.random = rand.Reader
	}
	if s.gone == nil {
		s.gone = func() {}
	}
	s.closing, s.close = context.WithCancel(context.Background())
	return s
}

func (s *Store) openToWrite() error {
	if err := os.MkdirAll(s.dir, privateDir); err != nil {
		return wrap("make folder", s.dir, err)
	}
	var err error
	if s.lock, err = acquire(filepath.Dir(s.path)); err != nil {
		return err
	}
	for _, dir := range slices.Compact([]string{s.dir, filepath.Dir(s.path)}) {
		if err := writable(dir, s.path); err != nil {
			return err
		}
	}
	if s.private {
		closeToOthers(s.dir)
	}
	if err := prepare(s.place, s.now(), s.steps); err != nil {
		return err
	}
	if err := s.connect(); err != nil {
		return err
	}
	return s.revise("derive", func(tx writeTx) error { return deriveAll(tx, s.steps) })
}

// acquire takes the lock file of the folder in which the data file lies for writing.
func acquire(dir string) (*flock.Flock, error) {
	l := flock.New(filepath.Join(dir, lockName), flock.SetPermissions(privateFile))
	ok, err := l.TryLock()
	if err != nil {
		return nil, wrap("lock", dir, err)
	}
	if !ok {
		return nil, fail(CodeLocked, nil, "Dir", dir)
	}
	return l, nil
}

// writable finds out early whether the folder takes the files that SQLite puts next to
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

// Close ends a backup that is being made and gives file and lock back. Further calls do nothing. When the file was exchanged,
// ours is kept first: see KeepOurs.
func (s *Store) Close() (err error) {
	if s.closing.Err() != nil {
		return nil
	}
	if CodeOf(s.Reachable()) == CodeExchanged {
		_, err = s.KeepOurs(context.Background())
	}
	s.close()
	s.backup.Lock() // its copy has the file open, which on Windows couldn't be moved aside
	defer s.backup.Unlock()
	s.moving.Lock()
	defer s.moving.Unlock()
	return wrap("close", s.path, errors.Join(err, s.place.close(), s.looked.drop()))
}

// Dir is the data folder, absolute.
func (s *Store) Dir() string {
	s.moving.RLock()
	defer s.moving.RUnlock()
	return s.dir
}

// ReadOnly tells whether writing is refused.
func (s *Store) ReadOnly() bool { return s.readOnly }

// readTx is a transaction that sees one state of the file.
type readTx struct{ *sql.Tx }

// writeTx is a transaction that may change the file.
type writeTx struct {
	readTx
	now    time.Time
	random io.Reader
}

// newUID is of something that is added, and differs from all others on all computers.
func (tx writeTx) newUID() string {
	var b [16]byte
	_, _ = io.ReadFull(tx.random, b[:]) // it never fails
	return hex.EncodeToString(b[:])
}

// writing is what may change the file in a transaction.
func (s *dataFile) writing(tx *sql.Tx) writeTx { return writeTx{readTx{tx}, s.now(), s.random} }

func (s *dataFile) view(op string, fn func(readTx) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	tx, err := s.read.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return s.wrap(op, err)
	}
	defer tx.Rollback() //nolint:errcheck // a read leaves nothing behind
	return s.wrap(op, fn(readTx{tx}))
}

func (s *dataFile) update(op string, fn func(writeTx) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	switch {
	case s.readOnly:
		return s.wrap(op, fail(CodeReadOnly, nil, "Path", s.path))
	case s.away:
		return s.wrap(op, fail(CodeGone, nil, "Path", s.path))
	}
	if err := s.here(); err != nil { // KeepOurs may have the connection for a while
		return s.wrap(op, err)
	}
	s.waiting.Add(1)
	tx, err := s.write.Begin()
	s.waiting.Add(-1)
	if err != nil {
		return s.wrap(op, err)
	}
	defer tx.Rollback() //nolint:errcheck // does nothing after Commit; a full disk has rolled back already
	if err := fn(s.writing(tx)); err != nil {
		return s.wrap(op, err)
	}
	if err := s.here(); err != nil {
		return s.wrap(op, err)
	}
	return s.wrap(op, tx.Commit())
}

// explain finds out whether something failed because the data folder is gone or its file exchanged, and says so.
func (s *dataFile) explain(err error) error {
	switch CodeOf(err) {
	case CodeInternal, CodeReadOnly, CodeDamaged:
		if gone := s.here(); gone != nil {
			err = fail(CodeOf(gone), err, "Path", s.path, "Dir", s.dir)
		}
	}
	if code := CodeOf(err); code == CodeGone || code == CodeExchanged {
		s.gone()
	}
	return err
}

// wrap adds the data folder, which the message names, to what wrap gives.
func (s *dataFile) wrap(op string, err error) error {
	err = wrap(op, s.path, err)
	if e, ok := errors.AsType[*Error](err); ok {
		if e.Args == nil {
			e.Args = map[string]any{}
		}
		e.Args["Dir"] = s.dir
	}
	return err
}

// queryer is a *sql.DB or a transaction.
type queryer interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// scanner is a *sql.Row or *sql.Rows.
type scanner interface{ Scan(...any) error }

// list reads all rows of a query.
func list[T any](tx queryer, scan func(scanner) (T, error), query string, args ...any) (all []T, err error) {
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

// found turns an update that met no row into CodeNotFound.
func found(what string, r sql.Result, err error) error {
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
func scanBytes(r scanner) (b []byte, err error)   { return b, r.Scan(&b) }
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
