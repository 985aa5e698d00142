package settings_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// given is what Spieltisch with n running matches of a family gives out.
func given(t *testing.T, lang locales.Lang, n int) string {
	t.Helper()
	env := shelltest.New(t, lang)
	players := shelltest.Players(t, env, shelltest.Family...)
	for i := range n {
		two := []store.PlayerID{players[i%4].ID, players[(i+1)%4].ID}
		setup := fakegame.Setup{Options: fakegame.Options{Target: 20}, Seats: 2, Seed: uint64(i)}
		if _, err := session.Begin(env.Store, fakegame.Kind{}, store.NewMatch{Setup: setup.Encode(), Players: two}); err != nil {
			t.Fatal(err)
		}
	}
	return exported(t, env)
}

// foreign is what is given out with n matches that can't be played again: of a game, but without
// its rows.
func foreign(t *testing.T, lang locales.Lang, n int) string {
	t.Helper()
	env := shelltest.New(t, lang)
	shelltest.FillFamily(t, env, n, fakegame.Name)
	return exported(t, env)
}

func exported(t *testing.T, env *shell.Env) string {
	t.Helper()
	var b bytes.Buffer
	if _, err := exchange.Export(t.Context(), env.Store, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// The whole way through the dialog: a look, a second one, and what comes of it.
func TestTakeIn(t *testing.T) {
	atHome(t, map[string]string{"family.json": given(t, locales.English, 12), "letter.txt": "Hello"})
	s := open(t, locales.English, settings.Data)
	shelltest.Tap(t, s.Env, "Import a file")
	if lines := shelltest.Lines(s.Env); !slices.Contains(lines, "family.json") || slices.Contains(lines, "letter.txt") {
		t.Errorf("offered: %q", lines)
	}
	shelltest.Key(s.Env, fyne.KeyEscape)
	if s.above() || s.part(t) != settings.Data {
		t.Fatal("Esc doesn't close the dialog alone")
	}
	takeIn(t, s, "family")
	mustSee(t, s.Env, "Import family.json?", "12 new", "4 new", "Tina, Lee, Ben and Mia")
	mustNotSee(t, s.Env, "Score sheets")
	shelltest.Key(s.Env, fyne.KeyEscape)
	if n := s.matches(t); n != 0 || s.above() {
		t.Fatal("a look has changed something", n)
	}
	takeIn(t, s, "family")
	shelltest.Key(s.Env, fyne.KeyReturn)
	mustSee(t, s.Env, "Imported: 12 matches are new or played on.")
	if n := s.matches(t); n != 12 || s.above() {
		t.Fatal(n)
	}
	made, err := s.Store.Backups()
	if err != nil || len(made) != 1 || !made[0].Good {
		t.Fatal("no backup was made before", made, err)
	}
	mustSee(t, s.Env, "before importing a file") // in the list, at once
	takeIn(t, s, "family")
	mustSee(t, s.Env, "Everything is already here. There is nothing to import.", "12 already here")
	if shelltest.Has(s.Env, "Import") {
		t.Error("nothing to take in, but a button for it")
	}
	shelltest.Key(s.Env, fyne.KeyReturn)
}

// What comes without a match isn't counted in matches.
func TestTakeInWithoutMatches(t *testing.T) {
	atHome(t, map[string]string{"people.json": given(t, locales.English, 0)})
	s := open(t, locales.English, settings.Data)
	takeIn(t, s, "people")
	shelltest.Key(s.Env, fyne.KeyReturn)
	mustSee(t, s.Env, "Imported. There were no new matches.")
}

// A broken file is refused with its line, and changes nothing.
func TestTakeInRefuses(t *testing.T) {
	lines := strings.Split(given(t, locales.German, 6), "\n")
	at := 3
	lines[at] = strings.Replace(lines[at], `"name"`, `"nome"`, 1)
	dir := atHome(t, map[string]string{
		"falsch.json": strings.Join(lines, "\n"), "tief.json": strings.Repeat("[", 1000), "halb.json": "{\"format\":\"spieltisch\",\n",
		"neu.json": `{"format":"spieltisch","version":99}`, "fort.json": "{}",
	})
	s := open(t, locales.German, settings.Data)
	for name, says := range map[string]string{
		"falsch": fmt.Sprintf("Zeile %d.", at+1), "tief": "Zeile 1.", "halb": "Zeile 2.", "neu": "neueren Version von Spieltisch",
	} {
		takeIn(t, s, name)
		mustSee(t, s.Env, says, "Es wurde nichts übernommen.")
		shelltest.Key(s.Env, fyne.KeyReturn)
		if s.above() {
			t.Error(name, "leaves something above the page")
		}
	}
	shelltest.Tap(t, s.Env, "Datei übernehmen")
	shelltest.Menu(t, s.Env, "fort.json")
	if err := os.Remove(filepath.Join(dir, "fort.json")); err != nil {
		t.Fatal(err)
	}
	shelltest.Menu(t, s.Env, s.T("files.open.yes"))
	mustSee(t, s.Env, "Unter "+filepath.Join(dir, "fort.json")+" liegt nichts.")
	shelltest.Key(s.Env, fyne.KeyEscape)
	if no, _ := off(t, s.Env, "Datei übernehmen"); no {
		t.Error("no further try is possible")
	}
	if n := s.matches(t); n != 0 {
		t.Error(n)
	}
}

// What is given out can be taken in elsewhere.
func TestGiveOut(t *testing.T) {
	home := atHome(t, nil)
	s := open(t, locales.English, settings.Data)
	shelltest.Players(t, s.Env, "Tina")
	shelltest.Tap(t, s.Env, "Save everything as a file")
	shelltest.Key(s.Env, fyne.KeyReturn)
	mustSee(t, s.Env, "Saved as spieltisch-2026-11-20.json")
	other := open(t, locales.English, settings.Data)
	if err := os.Rename(filepath.Join(home, "spieltisch-2026-11-20.json"), filepath.Join(home, "all.json")); err != nil {
		t.Fatal(err) // long names are cut off in Fyne's dialog
	}
	takeIn(t, other, "all")
	mustSee(t, other.Env, "1 new", "Tina")
}

func TestTakeInFits(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for _, lang := range locales.Langs {
		atHome(t, map[string]string{"all.json": given(t, lang, 6)}) // with an app of its own
		s := open(t, lang, settings.Data)
		shelltest.Resize(s.Env, 1000, 620)
		if out := shelltest.Outside(s.Env); len(out) > 0 {
			t.Errorf("%s: outside: %q", lang, out)
		}
		shelltest.Shot(t, s.Env, fmt.Sprintf("data-%s", lang))
		takeIn(t, s, "all")
		mustSee(t, s.Env, "all.json")
		if out := shelltest.Outside(s.Env); len(out) > 0 {
			t.Errorf("%s: preview: outside: %q", lang, out)
		}
		shelltest.Shot(t, s.Env, fmt.Sprintf("import-%s", lang))
	}
}

// What can't be taken in is named with its reason, however much it is, and stays on the screen.
func TestTakeInNamesWhatIsLeftOut(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for lang, counts := range map[locales.Lang][]int{locales.German: {1, 230}, locales.English: {200}} {
		for _, n := range counts {
			atHome(t, map[string]string{"family.json": foreign(t, lang, n)})
			s := open(t, lang, settings.Data)
			shelltest.Resize(s.Env, 1000, 620)
			takeIn(t, s, "family")
			mustSee(t, s.Env, s.T("settings.import.left", games.Args{"N": n}), "Dicewords · Tina")
			if more := s.T("settings.left.more", games.Args{"N": n - 200}); shelltest.Has(s.Env, more) != (n > 200) {
				t.Errorf("%s, %d: %q", lang, n, more)
			}
			if out := shelltest.Outside(s.Env); len(out) > 0 {
				t.Errorf("%s, %d: outside: %q", lang, n, out)
			}
			shelltest.Shot(t, s.Env, fmt.Sprintf("left-%s-%d", lang, n))
			shelltest.Key(s.Env, fyne.KeyReturn)
			if players, err := s.Store.Players(); err != nil || len(players) != 4 {
				t.Error("the rest didn't come in", players, err)
			}
		}
	}
}

// Work that takes longer shows how far it is, and can be ended; then nothing is left of it.
func TestTakeInCanBeStopped(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	t.Setenv("TMP", temp)
	atHome(t, map[string]string{"family.json": given(t, locales.English, 6)})
	s := open(t, locales.English, settings.Data)
	var later []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		later = append(later, f)
		return func() {}
	})
	var work func()
	s.Background = func(w func()) { work = w }
	begin := func() {
		later = nil
		takeIn(t, s, "family")
		for _, f := range later {
			f()
		}
		mustSee(t, s.Env, "Reading the file: 0 %")
		if no, why := off(t, s.Env, "Import a file"); !no || why == "" {
			t.Error("a second file can be chosen meanwhile")
		}
	}
	begin()
	shelltest.Menu(t, s.Env, "Cancel")
	work()
	if shelltest.Has(s.Env, "Reading the file: 0 %") || shelltest.Has(s.Env, "Import family.json?") {
		t.Error("it goes on")
	}
	begin()
	work()
	mustSee(t, s.Env, "Import family.json?")
	later = nil
	shelltest.Key(s.Env, fyne.KeyReturn)
	for _, f := range later {
		f()
	}
	mustSee(t, s.Env, "Importing the file: 0 %")
	shelltest.Menu(t, s.Env, "Cancel")
	work()
	mustSee(t, s.Env, "Stopped. Nothing was imported.")
	if n := s.matches(t); n != 0 {
		t.Error(n)
	}
	if left, err := filepath.Glob(filepath.Join(temp, "spieltisch-import-*")); err != nil || len(left) > 0 {
		t.Error("left behind:", left, err)
	}
}
