package rules

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// contents is the list of the sections at the left: a click goes to one. It has
// the focus as a whole.
type contents struct {
	widget.BaseWidget
	names   []string
	at      int
	hover   int // -1: none
	focused bool
	choose  func(int)
}

var (
	_ fyne.Focusable     = (*contents)(nil)
	_ fyne.Tappable      = (*contents)(nil)
	_ desktop.Hoverable  = (*contents)(nil)
	_ desktop.Cursorable = (*contents)(nil)
)

func newContents(names []string, choose func(int)) *contents {
	c := &contents{names: names, hover: -1, choose: choose}
	c.ExtendBaseWidget(c)
	return c
}

// row is the height of a line.
func row() float32 { return ui.Px(36) }

// set marks the section that is being read.
func (c *contents) set(at int) {
	if c.at != at {
		c.at = at
		c.Refresh()
	}
}

// line is the section at height y, or -1.
func (c *contents) line(y float32) int {
	i := int(y / row())
	if y < 0 || i >= len(c.names) {
		return -1
	}
	return i
}

// Tapped implements fyne.Tappable.
func (c *contents) Tapped(e *fyne.PointEvent) {
	if i := c.line(e.Position.Y); i >= 0 {
		c.choose(i)
	}
}

// TypedKey implements fyne.Focusable: Up and Down choose at once.
func (c *contents) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyUp && c.at > 0:
		c.choose(c.at - 1)
	case e.Name == fyne.KeyDown && c.at < len(c.names)-1:
		c.choose(c.at + 1)
	case e.Name != fyne.KeyUp && e.Name != fyne.KeyDown:
		ui.BubbleKey(c, e)
	}
}

// TypedRune implements fyne.Focusable.
func (c *contents) TypedRune(r rune) { ui.BubbleRune(c, r) }

// FocusGained implements fyne.Focusable.
func (c *contents) FocusGained() {
	c.focused = true
	c.Refresh()
}

// FocusLost implements fyne.Focusable.
func (c *contents) FocusLost() {
	c.focused = false
	c.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (c *contents) MouseIn(e *desktop.MouseEvent) { c.over(c.line(e.Position.Y)) }

// MouseMoved implements desktop.Hoverable.
func (c *contents) MouseMoved(e *desktop.MouseEvent) { c.over(c.line(e.Position.Y)) }

// MouseOut implements desktop.Hoverable.
func (c *contents) MouseOut() { c.over(-1) }

func (c *contents) over(i int) {
	if c.hover != i {
		c.hover = i
		c.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (c *contents) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (c *contents) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &contentsLook{c: c, ring: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ring}
	for _, name := range c.names {
		bg, text := canvas.NewRectangle(nil), ui.NewText(name, ui.Body, ui.Ink2).Truncate()
		r.bg, r.texts = append(r.bg, bg), append(r.texts, text)
		r.objects = append(r.objects, bg, text)
	}
	r.update()
	return ui.Drawn(c, r.least, r.place).Updated(r.update).Changing(r.parts)
}

type contentsLook struct {
	c       *contents
	ring    *canvas.Rectangle
	bg      []*canvas.Rectangle
	texts   []*ui.Text
	objects []fyne.CanvasObject
}

func (r *contentsLook) parts() []fyne.CanvasObject { return r.objects }
func (r *contentsLook) least() fyne.Size {
	w := float32(0)
	for _, name := range r.c.names {
		w = max(w, ui.Strong.Measure(name))
	}
	return fyne.NewSize(w+24, row()*float32(len(r.c.names)))
}

func (r *contentsLook) place(s fyne.Size) {
	for i := range r.bg {
		y := row() * float32(i)
		r.bg[i].Move(fyne.NewPos(0, y))
		r.bg[i].Resize(fyne.NewSize(s.Width, row()))
		r.texts[i].Move(fyne.NewPos(12, y))
		r.texts[i].Resize(fyne.NewSize(max(0, s.Width-24), row()))
	}
	r.ring.Move(fyne.NewPos(-4, row()*float32(r.c.at)-4))
	r.ring.Resize(fyne.NewSize(s.Width+8, row()+8))
}

func (r *contentsLook) update() {
	for i, bg := range r.bg {
		fill, tok, style := ui.None, ui.Ink2, ui.Body
		switch i {
		case r.c.at:
			fill, tok, style = ui.AccentSoft, ui.AccentText, ui.Strong
		case r.c.hover:
			fill, tok = ui.Well, ui.Ink
		}
		bg.CornerRadius, bg.FillColor = 8, ui.Color(fill)
		bg.Refresh()
		r.texts[i].SetStyle(style)
		r.texts[i].SetColor(tok)
	}
	r.ring.Hidden = !r.c.focused
	r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = ui.Color(ui.Ink), 2.5, 12
	r.ring.Refresh()
}
