package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// tipDelay is how long the pointer rests before a tooltip comes.
const tipDelay = 500 * time.Millisecond

// floater is what can hold tooltips: a Root or a dialog.
type floater interface{ layer() *layer }

func (r *Root) layer() *layer { return r.floats }

func (r *Root) hideTip() { r.floats.clearTips() }

// tipper shows one control's tooltip after a while.
type tipper struct {
	stop func()
	tip  *tooltip
	in   *layer
}

func (t *tipper) soon(o fyne.CanvasObject, text string) {
	t.hide()
	if text == "" || o == nil {
		return
	}
	t.stop = After(tipDelay, func() { t.show(o, text) })
}

func (t *tipper) hide() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	if t.tip != nil {
		t.in.take(t.tip)
		t.tip, t.in = nil, nil
	}
}

func (t *tipper) show(o fyne.CanvasObject, text string) {
	c := canvasOf(o)
	if c == nil || !o.Visible() {
		return
	}
	f, ok := c.Overlays().Top().(floater)
	if !ok {
		if f, ok = c.Content().(floater); !ok {
			return
		}
	}
	l := f.layer()
	l.clearTips()
	tip := newTooltip(text)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	size := tip.MinSize()
	x := at.X + (o.Size().Width-size.Width)/2
	y := at.Y + o.Size().Height + 8
	if y+size.Height > c.Size().Height-4 {
		y = at.Y - size.Height - 8
	}
	tip.Resize(size)
	tip.Move(fyne.NewPos(Whole(min(max(4, x), max(4, c.Size().Width-size.Width-4))), Whole(y)))
	l.put(tip)
	t.tip, t.in = tip, l
}

// tooltip is a small dark note of at most 320 pixels.
type tooltip struct {
	Base
	para *Para
	w    float32

	box *Box
}

func newTooltip(text string) *tooltip {
	t := &tooltip{para: NewPara(text, Strong, BG), w: min(Strong.Measure(text)+1, Px(320)), box: NewBox()}
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
