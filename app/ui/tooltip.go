package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

const (
	// tipDelay is how long the pointer rests before a tooltip comes.
	tipDelay = 600 * time.Millisecond
	// tipLook is how often a tooltip looks whether what it names is still where it was.
	tipLook = 150 * time.Millisecond
	// tipAir is between a tooltip and what it names, and tipEdge between it and the window's edge.
	tipAir, tipEdge float32 = 8, 4
)

// floater is what can hold tooltips: a Root or a dialog.
type floater interface{ layer() *layer }

func (r *Root) layer() *layer { return r.floats }

func (r *Root) hideTip() { r.tips.hide() }

// tips shows the tooltip of a window, one at a time: of what the pointer rests on, or of what the keyboard has come to.
type tips struct {
	of   fyne.CanvasObject // what it names; nil: nothing
	text string
	stop func() // what is to happen next
	tip  *tooltip
	in   *layer
	at   fyne.Position // of what is named, when the tooltip came
}

// tipSoon has a control named after a while.
func tipSoon(o fyne.CanvasObject, text string) {
	r := rootOf(canvasOf(o))
	if r == nil {
		return
	}
	r.hideTip()
	if text != "" {
		r.tips.of, r.tips.text = o, text
		r.tips.stop = After(tipDelay, r.tips.show)
	}
}

// hideTipOf takes the tooltip of a control away, or has it not come.
func hideTipOf(o fyne.CanvasObject) {
	if r := rootOf(canvasOf(o)); r != nil && r.tips.of == o {
		r.hideTip()
	}
}

// hideTip takes the tooltip of a window away, for a key or the wheel: somebody is there.
func hideTip(c fyne.Canvas) {
	if r := rootOf(c); r != nil {
		r.alive()
		r.hideTip()
	}
}

func (t *tips) hide() {
	if t.stop != nil {
		t.stop()
	}
	if t.tip != nil {
		t.in.take(t.tip)
	}
	*t = tips{}
}

// seen tells whether what is named can be seen, in a part of the window that holds tooltips.
func (t *tips) seen() (floater, bool) {
	c := canvasOf(t.of)
	if c == nil {
		return nil, false
	}
	tree := c.Overlays().Top()
	if tree == nil {
		tree = c.Content()
	}
	f, ok := tree.(floater)
	return f, ok && shows(tree, t.of)
}

func (t *tips) show() {
	f, ok := t.seen()
	if !ok {
		t.hide()
		return
	}
	t.at = fyne.CurrentApp().Driver().AbsolutePositionForObject(t.of)
	t.tip, t.in = newTooltip(t.text), f.layer()
	size := t.tip.MinSize()
	t.tip.Resize(size)
	t.tip.Move(besideNamed(t.at, t.of.Size(), size, canvasOf(t.of).Size()))
	t.in.put(t.tip)
	t.stop = After(tipLook, t.look)
}

// look takes the tooltip away when what it names has gone or moved, such as a row that is scrolled.
func (t *tips) look() {
	if _, ok := t.seen(); !ok || fyne.CurrentApp().Driver().AbsolutePositionForObject(t.of) != t.at {
		t.hide()
		return
	}
	t.stop = After(tipLook, t.look)
}

// besideNamed is where a tooltip lies: below what it names, or above, or where neither has room next to it; inside the window.
func besideNamed(at fyne.Position, named, size, window fyne.Size) fyne.Position {
	x, y := at.X+(named.Width-size.Width)/2, at.Y+named.Height+tipAir
	if y+size.Height > window.Height-tipEdge {
		y = at.Y - size.Height - tipAir
	}
	if y < tipEdge {
		y = at.Y + (named.Height-size.Height)/2
		x = at.X + named.Width + tipAir
		if x+size.Width > window.Width-tipEdge {
			x = at.X - size.Width - tipAir
		}
	}
	inside := func(v, size, window float32) float32 { return Whole(max(tipEdge, min(v, window-size-tipEdge))) }
	return fyne.NewPos(inside(x, size.Width, window.Width), inside(y, size.Height, window.Height))
}

// tooltip is a small dark note of at most 320 pixels.
type tooltip struct {
	Base
	para *Para
	w    float32

	box *Box
}

func newTooltip(text string) *tooltip {
	t := &tooltip{para: NewPara(text, Strong, BG), w: min(Strong.Measure(text)+1, 320), box: NewBox()}
	t.para.width = t.w
	t.Draw(t, t.least, t.place).Changing(t.parts)
	return t
}

// Text is what the tooltip says.
func (t *tooltip) Text() string { return t.para.String() }

func (t *tooltip) least() fyne.Size {
	return fyne.NewSize(t.w+24, t.para.MinSize().Height+14)
}

func (t *tooltip) parts() []fyne.CanvasObject {
	return append(t.box.objects(), t.para)
}

func (t *tooltip) place(s fyne.Size) {
	t.box.Set(0, 0, s.Width, s.Height, 8, Ink, nil, 0)
	t.para.Move(fyne.NewPos(12, 7))
	t.para.Resize(fyne.NewSize(t.w, s.Height-14))
}
