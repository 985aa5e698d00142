package exercise_test

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/games/recall"
)

const (
	first = 20_000 // a day
	late  = 30_000 // one after all others
	ms    = 24 * 60 * 60 * 1000
)

func mistake(theme string, day int) exercise.Task {
	return exercise.Task{Game: "halma", Theme: theme, At: int64(day) * ms, Day: day, Size: mind.MediumMistake}
}

// answer is one given at noon.
func answer(t *exercise.Task, day int, right bool, tips int) {
	t.Answers = append(t.Answers, exercise.Answer{At: int64(day)*ms + ms/2 + int64(len(t.Answers)), Day: day, Right: right, Tips: tips})
}

func state(tasks ...exercise.Task) exercise.State { return exercise.States(tasks, late)[0] }

// A learner who is asked whatever is due meets each mistake again, and each sits in the end.
func TestEveryMistakeComesBackUntilItSits(t *testing.T) {
	chance := games.NewChance(7, 0, 0)
	var tasks []exercise.Task
	for i := range 40 {
		tasks = append(tasks, mistake([]string{"keep", "word", "stop"}[i%3], first+i/4))
	}
	met := make([]int, len(tasks))
	for day := first; day < first+2000; day++ {
		for {
			here := slices.Clone(tasks)
			for i := range here {
				if here[i].Day > day {
					here = here[:i]
					break
				}
			}
			due := exercise.Due(here, exercise.States(here, day), day)
			if len(due) == 0 {
				break
			}
			if len(due) > exercise.Daily {
				t.Fatal(len(due), "tasks on a day")
			}
			for _, i := range due {
				met[i]++
				answer(&tasks[i], day, met[i] > 1 && chance.IntN(10) < 8, chance.IntN(8)/7)
			}
			if slices.Max(met) > 200 {
				t.Fatal("a task is asked without end", met)
			}
		}
	}
	for i, s := range exercise.States(tasks, late) {
		if met[i] < exercise.Sits || !s.Rests {
			t.Errorf("task %d was met %d times: %+v", i, met[i], s)
		}
	}
}

// Only answers without help on different days in a row count.
func TestWhatSits(t *testing.T) {
	x := mistake("keep", first)
	if s := state(x); s.Due != first || s.Rests {
		t.Errorf("a new mistake isn't due at once: %+v", s)
	}
	answer(&x, first, true, 0)
	answer(&x, first, true, 0)
	answer(&x, first, true, 0)
	if s := state(x); s.Row != 1 || s.Rests || s.Due <= first {
		t.Errorf("three times on one day: %+v", s)
	}
	answer(&x, first+3, true, 1)
	if s := state(x); s.Row != 0 || s.Due <= first+3 {
		t.Errorf("with a tip: %+v", s)
	}
	for i := range exercise.Sits {
		answer(&x, first+10+5*i, true, 0)
	}
	if s := state(x); !s.Rests {
		t.Errorf("solved on three days: %+v", s)
	}
	answer(&x, first+90, false, 0)
	if s := state(x); s.Rests || s.Row != 0 || s.Due != first+90 {
		t.Errorf("wrong once more: %+v", s)
	}
}

// The answer shown as a tip is no solution: the task comes again on the same day.
func TestShownAnswerIsNoSolution(t *testing.T) {
	x := mistake("keep", first)
	answer(&x, first, true, exercise.MostTips)
	if s := state(x); s.Due != first || s.Row != 0 {
		t.Errorf("%+v", s)
	}
	easy, helped := mistake("keep", first), mistake("keep", first)
	answer(&easy, first, true, 0)
	answer(&helped, first, true, 1)
	if a, b := state(easy).Due, state(helped).Due; a <= b {
		t.Errorf("with a tip it comes back after %d days, without after %d", b-first, a-first)
	}
}

// A later mistake of its kind wakes a task, another one doesn't.
func TestMistakesOfAKindWake(t *testing.T) {
	x := mistake("keep", first)
	for i := range exercise.Sits {
		answer(&x, first+5*i, true, 0)
	}
	early, other, same := mistake("keep", first+1), mistake("word", first+50), mistake("keep", first+60)
	game := same
	game.Game = "mill"
	if s := state(x, early, other, game); !s.Rests {
		t.Errorf("woken by another one: %+v", s)
	}
	if s := state(x, early, other, same); s.Rests || s.Due != first+60 || s.Row != 0 {
		t.Errorf("not woken: %+v", s)
	}
	for i := range exercise.Sits {
		answer(&x, first+61+20*i, true, 0)
	}
	if s := state(x, same); !s.Rests {
		t.Errorf("it doesn't sit a second time: %+v", s)
	}
}

func TestDueAndAhead(t *testing.T) {
	var tasks []exercise.Task
	for i := range 15 {
		tasks = append(tasks, mistake("keep", first-i%3))
	}
	tasks[5].Size = mind.LargeMistake // of those due longest
	tasks = append(tasks, tasks[5])
	tasks[15].Aside = true
	due := exercise.Due(tasks, exercise.States(tasks, first), first)
	if len(due) != exercise.Daily || due[0] != 5 || tasks[due[2]].Day != first-2 {
		t.Error(due)
	}
	answer(&tasks[due[0]], first, false, 0) // not known: it gives way to the others
	answer(&tasks[due[1]], first, true, 0)  // done for today
	if left := exercise.Due(tasks, exercise.States(tasks, first), first); !slices.Equal(left, []int{due[2], due[0]}) {
		t.Error(left, "after", due)
	}
	var states []exercise.State
	for _, in := range []int{-3, -1, 0, 0, 1, 2, 7, 8, 30, 31} {
		states = append(states, exercise.State{Due: first + in})
	}
	states = append(states, exercise.State{Rests: true, Due: first}, exercise.State{Aside: true, Due: first})
	plan, want := exercise.Plan(states, first, []int{0, 1, 3}), []int{0, 0, 1, 0, 1, 2, 7, 8, 30, 31}
	for i, in := range want {
		if plan[i] != first+in {
			t.Errorf("task %d comes in %d days, want %d", i, plan[i]-first, in)
		}
	}
	if plan[10] != exercise.Resting || plan[11] != exercise.Never {
		t.Errorf("what rests comes: %v", plan)
	}
	if plan := exercise.Plan(states[:5], first, nil); !slices.Equal(plan, []int{first + 1, first + 1, first + 1, first + 2, first + 2}) {
		t.Errorf("the day has no room for more: %v", plan)
	}
}

// Nothing is asked three times in a row while something else waits.
func TestDueIsMixed(t *testing.T) {
	var tasks []exercise.Task
	for _, asks := range []string{"keep?", "keep?", "keep?", "keep?", "which word?"} {
		x := mistake("keep", first)
		x.Asks = asks
		tasks = append(tasks, x)
	}
	if due := exercise.Due(tasks, exercise.States(tasks, first), first); !slices.Equal(due, []int{0, 1, 4}) {
		t.Error(due)
	}
	if due := exercise.Due(tasks[:4], exercise.States(tasks[:4], first), first); len(due) != exercise.Daily {
		t.Error(due, "of one kind")
	}
}

func TestPick(t *testing.T) {
	s := []mind.Size{mind.SmallMistake, mind.MediumMistake, mind.LargeMistake, mind.NoMistake, mind.MediumMistake, mind.LargeMistake, mind.MediumMistake}
	if got := exercise.Pick(s); !slices.Equal(got, []int{2, 5, 1}) {
		t.Error(got)
	}
	if got := exercise.Pick(s[:1]); len(got) != 0 {
		t.Error(got)
	}
}

// A task answered, or missed in a match, while the clock was a year ahead is due when it is right again, and the next answers count
// as any.
func TestClockThatWasAhead(t *testing.T) {
	x := mistake("keep", first)
	answer(&x, first+365, true, 0)
	if s := exercise.States([]exercise.Task{x}, first)[0]; s.Due != first || s.Row != 1 {
		t.Errorf("%+v", s)
	}
	if s := exercise.States([]exercise.Task{mistake("keep", first+365)}, first)[0]; s.Due != first {
		t.Errorf("%+v", s)
	}
	x.Answers[0].At = 0 // the order is that of the rows, the time that of the clock
	answer(&x, first, true, 0)
	s := exercise.States([]exercise.Task{x}, first)[0]
	if s.Row != 2 || s.Due <= first || s.Due > first+recall.LongestDays {
		t.Errorf("%+v", s)
	}
	answer(&x, s.Due, true, 0)
	if s := exercise.States([]exercise.Task{x}, s.Due)[0]; !s.Rests {
		t.Errorf("%+v", s)
	}
}
