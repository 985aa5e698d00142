package store

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migration brings the schema from one version to the next; step i leads to version i+1.
type migration struct{ name, sql string }

func embedded() []migration {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql") // sorted
	if err != nil {
		return nil
	}
	steps := make([]migration, len(names))
	for i, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil
		}
		steps[i] = migration{filepath.Base(name), string(text)}
	}
	return steps
}

// prepare leaves a whole file of the newest schema in a place, or changes nothing.
func prepare(at place, now time.Time, steps []migration) error {
	path := at.path
	if err := finishRestore(path, now); err != nil {
		return wrap("open", path, err)
	}
	schema, err := inspect(path, steps)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return create(path, steps)
	case err != nil || schema == len(steps):
		return err
	}
	return upgrade(at, schema, steps, now)
}

// upgrade copies the file and carries out the steps that it lacks. The copy goes when the
// first of them has failed already: the file is then as it was.
func upgrade(at place, schema int, steps []migration, now time.Time) error {
	path := at.path
	kept, err := copyBefore(at, schema, steps, now)
	if err != nil {
		return err
	}
	if err = migrate(path, schema, steps); err == nil {
		return nil
	}
	if now, inspectErr := inspect(path, steps); inspectErr == nil && now == schema {
		err = errors.Join(err, os.Remove(kept))
	}
	return err
}

// restoredSuffix marks the file that is about to take the place of the data file. It is
// complete from the moment that it has this name.
const restoredSuffix = ".restored"

// finishRestore ends what a crash in replace left: when the data file was moved aside
// already, the new one takes its place, else the new one goes.
func finishRestore(path string, now time.Time) error {
	if _, err := os.Lstat(path); err == nil {
		return removeDB(path + restoredSuffix)
	}
	if _, err := moveAside(path, now); err != nil { // a WAL whose file somebody deleted
		return err
	}
	err := rename(path+restoredSuffix, path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

const newSuffix = ".new"

// create makes a new file under another name first, so that a crash never leaves half
// a file behind that would look like a damaged one.
func create(path string, steps []migration) error {
	fresh := path + newSuffix
	if err := removeDB(fresh); err != nil { // left by a crash
		return wrap("create", path, err)
	}
	if err := makeEmpty(fresh); err != nil {
		return wrap("create", path, err)
	}
	if err := migrate(fresh, 0, steps); err != nil {
		return err
	}
	if err := keepAs(path, fresh); err != nil {
		return wrap("create", path, err)
	}
	return nil
}

// copyBefore keeps a verified copy of a file that is about to be migrated.
func copyBefore(at place, schema int, steps []migration, now time.Time) (to string, err error) {
	if to, err = nextBackup(at.dir, now, BeforeUpgrade, schema); err != nil {
		return "", err
	}
	return to, copyVerified(context.Background(), at.path, to, steps, now)
}

// migrate carries out the steps behind version from, each in its own transaction.
func migrate(path string, from int, steps []migration) error {
	db, err := openDB(path, forMigrating)
	if err != nil {
		return err
	}
	for i := from; i < len(steps) && err == nil; i++ {
		if err = step(db, i+1, steps[i].sql); err != nil {
			err = fmt.Errorf("%s: %w", steps[i].name, err)
		}
	}
	if closeErr := db.Close(); err == nil {
		err = closeErr
	}
	return wrap("migrate", path, err)
}

// step runs with foreign keys off, so that a migration can rebuild tables, and
// checks them at the end.
func step(db *sql.DB, version int, text string) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // does nothing after Commit
	if _, err := tx.Exec(text); err != nil {
		return err
	}
	bad, err := list(readTx{tx}, func(r scanner) (table string, err error) {
		var row, parent, key any
		return table, r.Scan(&table, &row, &parent, &key)
	}, "PRAGMA foreign_key_check")
	if err != nil {
		return err
	}
	if len(bad) > 0 {
		return fail(CodeDamaged, fmt.Errorf("dangling references in %v", bad))
	}
	if _, err := tx.Exec(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", appID, version)); err != nil {
		return err
	}
	return tx.Commit()
}
