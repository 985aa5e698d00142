package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// A tile that has tipped over looks like one that was always so.
func TestNumberTileTurns(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { ui.SetAnimations(true) })
	hidden := draw.NumberTileLook{Color: draw.TileWhite, Number: draw.TileUnknown, Ring: true}
	open := draw.NumberTileLook{Color: draw.TileWhite, Number: 7, Open: true, Badge: true}
	drawn := func(s *draw.NumberTile) string {
		w := test.NewTempWindow(t, s)
		w.Resize(fyne.NewSize(120, 160))
		return test.RenderToMarkup(w.Canvas())
	}
	want := drawn(draw.NewNumberTile(open, 64))
	if want == drawn(draw.NewNumberTile(hidden, 64)) {
		t.Fatal("hidden and open look alike")
	}
	for _, moving := range []bool{false, true} {
		ui.SetAnimations(moving)
		s := draw.NewNumberTile(hidden, 64)
		s.Turn(open)
		if s.Look() != open || drawn(s) != want {
			t.Errorf("animations %v: %+v", moving, s.Look())
		}
	}
}

// Tiles keep their shape at every width.
func TestNumberTileSizes(t *testing.T) {
	test.NewTempApp(t)
	for w := float32(24); w <= 108; w += 2 {
		s := draw.NewNumberTile(draw.NumberTileLook{Number: 11}, w)
		if got := s.MinSize(); got.Width != w || got.Height != draw.NumberTileHeight(w) || got.Height < 1.5*w || got.Height > 1.7*w {
			t.Error(w, got)
		}
	}
}
