//go:build !windows

// A folder with open files can't be moved on Windows.

package store

import (
	"os"
	"path/filepath"
	"testing"

	"spieltisch/games"
)

// vanish are ways in which a data folder goes while it is open; the result brings it back, if that can be.
func vanish(t *testing.T, dir string) map[string]func() (back func()) {
	path := filepath.Join(dir, fileName)
	renamed := func(path string) func() func() {
		return func() func() {
			fatal(t, os.Rename(path, path+"-away"))
			return func() { fatal(t, os.Rename(path+"-away", path)) }
		}
	}
	return map[string]func() func(){
		"folder renamed": renamed(dir),
		"file renamed":   renamed(path),
		"WAL renamed":    renamed(path + "-wal"),
		"folder deleted": func() func() { fatal(t, os.RemoveAll(dir)); return nil },
		"another file in its place": func() func() {
			fatal(t, os.Rename(path, path+"-away"), os.WriteFile(path, []byte("another"), 0o600))
			return func() { fatal(t, os.Remove(path), os.Rename(path+"-away", path)) }
		},
	}
}

// A move that is made while the data folder is gone is refused, and everything can be saved elsewhere.
func TestVanishedFolder(t *testing.T) {
	for what := range vanish(t, "") {
		t.Run(what, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			c, told := newClock(), 0
			s, err := Open(dir, Options{Now: c.now, Gone: func() { told++ }})
			fatal(t, err)
			t.Cleanup(func() { _ = s.Close() })
			id := newMatch(t, s, addPlayers(t, s, "Ada", "Ben")...)
			act(t, s, id, "throw")
			row := func(seq int) Append {
				return Append{Log: id, Seq: seq, Row: games.Row{Type: "throw"}, Standing: games.Standing{Points: []int{seq, seq}}}
			}
			back := vanish(t, dir)[what]()
			before, code := dump(t, s.read), CodeGone
			if what == "another file in its place" {
				code = CodeExchanged
			}

			wantCode(t, s.Reachable(), code, "Dir", dir)
			for range 2 {
				wantCode(t, s.Append(row(2)), code, "Dir", dir)
			}
			wantCode(t, s.SaveDraft(id, 0, Draft{Seq: 1}), code)
			_, err = s.MakeBackup(t.Context())
			wantCode(t, err, code)
			equal(t, "told", told, 3)
			if now := dump(t, s.read); now != before {
				t.Errorf("refused moves changed\n%s\nto\n%s", before, now)
			}
			if _, err := os.Stat(dir); what == "folder deleted" && !os.IsNotExist(err) {
				t.Errorf("the folder was made again: %v", err)
			}
			seq := 2
			if back != nil {
				back()
				fatal(t, s.Reachable(), s.Append(row(seq)))
				seq++
				vanish(t, dir)[what]()
				wantCode(t, s.Append(row(seq)), code)
			}
			to := filepath.Join(t.TempDir(), "elsewhere")
			fatal(t, s.MoveTo(t.Context(), to), s.Append(row(seq)), s.Close())
			wantRows(t, reopen(t, to, c), id, seq)
		})
	}
}

// What is read from connections that are made only now fails, and says why.
func TestReadingFromAVanishedFolder(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	s.read.SetMaxIdleConns(0)
	fatal(t, os.RemoveAll(s.Dir()))
	_, err := s.Players()
	wantCode(t, err, CodeGone, "Dir", s.Dir())
}

// TestExchangedFile puts another family's file in the place of an open one. Ours is kept next to it with what stood in the WAL
// alone, whether somebody asks for that or the program just ends, and our WAL isn't played into the other file.
func TestExchangedFile(t *testing.T) {
	for _, asked := range []bool{true, false} {
		c := newClock()
		theirs, dir := t.TempDir(), t.TempDir()
		other := reopen(t, theirs, c)
		addPlayers(t, other, "Zoe", "Yannik", "Xaver")
		fatal(t, other.Close())
		s := reopen(t, dir, c)
		addPlayers(t, s, "Ada", "Ben")
		fatal(t, os.Rename(filepath.Join(theirs, fileName), s.path)) // as a cloud's program does

		_, err := s.AddPlayer("Cleo", 0)
		wantCode(t, err, CodeExchanged, "Path", s.path, "Dir", dir)
		if asked {
			copies, err := s.write.Conn(t.Context()) // as KeepOurs has it for a while
			fatal(t, err)
			_, err = s.AddPlayer("Dora", 0) // which nobody waits for
			wantCode(t, err, CodeExchanged)
			fatal(t, copies.Close())
			path, err := s.KeepOurs(t.Context())
			fatal(t, err)
			again, err := s.KeepOurs(t.Context())
			fatal(t, err)
			equal(t, "kept once", again, path)
			if hasWAL(s.path) {
				t.Error("our WAL lies next to the other file while the program goes on")
			}
		}
		fatal(t, s.Close())
		wantPlayers(t, dir, c, "Xaver", "Yannik", "Zoe")
		beside, err := BesideIn(dir)
		fatal(t, err)
		if len(beside.Others) != 1 || len(beside.Aside) != 0 {
			t.Fatal(beside)
		}
		aside, err := Restore(dir, beside.Others[0].Path, c.now())
		fatal(t, err)
		wantPlayers(t, dir, c, "Ada", "Ben")
		if l, err := LookInside(aside); err != nil || len(l.Players) != 3 {
			t.Errorf("%+v, %v", l, err)
		}
	}
}
