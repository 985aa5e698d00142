package davinci_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
	"spieltisch/store"
)

// everybody sits at the tests' largest table.
var everybody = []string{"Tina", "Lee", "Ben", "Anna-Lena"}

// seated is a match on its page, whose positions may be posed.
type seated struct {
	*tabletest.Seated
	pose *tabletest.Pose[dv.View]
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
	g, pose := tabletest.Posed[dv.View](davinci.Game())
	return &seated{tabletest.Sit(t, env, g, id), pose}
}

func (p *seated) view(s games.Seat) dv.View { return p.Session.View(s).(dv.View) }

// setUp brings a match to its first turn: everybody takes half of their tiles black and
// puts their dashes left of all.
func (p *seated) setUp() {
	p.Helper()
	for {
		v := p.view(games.Table)
		if v.Phase != dv.PhaseDeal && v.Phase != dv.PhaseTake && v.Phase != dv.PhaseArrange {
			p.Page.Shown()
			return
		}
		s, a := firstStep(p.Session)
		p.Apply(s, a)
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

// takeTurn starts a match and opens the page of the first turn.
func takeTurn(t *testing.T, lang locales.Lang, o dv.Options, names ...string) *seated {
	t.Helper()
	p := seat(t, lang, o, 7, names...)
	p.setUp()
	p.Unveil()
	return p
}

// show has the first seat see a position.
func (p *seated) show(v dv.View) {
	p.pose.Show(func(games.Seat, dv.View) dv.View { return v })
	p.Page.Shown()
}

// seatThree opens the page of the first seat and shows it that position.
func seatThree(t *testing.T, lang locales.Lang, o dv.Options) *seated {
	t.Helper()
	o.Dashes = true
	p := takeTurn(t, lang, o, "Tina", "Lee", "Ben")
	p.show(davinci.ThreeSeats(t, o))
	return p
}

// draft is what the first seat has prepared.
func (p *seated) draft() dv.Draft {
	p.Helper()
	data := p.Draft(0)
	if data == nil {
		return dv.NewDraft(p.view(0))
	}
	d, err := dv.ParseDraft(data)
	if err != nil {
		p.Fatal(err)
	}
	return d
}

// pad are the notes of the first seat.
func (p *seated) pad() dv.Pad {
	p.Helper()
	data, err := p.Session.Pad(0)
	if err != nil {
		p.Fatal(err)
	}
	if data == nil {
		return dv.NewPad(p.view(0))
	}
	pad, err := dv.ParsePad(data)
	if err != nil {
		p.Fatal(err)
	}
	return pad
}

// tiles are those of a row on the screen.
type tiles []*draw.NumberTile

// rows are the rows of tiles on the screen: the others', in the order of their seats, and one's own.
func (p *seated) rows() (all []tiles) {
	var mine []tiles
	for _, w := range shelltest.Find[fyne.Widget](p.Env) {
		for _, mark := range []string{"rival.0", "rival.1", "rival.2", "rival.3", "mine"} {
			switch {
			case p.Env.Trace.Marked(mark) != fyne.CanvasObject(w):
			case mark == "mine":
				mine = append(mine, tilesIn(w))
			default:
				all = append(all, tilesIn(w))
			}
		}
	}
	return append(all, mine...)
}

// rowOf is the row of tiles that is marked by this name.
func (p *seated) rowOf(mark string) tiles {
	p.Helper()
	return tilesIn(shelltest.Marked(p.TB, p.Env, mark).(fyne.Widget))
}

// tilesIn are the tiles that a widget shows itself.
func tilesIn(w fyne.Widget) (row tiles) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if s, ok := o.(*draw.NumberTile); ok && s.Visible() {
			row = append(row, s)
		}
	}
	slices.SortFunc(row, func(a, b *draw.NumberTile) int { // one that is lifted is drawn last
		p, q := a.Position(), b.Position()
		if far := p.Y - q.Y; max(far, -far) > 30 {
			return int(far)
		}
		return int(p.X - q.X)
	})
	return row
}

// stamped is the word of the verdict that is struck over the mat, "" for none.
func (p *seated) stamped() string {
	for _, s := range shelltest.Find[*ui.Stamp](p.Env) {
		if s.Struck() {
			word, _ := s.Said()
			return word
		}
	}
	return ""
}

// rival is the row of the i-th other player.
func (p *seated) rival(i int) tiles { return p.rows()[i] }

// mine is one's own row, the drawn tile at its end.
func (p *seated) mine() tiles { rows := p.rows(); return rows[len(rows)-1] }

// ringed is the first tile with a ring, counted from 0; -1 for none.
func (r tiles) ringed() int {
	for i, s := range r {
		if s.Look().Ring {
			return i
		}
	}
	return -1
}

// tapTile taps a tile.
func (p *seated) tapTile(s *draw.NumberTile) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, shelltest.Middle(s))
}

// point taps the tile of another player with this ID in a posed position.
func (p *seated) point(id int) {
	p.Helper()
	p.tapTile(p.rival(id/10 - 1)[id%10-1])
}

// hidden is the true number of a tile of another seat.
func (p *seated) hidden(tile int) int {
	p.Helper()
	_, of, i, ok := p.view(games.Table).Find(tile)
	p.Must(ok, "the tile is there")
	return p.view(of).Own()[i].Number
}

// wrongNumber is a number that a tile hasn't got and nobody warns of.
func (p *seated) wrongNumber(tile int) int {
	p.Helper()
	v := p.view(p.view(games.Table).Asked)
	for n := range dv.MaxNumber + 1 {
		if n != p.hidden(tile) && dv.Warn(v, dv.Guess{Tile: tile, Number: n}) == nil {
			return n
		}
	}
	p.Fatal("every number is warned of")
	return 0
}

// typeNumber names a number by keys.
func (p *seated) typeNumber(n int) {
	p.Type(map[bool]string{true: "-", false: ui.Signed(n)}[n == dv.Dash])
}

// slot is where a place is open on a marked row.
func (p *seated) slot(mark string, place int) fyne.Position {
	p.Helper()
	o := shelltest.Marked(p.TB, p.Env, mark)
	places, at := davinci.Slots(o)
	i := slices.Index(places, place)
	p.Must(i >= 0, fmt.Sprintf("place %d among %v", place, places))
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(at[i])
}

// tapSlot taps a place on a marked row.
func (p *seated) tapSlot(mark string, place int) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, p.slot(mark, place))
}

// gap is left of the i-th tile of a row, or right of all.
func gap(r tiles, i int) fyne.Position {
	if i == len(r) {
		return shelltest.Middle(r[i-1]).AddXY(r[i-1].Size().Width*.5, 0)
	}
	return shelltest.Middle(r[i]).SubtractXY(r[i].Size().Width*.5, 0)
}

// tapKey taps the key of a number.
func (p *seated) tapKey(number int) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, p.keyAt(number))
}

// keyAt is the middle of the key of a number; the dash lies right of the 11.
func (p *seated) keyAt(number int) fyne.Position {
	p.Helper()
	at := map[string]fyne.Position{}
	for _, w := range shelltest.Words(shelltest.Marked(p.TB, p.Env, "numbers")) {
		at[w.Text] = w.At
	}
	if number != dv.Dash {
		return at[strconv.Itoa(number)]
	}
	return at["11"].Add(at["11"].Subtract(at["10"]))
}

// seen tells whether something that is marked is seen.
func (p *seated) seen(mark string) bool {
	o := p.Env.Trace.Marked(mark)
	return o != nil && shelltest.Seen(p.Env, o)
}

// picking tells whether the keys with the numbers are seen, noting whether the notes are.
func (p *seated) picking() bool { return p.seen("numbers") }
func (p *seated) noting() bool  { return p.seen("notes") }

// pageHeight is the height that the page needs.
func (p *seated) pageHeight() float32 {
	r, ok := p.Env.Window.Content().(*ui.Root)
	if !ok {
		p.Fatal("no root")
	}
	return r.Page().MinSize().Height
}
