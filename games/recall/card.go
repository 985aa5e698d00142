// Package recall knows when what somebody has learned is due again (FSRS-6): a letter of the course, one's own mistake.
package recall

import (
	"math"

	"github.com/open-spaced-repetition/go-fsrs/v4"
)

// Rating is how an answer went.
type Rating = fsrs.Rating

// The ratings.
const (
	Again = fsrs.Again // wrong
	Hard  = fsrs.Hard
	Good  = fsrs.Good
	Easy  = fsrs.Easy
)

// Card is when a thing is due again. One without Stability was never answered. It is stored as JSON.
type Card struct {
	Stability  float64 // days until one forgets it with a chance of one in ten
	Difficulty float64 // 1 to 10
	Last       int     // the day of the last answer
	Due        int     // the day
}

const retention = 0.9

// LongestDays is the longest time between two answers.
const LongestDays = 180

// Next is the card after an answer. Further right answers on one day say little: they count as good at most. An answer on a day
// before the last one shows that one of the two clocks was wrong: the newer one is believed.
func (c Card) Next(r Rating, day int) Card {
	p := fsrs.DefaultParam()
	var before *fsrs.MemoryState
	days := max(0, day-c.Last)
	if c.Stability > 0 {
		before = &fsrs.MemoryState{Stability: c.Stability, Difficulty: c.Difficulty}
		if days == 0 && r == Easy {
			r = Good
		}
	}
	s := p.NextState(before, retention, uint64(days), r)
	c.Stability, c.Difficulty, c.Last = s.Memory.Stability, s.Memory.Difficulty, day
	c.Due = c.Last
	if r != Again {
		c.Due += int(min(max(math.Round(s.Interval), 1), LongestDays))
	}
	return c
}

// DueOn is the day on which it is due, as it is seen on a day: at once when the last answer lies beyond that day, so that nobody knows
// when it was given.
func (c Card) DueOn(day int) int {
	if c.Last > day {
		return day
	}
	return c.Due
}

// Recall is the chance that it is still known on a day.
func (c Card) Recall(day int) float64 {
	if c.Stability <= 0 {
		return 0
	}
	p := fsrs.DefaultParam()
	return p.ForgettingCurve(float64(max(0, day-c.Last)), c.Stability)
}

// Sane tells whether answers up to a day can have led to the card.
func (c Card) Sane(lastDay int) bool {
	return c.Stability >= 0 && c.Stability <= 1e6 && c.Difficulty >= 0 && c.Difficulty <= 10 &&
		c.Last >= 0 && c.Last <= lastDay && c.Due >= 0 && c.Due <= lastDay+LongestDays
}
