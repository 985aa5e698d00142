package app

import "testing"

func TestFrameWithin(t *testing.T) {
	laptop := frame{0, 0, 1366, 728} // 40 are the task bar's
	for name, c := range map[string]struct{ at, room, want frame }{
		"fits":            {frame{26, 26, 926, 626}, laptop, frame{26, 26, 926, 626}},
		"too high":        {frame{26, 26, 1322, 808}, laptop, frame{26, 0, 1322, 728}},
		"too far right":   {frame{400, 20, 1400, 700}, laptop, frame{366, 20, 1366, 700}},
		"larger":          {frame{-8, -8, 1400, 900}, laptop, laptop},
		"bar at the left": {frame{10, 10, 1400, 700}, frame{60, 0, 1366, 768}, frame{60, 10, 1366, 700}},
		"screen beside":   {frame{-1300, 26, -20, 850}, frame{-1280, 0, 0, 760}, frame{-1280, 0, 0, 760}},
	} {
		if got := c.at.within(c.room); got != c.want {
			t.Errorf("%s: %v in %v is %v, want %v", name, c.at, c.room, got, c.want)
		}
	}
}
