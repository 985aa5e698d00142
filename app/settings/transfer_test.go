package settings

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"spieltisch/app/shell/shelltest"
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
	if err := env.Store.Export(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestTakeIn(t *testing.T) {
	all := given(t, locales.English, 12)
	s := open(t, locales.English, Data)
	x := &sectionOf[*data](s).move
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
	mustSee(t, s.Env, filepath.Base(made[0].Path)) // in the list, at once
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
	at := len(lines) / 2
	lines[at] = strings.Replace(lines[at], `"kind"`, `"kond"`, 1)
	s := open(t, locales.German, Data)
	x := &sectionOf[*data](s).move
	x.open(file([]byte(strings.Join(lines, "\n"))), nil)
	mustSee(t, s.Env, fmt.Sprintf("Zeile %d.", at+1), "Es wurde nichts übernommen.")
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
	s.Save(target{f, storage.NewFileURI(path)}, nil, everything)
	mustSee(t, s.Env, "Saved as all.json")
	all, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other := open(t, locales.English, Data)
	sectionOf[*data](other).move.open(file(all), nil)
	mustSee(t, other.Env, "1 new", "Tina")
	s.Save(target{f, storage.NewFileURI(path)}, nil, everything) // closed already
	mustSee(t, s.Env, "The file couldn’t be written")
}

func TestTakeInFits(t *testing.T) {
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
