package decipher

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// zones is the board: the letter zones as one widget. It shows what everybody knows of
// them, how the pieces were pushed, and at the end of a round the word.
type zones struct {
	widget.BaseWidget
	s       *seekers
	cols    [dc.MaxLength]*column
	pool    []*draw.Piece // the pieces in the zones, as drawn
	lying   []lying       // what the pool shows
	wheel   *wheel
	ring    *canvas.Rectangle
	verdict *ui.Chip // the answer, for a moment
	asked   int      // zone of the verdict
	focus   bool
	aim     int // zone above which the piece in hand is held, -1 for none

	drag    *lying // piece being pushed
	touched int    // id of the piece that was pushed or turned last
	over    int    // id of the piece under the pointer, 0 for none
	tapped  int    // zone tapped last
	tapAt   time.Time
	motion  motion
	words   []games.ID // the state of each zone as a word, "" for none
	counts  []int      // candidates of each zone, -1 for none told
}

// column is what is drawn of one zone.
type column struct {
	rim, face      *canvas.Rectangle
	areaRim, area  *canvas.Rectangle
	disc           *canvas.Rectangle
	number         *canvas.Text
	state, count   *ui.Text
	boxRims, boxes [letterpiece.Kinds]*canvas.Rectangle
	symbols        [letterpiece.Kinds]*draw.Piece
	tokens         [letterpiece.Kinds]*draw.Token
}

// lying is one piece in a zone as it is drawn.
type lying struct {
	id   int // 0 for what only the revealed word has
	zone int
	kind letterpiece.Kind
	lie
}

var (
	_ fyne.Widget    = (*zones)(nil)
	_ fyne.Tappable  = (*zones)(nil)
	_ fyne.Draggable = (*zones)(nil)
	_ fyne.Focusable = (*zones)(nil)
)

func newZones(s *seekers) *zones {
	z := &zones{s: s, ring: ui.NewRect(), verdict: ui.NewChip("", ""), asked: -1, aim: -1, tapped: -1}
	z.wheel = newWheel(z)
	z.ring.Hide()
	z.verdict.Hide()
	for i := range z.cols {
		c := &column{
			rim: ui.NewRect(), face: ui.NewRect(), areaRim: ui.NewRect(), area: ui.NewRect(), disc: ui.NewRect(),
			number: canvas.NewText("", ui.Color(ui.Ink)),
			state:  ui.NewText("", ui.Strong, ui.Ink2).Truncate(),
			count:  ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(),
		}
		for k := range c.boxes {
			c.boxRims[k], c.boxes[k] = ui.NewRect(), ui.NewRect()
			c.symbols[k] = draw.NewPiece(letterpiece.Kind(k), 36, draw.Options{})
			c.tokens[k] = draw.NewToken(draw.NoToken, 40, 0)
		}
		z.cols[i] = c
		s.b.desk.Trace.Mark("zone"+strconv.Itoa(i+1), c.face)
	}
	z.ExtendBaseWidget(z)
	return z
}

// render shows the view and the draft.
func (z *zones) render() {
	v := z.s.b.view
	z.words, z.counts = nil, nil
	for i := range v.Zones {
		z.words = append(z.words, z.word(i))
		count := -1
		if v.Options.Filter && !z.revealed() {
			count = len(v.Candidates(i))
		}
		z.counts = append(z.counts, count)
	}
	z.Refresh()
}

// word is the state of a zone in a word, "" for a normal one.
func (z *zones) word(i int) games.ID {
	v := z.s.b.view
	switch {
	case z.revealed():
		return ""
	case z.s.b.draft.Zone == i:
		return "decipher.seek.chosen"
	case v.Hand != nil && v.Zones[i].Covered[v.Hand.Kind]:
		return "decipher.seek.blocked"
	}
	return ""
}

// revealed tells whether the word of the round is shown.
func (z *zones) revealed() bool {
	_, ok := z.s.b.over()
	return ok
}

// turned tells whether the board is seen from the other side.
func (z *zones) turned() bool { return z.s.turned }

// zoneBox is the place of a zone and its parts.
type zoneBox struct {
	at            fyne.Position
	size          fyne.Size
	pad           float32
	head          float32 // height of the line with the number
	area          fyne.Position
	room          fyne.Size // of area
	count         float32   // height of the line of candidates
	symbols       fyne.Position
	cell, cellGap float32
}

// Widths of a zone in pixels, and how high it is at most, in widths.
const (
	zoneLeast = 96
	zoneMost  = 180
	zoneTall  = 3.4
)

// gap lies between two zones.
func (z *zones) gap() float32 {
	if z.Size().Width < 600 {
		return 8
	}
	return 12
}

// box is where zone i lies.
func (z *zones) box(i int) zoneBox {
	n := max(1, len(z.s.b.view.Zones))
	place := i
	if z.turned() {
		place = n - 1 - i
	}
	s, gap := z.Size(), z.gap()
	w := float32(int(min((s.Width-gap*float32(n-1))/float32(n), zoneMost)))
	h := min(s.Height, zoneTall*w)
	if z.revealed() {
		h = min(s.Height, 2.2*w)
	}
	left := ui.Whole((s.Width - float32(n)*w - gap*float32(n-1)) / 2)
	b := zoneBox{
		at: fyne.NewPos(left+float32(place)*(w+gap), ui.Whole((s.Height-h)/2)), size: fyne.NewSize(w, h),
		pad: 8, head: max(36, ui.Px(30)), cellGap: 4,
	}
	if s.Height < 320 || w < 112 {
		b.pad, b.head = 6, max(30, ui.Px(26))
	}
	below := b.pad
	if !z.revealed() {
		b.count = b.pad
		if z.s.b.view.Options.Filter || !z.beside(b) {
			b.count = max(ui.Px(22), min(38, h*.11))
		}
		b.cell = min((w-2*b.pad-b.cellGap-4)/2, h*.145)
		b.cell = float32(int(max(b.cell, 24)))
		below = b.count + 2*b.cell + b.cellGap + b.pad + 2
	}
	b.area = b.at.AddXY(b.pad, b.pad+b.head)
	b.room = fyne.NewSize(w-2*b.pad, max(h-b.pad-b.head-below, 24))
	b.symbols = fyne.NewPos(b.at.X+ui.Whole((w-2*b.cell-b.cellGap)/2), b.area.Y+b.room.Height+b.count)
	return b
}

// disc is the diameter of the disc with the number.
func (b zoneBox) disc() float32 { return min(b.head-8, 28*max(1, ui.Scale()*.8)) }

// wordRoom is the width that is left beside the number.
func (b zoneBox) wordRoom() float32 { return b.size.Width - 2*b.pad - b.disc() - 11 }

// beside tells whether the words for the states have room beside the number; else they
// stand below the pieces.
func (z *zones) beside(b zoneBox) bool {
	t := z.s.b.desk.T
	return max(ui.Small.Measure(t("decipher.seek.blocked")), ui.Small.Measure(t("decipher.seek.chosen"))) <= b.wordRoom()
}

// scale is the height of a capital in a zone's area, and the pixels of a unit.
func (b zoneBox) scale() (capital float32, unit float64) {
	most := b.room.Width
	if b.count == 0 { // a letter, which may be as wide as it is high
		most *= .92
	}
	capital = float32(int(min(b.room.Height*.72, most)/4)) * 4
	return capital, draw.Unit(capital)
}

// middle is the middle of the area in which pieces lie.
func (b zoneBox) middle() fyne.Position {
	return b.area.AddXY(b.room.Width/2, b.room.Height/2)
}

// wide is the width for pieces in units.
func (b zoneBox) wide() float64 {
	_, unit := b.scale()
	if unit <= 0 {
		return 0
	}
	return float64(b.room.Width-2) / unit
}

// arrange lists what lies in the zones, the piece that is pushed last.
func (z *zones) arrange() []lying {
	v := z.s.b.view
	var out []lying
	for i, zone := range v.Zones {
		lies := placed(zone, z.s.b.pad, z.box(i).wide())
		if r, ok := z.s.b.over(); ok {
			out = append(out, z.letter(i, []rune(r.Word)[i], zone, lies)...)
			continue
		}
		for k, p := range zone.Pieces {
			l := z.motion.on(p.ID, lies[k])
			if z.drag != nil && z.drag.id == p.ID {
				l = z.drag.lie
			}
			out = append(out, lying{p.ID, i, p.Kind, l})
		}
	}
	if d := z.drag; d != nil {
		slices.SortStableFunc(out, func(a, b lying) int {
			return last(a.id == d.id) - last(b.id == d.id)
		})
	}
	return out
}

func last(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// letter are the pieces of a zone on their way into the letter: those that lie there move,
// the others drop in from above.
func (z *zones) letter(i int, r rune, zone dc.Zone, lies []lie) []lying {
	share := z.motion.share(i)
	used := make([]bool, len(zone.Pieces))
	var out []lying
	for _, p := range draw.Parts(r) {
		from, id := lie{X: p.Lie.X, Y: -2 * letterpiece.CapHeight, Turn: p.Lie.Turn}, 0
		for k, laid := range zone.Pieces {
			if !used[k] && laid.Kind == p.Kind {
				used[k] = true
				from, id = lies[k], laid.ID
				break
			}
		}
		if id == 0 && share == 0 {
			continue
		}
		out = append(out, lying{id, i, p.Kind, from.Toward(p.Lie, share)})
	}
	return out
}

// at is where the middle of a piece is drawn.
func (z *zones) at(l lying) fyne.Position {
	b := z.box(l.zone)
	_, unit := b.scale()
	if z.turned() {
		l.lie = l.Turned()
	}
	return b.middle().AddXY(float32(l.X*unit), float32(l.Y*unit))
}

// unitsAt is a point of the widget as a place in zone i.
func (z *zones) unitsAt(i int, p fyne.Position) (x, y float64) {
	b := z.box(i)
	_, unit := b.scale()
	d := p.Subtract(b.middle())
	x, y = float64(d.X)/unit, float64(d.Y)/unit
	if z.turned() {
		x, y = -x, -y
	}
	return x, y
}

// zoneAt is the zone at a point, -1 for none.
func (z *zones) zoneAt(p fyne.Position) int {
	for i := range z.s.b.view.Zones {
		b := z.box(i)
		if p.X >= b.at.X && p.Y >= b.at.Y && p.X < b.at.X+b.size.Width && p.Y < b.at.Y+b.size.Height {
			return i
		}
	}
	return -1
}

// caught is how far from a piece a point may be, in units.
const caught = letterpiece.Thickness/2 + .2

// pieceAt is the uppermost piece at a point.
func (z *zones) pieceAt(p fyne.Position) (lying, bool) {
	i := z.zoneAt(p)
	if i < 0 || z.revealed() {
		return lying{}, false
	}
	x, y := z.unitsAt(i, p)
	all := z.arrange()
	slices.Reverse(all)
	for _, l := range all {
		if l.zone == i && near(l.kind, l.lie, x, y) <= caught {
			return l, true
		}
	}
	return lying{}, false
}

// MinSize implements fyne.CanvasObject.
func (z *zones) MinSize() fyne.Size {
	z.ExtendBaseWidget(z)
	n := float32(max(dc.MinLength, len(z.s.b.view.Zones)))
	return fyne.NewSize(n*zoneLeast+(n-1)*8, 180+ui.Px(44))
}
