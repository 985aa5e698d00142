package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// bars are the bars of a step of the map, for the legend.
type bars struct {
	ui.Base
	m course.Mastery

	all [3]*canvas.Rectangle
}

func newBars(m course.Mastery) *bars {
	b := &bars{m: m}
	for i := range b.all {
		b.all[i] = canvas.NewRectangle(nil)
	}
	b.Draw(b, b.least, b.place, b.all[0], b.all[1], b.all[2])
	return b
}

func (b *bars) least() fyne.Size { return fyne.NewSize(3*7+2*2, barHeight) }

func (b *bars) place(s fyne.Size) {
	for i, x := range b.all {
		drawBar(x, i, b.m, float32(i*9), (s.Height-barHeight)/2, 7)
	}
}
