package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// NavItem is one line of a Nav.
type NavItem struct {
	Icon IconName
	Text string
}

// Nav is the list of a page's parts at its left. It has the focus as a whole; the arrow keys choose at once. Without
// icons it is the contents of a text: its lines are closer, and Home and End are left to the page.
type Nav struct {
	Areas
	items  []NavItem
	at     int
	choose func(i int, keys bool)

	ring  Ring
	lines []navLine
}

type navLine struct {
	bg   *canvas.Rectangle
	icon *Icon
	text *Text
}

// NewNav marks one item; choose is told which one the user takes, and whether by keys.
func NewNav(items []NavItem, at int, choose func(i int, keys bool)) *Nav {
	n := &Nav{items: items, at: at, choose: choose, ring: NewRing()}
	parts := []fyne.CanvasObject{n.ring}
	for _, it := range items {
		l := navLine{NewRect(), NewIcon(it.Icon, 20, Ink2), NewText(it.Text, Strong, Ink).Truncate()}
		n.lines = append(n.lines, l)
		parts = append(parts, l.bg, l.icon, l.text)
	}
	n.Find, n.OnKey, n.OnTap = n.line, n.walk, func(i int) { choose(i, false) }
	n.Draw(n, n.least, n.place, parts...)
	return n
}

// Set marks another item and brings it into view, without telling anybody.
func (n *Nav) Set(at int) {
	if n.at == at {
		return
	}
	n.at = at
	n.Refresh()
	h, gap := n.row()
	scrollToPart(n, fyne.NewPos(0, float32(at)*(h+gap)), fyne.NewSize(n.Size().Width, h))
}

// At is the item that is marked, for tests.
func (n *Nav) At() int { return n.at }

// dense tells whether it is the contents of a text.
func (n *Nav) dense() bool { return len(n.items) > 0 && n.items[0].Icon == "" }

// row is the height of a line and the gap below it.
func (n *Nav) row() (height, gap float32) {
	if n.dense() {
		return 36, 0
	}
	return 44, 4
}

// line is the item at a point, or -1.
func (n *Nav) line(p fyne.Position) int {
	h, gap := n.row()
	i := int(p.Y / (h + gap))
	if p.Y < 0 || i >= len(n.items) {
		return -1
	}
	return i
}

// walk takes the item that a key leads to at once.
func (n *Nav) walk(e *fyne.KeyEvent) bool {
	var to int
	switch {
	case e.Name == fyne.KeyUp:
		to = max(n.at-1, 0)
	case e.Name == fyne.KeyDown:
		to = min(n.at+1, len(n.items)-1)
	case e.Name == fyne.KeyHome && !n.dense():
		to = 0
	case e.Name == fyne.KeyEnd && !n.dense():
		to = len(n.items) - 1
	default:
		return false
	}
	if to != n.at {
		n.choose(to, true)
	}
	return true
}

// indent is where the texts begin.
func (n *Nav) indent() float32 {
	if n.dense() {
		return 12
	}
	return 12 + 20 + 12
}

func (n *Nav) least() fyne.Size {
	w := float32(0)
	for _, it := range n.items {
		w = max(w, Strong.Measure(it.Text))
	}
	h, gap := n.row()
	k := float32(len(n.items))
	air := float32(16)
	if n.dense() {
		air = 12
	}
	return fyne.NewSize(n.indent()+w+air, k*h+max(0, k-1)*gap)
}

func (n *Nav) place(s fyne.Size) {
	h, gap := n.row()
	icon, radius := float32(20), float32(10)
	if n.dense() {
		radius = 8
	}
	for i, l := range n.lines {
		y := float32(i) * (h + gap)
		fill, tok, style := None, Ink, Strong
		if n.dense() {
			tok, style = Ink2, Body
		}
		switch i {
		case n.at:
			fill, tok, style = AccentSoft, AccentText, Strong
		case n.Over():
			fill, tok = Well, Ink
		}
		SetRect(l.bg, 0, y, s.Width, h, radius, fill)
		l.icon.Set(n.items[i].Icon, tok)
		Put(l.icon, 12, y+(h-icon)/2, icon, icon)
		l.text.SetStyle(style)
		l.text.SetColor(tok)
		Put(l.text, n.indent(), y, s.Width-n.indent()-12, h)
	}
	n.ring.Set(n.Focused(), 0, float32(n.at)*(h+gap), s.Width, h, radius)
}
