package shelltest

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"

	_ "github.com/mattn/go-sqlite3" // the driver

	"spieltisch/app/shell"
	"spieltisch/store"
)

// Closed is the data file after everything has been written to it.
func Closed(t testing.TB, st *store.Store) []byte {
	t.Helper()
	dir := st.Dir()
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, "spieltisch.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Occupy takes the lock of the data file as another program does, until release.
func Occupy(t testing.TB, env *shell.Env) (release func() error) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.ToSlash(filepath.Join(env.Store.Dir(), "spieltisch.sqlite"))+"?_txlock=immediate")
	Fine(t, err)
	tx, err := db.Begin()
	Fine(t, err)
	return func() error { return errors.Join(tx.Rollback(), db.Close()) }
}
