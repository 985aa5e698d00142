package draw

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// On its way a tile shows first what it was, lower and lower, and a stop ends that at once.
func TestNumberTileOnItsWay(t *testing.T) {
	test.NewTempApp(t)
	s := NewNumberTile(NumberTileLook{Number: 7, Open: true, Badge: true}, 64)
	s.from, s.anim = NumberTileLook{Number: TileUnknown}, standing()
	height := float32(1000)
	for _, done := range []float32{0, .2, .4} {
		s.done = done
		s.place(s.Size())
		if h := s.box.Size().Height; h >= height || s.disc.Visible() {
			t.Errorf("at %v: %v high, before %v", done, h, height)
		} else {
			height = h
		}
	}
	s.Stop()
	s.place(s.Size())
	if s.box.Size().Height != 96 || !s.disc.Visible() || s.number.Text.Text != "7" {
		t.Error("stopped, but not at its end: ", s.box.Size(), s.number.Text)
	}
}
