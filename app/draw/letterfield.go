package draw

import (
	"image"
	stddraw "image/draw"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// FieldTile is a tile in a cell of a field, counted from its upper left one.
type FieldTile struct {
	X, Y int
	Look LetterLook
}

// FieldLook is what a field shows: Cols×Rows cells of an edge, Gap apart, from At on, in a wooden frame.
type FieldLook struct {
	At         fyne.Position
	Cell, Gap  float32
	Cols, Rows int
	Tiles      []FieldTile
}

// A frame's wood is FieldRim wide, and its lower edge FieldFoot high.
const (
	FieldRim  float32 = 8
	FieldFoot float32 = 5
)

// LetterField paints a whole field of letter tiles in one picture, as big as its object:
// a hundred cells cost little more than one.
type LetterField struct {
	*canvas.Raster
	look FieldLook
	dark bool

	painted *image.RGBA // what look shows, nil when it must be painted
	unit    float32
}

// NewLetterField is an empty field.
func NewLetterField() *LetterField {
	f := &LetterField{}
	f.Raster = canvas.NewRaster(f.paint)
	return f
}

// Set changes what is seen; it does nothing when that is the same.
func (f *LetterField) Set(look FieldLook) {
	dark := ui.Dark()
	if f.dark == dark && f.look.same(look) {
		return
	}
	f.look, f.dark, f.painted = look, dark, nil
	f.Refresh()
}

func (l FieldLook) same(o FieldLook) bool {
	return l.At == o.At && l.Cell == o.Cell && l.Gap == o.Gap && l.Cols == o.Cols && l.Rows == o.Rows && slices.Equal(l.Tiles, o.Tiles)
}

// paint is the field in w×h pixels.
func (f *LetterField) paint(w, h int) image.Image {
	width := f.Size().Width
	if width <= 0 {
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	unit := float32(w) / width
	if f.painted != nil && f.unit == unit && f.painted.Rect.Dx() == w && f.painted.Rect.Dy() == h {
		return f.painted
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	f.look.paint(img, unit)
	f.painted, f.unit = img, unit
	return img
}

// frame paints the wood around the cells.
func (l FieldLook) frame(p *pen) {
	const radius, inner = 14, 5
	long := func(n int) float32 { return float32(n)*(l.Cell+l.Gap) - l.Gap + 2*FieldRim }
	x, y, w, h := l.At.X-FieldRim, l.At.Y-FieldRim, long(l.Cols), long(l.Rows)
	p.box(x, y+FieldFoot, w, h, radius, ui.Color(ui.WoodDown))
	p.box(x, y, w, h, radius, ui.Color(ui.Wood))
	p.box(x+inner, y+inner, w-2*inner, h-2*inner, radius-inner, ui.Color(ui.KlauerCloth.Edge))
}

func (l FieldLook) paint(img *image.RGBA, unit float32) {
	l.frame(&pen{img: img, unit: unit, share: 1})
	well := wellSprite(l.Cell, unit)
	for y := range l.Rows {
		for x := range l.Cols {
			l.put(img, well, x, y, unit, 0)
		}
	}
	for _, t := range l.order() {
		m := float32(math.Round(float64(t.Look.margin(l.Cell) * unit)))
		l.put(img, t.Look.sprite(l.Cell, l.Cell, unit), t.X, t.Y, unit, m)
	}
}

// order has the tiles with something around them last: it lies over their neighbours.
func (l FieldLook) order() []FieldTile {
	out := slices.Clone(l.Tiles)
	rank := func(t FieldTile) int {
		switch {
		case t.Look.Cross, t.Look.Ask:
			return 3
		case t.Look.Chosen:
			return 2
		case t.Look.Ring:
			return 1
		default:
			return 0
		}
	}
	slices.SortStableFunc(out, func(a, b FieldTile) int { return rank(a) - rank(b) })
	return out
}

func (l FieldLook) put(img, sprite *image.RGBA, x, y int, unit, margin float32) {
	px := math.Round(float64((l.At.X+float32(x)*(l.Cell+l.Gap))*unit - margin))
	py := math.Round(float64((l.At.Y+float32(y)*(l.Cell+l.Gap))*unit - margin))
	at := image.Pt(int(px), int(py))
	stddraw.Draw(img, sprite.Bounds().Add(at), sprite, image.Point{}, stddraw.Over)
}

// wellSprite is an empty cell.
func wellSprite(cell, unit float32) *image.RGBA {
	p := newPen(pixels(cell*unit), pixels(cell*unit), unit, 0)
	p.box(0, 0, cell, cell, cell*8/52, ui.Color(ui.KlauerCloth.Face))
	return p.img
}
