package sheets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// greyField is the ground of a Puzzle Maker's own field (look, Players, tiles, dice).
const greyField ui.Token = "sheet_grey"

// CreateRenderer implements fyne.Widget.
func (b *gridBody) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &bodyLook{b: b, ring: ui.NewRect(), field: ui.NewRect(), caret: ui.NewRect(), text: ui.NewText("", ui.Number, ui.Ink)}
	return ui.Drawn(b, r.least, r.place).Changing(r.parts)
}

// face are the parts of one cell; those that it never needed are nil.
type face struct {
	ground    *canvas.Rectangle
	text, sub *ui.Text
	word      *draw.Word
}

type bodyLook struct {
	b       *gridBody
	cells   []*face
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
	ring    *canvas.Rectangle
	field   *canvas.Rectangle // ground of what is being typed
	caret   *canvas.Rectangle
	text    *ui.Text
	rows    int
	columns int
}

func (r *bodyLook) parts() []fyne.CanvasObject { return r.objects }

func (r *bodyLook) least() fyne.Size {
	return fyne.NewSize(r.b.g.wide(), float32(r.b.g.m.rows)*max(r.b.g.row, leastRow()))
}

// fit makes as many parts as there are cells.
func (r *bodyLook) fit() {
	m := r.b.g.m
	if r.rows == m.rows && r.columns == len(m.columns) && r.objects != nil {
		return
	}
	if r.columns != len(m.columns) {
		r.cells = nil
	}
	r.rows, r.columns = m.rows, len(m.columns)
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
func (r *bodyLook) collect() {
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
	r.objects = append(r.objects, r.field, r.text, r.caret, r.ring)
}

func (r *bodyLook) place(s fyne.Size) {
	r.fit()
	g := r.b.g
	e := g.edges(s.Width)
	before := len(r.objects)
	for i, c := range r.cells {
		at := cellAt{i/r.columns + 1, i % r.columns}
		pos := fyne.NewPos(e[at.col], float32(at.row-1)*g.row)
		r.cell(c, at, pos, fyne.NewSize(e[at.col+1]-e[at.col], g.row))
	}
	for i := range r.rows {
		rect(r.lines[i], 0, float32(i)*g.row, s.Width, 1, 0, ui.Ctrl)
	}
	for i := range r.columns {
		rect(r.lines[r.rows+i], e[i], 0, 1, s.Height, 0, ui.Ctrl)
		ui.Show(i > 0, r.lines[r.rows+i])
	}
	r.cursor()
	r.collect()
	if len(r.objects) != before {
		canvas.Refresh(r.b)
	}
}

// cell shows one cell.
func (r *bodyLook) cell(c *face, at cellAt, pos fyne.Position, size fyne.Size) {
	g := r.b.g
	f := g.m.face(at)
	tinted := g.m.tint != nil && g.m.tint(at)
	switch {
	case f.Grey:
		rect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, greyField)
	case tinted:
		rect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, ui.AccentSoft)
	default:
		c.ground.Hide()
	}
	tok := ui.Ink
	if tinted && !f.Grey {
		tok = ui.AccentText
	}
	typed := r.b.typing != nil && r.b.at == at
	r.words(c, f, typed, pos, size, tok)
}

// words shows what stands in a cell.
func (r *bodyLook) words(c *face, f table.SheetFace, typed bool, pos fyne.Position, size fyne.Size, tok ui.Token) {
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
func (r *bodyLook) cursor() {
	b := r.b
	ui.Show(b.typing != nil, r.field, r.text)
	ui.Show(b.typing != nil && b.Focused(), r.caret)
	if len(b.g.m.columns) == 0 || b.g.m.rows == 0 {
		return
	}
	pos, size := b.g.rect(b.at)
	b.ringAt(r.ring, pos, size)
	if b.typing == nil {
		return
	}
	tok := ui.Ink
	if b.refused != "" {
		tok = ui.Err
	}
	rect(r.field, pos.X+1, pos.Y+1, size.Width-1, size.Height-1, 0, ui.CardBG)
	style := ui.Number
	if style.Measure(string(b.typing.text)) > size.Width-20 {
		style = ui.Strong
	}
	// The end that is being typed stays in view.
	text := string(b.typing.text)
	for style.Measure(text) > size.Width-20 && text != "" {
		text = string([]rune(text)[1:])
	}
	cut := len(b.typing.text) - len([]rune(text))
	r.text.SetStyle(style)
	r.text.SetText(text)
	r.text.SetColor(tok)
	w := style.Measure(text)
	x := pos.X + max(10, ui.Whole((size.Width-w)/2))
	ui.Put(r.text, x, pos.Y, w+2, size.Height)
	r.text.Refresh()
	before := string([]rune(text)[:min(max(0, b.typing.caret-cut), len([]rune(text)))])
	rect(r.caret, ui.Whole(x+style.Measure(before))+1, pos.Y+8, 2, size.Height-16, 1, ui.Accent)
	ui.Show(b.Focused(), r.caret)
}

// ringAt frames the cursor's cell, inside of it: only the keyboard's focus shows it, and
// what is being typed.
func (b *gridBody) ringAt(r *canvas.Rectangle, pos fyne.Position, size fyne.Size) {
	if !b.Focused() && b.typing == nil {
		r.Hide()
		return
	}
	tok := ui.Ink
	if b.typing != nil {
		tok = ui.Accent
	}
	if b.refused != "" {
		tok = ui.Err
	}
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = nil, ui.Color(tok), 2.5, 4
	ui.Put(r, pos.X+2, pos.Y+2, size.Width-3, size.Height-3)
	r.Show()
	r.Refresh()
}
