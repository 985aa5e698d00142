package store

import "time"

// DayOf is the day in local time, counted from 1970-01-01.
func DayOf(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}
