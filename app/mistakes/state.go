package mistakes

import (
	"cmp"
	"slices"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/store"
)

// state is somebody's book on a day. It is pure: it knows neither widgets, nor the data file, nor the clock.
type state struct {
	player store.Player // without an ID nobody is chosen
	auto   bool         // mistakes come in by themselves
	day    int
	all    []store.Exercise
	tasks  []exercise.Task
	states []exercise.State
	plan   []int // the day on which each task will be asked

	later []store.ExerciseID // put off for now, the last one at the end
	kind  string             // of which game tasks are listed; "" for all
	whole bool               // all of them
}

// open takes over a book; asks is what a task asks in words.
func (s *state) open(all []store.Exercise, day int, asks func(store.Exercise) string) {
	s.all, s.day = all, day
	s.tasks = make([]exercise.Task, len(all))
	for i, e := range all {
		s.tasks[i] = e.Task()
		s.tasks[i].Asks = asks(e)
	}
	s.states = exercise.States(s.tasks, day)
	s.plan = exercise.Plan(s.states, day, exercise.Due(s.tasks, s.states, day))
	if !slices.Contains(s.kinds(), s.kind) {
		s.kind = ""
	}
}

// kinds are the games of the book, in the order in which they came in.
func (s *state) kinds() []string {
	var out []string
	for _, e := range s.all {
		if !slices.Contains(out, e.Kind) {
			out = append(out, e.Kind)
		}
	}
	return out
}

// due are the tasks for now, at most as many as a day asks for; those put off come last.
func (s *state) due() []int {
	out := exercise.Due(s.tasks, s.states, s.day)
	slices.SortStableFunc(out, func(a, b int) int {
		return cmp.Compare(slices.Index(s.later, s.all[a].ID), slices.Index(s.later, s.all[b].ID))
	})
	return out
}

// soon are the tasks that come next, for who wants to practise though nothing is due, at most as many as on a day.
func (s *state) soon() []int {
	var out []int
	for i, day := range s.plan {
		if day < exercise.Resting {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(s.plan[a], s.plan[b]) })
	return out[:min(len(out), exercise.Daily)]
}

// tomorrow is how many tasks will be asked on the next day, rest how many sit and rest.
func (s *state) tomorrow() (n, rest int) {
	for _, day := range s.plan {
		switch day {
		case s.day + 1:
			n++
		case exercise.Resting:
			rest++
		}
	}
	return n, rest
}

// putOff lets another task come first.
func (s *state) putOff(id store.ExerciseID) {
	s.later = append(slices.DeleteFunc(s.later, func(x store.ExerciseID) bool { return x == id }), id)
}

// dueOf is how many of the tasks for now are of a game.
func (s *state) dueOf(kind string) (n int) {
	for i, day := range s.plan {
		if day == s.day && s.all[i].Kind == kind {
			n++
		}
	}
	return n
}

// doneOf is how many tasks of a game, "" for all, were answered today and aren't due any more, and how many of them with help.
func (s *state) doneOf(kind string) (n, helped int) {
	for i, e := range s.all {
		last := len(e.Answers) - 1
		if kind != "" && e.Kind != kind || last < 0 || e.Answers[last].Day != s.day || s.plan[i] == s.day {
			continue
		}
		n++
		if e.Answers[last].Tips > 0 {
			helped++
		}
	}
	return n, helped
}

// listed are the tasks of the chosen game: what is due first, then by when it comes; what rests and what was laid aside last.
func (s *state) listed() []int {
	var out []int
	for i, e := range s.all {
		if s.kind == "" || e.Kind == s.kind {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(s.plan[a], s.plan[b]) })
	return out
}

// last is the task that was answered last, -1 for none.
func (s *state) last() int {
	at := -1
	for i, e := range s.all {
		if n := len(e.Answers); n > 0 && (at < 0 || e.Answers[n-1].At > s.all[at].Answers[len(s.all[at].Answers)-1].At) {
			at = i
		}
	}
	return at
}

// others are the names of those who played with the book's person, by seat.
func others(e store.Exercise) []string {
	var out []string
	for seat, p := range e.Players {
		if games.Seat(seat) != e.Seat && p.Name != "" {
			out = append(out, p.Name)
		}
	}
	return out
}
