package dicewords

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a match on its page.
type played struct {
	*testing.T
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
}

// sit starts a match with these options and players, in a test window.
func sit(t *testing.T, lang locales.Lang, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	env := shelltest.New(t, lang)
	return sitAt(t, env, o, seed, names...)
}

func sitAt(t *testing.T, env *shell.Env, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	var ids []store.PlayerID
	for i, n := range names {
		p, err := env.Store.AddPlayer(n, i)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, p.ID)
	}
	set, err := Set(env)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats = len(names)
	setup, err := dw.Setup{Options: o, Set: set, Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Create(env.Store, dw.Kind{}, setup, ids, "")
	if err != nil {
		t.Fatal(err)
	}
	return open(t, env, s.ID())
}

// open shows the page of a match as after a start of the program.
func open(t *testing.T, env *shell.Env, id store.MatchID) *played {
	t.Helper()
	p := &played{T: t, env: env}
	g := Game()
	board := g.Board
	g.Board = func(d *table.Desk) table.Board {
		p.board = board(d).(*Board)
		return p.board
	}
	env.Router = shell.NewRouter(env, map[string]shell.Builder{shell.Table: func(r shell.Route) (shell.Page, error) {
		s, err := table.Open(env.Store, g.Kind, r.Match)
		if err != nil {
			return nil, err
		}
		p.session, p.page = s, table.NewPage(env, g, s)
		return p.page, nil
	}})
	env.Router.Open(shell.Route{Page: shell.Table, Match: id})
	if p.page == nil {
		t.Fatal("the page did not open")
	}
	return p
}

func (p *played) view() dw.View { return p.session.View(games.Table).(dw.View) }

func (p *played) key(names ...fyne.KeyName) {
	p.Helper()
	for _, n := range names {
		if f := p.env.Window.Canvas().Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: n})
		} else {
			p.env.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: n})
		}
	}
}

func (p *played) typed(word string) {
	p.Helper()
	for _, r := range word {
		if f := p.env.Window.Canvas().Focused(); f != nil {
			f.TypedRune(r)
		} else {
			p.env.Window.Canvas().OnTypedRune()(r)
		}
	}
}

// spellable is the first word of the list that lies on the table.
func (p *played) spellable(words ...string) string {
	p.Helper()
	for _, w := range words {
		if dw.WorthOf(p.view(), w).Problem == nil {
			return w
		}
	}
	p.Fatalf("none of %v lies in %q", words, string(p.view().Faces()))
	return ""
}

var _ = test.Tap
