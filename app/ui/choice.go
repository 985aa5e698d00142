package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Choice is a drop-down list. The arrow keys change it, Space opens it.
type Choice struct {
	control
	options     []string
	at          int
	placeholder string
	changed     func(int)

	box   *Box
	img   IconImage
	label Line
	ring  Ring
}

// NewChoice shows options with one chosen (-1: none, then placeholder is seen).
func NewChoice(options []string, at int, placeholder string, changed func(int)) *Choice {
	c := &Choice{options: options, at: at, placeholder: placeholder, changed: changed, box: NewBox(), img: NewIconImage(), label: NewLine(), ring: NewRing()}
	c.tap = c.open
	c.OnKey = c.typed
	c.Draw(c, c.least, c.place, c.ring, c.box, c.img, c.label)
	return c
}

// Selected is the chosen index, -1 for none.
func (c *Choice) Selected() int { return c.at }

// SetSelected chooses without calling changed.
func (c *Choice) SetSelected(i int) {
	if i >= -1 && i < len(c.options) {
		c.at = i
		c.Refresh()
	}
}

func (c *Choice) choose(i int) {
	if i < 0 || i >= len(c.options) || i == c.at {
		return
	}
	c.SetSelected(i)
	if c.changed != nil {
		c.changed(i)
	}
}

func (c *Choice) open() {
	items := make([]MenuItem, len(c.options))
	for i, o := range c.options {
		items[i] = MenuItem{Text: o, Checked: i == c.at, OnTap: func() { c.choose(i) }}
	}
	ShowMenu(c, items)
}

func (c *Choice) typed(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		c.choose(c.at + 1)
	case fyne.KeyUp:
		c.choose(c.at - 1)
	case fyne.KeyReturn, fyne.KeyEnter: // Enter is the dialog's
		if top := canvasOf(c); top == nil || top.Overlays().Top() == nil {
			return false
		}
		BubbleKey(c, e)
	default:
		return false
	}
	return true
}

func (c *Choice) least() fyne.Size {
	w := Lead.Measure(c.placeholder)
	for _, o := range c.options {
		w = max(w, Lead.Measure(o))
	}
	return fyne.NewSize(min(Whole(w+.5), 280)+16+44, 44)
}

func (c *Choice) place(size fyne.Size) {
	h := float32(44)
	y := Whole((size.Height - h) / 2)
	l := lookOf(&c.control, Secondary)
	c.box.Set(0, y, size.Width, h, 10, l.fill, Ctrl, 2)
	c.ring.Set(c.focused, 0, y, size.Width, h, 10)
	text, ink := c.placeholder, Color(Ink2)
	if c.at >= 0 && c.at < len(c.options) {
		text, ink = c.options[c.at], nrgba(l.text)
	}
	c.label.Set(ellipsis(text, Lead, size.Width-16-44), Lead, ink)
	c.label.Place(16, y+h/2, 0)
	c.img.Set(IconDown, l.text)
	c.img.Place(size.Width-24, y+h/2, 18)
}

// Slider is Fyne's slider that leaves Esc and Enter to dialog and page.
type Slider struct {
	widget.Slider
	drag Carry
}

var _ fyne.Widget = (*Slider)(nil)

// NewSlider is a slider from least to most; changed gets every value.
func NewSlider(value, least, most, step float64, changed func(float64)) *Slider {
	s := &Slider{}
	s.Min, s.Max, s.Step, s.Value = least, most, step, value
	s.Orientation = widget.Horizontal
	s.ExtendBaseWidget(s)
	s.OnChanged = func(v float64) { Guard(func() { changed(v) }) }
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *Slider) CreateRenderer() fyne.WidgetRenderer {
	r := &track{s.Slider.CreateRenderer()}
	r.color()
	return r
}

// track makes all of a slider's track seen: by itself what lies ahead has the colour of an entry's face, which is the card's.
type track struct{ fyne.WidgetRenderer }

// Refresh implements fyne.WidgetRenderer.
func (t *track) Refresh() {
	t.WidgetRenderer.Refresh()
	t.color()
}

func (t *track) color() {
	colors := []color.Color{Color(Ctrl), Color(Accent), Color(Accent)} // the track, what lies behind, the knob
	for i, o := range t.Objects()[:len(colors)] {
		switch o := o.(type) {
		case *canvas.Rectangle:
			o.FillColor = colors[i]
		case *canvas.Circle:
			o.FillColor = colors[i]
		}
	}
}

// Tapped implements fyne.Tappable. A click gives it no keyboard, other than Fyne's slider.
func (s *Slider) Tapped(e *fyne.PointEvent) {
	s.Slider.Tapped(e)
	s.letGo()
}

// Dragged implements fyne.Draggable.
func (s *Slider) Dragged(e *fyne.DragEvent) {
	switch was := s.Value; {
	case s.drag.Spent():
		return
	case !s.drag.On():
		s.drag.Begin(s, func() { s.SetValue(was) })
	}
	s.Slider.Dragged(e)
}

// DragEnd implements fyne.Draggable.
func (s *Slider) DragEnd() {
	s.drag.End()
	s.Slider.DragEnd()
	s.letGo()
}

func (s *Slider) letGo() {
	if c := canvasOf(s); c != nil && c.Focused() == fyne.Focusable(s) {
		c.Unfocus()
	}
}

// TypedKey implements fyne.Focusable.
func (s *Slider) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter:
		BubbleKey(s, e)
	default:
		s.Slider.TypedKey(e)
	}
}
