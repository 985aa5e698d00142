// Package pdf prints score sheets: A4, drawn from the same cells as the grid on the screen.
package pdf

import (
	"bytes"
	"image/color"
	"maps"
	"slices"
	"sort"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Doc is what is printed: one sheet with one or more games.
type Doc struct {
	Lang        string
	Title, Date string
	Note        string // below the title, or ""
	Games       []Game
	Legend      string
	Facts       string
	Made        time.Time
	Program     string
}

// Game is one game on the sheet.
type Game struct {
	Name string
	cells.Grid
	Open bool // names are written by hand
}

// Lengths in mm on A4.
const (
	pageW, pageH   = 210.0, 297.0
	pageMargin     = 16.0
	headH, footH   = 12.0, 12.0
	mostRow        = 16.0
	leastRow       = 7.0
	mmPerPx        = .24
	gameGap        = 9.0
	gameNameHeight = 8.0
)

// The fonts of the page.
const (
	fontBody  = "nunito"
	fontHeavy = "nunitox"
)

// press prints a document.
type press struct {
	*fpdf.Fpdf
	doc     Doc
	y       float64
	missing map[string]bool // signs that the fonts haven't got
}

// Printed is a PDF, and the signs that its fonts haven't got: a question mark stands for each.
type Printed struct {
	Data    []byte
	Missing []string
}

// Print is the PDF of a document, the same bytes for the same document.
func (d Doc) Print() (out Printed, err error) {
	defer ui.Caught("print", &err) // the press panics rather than fails
	p := &press{Fpdf: fpdf.New(fpdf.OrientationPortrait, fpdf.UnitMillimeter, fpdf.PageSizeA4, ""), doc: d, missing: map[string]bool{}}
	p.SetCreationDate(d.Made)
	p.SetModificationDate(d.Made)
	p.SetCatalogSort(true)
	p.SetTitle(d.Title, true)
	p.SetCreator(d.Program, true)
	p.SetLang(d.Lang)
	p.SetMargins(pageMargin, pageMargin, pageMargin)
	p.SetAutoPageBreak(false, 0)
	for _, f := range faces {
		p.AddUTF8FontFromBytes(f.family, f.style, f.data)
	}
	p.page()
	for i, g := range d.Games {
		p.game(g, len(d.Games)-i)
	}
	var data bytes.Buffer
	err = p.Output(&data)
	return Printed{data.Bytes(), slices.Sorted(maps.Keys(p.missing))}, err
}

// page begins a page with its head and foot.
func (p *press) page() {
	p.AddPage()
	d := p.doc
	p.y = pageMargin
	p.write(fontHeavy, "", 22, ui.Ink, d.Title, pageMargin, p.y+5, 0, pageW-2*pageMargin-45)
	p.write(fontBody, "", 11, ui.Ink2, d.Date, pageW-pageMargin, p.y+5, 1, 45)
	p.y += 12
	if d.Note != "" {
		p.write(fontBody, "", 11, ui.Ink2, d.Note, pageMargin, p.y+3, 0, pageW-2*pageMargin)
		p.y += 8
	}
	foot := pageH - 12
	if d.Legend != "" {
		p.box(pageMargin, foot-2, 4, 4, 1, grid.GreyField)
		p.write(fontBody, "", 9, ui.Ink2, d.Legend, pageMargin+6, foot, 0, 110)
	}
	p.write(fontBody, "", 9, ui.Ink2, d.Facts, pageW-pageMargin, foot, 1, 62)
	p.y += 3
}

// bottom is where the games end.
func (p *press) bottom() float64 { return pageH - 18 }

// game prints one game; where its lines have no room, they go on on the next page. share is
// the number of games that have yet to stand on this page.
func (p *press) game(g Game, share int) {
	fixed := headH + gameNameHeight
	if g.Totals != nil {
		fixed += footH
	}
	room := (p.bottom()-p.y)/float64(share) - fixed - gameGap
	row := min(max(room/float64(max(1, g.Rows())), leastRow), mostRow)
	for from := 1; from <= g.Rows(); {
		fits := int((p.bottom() - p.y - fixed) / row)
		if fits < min(3, g.Rows()) && p.y > pageMargin+24 {
			p.page()
			continue
		}
		to := min(g.Rows(), from+max(1, fits)-1)
		p.table(g, from, to, row, to == g.Rows())
		from = to + 1
		if from <= g.Rows() {
			p.page()
		}
	}
	p.y += gameGap
}

// edges are the left edges of the columns and the right end, in mm.
func (g Game) edges() []float64 {
	const width = pageW - 2*pageMargin
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
			w += (width - least) * float64(c.Weight) / weights
		}
		x += w
		out = append(out, x)
	}
	out[len(out)-1] = pageW - pageMargin
	return out
}

// table prints the lines from … to with the head, and the totals below the last ones.
func (p *press) table(g Game, from, to int, row float64, last bool) {
	p.write(fontHeavy, "", 14, ui.Ink, g.Name, pageMargin, p.y+3, 0, 120)
	p.y += gameNameHeight
	e := g.edges()
	top := p.y
	for i, c := range g.Columns {
		mid := p.y + headH/2
		if g.Heads != nil && g.Heads[i] != "" {
			mid -= 2
			p.write(fontBody, "", 9, ui.Ink2, g.Heads[i], (e[i]+e[i+1])/2, mid+5, .5, e[i+1]-e[i]-2)
		}
		switch {
		case c.Seat < 0:
			p.write(fontBody, "", 10, ui.Ink2, c.Title, e[i]+2.5, mid, 0, e[i+1]-e[i]-4)
		case !g.Open:
			p.write(fontBody, "B", 12, ui.Ink, g.Players[c.Seat].Name, (e[i]+e[i+1])/2, mid, .5, e[i+1]-e[i]-2)
		}
	}
	p.y += headH
	for n := from; n <= to; n++ {
		for col := range g.Columns {
			p.cell(g, cells.At{Row: n, Col: col}, e[col], p.y, e[col+1]-e[col], row)
		}
		p.line(pageMargin, p.y, pageW-pageMargin, p.y)
		p.y += row
	}
	if last && g.Totals != nil {
		p.fill(pageMargin, p.y, pageW-2*pageMargin, footH, ui.Well)
		p.line(pageMargin, p.y, pageW-pageMargin, p.y)
		for i, text := range g.Totals {
			if g.Columns[i].Seat < 0 {
				p.write(fontBody, "B", 11, ui.Ink, text, e[i]+2.5, p.y+footH/2, 0, e[i+1]-e[i]-4)
			} else {
				p.write(fontHeavy, "", 18, ui.Ink, text, (e[i]+e[i+1])/2, p.y+footH/2, .5, e[i+1]-e[i]-2)
			}
		}
		p.y += footH
	}
	for _, x := range e[1 : len(e)-1] {
		p.line(x, top, x, p.y)
	}
	p.rim(pageMargin, top, pageW-2*pageMargin, p.y-top)
}

// cell prints one field.
func (p *press) cell(g Game, at cells.At, x, y, w, h float64) {
	f := g.Face(at)
	if f.Grey {
		p.fill(x, y, w, h, grid.GreyField)
	}
	mid := y + h/2
	if f.Sub != "" {
		mid -= h * .14
		p.write(fontBody, "", min(8, h*.85), ui.Ink2, f.Sub, x+w/2, y+h*.78, .5, w-2)
	}
	switch {
	case f.Pieces != "":
		p.word(f.Pieces, x+3, y, w-6, h)
	case f.Left:
		p.write(fontBody, "", 9, ui.Ink, f.Text, x+2, mid, 0, w-4)
	default:
		p.write(fontBody, "B", min(14, h*1.35), ui.Ink, f.Text, x+w/2, mid, .5, w-2)
	}
}

// word prints a word in letter pieces, in the middle of its height.
func (p *press) word(text string, x, y, w, h float64) {
	d, shade := draw.Printed(text)
	if d.Width == 0 || d.Height == 0 {
		return
	}
	unit := min(h*.6/d.Height, w/d.Width)
	y += (h - d.Height*unit) / 2
	for _, s := range d.Shapes {
		p.color(shade(s))
		for _, c := range s.Path.Curves() {
			at := func(q letterpiece.Point) (float64, float64) { return x + q.X*unit, y + q.Y*unit }
			tx, ty := at(c.To)
			switch c.Op {
			case letterpiece.OpMoveTo:
				p.MoveTo(tx, ty)
			case letterpiece.OpLineTo:
				p.LineTo(tx, ty)
			case letterpiece.OpCurveTo:
				ax, ay := at(c.C1)
				bx, by := at(c.C2)
				p.CurveBezierCubicTo(ax, ay, bx, by, tx, ty)
			case letterpiece.OpClose:
				p.ClosePath()
			}
		}
		p.DrawPath("F")
	}
}

// capShare is the height of Nunito's capitals in em, and mmPerPt a point.
const (
	capShare = .705
	mmPerPt  = 25.4 / 72
)

// write sets a line with its left edge (align 0), middle (.5) or right edge (1) at x and
// the middle of its capitals at y; what is wider than most gets smaller, then it is cut.
func (p *press) write(font, style string, size float64, tok ui.Token, text string, x, y, align, most float64) {
	if text = p.drawn(font, style, text); text == "" {
		return
	}
	c := ui.Printed(tok)
	p.SetTextColor(int(c.R), int(c.G), int(c.B))
	p.SetFont(font, style, size)
	w := p.GetStringWidth(text)
	if w > most {
		size = max(size*most/w, size*.6)
		p.SetFontSize(size)
	}
	if w = p.GetStringWidth(text); w > most {
		runes := []rune(text)
		fits := sort.Search(len(runes)-1, func(n int) bool { return p.GetStringWidth(string(runes[:n+1])+"…") > most })
		text = string(runes[:max(fits, 1)]) + "…"
		w = p.GetStringWidth(text)
	}
	p.Text(x-w*align, y+capShare*size*mmPerPt/2, text)
}

func (p *press) color(c color.NRGBA) { p.SetFillColor(int(c.R), int(c.G), int(c.B)) }

func (p *press) fill(x, y, w, h float64, tok ui.Token) {
	p.color(ui.Printed(tok))
	p.Rect(x, y, w, h, "F")
}

// box is a small filled square with a rim.
func (p *press) box(x, y, w, h, r float64, tok ui.Token) {
	p.color(ui.Printed(tok))
	p.pen(.2)
	p.RoundedRect(x, y, w, h, r, "1234", "FD")
}

func (p *press) pen(width float64) {
	c := ui.Printed(ui.Ctrl)
	p.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.SetLineWidth(width)
}

func (p *press) line(x1, y1, x2, y2 float64) {
	p.pen(.25)
	p.Line(x1, y1, x2, y2)
}

func (p *press) rim(x, y, w, h float64) {
	p.pen(.5)
	p.Rect(x, y, w, h, "D")
}
