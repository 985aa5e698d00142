package daily

import "slices"

// FreeDays is how many days of a month may go by without a puzzle and count all the same.
const FreeDays = 2

// Row is how many days somebody has solved puzzles on, and the free days between them. It never ends: when there are no free
// days left it rests, and goes on with the next puzzle.
type Row struct {
	Days  int   // in all, free ones included
	Long  int   // the most of them without a rest
	Free  []Day // that counted without a puzzle, in order
	Left  int   // free days that may still come in the month of today
	Today bool  // there is a puzzle of today
}

// RowOf is the row as it stands today. solved are the days on which a puzzle of that very day was solved, in any order; those
// after today, when the clock was wrong, don't count yet.
func RowOf(solved []Day, today Day) Row {
	days := slices.Clone(solved)
	slices.Sort(days)
	days = slices.Compact(days)
	days = slices.DeleteFunc(days, func(d Day) bool { return d > today })
	c := counting{free: map[Month]int{}}
	for i, d := range days {
		if i > 0 {
			c.between(days[i-1], d)
		}
		c.day()
	}
	if n := len(days); n > 0 {
		c.row.Today = days[n-1] == today
		c.between(days[n-1], today)
	}
	ahead := int((today.Month() + 1).First() - today) // with today, as long as it may be one
	if c.row.Today {
		ahead--
	}
	c.row.Left = min(FreeDays-c.free[today.Month()], ahead)
	return c.row
}

// counting counts a row, day by day.
type counting struct {
	row  Row
	run  int // days since the last rest
	free map[Month]int
}

func (c *counting) day() {
	c.row.Days++
	c.run++
	c.row.Long = max(c.row.Long, c.run)
}

// between counts the days between two others, as long as they are free; then the row rests.
func (c *counting) between(from, to Day) {
	for d := from + 1; d < to; d++ {
		m := d.Month()
		if c.free[m] == FreeDays {
			c.run = 0
			return
		}
		c.free[m]++
		c.row.Free = append(c.row.Free, d)
		c.day()
	}
}
