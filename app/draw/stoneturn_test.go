package draw

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// On its way a tile shows first what it was, lower and lower, and a stop ends that at once.
func TestStoneOnItsWay(t *testing.T) {
	test.NewTempApp(t)
	s := NewStone(StoneLook{Number: 7, Open: true, Badge: true}, 64)
	r := newStoneLook(s)
	s.from, s.anim = StoneLook{Number: StoneUnknown}, fyne.NewAnimation(turnTime, func(float32) {})
	height := float32(1000)
	for _, done := range []float32{0, .2, .4} {
		s.done = done
		r.place(s.Size())
		if h := r.rim.Size().Height; h >= height || !r.copy.Visible() || r.disc.Visible() {
			t.Errorf("at %v: %v high, before %v", done, h, height)
		} else {
			height = h
		}
	}
	s.Stop()
	r.place(s.Size())
	if r.rim.Size().Height != 96 || r.copy.Visible() || !r.disc.Visible() || r.number.Text != "7" {
		t.Error("stopped, but not at its end: ", r.rim.Size(), r.number.Text)
	}
}
