package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// FocusBase is the base of a widget that takes the keyboard: the focus with its ring, and hovering. A focus that came by
// the pointer has no ring until a key is pressed.
type FocusBase struct {
	Base
	// OnFocus is called when the widget gets the focus.
	OnFocus func()

	focused, quiet, hovered bool
}

// Take gives the widget the keyboard; byPointer: without a ring.
func (f *FocusBase) Take(byPointer bool) {
	if c := canvasOf(f.drawing.widget); c != nil && !f.focused {
		f.quiet = byPointer
		focusOn(f.drawing.widget)
	}
}

// Focused tells whether the widget has the keyboard.
func (f *FocusBase) Focused() bool { return f.focused }

// Hovered tells whether the pointer is on the widget.
func (f *FocusBase) Hovered() bool { return f.hovered }

// Loud shows the ring: a key was pressed.
func (f *FocusBase) Loud() {
	if f.quiet {
		f.quiet = false
		f.Refresh()
	}
}

// ringed tells whether the ring is shown.
func (f *FocusBase) ringed() bool { return f.focused && !f.quiet }

// Ring sets the focus ring around a shape of this place, size and corner radius.
func (f *FocusBase) Ring(r Ring, x, y, w, h, radius float32) {
	r.Around(f.ringed(), x, y, w, h, radius, 3, Ink)
}

// FocusGained implements fyne.Focusable.
func (f *FocusBase) FocusGained() {
	f.focused = true
	f.Refresh()
	if f.OnFocus != nil {
		f.OnFocus()
	}
}

// FocusLost implements fyne.Focusable.
func (f *FocusBase) FocusLost() {
	f.focused, f.quiet = false, false
	f.Refresh()
}

// TypedRune implements fyne.Focusable; what the widget has no use for goes to the page.
func (f *FocusBase) TypedRune(r rune) {
	if r != ' ' {
		BubbleRune(f.drawing.widget, r)
	}
}

// MouseIn implements desktop.Hoverable.
func (f *FocusBase) MouseIn(*desktop.MouseEvent) {
	f.hovered = true
	f.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (f *FocusBase) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (f *FocusBase) MouseOut() {
	f.hovered = false
	f.Refresh()
}

func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	if o == nil || fyne.CurrentApp() == nil {
		return nil
	}
	return fyne.CurrentApp().Driver().CanvasForObject(o)
}

func focusOn(o fyne.CanvasObject) {
	f, ok := o.(fyne.Focusable)
	if c := canvasOf(o); ok && c != nil {
		c.Focus(f)
	}
}
