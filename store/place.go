package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
	"github.com/mattn/go-sqlite3"
)

// place is where the data lies: the folder, and the open file with its lock. The path is that of the file itself, which is
// elsewhere when a link stands in the folder: all that SQLite and we put next to the file lies there then, backups stay here.
type place struct {
	dir, path string
	lock      *flock.Flock
	read      *sql.DB
	write     *sql.DB // one connection; nil when only looking

	opened []openedFile // the file, the link to it, and its WAL
	kept   string       // where what is open was saved after somebody had exchanged the file, or ""
}

// openedFile is a file as it was when it was opened.
type openedFile struct {
	path string
	info os.FileInfo
}

// placeIn finds the place for a folder. CodeLinkLost (Path, To) when a link in it leads nowhere.
func placeIn(dir string) (place, error) {
	p := place{dir: dir, path: filepath.Join(dir, fileName)}
	for range maxLinks {
		to, err := os.Readlink(p.path)
		if err != nil { // no link
			return p, p.found()
		}
		if !filepath.IsAbs(to) { // .. leads up from where the link really lies
			from, err := filepath.EvalSymlinks(filepath.Dir(p.path))
			if err != nil {
				return p, err
			}
			to = filepath.Join(from, to)
		}
		p.path = to
	}
	return p, p.lost(errors.New("links in a circle"))
}

const maxLinks = 40

// entry is the data file's own place in the folder, be it a link.
func (p *place) entry() string { return filepath.Join(p.dir, fileName) }

// found makes sure that a link leads to a file, or to what replace has left of one. No new file is begun where it leads: a drive
// or a cloud's folder may be missing, and the family would find an empty table.
func (p *place) found() error {
	if p.path == p.entry() {
		return nil
	}
	_, err := os.Lstat(p.path)
	if _, left := os.Lstat(p.path + restoredSuffix); err == nil || left == nil {
		return nil
	}
	return p.lost(err)
}

func (p *place) lost(err error) error {
	return fail(CodeLinkLost, err, "Path", p.entry(), "To", p.path, "Dir", p.dir)
}

// connect opens the file, which is there, for reading and writing.
func (p *place) connect() (err error) {
	if p.write, err = openDB(p.path, forWriting); err != nil {
		return err
	}
	if p.read, err = openDB(p.path, forReading); err != nil {
		return err
	}
	p.opened = nil
	for _, path := range []string{p.entry(), p.path, p.path + "-wal"} {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		os.SameFile(info, info) // Windows looks up only now which file it is
		p.opened = append(p.opened, openedFile{path, info})
	}
	return nil
}

// here tells whether the path of the data still leads to the open files. On Linux a folder can be
// renamed or deleted while its files are open, or another file take their place; what is written then is in no file that
// anybody finds.
func (p *place) here() error {
	for _, was := range p.opened {
		now, err := os.Stat(was.path)
		switch {
		case err != nil:
			return fail(CodeGone, err, "Path", was.path, "Dir", p.dir)
		case !os.SameFile(now, was.info):
			return fail(CodeExchanged, nil, "Path", p.path, "Dir", p.dir)
		}
	}
	return nil
}

// KeepOurs saves what is open in a file next to the one that somebody has put in its place (CodeExchanged), and tells its path;
// a second time nothing is done. BesideIn lists it. Our WAL goes into our own file before
// anybody can play it into the other one.
func (s *Store) KeepOurs(ctx context.Context) (path string, err error) {
	s.backup.Lock()
	defer s.backup.Unlock()
	s.moving.RLock()
	defer s.moving.RUnlock()
	if s.kept == "" {
		name, err := freeName(s.path, keptPrefix, s.now())
		if err == nil {
			err = keepCopy(name, s.steps, s.now(), s.copyOpen(either{ctx, s.closing}))
		}
		if err != nil {
			return "", s.wrap("keep ours", err)
		}
		s.kept = name
		slog.Warn("the data file was exchanged; ours is kept", "path", s.path, "ours", name)
	}
	if err := s.emptyWAL(); err != nil { // somebody reads; close tries again
		slog.Warn("empty the WAL of an exchanged data file", "err", err)
	}
	return s.kept, nil
}

// emptyWAL takes what the WAL has into the open file.
func (p *place) emptyWAL() error {
	busy := false
	err := p.write.QueryRow("PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, new(int), new(int))
	if err == nil && busy {
		err = sqlite3.Error{Code: sqlite3.ErrBusy}
	}
	return err
}

// copyOpen writes a copy of the open file, wherever that is now.
func (p *place) copyOpen(ctx context.Context) func(part string) error {
	return func(part string) error {
		from, err := p.write.Conn(ctx)
		if err != nil {
			return err
		}
		defer from.Close() //nolint:errcheck // goes back to the pool
		return copyConn(ctx, from, part)
	}
}

// close gives file and lock back. Further calls do nothing.
func (p *place) close() error {
	var errs []error
	if p.read != nil { // before the writer, which tidies up when it is the last
		errs = append(errs, p.read.Close())
	}
	if p.write != nil {
		if CodeOf(p.here()) == CodeExchanged { // SQLite leaves the WAL then
			errs = append(errs, p.emptyWAL())
		}
		errs = append(errs, p.write.Close())
	}
	if p.lock != nil {
		errs = append(errs, p.lock.Unlock())
	}
	p.opened = nil
	return errors.Join(errs...)
}

// Reachable is CodeGone (Dir, Path) while the data folder isn't where it was opened: renamed, deleted, or
// its drive taken away. Nothing is saved then; it may come back. CodeExchanged (Dir, Path) when another file stands in the
// data file's place: see KeepOurs.
func (s *Store) Reachable() error {
	s.moving.RLock()
	defer s.moving.RUnlock()
	return s.here()
}

// MoveTo saves everything in another folder, which is made if it isn't there, and goes on there. It reads from
// the open file, so that it works when the data folder is gone. Until it is done nothing is saved (CodeGone).
// CodeTaken (Dir) when the folder has a data file already; after an error everything is as it was.
func (s *Store) MoveTo(ctx context.Context, dir string) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return wrap("move", dir, err)
	}
	if s.readOnly {
		return fail(CodeReadOnly, nil, "Path", s.path, "Dir", s.dir)
	}
	s.backup.Lock()
	defer s.backup.Unlock()
	s.hold() // waits for what is being saved
	s.away = true
	s.moving.Unlock()

	next := place{dir: dir, path: filepath.Join(dir, fileName)}
	err = s.fill(ctx, &next)

	s.hold()
	defer s.moving.Unlock()
	s.away = false
	if err != nil {
		next.close() //nolint:errcheck // the first error counts
		err = wrap("move", next.path, err)
		if e, ok := errors.AsType[*Error](err); ok && e.Args != nil {
			e.Args["Dir"] = dir
		}
		return err
	}
	s.place.close() //nolint:errcheck // it may be out of reach
	s.place = next
	return nil
}

// fill makes the place to which the store moves.
func (s *Store) fill(ctx context.Context, next *place) (err error) {
	if err := os.MkdirAll(next.dir, privateDir); err != nil {
		return err
	}
	if next.lock, err = acquire(next.dir); err != nil {
		return err
	}
	if _, err := os.Lstat(next.path); !errors.Is(err, fs.ErrNotExist) {
		return fail(CodeTaken, err, "Path", next.path)
	}
	if err := keepCopy(next.path, s.steps, s.now(), s.copyOpen(ctx)); err != nil {
		return err
	}
	return next.connect()
}
