package store

import "time"

// NewDay is the hour at which a day of puzzles, exercises and the course ends: who sits up late is still at that of the evening.
const NewDay = 4

// DayOf is the day in local time, counted from 1970-01-01, as whoever plays counts it: it ends at NewDay.
func DayOf(t time.Time) int {
	y, m, d := t.Date()
	if t.Hour() < NewDay { // by the clock on the wall, also in the night in which that is changed
		d--
	}
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}
