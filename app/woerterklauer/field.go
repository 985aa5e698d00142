package woerterklauer

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// field is the table's middle: a window onto the cells, with a cursor for the keyboard.
// It has no opinion on the rules.
type field struct {
	ui.Base
	s      *state // shown last
	window *window
	carry  *carry
	do     doer

	focused  bool
	quiet    bool // focus came by the pointer: no cursor until a key is pressed
	pressed  fyne.Position
	modifier fyne.KeyModifier // when the pointer was pressed
	panning  bool
	begun    wk.Cell // twice the middle of what was seen when the turn began, or since the field was moved by hand
	shown    int     // the step of the position
	drag     ui.Carry
	panFrom  wk.Cell
	wheel    fyne.Delta // not yet a whole cell

	flips flips
	drift drift
	lit   lights
	layer *draw.LetterField
	mark  ui.Ring           // the cursor
	way   *ui.Icon          // which way typing goes
	aim   *canvas.Rectangle // where a dragged tile would land
}

var (
	_ fyne.Widget            = (*field)(nil)
	_ fyne.Focusable         = (*field)(nil)
	_ fyne.Tappable          = (*field)(nil)
	_ fyne.SecondaryTappable = (*field)(nil)
	_ fyne.Draggable         = (*field)(nil)
	_ fyne.Scrollable        = (*field)(nil)
	_ desktop.Mouseable      = (*field)(nil)
)

func newField(w *window, c *carry, do doer) *field {
	f := &field{s: &state{}, window: w, carry: c, do: do, layer: draw.NewLetterField(), mark: ui.NewRing(), aim: canvas.NewRectangle(ui.Color(ui.None))}
	f.way = ui.NewIcon(ui.IconArrow, 16, ui.Ink)
	f.aim.Hide()
	f.Draw(f, f.MinSize, f.layOut).Changing(f.parts).Repaints()
	return f
}

// need is what should be seen: the agreed size, or the field if it has grown past it.
func (f *field) need() image.Point {
	b, edge := f.box(), f.s.view.Options.Size
	return image.Pt(max(b.Dx(), edge), max(b.Dy(), edge))
}

// box is that of the tiles; while a computer's turn is shown, with those that are still to come, and of what a tip points at.
func (f *field) box() image.Rectangle {
	b := fieldBox(f.s.attempt.After)
	for _, c := range f.s.tip.Frame {
		b = b.Union(image.Rect(c.X, c.Y, c.X+1, c.Y+1))
	}
	for _, h := range f.s.tip.Lay {
		b = b.Union(image.Rect(h.At.X, h.At.Y, h.At.X+1, h.At.Y+1))
	}
	if u := f.s.unfolded; u != nil {
		b = b.Union(fieldBox(u.verdict.Field))
	}
	return b
}

// around is the box with the cells next to it where tiles may still come to lie.
func (f *field) around() image.Rectangle {
	after := f.s.attempt.After
	if u := f.s.unfolded; u != nil {
		after = u.verdict.Field
	}
	return f.box().Inset(-1).Intersect(reach(after, f.s.view.Options.Size))
}

// makeRoom shows the cells around the tiles too, when a turn begins: so the field only moves where at one side of the tiles no cell
// is left, and there is one to spare at the other. It tells whether it has.
func (f *field) makeRoom() bool {
	w := f.window
	if !w.put {
		return false
	}
	before := *w
	w.move(w.hold(w.low, f.box(), f.around()))
	f.begun = w.mid
	moved := f.follow(before)
	f.Refresh()
	return moved
}

// goBack shows the field where it was when the turn began: for what was typed at an edge it has moved.
func (f *field) goBack() {
	w := f.window
	if !w.put {
		return
	}
	before := *w
	w.mid = f.begun
	w.keep(f.box())
	f.follow(before)
	f.Refresh()
}

// marked is the box with the cursor, while that is shown.
func (f *field) marked() image.Rectangle {
	b, c := f.box(), f.s.cursor
	if !f.focused || f.quiet {
		return b
	}
	return b.Union(image.Rect(c.X, c.Y, c.X+1, c.Y+1))
}

// Touched implements ui.Toucher: the cell that was used last.
func (f *field) Touched() (fyne.Position, fyne.Size, bool) {
	w := f.window
	return w.pos(f.s.cursor), fyne.NewSquareSize(w.cell), w.sees(f.s.cursor)
}

// render shows the draft.
func (f *field) render(s *state) {
	f.s = s
	before := *f.window
	f.settle()
	if f.shown != s.view.Step {
		f.shown, f.begun = s.view.Step, f.window.mid
	}
	if f.follow(before) && s.unfolded != nil {
		s.moved = len(s.view.Turns) + 1
	}
	f.Refresh()
}

// settle lays the window out. At first, when a computer lays the first word, and when fit or center ask for it, the tiles
// come to its middle; while one plays, cells keep their places.
func (f *field) settle() {
	w := f.window
	if w.size.IsZero() || f.s.view.Options.Size == 0 {
		return
	}
	seen := w.sees(f.s.cursor) // what is typed at the edge doesn't move the field: the next letter does, where it needs room
	w.layout(w.size, f.need(), f.box().Size())
	if !w.put || f.s.unfolded != nil && len(f.s.view.Field) == 0 {
		w.center(f.box())
		w.put, f.begun = true, w.mid
		return
	}
	switch {
	case f.s.unfolded != nil: // once for the whole turn, with the room that the next one begins with
		w.keep(f.box(), f.around())
	case seen:
		w.keep(f.box(), f.marked())
	default:
		w.keep(f.box())
	}
}

// fit shows the whole field, as large as it can be.
func (f *field) fit() {
	f.window.zoom, f.window.put = 0, false
	f.render(f.s)
}

// center brings the field to the middle without changing the size of cells.
func (f *field) center() {
	f.window.put = false
	f.render(f.s)
}

// zoom changes the size of cells by steps; the cell keep stays where it is.
func (f *field) zoom(steps int, keep wk.Cell) {
	w := f.window
	want := min(max(w.cell+float32(steps)*zoomStep, min(minCell, w.cell)), maxCell)
	if want == w.cell {
		return
	}
	at := w.pos(keep)
	w.zoom = want
	w.layout(w.size, f.need(), f.box().Size())
	w.move(wk.Cell{
		X: keep.X - int((at.X-w.at.X+w.pitch()/2)/w.pitch()),
		Y: keep.Y - int((at.Y-w.at.Y+w.pitch()/2)/w.pitch()),
	})
	f.begun = w.mid
	f.Refresh()
}

// zoomMiddle zooms around the cursor where it is seen, else around the middle.
func (f *field) zoomMiddle(steps int) {
	keep := f.s.cursor
	if !f.window.sees(keep) || !f.focused {
		keep = f.window.middle()
	}
	f.zoom(steps, keep)
}

// reveal moves the window as little as shows a cell, and tells whether it is seen then.
func (f *field) reveal(c wk.Cell) bool {
	return f.window.size.IsZero() || f.window.reveal(c, f.box())
}

// MinSize implements fyne.CanvasObject: half of the smallest field can be seen.
func (f *field) MinSize() fyne.Size {
	f.ExtendBaseWidget(f)
	return fyne.NewSquareSize(7*(minCell+gapFor(minCell)) + 2*rim)
}

// Resize implements fyne.CanvasObject; the middle cell stays in the middle.
func (f *field) Resize(s fyne.Size) {
	f.BaseWidget.Resize(s)
	if f.window.size != s {
		f.rest()
		f.window.size = s
		f.settle()
		f.Refresh()
	}
}

// at is the cell under a point given in the window's coordinates.
func (f *field) at(abs fyne.Position) (wk.Cell, bool) {
	if !f.Visible() {
		return wk.Cell{}, false
	}
	return f.window.hit(abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(f)))
}

// setAim marks cells as the target of a drag, or none.
func (f *field) setAim(on bool, c wk.Cell) {
	if !on {
		if f.aim.Visible() {
			f.aim.Hide()
		}
		return
	}
	p := f.window.pos(c)
	f.aim.Move(p.SubtractXY(3, 3))
	f.aim.Show()
}

func (f *field) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{f.layer.Raster}
	for _, t := range f.flips.tiles {
		out = append(out, t)
	}
	for _, l := range f.lit {
		out = append(out, l)
	}
	return append(out, f.aim, f.mark, f.way)
}

func (f *field) layOut(s fyne.Size) {
	f.layer.Resize(ui.PixelSize(s))
	f.layer.Set(f.look())
	w := f.window
	f.flips.layOut(w, f.drift.by)
	f.lit.layOut(w, f.s.framed())
	f.markCursor()
	f.aim.StrokeColor, f.aim.StrokeWidth, f.aim.CornerRadius = ui.Color(ui.Accent), 3, w.cell*.25
	f.aim.Resize(fyne.NewSquareSize(w.cell + 6))
}

// markCursor places the keyboard's mark and the little arrow that tells which way typing goes.
func (f *field) markCursor() {
	w := f.window
	on := f.focused && !f.quiet && w.sees(f.s.cursor) && f.s.acting
	p := w.pos(f.s.cursor)
	f.mark.Set(on, p.X, p.Y, w.cell, w.cell, w.cell*.2-4)
	ui.Show(on, f.way)
	if !on {
		return
	}
	f.way.Resize(fyne.NewSquareSize(16))
	if f.s.down {
		f.way.Set(ui.IconArrowDown, ui.Ink)
		f.way.Move(p.AddXY(w.cell/2-8, min(w.cell-2, f.Size().Height-p.Y-16)))
	} else {
		f.way.Set(ui.IconArrow, ui.Ink)
		f.way.Move(p.AddXY(min(w.cell-2, f.Size().Width-p.X-16), w.cell/2-8))
	}
}
