//go:build !windows

// A folder with open files can't be moved on Windows.

package frame_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/locales"
	"spieltisch/store"
)

// missed has Tina's move refused because the data folder is gone, with a word half typed.
func missed(t *testing.T, lang locales.Lang) (x *seated, dir string) {
	t.Helper()
	x = seat(t, lang, "Tina", "Lee")
	tabletest.Play(t, x.s, 3, 4)
	x.env.Router.Rebuild()
	x.typeIn("wor")
	dir = x.env.Store.Dir()
	if err := os.Rename(dir, dir+"-away"); err != nil {
		t.Fatal(err)
	}
	x.board().Rune('5')
	if x.s.Seq() != 2 || x.board().Entry.Text != "wor" {
		t.Fatalf("position %d, %q is typed", x.s.Seq(), x.board().Entry.Text)
	}
	return x, dir
}

// wantStored opens a data folder and looks how long the match's log is, and for the word half typed.
func (x *seated) wantStored(t *testing.T, dir string, rows int, typed string) {
	t.Helper()
	if err := x.env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	st, err := store.Open(dir, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close() //nolint:errcheck // only read
	s, err := session.Open(st, tabletest.Kind{}, x.s.ID())
	if err != nil {
		t.Fatal(err)
	}
	d, _, err := s.Draft(0)
	if s.Seq() != rows || string(d.Data) != typed || err != nil {
		t.Errorf("%d rows, draft %s, %v; want %d and %s", s.Seq(), d.Data, err, rows, typed)
	}
}

func TestMissedMoveIsMadeWhenTheFolderIsBack(t *testing.T) {
	x, dir := missed(t, locales.German)
	mustSee(t, x.env, "Der Datenordner ist weg", dir, "Noch einmal versuchen", "Woanders speichern …", "Beenden")
	shelltest.Key(x.env, fyne.KeyEscape)
	shelltest.Key(x.env, fyne.KeyReturn)
	mustSee(t, x.env, "immer noch nicht da")
	x.env.Router.Quit() // asks first
	mustSee(t, x.env, "immer noch nicht da")
	if err := os.Rename(dir+"-away", dir); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, x.env, "Noch einmal versuchen") // saving elsewhere is the main way now
	mustSee(t, x.env, "Der Datenordner ist wieder da")
	x.waits.Pass(table.SaveAfter)
	if got := x.draft(t, 0); got != `"wor"` {
		t.Errorf("the word half typed is saved as %s", got)
	}
	x.board().Rune('5')
	x.wantStored(t, dir, 3, "")
}

func TestMissedMoveIsMadeElsewhere(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	if err := os.WriteFile(filepath.Join(home, "letter.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	x, dir := missed(t, locales.English)
	moved := ""
	x.env.Moved = func(to string) { moved = to }
	mustSee(t, x.env, "The data folder is gone", dir)
	shelltest.Tap(t, x.env, "Save somewhere else …")
	shelltest.Tap(t, x.env, "Save here")
	to := filepath.Join(home, "Spieltisch")
	mustSee(t, x.env, "Everything is saved", to, dir)
	if moved != to || x.env.Store.Dir() != to {
		t.Errorf("moved to %q, the store is in %q", moved, x.env.Store.Dir())
	}
	shelltest.Key(x.env, fyne.KeyReturn)
	x.waits.Pass(table.SaveAfter)
	if got := x.draft(t, 0); got != `"wor"` {
		t.Errorf("the word half typed is saved as %s", got)
	}
	x.board().Rune('5')
	x.wantStored(t, to, 3, "")
	x.wantStored(t, dir+"-away", 2, "") // what was there before
}

func mustSee(t *testing.T, env *shell.Env, texts ...string) {
	t.Helper()
	all := strings.Join(shelltest.Texts(env), "\n")
	for _, l := range shelltest.Find[*widget.Label](env) { // what can be selected
		all += "\n" + l.Text
	}
	for _, text := range texts {
		if !strings.Contains(all, text) {
			t.Errorf("%q isn't seen in\n%s", text, all)
		}
	}
}
