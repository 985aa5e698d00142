package home

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// stand is a store with a family and its games.
type stand struct {
	env    *shell.Env
	games  table.Games
	opened *[]shell.Route
	people []store.Player
}

func newStand(t *testing.T, lang locales.Lang, kinds ...*table.Game) *stand {
	t.Helper()
	if len(kinds) == 0 {
		kinds = []*table.Game{fakegame.Game(8)}
	}
	s := &stand{env: shelltest.NewMoving(t, lang), games: kinds}
	s.opened = shelltest.Pages(s.env, map[string]shell.Builder{
		shell.Home:    func(shell.Route) (shell.Page, error) { return New(s.env, s.games), nil },
		shell.Matches: func(shell.Route) (shell.Page, error) { return NewMatches(s.env, s.games), nil },
	})
	return s
}

// family adds four players.
func (s *stand) family(t *testing.T) {
	t.Helper()
	for i, name := range []string{"Tina", "Lee", "Ben", "Mia"} {
		p, err := s.env.Store.AddPlayer(name, i)
		if err != nil {
			t.Fatal(err)
		}
		s.people = append(s.people, p)
	}
}

// match plays a match of the first n players some time ago: points are added in turn.
func (s *stand) match(t *testing.T, ago time.Duration, n, target int, points ...int) *table.Session {
	t.Helper()
	now := s.env.Now
	s.env.Now = func() time.Time { return shelltest.Now.Add(-ago) }
	defer func() { s.env.Now = now }()
	var ids []store.PlayerID
	for _, p := range s.people[:n] {
		ids = append(ids, p.ID)
	}
	m, err := table.Create(s.env.Store, fakegame.Kind{}, fakegame.Setup{Seats: n, Options: fakegame.Options{Target: target}}.Encode(), ids, "")
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range points {
		if err := m.Submit(m.Seq(), games.Seat(i%n), fakegame.Add{Points: p}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func (s *stand) state(t *testing.T, id store.MatchID) store.State {
	t.Helper()
	m, err := s.env.Store.Match(id)
	if err != nil {
		t.Fatal(err)
	}
	return m.State
}

func (s *stand) last() shell.Route {
	if len(*s.opened) == 0 {
		return shell.Route{}
	}
	return (*s.opened)[len(*s.opened)-1]
}

func TestLooks(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		s.env.Router.Home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_empty", lang))
		s.family(t)
		s.match(t, 10*time.Minute, 3, 20, 3, 4)
		s.env.Router.Home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_one", lang))
		s.match(t, 20*time.Hour, 2, 20, 3, 4, 5)
		s.match(t, 80*time.Hour, 4, 20, 3, 4, 5, 6, 7)
		s.match(t, 800*time.Hour, 1, 20, 3)
		s.match(t, 900*time.Hour, 4, 20, 3)
		s.env.Router.Home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s", lang))
		s.games = table.Games{s.games[0], fakegame.Game(2), fakegame.Game(4), fakegame.Game(4)}
		s.env.Router.Home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_four", lang))
		s.games = s.games[:1]
		s.env.Router.Home()
		for _, size := range []int{100, 150} {
			shelltest.Resize(s.env, 1000, 620)
			shelltest.TextSize(s.env, size)
			shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_small_%d", lang, size))
			if out := shelltest.Outside(s.env); len(out) > 0 {
				t.Errorf("%s at %d %%: outside of the window: %s", lang, size, strings.Join(out, "\n"))
			}
		}
		shelltest.Resize(s.env, 1280, 800)
		shelltest.TextSize(s.env, 100)
		s.env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_dark", lang))
	}
}

var (
	_ = test.Tap
	_ fyne.CanvasObject
	_ ui.Token
)

func TestMatchesLook(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		s.family(t)
		s.match(t, 10*time.Minute, 3, 20, 3, 4)
		s.match(t, 20*time.Hour, 2, 20, 3, 4, 5)
		s.match(t, 30*time.Hour, 4, 9, 3, 4, 5, 6, 9)
		broken := s.match(t, 40*time.Hour, 4, 9, 3, 4, 5)
		if err := s.env.Store.MarkUnreadable(broken.ID()); err != nil {
			t.Fatal(err)
		}
		ended := s.match(t, 50*time.Hour, 1, 9, 3)
		if err := ended.Submit(ended.Seq(), games.Table, games.Abandon{}); err != nil {
			t.Fatal(err)
		}
		for i := range 22 {
			s.match(t, time.Duration(100+i*100)*time.Hour, 2, 9, 3, 4, 9)
		}
		s.env.Router.Open(shell.Route{Page: shell.Matches})
		shelltest.Shot(t, s.env, fmt.Sprintf("matches_%s", lang))
		shelltest.Resize(s.env, 1000, 620)
		shelltest.TextSize(s.env, 150)
		shelltest.Shot(t, s.env, fmt.Sprintf("matches_%s_small_150", lang))
		if out := shelltest.Outside(s.env); len(out) > 0 {
			t.Errorf("%s: outside of the window: %s", lang, strings.Join(out, "\n"))
		}
	}
}
