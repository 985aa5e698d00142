package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// layer holds what floats above a page or in a dialog: a toast, tooltips. The canvas paints
// only what asks for it, and neither what was never painted nor a container that something
// was added to does: without the layer's asking a message would stay unseen until the
// pointer moved, and one whose time is over would stay.
type layer struct {
	*fyne.Container
	canvas fyne.Canvas
}

func newLayer(c fyne.Canvas) *layer {
	return &layer{Container: container.NewWithoutLayout(), canvas: c}
}

// put adds o, to be seen in the next frame.
func (l *layer) put(o fyne.CanvasObject) {
	l.Add(o)
	l.canvas.Refresh(l.Container)
}

// take removes o.
func (l *layer) take(o fyne.CanvasObject) {
	l.Remove(o)
	l.canvas.Refresh(l.Container)
}
