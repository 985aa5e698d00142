package people

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// Focus is the common part of the widgets here: the keyboard's focus with its ring,
// and hovering. A focus that came by the pointer has no ring until a key is pressed.
type Focus struct {
	ui.Base
	// OnFocus is called when the widget gets the focus.
	OnFocus func()

	self                    fyne.Widget
	focused, quiet, hovered bool
}

// Draw is ui.Base.Draw for a widget with Focus.
func (f *Focus) Draw(self fyne.Widget, least func() fyne.Size, place func(fyne.Size), parts ...fyne.CanvasObject) *ui.Drawing {
	f.self = self
	return f.Base.Draw(self, least, place, parts...)
}

// Take gives the widget the keyboard; byPointer: without a ring.
func (f *Focus) Take(byPointer bool) {
	c := fyne.CurrentApp().Driver().CanvasForObject(f.self)
	me, ok := f.self.(fyne.Focusable)
	if c == nil || !ok || f.focused {
		return
	}
	f.quiet = byPointer
	c.Focus(me)
}

// Focused tells whether the widget has the keyboard.
func (f *Focus) Focused() bool { return f.focused }

// Hovered tells whether the pointer is on the widget.
func (f *Focus) Hovered() bool { return f.hovered }

// Loud shows the ring: a key was pressed.
func (f *Focus) Loud() {
	if f.quiet {
		f.quiet = false
		f.self.Refresh()
	}
}

// FocusGained implements fyne.Focusable.
func (f *Focus) FocusGained() {
	f.focused = true
	f.self.Refresh()
	if f.OnFocus != nil {
		f.OnFocus()
	}
}

// FocusLost implements fyne.Focusable.
func (f *Focus) FocusLost() {
	f.focused, f.quiet = false, false
	f.self.Refresh()
}

// TypedRune implements fyne.Focusable: the page gets what the widget has no use for.
func (f *Focus) TypedRune(r rune) {
	if r != ' ' {
		ui.BubbleRune(f.self, r)
	}
}

// MouseIn implements desktop.Hoverable.
func (f *Focus) MouseIn(*desktop.MouseEvent) {
	f.hovered = true
	f.self.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (f *Focus) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (f *Focus) MouseOut() {
	f.hovered = false
	f.self.Refresh()
}

// Ring sets the focus ring around a shape of this place, size and corner radius.
func (f *Focus) Ring(r ui.Ring, x, y, w, h, radius float32) {
	r.Around(f.focused && !f.quiet, x, y, w, h, radius, 3, ui.Ink)
}
