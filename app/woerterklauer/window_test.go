// In the package: where the window onto the field lies is pure.

package woerterklauer

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"

	wk "spieltisch/games/woerterklauer"
)

// At all agreed sizes the whole field is seen in a window of the first start's size, in cells
// of the sizes below. A cell is smaller than the least one only where tiles would be out of sight else.
func TestFieldFits(t *testing.T) {
	for size := wk.MinSize; size <= wk.MaxSize; size++ {
		var w window
		for _, c := range []struct {
			side, least float32
		}{{608, map[int]float32{10: 52, 12: 42}[size]}, {450, minCell}, {900, 52}} {
			w = window{}
			w.layout(fyne.NewSize(c.side, c.side+3), image.Pt(size, size), image.Pt(1, 1))
			if w.cell < c.least || w.cell > fitCell {
				t.Errorf("size %d in %v: cells of %v", size, c.side, w.cell)
			}
			if w.cols < size && w.cell > minCell || w.at.X < tightRim-1 {
				t.Errorf("size %d in %v: %d cells from %v", size, c.side, w.cols, w.at)
			}
			last := w.pos(wk.Cell{X: w.low.X + w.cols - 1}).X + w.cell
			if last > c.side-tightRim+1 {
				t.Errorf("size %d in %v: the last cell ends at %v", size, c.side, last)
			}
		}
		for _, tiles := range []image.Point{{X: size + 1, Y: 1}, {X: 1, Y: size + 1}} {
			w = window{}
			w.layout(fyne.NewSize(450, 453), image.Pt(size+1, size+1), tiles)
			if w.cols < tiles.X || w.rows < tiles.Y || w.cell < 30 {
				t.Errorf("size %d, tiles %v: %d times %d cells of %v", size, tiles, w.cols, w.rows, w.cell)
			}
		}
	}
}

// Tiles wider apart than the agreed size make the cells outside faint, not dead.
func TestReach(t *testing.T) {
	f := wk.Field{{At: wk.Cell{X: 2, Y: 5}}, {At: wk.Cell{X: 6, Y: 5}}}
	r := reach(f, 7)
	if r.Min.X != 0 || r.Max.X != 9 || r.Min.Y != -1 || r.Max.Y != 12 {
		t.Errorf("7 wide around 2 to 6: %v", r)
	}
	f[1].At.X = 12
	if r := reach(f, 7); r.Min.X != 2 || r.Max.X != 13 {
		t.Errorf("too wide already: %v", r)
	}
}

// The letters turn one after the other: the first is over before the last has begun.
func TestLettersTurnOneAfterTheOther(t *testing.T) {
	for share, want := range map[float32][2]float32{0: {0, 0}, .45: {1, 0}, .55: {1, 0}, 1: {1, 1}} {
		if first, last := turned(0, 5, share), turned(4, 5, share); first != want[0] || last != want[1] {
			t.Errorf("at %v: %v and %v", share, first, last)
		}
		if alone := turned(0, 1, share); alone != want[0] {
			t.Errorf("at %v: one alone %v", share, alone)
		}
	}
}
