package home_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// Who plays alone is one click from a match against the computer of last time; somebody new is asked who they are first.
func TestAgainstTheComputer(t *testing.T) {
	g := fakegame.Game(4)
	g.Computers = func(*table.Desk) table.Computers { return nil }
	s := newStand(t, locales.English, g)
	s.home()
	tap := func() shell.Route {
		shelltest.TapAt(t, s.env, shelltest.Middle(shelltest.Marked(t, s.env, "against."+fakegame.Name)))
		return (*s.opened)[len(*s.opened)-1]
	}
	if to := tap(); to.Page != shell.Setup || to.Part != shell.Against {
		t.Fatalf("nobody plays: %+v", to)
	}
	s.family(t)
	if err := table.FavouriteKey(fakegame.Name).Set(s.env.Store, mind.Atlas); err != nil {
		t.Fatal(err)
	}
	s.home()
	to := tap()
	m, err := s.env.Store.Match(to.Match)
	if err != nil || to.Page != shell.Table || len(m.Players) != 2 || m.Players[0].Computer() || m.Players[1].Level != mind.Atlas {
		t.Errorf("%+v: %+v, %v", to, m.Players, err)
	}
}

// about are the lines that name something.
func about(lines []string, what string) (out []string) {
	for _, line := range lines {
		if strings.Contains(line, what) {
			out = append(out, line)
		}
	}
	return out
}

// The button covers neither text nor the play button of its card, in any window.
func TestAgainstHasRoom(t *testing.T) {
	for _, lang := range locales.Langs {
		g := fakegame.Game(4)
		g.Computers = func(*table.Desk) table.Computers { return nil }
		s := newStand(t, lang, g)
		s.family(t)
		s.match(t, time.Hour, 2, 20, 3)
		s.games = append(s.games, fakegame.Game(2), fakegame.Game(1), fakegame.Game(8))
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}, {Width: 1920, Height: 1080}} {
			s.home()
			shelltest.Resize(s.env, size.Width, size.Height)
			b := shelltest.Marked(t, s.env, "against."+fakegame.Name)
			over := []fyne.CanvasObject{b}
			for _, x := range shelltest.Find[*ui.Text](s.env) {
				if !slices.Contains(shelltest.Inside[*ui.Text](b), x) {
					over = append(over, x)
				}
			}
			for _, x := range shelltest.Find[*ui.Para](s.env) {
				over = append(over, x)
			}
			if !slices.ContainsFunc(shelltest.Find[*ui.CardButton](s.env), func(c *ui.CardButton) bool { return shelltest.Within(b, c) }) {
				t.Errorf("%s, %v: not on its card", lang, size)
			}
			if out := about(shelltest.Overlapping(over), "*ui.Button"); len(out) > 0 {
				t.Errorf("%s, %v: %s", lang, size, strings.Join(out, "\n"))
			}
		}
	}
}
