package store

import (
	"cmp"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// appID marks a SQLite file as ours ("SpTi"); it stands in the file's header.
const appID = 0x53705469

// sector is the smallest page that SQLite knows, in bytes.
const sector = 512

// access is how a file is opened: the part of the data source name behind the path.
// Pragmas stand there so that every connection has them.
type access string

const (
	forWriting   access = "_fk=on&_journal_mode=WAL&_busy_timeout=5000&_synchronous=full&_txlock=immediate"
	forMigrating access = "_fk=off&_journal_mode=WAL&_busy_timeout=5000&_synchronous=full&_txlock=immediate"
	forReading   access = "mode=ro&_busy_timeout=5000"
	forLooking   access = "mode=ro&immutable=1" // leaves no trace, but doesn't see a WAL
	forCopying   access = "_synchronous=full"
)

func openDB(path string, a access) (*sql.DB, error) {
	name := (&url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(path), RawQuery: string(a)}).String()
	db, err := sql.Open("sqlite3", name)
	if err != nil {
		return nil, wrap("open", path, err)
	}
	if a == forReading {
		db.SetMaxOpenConns(4)
	} else {
		db.SetMaxOpenConns(1)
	}
	if err := db.Ping(); err != nil {
		db.Close() //nolint:errcheck // Ping's error is the one that counts
		return nil, wrap("open", path, err)
	}
	return db, nil
}

// hasWAL tells whether committed changes still stand beside the file.
func hasWAL(path string) bool {
	info, err := os.Stat(path + "-wal")
	return err == nil && info.Size() > 0
}

// inspect finds the schema version of a file and checks that it is whole, ours, and
// not newer than known, without changing it. The folder must be writable when the file
// has a WAL; inspectWhole works without.
func inspect(path string, known int) (schema int, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, wrap("inspect", path, err)
	}
	a := forLooking
	if hasWAL(path) {
		a = forReading
	}
	// SQLite takes an empty file for a new one and fills up a last page that is cut short.
	// Only with a WAL may that be the trace of a crash.
	if size := info.Size(); size == 0 || a == forLooking && size%sector != 0 {
		return 0, fail(CodeDamaged, nil, "Path", path, "Size", size)
	}
	db, err := openDB(path, a)
	if err != nil {
		return 0, err
	}
	defer func() { err = cmp.Or(err, wrap("inspect", path, db.Close())) }()
	if err := check(db, path); err != nil {
		return 0, err
	}
	var id int
	if err := db.QueryRow("PRAGMA application_id").Scan(&id); err != nil {
		return 0, wrap("inspect", path, err)
	}
	if err := db.QueryRow("PRAGMA user_version").Scan(&schema); err != nil {
		return 0, wrap("inspect", path, err)
	}
	switch {
	case id != appID || schema < 1:
		return schema, fail(CodeForeign, nil, "Path", path)
	case schema > known:
		return schema, fail(CodeNewer, nil, "Path", path, "Schema", schema, "Known", known)
	}
	return schema, nil
}

// check is SQLite's quick_check; what it finds is CodeDamaged.
func check(db *sql.DB, path string) error {
	var first string
	if err := db.QueryRow("PRAGMA quick_check(1)").Scan(&first); err != nil {
		return wrap("check", path, err)
	}
	if first != "ok" {
		return fail(CodeDamaged, errors.New(first), "Path", path)
	}
	return nil
}

// wholeFile is a path under which all of a file can be seen with forLooking: the file's
// own, or that of a temporary copy with its WAL taken in.
type wholeFile struct {
	path   string
	temp   string // folder of the copy, or ""
	schema int
}

// inspectWhole is inspect without touching the folder. The caller drops the wholeFile,
// also after an error, which names the path that was asked for.
func inspectWhole(path string, known int) (w wholeFile, err error) {
	w.path = path
	if hasWAL(path) {
		if err = w.copy(path); err == nil {
			err = takeInWAL(w.path)
		}
	}
	if err == nil {
		w.schema, err = inspect(w.path, known)
	}
	if e, ok := errors.AsType[*Error](err); ok && e.Args["Path"] != nil {
		e.Args["Path"] = path
	}
	return w, err
}

// copy turns to a temporary copy.
func (w *wholeFile) copy(path string) (err error) {
	if w.temp, err = os.MkdirTemp("", "spieltisch-*"); err != nil {
		return wrap("copy", path, err)
	}
	w.path = filepath.Join(w.temp, fileName)
	err = copyFile(path, w.path)
	if hasWAL(path) {
		err = errors.Join(err, copyFile(path+"-wal", w.path+"-wal"))
	}
	return wrap("copy", path, err)
}

// drop removes the copy.
func (w *wholeFile) drop() error {
	if w.temp == "" {
		return nil
	}
	return os.RemoveAll(w.temp)
}

func takeInWAL(path string) error {
	db, err := openDB(path, forCopying)
	if err != nil {
		return err
	}
	_, err = db.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
	return wrap("take in WAL", path, cmp.Or(err, db.Close()))
}

// copyFile copies and flushes; to must not exist.
func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // only read
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Sync(), out.Close())
}

// syncFile flushes a file or a folder, so that a rename holds after a power cut.
func syncFile(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// openToLook opens without writing anything to the data folder.
func (s *Store) openToLook(steps []migration) (err error) {
	if s.lock, err = share(s.dir); err != nil {
		return err
	}
	s.looked, err = inspectWhole(s.path, len(steps))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fail(CodeNotFound, err, "What", "file", "Path", s.path)
	case CodeOf(err) == CodeDamaged:
		return fail(CodeDamaged, err, "Path", s.path, "Backup", newestGood(s.dir, len(steps)))
	case err != nil:
		return err
	}
	if s.looked.schema < len(steps) {
		if s.looked.temp == "" {
			if err := s.looked.copy(s.path); err != nil {
				return err
			}
		}
		if err := migrate(s.looked.path, s.looked.schema, steps); err != nil {
			return err
		}
		if err := deriveIn(s.looked.path, s.now()); err != nil {
			return err
		}
	}
	s.read, err = openDB(s.looked.path, forLooking)
	return err
}

// share takes a reader's part of the lock file, if there is one that can be read: a
// writer at work would change the file under our eyes.
func share(dir string) (*flock.Flock, error) {
	l := flock.New(filepath.Join(dir, lockName), flock.SetFlag(os.O_RDONLY))
	ok, err := l.TryRLock()
	if err != nil {
		return nil, nil //nolint:nilerr // without a lock file nobody writes; looking needs none
	}
	if !ok {
		return nil, fail(CodeLocked, nil, "Dir", dir)
	}
	return l, nil
}
