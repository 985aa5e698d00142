package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Drawing is how a widget is drawn that places its parts itself: its renderer, so that a widget needs no type for that.
type Drawing struct {
	widget  fyne.Widget
	least   func() fyne.Size
	place   func(fyne.Size)
	parts   func() []fyne.CanvasObject
	update  func() // nil: place does it
	repaint bool
	gone    func()
}

var _ fyne.WidgetRenderer = (*Drawing)(nil)

// Base is the base of a widget that is drawn by Draw and so needs neither a renderer nor a type for its parts.
type Base struct {
	widget.BaseWidget
	drawing *Drawing
}

// Draw says how self, the widget that b is part of, is drawn: least is the least size that it needs, place puts its parts,
// from back to front, where they belong in a size, and colours them. It is called once, when the widget is made; place is
// called when the widget is shown, and again whenever its size changes or it is refreshed. Parts that are nil are left
// out, parts of the kit (Box and its like) are drawn as what they are made of.
func (b *Base) Draw(self fyne.Widget, least func() fyne.Size, place func(fyne.Size), parts ...fyne.CanvasObject) *Drawing {
	parts = Parts(parts...)
	b.drawing = &Drawing{widget: self, least: least, place: place, parts: func() []fyne.CanvasObject { return parts }}
	b.ExtendBaseWidget(self)
	return b.drawing
}

// CreateRenderer implements fyne.Widget.
func (b *Base) CreateRenderer() fyne.WidgetRenderer {
	if b.drawing.update != nil {
		b.drawing.update()
	}
	b.drawing.place(b.Size())
	return b.drawing
}

// drawn are the parts, for who looks for something inside.
func (b *Base) drawn() []fyne.CanvasObject {
	if b.drawing == nil {
		return nil
	}
	return b.drawing.parts()
}

// Changing is for a widget that has other parts at other times.
func (d *Drawing) Changing(parts func() []fyne.CanvasObject) *Drawing {
	d.parts = func() []fyne.CanvasObject { return Parts(parts()...) }
	return d
}

// Repaints paints all parts whenever the widget is refreshed, for what place changes without refreshing it.
func (d *Drawing) Repaints() *Drawing {
	d.repaint = true
	return d
}

// Updated calls f first when the widget is shown and whenever it is refreshed, for what a change of the size alone
// doesn't need.
func (d *Drawing) Updated(f func()) *Drawing {
	d.update = f
	return d
}

// Gone calls f when the widget is no longer drawn: there its animations stop.
func (d *Drawing) Gone(f func()) *Drawing {
	d.gone = f
	return d
}

// MinSize implements fyne.WidgetRenderer.
func (d *Drawing) MinSize() fyne.Size { return d.least() }

// Layout implements fyne.WidgetRenderer.
func (d *Drawing) Layout(s fyne.Size) { d.place(s) }

// Objects implements fyne.WidgetRenderer.
func (d *Drawing) Objects() []fyne.CanvasObject { return d.parts() }

// Refresh implements fyne.WidgetRenderer.
func (d *Drawing) Refresh() {
	if d.update != nil {
		d.update()
	}
	d.place(d.widget.Size())
	if d.repaint {
		canvas.Refresh(d.widget)
	} else if c, ok := canvasOf(d.widget).(interface{ SetDirty() }); ok { // a part that was never seen can't ask to be painted itself
		c.SetDirty()
	}
}

// Destroy implements fyne.WidgetRenderer.
func (d *Drawing) Destroy() {
	if d.gone != nil {
		d.gone()
	}
}

// Change sets a part of what a widget shows, and has it drawn again where that is another than before.
func Change[T comparable](part *T, to T, widget interface{ Refresh() }) {
	if *part != to {
		*part = to
		widget.Refresh()
	}
}
