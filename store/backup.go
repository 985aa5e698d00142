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
)

// Backup is a dated copy of the data file in the folder backups.
type Backup struct {
	Path string
	At   time.Time
	Size int64 // bytes
	Good bool  // whole, ours, and not newer than this program
}

// Backups lists all backups, newest first, and checks each of them, which takes a
// while: not on the goroutine of the screen.
func (s *Store) Backups() ([]Backup, error) { return checkedBackups(s.dir, s.known) }

// BackupsIn is Backups for a data folder that can't be opened.
func BackupsIn(dir string) ([]Backup, error) { return checkedBackups(dir, len(embedded())) }

func checkedBackups(dir string, known int) ([]Backup, error) {
	all, err := backupFiles(dir)
	if err != nil {
		return nil, err
	}
	for i := range all {
		all[i].Good = good(all[i].Path, known)
	}
	return all, nil
}

// BackupDue tells whether today has no backup yet.
func (s *Store) BackupDue() bool {
	if s.readOnly {
		return false
	}
	_, err := os.Stat(s.backupPath(s.now()))
	return errors.Is(err, fs.ErrNotExist)
}

// MakeBackup copies the data file through SQLite's backup API, checks the copy, gives
// it today's name (an earlier one of today is replaced) and removes those that are too
// old: the 14 newest days and one a week for 8 weeks stay. Play goes on meanwhile.
// When ctx ends, nothing has been changed; the cause then is ctx's error.
func (s *Store) MakeBackup(ctx context.Context) (Backup, error) {
	if s.readOnly {
		return Backup{}, fail(CodeReadOnly, nil, "Path", s.path)
	}
	s.backup.Lock()
	defer s.backup.Unlock()
	now := s.now()
	to := s.backupPath(now)
	if err := copyVerified(ctx, s.path, to, s.known, now); err != nil {
		return Backup{}, err
	}
	if err := s.prune(now.Location()); err != nil {
		return Backup{}, err
	}
	info, err := os.Stat(to)
	if err != nil {
		return Backup{}, wrap("backup", to, err)
	}
	return Backup{Path: to, At: now, Size: info.Size(), Good: true}, nil
}

func (s *Store) backupPath(day time.Time) string {
	return filepath.Join(s.dir, backupDir, backupPrefix+day.Format(time.DateOnly)+backupSuffix)
}

// backupFiles lists the backups of a data folder, newest first, unchecked.
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
		day, _, ok := backupDay(e.Name(), time.Local)
		info, err := e.Info()
		if !ok || err != nil || !info.Mode().IsRegular() {
			continue
		}
		all = append(all, Backup{Path: filepath.Join(dir, e.Name()), At: moment(day, info.ModTime()), Size: info.Size()})
	}
	slices.SortFunc(all, func(a, b Backup) int {
		return cmp.Or(b.At.Compare(a.At), strings.Compare(b.Path, a.Path))
	})
	return all, nil
}

// backupDay reads the day from a backup's name; daily is false for a copy made before
// a migration.
func backupDay(name string, loc *time.Location) (day time.Time, daily, ok bool) {
	name, ok1 := strings.CutPrefix(name, backupPrefix)
	name, ok2 := strings.CutSuffix(name, backupSuffix)
	if !ok1 || !ok2 || len(name) < len(time.DateOnly) {
		return time.Time{}, false, false
	}
	rest := name[len(time.DateOnly):]
	day, err := time.ParseInLocation(time.DateOnly, name[:len(time.DateOnly)], loc)
	return day, rest == "", err == nil && (rest == "" || strings.HasPrefix(rest, "-schema"))
}

// moment is when a backup of that day was made: the file's own time, unless that is
// far off the name because somebody copied the file.
func moment(day, file time.Time) time.Time {
	if d := file.Sub(day); d < -24*time.Hour || d > 48*time.Hour {
		return day
	}
	return file
}

// good tells whether a backup can be restored by a program that knows so many schemas.
func good(path string, known int) bool {
	w, err := inspectWhole(path, known)
	defer w.drop() //nolint:errcheck // a leftover in the temporary folder
	return err == nil
}

// newestGood is the path of the newest backup that can be restored, or "".
func newestGood(dir string, known int) string {
	all, err := backupFiles(dir)
	if err != nil {
		return ""
	}
	for _, b := range all {
		if good(b.Path, known) {
			return b.Path
		}
	}
	return ""
}

// prune removes what MakeBackup doesn't keep. Copies made before a migration stay.
func (s *Store) prune(loc *time.Location) error {
	all, err := backupFiles(s.dir)
	if err != nil {
		return err
	}
	var days []time.Time
	for _, b := range all {
		if day, daily, _ := backupDay(filepath.Base(b.Path), loc); daily {
			days = append(days, day)
		}
	}
	parts, err := filepath.Glob(filepath.Join(s.dir, backupDir, "*"+partSuffix+"*")) // left by a crash
	if err != nil {
		return wrap("list backups", s.dir, err)
	}
	for _, part := range parts {
		if err := os.Remove(part); err != nil {
			return wrap("remove old backup", part, err)
		}
	}
	for _, day := range tooOld(days) {
		if err := os.Remove(s.backupPath(day)); err != nil {
			return wrap("remove old backup", s.backupPath(day), err)
		}
	}
	return nil
}

// tooOld picks the days whose backups go.
func tooOld(days []time.Time) (old []time.Time) {
	days = slices.SortedFunc(slices.Values(days), func(a, b time.Time) int { return b.Compare(a) })
	type week struct{ year, week int }
	kept := map[week]bool{}
	for i, day := range days {
		if i < keepDays {
			continue
		}
		y, n := day.ISOWeek()
		if w := (week{y, n}); kept[w] || len(kept) == keepWeeks {
			old = append(old, day)
		} else {
			kept[w] = true
		}
	}
	return old
}

// copyVerified writes a whole, single-file, checked copy of the database at from, in
// one step as far as others can see. known is the newest schema that it may have.
func copyVerified(ctx context.Context, from, to string, known int, now time.Time) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return wrap("backup", to, err)
	}
	part := to + partSuffix
	if err := removeDB(part); err != nil { // left by a crash
		return wrap("backup", to, err)
	}
	err := copyDB(ctx, from, part)
	if err == nil {
		_, err = inspect(part, known)
	}
	if err == nil {
		err = errors.Join(os.Chtimes(part, now, now), syncFile(part), os.Rename(part, to), syncFile(filepath.Dir(to)))
	}
	if err != nil {
		removeDB(part) //nolint:errcheck // the first error counts
	}
	return wrap("backup", to, err)
}

// removeDB removes a database file that nobody has open, with what SQLite puts beside it.
func removeDB(path string) error {
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		if err := os.Remove(path + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// copyDB copies page by page from one snapshot. The copy is in rollback mode, so that
// it is a single file and looking at it changes nothing.
func copyDB(ctx context.Context, from, to string) (err error) {
	src, err := openDB(from, forReading)
	if err != nil {
		return err
	}
	defer src.Close() //nolint:errcheck // only read
	dst, err := openDB(to, forCopying)
	if err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, dst.Close()) }()
	in, err := src.Conn(ctx)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // only read
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
