package draw

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// least has room for a letter that can still be read.
func (a *Assembly) least() fyne.Size { return fyne.NewSize(160, 64) }

// place draws the letter, and next to it what lies ready.
func (a *Assembly) place(s fyne.Size) {
	l, _ := Letters().Letter(a.letter)
	a.grow(len(l.Pieces))
	height := a.heightFor(s)
	unit, air := Unit(height), figureAir(height)
	p := figurePicture(a.letter, a.looks(), height, a.ground, a.options)
	at, wide := a.ready()
	beside := float32(wide * unit)
	left := ui.Whole((s.Width - p.size.Width - beside - float32(readyGap*unit)) / 2)
	corner := fyne.NewPos(left, ui.Whole((s.Height-p.size.Height)/2))
	a.figure.show(p, corner.X, corner.Y)
	rowAt := fyne.NewPos(left+p.size.Width-air+float32(readyGap*unit), corner.Y+air)
	a.flying.Hide()
	for i, o := range a.row {
		if i >= len(l.Pieces) {
			o.Hide()
			continue
		}
		kind := l.Pieces[i].Kind
		from := flight{rowAt.AddXY(float32(at[i].X*unit), float32(at[i].Y*unit)), height * readyScale, 0}
		q := piecePicture(kind, height*readyScale, 0, Options{Marks: a.options.Marks, Faded: i < a.laid || i == a.laid && a.anim.Running()})
		o.show(q, ui.Whole(from.at.X-q.size.Width/2), ui.Whole(from.at.Y-q.size.Height/2))
		if i == a.laid && a.anim.Running() {
			f := from.toward(a.landing(l, i, corner, p, height), a.done)
			q = flying(kind, f.height, f.turn, a.options)
			a.flying.show(q, f.at.X-q.size.Width/2, f.at.Y-q.size.Height/2)
		}
	}
}

// grow makes what is missing.
func (a *Assembly) grow(n int) {
	if a.objects != nil && len(a.row) >= n {
		return
	}
	for len(a.row) < n {
		a.row = append(a.row, newArt())
	}
	a.objects = []fyne.CanvasObject{a.figure.Raster}
	for _, o := range a.row {
		a.objects = append(a.objects, o.Raster)
	}
	a.objects = append(a.objects, a.flying.Raster)
}

// flight is how a piece is drawn on its way: its middle, its scale and its turn.
type flight struct {
	at     fyne.Position
	height float32
	turn   float64
}

func (f flight) toward(to flight, share float64) flight {
	s := float32(share)
	l := Lie{Turn: f.turn}.Toward(Lie{Turn: to.turn}, share)
	return flight{f.at.AddXY((to.at.X-f.at.X)*s, (to.at.Y-f.at.Y)*s), f.height + (to.height-f.height)*s, l.Turn}
}

// landing is how piece i lies in the letter whose picture begins at a corner.
func (a *Assembly) landing(l letterpiece.Letter, i int, corner fyne.Position, p picture, height float32) flight {
	unit := Unit(height)
	lie := Parts(l.Rune)[i].Lie
	mid := letterpiece.Point{X: p.drawing.Width / 2, Y: p.drawing.Height / 2}
	box := l.Box()
	if top, bottom := min(0, box.Min.Y), max(letterpiece.CapHeight, box.Max.Y); top+bottom != letterpiece.CapHeight {
		mid.Y += letterpiece.CapHeight/2 - (top+bottom)/2 // it reaches beyond the capitals
	}
	if a.options.Turned {
		lie = lie.Turned()
		mid.Y = p.drawing.Height - mid.Y
	}
	return flight{corner.AddXY(float32((mid.X+lie.X)*unit), float32((mid.Y+lie.Y)*unit)), height, lie.Turn}
}
