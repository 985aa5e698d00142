package learn

import (
	"errors"
	"testing"
	"time"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/locales"
	"spieltisch/store"
)

func opened(t *testing.T, st log, p store.Player) session {
	t.Helper()
	s, err := open(st, testCourse(t), p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// encoded is a progress for comparing.
func encoded(t *testing.T, p course.Progress) string {
	t.Helper()
	data, err := p.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// What is loaded by the snapshot is what the whole log gives, and a snapshot that makes no sense, or
// of other rules, is no matter.
func TestOpenFolds(t *testing.T) {
	env := shelltest.New(t, locales.German)
	mia := practised(t, env.Store, "Mia", 40, shelltest.Now)
	s := opened(t, env.Store, mia)
	if s.rows != 40 || s.progress.Answers != 40 || len(s.progress.Letters) < 4 {
		t.Fatal(s.rows, s.progress)
	}
	whole, rows, err := load(env.Store, s.course, mia.ID, "another")
	if err != nil || rows != 40 || encoded(t, whole) != encoded(t, s.progress) {
		t.Error(rows, err, encoded(t, whole), encoded(t, s.progress))
	}
	for _, broken := range []string{"{}x", `{"Answers":-1}`, `{"Unknown":1}`} {
		before := opened(t, env.Store, mia)
		it := s.course.Next(before.progress, course.ReadMode, 20000, 1)
		data, err := it.Answer(it.Target, 1000, 0, 1, 20000).Encode()
		if err != nil {
			t.Fatal(err)
		}
		a := store.AppendLearning{Player: mia.ID, Seq: before.rows + 1, Data: data, Version: s.course.Version(), Snapshot: []byte(broken)}
		if err := env.Store.AppendLearning(a); err != nil {
			t.Fatal(err)
		}
		if after := opened(t, env.Store, mia); after.rows != before.rows+1 || after.progress.Answers != before.progress.Answers+1 {
			t.Errorf("%s: %d rows, %d answers", broken, after.rows, after.progress.Answers)
		}
	}
}

// An answer that comes while another one was on its way is put behind it.
func TestStale(t *testing.T) {
	env := shelltest.New(t, locales.German)
	mia := practised(t, env.Store, "Mia", 20, shelltest.Now)
	one, other := opened(t, env.Store, mia), opened(t, env.Store, mia)
	it := one.course.Next(one.progress, course.ReadMode, 20000, 1)
	for i, s := range []session{one, other} {
		next, err := s.with(it.Answer(it.Target, 1000, 0, 1, 20000))
		if err != nil || next.rows != 21+i || next.progress.Answers != 21+i {
			t.Fatal(next.rows, next.progress.Answers, err)
		}
	}
	if s := opened(t, env.Store, mia); s.rows != 22 {
		t.Error(s.rows)
	}
}

// After a failure nothing has changed, neither there nor here.
func TestFailureChangesNothing(t *testing.T) {
	env := shelltest.New(t, locales.German)
	mia := practised(t, env.Store, "Mia", 20, shelltest.Now)
	s := opened(t, fullDisk{env.Store}, mia)
	it := s.course.Next(s.progress, course.ReadMode, 20000, 1)
	next, err := s.with(it.Answer(it.Target, 1000, 0, 1, 20000))
	var e *store.Error
	if !errors.As(err, &e) || e.Code != store.CodeFull || next.rows != 20 || next.progress.Answers != 20 {
		t.Error(next.rows, err)
	}
	if _, err := opened(t, env.Store, mia).with(course.Answer{Kind: "nonsense"}); err == nil {
		t.Error("an answer that can't be read is stored")
	}
	gone := session{log: env.Store, course: s.course, player: store.Player{ID: 99}}
	if _, err := gone.with(it.Answer(it.Target, 1000, 0, 1, 20000)); !errors.As(err, &e) || e.Code != store.CodeNotFound {
		t.Error(err)
	}
}

// Two players have their own progress and their own tasks.
func TestSeeds(t *testing.T) {
	env := shelltest.New(t, locales.German)
	mia, ben := practised(t, env.Store, "Mia", 60, shelltest.Now), practised(t, env.Store, "Ben", 0, shelltest.Now)
	a, b := opened(t, env.Store, mia), opened(t, env.Store, ben)
	if b.rows != 0 || a.rows != 60 {
		t.Error(a.rows, b.rows)
	}
	if a.seed() == b.seed() || a.seed() != opened(t, env.Store, mia).seed() {
		t.Error("seeds", a.seed(), b.seed())
	}
}

// The day is that of the wall clock, whatever the zone, and ends at four, also in the nights in which the clock is changed.
func TestDayOf(t *testing.T) {
	zone := time.FixedZone("", -11*3600)
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		at   time.Time
		want int
	}{
		{time.Date(1970, 1, 1, 4, 0, 0, 0, time.UTC), 0},
		{time.Date(1970, 1, 2, 23, 59, 0, 0, zone), 1},
		{time.Date(1970, 1, 3, 0, 1, 0, 0, zone), 1},
		{time.Date(1970, 1, 3, 3, 59, 0, 0, zone), 1},
		{time.Date(1970, 1, 3, 4, 0, 0, 0, zone), 2},
		{time.Date(2026, 3, 29, 3, 30, 0, 0, berlin), 20540},
		{time.Date(2026, 3, 29, 4, 0, 0, 0, berlin), 20541},
		{time.Date(2026, 10, 25, 3, 59, 0, 0, berlin), 20750},
		{time.Date(2026, 10, 25, 4, 0, 0, 0, berlin), 20751},
	} {
		if got := store.DayOf(c.at); got != c.want {
			t.Errorf("%v: %d, want %d", c.at, got, c.want)
		}
	}
}
