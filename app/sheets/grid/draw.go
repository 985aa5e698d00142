package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// leastLine is how high a line is in which two lines of text fill a cell.
const leastLine float32 = 56

// face are the parts of one cell; those that it never needed are nil.
type face struct {
	ground    *canvas.Rectangle
	text, sub *ui.Text
	more      []*ui.Text // lines below the first
	word      *draw.Word
}

func (l *Lines) parts() []fyne.CanvasObject { return l.objects }

func (l *Lines) least() fyne.Size {
	g := l.shown
	return fyne.NewSize(max(leastWidth(g.Columns), l.wide), l.high())
}

// fit makes as many parts as there are cells.
func (l *Lines) fit() {
	rows, columns := l.shown.Rows(), len(l.shown.Columns)
	if l.rows == rows && l.columns == columns && l.objects != nil {
		return
	}
	if l.columns != columns {
		l.faces = nil
	}
	l.rows, l.columns = rows, columns
	for len(l.faces) < rows*columns {
		l.faces = append(l.faces, &face{ground: ui.NewRect()})
	}
	l.faces = l.faces[:rows*columns]
	for len(l.rules) < rows+columns {
		l.rules = append(l.rules, ui.NewRect())
	}
	l.collect()
}

// collect lists the parts in the order in which they are painted.
func (l *Lines) collect() {
	l.objects = nil
	for _, c := range l.faces {
		l.objects = append(l.objects, c.ground)
	}
	for _, rule := range l.rules[:l.rows+l.columns] {
		l.objects = append(l.objects, rule)
	}
	for _, c := range l.faces {
		if c.text != nil {
			l.objects = append(l.objects, c.text)
		}
		for _, t := range c.more {
			l.objects = append(l.objects, t)
		}
		if c.sub != nil {
			l.objects = append(l.objects, c.sub)
		}
		if c.word != nil {
			l.objects = append(l.objects, c.word)
		}
	}
	l.objects = append(l.objects, l.field, l.mark, l.typed, l.caret, l.ring.Rectangle)
}

func (l *Lines) place(s fyne.Size) {
	l.fit()
	e := edges(l.shown.Columns, s.Width)
	before := len(l.objects)
	for i, c := range l.faces {
		at := cells.At{Row: i/l.columns + 1, Col: i % l.columns}
		pos, size := l.cell(at, s.Width)
		l.draw(c, at, pos, size)
	}
	for i := range l.rows {
		ui.SetRect(l.rules[i], 0, l.top(i), s.Width, 1, 0, ui.Border)
		ui.Show(i > 0 || !l.shown.Bare(), l.rules[i]) // without a head the frame is the first one
	}
	for i := range l.columns {
		ui.SetRect(l.rules[l.rows+i], e[i], 0, 1, s.Height, 0, ui.Border)
		ui.Show(i > 0, l.rules[l.rows+i])
	}
	l.cursor()
	l.collect()
	if len(l.objects) != before {
		canvas.Refresh(l)
	}
}

// draw shows one cell.
func (l *Lines) draw(c *face, at cells.At, pos fyne.Position, size fyne.Size) {
	f := l.shown.Face(at)
	switch {
	case f.Grey:
		ui.SetRect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, GreyField)
	case f.Preview:
		ui.SetRect(c.ground, pos.X, pos.Y, size.Width, size.Height, 0, ui.AccentSoft)
	default:
		c.ground.Hide()
	}
	l.round(c.ground, at)
	tok := ui.Ink
	switch {
	case f.Wrong:
		tok = ui.Err
	case f.Preview && !f.Grey:
		tok = ui.AccentText
	}
	typed := l.typing != nil && l.at == at
	l.words(c, f, typed, pos, size, tok)
}

// round rounds the outer corners where no head and no totals lie next to them, as the frame is round there.
func (l *Lines) round(ground *canvas.Rectangle, at cells.At) {
	radius := func(on bool) float32 {
		if on {
			return groundRadius
		}
		return 0
	}
	left, right := at.Col == 0, at.Col == l.columns-1
	top, low := at.Row == 1 && l.shown.Bare(), at.Row == l.rows && l.shown.Totals == nil
	ground.TopLeftCornerRadius, ground.TopRightCornerRadius = radius(top && left), radius(top && right)
	ground.BottomLeftCornerRadius, ground.BottomRightCornerRadius = radius(low && left), radius(low && right)
}

// words shows what stands in a cell.
func (l *Lines) words(c *face, f cells.Face, typed bool, pos fyne.Position, size fyne.Size, tok ui.Token) {
	align := fyne.TextAlignCenter
	if f.Left {
		align = fyne.TextAlignLeading
	}
	line := func(t **ui.Text, s string, style ui.Style, tok ui.Token, in, y, h float32) {
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
		ui.Put(*t, pos.X+in, pos.Y+y, size.Width-2*in, h)
		(*t).Refresh()
	}
	style := ui.Number
	if f.Left || style.Measure(f.Text) > size.Width-16 {
		style = ui.Strong
	}
	main, sub := size.Height, ui.Body.Height()
	if f.Sub != "" {
		main = size.Height - sub - max(0, (size.Height-leastLine)/2) // both in the middle of a high line
	}
	in := cellPad
	texts := []string{f.Text}
	if f.Wrap {
		texts = wrapped(f.Text, style, size.Width-2*in)
	}
	l.stack(c, texts, func(t **ui.Text, text string, y, h float32) { line(t, text, style, tok, in, y, h) }, main, style.Height())
	if !f.Left {
		in = 4
	}
	line(&c.sub, f.Sub, ui.Body, ui.Ink2, in, main-4, sub)
	c.pieces(f, typed, pos, size)
}

// pieces shows a word of letter pieces where the cell has one.
func (c *face) pieces(f cells.Face, typed bool, pos fyne.Position, size fyne.Size) {
	if f.Pieces == "" || typed {
		if c.word != nil {
			c.word.Hide()
		}
		return
	}
	height := ui.Whole(min(size.Height*.55, 30))
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

// stack shows lines of text below each other, in the middle of a height.
func (l *Lines) stack(c *face, texts []string, show func(t **ui.Text, text string, y, h float32), height, line float32) {
	n := max(1, len(texts))
	for len(c.more) < n-1 {
		c.more = append(c.more, ui.NewText("", ui.Strong, ui.Ink).Truncate())
	}
	text := func(i int) string {
		if i < len(texts) {
			return texts[i]
		}
		return ""
	}
	if n == 1 {
		line = height
	}
	y := ui.Whole((height - float32(n)*line) / 2)
	show(&c.text, text(0), y, line)
	for i := range c.more {
		show(&c.more[i], text(i+1), y+float32(i+1)*line, line)
	}
}

// cursor shows the cursor and what is being typed.
func (l *Lines) cursor() {
	ui.Show(l.typing != nil, l.field, l.typed)
	ui.Show(l.typing != nil && l.Focused(), l.caret)
	ui.Show(l.typing != nil && l.typing.all && len(l.typing.text) > 0, l.mark)
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
	l.ring.Around(l.Focused() || l.typing != nil, pos.X+2, pos.Y+2, size.Width-4, size.Height-4, 5, 0, frame)
	if l.typing == nil {
		return
	}
	ui.SetRect(l.field, pos.X+1, pos.Y+1, size.Width-1, size.Height-1, 0, ui.CardBG)
	style, room := ui.Number, size.Width-20
	if style.Measure(string(l.typing.text)) > room {
		style = ui.Strong
	}
	text, before := l.typing.tail(func(s string) bool { return style.Measure(s) <= room })
	l.typed.SetStyle(style)
	l.typed.SetText(text)
	l.typed.SetColor(ink)
	w := style.Measure(text)
	x := pos.X + max(10, ui.Whole((size.Width-w)/2))
	ui.Put(l.typed, x, pos.Y, w+2, size.Height)
	l.typed.Refresh()
	if l.mark.Visible() {
		ui.SetRect(l.mark, x-2, pos.Y+6, w+4, size.Height-12, 3, ui.AccentSoft)
	}
	ui.SetRect(l.caret, ui.Whole(x+style.Measure(before))+1, pos.Y+8, 2, size.Height-16, 1, ui.Accent)
	ui.Show(l.Focused(), l.caret)
}
