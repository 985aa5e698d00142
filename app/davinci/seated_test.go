package davinci

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
	"spieltisch/store"
)

// seated is a match on its page.
type seated struct {
	*testing.T
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
}

// rules are the options of the tests.
func rules(dashes bool, pad dv.PadKind, edit ...func(*dv.Options)) dv.Options {
	o := dv.DefaultOptions(2)
	o.Dashes, o.Pad = dashes, pad
	for _, f := range edit {
		f(&o)
	}
	return o
}

// seat starts a match in a test window.
func seat(t *testing.T, lang locales.Lang, o dv.Options, seed uint64, names ...string) *seated {
	t.Helper()
	return seatAt(t, shelltest.New(t, lang), o, seed, names...)
}

func seatAt(t *testing.T, env *shell.Env, o dv.Options, seed uint64, names ...string) *seated {
	t.Helper()
	o.Seats = len(names)
	return sitDown(t, env, tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: seed}, names...))
}

// sitDown shows the page of a match as after a start of the program.
func sitDown(t *testing.T, env *shell.Env, id store.MatchID) *seated {
	t.Helper()
	p := &seated{T: t, env: env}
	tabletest.Show(t, env, Game(), id, &p.session, &p.page, &p.board)
	return p
}

// unveil holds the curtain's button until it opens.
func (p *seated) unveil() {
	p.Helper()
	tabletest.Unveil(p.T, p.env)
	p.must(p.board.own != nil, "the curtain opens")
}

func (p *seated) view(s games.Seat) dv.View { return p.session.View(s).(dv.View) }

// submit hands in an action without the page.
func (p *seated) submit(s games.Seat, a games.Action) {
	p.Helper()
	if err := p.session.Submit(p.session.Seq(), s, a); err != nil {
		p.Fatal(a, err)
	}
	p.page.Shown()
}

// setUp brings a match to its first turn: everybody takes half of their tiles black and
// puts their dashes left of all.
func (p *seated) setUp() {
	p.Helper()
	for {
		v := p.view(games.Table)
		if v.Phase != dv.PhaseDeal && v.Phase != dv.PhaseTake && v.Phase != dv.PhaseArrange {
			return
		}
		s, a := firstStep(p.session)
		p.submit(s, a)
	}
}

// viewer is what shows a match to a seat.
type viewer interface{ View(games.Seat) any }

// firstStep is the action that a position of the set-up wants.
func firstStep(m viewer) (games.Seat, games.Action) {
	v := m.View(games.Table).(dv.View)
	if v.Phase == dv.PhaseDeal {
		return games.Table, dv.Deal{}
	}
	v = m.View(v.Asked).(dv.View)
	d := dv.NewDraft(v)
	if v.Phase == dv.PhaseTake {
		a, _ := d.Take(v)
		return v.Me, a
	}
	for _, t := range d.Loose(v) {
		d = d.Put(v, t, 0)
	}
	a, _ := d.Arrange(v)
	return v.Me, a
}

func (p *seated) key(names ...fyne.KeyName) { shelltest.Key(p.env, names...) }

func (p *seated) typed(text string) { shelltest.Type(p.env, text) }

func (p *seated) must(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; phase %s, texts %q", what, p.view(games.Table).Phase, shelltest.Texts(p.env))
	}
}

// says tells whether the text with this id is on the screen.
func (p *seated) says(id games.ID, args ...games.Args) bool {
	return shelltest.Has(p.env, p.board.desk.Say(id, args...))
}

// stones reads a row in test notation, such as "b1 +w2 b?": "+" is open, "?" not known.
// IDs count up from id.
func stones(t *testing.T, text string, id int) []dv.Stone {
	t.Helper()
	var out []dv.Stone
	for f := range strings.FieldsSeq(text) {
		name, open := strings.CutPrefix(f, "+")
		s := dv.Stone{ID: id, Open: open, Number: dv.NumberUnknown}
		if name[0] == 'w' {
			s.Color = dv.White
		}
		switch n, err := strconv.Atoi(name[1:]); {
		case name[1:] == "-":
			s.Number = dv.Dash
		case err == nil:
			s.Number = n
		case name[1:] != "?":
			t.Fatal("no tile", f)
		}
		out = append(out, s)
		id++
	}
	return out
}

// position is the view of seat 0, who may guess again, with these rows, their own first,
// and the tile that they have drawn. IDs are 1, 2, … in the first row, 11, 12, … in the
// second, and so on; the drawn tile is 99.
func position(t *testing.T, o dv.Options, drawn string, rows ...string) dv.View {
	t.Helper()
	o.Seats = len(rows)
	v := dv.View{Options: o, Step: 40, Round: 1, TurnNumber: 6, Phase: dv.PhaseAgain, Place: dv.NumberUnknown}
	for i, text := range rows {
		sv := dv.SeatView{Seat: games.Seat(i), Row: stones(t, text, 10*i+1), In: true}
		for _, s := range sv.Row {
			if !s.Open {
				sv.Hidden++
			}
		}
		v.Seats = append(v.Seats, sv)
	}
	if drawn != "" {
		v.Drawn = &stones(t, drawn, 99)[0]
		v.Places = []int{0}
	}
	return v
}

// threeSeats is a position in the middle of a game: three players, dashes, Tina has drawn a 6,
// Lee's third tile isn't a 6.
func threeSeats(t *testing.T, o dv.Options) dv.View {
	t.Helper()
	v := position(t, o, "w6", "b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?")
	v.Guesses = []dv.Guessed{
		{TurnNumber: 4, Seat: 2, Of: 1, Tile: 13, Place: 3, Number: 6},
		{TurnNumber: 6, Seat: 0, Of: 2, Tile: 22, Place: 2, Number: 3, Right: true},
	}
	return v
}

// seatThree opens the page of the first seat and shows it that position.
func seatThree(t *testing.T, lang locales.Lang, o dv.Options) *seated {
	t.Helper()
	o.Dashes = true
	p := seat(t, lang, o, 7, "Tina", "Lee", "Ben")
	p.setUp()
	p.unveil()
	p.board.own.Render(threeSeats(t, o))
	return p
}

// pageHeight is the height that the page needs.
func pageHeight(p *seated) float32 {
	r, ok := p.env.Window.Content().(*ui.Root)
	if !ok {
		p.Fatal("no root")
	}
	return r.Page().MinSize().Height
}
