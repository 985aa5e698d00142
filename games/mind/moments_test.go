package mind

import (
	"math"
	"slices"
	"testing"

	"spieltisch/games"
)

// match is what was found in one: of seat 1 two mistakes of one sort, a larger one of another, and one that can't be tried again.
func match() []Finding {
	return []Finding{
		{Seat: 1, What: "a", Size: SmallMistake, Type: "x", Own: 1, Best: 3, Booked: Booked{Base: 10, Lost: 2}},
		{Seat: 0, What: "a", Size: LargeMistake, Type: "x", Booked: Booked{Base: 3, Lost: 3}},
		{Seat: 1, What: "b", Size: LargeMistake, Type: "x", Booked: Booked{Base: 10, Lost: 20.4}},
		{Seat: 1, What: "b", Own: 5, Best: 5, Booked: Booked{Luck: 3.3}},
		{Seat: 1, What: "c", Size: LargeMistake, Booked: Booked{Lost: 30}},
		{Seat: 1, What: "a", Size: LargeMistake, Type: "x", Booked: Booked{Lost: 20.4}},
		{Seat: 1, What: "b", Own: 7, Best: 7, Held: true},
	}
}

// The larger mistake comes first, of equal ones the dearer, then the earlier one.
func TestMomentsMatterMostFirst(t *testing.T) {
	if got := Moments(match(), 1); !slices.Equal(got, []int{4, 2, 5, 0}) {
		t.Errorf("%v", got)
	}
}

// A find is never what another choice was better than, or held against somebody, nor somebody else's.
func TestFinestIsNoMistake(t *testing.T) {
	all := func(f Finding) float64 { return 1 + f.Own }
	if got := Finest(match(), 1, all); got != 3 {
		t.Errorf("%d", got)
	}
	if got := Finest(match(), 0, all); got != -1 {
		t.Errorf("of one who made mistakes only: %d", got)
	}
	if got := Finest(match(), 1, func(Finding) float64 { return 0 }); got != -1 {
		t.Errorf("nothing that counts: %d", got)
	}
}

// Practice is offered of a sort that can be tried again, and is where most was left in all.
func TestToPractise(t *testing.T) {
	for seat, want := range []games.ID{"a", "a", ""} {
		if got := ToPractise(match(), games.Seat(seat)); got != want {
			t.Errorf("%d: %q", seat, got)
		}
	}
}

// Figures add up as they are written.
func TestWholeFiguresAddUp(t *testing.T) {
	for _, step := range []float64{1, 0.1} {
		b := Booked{Base: 110.26, Luck: -16.74, Lost: 44.24, Spent: 2.7, Found: 3.3}
		w := b.Whole(step)
		for _, v := range []float64{w.Base, w.Luck, w.Lost, w.Spent, w.Found} {
			if n := v / step; math.Abs(n-math.Round(n)) > 1e-9 {
				t.Errorf("%+v isn't in steps of %v", w, step)
			}
		}
		if math.Abs(w.Sum()-math.Round(b.Sum()/step)*step) > 1e-9 || math.Abs(w.Possible()-w.Sum()-w.Lost) > 1e-9 {
			t.Errorf("%+v: %v", w, w.Sum())
		}
	}
}
