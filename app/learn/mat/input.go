package mat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// wheel lies above the mat and takes the wheel alone. Were the board scrollable itself, a piece
// dragged out of it would be cut off.
type wheel struct {
	widget.BaseWidget
	scrolled func(at fyne.Position, e *fyne.ScrollEvent) // at a place of the board
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(scrolled func(fyne.Position, *fyne.ScrollEvent)) *wheel {
	w := &wheel{scrolled: scrolled}
	w.ExtendBaseWidget(w)
	return w
}

// CreateRenderer implements fyne.Widget.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
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

// Dragged implements fyne.Draggable: a piece follows the pointer.
func (b *board) Dragged(e *fyne.DragEvent) {
	if b.locked || b.dragging.Spent() {
		return
	}
	if b.drag == nil && !b.begin(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)) {
		return
	}
	d := b.drag
	d.pointer = e.Position
	d.lie.X += float64(e.Dragged.DX) / b.plan.unit
	d.lie.Y += float64(e.Dragged.DY) / b.plan.unit
	b.look.drag()
}

// begin takes hold of what lies at a point.
func (b *board) begin(at fyne.Position) bool {
	b.do.rest()
	s := b.spotAt(at)
	switch {
	case b.locked:
		return false
	case s.id != 0:
		b.drag = &drag{id: s.id, lie: b.shown[s.id]}
		b.sel = s.id
	case s.tray >= 0 && b.model.left(letterpiece.Kind(s.tray)) != 0:
		b.model.ready()
		x, y := b.plan.at(at)
		b.drag = &drag{lie: course.Laid{Kind: letterpiece.Kind(s.tray), X: x, Y: y}}
		b.sel, b.tray = 0, s.tray
	default:
		return false
	}
	b.dragging.Begin(b, func() {
		b.drag, b.over = nil, nowhere
		b.show()
	})
	b.grab()
	b.show()
	return true
}

// DragEnd implements fyne.Draggable: on the mat the piece is let go, elsewhere it comes back
// to its tray.
func (b *board) DragEnd() {
	d := b.drag
	if !b.dragging.End() || d == nil {
		return
	}
	b.drag, b.over = nil, nowhere
	m := b.model
	switch {
	case d.id != 0 && !b.plan.mat.has(d.pointer):
		b.back(d.id)
	case d.id != 0:
		b.shown[d.id] = d.lie
		b.do.act(func() { m.move(d.id, d.lie) }, true)
	case b.plan.mat.has(d.pointer):
		b.do.act(func() {
			b.sel = m.take(d.lie)
			b.shown[b.sel] = d.lie
		}, true)
	default:
		b.show()
	}
}

// Tapped implements fyne.Tappable: a tap on a tray takes a piece, on a piece chooses it, and
// next to it brings the chosen one there.
func (b *board) Tapped(e *fyne.PointEvent) {
	b.do.rest()
	if b.locked {
		return
	}
	b.grab()
	switch s := b.spotAt(e.Position); {
	case s.tray >= 0:
		b.tray = s.tray
		b.take(s.tray)
	case s.id != 0:
		b.choose(s.id)
	case b.sel != 0 && b.plan.mat.has(e.Position):
		x, y := b.plan.at(e.Position)
		m := b.model
		let := m.now[m.at(b.sel)].Laid
		let.X, let.Y = x, y
		b.do.act(func() { m.move(b.sel, let) }, true)
	}
}

// grab takes the keyboard without showing its ring.
func (b *board) grab() {
	if b.focus {
		return
	}
	b.quiet = true
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
}

// MouseIn implements desktop.Hoverable.
func (b *board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (b *board) MouseMoved(e *desktop.MouseEvent) {
	if s := b.spotAt(e.Position); s != b.over {
		b.over = s
		b.look.hover()
	}
}

// MouseOut implements desktop.Hoverable.
func (b *board) MouseOut() {
	b.over = nowhere
	b.look.hover()
}

// Cursor implements desktop.Cursorable.
func (b *board) Cursor() desktop.Cursor {
	if b.over == nowhere || b.locked {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
