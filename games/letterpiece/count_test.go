package letterpiece_test

import (
	"testing"

	"spieltisch/games/letterpiece"
)

// 48 pieces, 8 blue, 16 yellow, 8 green, 16 red (rulebook, material).
func TestStock(t *testing.T) {
	want := letterpiece.Count{letterpiece.LongStick: 16, letterpiece.ShortStick: 16, letterpiece.WideCurve: 8, letterpiece.UCurve: 8}
	if s := letterpiece.Stock(); s != want || s.Total() != 48 {
		t.Errorf("%v, %d pieces", s, s.Total())
	}
}

func TestCountArithmetic(t *testing.T) {
	a, b := letterpiece.Count{1, 2, 3, 4}, letterpiece.Count{1, 0, 4, 4}
	if got := a.Plus(b); got != (letterpiece.Count{2, 2, 7, 8}) {
		t.Errorf("plus %v", got)
	}
	if got := a.Minus(b); got != (letterpiece.Count{0, 2, -1, 0}) {
		t.Errorf("minus %v", got)
	}
	if a.Within(b) || b.Within(a) || !a.Within(a) || !a.Within(a.Plus(b)) {
		t.Errorf("%v and %v: within", a, b)
	}
	if a != (letterpiece.Count{1, 2, 3, 4}) {
		t.Errorf("changed to %v", a)
	}
}
