package mind_test

import (
	"math"
	"testing"

	"spieltisch/games/mind"
)

func TestGradeFollowsTheTable(t *testing.T) {
	points := mind.Scale{Small: 2, Medium: 10, Large: 20}
	for _, c := range []struct {
		scale     mind.Scale
		best, own float64
		want      mind.Size
	}{
		{points, 131, 131, mind.NoMistake},
		{points, 131, 129.1, mind.NoMistake},
		{points, 131, 129, mind.SmallMistake},
		{points, 131, 121, mind.MediumMistake},
		{points, 131, 111, mind.LargeMistake},
		{mind.Chances, 0.5, 0.46, mind.NoMistake},
		{mind.Chances, 0.5, 0.4, mind.SmallMistake},
		{mind.Chances, 0.5, 0.3, mind.MediumMistake},
		{mind.Chances, 0.5, 0, mind.LargeMistake},
	} {
		if got := c.scale.Grade(c.best, c.own); got != c.want {
			t.Errorf("%v of %v by %v: %v, want %v", c.own, c.best, c.scale, got, c.want)
		}
	}
}

// The best choice is no mistake, and what is better than the best that was found isn't either, whatever the table says.
func TestTheBestChoiceIsNoMistake(t *testing.T) {
	for _, scale := range []mind.Scale{{}, mind.Chances, {Small: -1}, {Small: math.NaN()}} {
		for _, best := range []float64{-3, 0, 0.1, 112.9} {
			for _, own := range []float64{best, best + 1} {
				if got := scale.Grade(best, own); got != mind.NoMistake {
					t.Errorf("%v: the best choice is %v", scale, got)
				}
			}
		}
	}
}
