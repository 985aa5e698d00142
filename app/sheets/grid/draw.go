package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// face are the parts of one cell; those that it never needed are nil.
type face struct {
	ground    *canvas.Rectangle
	text, sub *ui.Text
	word      *draw.Word
}

// linesLook draws the lines.
type linesLook struct {
	l       *Lines
	cells   []*face
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
	ring    ui.Ring
	field   *canvas.Rectangle // ground of what is being typed
	caret   *canvas.Rectangle
	text    *ui.Text
	rows    int
	columns int
}

func (r *linesLook) parts() []fyne.CanvasObject { return r.objects }

func (r *linesLook) least() fyne.Size {
	g := r.l.shown
	return fyne.NewSize(max(leastWidth(g.Columns), r.l.wide), float32(g.Rows())*max(r.l.row, leastRow()))
}

// fit makes as many parts as there are cells.
func (r *linesLook) fit() {
	rows, columns := r.l.shown.Rows(), len(r.l.shown.Columns)
	if r.rows == rows && r.columns == columns && r.objects != nil {
		return
	}
	if r.columns != columns {
		r.cells = nil
	}
	r.rows, r.columns = rows, columns
	for len(r.cells) < r.rows*r.columns {
		r.cells = append(r.cells, &face{ground: ui.NewRect()})
	}
	r.cells = r.cells[:r.rows*r.columns]
	for len(r.lines) < r.rows+r.columns {
		r.lines = append(r.lines, ui.NewRect())
	}
	r.collect()
}

// collect lists the parts in the order in which they are painted.
func (r *linesLook) collect() {
	r.objects = nil
	for _, c := range r.cells {
		r.objects = append(r.objects, c.ground)
	}
	for _, l := range r.lines[:r.rows+r.columns] {
		r.objects = append(r.objects, l)
	}
	for _, c := range r.cells {
		if c.text != nil {
			r.objects = append(r.objects, c.text)
		}
		if c.sub != nil {
			r.objects = append(r.objects, c.sub)
		}
		if c.word != nil {
			r.objects = append(r.objects, c.word)
		}
	}
	r.objects = append(r.objects, r.field, r.text, r.caret, r.ring.Rectangle)
}

func (r *linesLook) place(s fyne.Size) {
	r.fit()
	row, e := r.l.row, edges(r.l.shown.Columns, s.Width)
	before := len(r.objects)
	for i, c := range r.cells {
		at := cells.At{Row: i/r.columns + 1, Col: i % r.columns}
		pos := fyne.NewPos(e[at.Col], float32(at.Row-1)*row)
		r.cell(c, at, pos, fyne.NewSize(e[at.Col+1]-e[at.Col], row))
	}
	for i := range r.rows {
		ui.SetRect(r.lines[i], 0, float32(i)*row, s.Width, 1, 0, ui.Ctrl)
	}
	for i := range r.columns {
		ui.SetRect(r.lines[r.rows+i], e[i], 0, 1, s.Height, 0, ui.Ctrl)
		ui.Show(i > 0, r.lines[r.rows+i])
	}
	r.cursor()
	r.collect()
	if len(r.objects) != before {
		canvas.Refresh(r.l)
	}
}

// cell shows one cell.
func (r *linesLook) cell(c *face, at cells.At, pos fyne.Position, size fyne.Size) {
	f := r.l.shown.Face(at)
	switch {
	case f.Grey:
		ui.SetRect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, GreyField)
	case f.Preview:
		ui.SetRect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, ui.AccentSoft)
	default:
		c.ground.Hide()
	}
	tok := ui.Ink
	if f.Preview && !f.Grey {
		tok = ui.AccentText
	}
	typed := r.l.typing != nil && r.l.at == at
	r.words(c, f, typed, pos, size, tok)
}

// words shows what stands in a cell.
func (r *linesLook) words(c *face, f cells.Face, typed bool, pos fyne.Position, size fyne.Size, tok ui.Token) {
	align := fyne.TextAlignCenter
	if f.Left {
		align = fyne.TextAlignLeading
	}
	line := func(t **ui.Text, s string, style ui.Style, tok ui.Token, y, h float32) {
		if s == "" || typed {
			if *t != nil {
				(*t).Hide()
			}
			return
		}
		if *t == nil {
			*t = ui.NewText("", style, tok).Truncate()
		}
		(*t).Align(align)
		(*t).SetStyle(style)
		(*t).SetColor(tok)
		(*t).SetText(s)
		(*t).Show()
		ui.Put(*t, pos.X+8, pos.Y+y, size.Width-16, h)
		(*t).Refresh()
	}
	style := ui.Number
	if f.Left || style.Measure(f.Text) > size.Width-16 {
		style = ui.Strong
	}
	main, sub := size.Height, ui.Body.Height()
	if f.Sub != "" {
		main = size.Height - sub
	}
	line(&c.text, f.Text, style, tok, 0, main)
	line(&c.sub, f.Sub, ui.Body, ui.Ink2, main-4, sub)
	if f.Pieces == "" || typed {
		if c.word != nil {
			c.word.Hide()
		}
		return
	}
	height := ui.Whole(min(size.Height*.55, ui.Px(30)))
	if c.word == nil {
		c.word = draw.NewWord(f.Pieces, height)
	}
	c.word.SetWord(f.Pieces)
	c.word.SetHeight(height)
	if need := c.word.MinSize().Width; need > size.Width-24 {
		c.word.SetHeight(ui.Whole(height * (size.Width - 24) / need))
	}
	c.word.Show()
	m := c.word.MinSize()
	ui.Put(c.word, pos.X+16, pos.Y+ui.Whole((size.Height-m.Height)/2), m.Width, m.Height)
}

// cursor shows the cursor and what is being typed.
func (r *linesLook) cursor() {
	l := r.l
	ui.Show(l.typing != nil, r.field, r.text)
	ui.Show(l.typing != nil && l.Focused(), r.caret)
	if len(l.shown.Columns) == 0 || l.shown.Rows() == 0 {
		return
	}
	pos, size := l.cell(l.at, l.Size().Width)
	ink, frame := ui.Ink, ui.Ink
	if l.typing != nil {
		frame = ui.Accent
	}
	if l.refused != "" {
		ink, frame = ui.Err, ui.Err
	}
	// Inside of the cell, so that the neighbours don't cover it.
	r.ring.Around(l.Focused() || l.typing != nil, pos.X+2, pos.Y+2, size.Width-3, size.Height-3, 4, 0, frame)
	if l.typing == nil {
		return
	}
	ui.SetRect(r.field, pos.X+1, pos.Y+1, size.Width-1, size.Height-1, 0, ui.CardBG)
	style, room := ui.Number, size.Width-20
	if style.Measure(string(l.typing.text)) > room {
		style = ui.Strong
	}
	text, before := l.typing.tail(func(s string) bool { return style.Measure(s) <= room })
	r.text.SetStyle(style)
	r.text.SetText(text)
	r.text.SetColor(ink)
	w := style.Measure(text)
	x := pos.X + max(10, ui.Whole((size.Width-w)/2))
	ui.Put(r.text, x, pos.Y, w+2, size.Height)
	r.text.Refresh()
	ui.SetRect(r.caret, ui.Whole(x+style.Measure(before))+1, pos.Y+8, 2, size.Height-16, 1, ui.Accent)
	ui.Show(l.Focused(), r.caret)
}
