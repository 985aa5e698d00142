package mat

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// wheel lies above the mat and takes the wheel alone: what can be scrolled is cut off at its edges, and the board's rings lie
// beyond.
type wheel struct {
	ui.Base
	scrolled func(at fyne.Position, e *fyne.ScrollEvent) // at a place of the board
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(scrolled func(fyne.Position, *fyne.ScrollEvent)) *wheel {
	w := &wheel{scrolled: scrolled}
	w.Draw(w, func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {})
	return w
}

// Scrolled implements fyne.Scrollable.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) { w.scrolled(e.Position.Add(w.Position()), e) }

// wheeled turns the piece that is dragged, the one under the pointer, or else the chosen one.
func (b *board) wheeled(at fyne.Position, e *fyne.ScrollEvent) {
	by := course.TurnStep
	if e.Scrolled.DY > 0 {
		by = -by
	}
	id := b.spotAt(at).id
	if id == 0 {
		id = b.sel
	}
	switch {
	case b.locked || e.Scrolled.DY == 0 || b.drag == nil && id == 0:
		ui.BubbleScroll(b, e)
	case b.drag != nil:
		b.drag.lie.Turn += by
		b.look.drag()
	default:
		b.sel = id
		b.turn(id, by)
	}
}

// find is the number of the spot at a point: the trays, and behind them the pieces by their ids.
func (b *board) find(at fyne.Position) int {
	switch s := b.spotAt(at); {
	case b.locked || s == nowhere:
		return -1
	case s.tray >= 0:
		return s.tray
	default:
		return letterpiece.Kinds + s.id
	}
}

// spot is the spot of a number.
func (b *board) spot(i int) spot {
	switch {
	case i < 0:
		return nowhere
	case i < letterpiece.Kinds:
		return spot{tray: i}
	}
	return spot{id: i - letterpiece.Kinds, tray: -1}
}

// point shows what is below the pointer.
func (b *board) point() {
	b.over = b.spot(b.Over())
	b.look.hover()
}

// lift takes hold of a spot.
func (b *board) lift(i int, e *fyne.DragEvent) bool {
	b.do.rest()
	s := b.spot(i)
	switch {
	case b.locked:
		return false
	case s.id != 0:
		b.drag = &drag{id: s.id, lie: b.shown[s.id]}
		b.sel = s.id
	case b.model.left(letterpiece.Kind(s.tray)) != 0:
		b.model.ready()
		x, y := b.plan.at(e.Position.Subtract(e.Dragged))
		b.drag = &drag{lie: course.Laid{Kind: letterpiece.Kind(s.tray), X: x, Y: y}}
		b.sel, b.tray = 0, s.tray
	default:
		return false
	}
	b.Carry.Show(b.look.shadow.Raster, b.look.held)
	b.grab()
	b.show()
	return true
}

// carry has the piece follow the pointer.
func (b *board) carry(e *fyne.DragEvent) {
	d := b.drag
	if d == nil || b.locked {
		return
	}
	d.pointer = e.Position
	d.lie.X += float64(e.Dragged.DX) / b.plan.unit
	d.lie.Y += float64(e.Dragged.DY) / b.plan.unit
	b.look.drag()
}

// drop lets the piece go on the mat; elsewhere it comes back to its tray.
func (b *board) drop() {
	d := b.drag
	if d == nil {
		return
	}
	b.drag, b.over = nil, nowhere
	m := b.model
	switch {
	case d.id != 0 && !b.plan.mat.Has(d.pointer):
		b.back(d.id)
	case d.id != 0:
		b.shown[d.id] = d.lie
		b.do.act(func() { m.move(d.id, d.lie) }, true)
	case b.plan.mat.Has(d.pointer):
		b.do.act(func() {
			b.sel = m.take(d.lie)
			b.shown[b.sel] = d.lie
		}, true)
	default:
		b.show()
	}
}

// tap takes a piece from a tray, or chooses one.
func (b *board) tap(i int) {
	b.do.rest()
	if b.locked {
		return
	}
	b.grab()
	if s := b.spot(i); s.tray >= 0 {
		b.tray = s.tray
		b.take(s.tray)
	} else {
		b.choose(s.id)
	}
}

// bring brings the chosen piece to a place next to all.
func (b *board) bring(at fyne.Position) {
	b.do.rest()
	if b.locked {
		return
	}
	b.grab()
	if m := b.model; b.sel != 0 && b.plan.mat.Has(at) {
		let := m.now[m.at(b.sel)].Laid
		let.X, let.Y = b.plan.at(at)
		b.do.act(func() { m.move(b.sel, let) }, true)
	}
}

// grab takes the keyboard without showing its ring.
func (b *board) grab() {
	if !b.focus {
		b.quiet = true
		b.Take()
	}
}
