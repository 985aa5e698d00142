package decipher

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// zones is the board: the letter zones as one widget. It shows what everybody knows of them, how the pieces were pushed,
// and at the end of a round the word.
type zones struct {
	ui.Base
	desk *table.Desk
	do   zonesDo
	s    *state

	columns [dc.MaxLength]*zoneColumn
	pool    []*draw.Piece // the pieces in the zones, as drawn
	lying   []lying       // what the pool shows
	wheel   *wheel
	ring    ui.Ring
	verdict *ui.Chip // the answer, for a moment
	motion  motion
	states  []games.ID // the state of each zone as a word, "" for none
	counts  []int      // candidates of each zone, -1 for none told
	words   float32    // width of the longest of those words

	focus    bool
	asked    int    // zone of the verdict, -1 for none
	aim      int    // zone above which the piece in hand is held, -1 for none
	drag     *lying // piece being pushed
	dragging ui.Carry
	touched  int // id of the piece that was pushed or turned last
	over     int // id of the piece under the pointer, 0 for none
	tapped   int // zone tapped last, -1 for none
	tapAt    time.Time
}

// zonesDo is what can be done in the zones.
type zonesDo struct {
	choose func(zone int)
	push   func(dc.Pad)
	skip   func() // the movement of the letters
}

var (
	_ fyne.Widget       = (*zones)(nil)
	_ fyne.Tappable     = (*zones)(nil)
	_ fyne.Draggable    = (*zones)(nil)
	_ fyne.Focusable    = (*zones)(nil)
	_ desktop.Hoverable = (*zones)(nil)
)

func newZones(d *table.Desk, s *state, do zonesDo) *zones {
	z := &zones{desk: d, do: do, s: s, ring: ui.NewRing(), verdict: ui.NewChip("", ""), asked: -1, aim: -1, tapped: -1}
	z.wheel = newWheel(z)
	z.verdict.Hide()
	for i := range z.columns {
		z.columns[i] = newZoneColumn()
		d.Trace.Mark("zone"+strconv.Itoa(i+1), z.columns[i].face.Rectangle)
	}
	z.Draw(z, z.least, z.place).Changing(z.parts).Repaints().Gone(func() { z.motion.stop() })
	return z
}

// render shows the state.
func (z *zones) render(s *state) {
	z.s = s
	z.words = 0
	for _, id := range []games.ID{"decipher.seek.blocked", "decipher.seek.chosen"} {
		z.words = max(z.words, ui.Small.Measure(z.desk.T(id)))
	}
	z.states, z.counts = nil, nil
	for i := range s.view.Zones {
		var id games.ID
		switch {
		case s.revealed():
		case s.draft.Zone == i || s.aimed == i:
			id = "decipher.seek.chosen"
		case s.blocked(i):
			id = "decipher.seek.blocked"
		}
		z.states, z.counts = append(z.states, id), append(z.counts, s.possible(i))
	}
	z.Refresh()
}

// plan is where everything lies.
func (z *zones) plan() zonePlan { return planOf(z.s, z.Size(), z.words) }

// areas are the places of the zones on the screen, as one reads them.
func (z *zones) areas() []draw.Area {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(z)
	p := z.plan()
	out := make([]draw.Area, len(z.s.view.Zones))
	for i := range out {
		b := p.box(i)
		out[i] = draw.Area{X: at.X + b.at.X, Y: at.Y + b.at.Y, W: b.size.Width, H: b.size.Height}
	}
	return out
}

// setAsked shows the verdict in a zone, -1 for none.
func (z *zones) setAsked(i int) {
	if z.asked != i || i >= 0 {
		z.asked = i
		z.Refresh()
	}
}

// setAim marks the zone above which the piece in hand is held, -1 for none; one that is blocked isn't marked.
func (z *zones) setAim(i int) {
	if i >= 0 && z.states[i] == "decipher.seek.blocked" {
		i = -1
	}
	if z.aim != i {
		z.aim = i
		z.Refresh()
	}
}

// rest ends what moves and forgets the tap: another position is coming.
func (z *zones) rest() {
	z.motion.stop()
	z.tapped = -1
}

func (z *zones) least() fyne.Size {
	return fyne.NewSize(zonesWidth(len(z.s.view.Zones)), 180+44)
}

// parts has the pieces above all zones, because they may be pushed over the edge.
func (z *zones) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{z.ring}
	for _, c := range z.columns {
		out = append(out, c.below()...)
	}
	for _, p := range z.pool {
		out = append(out, p)
	}
	for _, c := range z.columns {
		out = append(out, c.above()...)
	}
	return append(out, z.verdict, z.wheel)
}

func (z *zones) place(size fyne.Size) {
	z.wheel.Resize(size)
	if len(z.states) != len(z.s.view.Zones) {
		return // nothing to show yet
	}
	p := z.plan()
	z.ring.Hide()
	for i, c := range z.columns {
		if i < len(z.states) {
			z.drawColumn(i, c, p)
		} else {
			c.hide()
		}
	}
	z.drawPieces(p)
	on := z.asked >= 0 && z.asked < len(z.states)
	ui.Show(on, z.verdict)
	if on {
		z.verdict.Resize(z.verdict.MinSize())
		z.verdict.Move(p.box(z.asked).beside(z.verdict.Size()))
	}
}

// drawColumn draws zone i without its pieces. Its state stands next to the number, and below the pieces how many letters
// are still possible; where the state has no room it stands there instead.
func (z *zones) drawColumn(i int, c *zoneColumn, p zonePlan) {
	b := p.box(i)
	f := zoneFace{
		number: i + 1, tip: z.s.tip.Zones[i], chosen: z.states[i] == "decipher.seek.chosen" || z.aim == i,
		turned: z.s.turned, covered: z.s.view.Zones[i].Covered,
	}
	if id := z.states[i]; id != "" {
		f.state = z.desk.T(id)
	}
	if z.counts[i] >= 0 {
		f.below = z.desk.T("decipher.seek.possible", games.Args{"Letters": z.counts[i]})
		f.means = z.desk.T("decipher.seek.possible.means", games.Args{"N": z.s.view.Missing()})
	}
	if z.asked == i {
		f.state = "" // there stands the answer
	}
	if f.state != "" && !p.roomForWords(b) {
		f.state, f.below, f.means = "", f.state, ""
	}
	for k := range f.fall {
		f.fall[k] = z.motion.fall(i, k)
		tells := games.ID("decipher.seek.symbol.open")
		if f.covered[k] {
			tells = "decipher.seek.symbol.no"
		}
		f.tells[k] = z.desk.T(tells, games.Args{"Zone": i + 1, "Kind": dc.KindID(letterpiece.Kind(k))})
	}
	c.draw(b, f)
	if z.focus && (f.chosen || z.s.draft.Zone < 0 && i == z.s.first()) {
		z.ring.Set(true, b.at.X, b.at.Y, b.size.Width, b.size.Height, zoneRadius)
	}
}

// drawPieces draws what lies in the zones.
func (z *zones) drawPieces(p zonePlan) {
	z.lying = arrange(z.s, p, z.motion, z.drag)
	for len(z.pool) < len(z.lying) {
		z.pool = append(z.pool, draw.NewPiece(letterpiece.LongStick, 8, draw.Options{}))
	}
	for i, piece := range z.pool {
		ui.Show(i < len(z.lying), piece)
		if i >= len(z.lying) {
			continue
		}
		l := z.lying[i]
		capital, _ := p.box(l.zone).scale()
		piece.SetKind(l.kind)
		piece.SetHeight(capital)
		turn := l.Turn
		if z.s.turned {
			turn += 180
		}
		piece.SetTurn(degrees(turn))
		size, mid := piece.MinSize(), p.pixels(l.zone, l.lie)
		piece.Move(fyne.NewPos(ui.Whole(mid.X-size.Width/2), ui.Whole(mid.Y-size.Height/2)))
		piece.Resize(size)
	}
}
