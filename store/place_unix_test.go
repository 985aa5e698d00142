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
			before := dump(t, s.read)

			wantCode(t, s.Reachable(), CodeGone, "Dir", dir)
			for range 2 {
				wantCode(t, s.Append(row(2)), CodeGone, "Dir", dir)
			}
			wantCode(t, s.SaveDraft(id, 0, Draft{Seq: 1}), CodeGone)
			_, err = s.MakeBackup(t.Context())
			wantCode(t, err, CodeGone)
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
				wantCode(t, s.Append(row(seq)), CodeGone)
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
