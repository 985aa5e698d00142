// Package pdf prints score sheets: on A4 or Letter, drawn from the same cells as the grid on the screen.
//
//   - pdf.go is the document with the band and the foot of its pages, game.go lays out one game, ending.go says how it ended.
//   - parts.go sets texts and draws shapes, glyphs.go knows what the fonts can draw.
package pdf

import (
	"bytes"
	"image"
	"maps"
	"slices"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Doc is what is printed: one sheet with one or more games.
type Doc struct {
	Lang        string
	Letter      bool // American paper instead of A4
	Title, Date string
	Note        string // below the title, or ""
	Facts       string
	Cloth       ui.Cloth     // of the game's mat
	Things      []draw.Print // of the box, for the band
	Games       []Game
	Legend      string
	Made        time.Time
	Program     string
	Ended, Best string                         // headings
	Carried     string                         // heads sums of which the page is full
	Page        func(n, of int) string         // nil: pages have no number
	Portrait    func(store.Player) image.Image // nil: nobody has a picture
}

// Game is one game on the sheet.
type Game struct {
	Name string
	cells.Grid
	Open   bool          // names are written by hand
	Places []games.Place // how it ended, the best first; nil while it is open
	Bars   bool          // their points are compared
	Word   string        // the best one, or ""
	Whose  string        // and who had it
	Sums   [][]string    // by line and column: what the points are so far; nil where totals are no sums
}

// Lengths in mm.
const (
	pageMargin = 11.0
	bandH      = 31.0
	bandOn     = 17.0 // of the pages after the first
	bandEdge   = 1.0
	topGap     = 6.0
	gameGap    = 6.0
	footRoom   = 15.0 // below the games
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
	w, h    float64 // of a page
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
	size := fpdf.PageSizeA4
	if d.Letter {
		size = fpdf.PageSizeLetter
	}
	p := &press{Fpdf: fpdf.New(fpdf.OrientationPortrait, fpdf.UnitMillimeter, size, ""), doc: d, missing: map[string]bool{}}
	p.w, p.h = p.GetPageSize()
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
	for n := 1; n <= p.PageCount(); n++ {
		p.SetPage(n)
		p.foot(n)
	}
	var data bytes.Buffer
	err = p.Output(&data)
	return Printed{data.Bytes(), slices.Sorted(maps.Keys(p.missing))}, err
}

// right is where what is printed ends, inner how wide it is, and bottom where the games end.
func (p *press) right() float64  { return p.w - pageMargin }
func (p *press) inner() float64  { return p.w - 2*pageMargin }
func (p *press) bottom() float64 { return p.h - footRoom }

// page begins a page with its band: the name in pieces, when and where, and what is in the box. It is lower on later pages.
func (p *press) page() {
	p.AddPage()
	d, high := p.doc, bandH
	if p.PageNo() > 1 {
		high = bandOn
	}
	p.fill(0, 0, p.w, high, d.Cloth.Face)
	p.fill(0, high, p.w, bandEdge, d.Cloth.Edge)
	p.y = high + bandEdge + topGap
	const nameW, nameH, nameY, thingH = 118.0, 9.5, 11.0, 15.0
	if high < bandH {
		p.pieces(strings.ToUpper(d.Title), pageMargin, high/2, nameW, nameH*.7, 0)
		return
	}
	p.pieces(strings.ToUpper(d.Title), pageMargin, nameY, nameW, nameH, 0)
	about := slices.DeleteFunc([]string{d.Date, d.Note, d.Facts}, func(s string) bool { return s == "" })
	p.block(fontBody, "B", 10.5, ui.Ink2, strings.Join(about, " · "), pageMargin, 23, 0, nameW+15, 2)
	x := p.right()
	for i, t := range slices.Backward(d.Things) {
		unit := thingH / max(t.Height, 1.3*t.Width)
		x -= t.Width * unit
		p.shapes(t, x, bandH/2-t.Height*unit/2+float64(i%2)*1.6, unit)
		x -= 3
	}
}

// foot ends a page: the marks of the paper, and which page it is.
func (p *press) foot(n int) {
	d, y := p.doc, p.h-7.5
	p.write(fontBody, "B", 9, ui.Ink2, d.Program, pageMargin, y, 0, 40)
	if d.Legend != "" {
		p.box(pageMargin+30, y-2, 4, 4, 1, grid.GreyField)
		p.write(fontBody, "", 9, ui.Ink2, d.Legend, pageMargin+36, y, 0, 110)
	}
	if d.Page != nil {
		p.write(fontBody, "B", 9, ui.Ink2, d.Page(n, p.PageCount()), p.right(), y, 1, 40)
	}
}
