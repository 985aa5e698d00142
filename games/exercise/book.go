// Package exercise is the book of one's own mistakes: which of them come in, when each is due, and when it rests.
//
// A mistake comes back by the scheduler of the course (games/recall). Solved without help on three different days in a row it
// sits and rests, until somebody makes a mistake of the same kind once more. Everything follows from the log of answers.
package exercise

import (
	"cmp"
	"slices"

	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/games/recall"
)

const (
	// New is how many mistakes of a match come into a person's book by themselves.
	New = 3
	// Daily is how many tasks a book asks for on a day: it is never a debt.
	Daily = 3
	// Sits is on how many different days in a row a task must be solved without help before it rests.
	Sits = 3
	// MostTips is how many tips there are for a task; the last one is the answer.
	MostTips = 3
)

// Answer is one to a task.
type Answer struct {
	At    int64 // ms since 1970
	Day   int   // days since 1970, where the person lives
	Right bool
	Tips  int // told before, at most MostTips
}

// rate is how an answer went. Who was told the answer hasn't known it.
func (a Answer) rate() recall.Rating {
	switch {
	case !a.Right || a.Tips >= MostTips:
		return recall.Again
	case a.Tips > 0:
		return recall.Hard
	}
	return recall.Good
}

// Task is a mistake in a book.
type Task struct {
	Game    string
	Theme   string // the kind of mistake within the game
	Asks    string // what is asked, in words; "" where that doesn't matter
	At      int64  // it was made, ms since 1970
	Day     int    // on this day
	Size    mind.Size
	Aside   bool     // it isn't asked
	Answers []Answer // in their order
}

// State is how far somebody has come with a task.
type State struct {
	Card  recall.Card
	Row   int  // on how many different days it was solved without help since it last was not
	Rests bool // it sits; it isn't due any more
	Aside bool // it isn't asked
	Due   int  // the day
}

// States are those of all tasks of a book, in their order, as they are seen on a day. A task that is due by an answer or a mistake of
// a day that isn't there yet was entered by a clock that was wrong: it is due at once.
func States(tasks []Task, day int) []State {
	type kind struct{ game, theme string }
	made := map[kind][]Task{}
	for _, t := range tasks {
		k := kind{t.Game, t.Theme}
		made[k] = append(made[k], t)
	}
	return each.Of(tasks, func(t Task) State { return t.state(made[kind{t.Game, t.Theme}], day) })
}

// state follows from the answers, and from the mistakes of the kind that were made since.
func (t Task) state(alike []Task, day int) State {
	wakes := slices.SortedFunc(slices.Values(alike), func(a, b Task) int { return cmp.Compare(a.At, b.At) })
	s, solved := State{Due: t.Day, Aside: t.Aside}, -1 // the day it was last solved without help
	since := t.Day                                     // the day of what made it due
	wake := func(until int64) {
		for len(wakes) > 0 && wakes[0].At < until {
			if s.Rests && wakes[0].At > t.At {
				s.Rests, s.Row, s.Due, since, solved = false, 0, wakes[0].Day, wakes[0].Day, -1
			}
			wakes = wakes[1:]
		}
	}
	for _, a := range t.Answers {
		wake(a.At)
		r := a.rate()
		s.Card = s.Card.Next(r, a.Day)
		s.Due, since = s.Card.Due, a.Day
		switch {
		case r != recall.Good:
			s.Row, s.Rests, solved = 0, false, -1
		case a.Day != solved:
			s.Row, solved = s.Row+1, a.Day
			s.Rests = s.Row >= Sits
		}
	}
	wake(1<<63 - 1)
	if since > day {
		s.Due = min(s.Due, day)
	}
	return s
}

// Due are the tasks for a day, at most Daily with those that were solved on it already: what has waited longest comes first, then
// what cost most. A task that was answered on this day and not known comes after all others.
func Due(tasks []Task, states []State, day int) []int {
	var fresh, again []int
	left := Daily
	for i, s := range states {
		n := len(tasks[i].Answers)
		today, due := n > 0 && tasks[i].Answers[n-1].Day == day, !s.Rests && !s.Aside && s.Due <= day
		switch {
		case today && due:
			again = append(again, i)
		case due:
			fresh = append(fresh, i)
		}
		if today {
			left--
		}
	}
	for _, all := range [][]int{fresh, again} {
		slices.SortStableFunc(all, func(a, b int) int {
			return cmp.Or(cmp.Compare(states[a].Due, states[b].Due), -cmp.Compare(tasks[a].Size, tasks[b].Size))
		})
	}
	mix(fresh, tasks)
	return append(fresh[:min(len(fresh), max(0, left))], again...)
}

// mix has nothing asked three times in a row as long as something else waits.
func mix(order []int, tasks []Task) {
	same := func(a, b int) bool {
		return tasks[order[a]].Game == tasks[order[b]].Game && tasks[order[a]].Asks == tasks[order[b]].Asks
	}
	for i := 2; i < len(order); i++ {
		for j := i; same(i-2, i-1) && j < len(order); j++ {
			if !same(i-1, j) {
				other := order[j]
				copy(order[i+1:j+1], order[i:j])
				order[i] = other
				break
			}
		}
	}
}

// After all days.
const (
	Resting = 1<<40 + iota
	Never
)

// Plan is the day on which each task will be asked, as it seems on a day for which some are due: what that one has no room for comes on
// the next days. A task that rests is Resting, one laid aside Never.
func Plan(states []State, day int, due []int) []int {
	plan := make([]int, len(states))
	var waits []int
	for i, s := range states {
		switch {
		case slices.Contains(due, i):
			plan[i] = day
		case s.Aside:
			plan[i] = Never
		case s.Rests:
			plan[i] = Resting
		default:
			waits = append(waits, i)
		}
	}
	slices.SortStableFunc(waits, func(a, b int) int { return cmp.Compare(states[a].Due, states[b].Due) })
	at, room := day, 0
	for _, i := range waits {
		if wants := max(states[i].Due, at); wants > at || room == 0 {
			at, room = max(wants, at+1), Daily
		}
		plan[i], room = at, room-1
	}
	return plan
}

// Pick are the mistakes of a match that come into a person's book by themselves, by their place in sizes: medium and large
// ones, the largest first, at most New.
func Pick(sizes []mind.Size) []int {
	var out []int
	for i, s := range sizes {
		if s >= mind.MediumMistake {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return -cmp.Compare(sizes[a], sizes[b]) })
	return out[:min(len(out), New)]
}
