// Package shelltest makes the surroundings of a page for tests: a test window, a
// store in a temporary folder, a fixed clock, and small word lists.
package shelltest

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
	"spieltisch/locales"
	"spieltisch/store"
)

// Now is the fixed time of the tests: a Friday evening.
var Now = time.Date(2026, 11, 20, 20, 0, 0, 0, time.Local)

// New is an Env with a test window of 1280×800 and an empty store, light and
// without animations. Work runs at once, toasts and tooltips stay, seeds count up
// from 1, and uids are those of the test, so that computers play
// the same in each run. The router is missing: make one with shell.NewRouter.
func New(t testing.TB, lang locales.Lang) *shell.Env {
	t.Helper()
	env := NewBare(t, lang)
	st, err := store.Open(Fresh(t), store.Options{Now: func() time.Time { return Now }, Random: random(t), Gone: func() { fyne.Do(env.ShowGone) }})
	if err != nil {
		t.Fatal(err)
	}
	env.Store = st
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // a test may have closed it
	return env
}

// begun counts the stores of each test.
var begun = map[string]int{}

// random is the same in each run of a test, and another in each of its stores: what is imported must not be there already.
func random(t testing.TB) io.Reader {
	begun[t.Name()]++
	return rand.NewChaCha8(sha256.Sum256(fmt.Append(nil, t.Name(), begun[t.Name()])))
}

// empty is an empty data file. To make one takes twenty times as long as to open it.
var empty = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "spieltisch-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // of the system's temporary files
	st, err := store.Open(dir, store.Options{})
	if err != nil {
		return nil, err
	}
	if err := st.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, "spieltisch.sqlite"))
})

// Fresh is a new folder with an empty data file.
func Fresh(t testing.TB) (dir string) {
	t.Helper()
	dir = t.TempDir()
	data, err := empty()
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "spieltisch.sqlite"), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// NewBare is New without a store.
func NewBare(t testing.TB, lang locales.Lang) *shell.Env {
	t.Helper()
	Sweep()
	texts, err := locales.New(lang)
	if err != nil {
		t.Fatal(err)
	}
	a := test.NewTempApp(t)
	seed := uint64(0)
	env := &shell.Env{
		App: a, Window: a.NewWindow(""), Texts: texts, Lexicons: Lexicons(t),
		Now:        func() time.Time { return Now },
		NewSeed:    func() uint64 { seed++; return seed },
		Background: func(work func()) { work() },
		Launch:     func(string) error { return nil },
		LogFile:    "spieltisch.log",
		Sounds:     &ear{},
		Trace:      shell.NewTrace(nil),
		Prefs:      shell.DefaultPrefs(lang),
	}
	env.Prefs.Mode, env.Prefs.Animations = "light", false
	env.ApplyPrefs()
	env.Window.SetPadded(false)
	env.Window.Resize(fyne.NewSize(1280, 800))
	// Put back to what was before: a test that makes two has the first one's pages still open when the second one goes.
	timer := ui.SetTimer(func(time.Duration, func()) func() { return func() {} })
	t.Cleanup(func() {
		env.Window.Close()
		ui.SetTimer(timer)
		ui.SetAnimations(true)
	})
	return env
}

// Lexicons are small word lists of both languages. In German: HUND, HUNDE, GEHEN,
// ROT, and MASSE, which is both Masse and Maße. In English: BOX, DOG, RED.
func Lexicons(t testing.TB) *shell.Lexicons {
	t.Helper()
	de, en := Packed(t, locales.German), Packed(t, locales.English)
	return shell.NewLexicons(map[locales.Lang]func() []byte{
		locales.German:  func() []byte { return de },
		locales.English: func() []byte { return en },
	})
}

// Packed are the bytes of a word list of Lexicons.
func Packed(t testing.TB, lang locales.Lang) []byte {
	t.Helper()
	entries := german
	if lang == locales.English {
		entries = english
	}
	data, err := pack.Pack(string(lang), entries)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

var german = []lexicon.Entry{
	{Key: "HUND", Tier: 1, Rank: 900, Readings: []lexicon.Reading{{Spelling: "Hund", Class: lexicon.ClassNoun, Features: "s", Lemma: "Hund"}}},
	{Key: "HUNDE", Tier: 2, Rank: 2100, Readings: []lexicon.Reading{{Spelling: "Hunde", Class: lexicon.ClassNoun, Features: "p", Lemma: "Hund"}}},
	{Key: "GEHEN", Tier: 1, Rank: 120, Readings: []lexicon.Reading{{Spelling: "gehen", Class: lexicon.ClassVerb, Features: "i", Lemma: "gehen"}}},
	{Key: "ROT", Tier: 1, Rank: 1500, Readings: []lexicon.Reading{{Spelling: "rot", Class: lexicon.ClassAdjective, Features: "b", Lemma: "rot"}}},
	{Key: "MASSE", Tier: 2, Rank: 3000, Readings: []lexicon.Reading{
		{Spelling: "Masse", Class: lexicon.ClassNoun, Features: "s", Lemma: "Masse"},
		{Spelling: "Maße", Class: lexicon.ClassNoun, Features: "p", Lemma: "Maß"},
	}},
}

var english = []lexicon.Entry{
	{Key: "BOX", Tier: 1, Rank: 1200, Readings: []lexicon.Reading{{Spelling: "box", Class: lexicon.ClassUnknown, Lemma: "box"}}},
	{Key: "DOG", Tier: 1, Rank: 800, Readings: []lexicon.Reading{{Spelling: "dog", Class: lexicon.ClassUnknown, Lemma: "dog"}}},
	{Key: "RED", Tier: 1, Rank: 700, Readings: []lexicon.Reading{{Spelling: "red", Class: lexicon.ClassUnknown, Lemma: "red"}}},
}

// Fine ends a test in which something went wrong that was to go well.
func Fine(t testing.TB, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}
