package dicewords

import (
	"testing"

	"fyne.io/fyne/v2"
)

// Points count up in their place before they fly, and none is lost on the way.
func TestAwardCountsThenFlies(t *testing.T) {
	f := flight{144, fyne.NewPos(600, 500), fyne.NewPos(100, 100)}
	for _, c := range []struct {
		share  float32
		points int
		at     fyne.Position
	}{{0, 0, f.from}, {awardCounts / 2, 72, f.from}, {awardCounts, 144, f.from}, {1, 144, f.to}} {
		if n, at := f.at(c.share); n != c.points || at != c.at {
			t.Errorf("after %v: %d at %v, want %d at %v", c.share, n, at, c.points, c.at)
		}
	}
	before := f.from
	for i := range 11 {
		_, at := f.at(float32(i) / 10)
		if at.X > before.X || at.Y > before.Y {
			t.Errorf("it flies back at %d tenths", i)
		}
		before = at
	}
}
