package reviews

import (
	"bytes"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/exercise"
	"spieltisch/store"
)

// Solved counts a position that somebody has solved outside of their book as a task of it, where it is one that wasn't answered today
// already; comes says when it comes again then.
func Solved(env *shell.Env, who store.Player, at games.Position, tips int) (comes string, err error) {
	if who.ID == 0 || who.Computer() || env.Store.ReadOnly() {
		return "", nil
	}
	book, err := env.Store.Exercises(who.ID)
	if err != nil {
		return "", err
	}
	i := slices.IndexFunc(book, func(e store.Exercise) bool {
		return e.Kind == at.Kind && e.Seat == at.Seat && bytes.Equal(e.Setup, at.Setup) && slices.EqualFunc(e.Rows, at.Rows, sameRow)
	})
	if i < 0 {
		return "", nil
	}
	e, day := book[i], store.DayOf(env.Now())
	if n := len(e.Answers); e.Aside != store.NotAside || n > 0 && e.Answers[n-1].Day == day {
		return "", nil
	}
	a := exercise.Answer{Day: day, Right: true, Tips: min(tips, exercise.MostTips)}
	if err := env.Store.AnswerExercise(e.ID, len(e.Answers), a); err != nil {
		return "", err
	}
	return Comes(env, who.ID, e.ID, day), nil
}

func sameRow(a, b games.Row) bool {
	return a.Seat == b.Seat && a.Type == b.Type && bytes.Equal(a.Data, b.Data)
}

// Comes says when a task comes again, or that it sits.
func Comes(env *shell.Env, player store.PlayerID, id store.ExerciseID, day int) string {
	book, err := env.Store.Exercises(player)
	at := slices.IndexFunc(book, func(e store.Exercise) bool { return e.ID == id })
	if err != nil || at < 0 {
		return ""
	}
	x := exercise.States(each.Of(book, store.Exercise.Task), day)[at]
	if x.Rests {
		return env.T("mistakes.comes.not")
	}
	return env.T("mistakes.comes", games.Args{"When": When(env, x.Due-day)})
}

// When says in how many days a task comes.
func When(env *shell.Env, in int) string {
	switch {
	case in <= 0:
		return env.T("mistakes.when.today")
	case in == 1:
		return env.T("mistakes.when.tomorrow")
	}
	return env.T("mistakes.when.days", games.Args{"N": in})
}
