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
