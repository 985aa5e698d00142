package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// control is what all clickable widgets share: focus by Tab, hover, press, tooltip,
// being disabled with a reason. A disabled control stays in the Tab order, so
// that the keyboard finds the reason too.
type control struct {
	Base
	self     fyne.Widget
	tap      func()
	keys     func(*fyne.KeyEvent) bool // keys of the widget's own, true when used
	tip      string
	reason   string
	disabled bool
	focused  bool
	quiet    bool // focus came by the pointer: no ring until a key is pressed
	hovered  bool
	pressed  bool
	tipper   tipper
}

// Draw is Base.Draw for a control.
func (c *control) Draw(self fyne.Widget, least func() fyne.Size, place func(fyne.Size), parts ...fyne.CanvasObject) *Drawing {
	c.self = self
	return c.Base.Draw(self, least, place, parts...)
}

// Enable makes the control usable.
func (c *control) Enable() {
	if c.disabled {
		c.disabled, c.reason = false, ""
		c.changed()
	}
}

// Disable makes the control unusable; reason is shown as its tooltip.
func (c *control) Disable(reason string) {
	if !c.disabled || c.reason != reason {
		c.disabled, c.reason = true, reason
		c.pressed = false
		c.changed()
	}
}

// SetEnabled disables with the reason, or enables when on.
func (c *control) SetEnabled(on bool, reason string) {
	if on {
		c.Enable()
	} else {
		c.Disable(reason)
	}
}

// Disabled tells whether the control is unusable now, and why.
func (c *control) Disabled() (bool, string) { return c.disabled, c.reason }

// SetTip sets the tooltip of the enabled control; "" is none.
func (c *control) SetTip(s string) { c.tip = s }

// Tip is the tooltip that would be shown now.
func (c *control) Tip() string {
	if c.disabled && c.reason != "" {
		return c.reason
	}
	return c.tip
}

// Focus gives the control the keyboard.
func (c *control) Focus() { focusOn(c.self) }

func (c *control) changed() {
	if c.self != nil {
		c.self.Refresh()
	}
}

func (c *control) ringed() bool { return c.focused && !c.quiet }

// Tapped implements fyne.Tappable.
func (c *control) Tapped(*fyne.PointEvent) {
	c.tipper.hide()
	if !c.focused {
		c.quiet = true
		focusOn(c.self)
	}
	c.act()
}

func (c *control) act() {
	if !c.disabled && c.tap != nil {
		Guard(c.tap)
	}
}

// FocusGained implements fyne.Focusable.
func (c *control) FocusGained() {
	c.focused = true
	c.changed()
	if c.ringed() {
		c.tipper.soon(c.self, c.Tip())
		scrollTo(c.self)
	}
}

// FocusLost implements fyne.Focusable.
func (c *control) FocusLost() {
	c.focused, c.quiet, c.pressed = false, false, false
	c.tipper.hide()
	c.changed()
}

// TypedRune implements fyne.Focusable; what the control has no use for goes to the page.
func (c *control) TypedRune(r rune) {
	if r != ' ' {
		BubbleRune(c.self, r)
	}
}

// TypedKey implements fyne.Focusable; what the control has no use for goes to the
// dialog or the page.
func (c *control) TypedKey(e *fyne.KeyEvent) {
	if c.quiet {
		c.quiet = false
		c.changed()
	}
	c.tipper.hide()
	if !c.disabled && c.keys != nil {
		used := false
		Guard(func() { used = c.keys(e) })
		if used {
			return
		}
	}
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.tap != nil {
			c.act()
			return
		}
	}
	BubbleKey(c.self, e)
}

// MouseIn implements desktop.Hoverable.
func (c *control) MouseIn(*desktop.MouseEvent) {
	c.hovered = true
	c.changed()
	c.tipper.soon(c.self, c.Tip())
}

// MouseMoved implements desktop.Hoverable.
func (c *control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *control) MouseOut() {
	c.hovered, c.pressed = false, false
	c.tipper.hide()
	c.changed()
}

// MouseDown implements desktop.Mouseable.
func (c *control) MouseDown(*desktop.MouseEvent) {
	c.tipper.hide()
	if !c.disabled {
		c.pressed = true
		c.changed()
	}
}

// MouseUp implements desktop.Mouseable.
func (c *control) MouseUp(*desktop.MouseEvent) {
	if c.pressed {
		c.pressed = false
		c.changed()
	}
}

// Cursor implements desktop.Cursorable.
func (c *control) Cursor() desktop.Cursor {
	if c.disabled || c.tap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
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
