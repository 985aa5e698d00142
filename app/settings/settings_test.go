package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// stage is the settings page on a test window.
type stage struct {
	*shell.Env
	t    *testing.T
	page *Page
}

// open shows one part of the settings.
func open(t *testing.T, lang locales.Lang, part string) *stage {
	t.Helper()
	return on(t, shelltest.New(t, lang), part)
}

func on(t *testing.T, env *shell.Env, part string) *stage {
	t.Helper()
	s := &stage{Env: env, t: t}
	env.Router = shell.NewRouter(env, map[string]shell.Builder{
		shell.Settings: func(r shell.Route) (shell.Page, error) {
			s.page = New(env, someGames(), r.Part)
			return s.page, nil
		},
		shell.Home: func(shell.Route) (shell.Page, error) { return homePage{}, nil },
	})
	env.Router.Open(shell.Route{Page: shell.Settings, Part: part})
	return s
}

// someGames are a game with all that it can add to the settings, and one without.
func someGames() table.Games {
	full, plain := fakegame.Game(4), fakegame.Game(4)
	full.Sign = ui.IconDice
	full.Settings = func(env *shell.Env) table.Section {
		return &gamePart{History: shell.NewHistory(env)}
	}
	full.WordHint = func(_ *shell.Env, lang locales.Lang, spellings []string) string {
		if lang != locales.German {
			return ""
		}
		return "spells " + strings.Join(spellings, "/")
	}
	plain.Kind = fakegame.Kind{Called: "plain"}
	return table.Games{full, plain}
}

// gamePart is a game's own part of the settings: a number that goes up.
type gamePart struct {
	*shell.History
	n    int
	left bool
}

func (p *gamePart) Build() fyne.CanvasObject {
	return ui.NewButton(fmt.Sprint("number ", p.n), ui.Secondary, func() {
		p.n++
		p.Add("up", shell.Change{Undo: func() error { p.n--; return nil }, Redo: func() error { p.n++; return nil }})
	})
}

func (p *gamePart) Leave() { p.left = true }

// homePage stands for the page that follows when the data was opened anew.
type homePage struct{}

func (homePage) Title() string            { return "home" }
func (homePage) Build() fyne.CanvasObject { return ui.NewText("home", ui.Body, ui.Ink) }
func (homePage) Shown()                   {}
func (homePage) Leave()                   {}

// sectionOf is the open section as its own type.
func sectionOf[T any](s *stage) T {
	s.t.Helper()
	sec, ok := s.page.parts[s.page.at].Section.(T)
	if !ok {
		s.t.Fatalf("%s is open", s.page.parts[s.page.at].id)
	}
	return sec
}

// objects are all visible objects of the window, the topmost overlay's if there is
// one.
func objects(env *shell.Env) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if o == nil || !o.Visible() {
			return
		}
		all = append(all, o)
		switch o := o.(type) {
		case *container.Scroll:
			walk(o.Content)
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				walk(c)
			}
		}
	}
	if top := env.Window.Canvas().Overlays().Top(); top != nil {
		walk(top)
	} else {
		walk(env.Window.Content())
	}
	return all
}

// texts are all texts that can be seen.
func texts(env *shell.Env) string {
	var b strings.Builder
	for _, o := range objects(env) {
		switch o := o.(type) {
		case *ui.Text:
			b.WriteString(o.String() + "\n")
		case *ui.Para:
			b.WriteString(o.String() + "\n")
		case *ui.Chip:
			b.WriteString(o.Text() + "\n")
		case *ui.Button:
			b.WriteString(o.Text() + "\n")
		case *widget.Label:
			b.WriteString(o.Text + "\n")
		}
	}
	return b.String()
}

// button finds a button by its label.
func button(t *testing.T, env *shell.Env, label string) *ui.Button {
	t.Helper()
	for _, o := range objects(env) {
		if b, ok := o.(*ui.Button); ok && b.Text() == label {
			return b
		}
	}
	t.Fatalf("no button %q in\n%s", label, texts(env))
	return nil
}

func tap(t *testing.T, env *shell.Env, label string) {
	t.Helper()
	b := button(t, env, label)
	if off, why := b.Disabled(); off {
		t.Fatalf("%q is disabled: %s", label, why)
	}
	test.Tap(b)
}

func mustSee(t *testing.T, env *shell.Env, parts ...string) {
	t.Helper()
	all := texts(env)
	for _, p := range parts {
		if !strings.Contains(all, p) {
			t.Fatalf("%q is not to be seen in\n%s", p, all)
		}
	}
}

func key(env *shell.Env, name fyne.KeyName) {
	c := env.Window.Canvas()
	if f := c.Focused(); f != nil {
		f.TypedKey(&fyne.KeyEvent{Name: name})
		return
	}
	c.OnTypedKey()(&fyne.KeyEvent{Name: name})
}

var everyPart = []string{General, fakegame.Name, Data, Words, Sources, About}

// No part is wider than the least window, in either language, at any text size, and
// all texts are there.
func TestEveryPartFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []int{100, 150} {
			for _, part := range everyPart {
				t.Run(fmt.Sprintf("%s %d %s", lang, size, part), func(t *testing.T) {
					env := shelltest.New(t, lang)
					env.Prefs.TextSize = size
					env.ApplyPrefs()
					env.Window.Resize(fyne.NewSize(ui.MinWidth, ui.MinHeight))
					s := on(t, env, part)
					if part == Words {
						sectionOf[*words](s).lookup.field.OnChanged("Masse")
					}
					root, _ := env.Window.Content().(*ui.Root)
					if w := root.Page().MinSize().Width; w > ui.MinWidth {
						t.Errorf("%v wide", w)
					}
					if all := texts(env); strings.Contains(all, "settings.") || strings.Contains(all, "<no value>") {
						t.Errorf("a text is missing in\n%s", all)
					}
				})
			}
		}
	}
}

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
	test.TapAt(s.page.nav, fyne.NewPos(20, 2*(navRow()+navGap)+10))
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
	if got := len(s.page.nav.items); got != len(everyPart) {
		t.Errorf("%d lines", got)
	}
	if got := s.page.nav.items[1]; got != (navItem{ui.IconDice, "Dicewords"}) {
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
	s.page.Redo()
	mustSee(t, s.Env, "Im Moment gibt es nichts zurückzunehmen.")
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
	if ok, err := s.Store.Setting("prefs", &kept); !ok || err != nil {
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
