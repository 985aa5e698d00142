package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// MenuItem is one line of a menu.
type MenuItem struct {
	Text     string
	Icon     IconName
	Shortcut string // shown at the right, such as "Strg+Z"
	Disabled string // why it can't be used; "" when it can
	Checked  bool
	Apart    bool // a line parts it from what is above
	Heading  bool // says what the lines below are for: it can't be marked or chosen
	OnTap    func()
	OnRune   func(rune) // gets what is typed while the line is marked, which closes the menu; nil for nothing
}

// ShowMenu opens a menu below anchor (above it where there is no room). Arrow keys,
// Enter and Esc work; a click next to it closes it.
func ShowMenu(anchor fyne.CanvasObject, items []MenuItem) { showMenu(anchor, items, false) }

// ShowMenuAbove is ShowMenu above the anchor, where what lies below it must stay in sight.
func ShowMenuAbove(anchor fyne.CanvasObject, items []MenuItem) { showMenu(anchor, items, true) }

func showMenu(anchor fyne.CanvasObject, items []MenuItem, up bool) {
	c := canvasOf(anchor)
	if c == nil || len(items) == 0 {
		return
	}
	items = usableFirst(items)
	m := &menu{canvas: c, anchor: anchor, items: items, up: up, at: -1, shadow: NewRect(), box: NewBox()}
	for i := range items {
		if items[i].Checked {
			m.at = i
		}
	}
	box := &fyne.Container{Layout: &stack{vertical: true}}
	for i := range items {
		line := &menuLine{m: m, i: i, ring: NewRing(), img: NewIconImage(), check: NewIconImage(), text: NewLine(), note: NewLine(), key: NewLine(), rule: NewDivider()}
		line.Draw(line, line.least, line.place, line.rule, line.ring, line.img, line.check, line.text.Text, line.note.Text, line.key.Text)
		m.lines = append(m.lines, line)
		box.Objects = append(box.Objects, line)
	}
	m.scroll = NewVScroll(box)
	m.Draw(m, m.least, m.place, m.shadow, m.box, m.scroll)
	c.Overlays().Add(m)
	m.Resize(c.Size())
	if m.at < 0 {
		m.step(1)
	}
	c.Focus(m)
	m.show()
}

// usableFirst are the lines with those that can't be used at the end of what stands together.
func usableFirst(items []MenuItem) []MenuItem {
	out := slices.Clone(items)
	for from := 0; from < len(out); {
		to := from + 1
		for to < len(out) && !out[to].Apart && !out[to].Heading {
			to++
		}
		group, apart := out[from:to], out[from].Apart
		group[0].Apart = false
		slices.SortStableFunc(group, func(a, b MenuItem) int { return min(len(a.Disabled), 1) - min(len(b.Disabled), 1) })
		group[0].Apart = apart
		from = to
	}
	return out
}

// menu covers the canvas and has the focus as a whole.
type menu struct {
	Base
	canvas fyne.Canvas
	anchor fyne.CanvasObject
	items  []MenuItem
	lines  []*menuLine
	scroll *Scroll
	at     int
	up     bool // above the anchor where there is room

	shadow *canvas.Rectangle
	box    *Box
}

var _ fyne.Focusable = (*menu)(nil)

func (m *menu) close() {
	m.canvas.Unfocus()
	m.canvas.Overlays().Remove(m)
}

func (m *menu) choose(i int) {
	if i < 0 || i >= len(m.items) || m.dead(i) {
		return
	}
	m.close()
	if f := m.items[i].OnTap; f != nil {
		Guard(f)
	}
}

// dead tells whether a line can't be chosen; why is written there.
func (m *menu) dead(i int) bool { return m.items[i].Heading || m.items[i].Disabled != "" }

// step moves the mark by one that can be chosen.
func (m *menu) step(by int) { m.seek(m.at, by) }

func (m *menu) seek(i, by int) {
	for range m.items {
		i = (i + by + len(m.items)) % len(m.items)
		if !m.dead(i) {
			m.mark(i)
			return
		}
	}
}

func (m *menu) mark(i int) {
	if m.dead(i) {
		return
	}
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

// Tapped closes the menu: the click was next to it.
func (m *menu) Tapped(*fyne.PointEvent) { m.close() }

// TappedSecondary closes the menu.
func (m *menu) TappedSecondary(*fyne.PointEvent) { m.close() }

// FocusGained implements fyne.Focusable.
func (m *menu) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (m *menu) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (m *menu) TypedRune(r rune) {
	typed(m.canvas)
	if m.at < 0 || r == ' ' || m.items[m.at].OnRune == nil {
		return
	}
	typed := m.items[m.at].OnRune
	m.close()
	Guard(func() { typed(r) })
}

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
		m.seek(-1, 1)
	case fyne.KeyEnd:
		m.seek(0, -1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !repeats(m.canvas, e) {
			m.choose(m.at)
		}
	default:
		padKey(m.canvas, e)
	}
}

func (m *menu) takeKey(e *fyne.KeyEvent) bool {
	m.TypedKey(e)
	return true
}

func (m *menu) least() fyne.Size { return fyne.Size{} }
func (m *menu) place(s fyne.Size) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(m.anchor)
	a := m.anchor.Size()
	need := m.scroll.Content.MinSize()
	w := min(max(need.Width, a.Width-2)+2, s.Width-16)
	h := need.Height + 14
	below, above := s.Height-at.Y-a.Height-12, at.Y-12
	y := at.Y + a.Height + 4
	if h > below && above > below || m.up && above >= h {
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
	SetRect(m.shadow, pos.X, pos.Y+3, size.Width, size.Height, 12, Shadow)
	m.box.Set(pos.X, pos.Y, size.Width, size.Height, 12, CardBG, Ctrl, 1)
	m.scroll.Move(pos.AddXY(1, 7))
	m.scroll.Resize(size.SubtractWidthHeight(2, 14))
}

type menuLine struct {
	Base
	m *menu
	i int

	ring            Ring // while it is marked
	img, check      IconImage
	text, note, key Line
	rule            *Area
}

// Tapped chooses the line.
func (l *menuLine) Tapped(*fyne.PointEvent) { l.m.choose(l.i) }

// MouseIn marks the line.
func (l *menuLine) MouseIn(*desktop.MouseEvent) { l.m.mark(l.i) }

// MouseMoved implements desktop.Hoverable.
func (l *menuLine) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (l *menuLine) MouseOut() {}

// indent leaves room for icons when any line has one.
func (l *menuLine) indent() float32 {
	for _, it := range l.m.items {
		if it.Icon != "" {
			return 16 + 30
		}
	}
	return 16
}

// tail leaves room for check marks when any line has one.
func (l *menuLine) tail() float32 {
	for _, it := range l.m.items {
		if it.Checked {
			return 16 + 26
		}
	}
	return 16
}

// apart is the room for the line above.
func (l *menuLine) apart() float32 {
	if l.m.items[l.i].Apart {
		return 13
	}
	return 0
}

func (l *menuLine) least() fyne.Size {
	it := l.m.items[l.i]
	w := Strong.Measure(it.Text)
	h := float32(40)
	if it.Disabled != "" {
		w = max(w, Body.Measure(it.Disabled))
		h += 20
	}
	if it.Shortcut != "" {
		w += 24 + Body.Measure(it.Shortcut)
	}
	return fyne.NewSize(Whole(w+.5)+l.indent()+l.tail(), h+l.apart())
}

func (l *menuLine) place(s fyne.Size) {
	it := l.m.items[l.i]
	tok := Ink
	if it.Heading {
		tok = Ink2
	}
	if it.Disabled != "" {
		tok = DisText
	}
	top := l.apart()
	if Show(top > 0, l.rule); top > 0 {
		Put(l.rule, 16, 6, s.Width-32, Pixels(1))
	}
	l.ring.Set(l.m.at == l.i, 11, top+5, s.Width-22, s.Height-top-10, 6)
	cy := top + 20
	l.img.Set(it.Icon, tok)
	l.img.Place(16+9, cy, 18)
	mark := IconName("")
	if it.Checked {
		mark = IconCheck
	}
	l.check.Set(mark, tok)
	l.check.Place(s.Width-16-8, cy, 16)
	in := l.indent()
	l.text.Set(it.Text, Strong, tok)
	l.text.Place(in, cy, 0)
	l.note.Set(it.Disabled, Body, Ink2)
	l.note.Place(in, cy+20, 0)
	l.key.Set(it.Shortcut, Body, Ink2)
	l.key.Place(s.Width-l.tail(), cy, 1)
}
