package draw_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/games/letterpiece"
)

// A ghost is where its piece would be: filled inside, with its edge inside or outside of the piece.
func TestGhost(t *testing.T) {
	test.NewTempApp(t)
	fill, edge := color.NRGBA{R: 250, A: 255}, color.NRGBA{B: 250, A: 255}
	g := draw.NewGhost()
	w := test.NewTempWindow(t, container.NewWithoutLayout(g.Raster))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(200, 200))
	at := func(x, y int) color.NRGBA {
		c, _ := color.NRGBAModel.Convert(w.Canvas().Capture().At(x, y)).(color.NRGBA)
		return c
	}
	bare := at(100, 100)
	look := draw.GhostLook{Kind: letterpiece.LongStick, Height: 92.4, Turn: 90, Fill: fill, Edge: edge, Rim: 4}
	g.Set(look, fyne.NewPos(100, 100)) // a unit is 20 pixels: it is 92 wide and 12 high
	for _, x := range []struct {
		out          bool
		x, y         int
		what, colour string
	}{
		{false, 100, 100, "the middle", "fill"},
		{false, 100, 105, "the edge", "edge"},
		{false, 100, 108, "beside it", "bare"},
		{false, 144, 100, "the end", "edge"},
		{false, 130, 100, "near the end", "fill"},
		{false, 148, 100, "behind the end", "bare"},
		{true, 100, 105, "the edge", "fill"},
		{true, 100, 108, "beside it", "edge"},
		{true, 100, 113, "far beside it", "bare"},
	} {
		look.Out = x.out
		g.Set(look, fyne.NewPos(100, 100))
		want := map[string]color.NRGBA{"fill": fill, "edge": edge, "bare": bare}[x.colour]
		if got := at(x.x, x.y); got != want {
			t.Errorf("outside %v: %s is %v, want %v", x.out, x.what, got, want)
		}
	}
	before := g.Size()
	g.Set(look, fyne.NewPos(60, 60))
	if g.Size() != before || at(60, 60) != fill || at(95, 60) != fill || at(100, 100) != bare {
		t.Error("it did not move")
	}
}
