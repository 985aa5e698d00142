package mind_test

import (
	"context"
	"math"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// Where a chance is told as another one than by the tiles alone, the reason is what was guessed; else nothing of that is said.
func TestReasonsFitTheFigures(t *testing.T) {
	percent := func(s any) float64 { return math.Round(100 * float64(s.(mind.Share))) }
	seen := map[games.ID]int{}
	for seed := range uint64(24) {
		o := options(seed)
		play(t, o, seed, seated(o.Seats, mind.Pip, mind.Fips), func(l games.Log, seat games.Seat, c games.Choice) {
			g, ok := c.Action.(dv.Guess)
			if !ok {
				return
			}
			v := l.Match().View(seat).(dv.View)
			why, args := dvmind.Reason(context.Background(), v, g)
			seen[why]++
			switch why {
			case dvmind.WhyMost, dvmind.WhyOthers:
				if percent(args["Chance"]) != percent(args["Alone"]) {
					t.Errorf("%s with %v in\n%v", why, args, v)
				}
			case dvmind.WhyHeard, dvmind.WhyOwn:
				if len(v.Guesses) == 0 || percent(args["Chance"]) == percent(args["Alone"]) {
					t.Errorf("%s with %v in\n%v", why, args, v)
				}
			}
		})
	}
	for _, why := range []games.ID{dvmind.WhyMost, dvmind.WhyHeard, dvmind.WhyOwn} {
		if seen[why] == 0 {
			t.Errorf("no %s: %v", why, seen)
		}
	}
}
