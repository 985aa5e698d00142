package store

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/gofrs/flock"
)

// appID marks a SQLite file as ours ("SpTi"); it stands in the file's header.
const appID = 0x53705469

// sector is the smallest page that SQLite knows, in bytes.
const sector = 512

// access is how a file is opened: the part of the data source name behind the path.
// Pragmas stand there so that every connection has them. To write never waits for a lock of another program, or the window would
// stand still: only Outlast does. Readers wait for no writer, and for the rest so few milliseconds that nobody notices.
type access string

const (
	forWriting   access = "_fk=on&_journal_mode=WAL&_busy_timeout=0&_synchronous=full&_txlock=immediate"
	forMigrating access = "_fk=off&_journal_mode=WAL&_busy_timeout=0&_synchronous=full&_txlock=immediate"
	forReading   access = "mode=ro&_busy_timeout=100"
	forLooking   access = "mode=ro&immutable=1" // leaves no trace, but doesn't see a WAL
	forCopying   access = "_synchronous=full"
)

func openDB(path string, a access) (*sql.DB, error) {
	db, err := sql.Open(driver, dataSource(path, a))
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

// dataSource is the URL under which SQLite finds a file. A path that begins with two slashes
// (\\server\share on Windows) would lose its first name to the URL's host: it gets an empty one.
func dataSource(path string, a access) string {
	path = filepath.ToSlash(path)
	u := url.URL{Scheme: "file", OmitHost: !strings.HasPrefix(path, "//"), Path: path, RawQuery: string(a)}
	return u.String()
}

// hasWAL tells whether committed changes still stand next to the file.
func hasWAL(path string) bool {
	info, err := os.Stat(path + "-wal")
	return err == nil && info.Size() > 0
}

// inspect finds the schema version of a file and checks that it is whole, ours, and
// not newer than the steps lead to, without changing it. The folder must be writable when
// the file has a WAL; inspectWhole works without.
func inspect(path string, steps []migration) (schema int, err error) {
	defer func() { err = unsound(wrap("inspect", path, err)) }()
	info, err := os.Stat(path)
	if err != nil {
		return 0, err
	}
	if !info.Mode().IsRegular() {
		return 0, fail(CodeDamaged, errors.New("not a file"), "Path", path)
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
	if err := checkHeader(path); err != nil {
		return 0, err
	}
	db, err := openDB(path, a)
	if err != nil {
		return 0, err
	}
	defer func() { err = cmp.Or(err, db.Close()) }()
	if err := check(db, path); err != nil {
		return 0, err
	}
	return identify(db, path, steps)
}

// headerSize is how long a file's header is; at writeVersion it tells who may write it. SQLite opens
// what says more than maxVersion for reading only.
const (
	headerSize   = 100
	writeVersion = 18
	maxVersion   = 2
)

// checkHeader finds what SQLite would take a file for a read-only one for. A WAL may heal it, but to see
// that is to write to the file.
func checkHeader(path string) (err error) {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close() //nolint:errcheck // only read
	var header [headerSize]byte
	if _, err := io.ReadFull(f, header[:]); err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return err
	}
	if v := header[writeVersion]; v > maxVersion {
		return fail(CodeDamaged, fmt.Errorf("write version %d", v), "Path", path)
	}
	return nil
}

// identify finds the schema version of a whole file by its numbers, and checks that its tables
// are those of this version: numbers may be damaged too.
func identify(db *sql.DB, path string, steps []migration) (schema int, err error) {
	var id int
	if err := db.QueryRow("PRAGMA application_id").Scan(&id); err != nil {
		return 0, err
	}
	if err := db.QueryRow("PRAGMA user_version").Scan(&schema); err != nil {
		return 0, err
	}
	have, err := objects(db)
	if err != nil {
		return schema, err
	}
	known := len(steps)
	switch {
	case id != appID || schema < 1:
		if ours(have) {
			return schema, fail(CodeDamaged, fmt.Errorf("our tables under the numbers %#x and %d", id, schema), "Path", path)
		}
		return schema, fail(CodeForeign, nil, "Path", path)
	case schema > known:
		return schema, fail(CodeNewer, nil, "Path", path, "Schema", schema, "Known", known)
	}
	want, err := shapeOf(steps[:schema])
	if err != nil {
		return schema, err
	}
	if name := misshapen(have, want, schema < known); name != "" {
		return schema, fail(CodeDamaged, fmt.Errorf("the table %s isn't that of schema %d", name, schema), "Path", path)
	}
	return schema, nil
}

// check is SQLite's quick_check; what it finds is CodeDamaged.
func check(db *sql.DB, path string) error {
	var first string
	if err := db.QueryRow("PRAGMA quick_check(1)").Scan(&first); err != nil {
		return err
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
	temp   Temp // of the copy
	schema int
}

// inspectWhole is inspect without touching the folder. The caller drops the wholeFile,
// also after an error, which names the path that was asked for.
func inspectWhole(path string, steps []migration) (w wholeFile, err error) {
	w.path = path
	if hasWAL(path) {
		if err = w.copy(path); err == nil {
			err = takeInWAL(w.path)
		}
	}
	if err == nil {
		w.schema, err = inspect(w.path, steps)
	}
	if e, ok := errors.AsType[*Error](err); ok && e.Args["Path"] != nil {
		e.Args["Path"] = path
	}
	return w, err
}

// copy turns to a temporary copy.
func (w *wholeFile) copy(path string) (err error) {
	if w.temp, err = NewTemp(); err != nil {
		return err
	}
	w.path = filepath.Join(w.temp.Dir, fileName)
	err = copyFile(path, w.path)
	if hasWAL(path) {
		err = errors.Join(err, copyFile(path+"-wal", w.path+"-wal"))
	}
	return wrap("copy", path, err)
}

// drop removes the copy.
func (w *wholeFile) drop() error { return w.temp.Drop() }

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
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, privateFile)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Sync(), out.Close())
}

// keepAs gives a complete file its name, in the place of a file that has it, in one step as
// far as others can see and so that it holds after a power cut.
func keepAs(name, file string) error {
	if err := flush(file); err != nil {
		return err
	}
	return rename(file, name)
}

// flush brings what stands in a file to the disk.
func flush(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0) // Windows flushes only what may be written
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// openToLook opens without writing anything to the data folder.
func (s *Store) openToLook() (err error) {
	if s.lock, err = share(filepath.Dir(s.path)); err != nil {
		return err
	}
	return s.look()
}

// look opens a file for looking, or a copy where it must be mended first.
func (s *Store) look() (err error) {
	s.looked, err = inspectWhole(s.path, s.steps)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fail(CodeNotFound, err, "What", "file", "Path", s.path)
	case err != nil:
		return err
	}
	mend := s.looked.schema < len(s.steps)
	if !mend {
		ok, err := completeFile(s.looked.path, s.steps)
		if err != nil {
			return err
		}
		mend = !ok
	}
	if mend {
		if s.looked.temp.Dir == "" {
			if err := s.looked.copy(s.path); err != nil {
				return err
			}
		}
		if err := migrate(s.looked.path, s.looked.schema, s.steps); err != nil {
			return err
		}
		if err := deriveIn(s.looked.path, s.now(), s.steps); err != nil {
			return err
		}
	}
	s.read, err = openDB(s.looked.path, forLooking)
	return err
}

// completeFile is complete for a file that is only looked at.
func completeFile(path string, steps []migration) (ok bool, err error) {
	db, err := openDB(path, forLooking)
	if err != nil {
		return false, err
	}
	defer func() { err = cmp.Or(err, db.Close()) }()
	return complete(db, steps)
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
