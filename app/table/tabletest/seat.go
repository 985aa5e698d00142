package tabletest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/replay"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Start starts a match between new players of these names.
func Start(t testing.TB, env *shell.Env, kind games.Kind, setup interface{ Encode() ([]byte, error) }, names ...string) store.MatchID {
	t.Helper()
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, names...) {
		ids = append(ids, p.ID)
	}
	data, err := setup.Encode()
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Begin(env.Store, kind, store.NewMatch{Setup: data, Players: ids})
	if err != nil {
		t.Fatal(err)
	}
	return s.ID()
}

// Show opens the page of a match as after a start of the program, in a router that can replay
// the match too. What the page is made of is put into open, page and board, and again
// whenever it is made again.
func Show[B any](t testing.TB, env *shell.Env, g *table.Game, id store.MatchID, open **session.Session, page **frame.Page, board *B) {
	t.Helper()
	made := *g
	made.Board = func(d *table.Desk) *table.AnyBoard {
		b := g.Board(d)
		*board = b.Of.(B)
		return b
	}
	opened := func(build func(*session.Session) shell.Page) shell.Builder {
		return func(r shell.Route) (shell.Page, error) {
			s, err := session.Open(env.Store, g.Kind, r.Match)
			if err != nil {
				return nil, err
			}
			return build(s), nil
		}
	}
	shelltest.Pages(env, map[string]shell.Builder{
		shell.Table: opened(func(s *session.Session) shell.Page {
			*open, *page = s, frame.New(env, &made, s)
			return *page
		}),
		shell.Replay: opened(func(s *session.Session) shell.Page { return replay.New(env, &made, s) }),
	})
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Table, Match: id})
	if *page == nil {
		t.Fatal("the page did not open")
	}
}

// Unveil holds Space until the curtain opens.
func Unveil(t testing.TB, env *shell.Env) {
	t.Helper()
	if shelltest.Curtain(env) == nil {
		t.Fatal("no curtain", shelltest.Texts(env))
	}
	HoldSpace(env)
}

// HoldSpace holds Space for as long as a curtain takes, where the focus is, and lets go.
func HoldSpace(env *shell.Env) {
	ui.SetTimer(func(d time.Duration, f func()) func() {
		if d < time.Second { // not the clock, which would never end
			f()
		}
		return func() {}
	})
	shelltest.Hold(env, fyne.KeySpace, true)
	ui.SetTimer(func(time.Duration, func()) func() { return func() {} })
	shelltest.Hold(env, fyne.KeySpace, false)
}
