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
	for _, c := range []struct {
		p         Point
		hit, near int
	}{
		{Point{0, 0}, 0, 0},
		{Point{11.9, 22.9}, 0, 0}, // in its air
		{Point{12.1, 10}, 1, 1},   // between two, nearer to the second
		{Point{15, 24}, 4, 4},     // in the air of the line below
		{Point{5, 60}, 6, 6},      // the last one
		{Point{30, 60}, -1, 6},    // right of the last one
		{Point{-20, -20}, -1, 0},  // before all
		{Point{100, 10}, -1, 2},   // at the end of a line
		{Point{100, 1000}, -1, 6}, // far below
	} {
		if hit, near := seven.Hit(c.p), seven.Near(c.p); hit != c.hit || near != c.near {
			t.Errorf("%v hits %d and is near %d, not %d and %d", c.p, hit, near, c.hit, c.near)
		}
	}
	if seven.N = 0; seven.Hit(Point{}) != -1 || seven.Near(Point{}) != -1 {
		t.Error("a tile where there is none")
	}
	seven.N = 7
}

func TestMoves(t *testing.T) {
	for _, c := range []struct {
		from int
		by   Move
		to   int
	}{
		{0, Left, 0},
		{0, Right, 1},
		{2, Right, 3},
		{6, Right, 6},
		{1, Up, 1},
		{4, Up, 1},
		{3, Down, 6},
		{4, Down, 4},
		{4, First, 0},
		{4, Last, 6},
	} {
		if to := seven.From(c.from, c.by); to != c.to {
			t.Errorf("move %d leads from %d to %d, not %d", c.by, c.from, to, c.to)
		}
	}
}
