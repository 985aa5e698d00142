package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

func (g *noteGrid) parts() []fyne.CanvasObject { return g.objects }

func (g *noteGrid) least() fyne.Size {
	geo := g.geometry(0)
	return fyne.NewSize(0, geo.row*float32(len(g.lines)))
}

func (g *noteGrid) place(s fyne.Size) {
	geo := g.geometry(s.Width)
	for i, l := range g.lines {
		target := l.stone.ID == g.target
		y := geo.row * float32(i)
		if ground := g.ground(i); ground != ui.CardBG {
			g.grounds.next().Set(0, y, s.Width, geo.row, 8, ground, ui.None, 0)
		}
		g.name(l.stone.Color, g.names[i], geo, y, target)
		for column, c := range l.cells {
			g.cell(i, column, c, target)
		}
	}
	g.pointer()
	for _, p := range []interface{ rest() }{g.grounds, g.notePen, g.texts, g.figures} {
		p.rest()
	}
	g.collect()
}

// ground is what a line stands on.
func (g *noteGrid) ground(line int) ui.Token {
	switch {
	case g.lines[line].stone.ID == g.target:
		return ui.AccentSoft
	case line%2 == 0:
		return ui.Well
	}
	return ui.CardBG
}

// collect lists all objects, which are drawn in this order.
func (g *noteGrid) collect() {
	out := g.objects[:0]
	out = g.grounds.objects(out)
	out = g.shapes.objects(out)
	out = g.figures.objects(out)
	out = g.signs.objects(out)
	out = g.texts.objects(out)
	g.objects = append(out, g.ring)
}

// name is the colour's mark, whose tile it is and which.
func (g *noteGrid) name(c dv.Color, n noteName, geo noteGeometry, y float32, target bool) {
	d := ui.Whole(13)
	at := fyne.NewPos(ui.Whole((noteMark-d)/2), y+ui.Whole((geo.row-d)/2))
	g.mark(c, at, d)
	ink := ui.Ink
	if target {
		ink = ui.AccentText
	}
	place := g.texts.next()
	place.SetColor(ink)
	place.SetText(n.place)
	last := ui.Strong.Measure(" " + n.place)
	name := g.texts.next()
	name.SetColor(ink)
	name.SetText(n.owner)
	w := min(ui.Strong.Measure(n.owner)+1, geo.name-noteMark-last-4)
	put(name, noteMark, y, w, geo.row)
	put(place, noteMark+w+last-ui.Strong.Measure(n.place)-1, y, ui.Strong.Measure(n.place)+2, geo.row)
}

// mark is a black square or a white ring, as on the tiles.
func (g *noteGrid) mark(c dv.Color, at fyne.Position, d float32) {
	box := g.shapes.next()
	if c == dv.Black {
		box.Set(at.X, at.Y, d, d, 2, ui.BlackNumberTile, ui.BlackNumberTileEdge, 1)
		return
	}
	box.Set(at.X, at.Y, d, d, d/2, ui.WhiteNumberTile, ui.OnWhiteNumberTile, 2)
	if ui.Dark() {
		g.shapes.next().Set(at.X, at.Y, d, d, d/2, ui.WhiteNumberTile, ui.None, 0)
	}
}

// cell draws what is noted of one number.
func (g *noteGrid) cell(line, column int, c noteCell, target bool) {
	at, size := g.box(cellAt{line, column})
	mid := at.AddXY(size.Width/2, size.Height/2)
	ink := ui.Color(ui.Ink)
	if target {
		ink = ui.Color(ui.AccentText)
	}
	if c.state == cellChance {
		g.chance(at, size, c.chance, g.ground(line))
	} else {
		g.state(c.state, mid, ink)
	}
	if target && g.numbers[column] == g.number {
		w := min(size.Width, 40)
		g.grounds.next().Set(ui.Whole(mid.X-w/2), at.Y, ui.Whole(w), size.Height, 8, ui.CardBG, ui.Accent, 2)
	}
}

// chance is a number of percent on a ground that is the stronger the likelier it is.
func (g *noteGrid) chance(at fyne.Position, size fyne.Size, chance float64, ground ui.Token) {
	tint := ui.Mix(ui.Color(ui.Accent), ui.Color(ground), .08+.4*chance)
	g.grounds.next().Set(at.X+1, at.Y+1, size.Width-2, size.Height-2, 5, tint, ui.None, 0)
	g.figures.next().Draw(percent(chance), min(15, size.Height*.52, size.Width/1.55), 700, ui.Ink, at.X+size.Width/2, at.Y+size.Height/2, .5)
}

// percent is a chance between 0 and 1 in whole per cent: what is possible never reads
// 0 and what is uncertain never reads 100.
func percent(chance float64) string {
	return strconv.Itoa(max(1, min(99, int(chance*100+.5))))
}

// pointer marks the cell under the pointer and the one with the keyboard's cursor.
func (g *noteGrid) pointer() {
	if c := g.over; c.line >= 0 && c.line < len(g.lines) && (c.column >= 0 || g.pointing) {
		at, size := g.box(c)
		g.grounds.next().Set(at.X, at.Y, size.Width, size.Height, 8, ui.CardBG, ui.Ctrl, 1)
	}
	g.ring.Hide()
	if g.focused && g.line < len(g.lines) {
		at, size := g.box(cellAt{g.line, g.at})
		g.ring.Around(true, at.X, at.Y, size.Width, size.Height, 7, 1, ui.Ink)
	}
}

// noteHead are the numbers above the lines.
type noteHead struct {
	ui.Base
	*noteTable

	figures *spares[ui.Line]
	dash    *ui.Box
}

var _ fyne.Widget = (*noteHead)(nil)

func newNoteHead(t *noteTable) *noteHead {
	h := &noteHead{noteTable: t, figures: &spares[ui.Line]{make: ui.NewLine}, dash: ui.NewBox()}
	h.Draw(h, h.least, h.place).Changing(h.parts).Repaints()
	return h
}

func (h *noteHead) least() fyne.Size { return fyne.NewSize(0, h.geometry(0).row) }

func (h *noteHead) parts() []fyne.CanvasObject {
	return h.figures.objects([]fyne.CanvasObject{h.dash})
}

func (h *noteHead) place(s fyne.Size) {
	geo := h.geometry(s.Width)
	size := min(14, geo.cell/1.55)
	h.dash.Hide()
	for column, number := range h.numbers {
		x := geo.name + geo.cell*(float32(column)+.5)
		ink, weight := ui.Ink2, 700
		if number == h.number {
			ink, weight = ui.AccentText, 800
		}
		if number == dv.Dash {
			h.dash.Set(ui.Whole(x-size*.4), ui.Whole(s.Height/2-1), ui.Whole(size*.8), 3, 1.5, ink, ui.None, 0)
			continue
		}
		h.figures.next().Draw(ui.Signed(number), size, weight, ink, x, s.Height/2, .5)
	}
	h.figures.rest()
}
