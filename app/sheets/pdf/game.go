package pdf

import (
	"math"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Lengths of a game in mm.
const (
	mostRow        = 17.0
	leastRow       = 7.0
	leastLines     = 3 // on a page
	mmPerPx        = .24
	gameNameHeight = 8.0
	headPad        = 3.0
	openHead       = 14.0
	headLine       = 4.5
	footH          = 15.0
	carriedH       = 9.0
	nameSize       = 11.0 // in points
	nameRows       = 2
	columnPad      = 1.0
)

// table is how one game lies on the page.
type table struct {
	Game
	edges             []float64
	row, head, title  float64
	crown, face, name float64 // heights; name is in points
	names             int     // lines
	marks             []string
	carried           float64 // height of the line of carried sums
}

// lay measures a game; one of several has smaller heads.
func (p *press) lay(g Game, several bool) table {
	t := table{Game: g, edges: p.edges(g), marks: ui.Initials(g.Names())}
	if several {
		t.title = gameNameHeight
	}
	if g.Open {
		t.head = openHead
		return t
	}
	t.face = 13
	if several {
		t.face = 9
	}
	if len(g.Won) > 0 {
		t.crown = t.face * .6
	}
	most := math.Inf(1)
	for i, c := range g.Columns {
		if c.Seat >= 0 {
			most = min(most, t.wide(i))
		}
	}
	t.name = p.fitting(fontBody, "B", nameSize, most, nameRows, g.Names()...)
	p.SetFont(fontBody, "B", t.name)
	for _, name := range g.Names() {
		lines, _ := p.lines(p.drawn(fontBody, "B", name), most)
		t.names = max(t.names, min(len(lines), nameRows))
	}
	t.head = t.crown + t.face + float64(t.names)*t.name*lineShare*mmPerPt + 2*headPad
	for _, line := range [][]string{g.Heads, g.First} {
		if line != nil {
			t.head += headLine
		}
	}
	return t
}

// wide is the room for texts in a column.
func (t table) wide(col int) float64 { return t.edges[col+1] - t.edges[col] - 2*columnPad }

// mid is the middle of a column.
func (t table) mid(col int) float64 { return (t.edges[col] + t.edges[col+1]) / 2 }

// fixed is the height of all but the lines.
func (t table) fixed() float64 {
	h := t.title + t.head + 2*t.carried
	if t.Totals != nil {
		h += footH
	}
	return h
}

// game prints one game; where its lines have no room, they go on on the next pages, as many on each. share is the number of games
// that have yet to stand on this page.
func (p *press) game(g Game, share int) {
	several := len(p.doc.Games) > 1
	t := p.lay(g, several)
	after := 0.0
	if !several {
		after = p.after(g)
	}
	n := float64(max(1, g.Rows()))
	room := func() float64 { return p.bottom() - p.y - t.fixed() }
	if room() < leastRow*min(n, leastLines) || several && room() < leastRow*n {
		p.page()
	}
	if g.Sums != nil && n*leastRow > room() {
		t.carried = carriedH
	}
	pages := math.Ceil((n*leastRow + after) / room())
	if n*leastRow <= room() { // what comes after may stand alone
		pages = 1
	}
	per := math.Ceil(n / pages)
	t.row = room() / per
	// The last page has lower lines on all, if what comes after has room on it then.
	if low := (room() - after) / (n - per*(pages-1)); low >= leastRow {
		t.row = min(t.row, low)
	}
	if pages == 1 {
		t.row = ((p.bottom()-p.y)/float64(share) - t.fixed() - after - gameGap*float64(min(share-1, 1))) / n
	}
	t.row = min(max(t.row, leastRow), mostRow)
	for from := 1; from <= g.Rows(); from += int(per) {
		if from > 1 {
			p.page()
		}
		p.table(t, from, min(g.Rows(), from+int(per)-1))
	}
	p.y += gameGap
	if !several {
		p.ending(g, after)
	}
}

// edges are the left edges of the columns and the right end, in mm.
func (p *press) edges(g Game) []float64 {
	least, weights := 0.0, 0.0
	for _, c := range g.Columns {
		least += float64(c.Min) * mmPerPx
		weights += float64(c.Weight)
	}
	x := pageMargin
	out := []float64{x}
	for _, c := range g.Columns {
		w := float64(c.Min) * mmPerPx
		if weights > 0 {
			w += (p.inner() - least) * float64(c.Weight) / weights
		}
		x += w
		out = append(out, x)
	}
	out[len(out)-1] = p.right()
	return out
}

// table prints the lines from … to with the head, and the totals below the last ones.
func (p *press) table(t table, from, to int) {
	if t.title > 0 {
		p.write(fontHeavy, "", 14, ui.Ink, t.Name, pageMargin, p.y+3, 0, 120)
		p.y += t.title
	}
	top, last := p.y, to == t.Rows() && t.Totals != nil
	before, on := t.carried > 0 && from > 1, t.carried > 0 && to < t.Rows()
	end := top + t.head + float64(to-from+1)*t.row
	if last {
		end += footH
	}
	for _, carry := range []bool{before, on} {
		if carry {
			end += t.carried
		}
	}
	p.winners(t, end)
	p.heads(t)
	if before {
		p.carry(t, from-1)
	}
	for n := from; n <= to; n++ {
		for col := range t.Columns {
			p.cell(t, cells.At{Row: n, Col: col})
		}
		p.y += t.row
		if n < to || !last {
			p.line(pageMargin, p.y, p.right(), p.y, .25, t.rule())
		}
	}
	if on {
		p.carry(t, to)
	}
	p.line(pageMargin, top+t.head, p.right(), top+t.head, .5, ui.Ink)
	if last {
		p.totals(t)
	}
	p.between(t, top)
}

// between parts the columns from a height down to here, where one writes into them.
func (p *press) between(t table, top float64) {
	if !t.Open {
		return
	}
	for _, x := range t.edges[1 : len(t.edges)-1] {
		p.line(x, top, x, p.y, .25, t.rule())
	}
}

// winners tints the columns of who has won, from here to an end.
func (p *press) winners(t table, end float64) {
	for i, c := range t.Columns {
		if t.HasWon(c) {
			p.round(t.edges[i], p.y, t.edges[i+1]-t.edges[i], end-p.y, 3, ui.WarnSoft)
		}
	}
}

// carry prints the sums up to a line, as what comes on the next page begins with.
func (p *press) carry(t table, row int) {
	mid := p.y + t.carried/2
	p.write(fontBody, "B", 10, ui.Ink2, p.doc.Carried, t.edges[0]+columnPad, mid, 0, t.wide(0))
	for i, text := range t.Sums[row-1] {
		p.write(fontBody, "B", 11, ui.Ink2, text, t.mid(i), mid, .5, t.wide(i))
	}
	p.y += t.carried
	p.line(pageMargin, p.y, p.right(), p.y, .25, t.rule())
}

// rule is the colour of thin lines: to write between they are darker.
func (t table) rule() ui.Token {
	if t.Open {
		return ui.Ctrl
	}
	return ui.Border
}

// heads prints whose columns they are.
func (p *press) heads(t table) {
	low := p.y + t.head
	if t.First != nil && !t.Open {
		low -= headLine
	}
	for i, c := range t.Columns {
		player, seat, ok := t.Owner(c)
		sub := 0.0
		if t.Heads != nil && !t.Open {
			sub = headLine
		}
		if t.Heads != nil && t.Heads[i] != "" {
			p.write(fontBody, "", 9, ui.Ink2, t.Heads[i], t.mid(i), low-headPad, .5, t.wide(i))
		}
		if low < p.y+t.head {
			at, align := t.mid(i), .5
			if c.Seat < 0 {
				at, align = t.edges[i]+columnPad, 0
			}
			p.write(fontBody, "B", 10, ui.Ink2, t.First[i], at, low+headLine-headPad, align, t.wide(i))
		}
		switch {
		case c.Seat < 0:
			p.write(fontBody, "B", 10, ui.Ink2, c.Title, t.edges[i]+columnPad, low-headPad-1, 0, t.wide(i))
		case ok && !t.Open:
			y := p.y + 2
			if t.HasWon(c) {
				crown := draw.PrintedCrown()
				unit := (t.crown - 1.5) / crown.Height
				p.shapes(crown, t.mid(i)-crown.Width*unit/2, y, unit)
			}
			y += t.crown
			p.portrait(player, t.marks[seat], t.mid(i)-t.face/2, y, t.face)
			y += t.face
			p.block(fontBody, "B", t.name, ui.Ink, player.Name, t.mid(i), (y+low-sub)/2, .5, t.wide(i), nameRows)
		}
	}
	p.y += t.head
}

// cell prints one field.
func (p *press) cell(t table, at cells.At) {
	f, col, h := t.Face(at), at.Col, t.row
	x, w := t.edges[col], t.wide(col)
	if f.Grey {
		p.fill(x, p.y, w+2*columnPad, h, grid.GreyField)
	}
	mid := p.y + h/2
	font := fontBody
	if f.Best {
		font = fontHeavy
	}
	if f.Sub != "" {
		p.write(fontBody, "B", min(9, h*.75), ui.Ink2, f.Sub, t.mid(col), p.y+h*.28, .5, w)
		mid = p.y + h*.67
	}
	switch {
	case f.Pieces != "":
		p.pieces(f.Pieces, x+columnPad, mid, w-columnPad, min(h*.6, 9), 0)
	case f.Left:
		p.block(fontBody, "", 10, ui.Ink, f.Text, x+2, mid, 0, w-2, max(1, int(h/5)))
	case t.Columns[col].Seat == games.Table:
		p.write(fontBody, "B", min(13, h*1.35), ui.Ink2, f.Text, x+columnPad+2, mid, 0, w)
	default:
		p.write(font, "", min(15, h*1.25), ui.Ink, f.Text, t.mid(col), mid, .5, w)
	}
}

// totals prints the line of the sums.
func (p *press) totals(t table) {
	p.line(pageMargin, p.y, p.right(), p.y, .5, ui.Ink)
	mid := p.y + footH/2
	for i, text := range t.Totals {
		switch size := 15.0; {
		case t.Columns[i].Seat < 0:
			p.write(fontBody, "B", 10, ui.Ink2, text, t.edges[i]+columnPad, mid, 0, t.wide(i))
		default:
			if t.HasWon(t.Columns[i]) {
				size = 20
			}
			p.write(fontHeavy, "", size, ui.Ink, text, t.mid(i), mid, .5, t.wide(i))
		}
	}
	p.y += footH
}
