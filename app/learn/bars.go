package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// bars are the bars of a step of the map, for the legend.
type bars struct {
	widget.BaseWidget
	m course.Mastery
}

var _ fyne.Widget = (*bars)(nil)

func newBars(m course.Mastery) *bars {
	b := &bars{m: m}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer implements fyne.Widget.
func (b *bars) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &barsLook{b: b}
	for i := range r.all {
		r.all[i] = canvas.NewRectangle(nil)
	}
	return ui.Drawn(b, r.least, r.place, r.all[0], r.all[1], r.all[2])
}

type barsLook struct {
	b   *bars
	all [3]*canvas.Rectangle
}

func (r *barsLook) least() fyne.Size { return fyne.NewSize(3*7+2*2, barHeight) }

func (r *barsLook) place(s fyne.Size) {
	for i, x := range r.all {
		drawBar(x, i, r.b.m, float32(i*9), (s.Height-barHeight)/2, 7)
	}
}
