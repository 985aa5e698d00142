package decipher_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/decipher"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
	"spieltisch/store"
)

// seated is a match on its page.
type seated struct{ *tabletest.Seated }

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
func sitDown(t testing.TB, env *shell.Env, id store.MatchID) *seated {
	t.Helper()
	return &seated{tabletest.Sit(t, env, decipher.Game(), id)}
}

// again leaves the table and opens it as after a start of the program.
func (p *seated) again() *seated {
	p.Helper()
	p.Env.Router.Home()
	return sitDown(p.TB, p.Env, p.Session.ID())
}

// view is what everybody may know, seen what a seat may.
func (p *seated) view() dc.View { return p.seen(games.Table) }

func (p *seated) seen(s games.Seat) dc.View { return p.Session.View(s).(dc.View) }

// word makes the secret word, as the maker's own page does; its pieces go out letter by letter.
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
	p.Submit(p.view().Maker, a)
}

func (p *seated) undo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ) }

func (p *seated) redo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyY) }

// marked is the widget that has this name in the trace.
func (p *seated) marked(name string) fyne.CanvasObject {
	p.Helper()
	return shelltest.Marked(p.TB, p.Env, name)
}

// sees tells whether the widget of a name is on the screen.
func (p *seated) sees(name string) bool {
	o := p.Env.Trace.Marked(name)
	return o != nil && shelltest.Seen(p.Env, o)
}

// asked tells whether a dialog or menu lies above the page.
func (p *seated) asked() bool { return p.Env.Window.Canvas().Overlays().Top() != nil }

// tapAt taps a point of the window, drag drags from one over others.
func (p *seated) tapAt(at fyne.Position) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, at)
}

func (p *seated) drag(from fyne.Position, over ...fyne.Position) {
	p.Helper()
	shelltest.Drag(p.TB, p.Env, func() {}, from, over...)
}

// spot is a point of zone i, from 0, in shares of its size.
func (p *seated) spot(i int, x, y float32) fyne.Position {
	p.Helper()
	o := p.marked("zone" + string(rune('1'+i)))
	return at(o).AddXY(o.Size().Width*x, o.Size().Height*y)
}

// at is where an object lies in the window.
func at(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// zone taps a zone.
func (p *seated) zone(i int) {
	p.Helper()
	p.tapAt(p.spot(i, .5, .08))
}

// chosen is the zone with the button that asks for it, -1 for none.
func (p *seated) chosen() int {
	p.Helper()
	for i := range p.view().Zones {
		if x := shelltest.Middle(p.marked("ask")).X; p.sees("ask") && x > p.spot(i, 0, 0).X && x < p.spot(i, 1, 0).X {
			return i
		}
	}
	return -1
}

// placing tells whether somebody is asked where the piece in hand goes.
func (p *seated) placing() bool {
	h := p.view().Hand
	return h != nil && p.Says("decipher.seek.question", games.Args{"Kind": int(h.Kind)})
}

// stamped tells whether a verdict is struck that says so.
func (p *seated) stamped(id games.ID, args ...games.Args) bool {
	return slices.ContainsFunc(shelltest.Find[*ui.Stamp](p.Env), func(o *ui.Stamp) bool {
		word, _ := o.Said()
		return o.Struck() && word == p.Say(id, args...)
	})
}

// lying are the pieces in the zones, in the order of these, as they are drawn.
func (p *seated) lying() []*draw.Piece {
	p.Helper()
	all := shelltest.Inside[*draw.Piece](p.marked("zones"))
	if _, revealed := p.view().Result(); revealed {
		return all
	}
	symbols := 0 // come first; those with a NO-token on them aren't seen
	for _, z := range p.view().Zones {
		for _, covered := range z.Covered {
			if !covered {
				symbols++
			}
		}
	}
	return all[symbols:]
}

// pieceAt tells whether the middle of a piece is drawn at a point of the window.
func (p *seated) pieceAt(at fyne.Position) bool {
	return slices.ContainsFunc(shelltest.Find[*draw.Piece](p.Env), func(o *draw.Piece) bool {
		d := shelltest.Middle(o).Subtract(at)
		return d.X*d.X+d.Y*d.Y < 4
	})
}

// pad is how the pieces lie, as it is kept.
func (p *seated) pad() dc.Pad {
	p.Helper()
	data, err := p.Session.Pad(games.Table)
	if err != nil || data == nil {
		p.Fatal("no pad", err)
	}
	pad, err := dc.ParsePad(data)
	if err != nil {
		p.Fatal(err)
	}
	return pad
}

// ask asks for zones, from 1, by digit and Enter.
func (p *seated) ask(zones string) {
	for _, z := range zones {
		p.Type(string(z))
		p.Key(fyne.KeyReturn)
	}
}

// place takes a piece, if none is in hand, and asks for zone after zone until it lies.
func (p *seated) place() {
	p.Helper()
	if p.view().Hand == nil {
		bonus := p.view().Bonus
		p.Key(fyne.KeySpace)
		if bonus {
			p.Key(fyne.KeyReturn) // it is asked back
		}
	}
	for range dc.MaxLength {
		if p.view().Phase == dc.PhasePlace {
			p.Key(fyne.KeyRight, fyne.KeyReturn)
		}
	}
}

// begin has somebody begin a guess by keys; who is chosen from the menu.
func (p *seated) begin(who string) {
	p.Helper()
	p.Type("g")
	if p.asked() {
		shelltest.Menu(p.TB, p.Env, who)
	}
}

// guess names a word by keys.
func (p *seated) guess(who, word string) {
	p.Helper()
	p.begin(who)
	p.Must(p.guesser() == who, who+" guesses")
	p.Type(word)
	for range 2 { // one that may be a mistake is asked back
		if p.guesser() == who {
			p.Key(fyne.KeyReturn)
		}
	}
}

// guesser is who is naming a word, "" for nobody.
func (p *seated) guesser() string {
	for i, name := range p.Session.Names() {
		if p.Says("decipher.seek.guessing", games.Args{"Seat": games.Seat(i)}) {
			return name
		}
	}
	return ""
}

// guessed is the word on the tiles of whoever names one.
func (p *seated) guessed() (word string) {
	for _, tile := range shelltest.Find[*draw.Tile](p.Env) {
		for _, w := range shelltest.Words(tile) {
			word += w.Text
		}
	}
	return word
}

// button is the button that carries the text with this id.
func (p *seated) button(id games.ID) *ui.Button {
	p.Helper()
	return shelltest.Button(p.TB, p.Env, p.Say(id))
}

// alphabet is the one next to the board.
func (p *seated) alphabet() *draw.Alphabet {
	p.Helper()
	return p.marked("alphabet").(*draw.Alphabet)
}

// letter taps a letter of the alphabet.
func (p *seated) letter(r rune) {
	p.Helper()
	from, size := p.alphabet().Place(r)
	p.tapAt(at(p.alphabet()).Add(from).AddXY(size.Width/2, size.Height/2))
}

// flip has the alphabet show only what fits, or all, by the menu.
func (p *seated) flip() {
	p.Helper()
	p.Key(fyne.KeyF10)
	shelltest.Menu(p.TB, p.Env, p.Say("decipher.seek.fits_only"))
}
