package draw_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
)

// lit are the lights that are seen: large ones lie around an area, all else is sparks.
func lit(g *draw.Glow) (around, sparks int) {
	for _, o := range test.WidgetRenderer(g).Objects() {
		switch {
		case !o.Visible():
		case o.Size().Width > 40:
			around++
		default:
			sparks++
		}
	}
	return around, sparks
}

// A glow waits, lights one area after the other, fades, and is out after half a second; at once by a key, and it isn't lit
// where nothing moves.
func TestGlow(t *testing.T) {
	test.NewTempApp(t)
	clock := shelltest.NewClock(t)
	g := draw.NewGlow()
	w := test.NewTempWindow(t, g)
	w.Resize(fyne.NewSize(400, 300))
	shine := func() {
		g.Shine(200*time.Millisecond, 8, draw.Area{X: 20, Y: 50, W: 60, H: 80}, draw.Area{X: 120, Y: 50, W: 60, H: 80}, draw.Area{X: 220, Y: 50, W: 60, H: 80})
	}
	seen := func(when string, areas int, shining bool) {
		t.Helper()
		if around, sparks := lit(g); around != 2*areas || sparks != 10*areas || g.Shining() != shining {
			t.Errorf("%s: %d lights, %d sparks, shining: %v; want %d areas", when, around, sparks, g.Shining(), areas)
		}
	}
	seen("new", 0, false)
	shine()
	seen("at first", 0, true)
	clock.Pass(200 * time.Millisecond)
	seen("as it begins", 0, true)
	clock.Pass(50 * time.Millisecond)
	seen("soon", 1, true)
	clock.Pass(200 * time.Millisecond)
	seen("halfway", 3, true)
	clock.Pass(200 * time.Millisecond)
	seen("near the end", 1, true)
	clock.Pass(50 * time.Millisecond)
	seen("at the end", 0, false)

	shine()
	clock.Pass(300 * time.Millisecond)
	g.Out()
	seen("put out", 0, false)
	clock.Pass(100 * time.Millisecond)
	seen("after that", 0, false)

	ui.SetAnimations(false)
	shine()
	seen("without motion", 0, false)
}
