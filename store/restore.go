package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// Look is what stands in a data file or backup.
type Look struct {
	Players    []string // names of those that aren't hidden
	Matches    int      // not deleted ones
	Running    int
	Finished   int
	Sheets     int       // score sheets that aren't deleted
	LastPlayed time.Time // zero: never
	Schema     int
}

// LookInside tells what stands in a backup without changing it. CodeBadBackup when it
// is damaged or missing, CodeForeign, CodeNewer.
func LookInside(path string) (l Look, err error) {
	w, err := inspectWhole(path, embedded())
	defer w.drop() //nolint:errcheck // a leftover in the temporary folder
	if err != nil {
		return Look{Schema: w.schema}, badBackup(err, path)
	}
	db, err := openDB(w.path, forLooking)
	if err != nil {
		return Look{}, err
	}
	defer func() { err = cmp.Or(err, db.Close()) }()
	l, err = look(db, w.schema)
	l.Schema = w.schema
	return l, wrap("look inside", path, err)
}

func look(db *sql.DB, schema int) (l Look, err error) {
	sqlTx, err := db.Begin()
	if err != nil {
		return l, err
	}
	defer sqlTx.Rollback() //nolint:errcheck // only read
	tx := readTx{sqlTx}
	persons := ""
	if schema >= firstCharacters {
		persons = " AND level = 0"
	}
	if l.Players, err = list(tx, scanText, "SELECT name FROM players WHERE hidden = 0"+persons+" ORDER BY last_played DESC, name COLLATE alphabetical"); err != nil {
		return l, err
	}
	var last int64
	if schema >= firstLogs {
		err = tx.QueryRow(`SELECT count(*) FILTER (WHERE sheet = 0), count(*) FILTER (WHERE sheet = 0 AND state = ?), count(*) FILTER (WHERE sheet = 0 AND state = ?),
			count(*) FILTER (WHERE sheet = 1), coalesce(max(played), 0) FROM logs WHERE deleted_at IS NULL`, Running, Finished).Scan(&l.Matches, &l.Running, &l.Finished, &l.Sheets, &last)
		l.LastPlayed = fromMillis(last)
		return l, err
	}
	err = tx.QueryRow(`SELECT count(*), count(*) FILTER (WHERE state = ?), count(*) FILTER (WHERE state = ?), coalesce(max(updated), 0)
		FROM matches WHERE deleted_at IS NULL`, Running, Finished).Scan(&l.Matches, &l.Running, &l.Finished, &last)
	l.LastPlayed = fromMillis(last)
	if err != nil || schema < firstSheets {
		return l, err
	}
	err = tx.QueryRow("SELECT count(*), coalesce(max(played), 0) FROM sheets WHERE deleted_at IS NULL").Scan(&l.Sheets, &last)
	if at := fromMillis(last); at.After(l.LastPlayed) {
		l.LastPlayed = at
	}
	return l, err
}

// The first schemas that have score sheets, and one family of tables for these and matches.
const (
	firstSheets     = 3
	firstLogs       = 7
	firstCharacters = 8
)

func badBackup(err error, path string) error {
	if CodeOf(err) == CodeDamaged || errors.Is(err, fs.ErrNotExist) {
		return fail(CodeBadBackup, err, "Path", path)
	}
	return err
}

// Restore puts a verified copy of a backup in the place of the data file of dir, which
// nobody may have open (CodeLocked) and which may be damaged or missing. That file is
// moved aside, never overwritten; movedAside is its new path, or "". Codes of the
// backup as in LookInside; after an error the data file is where it was.
func Restore(dir, backupPath string, now time.Time) (movedAside string, err error) {
	return replace(dir, now, func(fresh string) error {
		w, err := inspectWhole(backupPath, embedded())
		defer w.drop() //nolint:errcheck // a leftover in the temporary folder
		if err != nil {
			return badBackup(err, backupPath)
		}
		return copyVerified(context.Background(), w.path, fresh, embedded(), now)
	})
}

// StartFresh puts a new, empty file in the place of the data file of dir. As Restore
// otherwise.
func StartFresh(dir string, now time.Time) (movedAside string, err error) {
	return replace(dir, now, func(fresh string) error { return create(fresh, embedded()) })
}

// replace moves the data file aside and puts the one that fill makes in its place.
func replace(dir string, now time.Time, fill func(fresh string) error) (movedAside string, err error) {
	if err := os.MkdirAll(dir, privateDir); err != nil {
		return "", wrap("make folder", dir, err)
	}
	at, err := placeIn(dir)
	if err != nil {
		return "", wrap("restore", dir, err)
	}
	path := at.path
	lock, err := acquire(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	defer release(lock)
	fresh := path + restoredSuffix
	if err := removeDB(fresh); err != nil { // left by a crash
		return "", wrap("restore", path, err)
	}
	if err := fill(fresh); err != nil {
		removeDB(fresh) //nolint:errcheck // the first error counts
		return "", err
	}
	if movedAside, err = moveAside(path, now); err != nil {
		if _, there := os.Lstat(path); there == nil {
			removeDB(fresh) //nolint:errcheck // the first error counts
		}
		return "", wrap("move aside", path, err)
	}
	return movedAside, wrap("restore", path, keepAs(path, fresh))
}

func release(l *flock.Flock) { l.Unlock() } //nolint:errcheck // the end of the process unlocks as well

// moveAside gives the data file and its WAL, which belongs to it, a dated name. The WAL
// goes first, even one without a file: left next to another file it would be played into
// that. aside is "" when there was no data file.
func moveAside(path string, now time.Time) (aside string, err error) {
	if aside, err = freeName(path, movedPrefix, now); err != nil {
		return "", err
	}
	if err := rename(path+"-wal", aside+"-wal"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if err = remove(path + "-shm"); err == nil || errors.Is(err, fs.ErrNotExist) {
		err = rename(path, aside)
	}
	switch {
	case err == nil:
		return aside, nil
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	}
	return "", errors.Join(err, back(aside, path), back(aside+"-wal", path+"-wal")) // another program may have it open
}

// back undoes a rename that may not have happened.
func back(from, to string) error {
	if err := rename(from, to); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// freeName finds a name next to a file that nothing has yet.
func freeName(path, prefix string, now time.Time) (string, error) {
	stem := filepath.Join(filepath.Dir(path), prefix+now.Format(movedTime))
	for n := 1; n < 1000; n++ {
		name := stem + backupSuffix
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, backupSuffix)
		}
		_, err := os.Lstat(name)
		_, errWAL := os.Lstat(name + "-wal")
		if errors.Is(err, fs.ErrNotExist) && errors.Is(errWAL, fs.ErrNotExist) {
			return name, nil
		}
	}
	return "", fs.ErrExist
}
