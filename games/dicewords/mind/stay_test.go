package mind_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
)

// Where kept dice stay kept, every choice with two throws left is valued as with one, in points and as a chance, and a tip says that
// it is an estimate. With one throw left nothing changes.
func TestKeptDiceStay(t *testing.T) {
	lib, ctx := small()[0], context.Background()
	rnd := rand.New(rand.NewPCG(31, 4))
	differ := 0
	for n := range 40 {
		v := tipView(rnd, 1)
		v.Set = smallSets()[0]
		if n%2 == 0 { // somebody has reached the target
			v.Asked, v.Points = 1, []int{v.Options.Target, v.Options.Target - 90}
		}
		free, last := v, v
		v.Options.KeptStay = true
		last.Thrown, last.Left = 2, 1
		worth := func(v dicewords.View, keep mind.Keep) float64 {
			c, err := lib.Mind().Worth(ctx, v, thrown(keep))
			if err != nil {
				t.Fatal(err)
			}
			return c.Worth
		}
		for range 10 {
			k := mind.Keep(rnd.IntN(int(mind.AllKept)))
			near(t, "a keep", worth(v, k), worth(last, k), 0)
			if worth(v, k) != worth(free, k) {
				differ++
			}
		}
		best, err := lib.Mind().Best(ctx, v, 1)
		want, err2 := lib.Mind().Best(ctx, last, 1)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		near(t, "the best choice", best[0].Worth, want[0].Worth, 0)
		bound, _ := tipOf(t, lib.Mind(), v, nil)
		exact, _ := tipOf(t, lib.Mind(), free, nil)
		if !bound.Rough || exact.Rough {
			t.Errorf("an estimate %v, without the rule %v", bound.Rough, exact.Rough)
		}
	}
	if differ == 0 {
		t.Error("the second throw is worth nothing without the rule")
	}
}

// thrown throws all dice but those kept.
func thrown(keep mind.Keep) (t dicewords.Throw) {
	for d := range dicewords.DiceCount {
		if keep>>d&1 == 0 {
			t.Dice = append(t.Dice, d)
		}
	}
	return t
}
