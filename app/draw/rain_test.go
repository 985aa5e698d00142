package draw_test

import (
	"image"
	"reflect"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
)

// rained is a rain of 150 pieces in a window of 1000×600, with a ground that is seen where none lie.
func rained(t *testing.T) (r *draw.Rain, look func() image.Image) {
	t.Helper()
	r = draw.NewRain("", 150)
	w := test.NewTempWindow(t, r)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1000, 600))
	return r, func() image.Image { return w.Canvas().Capture() }
}

// Pieces come to rest in a heap along the lower edge, whether they have fallen or not: many of them, and none higher than it may be.
func TestRainRests(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { ui.SetAnimations(true) })
	for _, moving := range []bool{false, true} {
		ui.SetAnimations(moving)
		r, look := rained(t)
		r.Heap(50)
		r.Fall()
		r.Settle()
		img := look()
		ground, highest, covered := img.At(0, 0), 600, 0
		for y := range 600 {
			for x := range 1000 {
				if !reflect.DeepEqual(img.At(x, y), ground) {
					highest = min(highest, y)
					covered++
				}
			}
		}
		if highest < 600-64 || highest > 600-30 {
			t.Errorf("moving %t: the heap is %d high", moving, 600-highest)
		}
		if covered < 5000 {
			t.Errorf("moving %t: only %d pixels are covered", moving, covered)
		}
	}
}

// falling is how many pieces are seen on their way.
func falling(r *draw.Rain) int {
	n := 0
	for _, o := range test.WidgetRenderer(r).Objects() {
		if _, ok := o.(*canvas.Raster); ok && o.Visible() {
			n++
		}
	}
	return n
}

// Pieces fall from above the page, one after the other, to where they lie without motion; a key brings them there at once.
func TestRainFalls(t *testing.T) {
	test.NewTempApp(t)
	clock := shelltest.NewClock(t)
	r, look := rained(t)
	rest := look()

	r.Fall()
	if n := falling(r); n != 0 || !r.Falling() {
		t.Fatalf("%d pieces are there before anything falls", n)
	}
	clock.Pass(500 * time.Millisecond)
	if n := falling(r); n < 20 || n > 149 {
		t.Errorf("after a while %d of 150 are seen", n)
	}
	clock.Pass(2 * time.Second)
	if n := falling(r); r.Falling() || n != 1 || !reflect.DeepEqual(look(), rest) {
		t.Errorf("they lie elsewhere than without motion, in %d pictures", n)
	}

	r.Fall()
	clock.Pass(time.Second)
	r.Settle()
	if r.Falling() || !reflect.DeepEqual(look(), rest) {
		t.Error("a key doesn't bring them to rest")
	}
	clock.Pass(time.Second)
	if !reflect.DeepEqual(look(), rest) {
		t.Error("they fall after they have come to rest")
	}

	ui.SetAnimations(false)
	r.Fall()
	if r.Falling() || !reflect.DeepEqual(look(), rest) {
		t.Error("they fall without motion")
	}
}
