package ui

import "fyne.io/fyne/v2"

// Drag is one drag by the pointer. Esc ends it and puts back what was dragged: until the button is let go the pointer moves
// nothing more then.
type Drag struct {
	on    bool
	spent bool
	back  func()
	root  *Root
}

// Begin begins it in the window of from; back puts what is dragged where it was.
func (d *Drag) Begin(from fyne.CanvasObject, back func()) {
	d.on, d.back = true, back
	if d.root = rootOf(canvasOf(from)); d.root != nil {
		d.root.drag = d
	}
}

// On tells whether something is dragged.
func (d *Drag) On() bool { return d.on }

// Spent tells whether Esc has ended it, and the button isn't let go yet.
func (d *Drag) Spent() bool { return d.spent }

// End is for DragEnd: it tells whether something was dragged that is to be dropped now.
func (d *Drag) End() bool {
	on := d.on
	if d.root != nil && d.root.drag == d {
		d.root.drag = nil // it would keep the page that was left
	}
	*d = Drag{}
	return on
}

// Dragging tells whether something is dragged in a window.
func Dragging(w fyne.Window) bool {
	r := rootOf(w.Canvas())
	return r != nil && r.drag != nil && r.drag.on
}

// putBack ends it by Esc; false where nothing is dragged. d may be nil.
func (d *Drag) putBack() bool {
	if d == nil || !d.on {
		return false
	}
	d.on, d.spent = false, true
	Guard(d.back)
	return true
}
