package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// navItem is one line of the navigation.
type navItem struct {
	icon ui.IconName
	text string
}

// nav is the list of the parts at the left. It has the focus as a whole; the arrow
// keys choose at once.
type nav struct {
	widget.BaseWidget
	items   []navItem
	at      int
	hover   int // -1: none
	focused bool
	choose  func(i int, keys bool)
}

var (
	_ fyne.Widget        = (*nav)(nil)
	_ fyne.Focusable     = (*nav)(nil)
	_ fyne.Tappable      = (*nav)(nil)
	_ desktop.Hoverable  = (*nav)(nil)
	_ desktop.Cursorable = (*nav)(nil)
)

func newNav(items []navItem, at int, choose func(i int, keys bool)) *nav {
	n := &nav{items: items, at: at, hover: -1, choose: choose}
	n.ExtendBaseWidget(n)
	return n
}

const navGap = 4

func navRow() float32 { return ui.Px(44) }

// line is the index of the item at height y, or -1.
func (n *nav) line(y float32) int {
	i := int(y / (navRow() + navGap))
	if y < 0 || i >= len(n.items) {
		return -1
	}
	return i
}

// Tapped implements fyne.Tappable.
func (n *nav) Tapped(e *fyne.PointEvent) {
	if i := n.line(e.Position.Y); i >= 0 {
		n.choose(i, false)
	}
}

// TypedKey implements fyne.Focusable.
func (n *nav) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		n.choose(max(n.at-1, 0), true)
	case fyne.KeyDown:
		n.choose(min(n.at+1, len(n.items)-1), true)
	case fyne.KeyHome:
		n.choose(0, true)
	case fyne.KeyEnd:
		n.choose(len(n.items)-1, true)
	default:
		ui.BubbleKey(n, e)
	}
}

// TypedRune implements fyne.Focusable.
func (n *nav) TypedRune(r rune) { ui.BubbleRune(n, r) }

// FocusGained implements fyne.Focusable.
func (n *nav) FocusGained() {
	n.focused = true
	n.Refresh()
}

// FocusLost implements fyne.Focusable.
func (n *nav) FocusLost() {
	n.focused = false
	n.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (n *nav) MouseIn(e *desktop.MouseEvent) { n.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (n *nav) MouseMoved(e *desktop.MouseEvent) { n.over(n.line(e.Position.Y)) }

// MouseOut implements desktop.Hoverable.
func (n *nav) MouseOut() { n.over(-1) }

func (n *nav) over(i int) {
	if i != n.hover {
		n.hover = i
		n.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (n *nav) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (n *nav) CreateRenderer() fyne.WidgetRenderer {
	n.ExtendBaseWidget(n)
	r := &navLook{n: n, ring: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ring}
	for _, it := range n.items {
		l := navLine{canvas.NewRectangle(nil), ui.NewIcon(it.icon, ui.Px(20), ui.Ink2), ui.NewText(it.text, ui.Strong, ui.Ink).Truncate()}
		r.lines = append(r.lines, l)
		r.objects = append(r.objects, l.bg, l.icon, l.text)
	}
	r.update()
	return ui.Drawn(n, r.least, r.place).Updated(r.update).Changing(r.parts)
}

type navLine struct {
	bg   *canvas.Rectangle
	icon *ui.Icon
	text *ui.Text
}

type navLook struct {
	n       *nav
	ring    *canvas.Rectangle
	lines   []navLine
	objects []fyne.CanvasObject
}

func (r *navLook) parts() []fyne.CanvasObject { return r.objects }

func (r *navLook) least() fyne.Size {
	w := float32(0)
	for _, it := range r.n.items {
		w = max(w, ui.Strong.Measure(it.text))
	}
	k := float32(len(r.n.items))
	return fyne.NewSize(w+ui.Px(20)+40, k*navRow()+max(0, k-1)*navGap)
}

func (r *navLook) place(s fyne.Size) {
	icon := ui.Px(20)
	for i, l := range r.lines {
		y := float32(i) * (navRow() + navGap)
		l.bg.Move(fyne.NewPos(0, y))
		l.bg.Resize(fyne.NewSize(s.Width, navRow()))
		l.icon.Move(fyne.NewPos(12, y+(navRow()-icon)/2))
		l.icon.Resize(fyne.NewSquareSize(icon))
		l.text.Move(fyne.NewPos(12+icon+12, y))
		l.text.Resize(fyne.NewSize(max(0, s.Width-icon-36), navRow()))
	}
	r.ring.Move(fyne.NewPos(-4, float32(r.n.at)*(navRow()+navGap)-4))
	r.ring.Resize(fyne.NewSize(s.Width+8, navRow()+8))
}

func (r *navLook) update() {
	for i, l := range r.lines {
		fill, tok := ui.None, ui.Ink
		switch i {
		case r.n.at:
			fill, tok = ui.AccentSoft, ui.AccentText
		case r.n.hover:
			fill = ui.Well
		}
		l.bg.CornerRadius = 10
		l.bg.FillColor = ui.Color(fill)
		l.bg.Refresh()
		l.icon.Set(r.n.items[i].icon, tok)
		l.text.SetColor(tok)
	}
	r.ring.Hidden = !r.n.focused
	r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = ui.Color(ui.Ink), 2.5, 14
	r.ring.Refresh()
}
