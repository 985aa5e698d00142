package learn

import (
	"testing"
	"time"

	"spieltisch/app/draw"
	"spieltisch/games/course"
	"spieltisch/store"
)

// testCourse is the course with a few words.
func testCourse(t testing.TB) *course.Course {
	t.Helper()
	c, err := course.New(draw.Letters(), []string{"ROT", "HUND", "GEHEN", "MASSE"})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// practised gives n right answers of 2 s each for a player, from a day on.
func practised(t testing.TB, st *store.Store, name string, n int, from time.Time) store.Player {
	t.Helper()
	player, err := st.AddPlayer(name, 3)
	if err != nil {
		t.Fatal(err)
	}
	s, err := open(st, testCourse(t), player)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		at := from.Add(time.Duration(i) * 10 * time.Second)
		it := s.course.Next(s.progress, course.Mixed, store.DayOf(at), s.seed())
		s, err = s.with(it.Answer(right(it), 2000, 0, at.UnixMilli(), store.DayOf(at)))
		if err != nil {
			t.Fatal(err)
		}
	}
	return player
}

// right is a right answer.
func right(it course.Item) string {
	switch it.Kind {
	case course.Look:
		return ""
	case course.Read:
		return it.Target
	case course.Build:
		return string(it.Must[:1])
	}
	return string(it.Must)
}
