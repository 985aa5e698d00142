package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// FocusBase is the base of a widget that takes the keyboard: the focus with its ring, and hovering. It comes by Tab or
// from the page: a click gives nothing the keyboard but what takes text, and takes it away, so that keys are the page's.
type FocusBase struct {
	Base
	OnFocus    func()                    // the keyboard has come
	OnBlur     func()                    // and has gone
	OnKey      func(*fyne.KeyEvent) bool // true: it was used, else it is the page's
	OnRune     func(rune) bool
	OnShortcut func(fyne.Shortcut) bool

	focused, hovered bool
}

// Take gives the widget the keyboard.
func (f *FocusBase) Take() {
	if !f.focused {
		focusOn(f.drawing.widget)
	}
}

// LetGo takes the keyboard from the widget, for a click: Fyne leaves it to what has it and is clicked.
func (f *FocusBase) LetGo() {
	if c := canvasOf(f.drawing.widget); c != nil && f.focused {
		c.Unfocus()
	}
}

// Focused tells whether the widget has the keyboard.
func (f *FocusBase) Focused() bool { return f.focused }

// Hovered tells whether the pointer is on the widget.
func (f *FocusBase) Hovered() bool { return f.hovered }

// Ring sets the focus ring around a shape of this place, size and corner radius.
func (f *FocusBase) Ring(r Ring, x, y, w, h, radius float32) {
	r.Around(f.focused, x, y, w, h, radius, 3, Ink)
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
	f.focused = false
	f.Refresh()
	if f.OnBlur != nil {
		f.OnBlur()
	}
}

// TypedRune implements fyne.Focusable; what the widget has no use for goes to the page. Space came as a key.
func (f *FocusBase) TypedRune(r rune) {
	typed(canvasOf(f.drawing.widget))
	if !used(f.OnRune, r) && r != ' ' {
		BubbleRune(f.drawing.widget, r)
	}
}

// TypedKey implements fyne.Focusable; what the widget has no use for goes to the dialog or the page.
func (f *FocusBase) TypedKey(e *fyne.KeyEvent) {
	if !f.own(e) {
		BubbleKey(f.drawing.widget, e)
	}
}

// own has the widget use a key that is its own.
func (f *FocusBase) own(e *fyne.KeyEvent) bool {
	hideTip(canvasOf(f.drawing.widget))
	return used(f.OnKey, e)
}

// TypedShortcut implements fyne.Shortcutable; what the widget has no use for goes to the program.
func (f *FocusBase) TypedShortcut(s fyne.Shortcut) {
	if !used(f.OnShortcut, s) {
		BubbleShortcut(f.drawing.widget, s)
	}
}

// used asks whether something was used, guarded.
func used[T any](by func(T) bool, what T) (yes bool) {
	if by != nil {
		Guard(func() { yes = by(what) })
	}
	return yes
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

// focusOn gives o the keyboard. The driver doesn't know where o is before it was painted, as on a page that was just built again:
// then it is looked for in the windows.
func focusOn(o fyne.CanvasObject) {
	f, ok := o.(fyne.Focusable)
	if !ok || fyne.CurrentApp() == nil {
		return
	}
	if c := canvasOf(o); c != nil {
		c.Focus(f)
		return
	}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if c := w.Canvas(); shows(topOf(c), o) {
			c.Focus(f)
		}
	}
}
