package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// control is what all clickable widgets share: focus by Tab, hover, press, tooltip,
// being disabled with a reason. A disabled control stays in the Tab order, so
// that the keyboard finds the reason too.
type control struct {
	FocusBase
	tap      func()
	tip, key string
	sign     bool // drawn as an icon alone, so that tip is its name
	reason   string
	disabled bool
	pressed  bool
}

// Enable makes the control usable.
func (c *control) Enable() {
	if c.disabled {
		c.disabled, c.reason = false, ""
		c.Refresh()
	}
}

// Disable makes the control unusable; reason is shown as its tooltip.
func (c *control) Disable(reason string) {
	if !c.disabled || c.reason != reason {
		c.disabled, c.reason = true, reason
		c.pressed = false
		c.Refresh()
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

// SetKey says which key does the same, as people call it, such as "Strg+Z"; its tooltip tells it, too.
func (c *control) SetKey(name string) { c.key = name }

// Tip is the tooltip that would be shown now, without the key.
func (c *control) Tip() string {
	if c.disabled && c.reason != "" {
		return c.reason
	}
	return c.tip
}

// soon has the control named after a while.
func (c *control) soon() {
	tip := c.Tip()
	name := c.tip
	if name != "" && c.key != "" {
		name += " (" + c.key + ")"
	}
	switch {
	case tip == c.tip:
		tip = name
	case c.sign && name != "": // why it can't be used says nothing to whoever doesn't know what it is
		tip = name + "\n" + tip
	}
	tipSoon(c.drawing.widget, tip)
}

// Focus gives the control the keyboard.
func (c *control) Focus() { c.Take() }

// Tapped implements fyne.Tappable.
func (c *control) Tapped(*fyne.PointEvent) {
	hideTipOf(c.drawing.widget)
	c.LetGo()
	c.act()
}

func (c *control) act() {
	if !c.disabled && c.tap != nil {
		Guard(c.tap)
	}
}

// FocusGained implements fyne.Focusable.
func (c *control) FocusGained() {
	c.FocusBase.FocusGained()
	c.soon()
	ScrollTo(c.drawing.widget)
}

// FocusLost implements fyne.Focusable.
func (c *control) FocusLost() {
	c.pressed = false
	hideTipOf(c.drawing.widget)
	c.FocusBase.FocusLost()
}

// TypedKey implements fyne.Focusable; what the control has no use for goes to the
// dialog or the page.
func (c *control) TypedKey(e *fyne.KeyEvent) {
	if !c.disabled && c.own(e) {
		return
	}
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.tap != nil {
			if !repeats(canvasOf(c.drawing.widget), e) {
				c.act()
			}
			return
		}
	}
	BubbleKey(c.drawing.widget, e)
}

// MouseIn implements desktop.Hoverable.
func (c *control) MouseIn(e *desktop.MouseEvent) {
	c.FocusBase.MouseIn(e)
	c.soon()
}

// MouseOut implements desktop.Hoverable.
func (c *control) MouseOut() {
	c.pressed = false
	hideTipOf(c.drawing.widget)
	c.FocusBase.MouseOut()
}

// MouseDown implements desktop.Mouseable.
func (c *control) MouseDown(*desktop.MouseEvent) {
	hideTipOf(c.drawing.widget)
	if !c.disabled {
		c.pressed = true
		c.Refresh()
	}
}

// MouseUp implements desktop.Mouseable.
func (c *control) MouseUp(*desktop.MouseEvent) {
	if c.pressed {
		c.pressed = false
		c.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (c *control) Cursor() desktop.Cursor {
	if c.disabled || c.tap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
