package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// The map in pixels.
const (
	mapColumns = 7
	mapGap     = 6
	cellHeight = 58
	smallCell  = 34
	cellLetter = 32
	barWidth   = 10
	barHeight  = 5
)

// letterMap is the map of all letters: each with 0 to 3 bars and a tint. It takes the arrow keys;
// Enter, Space and a tap choose a letter. A small one is only looked at.
type letterMap struct {
	ui.Areas
	cells    []course.Cell
	selected rune
	named    bool                    // letters stand there as names, not in pieces
	small    bool                    // it is only looked at
	onCursor func(course.Cell, bool) // another letter is pointed at, or none

	ring  ui.Ring
	views []mapCell
}

// newLetterMap is a map of which a letter can be chosen, or with nil a small one.
func newLetterMap(tap func(rune)) *letterMap {
	m := &letterMap{small: tap == nil, ring: ui.NewRing()}
	m.Deaf = m.small
	m.Frames, m.OnPoint, m.OnFocus, m.OnBlur = m.frames, m.point, m.point, m.point
	if tap != nil {
		m.OnTap = func(i int) {
			m.At = i
			tap(m.cells[i].Letter)
		}
	}
	m.Draw(m, m.least, m.place).Changing(m.parts)
	return m
}

// set shows other cells; selected is the letter that is being practised, or 0.
func (m *letterMap) set(cells []course.Cell, selected rune) {
	if selected != 0 && selected != m.selected && !m.Focused() {
		for i, c := range cells {
			if c.Letter == selected {
				m.At = i
			}
		}
	}
	m.cells, m.selected = cells, selected
	m.At = max(0, min(m.At, len(cells)-1))
	m.Refresh()
}

// pointed is the cell below the pointer or the cursor.
func (m *letterMap) pointed() (course.Cell, bool) {
	at := m.Pointed()
	if at < 0 || at >= len(m.cells) {
		return course.Cell{}, false
	}
	return m.cells[at], true
}

func (m *letterMap) point() {
	m.Refresh()
	if m.onCursor != nil {
		m.onCursor(m.pointed())
	}
}

// frames is where the cells lie.
func (m *letterMap) frames() []ui.Frame {
	gap, h := m.gap(), m.height()
	w := (m.Size().Width - (mapColumns-1)*gap) / mapColumns
	out := make([]ui.Frame, len(m.cells))
	for i := range out {
		out[i] = ui.NewFrame(float32(i%mapColumns)*(w+gap), float32(i/mapColumns)*(h+gap), w, h)
	}
	return out
}

func (m *letterMap) gap() float32 {
	if m.small {
		return 3
	}
	return mapGap
}

func (m *letterMap) height() float32 {
	if m.small {
		return smallCell
	}
	return cellHeight
}

// mapCell is one letter as it is drawn.
type mapCell struct {
	box    *canvas.Rectangle
	letter *draw.Word
	name   ui.Line // instead
	bars   [3]*canvas.Rectangle
	due    *canvas.Circle
}

func (m *letterMap) least() fyne.Size {
	rows := float32((len(m.cells) + mapColumns - 1) / mapColumns)
	return fyne.NewSize(mapColumns*28+(mapColumns-1)*m.gap(), max(0, rows*(m.height()+m.gap())-m.gap()))
}

func (m *letterMap) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{m.ring}
	for _, v := range m.views[:len(m.cells)] {
		out = append(out, v.box, v.letter, v.name, v.bars[0], v.bars[1], v.bars[2], v.due)
	}
	return out
}

func (m *letterMap) place(fyne.Size) {
	for len(m.views) < len(m.cells) {
		v := mapCell{box: ui.NewRect(), letter: draw.NewWord("", cellLetter), name: ui.NewLine(), due: canvas.NewCircle(nil)}
		for i := range v.bars {
			v.bars[i] = ui.NewRect()
		}
		m.views = append(m.views, v)
	}
	m.ring.Hide()
	for i, f := range m.frames() {
		m.draw(i, f.X, f.Y, f.Width, f.Height)
		if i == m.At {
			m.Ring(m.ring, f.X, f.Y, f.Width, f.Height, 8)
		}
	}
}

// tint is the ground of a step, and the colour of its bars.
func tint(m course.Mastery) (ground, bar ui.Token) {
	switch m {
	case course.Sure:
		return ui.OKSoft, ui.OK
	case course.Almost:
		return ui.ArcSoft, ui.Arc
	case course.Practised:
		return ui.WarnSoft, ui.Warn
	}
	return ui.CardBG, ui.Ctrl
}

// draw draws a letter in its cell.
func (m *letterMap) draw(i int, x, y, w, h float32) {
	to, c := m.views[i], m.cells[i]
	ground, _ := tint(c.Mastery)
	edge, wide := ground, float32(0)
	if c.Mastery == course.Fresh {
		edge, wide = ui.Border, 1
	}
	switch {
	case c.Letter == m.selected:
		edge, wide = ui.Accent, 2.5
	case m.Over() == i && !m.small:
		edge, wide = ui.Accent, 1
	}
	to.box.FillColor, to.box.StrokeColor, to.box.StrokeWidth, to.box.CornerRadius = ui.Color(ground), ui.Color(edge), wide, 8
	ui.Put(to.box, x, y, w, h)
	to.box.Refresh()

	letter := float32(cellLetter)
	if m.small {
		letter = 18
	}
	to.letter.SetHeight(letter)
	to.letter.SetWord(string(c.Letter))
	to.letter.SetOptions(draw.Options{Faded: !c.Open && !c.Known})
	size := to.letter.MinSize()
	top := (h - size.Height - barHeight - 4) / 2
	ui.Show(!m.named, to.letter)
	name, ink := "", ui.Ink
	if m.named {
		name = draw.Name(c.Letter)
	}
	if !c.Open && !c.Known {
		ink = ui.Ink3
	}
	to.name.Draw(name, letter*.75, 800, ink, x+w/2, y+top+size.Height/2, .5)
	ui.Put(to.letter, x+float32(int((w-size.Width)/2)), y+float32(int(top)), size.Width, size.Height)

	step, bw := barWidth+3, float32(barWidth)
	if m.small {
		step, bw = 7, 5
	}
	left := x + (w-2*float32(step)-bw)/2
	for n, b := range to.bars {
		drawBar(b, n, c.Mastery, left+float32(n*step), y+h-barHeight-float32(int(top/2))-1, bw)
	}
	to.due.FillColor = ui.Color(ui.Accent)
	ui.Put(to.due, x+w-11, y+4, 7, 7)
	ui.Show(c.Due && !m.small, to.due)
	to.due.Refresh()
}

// drawBar draws the i-th of the three bars of a step.
func drawBar(b *canvas.Rectangle, i int, m course.Mastery, x, y, w float32) {
	_, tok := tint(m)
	b.CornerRadius = barHeight / 2
	b.StrokeWidth, b.StrokeColor = 0, nil
	b.FillColor = ui.Color(tok)
	if i >= int(m) {
		b.FillColor, b.StrokeColor, b.StrokeWidth = ui.Color(ui.CardBG), ui.Color(ui.Ctrl), 1
	}
	ui.Put(b, x, y, w, barHeight)
	b.Refresh()
}
