package settings_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

func TestKeysGoThroughTheParts(t *testing.T) {
	s := open(t, locales.English, "")
	for i, want := range everyPart {
		if got := s.part(t); got != want {
			t.Fatalf("after %d times down: %s", i, got)
		}
		shelltest.Key(s.Env, fyne.KeyDown)
	}
	if _, there := s.Window.Canvas().Focused().(*ui.Nav); !there {
		t.Error("the list has lost the keyboard")
	}
	shelltest.Key(s.Env, fyne.KeyHome)
	if got := s.part(t); got != settings.General {
		t.Error("Home goes to", got)
	}
	shelltest.Menu(t, s.Env, s.T("settings.data"))
	if got := s.part(t); got != settings.Data {
		t.Error("the third line opens", got)
	}
	s.Window.Canvas().Unfocus()
	shelltest.Key(s.Env, fyne.KeyUp)
	if got := s.part(t); got != fakegame.Name {
		t.Error("up without a focus opens", got)
	}
}

// A game's own part stands between the program's, under the game's name, with undo; a
// game without one adds nothing.
func TestGamesHaveTheirPart(t *testing.T) {
	s := open(t, locales.German, fakegame.Name)
	mustSee(t, s.Env, "Allgemein\nDicewords\nDaten\nWörter")
	shelltest.Tap(t, s.Env, "number 0")
	s.undo()
	if s.own.n != 0 {
		t.Error("undone:", s.own.n)
	}
	s.redo()
	if s.own.n != 1 {
		t.Error("made again:", s.own.n)
	}
	s.Router.Rebuild()
	mustSee(t, s.Env, "number 1")
	s.redo()
	mustSee(t, s.Env, "Im Moment gibt es nichts zu wiederholen.")
	s.Router.Replace(shell.Route{Page: shell.Home})
	if !s.own.left {
		t.Error("the part was not left")
	}
	if got := open(t, locales.German, "plain").part(t); got != settings.General {
		t.Error("a game without settings has the part", got)
	}
}

func TestReadOnlyChangesNothing(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.Open(t, env, env.Store.Dir(), true)
	on(env, settings.Data)
	mustSee(t, env, "Looking only")
	if no, _ := off(t, env, "Back up now"); !no {
		t.Error("a backup can be made")
	}
	on(env, settings.Words)
	if no, _ := off(t, env, "Add a word"); !no {
		t.Error("a word can be added")
	}
}

func TestGeneralTakesEffectAtOnce(t *testing.T) {
	s := open(t, locales.German, settings.General)
	mustSee(t, s.Env, "Einstellungen", "Größe")
	s.Window.Canvas().Focus(shelltest.Find[*ui.Segmented](s.Env)[0])
	shelltest.Key(s.Env, fyne.KeyRight)
	mustSee(t, s.Env, "Settings", "Size")
	if s.Window.Canvas().Focused() != fyne.Focusable(shelltest.Find[*ui.Segmented](s.Env)[0]) {
		t.Error("the control has lost the keyboard")
	}
	shelltest.Menu(t, s.Env, "Dark")
	if !ui.Dark() {
		t.Error("not dark")
	}
	shelltest.Menu(t, s.Env, "Large")
	if percent, full := ui.SizeReached(s.Window); s.Prefs.Size != 125 || percent != 120 || !full {
		t.Error("size", s.Prefs.Size, percent, full)
	}
	if told := s.T("settings.size.full", games.Args{"Percent": s.Texts.Percent(1.2)}); !shelltest.Has(s.Env, told) {
		t.Errorf("nothing says %q", told)
	}
	shelltest.Resize(s.Env, 3840, 2160)
	if told := s.T("settings.size.now", games.Args{"Percent": s.Texts.Percent(2.5)}); !shelltest.Has(s.Env, told) {
		t.Errorf("in a large window nothing says %q", told)
	}
	shelltest.Resize(s.Env, 1280, 800)
	shelltest.Menu(t, s.Env, "On")
	if !ui.Animations() {
		t.Error("animations are still off")
	}
	shelltest.Marked(t, s.Env, "settings-marks").(*ui.Switch).Tapped(nil)
	if !draw.MarksShown() {
		t.Error("no marks on pieces")
	}
	t.Cleanup(func() { draw.SetMarks(false) })
	shelltest.Menu(t, s.Env, "Loud")
	if got := shelltest.Heard(s.Env); got != "tile" {
		t.Errorf("heard %q", got)
	}
	var kept shell.Prefs
	if ok, err := shell.PrefsKey.Get(s.Store, &kept); !ok || err != nil {
		t.Fatal(ok, err)
	}
	want := shell.Prefs{Language: locales.English, Mode: "dark", Size: 125, Animations: true, Covers: true, Moving: true, Marks: true, Volume: 100}
	if !reflect.DeepEqual(kept, want) {
		t.Errorf("kept %+v", kept)
	}
}

// The language changes while a word is half typed: page, part and word stay.
func TestLanguageKeepsWhatIsTyped(t *testing.T) {
	s := open(t, locales.German, settings.Words)
	shelltest.Menu(t, s.Env, "Englisch")
	shelltest.Menu(t, s.Env, "Deutsch") // chosen, so it stays
	shelltest.Write(t, s.Env, "Wort", "hun")
	s.Change(func(p *shell.Prefs) { p.Language = locales.English })
	if got := s.part(t); got != settings.Words {
		t.Fatal(got)
	}
	if got := shelltest.Field(t, s.Env, "Word", 0).Text(); got != "hun" {
		t.Errorf("typed %q", got)
	}
	mustSee(t, s.Env, "HUN is not in the word list.")
	shelltest.Field(t, s.Env, "Word", 0).Focus()
	shelltest.Type(s.Env, "d")
	mustSee(t, s.Env, "HUND is in the word list.")
}

func TestAboutCopiesDetailsWithoutNames(t *testing.T) {
	s := open(t, locales.English, settings.About)
	if _, err := s.Store.AddPlayer("Wilhelmine", 0); err != nil {
		t.Fatal(err)
	}
	putWord(t, s, "KNUFFIG", true)
	known, err := s.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	sheet := store.NewSheet{Kind: "decipher", Players: []store.PlayerID{known[0].ID}, Standing: games.Standing{Points: []int{0}}}
	if _, err := s.Store.CreateSheet(sheet); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, s.Env, "Copy details for a report")
	got := s.App.Clipboard().Content()
	for _, want := range []string{"go1.", fmt.Sprint("schema ", s.Store.Schema()), "players 1", "matches 1", "house words 1", "de-", "en-", "light", "100 %"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	for _, name := range []string{"Wilhelmine", "KNUFFIG", s.Store.Dir()} {
		if strings.Contains(got, name) {
			t.Errorf("%q stands in\n%s", name, got)
		}
	}
}

func TestSourcesShowsEveryLicence(t *testing.T) {
	s := open(t, locales.English, settings.Sources)
	mustSee(t, s.Env, "Debian tanglet-data", "CC-BY-SA-4.0")
	choice := shelltest.Find[*ui.Choice](s.Env)[0]
	choice.Focus()
	shelltest.Key(s.Env, fyne.KeySpace)
	names := slices.DeleteFunc(shelltest.Lines(s.Env), func(s string) bool { return s == "" })
	shelltest.Key(s.Env, fyne.KeyEscape)
	slices.Sort(names)
	if len(names) < 20 || len(slices.Compact(slices.Clone(names))) < len(names) {
		t.Errorf("few, or one of them twice: %q", names)
	}
	choice.Focus()
	for range names {
		_, licence, _ := strings.Cut(texts(s.Env), s.T("settings.licences.help"))
		if len(licence) < 200 {
			t.Errorf("licence %d has %d characters", choice.Selected(), len(licence))
		}
		shelltest.Key(s.Env, fyne.KeyDown)
	}
	if choice.Selected() != len(names)-1 {
		t.Errorf("%d is chosen", choice.Selected())
	}
}

// damaged are word lists of which the German one has a flipped byte.
func damaged(t *testing.T) *shell.Lexicons {
	de, en := shelltest.Packed(t, locales.German), shelltest.Packed(t, locales.English)
	de[len(de)/2] ^= 1
	return shell.NewLexicons(map[locales.Lang]func() []byte{
		locales.German:  func() []byte { return de },
		locales.English: func() []byte { return en },
	})
}

// Every part shows that the word list is damaged and works on without it.
func TestDamagedLexicon(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Lexicons = damaged(t)
		message := env.T(shell.LexiconDamaged)
		s := on(env, settings.Words)
		shelltest.Menu(t, env, env.T("table.words.de"))
		putWord(t, s, "HUND", false)
		shelltest.Write(t, env, env.T("settings.lookup.word"), "Hund")
		mustSee(t, env, message, env.T("lexicon.reason.house_no", map[string]any{"Word": "HUND"}))
		shelltest.Write(t, env, env.T("settings.lookup.word"), "Rot")
		mustNotSee(t, env, env.T("settings.lookup.invalid")+"\nROT")
		on(env, settings.Sources)
		mustSee(t, env, message)
		on(env, settings.About)
		mustSee(t, env, "de (lexicon: damaged data)", "en-")
	}
}

// Without data every part still shows.
func TestNoStore(t *testing.T) {
	for _, part := range everyPart {
		s := on(shelltest.NewBare(t, locales.English), part)
		if part == settings.Data {
			mustSee(t, s.Env, "No data is open")
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
