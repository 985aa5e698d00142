package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

func TestKeysGoThroughTheParts(t *testing.T) {
	s := open(t, locales.English, "")
	c := s.Window.Canvas()
	for i, want := range everyPart {
		if got := s.page.parts[s.page.at].id; got != want {
			t.Fatalf("after %d times down: %s", i, got)
		}
		key(s.Env, fyne.KeyDown)
	}
	if c.Focused() != fyne.Focusable(s.page.nav) {
		t.Error("the list has lost the keyboard")
	}
	key(s.Env, fyne.KeyHome)
	if s.page.at != 0 {
		t.Error("Home goes to", s.page.at)
	}
	test.TapAt(s.page.nav, fyne.NewPos(20, 2*48+10))
	if got := s.page.parts[s.page.at].id; got != Data {
		t.Error("the third line opens", got)
	}
	c.Unfocus()
	key(s.Env, fyne.KeyUp)
	if got := s.page.parts[s.page.at].id; got != fakegame.Name {
		t.Error("up without a focus opens", got)
	}
}

// A game's own part stands between the program's, under the game's name, with undo; a
// game without one adds nothing.
func TestGamesHaveTheirPart(t *testing.T) {
	s := open(t, locales.German, fakegame.Name)
	part := sectionOf[*gamePart](s)
	if got := len(s.page.nav.Items()); got != len(everyPart) {
		t.Errorf("%d lines", got)
	}
	if got := s.page.nav.Items()[1]; got != (ui.NavItem{Icon: ui.IconDice, Text: "Dicewords"}) {
		t.Errorf("the game's line is %+v", got)
	}
	tap(t, s.Env, "number 0")
	s.page.Undo()
	if part.n != 0 {
		t.Error("undone:", part.n)
	}
	s.page.Redo()
	if part.n != 1 {
		t.Error("made again:", part.n)
	}
	s.Router.Rebuild()
	mustSee(t, s.Env, "number 1")
	shelltest.Shortcut(s.Env, fyne.KeyModifierControl, fyne.KeyY)
	mustSee(t, s.Env, "Im Moment gibt es nichts zu wiederholen.")
	s.Router.Replace(shell.Route{Page: shell.Home})
	if !part.left {
		t.Error("the part was not left")
	}
	if s = open(t, locales.German, "plain"); s.page.at != 0 {
		t.Error("a game without settings has the part", s.page.at)
	}
}

func TestReadOnlyChangesNothing(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.Open(t, env, env.Store.Dir(), true)
	s := on(t, env, Data)
	mustSee(t, env, "Looking only")
	if off, _ := sectionOf[*data](s).now.Disabled(); !off {
		t.Error("a backup can be made")
	}
	on(t, env, Words)
	if off, _ := button(t, env, "Add a word").Disabled(); !off {
		t.Error("a word can be added")
	}
}

func TestGeneralTakesEffectAtOnce(t *testing.T) {
	s := open(t, locales.German, General)
	mustSee(t, s.Env, "Einstellungen", "Textgröße")
	g := func(name string) interface{ TypedKey(*fyne.KeyEvent) } {
		return sectionOf[*general](s).controls[name].(interface{ TypedKey(*fyne.KeyEvent) })
	}
	right := &fyne.KeyEvent{Name: fyne.KeyRight}
	g("language").TypedKey(right)
	mustSee(t, s.Env, "Settings", "Text size")
	if s.Window.Canvas().Focused() != sectionOf[*general](s).controls["language"].(fyne.Focusable) {
		t.Error("the control has lost the keyboard")
	}
	g("theme").TypedKey(right)
	if !ui.Dark() {
		t.Error("not dark")
	}
	g("size").TypedKey(right)
	if ui.Scale() != 1.25 {
		t.Error("text", ui.Scale())
	}
	test.Tap(sectionOf[*general](s).controls["animations"].(fyne.Tappable))
	if !ui.Animations() {
		t.Error("animations are still off")
	}
	test.Tap(sectionOf[*general](s).controls["marks"].(fyne.Tappable))
	if !draw.MarksShown() {
		t.Error("no marks on pieces")
	}
	t.Cleanup(func() { draw.SetMarks(false) })
	var kept shell.Prefs
	if ok, err := shell.PrefsKey.Get(s.Store, &kept); !ok || err != nil {
		t.Fatal(ok, err)
	}
	want := shell.Prefs{Language: locales.English, Mode: "dark", TextSize: 125, Animations: true, Marks: true}
	if !reflect.DeepEqual(kept, want) {
		t.Errorf("kept %+v", kept)
	}
}

// The language changes while a word is half typed: page, part and word stay.
func TestLanguageKeepsWhatIsTyped(t *testing.T) {
	s := open(t, locales.German, Words)
	w := sectionOf[*words](s)
	s.Window.Canvas().Focus(w.lookup.field.Focusable())
	test.Type(w.lookup.field.Focusable(), "hun")
	page := s.page
	s.Change(func(p *shell.Prefs) { p.Language = locales.English })
	if s.page != page || s.page.parts[s.page.at].id != Words {
		t.Fatal("another page")
	}
	if got := w.lookup.field.Text(); got != "hun" {
		t.Errorf("typed %q", got)
	}
	mustSee(t, s.Env, "HUN is not in the word list.")
	test.Type(w.lookup.field.Focusable(), "d")
	mustSee(t, s.Env, "HUND is in the word list.")
}

func TestAboutCopiesDetailsWithoutNames(t *testing.T) {
	s := open(t, locales.English, About)
	if _, err := s.Store.AddPlayer("Wilhelmine", 0); err != nil {
		t.Fatal(err)
	}
	putWord(t, s, "KNUFFIG", true)
	tap(t, s.Env, "Copy details for a report")
	got := s.App.Clipboard().Content()
	for _, want := range []string{"go1.", fmt.Sprint("schema ", s.Store.Schema()), "players 1", "house words 1", "de-", "en-", "light", "100 %"} {
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
	s := open(t, locales.English, Sources)
	src := sectionOf[*sources](s)
	docs := src.documents()
	names := map[string]bool{}
	for i, d := range docs {
		if len(d.text) < 200 || names[d.name] {
			t.Errorf("%s has %d characters, or stands there twice", d.name, len(d.text))
		}
		names[d.name] = true
		if i%6 != 0 {
			continue
		}
		src.at = i
		src.show(docs)
		mustSee(t, s.Env, strings.TrimSpace(strings.SplitN(strings.TrimSpace(d.text), "\n", 2)[0]))
	}
	if len(docs) < 20 {
		t.Error(len(docs), "documents")
	}
	mustSee(t, s.Env, "Debian tanglet-data", "CC-BY-SA-4.0")
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
		s := on(t, env, Words)
		putWord(t, s, "HUND", false)
		w := sectionOf[*words](s)
		w.lookup.field.OnChanged("Hund")
		mustSee(t, env, message, env.T("lexicon.reason.house_no", map[string]any{"Word": "HUND"}))
		w.lookup.field.OnChanged("Rot")
		if all := texts(env); strings.Contains(all, env.T("settings.lookup.invalid")+"\nROT") {
			t.Errorf("judges without a list:\n%s", all)
		}
		on(t, env, Sources)
		mustSee(t, env, message)
		on(t, env, About)
		mustSee(t, env, "de (lexicon: damaged data)", "en-")
	}
}

// Without data every part still shows.
func TestNoStore(t *testing.T) {
	for _, part := range everyPart {
		s := on(t, shelltest.NewBare(t, locales.English), part)
		if part == Data {
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
