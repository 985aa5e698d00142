package store

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"github.com/gofrs/flock"
)

// Temp is a folder for a copy of what is in the data, which others can't read. After a crash TidyTemp removes it.
type Temp struct {
	Dir  string
	lock *flock.Flock
}

// NewTemp makes one; the caller drops it.
func NewTemp() (t Temp, err error) {
	if t.Dir, err = os.MkdirTemp("", "spieltisch-*"); err != nil {
		return t, wrap("make folder", os.TempDir(), err)
	}
	t.lock = flock.New(filepath.Join(t.Dir, lockName), flock.SetPermissions(privateFile))
	if _, err = t.lock.TryLock(); err != nil {
		return t, errors.Join(wrap("lock", t.Dir, err), t.Drop())
	}
	return t, nil
}

// Drop removes it. Further calls do nothing.
func (t *Temp) Drop() error {
	if t.Dir == "" {
		return nil
	}
	err := errors.Join(t.lock.Close(), os.RemoveAll(t.Dir))
	t.Dir = ""
	return err
}

var (
	tempFolder = regexp.MustCompile(`^spieltisch-\d+$`)
	tempImport = regexp.MustCompile(`^spieltisch-import-\d+\.json$`) // of earlier versions
)

// lateTemp is the age from which a copy is nobody's: its program has long locked it, or is of a version that locked none.
const (
	lateTemp  = time.Minute
	lateLoose = 24 * time.Hour
)

// TidyTemp removes copies that crashes have left in the temporary folder.
func TidyTemp(now time.Time) error {
	entries, err := os.ReadDir(os.TempDir())
	if err != nil {
		return wrap("tidy", os.TempDir(), err)
	}
	var errs []error
	for _, e := range entries {
		path := filepath.Join(os.TempDir(), e.Name())
		info, err := e.Info()
		if err != nil {
			continue // gone meanwhile
		}
		age := now.Sub(info.ModTime())
		switch {
		case e.Type().IsRegular() && tempImport.MatchString(e.Name()) && age > lateLoose,
			e.IsDir() && tempFolder.MatchString(e.Name()) && age > lateTemp && leftAlone(path, age):
			errs = append(errs, wrap("tidy", path, os.RemoveAll(path)))
		}
	}
	return errors.Join(errs...)
}

// leftAlone tells whether no program uses a temporary folder any more.
func leftAlone(dir string, age time.Duration) bool {
	lock := filepath.Join(dir, lockName)
	if _, err := os.Lstat(lock); err != nil {
		return age > lateLoose
	}
	l := flock.New(lock, flock.SetFlag(os.O_RDWR))
	defer l.Close() //nolint:errcheck // it goes
	ok, err := l.TryLock()
	return err == nil && ok
}
