package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// place is where the data lies: the folder with its lock, and the open file.
type place struct {
	dir, path string
	lock      *flock.Flock
	read      *sql.DB
	write     *sql.DB // one connection; nil when only looking

	opened map[string]os.FileInfo // the file and its WAL, by path, as they were opened
}

func placeIn(dir string) place { return place{dir: dir, path: filepath.Join(dir, fileName)} }

// connect opens the file, which is there, for reading and writing.
func (p *place) connect() (err error) {
	if p.write, err = openDB(p.path, forWriting); err != nil {
		return err
	}
	if p.read, err = openDB(p.path, forReading); err != nil {
		return err
	}
	p.opened = map[string]os.FileInfo{}
	for _, path := range []string{p.path, p.path + "-wal"} {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		os.SameFile(info, info) // Windows looks up only now which file it is
		p.opened[path] = info
	}
	return nil
}

// here tells whether the path of the data still leads to the open files. On Linux a folder can be
// renamed or deleted while its files are open; what is written then is in no file that anybody finds.
func (p *place) here() error {
	for path, was := range p.opened {
		if now, err := os.Stat(path); err != nil || !os.SameFile(now, was) {
			return fail(CodeGone, err, "Path", path, "Dir", p.dir)
		}
	}
	return nil
}

// close gives file and lock back. Further calls do nothing.
func (p *place) close() error {
	var errs []error
	if p.read != nil { // before the writer, which tidies up when it is the last
		errs = append(errs, p.read.Close())
	}
	if p.write != nil {
		errs = append(errs, p.write.Close())
	}
	if p.lock != nil {
		errs = append(errs, p.lock.Unlock())
	}
	p.opened = nil
	return errors.Join(errs...)
}

// Reachable is CodeGone (Dir, Path) while the data folder isn't where it was opened: renamed, deleted, or
// its drive taken away. Nothing is saved then; it may come back.
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

	next := placeIn(dir)
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
	if err := keepCopy(next.path, s.steps, s.now(), func(part string) error {
		from, err := s.write.Conn(ctx)
		if err != nil {
			return err
		}
		defer from.Close() //nolint:errcheck // goes back to the pool
		return copyConn(ctx, from, part)
	}); err != nil {
		return err
	}
	return next.connect()
}
