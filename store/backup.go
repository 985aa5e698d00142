package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"
)

const (
	backupDir    = "backups"
	backupPrefix = "spieltisch-"
	backupSuffix = ".sqlite"
	partSuffix   = ".part" // of a copy that isn't complete

	keepDays  = 14 // the newest so many days,
	keepWeeks = 8  // then the newest of each of so many weeks
	keepAsked = 10 // of those made before an import, and of those made by hand
)

// Backup is a dated copy of the data file in the folder backups.
type Backup struct {
	Path string
	At   time.Time
	Size int64 // bytes
	Good bool  // whole, ours, and not newer than this program
	Why  Why

	name backupName
}

// Backups lists all backups, the one made last first, and checks each of them, which takes a
// while: not on the goroutine of the screen.
func (s *Store) Backups() ([]Backup, error) { return checkedBackups(s.Dir(), s.steps) }

// BackupsIn is Backups for a data folder that can't be opened.
func BackupsIn(dir string) ([]Backup, error) { return checkedBackups(dir, embedded()) }

func checkedBackups(dir string, steps []migration) ([]Backup, error) {
	all, err := backupFiles(dir)
	if err != nil {
		return nil, err
	}
	for i := range all {
		all[i].Good = good(all[i].Path, steps)
	}
	return all, nil
}

// BackupDue tells whether the last daily backup isn't of today.
func (s *Store) BackupDue() bool {
	if s.readOnly {
		return false
	}
	all, err := backupFiles(s.Dir())
	i := slices.IndexFunc(all, func(b Backup) bool { return b.Why == Daily })
	return err == nil && (i < 0 || !sameDay(all[i].name.day, s.now()))
}

func sameDay(a, b time.Time) bool { return a.Format(time.DateOnly) == b.Format(time.DateOnly) }

// MakeBackup copies the data file through SQLite's backup API, checks the copy, gives
// it a name with today's date and a number, and removes those that are too old: an earlier one of
// today, and all but the 14 newest days and one a week for 8 weeks. What was deleted 30 days ago
// is purged once it stands in this backup, and derived rows that are wrong are made again. Play goes on meanwhile.
// When ctx ends or the store is closed, nothing has been changed; the cause then is ctx's error.
func (s *Store) MakeBackup(ctx context.Context) (Backup, error) {
	b, err := s.makeBackup(ctx, Daily)
	if err != nil {
		return b, err
	}
	if err := s.revise("purge", purge); err != nil {
		return b, err
	}
	s.checkDerived(ctx, b.Path)
	return b, nil
}

// MakeBackupFor makes a backup that says what it was made for, and takes no other's place. The newest
// ten of each kind stay.
func (s *Store) MakeBackupFor(ctx context.Context, why Why) (Backup, error) {
	return s.makeBackup(ctx, why)
}

func (s *Store) makeBackup(ctx context.Context, why Why) (Backup, error) {
	if s.readOnly {
		return Backup{}, fail(CodeReadOnly, nil, "Path", s.path)
	}
	s.backup.Lock()
	defer s.backup.Unlock()
	if err := s.Reachable(); err != nil { // no folder is made where it was
		return Backup{}, err
	}
	ctx = either{ctx, s.closing}
	now := s.now()
	to, err := nextBackup(s.dir, now, why, 0)
	if err != nil {
		return Backup{}, err
	}
	if err := copyVerified(ctx, s.path, to, s.steps, now); err != nil {
		return Backup{}, err
	}
	if err := s.prune(); err != nil {
		return Backup{}, err
	}
	info, err := os.Stat(to)
	if err != nil {
		return Backup{}, wrap("backup", to, err)
	}
	return Backup{Path: to, At: now, Size: info.Size(), Good: true, Why: why}, nil
}

// either is a context for work in steps, which asks Err before each of them: it ends with
// another one, too.
type either struct {
	context.Context
	other context.Context
}

func (e either) Err() error { return cmp.Or(e.Context.Err(), e.other.Err()) }

// backupFiles lists the backups of a data folder, the one made last first, unchecked.
func backupFiles(dir string) ([]Backup, error) {
	dir = filepath.Join(dir, backupDir)
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, wrap("list backups", dir, err)
	}
	var all []Backup
	for _, e := range entries {
		name, ok := parseBackupName(e.Name(), time.Local)
		info, err := e.Info()
		if !ok || err != nil || !info.Mode().IsRegular() {
			continue
		}
		all = append(all, Backup{Path: filepath.Join(dir, e.Name()), At: moment(name.day, info.ModTime()), Size: info.Size(), Why: name.why, name: name})
	}
	slices.SortFunc(all, func(a, b Backup) int {
		return cmp.Or(cmp.Compare(b.name.n, a.name.n), b.At.Compare(a.At), strings.Compare(b.Path, a.Path))
	})
	return all, nil
}

// moment is when a backup of that day was made: the file's own time, unless that is
// far off the name because somebody copied the file.
func moment(day, file time.Time) time.Time {
	if d := file.Sub(day); d < -24*time.Hour || d > 48*time.Hour {
		return day
	}
	return file
}

// good tells whether a backup can be restored by a program that knows these steps.
func good(path string, steps []migration) bool {
	w, err := inspectWhole(path, steps)
	defer w.drop() //nolint:errcheck // a leftover in the temporary folder
	return err == nil
}

// newestGood is the path of the backup made last that can be restored, or "".
func newestGood(dir string, steps []migration) string {
	all, err := backupFiles(dir)
	if err != nil {
		return ""
	}
	for _, b := range all {
		if good(b.Path, steps) {
			return b.Path
		}
	}
	return ""
}

// prune removes what MakeBackup doesn't keep. Copies made before an upgrade stay.
func (s *Store) prune() error {
	all, err := backupFiles(s.dir)
	if err != nil {
		return err
	}
	parts, err := filepath.Glob(filepath.Join(s.dir, backupDir, "*"+partSuffix+"*")) // left by a crash
	if err != nil {
		return wrap("list backups", s.dir, err)
	}
	for _, part := range parts {
		if err := tidy(part); err != nil {
			return err
		}
	}
	for _, b := range tooOld(all) {
		if err := tidy(b.Path); err != nil {
			return err
		}
	}
	return nil
}

// tidy removes a file of no more use. One that another program has open goes another time.
func tidy(path string) error {
	if err := wrap("remove old backup", path, remove(path)); CodeOf(err) != CodeInUse {
		return err
	}
	return nil
}

// tooOld picks those that go from all backups, the one made last first. Only this order counts, and
// where the day changes: a clock that was wrong makes no backup older or newer than it is.
func tooOld(all []Backup) (old []Backup) {
	type week struct{ year, week int }
	weeks, days, asked := map[week]bool{}, 0, map[Why]int{}
	var last *Backup // daily, the one made after this
	for _, b := range all {
		switch {
		case b.Why == BeforeImport, b.Why == ByHand:
			if asked[b.Why]++; asked[b.Why] > keepAsked {
				old = append(old, b)
			}
			continue
		case b.Why != Daily:
			continue
		case last != nil && sameDay(last.name.day, b.name.day):
			old = append(old, b)
			continue
		}
		last = &b
		if days++; days <= keepDays {
			continue
		}
		y, n := b.name.day.ISOWeek()
		if w := (week{y, n}); weeks[w] || len(weeks) == keepWeeks {
			old = append(old, b)
		} else {
			weeks[w] = true
		}
	}
	return old
}

// copyVerified writes a whole, single-file, checked copy of the database at from, in
// one step as far as others can see. steps lead to the newest schema that it may have.
func copyVerified(ctx context.Context, from, to string, steps []migration, now time.Time) error {
	return keepCopy(to, steps, now, func(part string) error { return copyDB(ctx, from, part) })
}

// keepCopy checks the copy that write makes, and gives it its name.
func keepCopy(to string, steps []migration, now time.Time, write func(part string) error) error {
	if err := os.MkdirAll(filepath.Dir(to), privateDir); err != nil {
		return wrap("backup", to, err)
	}
	part := to + partSuffix
	if err := removeDB(part); err != nil { // left by a crash
		return wrap("backup", to, err)
	}
	err := makeEmpty(part)
	if err == nil {
		err = write(part)
	}
	if err == nil {
		_, err = inspect(part, steps)
	}
	if err == nil {
		err = os.Chtimes(part, now, now)
	}
	if err == nil {
		err = keepAs(to, part)
	}
	if err != nil {
		removeDB(part) //nolint:errcheck // the first error counts
	}
	return wrap("backup", to, err)
}

// sqliteSuffixes are the ends of a database file and of what SQLite puts next to it.
var sqliteSuffixes = []string{"", "-wal", "-shm", "-journal"}

// removeDB removes a database file that nobody has open, with what SQLite puts next to it.
func removeDB(path string) error {
	for _, suffix := range sqliteSuffixes {
		if err := remove(path + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// copyDB copies page by page from one snapshot. The copy is in rollback mode, so that
// it is a single file and looking at it changes nothing.
func copyDB(ctx context.Context, from, to string) error {
	src, err := openDB(from, forReading)
	if err != nil {
		return err
	}
	defer src.Close() //nolint:errcheck // only read
	in, err := src.Conn(ctx)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // only read
	return copyConn(ctx, in, to)
}

// copyConn is copyDB for a database that is open.
func copyConn(ctx context.Context, in *sql.Conn, to string) (err error) {
	dst, err := openDB(to, forCopying)
	if err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, dst.Close()) }()
	out, err := dst.Conn(ctx)
	if err != nil {
		return err
	}
	defer out.Close() //nolint:errcheck // goes back to the pool
	// Without a snapshot the backup starts again after every write of the match that is going on.
	if _, err := in.ExecContext(ctx, "BEGIN; SELECT count(*) FROM sqlite_schema"); err != nil {
		return err
	}
	defer in.ExecContext(context.Background(), "ROLLBACK") //nolint:errcheck // only read
	if err := copyPages(ctx, out, in); err != nil {
		return err
	}
	_, err = out.ExecContext(ctx, "PRAGMA journal_mode = DELETE")
	return err
}

func copyPages(ctx context.Context, out, in *sql.Conn) error {
	return in.Raw(func(src any) error {
		return out.Raw(func(dst any) error {
			b, err := dst.(*sqlite3.SQLiteConn).Backup("main", src.(*sqlite3.SQLiteConn), "main")
			if err != nil {
				return err
			}
			for done := false; !done && err == nil; {
				if err = ctx.Err(); err == nil {
					done, err = b.Step(256)
				}
			}
			return errors.Join(err, b.Finish())
		})
	})
}
