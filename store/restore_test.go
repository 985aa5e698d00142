package store

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
)

func TestLookInside(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben", "Cleo")
	l, err := LookInside(backup(t, s).Path)
	if err != nil || !l.LastPlayed.IsZero() || l.Matches != 0 {
		t.Errorf("%+v, %v", l, err)
	}
	fatal(t, s.UpdatePlayer(Player{ID: ids[2], Name: "Cleo", Hidden: true}))
	done, gone := newMatch(t, s, ids[:2]...), newMatch(t, s, ids[0])
	newMatch(t, s, ids[1])
	c.forward(time.Hour)
	act(t, s, done, "end", func(a *Append) { a.Outcome = &games.Outcome{Reason: games.ReasonTarget} })
	at := c.now().Local()
	c.forward(time.Hour)
	fatal(t, s.DeleteMatch(gone))
	b := backup(t, s)
	before := snapshot(t, s.Dir())
	l, err = LookInside(b.Path)
	fatal(t, err)
	want := Look{Players: []string{"Ada", "Ben"}, Matches: 2, Running: 1, Finished: 1, LastPlayed: at, Schema: len(embedded())}
	if !reflect.DeepEqual(l, want) {
		t.Errorf("got %+v, want %+v", l, want)
	}
	same(t, before, snapshot(t, s.Dir()))
}

func TestRestoreMovesTheFileAside(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	b := backup(t, s)
	addPlayers(t, s, "Ben")
	_, err := Restore(s.Dir(), b.Path, c.now())
	wantCode(t, err, CodeLocked)
	fatal(t, s.Close())
	aside, err := Restore(s.Dir(), b.Path, c.now())
	fatal(t, err)
	wantPlayers(t, s.Dir(), c, "Ada")
	if l, err := LookInside(aside); err != nil || !slices.Equal(l.Players, []string{"Ada", "Ben"}) {
		t.Errorf("aside: %+v, %v", l, err)
	}
	second, err := Restore(s.Dir(), b.Path, c.now()) // within the same second
	fatal(t, err)
	third, err := StartFresh(s.Dir(), c.now())
	fatal(t, err)
	if aside == second || second == third || filepath.Base(aside) != "spieltisch-moved-2026-03-04-050607.sqlite" {
		t.Errorf("aside %s, %s, %s", aside, second, third)
	}
	wantPlayers(t, s.Dir(), c)
	fatal(t, os.Remove(s.path))
	aside, err = Restore(s.Dir(), b.Path, c.now())
	fatal(t, err)
	if aside != "" {
		t.Errorf("nothing was moved to %s", aside)
	}
	wantPlayers(t, s.Dir(), c, "Ada")
}

// wantPlayers opens the store and compares.
func wantPlayers(t *testing.T, dir string, c *clock, want ...string) {
	t.Helper()
	s := reopen(t, dir, c)
	got, err := s.Players()
	fatal(t, err, s.Close())
	if !slices.Equal(names(got), want) {
		t.Errorf("players %v, want %v", names(got), want)
	}
}

// crashed is a data folder as a killed program leaves it: the newest player only in the WAL.
func crashed(t *testing.T) (dir string, c *clock) {
	t.Helper()
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	_, err := s.write.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
	fatal(t, err)
	backup(t, s)
	addPlayers(t, s, "Ben")
	dir = t.TempDir()
	fatal(t, os.CopyFS(dir, os.DirFS(s.Dir())))
	if !hasWAL(filepath.Join(dir, fileName)) {
		t.Fatal("no WAL was left")
	}
	return dir, c
}

func TestRestoreTakesTheWALAside(t *testing.T) {
	dir, c := crashed(t)
	all, err := BackupsIn(dir)
	fatal(t, err)
	aside, err := Restore(dir, all[0].Path, c.now())
	fatal(t, err)
	wantPlayers(t, dir, c, "Ada")
	before := snapshot(t, dir)
	if l, err := LookInside(aside); err != nil || !slices.Equal(l.Players, []string{"Ada", "Ben"}) {
		t.Errorf("aside: %+v, %v", l, err)
	}
	same(t, before, snapshot(t, dir))
}

func TestReadOnlySeesTheWAL(t *testing.T) {
	dir, c := crashed(t)
	before := snapshot(t, dir)
	s, err := Open(dir, Options{Now: c.now, ReadOnly: true})
	fatal(t, err)
	players, err := s.Players()
	fatal(t, err)
	if !slices.Equal(names(players), []string{"Ada", "Ben"}) {
		t.Errorf("%v", names(players))
	}
	temp := s.looked.temp.Dir
	fatal(t, s.Close())
	if _, err := os.Stat(temp); temp == "" || !os.IsNotExist(err) {
		t.Errorf("the copy %q is still there: %v", temp, err)
	}
	same(t, before, snapshot(t, dir))
}

func TestStrayWALIsNotPlayedIntoANewFile(t *testing.T) {
	dir, c := crashed(t)
	fatal(t, os.Remove(filepath.Join(dir, fileName)))
	wantPlayers(t, dir, c)
	aside, err := filepath.Glob(filepath.Join(dir, "*moved*-wal"))
	if err != nil || len(aside) != 1 {
		t.Errorf("the WAL is at %v, %v", aside, err)
	}
}

func TestRestoreRefusesBadBackups(t *testing.T) {
	dir, c := crashed(t)
	other := t.TempDir()
	rubbish, foreign, newer := filepath.Join(other, "rubbish"), filepath.Join(other, "foreign"), filepath.Join(other, "newer")
	fatal(t, os.WriteFile(rubbish, []byte("not a database, but long enough to have a header of a hundred bytes, which SQLite wants to see first"), 0o644))
	execAt(t, foreign, "CREATE TABLE t (x)")
	execAt(t, newer, "PRAGMA application_id = 1399870569; PRAGMA user_version = 99; CREATE TABLE t (x)")
	before := snapshot(t, dir)
	for path, code := range map[string]Code{
		rubbish: CodeBadBackup, filepath.Join(other, "missing"): CodeBadBackup, foreign: CodeForeign, newer: CodeNewer,
	} {
		_, err := Restore(dir, path, c.now())
		wantCode(t, err, code, "Path", path)
		_, err = LookInside(path)
		wantCode(t, err, code, "Path", path)
		same(t, before, snapshot(t, dir))
	}
}

func execAt(t *testing.T, path, text string) {
	t.Helper()
	db, err := openDB(path, forCopying)
	fatal(t, err)
	_, err = db.Exec(text)
	fatal(t, err, db.Close())
}

// A crash between moving aside and putting in place must not lose the restored file, and
// one before that must not let it come back later.
func TestCrashedRestoreIsFinished(t *testing.T) {
	dir, c := crashed(t)
	path := filepath.Join(dir, fileName)
	all, err := BackupsIn(dir)
	fatal(t, err)
	fatal(t, copyFile(all[0].Path, path+restoredSuffix))
	wantPlayers(t, dir, c, "Ada", "Ben")
	if _, err := os.Stat(path + restoredSuffix); !os.IsNotExist(err) {
		t.Errorf("the abandoned file is still there: %v", err)
	}
	fatal(t, copyFile(all[0].Path, path+restoredSuffix), os.Remove(path))
	wantPlayers(t, dir, c, "Ada")
}
