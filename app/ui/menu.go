package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// MenuItem is one line of a menu.
type MenuItem struct {
	Text     string
	Icon     IconName
	Shortcut string // shown at the right, such as "Strg+Z"
	Disabled string // why it can't be used; "" when it can
	Checked  bool
	OnTap    func()
}

// ShowMenu opens a menu below anchor (above it where there is no room). Arrow keys,
// Enter and Esc work; a click beside it closes it.
func ShowMenu(anchor fyne.CanvasObject, items []MenuItem) {
	c := canvasOf(anchor)
	if c == nil || len(items) == 0 {
		return
	}
	m := &menu{canvas: c, anchor: anchor, items: items, at: -1}
	for i := range items {
		if items[i].Checked {
			m.at = i
		}
	}
	box := &fyne.Container{Layout: &stack{vertical: true}}
	for i := range items {
		line := &menuLine{m: m, i: i}
		line.ExtendBaseWidget(line)
		m.lines = append(m.lines, line)
		box.Objects = append(box.Objects, line)
	}
	m.scroll = container.NewVScroll(box)
	m.ExtendBaseWidget(m)
	c.Overlays().Add(m)
	m.Resize(c.Size())
	if m.at < 0 {
		m.step(1)
	}
	c.Focus(m)
	m.show()
}

// menu covers the canvas and has the focus as a whole.
type menu struct {
	widget.BaseWidget
	canvas fyne.Canvas
	anchor fyne.CanvasObject
	items  []MenuItem
	lines  []*menuLine
	scroll *container.Scroll
	at     int
}

var _ fyne.Focusable = (*menu)(nil)

func (m *menu) close() {
	m.canvas.Unfocus()
	m.canvas.Overlays().Remove(m)
}

func (m *menu) choose(i int) {
	if i < 0 || i >= len(m.items) || m.items[i].Disabled != "" {
		return
	}
	m.close()
	if f := m.items[i].OnTap; f != nil {
		Guard(f)
	}
}

// step moves the mark by one, disabled lines included: their reason is read there.
func (m *menu) step(by int) { m.mark((m.at + by + len(m.items)) % len(m.items)) }

func (m *menu) mark(i int) {
	old := m.at
	m.at = i
	if old >= 0 {
		m.lines[old].Refresh()
	}
	m.lines[i].Refresh()
	m.show()
}

// show scrolls the marked line into view.
func (m *menu) show() {
	if m.at < 0 {
		return
	}
	l := m.lines[m.at]
	top, view := l.Position().Y, m.scroll.Size().Height
	switch {
	case top < m.scroll.Offset.Y:
		m.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case top+l.Size().Height > m.scroll.Offset.Y+view:
		m.scroll.ScrollToOffset(fyne.NewPos(0, top+l.Size().Height-view))
	}
}

// Tapped closes the menu: the click was beside it.
func (m *menu) Tapped(*fyne.PointEvent) { m.close() }

// TappedSecondary closes the menu.
func (m *menu) TappedSecondary(*fyne.PointEvent) { m.close() }

// FocusGained implements fyne.Focusable.
func (m *menu) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (m *menu) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (m *menu) TypedRune(rune) {}

// AcceptsTab keeps Tab inside.
func (m *menu) AcceptsTab() bool { return true }

// TypedKey implements fyne.Focusable.
func (m *menu) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		m.close()
	case fyne.KeyDown, fyne.KeyTab:
		m.step(1)
	case fyne.KeyUp:
		m.step(-1)
	case fyne.KeyHome:
		m.mark(0)
	case fyne.KeyEnd:
		m.mark(len(m.items) - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		m.choose(m.at)
	}
}

func (m *menu) takeKey(e *fyne.KeyEvent) bool {
	m.TypedKey(e)
	return true
}

// CreateRenderer implements fyne.Widget.
func (m *menu) CreateRenderer() fyne.WidgetRenderer {
	m.ExtendBaseWidget(m)
	r := &menuLook{m: m, shadow: NewRect(), box: NewBox()}
	return Drawn(m, r.least, r.place, r.shadow, r.box, r.m.scroll)
}

type menuLook struct {
	m      *menu
	shadow *canvas.Rectangle
	box    *Box
}

func (r *menuLook) least() fyne.Size { return fyne.Size{} }
func (r *menuLook) place(s fyne.Size) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(r.m.anchor)
	a := r.m.anchor.Size()
	need := r.m.scroll.Content.MinSize()
	w := min(max(need.Width, a.Width-2)+2, s.Width-16)
	h := need.Height + 14
	below, above := s.Height-at.Y-a.Height-12, at.Y-12
	y := at.Y + a.Height + 4
	if h > below && above > below {
		h = min(h, above)
		y = at.Y - 4 - h
	} else {
		h = min(h, below)
	}
	x := at.X
	if x+w > s.Width-8 {
		x = at.X + a.Width - w
	}
	pos, size := fyne.NewPos(Whole(max(8, x)), Whole(y)), fyne.NewSize(w, max(40, h))
	SetRect(r.shadow, pos.X, pos.Y+3, size.Width, size.Height, 12, Shadow)
	r.box.Set(pos.X, pos.Y, size.Width, size.Height, 12, CardBG, Ctrl, 1)
	r.m.scroll.Move(pos.AddXY(1, 7))
	r.m.scroll.Resize(size.SubtractWidthHeight(2, 14))
}

type menuLine struct {
	widget.BaseWidget
	m *menu
	i int
}

// Tapped chooses the line.
func (l *menuLine) Tapped(*fyne.PointEvent) { l.m.choose(l.i) }

// MouseIn marks the line.
func (l *menuLine) MouseIn(*desktop.MouseEvent) { l.m.mark(l.i) }

// MouseMoved implements desktop.Hoverable.
func (l *menuLine) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (l *menuLine) MouseOut() {}

func (l *menuLine) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	r := &menuLineLook{l: l, bg: NewRect(), img: NewIconImage(), check: NewIconImage(), text: NewLine(), note: NewLine(), key: NewLine()}
	return Drawn(l, r.least, r.place, r.bg, r.img, r.check, r.text.Text, r.note.Text, r.key.Text)
}

type menuLineLook struct {
	l               *menuLine
	bg              *canvas.Rectangle
	img, check      IconImage
	text, note, key Line
}

// indent leaves room for icons when any line has one.
func (r *menuLineLook) indent() float32 {
	for _, it := range r.l.m.items {
		if it.Icon != "" {
			return 16 + Px(30)
		}
	}
	return 16
}

// tail leaves room for check marks when any line has one.
func (r *menuLineLook) tail() float32 {
	for _, it := range r.l.m.items {
		if it.Checked {
			return 16 + Px(26)
		}
	}
	return 16
}

func (r *menuLineLook) least() fyne.Size {
	it := r.l.m.items[r.l.i]
	w := Strong.Measure(it.Text)
	h := Px(40)
	if it.Disabled != "" {
		w = max(w, Body.Measure(it.Disabled))
		h += Px(20)
	}
	if it.Shortcut != "" {
		w += 24 + Body.Measure(it.Shortcut)
	}
	return fyne.NewSize(Whole(w+.5)+r.indent()+r.tail(), h)
}

func (r *menuLineLook) place(s fyne.Size) {
	it := r.l.m.items[r.l.i]
	tok, bg := Ink, None
	if r.l.m.at == r.l.i {
		tok, bg = AccentText, AccentSoft
	}
	if it.Disabled != "" {
		tok = DisText
		if bg != None {
			bg = Well
		}
	}
	SetRect(r.bg, 6, 0, s.Width-12, s.Height, 8, bg)
	cy := Px(20)
	r.img.Set(it.Icon, tok)
	r.img.Place(16+Px(9), cy, Px(18))
	mark := IconName("")
	if it.Checked {
		mark = IconCheck
	}
	r.check.Set(mark, tok)
	r.check.Place(s.Width-16-Px(8), cy, Px(16))
	in := r.indent()
	r.text.Set(it.Text, Strong, tok)
	r.text.Place(in, cy, 0)
	r.note.Set(it.Disabled, Body, Ink2)
	r.note.Place(in, cy+Px(20), 0)
	r.key.Set(it.Shortcut, Body, Ink2)
	r.key.Place(s.Width-r.tail(), cy, 1)
}
