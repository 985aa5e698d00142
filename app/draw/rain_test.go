package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// Pieces come to rest apart from each other, on the page, and nowhere where they are not wanted, whether they have fallen
// or not.
func TestRainRests(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { ui.SetAnimations(true) })
	for _, moving := range []bool{false, true} {
		ui.SetAnimations(moving)
		r := draw.NewRain(nil, 80)
		card := draw.Area{X: 300, Y: 100, W: 400, H: 300}
		w := test.NewWindow(r)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(1000, 600))
		r.Avoid(card)
		r.Fall()
		r.Settle()
		var lie []draw.Area
		for _, o := range test.WidgetRenderer(r).Objects() {
			if _, ok := o.(*canvas.Raster); !ok || !o.Visible() {
				continue
			}
			p, s := o.Position(), o.Size()
			a := draw.Area{X: p.X, Y: p.Y, W: s.Width, H: s.Height}
			if a.X < -2 || a.Y < -2 || a.X+a.W > 1002 || a.Y+a.H > 602 {
				t.Errorf("a piece lies at %v", a)
			}
			for _, b := range append(lie, card) {
				if a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H {
					t.Errorf("%v lies on %v", a, b)
				}
			}
			lie = append(lie, a)
		}
		if len(lie) < 60 {
			t.Errorf("only %d pieces", len(lie))
		}
		w.Close()
	}
}
