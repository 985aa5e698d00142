package settings_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
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
	own *gamePart // of the game with a part of the settings
}

// open shows one part of the settings.
func open(t *testing.T, lang locales.Lang, part string) *stage {
	t.Helper()
	return on(shelltest.New(t, lang), part)
}

func on(env *shell.Env, part string) *stage {
	s := &stage{Env: env}
	s.with(s.someGames(), part)
	return s
}

// with shows the page with these games.
func (s *stage) with(games table.Games, part string) {
	shelltest.Pages(s.Env, map[string]shell.Builder{
		shell.Settings: func(r shell.Route) (shell.Page, error) { return settings.New(s.Env, games, r.Part), nil },
		shell.Home:     func(shell.Route) (shell.Page, error) { return homePage{}, nil },
	})
	s.Router.Open(shell.Route{Page: shell.Settings, Part: part})
}

// someGames are a game with all that it can add to the settings, and one without.
func (s *stage) someGames() table.Games {
	full, plain := fakegame.Game(4), fakegame.Game(4)
	full.Sign = ui.IconDice
	full.Settings = func(env *shell.Env) table.Section {
		s.own = &gamePart{History: shell.NewHistory(env)}
		return s.own
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

// part is the part that the list at the left marks.
func (s *stage) part(t *testing.T) string {
	t.Helper()
	navs := shelltest.Find[*ui.Nav](s.Env)
	if len(navs) != 1 {
		t.Fatal(len(navs), "lists of parts")
	}
	return everyPart[navs[0].At()]
}

// undo and redo press the keys for it, where no entry takes them.
func (s *stage) undo() { s.shortcut(fyne.KeyZ) }
func (s *stage) redo() { s.shortcut(fyne.KeyY) }

func (s *stage) shortcut(key fyne.KeyName) {
	s.Window.Canvas().Unfocus()
	shelltest.Shortcut(s.Env, fyne.KeyModifierControl, key)
}

// above tells whether something lies above the page.
func (s *stage) above() bool { return s.Window.Canvas().Overlays().Top() != nil }

// matches is how many matches there are.
func (s *stage) matches(t *testing.T) int {
	t.Helper()
	all, err := s.Store.Matches()
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
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

// homePage stands for the page that follows when the data was opened again.
type homePage struct{ shelltest.Blank }

func (homePage) Build() fyne.CanvasObject { return ui.NewText("home", ui.Body, ui.Ink) }

func (s *stage) atHome() bool { return shelltest.Has(s.Env, "home") }

// texts are all texts that can be seen, a line each.
func texts(env *shell.Env) string { return strings.Join(shelltest.Texts(env), "\n") }

func mustSee(t *testing.T, env *shell.Env, parts ...string) {
	t.Helper()
	all := texts(env)
	for _, p := range parts {
		if !strings.Contains(all, p) {
			t.Fatalf("%q is not to be seen in\n%s", p, all)
		}
	}
}

func mustNotSee(t *testing.T, env *shell.Env, part string) {
	t.Helper()
	if all := texts(env); strings.Contains(all, part) {
		t.Fatalf("%q is to be seen in\n%s", part, all)
	}
}

// off tells whether the button with this label can't be used, and why.
func off(t *testing.T, env *shell.Env, label string) (bool, string) {
	t.Helper()
	return shelltest.Button(t, env, label).Disabled()
}

var everyPart = []string{settings.General, fakegame.Name, settings.Data, settings.Words, settings.Sources, settings.About}
