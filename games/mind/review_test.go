package mind_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// What single mistakes and the rest of a seat's decisions are said to cost adds up to what was given away in all, and none is
// told as a whole step more or less than it was.
func TestCostsAddUp(t *testing.T) {
	chance := rand.New(rand.NewPCG(18, 18))
	for range 2000 {
		var all []mind.Finding
		for range 1 + chance.IntN(12) {
			f := mind.Finding{Seat: games.Seat(chance.IntN(2)), Size: mind.Size(chance.IntN(4))}
			f.Lost = float64(chance.IntN(4000)) / 100
			all = append(all, f)
		}
		for _, step := range []float64{1, 0.1} {
			of, others := mind.Costs(all, 1, step)
			shown, lost, small := others, 0.0, 0.0
			for i, f := range all {
				if f.Seat != 1 {
					continue
				}
				lost += f.Lost
				cost, told := of[i]
				if f.Size == mind.NoMistake {
					small += f.Lost
				} else if !told || math.Abs(cost-f.Lost) >= step {
					t.Fatalf("%v is told as %v (%t)", f.Lost, cost, told)
				}
				shown += cost
			}
			if math.Abs(shown-math.Round(lost/step)*step) > 1e-6 || others < 0 || math.Abs(others-small) >= step {
				t.Fatalf("%+v: %v and %v are %v, not %v", all, of, others, shown, lost)
			}
		}
	}
}

// What is only held is neither done well nor a mistake; with a cost of its own it is one.
func TestHeldIsNoMistakeOfItsOwn(t *testing.T) {
	all := []mind.Finding{{What: "a", Size: mind.LargeMistake}, {What: "b", Held: true}, {What: "b", Held: true, Size: mind.SmallMistake}, {What: "a"}}
	a := mind.AccountOf(all, 0)
	if a.Decisions != 4 || a.Mistakes() != 2 || a.Sizes[mind.NoMistake] != 1 || a.Held != 1 {
		t.Errorf("%+v", a)
	}
	for i, want := range []bool{false, false, false, true} {
		if all[i].Fine() != want {
			t.Errorf("%+v: %t", all[i], all[i].Fine())
		}
	}
}

// The worths of both choices differ by just what stands next to them, and a word is told with the points that it has.
func TestWorthsDifferByTheirCost(t *testing.T) {
	for _, c := range []struct{ own, best, lost, wantOwn, wantBest float64 }{
		{86.4, 95.6, 9, 87, 96}, {86.4, 95.6, 10, 86, 96}, {42, 55.3, 13, 42, 55}, {42, 55.3, 14, 42, 56}, {41.7, 55, 13, 42, 55}, {12.5, 12.5, 0, 12.5, 12.5},
	} {
		f := mind.Finding{Own: c.own, Best: c.best, Booked: mind.Booked{Lost: c.best - c.own}}.Told(c.lost, 1)
		if f.Own != c.wantOwn || f.Best != c.wantBest || c.lost > 0 && f.Lost != c.lost {
			t.Errorf("%+v: %+v", c, f)
		}
	}
}

// What one try is told to cost is the difference of the two worths that the solution tells.
func TestWorthsOfATryDifferByItsCost(t *testing.T) {
	for _, c := range []struct{ own, best, step, wantOwn, wantBest float64 }{
		{97.4, 104.6, 1, 98, 105}, {60, 105.4, 1, 60, 105}, {97.4, 97.6, 1, 97.4, 97.6}, {2.44, 3.16, 0.1, 2.5, 3.2}, {0.2, 0.9, 0, 0.2, 0.9},
	} {
		f := mind.Finding{Own: c.own, Best: c.best, Booked: mind.Booked{Lost: c.best - c.own}}.Alone(c.step)
		if math.Abs(f.Own-c.wantOwn) > 1e-9 || math.Abs(f.Best-c.wantBest) > 1e-9 || math.Abs(f.Best-f.Own-f.Lost) > 1e-9 {
			t.Errorf("%+v: %+v", c, f)
		}
	}
	odds := mind.Finding{Odds: true, Own: 0.2, Best: 1, Booked: mind.Booked{Lost: 0.8}}
	if got := odds.Alone(1); got.Own != odds.Own || got.Best != odds.Best {
		t.Errorf("chances: %+v", got)
	}
}

// A large mistake that nothing was booked for, as a chance to stop is, is told apart from those that the figures count.
func TestWhatNoFigureCountsIsApart(t *testing.T) {
	all := []mind.Finding{
		{What: "a", Size: mind.LargeMistake},
		{What: "a", Size: mind.LargeMistake, Booked: mind.Booked{Lost: 1}},
		{What: "a", Size: mind.MediumMistake},
		{What: "a", Seat: 1, Size: mind.LargeMistake},
	}
	if a := mind.AccountOf(all, 0); a.Apart != 1 || a.Sizes[mind.LargeMistake] != 2 {
		t.Errorf("%+v", a)
	}
}
