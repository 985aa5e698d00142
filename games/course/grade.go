package course

import (
	"math"

	"github.com/open-spaced-repetition/go-fsrs/v4"
)

// Card is when a letter is due again (FSRS-6). A card without Stability was looked at only.
type Card struct {
	Stability  float64 // days until one forgets it with a chance of one in ten
	Difficulty float64 // 1 to 10
	Last       int     // the day of the last answer
	Due        int     // the day
}

// The pace of an answer, in ms by skill (Building: for each piece, the others: for each
// letter): up to quick it is easy, beyond slow it is hard.
func pace(s Skill) (quick, slow int) {
	switch s {
	case Turning:
		return 3500, 9000
	case Building:
		return 3000, 9000
	case Spotting:
		return 4000, 12000
	default:
		return 2500, 7000
	}
}

// rate is how FSRS takes an answer.
func rate(s Skill, right bool, hints, ms int) fsrs.Rating {
	quick, slow := pace(s)
	switch {
	case !right:
		return fsrs.Again
	case hints > 0 || ms > slow:
		return fsrs.Hard
	case ms <= quick:
		return fsrs.Easy
	}
	return fsrs.Good
}

const (
	retention   = 0.9
	longestDays = 180
)

// next is the card after an answer. Further right answers on one day say little: they
// count as good at most.
func (c Card) next(r fsrs.Rating, day int) Card {
	p := fsrs.DefaultParam()
	var before *fsrs.MemoryState
	days := max(0, day-c.Last)
	if c.Stability > 0 {
		before = &fsrs.MemoryState{Stability: c.Stability, Difficulty: c.Difficulty}
		if days == 0 && r == fsrs.Easy {
			r = fsrs.Good
		}
	}
	s := p.NextState(before, retention, uint64(days), r)
	c.Stability, c.Difficulty, c.Last = s.Memory.Stability, s.Memory.Difficulty, max(day, c.Last)
	c.Due = c.Last
	if r != fsrs.Again {
		c.Due += int(min(max(math.Round(s.Interval), 1), longestDays))
	}
	return c
}

// recall is the chance that the letter is still known on a day.
func (c Card) recall(day int) float64 {
	if c.Stability <= 0 {
		return 0
	}
	p := fsrs.DefaultParam()
	return p.ForgettingCurve(float64(max(0, day-c.Last)), c.Stability)
}

func (c Card) sane() bool {
	return c.Stability >= 0 && c.Stability <= 1e6 && c.Difficulty >= 0 && c.Difficulty <= 10 && c.Last >= 0 && c.Last <= maxDay && c.Due >= 0 && c.Due <= maxDay+longestDays
}
