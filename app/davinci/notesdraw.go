package davinci

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// spares are objects of which one needs now more and now less.
type spares[T fyne.CanvasObject] struct {
	make func() T
	all  []T
	used int
}

// next is one more of them, shown.
func (p *spares[T]) next() T {
	if p.used == len(p.all) {
		p.all = append(p.all, p.make())
	}
	o := p.all[p.used]
	p.used++
	o.Show()
	return o
}

// rest hides those that aren't needed, and begins anew.
func (p *spares[T]) rest() {
	for _, o := range p.all[p.used:] {
		o.Hide()
	}
	p.used = 0
}

func (p *spares[T]) objects(to []fyne.CanvasObject) []fyne.CanvasObject {
	for _, o := range p.all {
		to = append(to, o)
	}
	return to
}

func newShape() *spares[*canvas.Rectangle] { return &spares[*canvas.Rectangle]{make: ui.NewRect} }

func newName() *ui.Text { return ui.NewText("", ui.Strong, ui.Ink).Truncate() }

func newSign() *canvas.Image {
	i := canvas.NewImageFromResource(nil)
	i.FillMode = canvas.ImageFillContain
	return i
}

// CreateRenderer implements fyne.Widget.
func (g *noteGrid) CreateRenderer() fyne.WidgetRenderer {
	g.ExtendBaseWidget(g)
	r := &noteLook{
		g: g, grounds: newShape(), shapes: newShape(),
		names:   &spares[*ui.Text]{make: newName},
		numbers: &spares[*canvas.Text]{make: newText},
		signs:   &spares[*canvas.Image]{make: newSign},
		ring:    ui.NewRect(),
	}
	return ui.Drawn(g, r.least, r.place).Changing(r.parts).Repaints()
}

type noteLook struct {
	g               *noteGrid
	grounds, shapes *spares[*canvas.Rectangle]
	names           *spares[*ui.Text]
	numbers         *spares[*canvas.Text]
	signs           *spares[*canvas.Image]
	ring            *canvas.Rectangle
	objects         []fyne.CanvasObject
}

func (r *noteLook) parts() []fyne.CanvasObject { return r.objects }

func (r *noteLook) least() fyne.Size {
	geo := r.g.geometry(0)
	return fyne.NewSize(0, geo.row*float32(len(r.g.lines)))
}

func (r *noteLook) place(s fyne.Size) {
	g := r.g
	geo := g.geometry(s.Width)
	for i, l := range g.lines {
		target := l.stone.ID == g.target
		y := geo.row * float32(i)
		switch {
		case target:
			setRect(r.grounds.next(), fyne.NewPos(0, y), fyne.NewSize(s.Width, geo.row), 8, ui.Color(ui.AccentSoft))
		case i%2 == 0:
			setRect(r.grounds.next(), fyne.NewPos(0, y), fyne.NewSize(s.Width, geo.row), 8, ui.Color(ui.Well))
		}
		r.name(l.stone.Color, g.names[i], geo, y, target)
		for column, c := range l.cells {
			r.cell(i, column, c, target)
		}
	}
	r.pointer()
	for _, p := range []interface{ rest() }{r.grounds, r.shapes, r.names, r.numbers, r.signs} {
		p.rest()
	}
	r.collect()
}

// collect lists all objects, which are drawn in this order.
func (r *noteLook) collect() {
	out := r.objects[:0]
	out = r.grounds.objects(out)
	out = r.shapes.objects(out)
	out = r.numbers.objects(out)
	out = r.signs.objects(out)
	out = r.names.objects(out)
	r.objects = append(out, r.ring)
}

// name is the colour's mark, whose tile it is and which.
func (r *noteLook) name(c dv.Color, n noteName, geo noteGeometry, y float32, target bool) {
	d := ui.Whole(ui.Px(13))
	at := fyne.NewPos(ui.Whole((noteMark-d)/2), y+ui.Whole((geo.row-d)/2))
	r.mark(c, at, d)
	ink := ui.Ink
	if target {
		ink = ui.AccentText
	}
	place := r.names.next()
	place.SetColor(ink)
	place.SetText(n.place)
	last := ui.Strong.Measure(" " + n.place)
	name := r.names.next()
	name.SetColor(ink)
	name.SetText(n.owner)
	w := min(ui.Strong.Measure(n.owner)+1, geo.name-noteMark-last-4)
	put(name, noteMark, y, w, geo.row)
	put(place, noteMark+w+last-ui.Strong.Measure(n.place)-1, y, ui.Strong.Measure(n.place)+2, geo.row)
}

// mark is a black square or a white ring, as on the tiles.
func (r *noteLook) mark(c dv.Color, at fyne.Position, d float32) {
	size := fyne.NewSquareSize(d)
	if c == dv.White {
		setBox(r.shapes.next(), r.shapes.next(), at, size, d/2, ui.Color(ui.WhiteStone), ui.Color(ui.OnWhiteStone), 2)
		if ui.Dark() {
			setRect(r.shapes.next(), at, size, d/2, ui.Color(ui.WhiteStone))
		}
		return
	}
	setBox(r.shapes.next(), r.shapes.next(), at, size, 2, ui.Color(ui.BlackStone), ui.Color(ui.BlackStoneEdge), 1)
}

// cell draws what is noted of one number.
func (r *noteLook) cell(line, column int, c noteCell, target bool) {
	at, size := r.g.box(cellAt{line, column})
	mid := at.AddXY(size.Width/2, size.Height/2)
	ink := ui.Color(ui.Ink)
	if target {
		ink = ui.Color(ui.AccentText)
	}
	switch c.state {
	case cellOpen:
		r.dot(mid, ui.Px(6), ui.Color(ui.Ink3))
	case cellCan:
		r.dot(mid, ui.Px(10), ink)
	case cellCannot:
		w := ui.Whole(ui.Px(6))
		setRect(r.shapes.next(), fyne.NewPos(ui.Whole(mid.X-w/2), ui.Whole(mid.Y-1)), fyne.NewSize(w, 2), 1, ui.Mix(ui.Color(ui.Ink3), ui.Color(ui.CardBG), .6))
	case cellStruck:
		r.sign(mid, ui.IconX, ui.Px(15), ui.Color(ui.Ink2))
	case cellSure:
		r.dot(mid, ui.Px(19), ui.Color(ui.OK))
		r.sign(mid, ui.IconCheck, ui.Px(13), ui.Color(ui.CardBG))
	case cellChance:
		r.chance(at, size, c.chance, ink)
	}
	if target && r.g.numbers[column] == r.g.number {
		w := min(size.Width, 40)
		out := fyne.NewPos(ui.Whole(mid.X-w/2), at.Y)
		b := r.grounds
		setBox(b.next(), b.next(), out, fyne.NewSize(ui.Whole(w), size.Height), 8, ui.Color(ui.CardBG), ui.Color(ui.Accent), 2)
	}
}

func (r *noteLook) dot(mid fyne.Position, d float32, c color.Color) {
	d = ui.Whole(d)
	setRect(r.shapes.next(), fyne.NewPos(ui.Whole(mid.X-d/2), ui.Whole(mid.Y-d/2)), fyne.NewSquareSize(d), d/2, c)
}

func (r *noteLook) sign(mid fyne.Position, name ui.IconName, d float32, c color.Color) {
	d = ui.Whole(d)
	i := r.signs.next()
	if res := ui.IconResource(name, c); i.Resource == nil || i.Resource.Name() != res.Name() {
		i.Resource = res
		i.Refresh()
	}
	i.Move(fyne.NewPos(ui.Whole(mid.X-d/2), ui.Whole(mid.Y-d/2)))
	i.Resize(fyne.NewSquareSize(d))
}

// chance is a number of percent above a bar as long.
func (r *noteLook) chance(at fyne.Position, size fyne.Size, chance float64, ink color.Color) {
	most := min(size.Width-6, ui.Px(28))
	bar := max(2, ui.Whole(most*float32(chance)))
	mid := at.X + size.Width/2
	y := at.Y + size.Height - 5
	setRect(r.shapes.next(), fyne.NewPos(ui.Whole(mid-bar/2), y), fyne.NewSize(bar, 3), 1.5, ui.Color(ui.Accent))
	ui.DrawText(r.numbers.next(), percent(chance), min(size.Height*.48, size.Width/1.55), 700, ink, mid, at.Y+size.Height/2-2, .5)
}

// percent is a chance between 0 and 1 in whole per cent: what is possible never reads
// 0 and what is uncertain never reads 100.
func percent(chance float64) string {
	return strconv.Itoa(max(1, min(99, int(chance*100+.5))))
}

// pointer marks the cell under the pointer and the one with the keyboard's cursor.
func (r *noteLook) pointer() {
	g := r.g
	if c := g.over; c.line >= 0 && c.line < len(g.lines) && (c.column >= 0 || g.pointing) {
		at, size := g.box(c)
		setBox(r.grounds.next(), r.grounds.next(), at, size, 8, ui.Color(ui.CardBG), ui.Color(ui.Ctrl), 1)
	}
	r.ring.Hide()
	if g.focused && g.line < len(g.lines) {
		at, size := g.box(cellAt{g.line, g.at})
		r.ring.StrokeColor, r.ring.StrokeWidth = ui.Color(ui.Ink), 2.5
		setRect(r.ring, at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), 8, color.Transparent)
	}
}

// noteHead are the numbers above the lines.
type noteHead struct {
	widget.BaseWidget
	*noteTable
}

var _ fyne.Widget = (*noteHead)(nil)

func newNoteHead(t *noteTable) *noteHead {
	h := &noteHead{noteTable: t}
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer implements fyne.Widget.
func (h *noteHead) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	r := &headLook{h: h, numbers: &spares[*canvas.Text]{make: newText}, dash: ui.NewRect()}
	return ui.Drawn(h, r.least, r.place).Changing(r.parts).Repaints()
}

type headLook struct {
	h       *noteHead
	numbers *spares[*canvas.Text]
	dash    *canvas.Rectangle
}

func (r *headLook) least() fyne.Size { return fyne.NewSize(0, r.h.geometry(0).row) }

func (r *headLook) parts() []fyne.CanvasObject {
	return r.numbers.objects([]fyne.CanvasObject{r.dash})
}

func (r *headLook) place(s fyne.Size) {
	geo := r.h.geometry(s.Width)
	size := min(ui.Px(14), geo.cell/1.55)
	r.dash.Hide()
	for column, number := range r.h.numbers {
		x := geo.name + geo.cell*(float32(column)+.5)
		ink, weight := ui.Ink2, 700
		if number == r.h.number {
			ink, weight = ui.AccentText, 800
		}
		if number == dv.Dash {
			setRect(r.dash, fyne.NewPos(ui.Whole(x-size*.4), ui.Whole(s.Height/2-1)), fyne.NewSize(ui.Whole(size*.8), 3), 1.5, ui.Color(ink))
			continue
		}
		ui.DrawText(r.numbers.next(), ui.Signed(number), size, weight, ui.Color(ink), x, s.Height/2, .5)
	}
	r.numbers.rest()
}
