package settings

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

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
