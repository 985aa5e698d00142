package daily_test

import (
	"slices"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
)

// TestDays goes through four centuries, and holds each day against another calendar.
func TestDays(t *testing.T) {
	from := time.Date(1790, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range 147000 {
		at := from.AddDate(0, 0, i)
		y, m, n := at.Date()
		d := daily.DayOf(y, int(m), n)
		if want := at.Unix() / 86400; int64(d) != want {
			t.Fatalf("%s is day %d, want %d", at.Format(time.DateOnly), d, want)
		}
		if d.Month().Year() != y || d.Month().Number() != int(m) || d.OfMonth() != n {
			t.Fatalf("%s: day %d of month %d in %d", at.Format(time.DateOnly), d.OfMonth(), d.Month().Number(), d.Month().Year())
		}
		if want := (int(at.Weekday()) + 6) % 7; d.Weekday() != want {
			t.Fatalf("%s is weekday %d, want %d", at.Format(time.DateOnly), d.Weekday(), want)
		}
	}
	if d := daily.DayOf(2200, 1, 1); daily.Last != d-1 {
		t.Errorf("the last day is %d, want %d", daily.Last, d-1)
	}
	for m, want := range map[daily.Month]int{daily.MonthOf(2024, 2): 29, daily.MonthOf(2100, 2): 28, daily.MonthOf(2026, 12): 31} {
		if n := m.Days(); n != want {
			t.Errorf("month %d of %d has %d days, want %d", m.Number(), m.Year(), n, want)
		}
	}
}

// TestGrades goes from Monday to Sunday.
func TestGrades(t *testing.T) {
	var got []daily.Grade
	for i := range 7 {
		got = append(got, daily.DayOf(2026, 11, 16+i).Grade())
	}
	want := []daily.Grade{daily.Easy, daily.Easy, daily.Medium, daily.Medium, daily.Medium, daily.Hard, daily.Hard}
	if !slices.Equal(got, want) {
		t.Errorf("grades of a week are %v, want %v", got, want)
	}
}

// TestOfGrade counts the days of each grade without a gap.
func TestOfGrade(t *testing.T) {
	next := map[daily.Grade]int{}
	for d := daily.DayOf(1970, 1, 5); d < daily.DayOf(2030, 1, 1); d++ {
		g := d.Grade()
		if n, ok := next[g]; ok && d.OfGrade() != n {
			t.Fatalf("day %d is number %d of its grade, want %d", d, d.OfGrade(), n)
		}
		next[g] = d.OfGrade() + 1
	}
}

// TestStars earns less the more an answer costs, but never nothing.
func TestStars(t *testing.T) {
	scale := mind.Scale{Small: 1, Medium: 10, Large: 20}
	for own, want := range map[float64]int{112: 3, 111.5: 3, 111: 2, 102.5: 2, 102: 1, 92: 1, 0: 1, 120: 3} {
		if n := daily.Stars(scale, 112, own); n != want {
			t.Errorf("%v of 112 earns %d stars, want %d", own, n, want)
		}
	}
}

// TestRuled takes no ruling that a judge doesn't share.
func TestRuled(t *testing.T) {
	by := games.Rulings{{Word: "HUND", Answer: true}, {Word: "HUNT"}, {Word: "HUND", Other: "HUNDE", Answer: true}}
	for _, c := range []struct {
		r    games.Ruling
		want bool
	}{
		{games.Ruling{Word: "HUND", Answer: true}, true},
		{games.Ruling{Word: "HUNT", Answer: true}, false},
		{games.Ruling{Word: "HUNDS", Answer: true}, false},
		{games.Ruling{Word: "HUND", Other: "HUNDE", Answer: true}, true},
		{games.Ruling{Word: "HUND", Other: "HUNDE"}, false},
	} {
		if got := daily.Ruled(games.Rulings{by[0], c.r}, games.Rulings{}, by); got != c.want {
			t.Errorf("%+v: %v", c.r, got)
		}
	}
}

// TestRow counts days in November, as numbers of the month.
func TestRow(t *testing.T) {
	for _, c := range []struct {
		name       string
		solved     []int
		today      int
		days, long int
		free       []int
		left       int
	}{
		{"nothing yet", nil, 20, 0, 0, nil, 2},
		{"today", []int{20}, 20, 1, 1, nil, 2},
		{"out of order and twice", []int{20, 18, 19, 18}, 20, 3, 3, nil, 2},
		{"today is still open", []int{18, 19}, 20, 2, 2, nil, 2},
		{"yesterday was free", []int{17, 18}, 20, 3, 3, []int{19}, 1},
		{"two free days", []int{14, 16, 18}, 18, 5, 5, []int{15, 17}, 0},
		{"a third one rests", []int{14, 16, 18, 20, 21}, 21, 7, 5, []int{15, 17}, 0},
		{"a long rest", []int{2, 20}, 20, 4, 3, []int{3, 4}, 0},
		{"gone for good", []int{2}, 30, 3, 3, []int{3, 4}, 0},
		{"after today", []int{20, 25}, 20, 1, 1, nil, 2},
		{"the last day is still open", []int{29}, 30, 1, 1, nil, 1},
		{"the month is over", []int{29, 30}, 30, 2, 2, nil, 0},
	} {
		r := daily.RowOf(november(c.solved), daily.DayOf(2026, 11, c.today))
		if r.Days != c.days || r.Long != c.long || r.Left != c.left || !slices.Equal(r.Free, november(c.free)) || r.Today != slices.Contains(c.solved, c.today) {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
	last := []daily.Day{daily.DayOf(2026, 11, 28), daily.DayOf(2026, 12, 3)}
	if r := daily.RowOf(last, last[1]); r.Days != 6 || r.Long != 6 || r.Left != 0 {
		t.Errorf("over the end of a month: %+v", r) // two free days of each
	}
}

func november(days []int) []daily.Day {
	var out []daily.Day
	for _, n := range days {
		out = append(out, daily.DayOf(2026, 11, n))
	}
	return out
}
