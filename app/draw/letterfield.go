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

// FieldLook is what a field shows: Cols×Rows cells of an edge, Gap apart, from At on.
type FieldLook struct {
	At         fyne.Position
	Cell, Gap  float32
	Cols, Rows int
	// Reach are the cells where tiles may still come to lie; others are faint.
	Reach image.Rectangle
	Tiles []FieldTile
	Drift fyne.Position // how far from its cell each tile is shown
	Frame FieldFrame
}

// FieldFrame is the card on which the cells lie, painted with them: as rectangles of
// their own its layers would cost more than all the tiles. Without a colour there is none.
type FieldFrame struct {
	Color, Outer ui.Token // of the rim, and of a hairline around it where that is needed
	Rim, Radius  float32
}

// FrameShadow is how much of a framed field's height its shadow takes.
const FrameShadow float32 = 3

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
	return l.At == o.At && l.Cell == o.Cell && l.Gap == o.Gap && l.Cols == o.Cols && l.Rows == o.Rows &&
		l.Reach == o.Reach && l.Drift == o.Drift && l.Frame == o.Frame && slices.Equal(l.Tiles, o.Tiles)
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

// paint paints the frame, if any, over the whole picture.
func (f FieldFrame) paint(img *image.RGBA, unit float32) {
	if f.Color == ui.None {
		return
	}
	p := &pen{img: img, unit: unit, share: 1}
	w, h := float32(img.Rect.Dx())/unit, float32(img.Rect.Dy())/unit-FrameShadow
	p.box(0, FrameShadow, w, h, f.Radius, ui.Color(ui.Shadow))
	in, r := float32(0), f.Radius
	if f.Outer != ui.None {
		p.box(0, 0, w, h, r, ui.Color(f.Outer))
		in = ui.Pixels(1)
		r = max(0, r-in)
	}
	p.framed(in, in, w-2*in, h-2*in, r, ui.Color(ui.CardBG), ui.Color(f.Color), f.Rim)
}

func (l FieldLook) paint(img *image.RGBA, unit float32) {
	l.Frame.paint(img, unit)
	full := wellSprite(l.Cell, unit, 1)
	faint := wellSprite(l.Cell, unit, .4)
	taken := map[image.Point]bool{}
	for _, t := range l.Tiles {
		taken[image.Pt(t.X, t.Y)] = true
	}
	for y := range l.Rows {
		for x := range l.Cols {
			well := faint
			if image.Pt(x, y).In(l.Reach) {
				well = full
			}
			l.put(img, well, x, y, unit, 0)
		}
	}
	l.At = l.At.Add(l.Drift)
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

// wellSprite is an empty cell; share says how clearly it is seen.
func wellSprite(cell, unit float32, share float64) *image.RGBA {
	p := newPen(pixels(cell*unit), pixels(cell*unit), unit, 0)
	p.box(0, 0, cell, cell, cell*8/52, ui.Mix(ui.Color(ui.Well), ui.Color(ui.CardBG), share))
	return p.img
}
