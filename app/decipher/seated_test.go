package decipher

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
	"spieltisch/store"
)

// seated is a match on its page, which the seekers look at.
type seated struct {
	*testing.T
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
}

// rules are the options of the tests: words of some letters, pieces in the order of
// their zones unless something else is wanted.
func rules(lang locales.Lang, length int, edit ...func(*dc.Options)) dc.Options {
	o := dc.DefaultOptions(2)
	o.Length, o.Language = length, dc.Language(lang)
	for _, f := range edit {
		f(&o)
	}
	return o
}

// seat starts a match in a test window. The first player makes the first word.
func seat(t *testing.T, lang locales.Lang, o dc.Options, names ...string) *seated {
	t.Helper()
	return seatAt(t, shelltest.New(t, lang), o, names...)
}

func seatAt(t *testing.T, env *shell.Env, o dc.Options, names ...string) *seated {
	t.Helper()
	var ids []store.PlayerID
	for i, n := range names {
		p, err := env.Store.AddPlayer(n, i)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, p.ID)
	}
	o.Seats = len(names)
	setup, err := dc.NewSetup(o, draw.Letters(), 7).Encode()
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Create(env.Store, dc.Kind{}, setup, ids, "")
	if err != nil {
		t.Fatal(err)
	}
	return sitDown(t, env, s.ID())
}

// sitDown shows the page of a match as after a start of the program.
func sitDown(t *testing.T, env *shell.Env, id store.MatchID) *seated {
	t.Helper()
	p := &seated{T: t, env: env}
	g := Game()
	board := g.Board
	g.Board = func(d *table.Desk) table.Board {
		p.board = board(d).(*Board)
		return p.board
	}
	opened := shelltest.Pages(env, map[string]shell.Builder{
		shell.Table: func(r shell.Route) (shell.Page, error) {
			s, err := table.Open(env.Store, g.Kind, r.Match)
			if err != nil {
				return nil, err
			}
			p.session, p.page = s, table.NewPage(env, g, s)
			return p.page, nil
		},
		shell.Replay: func(r shell.Route) (shell.Page, error) {
			s, err := table.Open(env.Store, g.Kind, r.Match)
			if err != nil {
				return nil, err
			}
			return table.NewReplay(env, g, s), nil
		},
	})
	env.Router.Open(shell.Route{Page: shell.Table, Match: id})
	if p.page == nil || len(*opened) == 0 {
		t.Fatal("the page did not open")
	}
	return p
}

func (p *seated) view() dc.View { return p.session.View(games.Table).(dc.View) }

// submit hands in an action beside the page, as the maker's own page does.
func (p *seated) submit(seat games.Seat, a games.Action) {
	p.Helper()
	if err := p.session.Submit(p.session.Seq(), seat, a); err != nil {
		p.Fatal(a, err)
	}
	p.page.Shown()
}

// puzzle is the same match as the maker's tests see it.
func (p *seated) puzzle() *puzzle {
	return &puzzle{T: p.T, env: p.env, session: p.session, page: p.page, board: p.board}
}

// word makes the secret word; its pieces go out letter by letter.
func (p *seated) word(word string) {
	p.Helper()
	a := dc.SetWord{Word: word}
	if p.view().Options.Pick == dc.Order {
		for _, need := range dc.Need(p.view().Letters, word) {
			for k, n := range need {
				for range n {
					a.Order = append(a.Order, letterpiece.Kind(k))
				}
			}
		}
	}
	p.submit(p.view().Maker, a)
}

func (p *seated) key(names ...fyne.KeyName) { shelltest.Key(p.env, names...) }

func (p *seated) typed(text string) { shelltest.Type(p.env, text) }

// tap taps what carries the text with this id.
func (p *seated) tap(id games.ID, args ...games.Args) {
	p.Helper()
	shelltest.Tap(p.T, p.env, p.board.desk.Say(id, args...))
}

func (p *seated) must(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; phase %s, draft %+v, texts %q", what, p.view().Phase, p.board.draft, shelltest.Texts(p.env))
	}
}

// zone taps a zone at a place of its own, in shares of its size.
func (p *seated) zone(i int, x, y float32) {
	b := p.board.seekers.zones.box(i)
	p.board.seekers.zones.Tapped(&fyne.PointEvent{Position: b.at.AddXY(b.size.Width*x, b.size.Height*y)})
}

// ask asks for zones, from 1, by digit and Enter.
func (p *seated) ask(zones string) {
	for _, z := range zones {
		p.typed(string(z))
		p.key(fyne.KeyReturn)
	}
}

// place takes a piece, if none is in hand, and asks for zone after zone until it lies.
func (p *seated) place() {
	p.Helper()
	if p.view().Hand == nil {
		p.key(fyne.KeySpace)
	}
	for range dc.MaxLength {
		if p.view().Phase == dc.PhasePlace {
			p.key(fyne.KeyRight, fyne.KeyReturn)
		}
	}
}

// guess names a word by keys; who is chosen from the menu.
func (p *seated) guess(who, word string) {
	p.Helper()
	p.typed("g")
	if p.env.Window.Canvas().Overlays().Top() != nil {
		shelltest.Menu(p.T, p.env, who)
	}
	p.must(p.board.draft.Guesser != games.Table, who+" guesses")
	p.typed(word)
	p.key(fyne.KeyReturn)
	p.must(p.env.Window.Canvas().Overlays().Top() != nil, "the guess is asked back")
	p.key(fyne.KeyReturn)
}

// says tells whether the text with this id is on the screen.
func (p *seated) says(id games.ID, args ...games.Args) bool {
	return shelltest.Has(p.env, p.board.desk.Say(id, args...))
}
