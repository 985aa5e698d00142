package draw

import (
	"fmt"
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// PieceLook is how a piece of a letter is shown among the others.
type PieceLook int

// The looks.
const (
	PiecePlain PieceLook = iota
	PieceLit             // stands out: a ring lies around it, and it lies above the others
	PieceToned           // pale, so that others stand out
	PieceGhost           // only its place
)

// Figure is one letter whose pieces may look different: the lit ones have a ring around
// them, so that it doesn't take colours to find them.
type Figure struct {
	pictured
	letter  rune
	looks   []PieceLook // by the places in Letter.Pieces; what is missing is plain
	height  float32
	ground  ui.Token // what it lies on
	options Options
}

// NewFigure is a plain letter that lies on a ground, drawn to the scale at which capitals are
// height pixels high. Its size has room for rings.
func NewFigure(r rune, height float32, ground ui.Token, o Options) *Figure {
	f := &Figure{letter: r, height: height, ground: ground, options: o}
	f.show(f, func() picture { return figurePicture(f.letter, f.looks, f.height, f.ground, f.options) })
	return f
}

// Set shows a letter with a look for each of its pieces; those beyond the looks are plain.
func (f *Figure) Set(r rune, looks ...PieceLook) {
	f.letter, f.looks = r, looks
	f.Refresh()
}

// SetHeight changes the scale.
func (f *Figure) SetHeight(height float32) { ui.Change(&f.height, height, f) }

func lookOf(looks []PieceLook, i int) PieceLook {
	if i < len(looks) {
		return looks[i]
	}
	return PiecePlain
}

// The ring of a lit piece in units: the air between both, and the ring.
const (
	ringAir  = .11
	ringWide = .12
)

// ringOf is the width of ring and air around a lit piece, in units: on small letters they are at
// least 2 and 1.5 pixels wide.
func ringOf(unit float64) (air, wide float64) {
	return max(ringAir, 1.5/unit), max(ringWide, 2/unit)
}

// figureAir is the room around a figure in whole pixels.
func figureAir(height float32) float32 {
	unit := Unit(height)
	if unit <= 0 {
		return 0
	}
	air, wide := ringOf(unit)
	return ceil((air + wide) * unit)
}

// keptFigure is up to which height painted figures are kept: large ones are seen one at a time,
// and all steps of all letters would take hundreds of megabytes.
const keptFigure = 96

// figurePicture draws the letter in layers: places, pale and plain pieces, then what stands out.
func figurePicture(r rune, looks []PieceLook, height float32, ground ui.Token, o Options) picture {
	pieces.Lock()
	defer pieces.Unlock()
	s, unit := style(height, o), Unit(height)
	l, known := letters().Letter(r)
	key := fmt.Sprintf("figure-%d-%v-%.2f-%s-%t-%t-%t-%d", r, looks, height, ground, s.Halo, s.Marks, o.Turned, pieces.changes)
	if p, ok := pieces.made[key]; ok {
		return p
	}
	if unit <= 0 || !known {
		return picture{}
	}
	air := float64(figureAir(height)) / unit
	p := picture{unit: unit, res: fyne.NewStaticResource(key, nil), passing: height > keptFigure}
	p.drawing = l.Drawing(letterpiece.Style{}, air)
	p.size = fyne.NewSize(ceil(p.drawing.Width*unit), ceil(p.drawing.Height*unit))
	add := func(want PieceLook, s letterpiece.Style, shade func(letterpiece.Shape) color.NRGBA) {
		for i := range l.Pieces {
			if lookOf(looks, i) != want {
				continue
			}
			for _, shape := range l.Drawing(s, air, i).Shapes {
				p.drawing.Shapes, p.shades = append(p.drawing.Shapes, shape), append(p.shades, shade(shape))
			}
		}
	}
	paper := ui.Color(ground)
	gap, wide := ringOf(unit)
	addFlat := func(want PieceLook, more float64, c color.NRGBA) {
		add(want, letterpiece.Style{Turned: o.Turned, More: more}, func(letterpiece.Shape) color.NRGBA { return c })
	}
	addFlat(PieceGhost, 0, ui.Mix(ui.Color(ui.Ink), paper, .1))
	add(PieceToned, s, func(shape letterpiece.Shape) color.NRGBA { return ui.Mix(strong(shape), paper, fade) })
	add(PiecePlain, s, strong)
	addFlat(PieceLit, gap+wide, ui.Color(ui.Ink))
	addFlat(PieceLit, gap, paper)
	add(PieceLit, s, strong)
	keep(key, p)
	return p
}

// flying is one piece on its way, at any turn and height.
func flying(k letterpiece.Kind, height float32, turn float64, o Options) picture {
	pieces.Lock()
	defer pieces.Unlock()
	o.Turned = false
	unit, s := Unit(height), style(height, o)
	if unit <= 0 {
		return picture{}
	}
	d := letterpiece.Single(k, math.Mod(turn+720, 360), s)
	return picture{
		res:     fyne.NewStaticResource(fmt.Sprintf("flying-%d-%.2f-%.2f", k, height, turn), nil),
		size:    fyne.NewSize(ceil(d.Width*unit), ceil(d.Height*unit)),
		drawing: d, unit: unit, shades: shades(d, false), passing: true,
	}
}
