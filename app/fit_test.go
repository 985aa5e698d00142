package app

import "testing"

func TestFrameWithin(t *testing.T) {
	laptop := bounds{0, 0, 1366, 728} // 40 are the task bar's
	for name, c := range map[string]struct{ at, room, want bounds }{
		"fits":            {bounds{26, 26, 926, 626}, laptop, bounds{26, 26, 926, 626}},
		"too high":        {bounds{26, 26, 1322, 808}, laptop, bounds{26, 0, 1322, 728}},
		"too far right":   {bounds{400, 20, 1400, 700}, laptop, bounds{366, 20, 1366, 700}},
		"larger":          {bounds{-8, -8, 1400, 900}, laptop, laptop},
		"bar at the left": {bounds{10, 10, 1400, 700}, bounds{60, 0, 1366, 768}, bounds{60, 10, 1366, 700}},
		"screen beside":   {bounds{-1300, 26, -20, 850}, bounds{-1280, 0, 0, 760}, bounds{-1280, 0, 0, 760}},
	} {
		if got := c.at.within(c.room); got != c.want {
			t.Errorf("%s: %v in %v is %v, want %v", name, c.at, c.room, got, c.want)
		}
	}
}
