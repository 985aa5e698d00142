package tiles

import "testing"

// seven tiles of 10×20 in lines of three.
var seven = Row{N: 7, Columns: 3, W: 10, H: 20, StepX: 14, StepY: 26, Air: Point{2, 3}}

func TestWhereTilesLie(t *testing.T) {
	if got := seven.At(5); got != (Point{28, 26}) {
		t.Error("the third of the second line lies at", got)
	}
	if w, h := seven.Size(); w != 38 || h != 72 || seven.Lines() != 3 {
		t.Errorf("%v×%v in %d lines", w, h, seven.Lines())
	}
	if w, h := (Row{N: 2, Columns: 5, W: 10, H: 20, StepX: 14}).Size(); w != 24 || h != 20 {
		t.Errorf("two of five are %v×%v", w, h)
	}
	if n := (Row{W: 10, H: 20}).Lines(); n != 1 {
		t.Error("nothing takes", n, "lines")
	}
}

func TestPoints(t *testing.T) {
	for p, want := range map[Point]int{
		{0, 0}:      0,
		{12.1, 10}:  1, // between two, nearer to the second
		{15, 24}:    4,
		{30, 60}:    6, // right of the last one
		{-20, -20}:  0, // before all
		{100, 10}:   2, // at the end of a line
		{100, 1000}: 6, // far below
	} {
		if near := seven.Near(p); near != want {
			t.Errorf("%v is near %d, not %d", p, near, want)
		}
	}
	if (Row{W: 10, StepX: 14, StepY: 26}).Near(Point{}) != -1 {
		t.Error("a tile where there is none")
	}
}
