package exchange

import (
	"io"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/store"
)

func mistake(source string, step int) store.Exercise {
	return store.Exercise{
		At: time.UnixMilli(1_000_000), Day: 20_000, Source: source, Step: step, Kind: "dicewords", Rules: 1, Setup: []byte(`{"a":1}`),
		Rows:    []games.Row{{Seat: 0, Type: "throw", Data: []byte(`{"dice":"ABC"}`), Sum: 1 << 63}},
		Own:     games.Row{Seat: 1, Type: "keep", Data: []byte(`[1,2]`), Sum: 5},
		Seat:    1,
		Players: []store.Player{{UID: store.CharacterUID(mind.Nova)}, {UID: strings.Repeat("b", 32)}},
		Finding: mind.Finding{Step: step, Seat: 1, What: "keep", Own: 3, Best: 40.5, Size: mind.LargeMistake, Type: "keep", Data: []byte(`[3]`)},
		Mind:    "dicewords 1", List: "de 7",
	}
}

var theMatch = strings.Repeat("a", 32)

// A book comes along with the answers to it, also to where the same mistake was found before, and programs that don't know
// of it say so.
func TestBooksTravel(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	other := reopen(t, t.TempDir(), c)
	imported(t, other, exported(t, s))
	if text := exported(t, s); strings.Contains(text, "mistakes") || !strings.HasPrefix(text, `{"format":"spieltisch","version":2,`) {
		t.Error("without mistakes: ", text[:60])
	}
	removed := mistake(theMatch, 9)
	_, err := s.AddExercises(p[0], []store.Exercise{mistake(theMatch, 3), mistake(theMatch, 5), removed})
	fatal(t, err)
	all, err := s.Exercises(p[0])
	fatal(t, err, s.RemoveExercise(all[2].ID), s.SetExerciseAside(all[1].ID, store.AsideWanted))
	for i := range 2 {
		fatal(t, s.AnswerExercise(all[0].ID, i, exercise.Answer{Day: 20_001 + i, Right: true, Tips: i}))
	}
	fatal(t, s.UndoExerciseAnswer(all[0].ID))
	text := exported(t, s)
	if !strings.HasPrefix(text, `{"format":"spieltisch","version":5,`) {
		t.Error(text[:60])
	}
	_, err = other.AddExercises(1, []store.Exercise{mistake(theMatch, 3)}) // it was reviewed there, too
	fatal(t, err)
	r := imported(t, other, text)
	equal(t, "taken in", r.Mistakes, Count{Added: 1, Extended: 1})
	r = imported(t, other, text)
	equal(t, "a second time", r.Mistakes, Count{Same: 2})
	fresh := reopen(t, t.TempDir(), c)
	imported(t, fresh, text)
	if again := exported(t, fresh); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	want, err := s.BookTasks()
	fatal(t, err)
	for _, st := range []*store.Store{other, fresh} {
		got, err := st.BookTasks()
		fatal(t, err)
		equal(t, "tasks", got, want)
	}

	fatal(t, s.RemoveExercise(all[0].ID))
	r = imported(t, s, exported(t, other))
	equal(t, "what was removed stays away", r.Mistakes, Count{Same: 2})
	if got, err := s.Exercises(p[0]); len(got) != 1 || err != nil {
		t.Errorf("%+v, %v", got, err)
	}
}

// A mistake that can't be shown any more stays where it is, and an export says so.
func TestLostMistakesStay(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada")
	_, err := s.AddExercises(p[0], []store.Exercise{mistake(theMatch, 3)})
	fatal(t, err)
	all, err := s.Exercises(p[0])
	fatal(t, err, s.SetExerciseAside(all[0].ID, store.AsideLost))
	left, err := Export(t.Context(), s, io.Discard)
	fatal(t, err)
	if left.Count != 1 || left.Named[0].Sort != LeftMistake || left.Named[0].Reason != LeftLost {
		t.Errorf("%+v", left)
	}
}

// What can't be in a book is left out and named; answers that can't be leave the task.
func TestDamagedBooks(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	_, err := s.AddExercises(p[0], []store.Exercise{mistake(theMatch, 3)})
	fatal(t, err)
	all, err := s.Exercises(p[0])
	fatal(t, err, s.AnswerExercise(all[0].ID, 0, exercise.Answer{Day: 20_001, Right: true}))
	text := exported(t, s)
	uid := all[0].UID
	for _, x := range []struct {
		from, to string
		tasks    int
	}{
		{`"step":3,"kind"`, `"step":0,"kind"`, 0},
		{`"kind":"dicewords"`, `"kind":"Dicewords"`, 0},
		{`"sum":"8000000000000000"`, `"sum":"8"`, 0},
		{`"seat":1,"seats"`, `"seat":2,"seats"`, 0},
		{`"Size":3`, `"Size":4`, 0},
		{`"What":"keep"`, `"What":""`, 0},
		{`"Best":40.5`, `"Best":1`, 0},
		{`"day":20000,"source":"a`, `"day":-1,"source":"a`, 0},
		{`"source":"a`, `"source":"x`, 0},
		{`"own":{"seat":1,"type":"keep"`, `"own":{"seat":1,"type":""`, 0},
		{`{"uid":"` + uid + `","player":"`, `{"uid":"` + uid + `","player":"00`, 0},
		{`"day":20001,"right"`, `"day":20001,"tips":4,"right"`, 1},
		{`"mind":"dicewords 1"`, `"mind":"dicewords 1","aside":"lost"`, 0},
	} {
		if !strings.Contains(text, x.from) {
			t.Fatalf("%s isn't in %s", x.from, text)
		}
		fresh := reopen(t, t.TempDir(), c)
		r := imported(t, fresh, strings.Replace(text, x.from, x.to, 1))
		if len(r.LeftOut.Named) != 1 || r.LeftOut.Named[0].Sort != LeftMistake {
			t.Errorf("%s: %+v", x.to, r)
		}
		if got, err := fresh.Exercises(1); len(got) != x.tasks || err != nil || x.tasks == 1 && len(got[0].Answers) > 0 {
			t.Errorf("%s: %+v, %v", x.to, got, err)
		}
	}
}
