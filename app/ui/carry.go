package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Carry is what follows the pointer while it is dragged, above everything in the window. Esc ends it and puts back what is
// carried: until the button is let go the pointer moves nothing more then.
type Carry struct {
	on    bool
	spent bool
	back  func()
	from  fyne.CanvasObject
	root  *Root
	shown *fyne.Container // above the page; nil: nothing
}

// Begin begins it on a widget; back puts what is carried where it was.
func (c *Carry) Begin(from fyne.CanvasObject, back func()) {
	c.on, c.back, c.from = true, back, from
	if c.root = rootOf(canvasOf(from)); c.root != nil {
		c.root.carry = c
	}
}

// Show shows objects above everything until the carry ends; their places are those of the widget on which it began.
func (c *Carry) Show(objects ...fyne.CanvasObject) {
	if c.root == nil || !c.on || c.shown != nil {
		return
	}
	c.shown = container.NewWithoutLayout(Parts(objects...)...)
	d := fyne.CurrentApp().Driver()
	c.shown.Move(d.AbsolutePositionForObject(c.from).Subtract(d.AbsolutePositionForObject(c.root.floats.Container)))
	c.shown.Resize(c.from.Size())
	c.root.floats.put(c.shown)
}

// On tells whether something is carried.
func (c *Carry) On() bool { return c.on }

// Spent tells whether Esc has ended it, and the button isn't let go yet.
func (c *Carry) Spent() bool { return c.spent }

// End is for the end of the drag: it tells whether something was carried that is to be dropped now.
func (c *Carry) End() bool {
	on := c.on
	c.hide()
	if c.root != nil && c.root.carry == c {
		c.root.carry = nil // it would keep the page that was left
	}
	*c = Carry{}
	return on
}

func (c *Carry) hide() {
	if c.shown != nil {
		c.root.floats.take(c.shown)
		c.shown = nil
	}
}

// Dragging tells whether something is carried in a window.
func Dragging(w fyne.Window) bool {
	r := rootOf(w.Canvas())
	return r != nil && r.carry != nil && r.carry.on
}

// putBack ends it by Esc; false where nothing is carried. c may be nil.
func (c *Carry) putBack() bool {
	if c == nil || !c.on {
		return false
	}
	c.on, c.spent = false, true
	c.hide()
	Guard(c.back)
	return true
}
