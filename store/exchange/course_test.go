package exchange

import (
	"strings"
	"testing"
	"time"

	"spieltisch/store"
)

// wantAnswers compares a person's answers, by the snapshot and by the whole log.
func wantAnswers(t testing.TB, s *store.Store, p store.PlayerID, want string) {
	t.Helper()
	for _, version := range []string{"v1", "other"} {
		l, err := s.Learning(p, version)
		fatal(t, err)
		if got := folded(l); got != want || l.Rows != len(want) {
			t.Errorf("%s: %q, %d rows, want %q", version, got, l.Rows, want)
		}
	}
}

// Both go on learning; each takes in what the other has, once, in the order of time.
func TestImportedLearning(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	answer(t, s, p[0], "a")
	other := reopen(t, t.TempDir(), c)
	imported(t, other, exported(t, s))
	c.forward(time.Second)
	answer(t, other, p[0], "x")
	reset, err := other.ResetLearning(p[0])
	fatal(t, err)
	c.forward(time.Second)
	answer(t, s, p[0], "b")
	c.forward(time.Second)
	answer(t, other, p[0], "y")
	theirs := exported(t, other)
	for range 2 {
		imported(t, s, theirs)
		wantAnswers(t, s, p[0], "aby") // x is out of force there, a isn't here
	}
	answer(t, s, p[0], "z")
	wantAnswers(t, s, p[0], "abyz")
	fatal(t, other.UndoLearningReset(reset.ID))
	imported(t, other, exported(t, s))
	wantAnswers(t, other, p[0], "axbyz")

	old := strings.Replace(theirs[:strings.Index(theirs, ",\n\"learning\"")]+"}", `"version":2`, `"version":1`, 1)
	r := imported(t, reopen(t, t.TempDir(), c), old)
	equal(t, "of version 1", r.Players, Count{Added: 1})
	for _, wrong := range []string{strings.Replace(theirs, `"reset":"`, `"reset":"00000000000000000000000000000000","x":"`, 1), strings.Replace(theirs, `"learning":[`, `"learning":[{"player":"0"},`, 1)} {
		r, err := take(t, s, strings.NewReader(wrong))
		fatal(t, err)
		if len(r.LeftOut.Named) != 1 || r.LeftOut.Named[0].Sort != LeftCourse {
			t.Errorf("%+v", r)
		}
	}
}
