package decipher

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// zones are the letter zones as one widget: what everybody knows of them, how the pieces were pushed, and at the end of a
// round the word. Its areas are the zones, and behind them the pieces that lie there, which can be pushed and turned.
type zones struct {
	ui.CarryAreas
	desk *table.Desk
	do   zonesDo
	s    *state
	word string // the Puzzle Maker's, on their own page alone

	faces  [dc.MaxLength]*zoneFace
	pool   []*draw.Piece // the pieces in the zones, as drawn
	lying  []lying       // what the pool shows
	ask    *ui.Button    // in the zone that is chosen
	wheel  *wheel
	ring   ui.Ring
	motion motion

	aim     int    // zone above which the piece in hand is held, -1 for none
	drag    *lying // piece being pushed
	touched int    // id of the piece that was pushed or turned last
	tapped  int    // zone tapped last, -1 for none
	tapAt   time.Time
}

// zonesDo is what can be done in the zones.
type zonesDo struct {
	choose func(zone int)
	ask    func()
	push   func(dc.Pad)
	skip   func()         // the movement of the letters
	point  func(zone int) // the pointer is over a zone, -1 for none
}

// doubleTap is the time within which a second tap on a zone tidies it, turnStep how far a notch of the wheel, or the key, turns
// a piece, in degrees.
const (
	doubleTap = 400 * time.Millisecond
	turnStep  = 15
)

func newZones(d *table.Desk, s *state, do zonesDo) *zones {
	z := &zones{desk: d, do: do, s: s, ring: ui.NewRing(), aim: -1, tapped: -1}
	z.ask = ui.NewButton(d.T("decipher.seek.ask"), ui.Primary, do.ask)
	z.wheel = newWheel(z)
	for i := range z.faces {
		z.faces[i] = newZoneFace()
		d.Trace.Mark("zone"+strconv.Itoa(i+1), z.faces[i].face.Rectangle)
	}
	d.Trace.Mark("zones", z)
	d.Trace.Mark("ask", z.ask)
	z.Find, z.OnTap, z.OnTake, z.OnCarry, z.OnDrop = z.areaAt, z.tap, z.take, z.carry, z.drop
	z.OnBack = func() {
		z.drag = nil
		z.Refresh()
	}
	z.OnPoint = func() { do.point(z.zoneOf(z.Over())) }
	z.Draw(z, z.least, z.place).Changing(z.parts).Repaints().Gone(func() { z.motion.stop() })
	return z
}

// render shows the state.
func (z *zones) render(s *state) {
	z.s = s
	z.Refresh()
}

// plan is where everything lies.
func (z *zones) plan() zonePlan {
	p := zonePlan{size: z.Size(), n: len(z.s.view.Zones), turned: z.s.turned, revealed: z.s.revealed(), told: z.s.view.Options.Filter && z.word == "", asks: z.s.acting, up: -1, chosen: -1}
	for i := range p.n {
		if z.up(i) {
			p.up = i
		}
		p.span = max(p.span, draw.Span(kindsIn(z.s.view.Zones[i])))
	}
	if r, ok := z.s.roundResult(); ok {
		p.span = draw.Widest(r.Word)
	}
	if z.s.mine() && !z.s.guessing() && !p.revealed {
		p.chosen = z.s.draft.Zone
	}
	return p
}

// up tells whether a zone is lifted: it is chosen, or about to be asked for.
func (z *zones) up(i int) bool {
	return !z.s.revealed() && (z.s.draft.Zone == i || z.s.aimed == i || z.aim == i)
}

// setAim marks the zone above which the piece in hand is held, -1 for none; one that is blocked isn't marked.
func (z *zones) setAim(i int) {
	if i >= 0 && z.s.blocked(i) {
		i = -1
	}
	ui.Change(&z.aim, i, z)
}

// rest ends what moves and forgets the tap: another position is coming.
func (z *zones) rest() {
	z.motion.stop()
	z.tapped = -1
}

// areaAt is the zone at a point, or behind the zones the uppermost piece that lies there.
func (z *zones) areaAt(at fyne.Position) int {
	p := z.plan()
	i := p.zoneAt(at)
	if i < 0 || !z.s.acting || p.revealed {
		return i
	}
	x, y := p.units(i, at)
	if k := caughtAt(z.lying, i, x, y); k >= 0 {
		return p.n + k
	}
	return i
}

// pieceAt is the piece that is an area.
func (z *zones) pieceAt(area int) (lying, bool) {
	if k := area - len(z.s.view.Zones); k >= 0 && k < len(z.lying) {
		return z.lying[k], true
	}
	return lying{}, false
}

// zoneOf is the zone of an area, -1 for none.
func (z *zones) zoneOf(area int) int {
	if l, ok := z.pieceAt(area); ok {
		return l.zone
	}
	return area
}

// tap chooses a zone, and asks for the one that is chosen; where nothing is to be placed a second tap soon after the first tidies it.
func (z *zones) tap(area int) {
	i := z.zoneOf(area)
	now := z.desk.Now()
	switch {
	case z.s.revealed():
		z.do.skip()
	case !z.s.acting:
	case z.s.draft.Zone == i && !z.s.guessing():
		z.do.ask()
	case z.s.view.Hand == nil && z.tapped == i && now.Sub(z.tapAt) < doubleTap:
		z.tapped = -1
		z.do.push(z.s.pad.Tidy(z.s.view.Zones[i]))
	default:
		z.tapped, z.tapAt = i, now
		z.do.choose(i)
	}
}

// take takes up a piece that lies in a zone.
func (z *zones) take(area int, _ *fyne.DragEvent) bool {
	l, ok := z.pieceAt(area)
	if ok {
		z.drag, z.touched = &l, l.id
	}
	return ok
}

// carry has the piece follow the pointer, in its zone.
func (z *zones) carry(e *fyne.DragEvent) {
	b := z.plan().box(z.drag.zone)
	_, unit := b.scale()
	dx, dy := float64(e.Dragged.DX)/unit, float64(e.Dragged.DY)/unit
	if z.s.turned {
		dx, dy = -dx, -dy
	}
	z.drag.lie = b.within(lie{X: z.drag.X + dx, Y: z.drag.Y + dy, Turn: z.drag.Turn})
	z.Refresh()
}

// drop leaves the piece where it is.
func (z *zones) drop() {
	l := z.drag
	z.drag = nil
	z.do.push(z.s.pad.Put(l.padPlace()))
}

// turn turns a piece by some degrees.
func (z *zones) turn(l lying, by float64) {
	z.touched = l.id
	l.Turn += by
	z.do.push(z.s.pad.Put(l.padPlace()))
}

// turnTouched turns the piece under the pointer, or the one touched last, or else the newest on the board.
func (z *zones) turnTouched(by float64) {
	if z.s.revealed() {
		return
	}
	over, best := z.touched, lying{}
	if l, ok := z.pieceAt(z.Over()); ok {
		over = l.id
	}
	for _, l := range z.lying {
		if l.id == over || (over == 0 || best.id != over) && l.id > best.id {
			best = l
		}
	}
	if best.id != 0 {
		z.turn(best, by)
	}
}

func (z *zones) least() fyne.Size {
	h := zonesHeight
	switch {
	case z.s.revealed():
		h = wordHeight
	case !z.s.acting:
		h = stillHeight
	}
	return fyne.NewSize(zonesWidth(len(z.s.view.Zones)), h)
}

// parts has the pieces above all zones, because they may be pushed over the edge.
func (z *zones) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{z.ring}
	for _, c := range z.faces {
		out = append(out, c.below()...)
	}
	for _, p := range z.pool {
		out = append(out, p)
	}
	for _, c := range z.faces {
		out = append(out, c.above()...)
	}
	return append(out, z.wheel, z.ask)
}

func (z *zones) place(size fyne.Size) {
	z.wheel.Resize(size)
	p := z.plan()
	z.ring.Hide()
	for i, c := range z.faces {
		if i < p.n {
			z.drawZone(i, c, p.box(i))
		} else {
			c.hide()
		}
	}
	z.drawPieces(p)
	on := p.chosen >= 0 && p.chosen < p.n
	ui.Show(on, z.ask)
	if on {
		b := p.box(p.chosen)
		ui.Put(z.ask.WithHeight(b.button), b.at.X+b.pad, b.at.Y+b.size.Height-b.pad-b.button, b.size.Width-2*b.pad, b.button)
	}
}

// drawZone draws zone i without its pieces.
func (z *zones) drawZone(i int, c *zoneFace, b zoneBox) {
	zone, t := z.s.view.Zones[i], z.desk.T
	f := zoneShows{number: i + 1, solved: z.s.revealed(), up: z.up(i), tip: z.s.tip.Zones[i], turned: z.s.turned, covered: zone.Covered}
	if e, ok := z.s.answer(); ok && z.s.judged && e.Args["Zone"] == i+1 {
		f.no = e.ID == dc.EventNo
		f.yes = !f.no
	}
	if z.s.blocked(i) && !z.s.revealed() {
		f.blocked = t("decipher.seek.blocked")
	}
	if i < len(z.word) {
		f.letter = printed(z.word[i : i+1])
	}
	if n := z.s.possible(i); n >= 0 && z.word == "" {
		f.fits = t("decipher.seek.possible", games.Args{"Letters": n})
		f.means = t("decipher.seek.possible.means", games.Args{"N": z.s.view.Missing()})
	}
	for k := range f.fall {
		f.fall[k] = z.motion.fall(i, k)
		tells := games.ID("decipher.seek.symbol.open")
		if f.covered[k] {
			tells = "decipher.seek.symbol.no"
		}
		f.tells[k] = t(tells, games.Args{"Zone": i + 1, "Kind": dc.KindID(letterpiece.Kind(k))})
	}
	c.draw(b, f)
	if z.Focused() && (f.up || z.s.draft.Zone < 0 && i == z.s.first()) {
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
		putMiddle(piece, p.pixels(l.zone, l.lie))
	}
}

// wheel lies above the zones and takes the wheel alone. Were the zones scrollable themselves, all that sticks out of them would be cut off.
type wheel struct {
	widget.BaseWidget
	z *zones
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(z *zones) *wheel {
	w := &wheel{z: z}
	w.ExtendBaseWidget(w)
	return w
}

// CreateRenderer implements fyne.Widget.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Scrolled implements fyne.Scrollable: the wheel turns the piece under the pointer, and scrolls the page elsewhere.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	z := w.z
	l, ok := z.pieceAt(z.areaAt(e.Position))
	switch {
	case !ok || e.Scrolled.DY == 0:
		ui.BubbleScroll(z, e)
	case e.Scrolled.DY > 0:
		z.turn(l, -turnStep)
	default:
		z.turn(l, turnStep)
	}
}
