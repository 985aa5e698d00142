package store

import (
	"reflect"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
)

func mistakeIn(source string, step int) Exercise {
	return Exercise{
		At: time.UnixMilli(1_000_000), Day: 20_000, Source: source, Step: step, Kind: "dicewords", Rules: 1, Setup: []byte(`{"a":1}`),
		Rows: []games.Row{{Seat: 0, Type: "throw", Data: []byte(`{"dice":"ABC"}`), Sum: 1 << 63}, {Seat: 0, Type: games.Undo}},
		Own:  games.Row{Seat: 1, Type: "keep", Data: []byte(`[1,2]`)}, Seat: 1,
		Players: []Player{{UID: CharacterUID(mind.Nova), Name: "Nova", Color: CharacterColor(mind.Nova), Level: mind.Nova}, {UID: "gone"}},
		Finding: mind.Finding{Step: step, Seat: 1, What: "keep", Own: 3, Best: 40, Size: mind.LargeMistake}, Mind: "dicewords 1", List: "de 7",
	}
}

func added(t *testing.T, s *Store, p PlayerID, want Added, all ...Exercise) {
	t.Helper()
	got, err := s.AddExercises(p, all)
	fatal(t, err)
	equal(t, "added", got, want)
}

func book(t *testing.T, s *Store, p PlayerID) []Exercise {
	t.Helper()
	all, err := s.Exercises(p)
	fatal(t, err)
	return all
}

func TestBookKeepsWholePositions(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	added(t, s, p[0], Added{New: 2}, mistakeIn("m1", 3), mistakeIn("m1", 5), mistakeIn("m1", 3))
	added(t, s, p[0], Added{}, mistakeIn("m1", 5)) // the review is made once more
	added(t, s, p[1], Added{New: 1}, mistakeIn("m1", 5))

	all := book(t, s, p[0])
	want := mistakeIn("m1", 3)
	want.ID, want.UID = all[0].ID, all[0].UID
	if len(all) != 2 || !want.At.Equal(all[0].At) || len(want.UID) == 0 {
		t.Errorf("%+v\nwant\n%+v", all, want)
	}
	want.At = all[0].At
	if !reflect.DeepEqual(all[0], want) {
		t.Errorf("%+v\nwant\n%+v", all[0], want)
	}
	_, err := s.AddExercises(99, nil)
	wantCode(t, err, CodeNotFound)
	_, err = s.Exercises(99)
	wantCode(t, err, CodeNotFound)
}

func TestBookAnswers(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	_, err := s.AddExercises(p[0], []Exercise{mistakeIn("m1", 3), mistakeIn("m1", 5)})
	fatal(t, err)
	id, other := book(t, s, p[0])[0].ID, book(t, s, p[0])[1].ID
	fatal(t, s.AnswerExercise(id, 0, exercise.Answer{Day: 20_001, Right: true, Tips: 2}))
	wantCode(t, s.AnswerExercise(id, 0, exercise.Answer{Day: 20_001}), CodeStale, "Next", 1)
	first := c.now().UnixMilli()
	c.forward(-time.Hour) // a clock that is put back doesn't change the order
	fatal(t, s.AnswerExercise(id, 1, exercise.Answer{Day: 20_002}))
	fatal(t, s.AnswerExercise(other, 0, exercise.Answer{Day: 20_003}))
	want := []exercise.Answer{{At: first, Day: 20_001, Right: true, Tips: 2}, {At: first, Day: 20_002}}
	if got := book(t, s, p[0])[0].Answers; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	fatal(t, s.UndoExerciseAnswer(id))
	if got := book(t, s, p[0])[0].Answers; !reflect.DeepEqual(got, want[:1]) {
		t.Errorf("taken back: %+v", got)
	}
	fatal(t, s.UndoExerciseAnswer(id))
	wantCode(t, s.UndoExerciseAnswer(id), CodeNotFound)

	fatal(t, s.SetExerciseAside(other, AsideWanted))
	fatal(t, s.RemoveExercise(id))
	wantCode(t, s.RemoveExercise(id), CodeNotFound)
	wantCode(t, s.AnswerExercise(id, 0, exercise.Answer{}), CodeNotFound)
	wantCode(t, s.SetExerciseAside(id, AsideWanted), CodeNotFound)
	if got := book(t, s, p[0]); len(got) != 1 || got[0].Aside != AsideWanted || len(got[0].Answers) != 1 {
		t.Errorf("%+v", got)
	}
	added(t, s, p[0], Added{}, mistakeIn("m1", 3)) // what was removed doesn't come in again
	fatal(t, s.RestoreExercise(id))
	wantCode(t, s.RestoreExercise(id), CodeNotFound)
	equal(t, "restored", len(book(t, s, p[0])), 2)
	fatal(t, s.RemoveExercise(id))
	again := mistakeIn("m1", 3)
	again.Picked = true
	added(t, s, p[0], Added{Back: 1}, again)
	equal(t, "picked again", len(book(t, s, p[0])), 2)
}

// Of a match only so many mistakes come in by themselves, however often and by whatever mind it is reviewed; who wants more
// picks them.
func TestNotTooManyOfAMatch(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ada Lovelace")
	added(t, s, p[0], Added{New: 2}, mistakeIn("m1", 1), mistakeIn("m1", 2))
	picked := mistakeIn("m1", 9)
	picked.Picked = true
	added(t, s, p[0], Added{New: 1}, picked)
	added(t, s, p[0], Added{New: 1}, mistakeIn("m1", 3), mistakeIn("m1", 4))
	fatal(t, s.RemoveExercise(book(t, s, p[0])[0].ID))
	added(t, s, p[0], Added{}, mistakeIn("m1", 5))
	fatal(t, s.MergePlayers(p[1], p[0]))
	added(t, s, p[1], Added{}, mistakeIn("m1", 6))
	added(t, s, p[1], Added{New: 1}, mistakeIn("m2", 1))
}

// A mind of today says something else, or finds nothing any more.
func TestExercisesAreJudgedAgain(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada")
	added(t, s, p[0], Added{New: 1}, mistakeIn("m1", 3))
	id := book(t, s, p[0])[0].ID
	f := mind.Finding{Step: 3, Seat: 1, What: "stop", Own: 3, Best: 20, Size: mind.MediumMistake}
	fatal(t, s.JudgeExercise(id, Review{Mind: "2", List: "b", Findings: []mind.Finding{f}}))
	if e := book(t, s, p[0])[0]; !reflect.DeepEqual(e.Finding, f) || e.Mind != "2" || e.List != "b" || e.Aside != NotAside {
		t.Errorf("%+v", e)
	}
	f.Size = mind.NoMistake
	fatal(t, s.JudgeExercise(id, Review{Mind: "3", Findings: []mind.Finding{f}}))
	if e := book(t, s, p[0])[0]; e.Finding.Size != mind.MediumMistake || e.Mind != "3" || e.Aside != AsideFine {
		t.Errorf("%+v", e)
	}
	wantCode(t, s.JudgeExercise(99, Review{}), CodeNotFound)
}

// The tasks of all books are what the scheduler needs of them.
func TestTasksOfAllBooks(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben", "Ada Lovelace")
	fatal(t, s.MergePlayers(p[2], p[0]))
	added(t, s, p[1], Added{New: 1}, mistakeIn("m1", 3))
	added(t, s, p[2], Added{New: 2}, mistakeIn("m2", 3), mistakeIn("m2", 4))
	id := book(t, s, p[0])[1].ID
	fatal(t, s.AnswerExercise(id, 0, exercise.Answer{Day: 20_001, Right: true}), s.SetExerciseAside(id, AsideWanted))
	all, err := s.BookTasks()
	fatal(t, err)
	var want []BookTask
	for _, who := range []PlayerID{p[1], p[0]} {
		for _, e := range book(t, s, who) {
			want = append(want, BookTask{who, e.Task()})
		}
	}
	equal(t, "tasks", all, want)
}

// Books follow who is who: merged people have one, parted ones their own again.
func TestBooksFollowMerging(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ada Lovelace")
	for i, id := range p {
		_, err := s.AddExercises(id, []Exercise{mistakeIn("m"+string(rune('1'+i)), 3)})
		fatal(t, err)
	}
	fatal(t, s.MergePlayers(p[1], p[0]))
	for _, id := range p {
		if all := book(t, s, id); len(all) != 2 {
			t.Errorf("merged: %+v", all)
		}
	}
	added(t, s, p[0], Added{}, mistakeIn("m2", 3)) // it is the other one's already
	fatal(t, s.AnswerExercise(book(t, s, p[0])[1].ID, 0, exercise.Answer{Right: true}))
	fatal(t, s.UnmergePlayer(p[1]))
	if a, b := book(t, s, p[0]), book(t, s, p[1]); len(a) != 1 || len(b) != 1 || len(b[0].Answers) != 1 {
		t.Errorf("parted: %+v, %+v", a, b)
	}
}

// What can't be read is laid aside, and the rest of the book is as it was.
func TestDamagedExercises(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada")
	added(t, s, p[0], Added{New: 3}, mistakeIn("m1", 1), mistakeIn("m1", 2), mistakeIn("m1", 3))
	for n, column := range []string{"finding", "done"} {
		fatal(t, s.update("damage", func(tx writeTx) error {
			_, err := tx.Exec("UPDATE exercises SET "+column+" = CAST('{' AS BLOB) WHERE id = ?", n+1)
			return err
		}))
	}
	var got []Aside
	for _, e := range book(t, s, p[0]) {
		got = append(got, e.Aside)
	}
	equal(t, "laid aside", got, []Aside{AsideLost, AsideLost, NotAside})
	all, err := s.BookTasks()
	fatal(t, err)
	equal(t, "the first is laid aside", all[0].Aside, true)
	equal(t, "the last is laid aside", all[2].Aside, false)
}
