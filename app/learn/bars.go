package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

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
	r := &barsRenderer{b: b}
	for i := range r.all {
		r.all[i] = canvas.NewRectangle(nil)
	}
	r.Refresh()
	return r
}

type barsRenderer struct {
	b   *bars
	all [3]*canvas.Rectangle
}

// Destroy implements fyne.WidgetRenderer.
func (r *barsRenderer) Destroy() {}

// Objects implements fyne.WidgetRenderer.
func (r *barsRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.all[0], r.all[1], r.all[2]}
}

// MinSize implements fyne.WidgetRenderer.
func (r *barsRenderer) MinSize() fyne.Size { return fyne.NewSize(3*7+2*2, barHeight) }

// Layout implements fyne.WidgetRenderer.
func (r *barsRenderer) Layout(s fyne.Size) {
	for i, x := range r.all {
		bar(x, i, r.b.m, float32(i*9), (s.Height-barHeight)/2, 7)
	}
}

// Refresh implements fyne.WidgetRenderer.
func (r *barsRenderer) Refresh() { r.Layout(r.b.Size()) }
