package draw_test

import (
	"maps"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
)

// Pieces come to rest apart from each other, on the page, and nowhere where they are not wanted, whether they have fallen
// or not.
func TestRainRests(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { ui.SetAnimations(true) })
	for _, moving := range []bool{false, true} {
		ui.SetAnimations(moving)
		r := draw.NewRain("", 80)
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

// drops are the pieces that are seen, by their pictures.
func drops(r *draw.Rain) map[fyne.CanvasObject]fyne.Position {
	out := map[fyne.CanvasObject]fyne.Position{}
	for _, o := range test.WidgetRenderer(r).Objects() {
		if _, ok := o.(*canvas.Raster); ok && o.Visible() {
			out[o] = o.Position()
		}
	}
	return out
}

// Pieces fall from above the page, one after the other, to where they lie without motion; a key brings them there at once.
func TestRainFalls(t *testing.T) {
	test.NewTempApp(t)
	clock := shelltest.NewClock(t)
	r := draw.NewRain("", 40)
	w := test.NewTempWindow(t, r)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1000, 600))
	rest := drops(r)

	r.Fall()
	if n := len(drops(r)); n != 0 || !r.Falling() {
		t.Fatalf("%d pieces are there before anything falls", n)
	}
	clock.Pass(900 * time.Millisecond)
	half := drops(r)
	above := 0
	for o, p := range half {
		if p.Y < rest[o].Y-1 {
			above++
		}
		if p.Y > rest[o].Y {
			t.Errorf("a piece falls through its place: %v, not %v", p, rest[o])
		}
	}
	if above < 5 || len(half) == len(rest) {
		t.Errorf("after a while %d of %d are seen, %d on their way", len(half), len(rest), above)
	}
	clock.Pass(3 * time.Second)
	if now := drops(r); r.Falling() || !maps.Equal(now, rest) {
		t.Errorf("they lie elsewhere than without motion: %v, not %v", now, rest)
	}

	r.Fall()
	clock.Pass(time.Second)
	r.Settle()
	if now := drops(r); r.Falling() || !maps.Equal(now, rest) {
		t.Error("a key doesn't bring them to rest")
	}
	clock.Pass(time.Second)
	if now := drops(r); !maps.Equal(now, rest) {
		t.Error("they fall after they have come to rest")
	}

	ui.SetAnimations(false)
	r.Fall()
	if now := drops(r); r.Falling() || !maps.Equal(now, rest) {
		t.Error("they fall without motion")
	}
}
