package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Veil dims the window behind a dialog of Fyne's, which takes no keys by itself: Esc cancels
// it.
type Veil struct {
	widget.BaseWidget
	canvas fyne.Canvas
	cancel func()
}

var (
	_ fyne.Widget = (*Veil)(nil)
	_ keyTaker    = (*Veil)(nil)
)

// ShowVeil dims the window; what is shown next stands before it.
func ShowVeil(w fyne.Window, cancel func()) *Veil {
	v := &Veil{canvas: w.Canvas(), cancel: cancel}
	v.ExtendBaseWidget(v)
	v.canvas.Overlays().Add(v)
	v.Resize(v.canvas.Size())
	return v
}

// Close lets the window be seen again.
func (v *Veil) Close() { v.canvas.Overlays().Remove(v) }

func (v *Veil) takeKey(e *fyne.KeyEvent) bool {
	if e.Name == fyne.KeyEscape {
		v.cancel()
		return true
	}
	return false
}

// CreateRenderer implements fyne.Widget.
func (v *Veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(veilColor()))
}
