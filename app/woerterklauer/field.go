package woerterklauer

import (
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

// field is the board: the cells in their frame, with a cursor for the keyboard, and a handle at each edge that the crossword
// touches while there is room at the opposite one. It has no opinion on the rules.
type field struct {
	ui.CarryAreas
	s      *state // shown last
	window *window
	carry  *carry
	do     doer
	left   func(wk.Tally) // told how many tiles of each colour still have to turn over

	quiet bool // focus came by the pointer: no cursor until a key is pressed
	dwell ui.Pause
	at    int // the handle over which a tile is held; -1 for none

	handles [4]*handle // by the way in which they shift
	flips   flips
	lit     lights
	layer   *draw.LetterField
	mark    ui.Ring           // the cursor
	way     *ui.Icon          // which way typing goes
	disc    *ui.Box           // below it
	aim     *canvas.Rectangle // where a dragged tile would land
}

var (
	_ fyne.SecondaryTappable = (*field)(nil)
	_ fyne.Tabbable          = (*field)(nil)
)

const (
	fieldAround float32 = 20 // room around the frame, for the handles
	dwellTime           = 300 * time.Millisecond

	wayDisc float32 = 18
	wayIcon float32 = 14
)

func newField(w *window, c *carry, do doer) *field {
	f := &field{s: &state{}, window: w, carry: c, do: do, at: -1, layer: draw.NewLetterField(), mark: ui.NewRing(), aim: canvas.NewRectangle(ui.Color(ui.None))}
	f.way, f.disc = ui.NewIcon(ui.IconArrow, wayIcon, ui.Slip), ui.NewBox()
	f.aim.Hide()
	for d := range f.handles {
		f.handles[d] = newHandle(wk.Dir(d))
	}
	f.Text, f.Shape = true, desktop.DefaultCursor
	f.Find, f.OnTap, f.OnTake, f.OnDrop, f.OnBack = f.find, f.tap, f.take, c.drop, c.back
	f.OnCarry = func(e *fyne.DragEvent) { c.move(e.AbsolutePosition) }
	f.OnPoint = func() { f.hold(f.Over() - f.cells()) }
	f.OnFocus = func() { f.s.cursor = f.window.nearest(f.s.cursor) }
	f.OnBlur = func() { f.quiet = false }
	f.OnKey, f.OnRune = f.key, f.rune
	f.Draw(f, f.least, f.layOut).Changing(f.parts).Repaints()
	return f
}

func (f *field) cells() int { return f.window.n * f.window.n }

// find is the cell at a point, or behind all cells the handle.
func (f *field) find(p fyne.Position) int {
	for d, h := range f.handles {
		if h.has(p) {
			return f.cells() + d
		}
	}
	if c, ok := f.window.hit(p); ok {
		return (c.Y-f.window.low.Y)*f.window.n + c.X - f.window.low.X
	}
	return -1
}

// cell is the one with a number.
func (f *field) cell(i int) wk.Cell {
	return wk.Cell{X: f.window.low.X + i%f.window.n, Y: f.window.low.Y + i/f.window.n}
}

// render shows the draft. A tile beyond an edge shifts all as far as it needs; a computer's turn does so at once, for all
// that is still to come.
func (f *field) render(s *state) {
	f.s, f.Deaf = s, s.asking != nil
	w, box := f.window, laidBox(s.draft.Laid)
	u := s.unfolded
	switch {
	case u != nil && len(s.view.Field) == 0: // nothing lay there that could shift
		w.center(laidBox(layOf(u.verdict.Field)))
	case u != nil:
		w.keep(box, laidBox(layOf(u.verdict.Field)))
	case !w.put:
		if box.Empty() {
			box.Max = image.Pt(1, 1)
		}
		w.center(box)
	}
	w.keep(f.tipped(), box)
	f.Refresh()
}

// tipped is the box of what a tip points at, and of all tiles.
func (f *field) tipped() image.Rectangle {
	b := image.Rectangle{}
	for _, c := range f.s.tip.Frame {
		b = b.Union(image.Rect(c.X, c.Y, c.X+1, c.Y+1))
	}
	for _, h := range f.s.tip.Lay {
		b = b.Union(image.Rect(h.At.X, h.At.Y, h.At.X+1, h.At.Y+1))
	}
	if b.Empty() {
		return b
	}
	return b.Union(laidBox(f.s.draft.Laid))
}

// can tells whether all that lies there can shift by a cell.
func (f *field) can(d wk.Dir) bool {
	return f.s.laying() && f.window.room(laidBox(f.s.draft.Laid), d)
}

// shift has all that lies there shift by a cell, which is nobody's move.
func (f *field) shift(d wk.Dir) bool {
	if !f.can(d) {
		return false
	}
	f.window.low = f.window.low.Next(d.Back(), 1)
	if !f.s.typing {
		f.s.cursor = f.window.nearest(f.s.cursor)
	}
	f.Refresh()
	return true
}

// hold tells that the pointer is over a handle, or with another number over none: with a tile in the hand that shifts as well.
func (f *field) hold(d int) {
	if d >= len(f.handles) || d < 0 || !f.handles[d].Visible() {
		d = -1
	}
	if f.at == d {
		return
	}
	f.at = d
	for i, h := range f.handles {
		h.point(i == d)
	}
	f.dwell.End()
	if d >= 0 && (!f.s.hand.empty() || f.carry.busy()) {
		f.dwell.Begin(dwellTime, func() {
			f.at = -1
			if f.shift(wk.Dir(d)) {
				f.hold(d)
			}
		})
	}
}

func (f *field) least() fyne.Size { return fyne.NewSquareSize(100) }

// under is the point in the field of one in the window.
func (f *field) under(abs fyne.Position) fyne.Position {
	return abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(f))
}

// aimAt marks a cell as the target of a drag, or none.
func (f *field) aimAt(on bool, c wk.Cell) {
	ui.Show(on, f.aim)
	if on {
		f.aim.Move(f.window.pos(c).SubtractXY(3, 3))
	}
}

func (f *field) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{f.layer.Raster}
	for _, t := range f.flips.tiles {
		out = append(out, t)
	}
	for _, l := range f.lit {
		out = append(out, l)
	}
	for _, h := range f.handles {
		out = append(out, h.parts()...)
	}
	return append(out, f.aim, f.mark, f.disc, f.way)
}

func (f *field) layOut(s fyne.Size) {
	w := f.window
	w.at = fyne.NewPos(fieldAround+draw.FieldRim, fieldAround+draw.FieldRim)
	f.layer.Resize(ui.PixelSize(s))
	f.layer.Set(f.look())
	f.flips.layOut(w)
	f.lit.layOut(w, f.s.framed())
	box := laidBox(f.s.draft.Laid)
	for d, h := range f.handles {
		h.place(fieldAround, w.side(), f.can(wk.Dir(d)) && w.touches(box, wk.Dir(d).Back()))
	}
	f.markCursor()
	f.aim.StrokeColor, f.aim.StrokeWidth, f.aim.CornerRadius = ui.Color(ui.Accent), 3, w.cell*.25
	f.aim.Resize(fyne.NewSquareSize(w.cell + 6))
}

// markCursor places the keyboard's mark, and at its edge the arrow that tells which way typing goes, so small that it covers no letter.
func (f *field) markCursor() {
	w := f.window
	on := (f.Focused() && !f.quiet || f.s.marked) && w.sees(f.s.cursor) && f.s.acting
	p := w.pos(f.s.cursor)
	f.mark.Set(on, p.X, p.Y, w.cell, w.cell, w.cell*.2-4)
	f.disc.Hide()
	ui.Show(on, f.way)
	if !on {
		return
	}
	icon, at := ui.IconArrow, p.AddXY(w.cell+w.gap/2, w.cell/2)
	if f.s.down {
		icon, at = ui.IconArrowDown, p.AddXY(w.cell/2, w.cell+w.gap/2)
	}
	in := f.window.side() + fieldAround - wayDisc/2 - 1 // at the last cells it lies on the frame
	at = fyne.NewPos(min(at.X, in), min(at.Y, in))
	f.way.Set(icon, ui.Slip)
	ui.Put(f.way, at.X-wayIcon/2, at.Y-wayIcon/2, wayIcon, wayIcon)
	f.disc.Set(at.X-wayDisc/2, at.Y-wayDisc/2, wayDisc, wayDisc, wayDisc/2, ui.Color(ui.Ink), nil, 0)
}

// look is what the frame shows of the draft.
func (f *field) look() draw.FieldLook {
	s, w := f.s, f.window
	l := draw.FieldLook{At: w.at, Cell: w.cell, Gap: w.gap, Cols: w.n, Rows: w.n}
	add := func(c wk.Cell, look draw.LetterLook) {
		if w.sees(c) {
			l.Tiles = append(l.Tiles, draw.FieldTile{X: c.X - w.low.X, Y: c.Y - w.low.Y, Look: look})
		}
	}
	hinted := s.hinted()
	for _, h := range hinted { // nobody's yet
		add(h.At, draw.LetterLook{Text: h.Letter.String(), Face: draw.FacePool, Ring: true})
	}
	for _, t := range s.tiles() {
		if !slices.Contains(f.flips.at, t.At) && !slices.ContainsFunc(hinted, func(h think.Laid) bool { return h.At == t.At }) {
			t.away = t.away || slices.Contains(s.tip.Lift, t.At)
			add(t.At, tileLook(t))
		}
	}
	return l
}

// tileLook is how a tile of the field is drawn: as a ghost in the air, or while its word is being typed and doesn't count yet.
func tileLook(t tile) draw.LetterLook {
	if t.away || t.typed && t.open {
		return draw.LetterLook{Text: t.Letter.String(), Face: draw.FaceGhost, Ring: t.typed, Cross: t.cross, Ask: t.ask}
	}
	face := faceOf(t.Color)
	if t.open {
		face = draw.FacePool
	}
	return draw.LetterLook{
		Text: t.Letter.String(), Face: face, Ring: t.fresh, Chosen: t.chosen,
		Bad: t.bad, Cross: t.cross, Ask: t.ask,
	}
}

func faceOf(c wk.Color) draw.LetterFace {
	if c == wk.Black {
		return draw.FaceBlack
	}
	return draw.FaceRed
}

// handle is a tongue at an edge of the frame, by which all shifts away from that edge.
type handle struct {
	way   wk.Dir
	back  *ui.Box
	icon  *ui.Icon
	at    ui.Frame
	above bool // the pointer is
}

const (
	handleLong  float32 = 52
	handleThick float32 = 24
)

func newHandle(d wk.Dir) *handle {
	icons := [...]ui.IconName{wk.DirRight: ui.IconChevron, wk.DirDown: ui.IconDown, wk.DirLeft: ui.IconBack, wk.DirUp: ui.IconUp}
	h := &handle{way: d, back: ui.NewBox(), icon: ui.NewIcon(icons[d], 18, ui.Ink)}
	h.place(0, 0, false)
	return h
}

func (h *handle) parts() []fyne.CanvasObject { return ui.Parts(h.back, h.icon) }

// Visible tells whether it is there.
func (h *handle) Visible() bool { return h.icon.Visible() }

// has tells whether a point is on it, or next to it.
func (h *handle) has(p fyne.Position) bool {
	return h.Visible() && ui.NewFrame(h.at.X-6, h.at.Y-6, h.at.Width+12, h.at.Height+12).Has(p)
}

// place puts it at the edge from which it shifts, of a frame with this corner and side.
func (h *handle) place(corner, side float32, on bool) {
	along, out, in := corner+(side-handleLong)/2, corner-handleThick+6, corner+side-6
	switch h.way {
	case wk.DirDown:
		h.at = ui.NewFrame(along, out, handleLong, handleThick)
	case wk.DirUp:
		h.at = ui.NewFrame(along, in, handleLong, handleThick)
	case wk.DirRight:
		h.at = ui.NewFrame(out, along, handleThick, handleLong)
	case wk.DirLeft:
		h.at = ui.NewFrame(in, along, handleThick, handleLong)
	}
	ui.Show(on, h.icon)
	h.point(h.above)
	m := h.at.Middle().SubtractXY(9, 9)
	ui.Put(h.icon, m.X, m.Y, 18, 18)
}

// point shows whether the pointer is above it.
func (h *handle) point(on bool) {
	h.above = on
	if !h.Visible() {
		h.back.Hide()
		return
	}
	fill := ui.Slip
	if on {
		fill = ui.AccentSoft
	}
	h.back.Set(h.at.X, h.at.Y, h.at.Width, h.at.Height, handleThick/2, ui.Color(fill), ui.Color(ui.Ink3), 2)
}
