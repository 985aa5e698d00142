package learn

import (
	"testing"
	"time"

	"spieltisch/games/course"
	"spieltisch/store"
)

// atCourse is the course for somebody who has given some right answers, without page and data file.
func atCourse(t *testing.T, answers int, mode course.Mode) *state {
	t.Helper()
	st := &state{at: loading, mode: mode}
	st.made(testCourse(t))
	s := session{course: st.course, player: store.Player{ID: 1, UID: "mia"}}
	for i := range answers {
		it := s.course.Next(s.progress, course.Mixed, 20000, s.seed())
		s.progress = s.course.Add(s.progress, it.Answer(right(it), 2000, 0, int64(i), 20000))
	}
	st.sit(s)
	return st
}

// answer gives an answer and has it stored.
func (st *state) answered(said string, at time.Time) then {
	st.give(said, 0, 1000, at)
	st.keep()
	s := st.s
	s.progress = s.course.Add(s.progress, st.answer)
	return st.kept(s, at)
}

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// A verdict stays for a moment; until the answer is safe nothing else can be done.
func TestVerdictFollowsAnswer(t *testing.T) {
	st := atCourse(t, 60, course.ReadMode)
	st.next(true, store.DayOf(noon))
	if st.at != tasking || st.target() != 0 {
		t.Fatal("the map would tell the answer:", st.at, st.target())
	}
	st.give("?", 0, 1000, noon)
	st.keep()
	if !st.busy() || st.settled(noon.Add(time.Hour)) {
		t.Error("an answer on its way isn't safe yet")
	}
	if then := st.kept(st.s, noon); then != showVerdict || st.at != judged || st.busy() {
		t.Error(then, st.at)
	}
	if st.settled(noon.Add(settle-1)) || !st.settled(noon.Add(settle)) {
		t.Error("the verdict doesn't stay for", settle)
	}
	if st.target() == 0 && len([]rune(st.item.Target)) == 1 {
		t.Error("the verdict doesn't tell the letter")
	}
}

// A round ends with a row of its own, and only then it is over.
func TestRoundEndsWithRow(t *testing.T) {
	st := atCourse(t, 60, course.SpeedMode)
	if st.next(true, store.DayOf(noon)); st.at != starting {
		t.Fatal(st.at)
	}
	st.startRound()
	for i := range course.RoundLetters {
		st.next(true, store.DayOf(noon))
		want := askNext
		if i == course.RoundLetters-1 {
			want = keepRound
		}
		if then := st.answered(st.item.Target, noon); then != want || !st.round.answers[i].Speed {
			t.Fatal(i, then, want)
		}
	}
	if st.answer.Kind != course.Round || st.at == finished {
		t.Error("over without its row:", st.answer, st.at)
	}
	st.keep()
	if then := st.kept(st.s, noon); then != showRound || st.at != finished {
		t.Error(then, st.at)
	}
}

// A letter of the map is asked next, without time, and only once; where nothing can be kept nothing is asked.
func TestPractiseLetter(t *testing.T) {
	st := atCourse(t, 60, course.SpeedMode)
	st.startRound()
	st.practise('C')
	st.next(true, store.DayOf(noon))
	if st.mode != course.Mixed || st.round != nil || []rune(st.item.Target)[0] != 'C' {
		t.Errorf("%s %+v", st.mode, st.item)
	}
	st.answered(right(st.item), noon)
	if st.letter != 0 {
		t.Error("it is asked again and again")
	}
	if st.next(false, store.DayOf(noon)); st.at != watching || st.hasTask() {
		t.Error(st.at)
	}
}
