package draw

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// standing is an animation that runs and doesn't come forward.
func standing() *ui.Animation {
	ui.SetAnimator(func(time.Duration, func(float32)) func() { return func() {} })
	defer ui.SetAnimator(nil)
	return ui.Animate(time.Second, fyne.AnimationLinear, func(float32) {})
}

// Hold stops the next piece of an assembly on its way, a share of it done.
func (a *Assembly) Hold(share float64) {
	a.halt()
	a.anim, a.done = standing(), share
	a.tell(a.partOf(a.laid))
	a.Refresh()
}

// LandsOff is how far from its place in the letter, in units, a piece ends its way.
func LandsOff(r rune, i int, turned bool) (off float64) {
	const height = 200
	a := NewAssembly(height, ui.CardBG, Options{Turned: turned})
	a.SetLetter(r, nil)
	l, _ := Letters().Letter(r)
	p := figurePicture(r, nil, height, ui.CardBG, a.options)
	end := a.landing(l, i, fyne.Position{}, p, height)

	unit := Unit(height)
	air := float64(figureAir(height)) / unit
	want := extent(l.Drawing(letterpiece.Style{Turned: turned}, air, i))
	fly := letterpiece.Single(l.Pieces[i].Kind, math.Mod(end.turn+720, 360), letterpiece.Style{})
	got := extent(fly)
	dx, dy := float64(end.at.X)/unit-fly.Width/2, float64(end.at.Y)/unit-fly.Height/2
	for k := range got {
		d := []float64{dx, dy}[k%2]
		off = max(off, math.Abs(got[k]+d-want[k]))
	}
	return off
}

// extent is the box of a drawing's ends of lines and arcs.
func extent(d letterpiece.Drawing) [4]float64 {
	box := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, s := range d.Shapes {
		for _, c := range s.Path.Curves() {
			if c.Op == letterpiece.OpClose {
				continue
			}
			box[0], box[1] = min(box[0], c.To.X), min(box[1], c.To.Y)
			box[2], box[3] = max(box[2], c.To.X), max(box[3], c.To.Y)
		}
	}
	return box
}

// Spread is the room that the pictures of an assembly take, without the air around them.
func Spread(a *Assembly) fyne.Size {
	low, high := fyne.NewPos(1e6, 1e6), fyne.NewPos(-1e6, -1e6)
	r := a.CreateRenderer()
	r.Layout(a.Size())
	for _, o := range r.Objects() {
		if o.Visible() {
			at, s := o.Position(), o.Size()
			low = fyne.NewPos(min(low.X, at.X), min(low.Y, at.Y))
			high = fyne.NewPos(max(high.X, at.X+s.Width), max(high.Y, at.Y+s.Height))
		}
	}
	return fyne.NewSize(high.X-low.X, high.Y-low.Y)
}

// PieceSVG is the picture of a piece in the theme in force, with 2 pixels of air
// around it. Turns are in degrees, clockwise.
func PieceSVG(kind letterpiece.Kind, height float32, degrees float64, o Options) fyne.Resource {
	return piecePicture(kind, height, degrees, o).res
}

// WordSVG is the picture of a word in the theme in force: filled paths with a rim (light) or
// a halo (dark), 2 pixels of air around it. It is nil for words without any letter.
func WordSVG(word string, height float32, o Options) fyne.Resource {
	return wordPicture(word, height, o).res
}

// Look is how piece i is shown.
func (f *Figure) Look(i int) PieceLook { return lookOf(f.looks, i) }

// Figures are the two drawings.
func (c *Compare) Figures() [2]*Figure { return c.figures }
