package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// subApart is how far a word stands above its points at most.
const subApart float32 = 25

// subStep is from one line of a word in capitals to the next.
const subStep float32 = 13

// roomyField is how high a form's line is at least to keep its field clear of the next.
const roomyField float32 = 46

// face are the parts of one cell; those that it never needed are nil.
type face struct {
	ground    *canvas.Rectangle
	field     *ui.Box // of a form's cell
	text, sub *ui.Text
	first     *ui.Text   // line of a word that is broken
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
	for len(l.won) < columns {
		l.won = append(l.won, ui.NewRect())
	}
	for len(l.rules) < rows {
		l.rules = append(l.rules, ui.NewRect())
	}
	l.collect()
}

// collect lists the parts in the order in which they are painted.
func (l *Lines) collect() {
	l.objects = nil
	for _, won := range l.won[:l.columns] {
		l.objects = append(l.objects, won)
	}
	for _, c := range l.faces {
		l.objects = append(l.objects, c.ground)
		if c.field != nil {
			l.objects = append(l.objects, c.field)
		}
	}
	for _, rule := range l.rules[:l.rows] {
		l.objects = append(l.objects, rule)
	}
	for _, c := range l.faces {
		if c.text != nil {
			l.objects = append(l.objects, c.text)
		}
		for _, t := range c.more {
			l.objects = append(l.objects, t)
		}
		for _, t := range []*ui.Text{c.sub, c.first} {
			if t != nil {
				l.objects = append(l.objects, t)
			}
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
	l.best, l.other = tally(l.shown, s.Width)
	for i, c := range l.faces {
		at := cells.At{Row: i/l.columns + 1, Col: i % l.columns}
		if at.Col == 0 {
			l.sub, l.subs = wordStyle(l.shown, at.Row, s.Width)
		}
		pos, size := l.cell(at, s.Width)
		l.draw(c, at, pos, size)
	}
	for i := range l.rows {
		ui.SetRect(l.rules[i], 0, l.top(i), s.Width, 1, 0, ui.Border)
		ui.Show(i > 0 && !l.shown.Form, l.rules[i]) // the first one is the head's
	}
	for i, c := range l.shown.Columns {
		ui.SetRect(l.won[i], e[i], 0, e[i+1]-e[i], s.Height, 0, ui.WarnSoft)
		ui.Show(l.shown.HasWon(c), l.won[i])
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
	l.drawField(c, f, pos, size)
	tok := ui.Ink
	switch {
	case f.Wrong:
		tok = ui.Err
	case f.Preview && !f.Grey:
		tok = ui.AccentText
	case l.heads(f, at):
		tok = ui.Ink2
	}
	typed := l.typing != nil && l.at == at
	l.words(c, f, at, typed, pos, size, tok)
}

// drawField shows the frame of what can be filled in on a form.
func (l *Lines) drawField(c *face, f cells.Face, pos fyne.Position, size fyne.Size) {
	if !l.shown.Form || f.Fixed {
		if c.field != nil {
			c.field.Hide()
		}
		return
	}
	if c.field == nil {
		c.field = ui.NewBox()
	}
	at, in := l.inside(pos, size)
	c.field.Set(at.X, at.Y, in.Width, in.Height, cellRadius, ui.CardBG, ui.Ctrl, 1)
}

// inside is where the cursor's ring lies in a cell: so that the neighbours don't cover it, and around the field of a form.
func (l *Lines) inside(pos fyne.Position, size fyne.Size) (fyne.Position, fyne.Size) {
	if l.shown.Form {
		if size.Height >= roomyField {
			return pos.AddXY(4, 4), size.SubtractWidthHeight(8, 8)
		}
		return pos.AddXY(4, 1), size.SubtractWidthHeight(8, 3)
	}
	return pos.AddXY(2, 2), size.SubtractWidthHeight(4, 4)
}

// heads tells whether a cell says what its line is: its number.
func (l *Lines) heads(f cells.Face, at cells.At) bool {
	return l.shown.Columns[at.Col].Seat < 0 && !f.Left && !l.shown.Form
}

// words shows what stands in a cell.
func (l *Lines) words(c *face, f cells.Face, at cells.At, typed bool, pos fyne.Position, size fyne.Size, tok ui.Token) {
	align, in := fyne.TextAlignCenter, float32(1)
	if f.Left || l.heads(f, at) {
		align, in = fyne.TextAlignLeading, cellPad
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
	points := l.shown.Columns[at.Col].Seat >= 0 && !l.shown.Form
	style := l.styleOf(f, points, size.Width-2*cellPad)
	texts := []string{f.Text}
	if f.Wrap {
		texts = wrapped(f.Text, style, size.Width-2*cellPad)
	}
	off, word, y := float32(0), [subMost]string{}, float32(0)
	if l.subs > 0 && points { // both around the middle, the word above its points, and points without one beside these
		apart, more := min(size.Height*.4, subApart), float32(l.subs-1)*subStep
		off = ui.Whole(apart*.45 + more/3)
		y = ui.Whole(size.Height/2 - apart*.6 + more/2 - l.sub.Height()/2)
		in := wordIn(f.Sub, l.sub, size.Width)
		copy(word[subMost-len(in):], in)
	}
	line(&c.first, word[0], l.sub, ui.Ink2, subPad, y-subStep, l.sub.Height())
	line(&c.sub, word[1], l.sub, ui.Ink2, subPad, y, l.sub.Height())
	l.stack(c, texts, func(t **ui.Text, text string, y, h float32) { line(t, text, style, tok, in, y+off, h) }, size.Height, style.Height())
	c.pieces(f, typed, pos, size)
}

// styleOf is that of a cell's text in a width; of points all but the best have one.
func (l *Lines) styleOf(f cells.Face, points bool, width float32) ui.Style {
	style := l.other
	switch {
	case l.shown.Form:
		style = ui.Number
	case f.Best:
		style = l.best
	case !points && l.best == ui.Title:
		style = ui.Title
	case !points:
		style = ui.Strong
	}
	if f.Left || !points && style.Measure(f.Text) > width {
		return ui.Strong
	}
	return style
}

// pieces shows a word of letter pieces where the cell has one.
func (c *face) pieces(f cells.Face, typed bool, pos fyne.Position, size fyne.Size) {
	if f.Pieces == "" || typed {
		if c.word != nil {
			c.word.Hide()
		}
		return
	}
	height := ui.Whole(min(size.Height*.55, 34))
	if c.word == nil {
		c.word = draw.NewWord(f.Pieces, height)
	}
	c.word.SetWord(f.Pieces)
	c.word.SetHeight(height)
	if need := c.word.MinSize().Width; need > size.Width-2*ringPad {
		c.word.SetHeight(ui.Whole(height * (size.Width - 2*ringPad) / need))
	}
	c.word.Show()
	m := c.word.MinSize()
	ui.Put(c.word, pos.X+ringPad, pos.Y+ui.Whole((size.Height-m.Height)/2), m.Width, m.Height)
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
	ui.Show(l.typing != nil, l.field, l.typed, l.caret)
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
	in, ring := l.inside(pos, size)
	l.ring.Around(l.Focused() || l.typing != nil, in.X, in.Y, ring.Width, ring.Height, cellRadius, 0, frame)
	if l.typing == nil {
		return
	}
	ui.SetRect(l.field, in.X, in.Y, ring.Width, ring.Height, cellRadius, ui.CardBG)
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
}
