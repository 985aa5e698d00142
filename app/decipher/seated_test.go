package decipher

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
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
	o.Seats = len(names)
	return sitDown(t, env, tabletest.Start(t, env, dc.Kind{}, dc.NewSetup(o, draw.Letters(), 7), names...))
}

// sitDown shows the page of a match as after a start of the program.
func sitDown(t *testing.T, env *shell.Env, id store.MatchID) *seated {
	t.Helper()
	p := &seated{T: t, env: env}
	tabletest.Show(t, env, Game(), id, &p.session, &p.page, &p.board)
	return p
}

func (p *seated) view() dc.View { return p.session.View(games.Table).(dc.View) }

// submit hands in an action without the page, as the maker's own page does.
func (p *seated) submit(seat games.Seat, a games.Action) {
	p.Helper()
	if err := p.session.Submit(p.session.Seq(), seat, a); err != nil {
		p.Fatal(a, err)
	}
	p.page.Shown()
}

// puzzle is the same match as the maker's tests see it.
func (p *seated) puzzle() *puzzle {
	return &puzzle{p}
}

// word makes the secret word; its pieces go out letter by letter.
func (p *seated) word(word string) {
	p.Helper()
	a := dc.SetWord{Word: word}
	if p.view().Options.Pick == dc.PickOrder {
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
		p.Fatalf("%s; phase %s, draft %+v, texts %q", what, p.view().Phase, p.board.s.draft, shelltest.Texts(p.env))
	}
}

// zone taps a zone at a place of its own, in shares of its size.
func (p *seated) zone(i int, x, y float32) {
	b := p.board.seekers.zones.plan().box(i)
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
		bonus := p.view().Bonus
		p.key(fyne.KeySpace)
		if bonus {
			p.key(fyne.KeyReturn) // it is asked back
		}
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
	p.must(p.board.s.draft.Guesser != games.Table, who+" guesses")
	p.typed(word)
	p.key(fyne.KeyReturn)
	p.must(p.env.Window.Canvas().Overlays().Top() != nil, "the guess is asked back")
	p.key(fyne.KeyReturn)
}

// says tells whether the text with this id is on the screen.
func (p *seated) says(id games.ID, args ...games.Args) bool {
	return shelltest.Has(p.env, p.board.desk.Say(id, args...))
}
