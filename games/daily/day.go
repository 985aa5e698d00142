// Package daily is the puzzle of the day: which one a day has and how hard it is, what a person has solved, and how many days
// in a row.
//
// From 2026-11-23 on ("make puzzles" makes those of 400 days) each game has a puzzle with one best answer, which no tip goes beyond, and
// the character of the day finds it. Of the first fortnight, making one took so long of a processor of a busy computer, without the
// tables of Dicewords, which take some seconds before:
//
//	game           words  solved      mean   slowest
//	Dicewords      de     14 of 14    361 ms  0.80 s
//	Dicewords      en     14 of 14    342 ms  1.04 s
//	Da Vinci Code         14 of 14     24 ms  0.07 s
//	Decipher       de     14 of 14    329 ms  0.83 s
//	Decipher       en     14 of 14    380 ms  0.86 s
//	Wörterklauer   de     14 of 14    265 ms  0.81 s
//	Wörterklauer   en     14 of 14    594 ms  2.01 s
package daily

import "spieltisch/games/mind"

// Day is a day of the calendar, counted from 1970-01-01.
type Day int

// First and Last are the days that have puzzles: from 1970 to 2199. What else a clock says is wrong.
const (
	First Day = 0
	Last  Day = 84005
)

// Grade is how hard the puzzles of a day are.
type Grade int

// The grades, as the week goes.
const (
	Easy Grade = iota
	Medium
	Hard
)

// Days of the week, from 0.
const (
	Monday = iota
	Tuesday
	Wednesday
	Thursday
	Friday
	Saturday
	Sunday

	Week // how many there are
)

// Weekday is the day of the week, from 0 for Monday.
func (d Day) Weekday() int {
	const first = Thursday // 1970-01-01
	return int((d%Week + Week + first) % Week)
}

// Grade goes up with the week.
func (d Day) Grade() Grade {
	switch d.Weekday() {
	case Monday, Tuesday:
		return Easy
	case Wednesday, Thursday, Friday:
		return Medium
	}
	return Hard
}

// OfGrade is the day's number among those of its grade, from 0 in the first week.
func (d Day) OfGrade() int {
	first, perWeek := Monday, Wednesday-Monday
	switch d.Grade() {
	case Medium:
		first, perWeek = Wednesday, Saturday-Wednesday
	case Hard:
		first, perWeek = Saturday, Week-Saturday
	}
	return max(0, floor(int(d)+Thursday, Week)*perWeek+d.Weekday()-first)
}

// Level is the weakest character that is sure to solve puzzles of a grade.
func (g Grade) Level() mind.Level { return mind.Nova + mind.Level(g) }

// Month is a month of the calendar, counted from January of the year 0.
type Month int

// monthsOfYear is how many months a year has.
const monthsOfYear = 12

// MonthOf is a month of a year; month counts from 1.
func MonthOf(year, month int) Month { return Month(year*monthsOfYear + month - 1) }

// Year and Number, from 1, are what the month is called.
func (m Month) Year() int   { return floor(int(m), monthsOfYear) }
func (m Month) Number() int { return int(m) - m.Year()*monthsOfYear + 1 }

// First is the first day of the month.
func (m Month) First() Day {
	// The year begins in March here, so that the day that leap years add is its last one.
	year, month := m.Year(), m.Number()-3
	if month < 0 {
		year, month = year-1, month+monthsOfYear
	}
	const toMarch = -719468 // the first of March of the year 0
	return Day(toMarch + year*365 + floor(year, 4) - floor(year, 100) + floor(year, 400) + (153*month+2)/5)
}

// Days is how many days the month has.
func (m Month) Days() int { return int((m + 1).First() - m.First()) }

// DayOf is a day of the calendar; month and day count from 1.
func DayOf(year, month, day int) Day { return MonthOf(year, month).First() + Day(day-1) }

// Month is the month of a day.
func (d Day) Month() Month {
	m := Month(floor(int(d)*monthsOfYear*400, 146097)) + MonthOf(1970, 1) // years have 146097/400 days
	for m.First() > d {
		m--
	}
	for (m + 1).First() <= d {
		m++
	}
	return m
}

// OfMonth is the day's number in its month, from 1.
func (d Day) OfMonth() int { return int(d-d.Month().First()) + 1 }

// floor is a/b, rounded down.
func floor(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
