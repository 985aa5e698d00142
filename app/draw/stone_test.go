package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// A tile that has tipped over looks like one that was always so.
func TestStoneTurns(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { ui.SetAnimations(true) })
	hidden := draw.StoneLook{Color: draw.StoneWhite, Number: draw.StoneUnknown, Ring: true}
	open := draw.StoneLook{Color: draw.StoneWhite, Number: 7, Open: true, Badge: true}
	drawn := func(s *draw.Stone) string {
		w := test.NewTempWindow(t, s)
		w.Resize(fyne.NewSize(120, 160))
		return test.RenderToMarkup(w.Canvas())
	}
	want := drawn(draw.NewStone(open, 64))
	if want == drawn(draw.NewStone(hidden, 64)) {
		t.Fatal("hidden and open look alike")
	}
	for _, moving := range []bool{false, true} {
		ui.SetAnimations(moving)
		s := draw.NewStone(hidden, 64)
		s.Turn(open)
		if s.Look() != open || drawn(s) != want {
			t.Errorf("animations %v: %+v", moving, s.Look())
		}
	}
}

// Tiles keep their shape at every width.
func TestStoneSizes(t *testing.T) {
	test.NewTempApp(t)
	for w := float32(24); w <= 108; w += 2 {
		s := draw.NewStone(draw.StoneLook{Number: 11}, w)
		if got := s.MinSize(); got.Width != w || got.Height != draw.StoneHeight(w) || got.Height < 1.5*w || got.Height > 1.7*w {
			t.Error(w, got)
		}
	}
}
