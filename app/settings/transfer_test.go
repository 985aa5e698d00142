package settings

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// source is a file that a dialog gives to read.
type source struct {
	*bytes.Reader
	uri fyne.URI
	err error
}

func (s source) URI() fyne.URI { return s.uri }
func (s source) Close() error  { return s.err }

func file(data []byte) source {
	return source{Reader: bytes.NewReader(data), uri: storage.NewFileURI("/tmp/family.json")}
}

// given is what Spieltisch with a family's history gives out.
func given(t *testing.T, lang locales.Lang, n int) []byte {
	t.Helper()
	env := shelltest.New(t, lang)
	shelltest.FillFamily(t, env, n, "dicewords", "davinci")
	var b bytes.Buffer
	if _, err := env.Store.Export(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// believing is the transfer of a page that believes what a file says: the matches of FillFamily are
// none of any game.
func believing(s *stage) *transfer {
	x := &sectionOf[*data](s).move
	x.replayer = shelltest.Believer{}
	return x
}

func TestTakeIn(t *testing.T) {
	all := given(t, locales.English, 12)
	s := open(t, locales.English, Data)
	x := believing(s)
	x.open(file(all), nil)
	mustSee(t, s.Env, "Take in family.json?", "12 new", "4 new", "Tina, Lee, Ben and Mia", "none")
	key(s.Env, fyne.KeyEscape)
	if n, err := s.Store.CountMatches(store.MatchFilter{}); err != nil || n != 0 {
		t.Fatal("a look has changed something", n, err)
	}
	x.open(file(all), nil)
	key(s.Env, fyne.KeyReturn)
	mustSee(t, s.Env, "Taken in: 12 matches are new or played on.")
	if n, err := s.Store.CountMatches(store.MatchFilter{}); err != nil || n != 12 {
		t.Fatal(n, err)
	}
	made, err := s.Store.Backups()
	if err != nil || len(made) != 1 || !made[0].Good {
		t.Fatal("no backup was made before", made, err)
	}
	mustSee(t, s.Env, filepath.Base(made[0].Path), "before taking in a file") // in the list, at once
	x.open(file(all), nil)
	mustSee(t, s.Env, "Everything is here already. There is nothing to take in.", "12 already here")
	if len(shelltest.Texts(s.Env)) == 0 || shelltest.Has(s.Env, "Take in") {
		t.Error("nothing to take in, but a button for it")
	}
	key(s.Env, fyne.KeyReturn)
	x.open(nil, nil) // cancelled
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Error("cancelling shows something")
	}
}

// A broken file is refused with its line, and changes nothing.
func TestTakeInRefuses(t *testing.T) {
	all := given(t, locales.German, 6)
	lines := strings.Split(string(all), "\n")
	at := 3
	lines[at] = strings.Replace(lines[at], `"name"`, `"nome"`, 1)
	s := open(t, locales.German, Data)
	x := &sectionOf[*data](s).move
	x.open(file([]byte(strings.Join(lines, "\n"))), nil)
	mustSee(t, s.Env, fmt.Sprintf("Zeile %d.", at+1), "Es wurde nichts übernommen.")
	key(s.Env, fyne.KeyReturn)
	x.open(file([]byte(strings.Repeat("[", 1000))), nil)
	mustSee(t, s.Env, "Zeile 1.", "Es wurde nichts übernommen.")
	key(s.Env, fyne.KeyReturn)
	x.open(file([]byte(`{"format":"spieltisch","version":99}`)), nil)
	mustSee(t, s.Env, "neueren Version von Spieltisch")
	key(s.Env, fyne.KeyReturn)
	broken := file(all)
	broken.err = errors.New("the disk is gone")
	x.open(broken, nil)
	mustSee(t, s.Env, "Die Datei ließ sich nicht lesen")
	key(s.Env, fyne.KeyReturn)
	x.open(nil, errors.New("no such folder"))
	mustSee(t, s.Env, "Die Datei ließ sich nicht lesen")
	if off, _ := x.take.Disabled(); off {
		t.Error("no further try is possible")
	}
	if n, err := s.Store.CountMatches(store.MatchFilter{}); err != nil || n != 0 {
		t.Error(n, err)
	}
}

// What is given out can be taken in elsewhere.
func TestGiveOut(t *testing.T) {
	s := open(t, locales.English, Data)
	if _, err := s.Store.AddPlayer("Tina", 1); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "all.json")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	s.Save(target{f, storage.NewFileURI(path)}, nil, sectionOf[*data](s).move.everything())
	mustSee(t, s.Env, "Saved as all.json")
	all, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other := open(t, locales.English, Data)
	sectionOf[*data](other).move.open(file(all), nil)
	mustSee(t, other.Env, "1 new", "Tina")
	s.Save(target{f, storage.NewFileURI(path)}, nil, sectionOf[*data](s).move.everything()) // closed already
	mustSee(t, s.Env, "The file couldn’t be written")
}

func TestTakeInFits(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for _, lang := range locales.Langs {
		for _, text := range []int{100, 150} {
			all := given(t, lang, 6) // with an app of its own
			s := open(t, lang, Data)
			shelltest.Resize(s.Env, 1000, 620)
			shelltest.TextSize(s.Env, text)
			if out := shelltest.Outside(s.Env); len(out) > 0 {
				t.Errorf("%s %d %%: outside: %q", lang, text, out)
			}
			shelltest.Shot(t, s.Env, fmt.Sprintf("data-%s-%d", lang, text))
			sectionOf[*data](s).move.open(file(all), nil)
			if out := shelltest.Outside(s.Env); len(out) > 0 {
				t.Errorf("%s %d %%: preview: outside: %q", lang, text, out)
			}
			shelltest.Shot(t, s.Env, fmt.Sprintf("import-%s-%d", lang, text))
		}
	}
}

// What can't be taken in is named with its reason, however much it is, and stays on the screen.
func TestTakeInNamesWhatIsLeftOut(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for _, lang := range locales.Langs {
		for _, n := range []int{1, 200, 230} {
			all := given(t, lang, n) // matches of games, but not of these rules
			s := open(t, lang, Data)
			shelltest.Resize(s.Env, 1000, 620)
			x := &sectionOf[*data](s).move
			x.open(file(all), nil)
			mustSee(t, s.Env, s.T("settings.import.left", games.Args{"N": n}), "Dicewords · Tina")
			if more := s.T("settings.left.more", games.Args{"N": n - mostLeft}); shelltest.Has(s.Env, more) != (n > mostLeft) {
				t.Errorf("%s, %d: %q", lang, n, more)
			}
			if out := shelltest.Outside(s.Env); len(out) > 0 {
				t.Errorf("%s, %d: outside: %q", lang, n, out)
			}
			shelltest.Shot(t, s.Env, fmt.Sprintf("left-%s-%d", lang, n))
			key(s.Env, fyne.KeyReturn)
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
	all := given(t, locales.English, 6)
	s := open(t, locales.English, Data)
	var later []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		later = append(later, f)
		return func() {}
	})
	var work func()
	shell.SetBackground(func(w func()) { work = w })
	x := believing(s)
	begin := func() {
		later = nil
		x.open(file(all), nil)
		for _, f := range later {
			f()
		}
		mustSee(t, s.Env, "Reading the file: 0 %")
		if off, why := x.take.Disabled(); !off || why == "" {
			t.Error("a second file can be chosen meanwhile")
		}
	}
	begin()
	shelltest.Menu(t, s.Env, "Cancel")
	work()
	if shelltest.Has(s.Env, "Reading the file: 0 %") || shelltest.Has(s.Env, "Take in family.json?") {
		t.Error("it goes on")
	}
	begin()
	work()
	mustSee(t, s.Env, "Take in family.json?")
	later = nil
	key(s.Env, fyne.KeyReturn)
	for _, f := range later {
		f()
	}
	mustSee(t, s.Env, "Taking it in: 0 %")
	shelltest.Menu(t, s.Env, "Cancel")
	work()
	mustSee(t, s.Env, "Stopped. Nothing was taken in.")
	if n, err := s.Store.CountMatches(store.MatchFilter{}); err != nil || n != 0 {
		t.Error(n, err)
	}
	if left, err := filepath.Glob(filepath.Join(temp, "spieltisch-import-*")); err != nil || len(left) > 0 {
		t.Error("left behind:", left, err)
	}
}

// What can't be given out is named, and the rest is in the file.
func TestGiveOutNamesWhatIsLeftOut(t *testing.T) {
	s := open(t, locales.German, Data)
	x := &sectionOf[*data](s).move
	x.lacking(store.LeftOuts{Count: 1, Named: []store.LeftOut{{
		Sort: store.LeftMatch, Reason: store.LeftNoPlayer, Kind: "dicewords", Names: []string{"Tina"}, At: shelltest.Now,
	}}})
	mustSee(t, s.Env, "Gespeichert, aber nicht alles", "1 Eintrag lässt sich nicht lesen", "Dicewords · Tina · 20. Nov. 2026", "Jemand, der mitgespielt hat, fehlt in den Daten.")
}
