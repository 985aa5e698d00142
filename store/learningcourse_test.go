package store

import (
	"bytes"
	"testing"
	"time"

	"spieltisch/assets"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// progressOf is a person's progress as a page loads it.
func progressOf(t *testing.T, s *Store, c *course.Course, id PlayerID, version string) (p course.Progress, rows int) {
	t.Helper()
	l, err := s.Learning(id, version)
	fatal(t, err)
	if l.Snapshot != nil {
		p, err = course.DecodeProgress(l.Snapshot)
		fatal(t, err)
	}
	var since []course.Answer
	for _, r := range l.Since {
		a, err := course.DecodeAnswer(r.Data)
		fatal(t, err)
		since = append(since, a)
	}
	return c.Fold(p, since), l.Rows
}

// A session of the real course comes back as it was, from its snapshots and from the log alone; and so
// it does after a reset that is undone.
func TestCourseComesBack(t *testing.T) {
	s, clock := newStore(t)
	id := addPlayers(t, s, "Ada")[0]
	a, err := letterpiece.Parse(assets.Alphabet)
	fatal(t, err)
	c, err := course.New(a, nil)
	fatal(t, err)
	var p course.Progress
	var slowest time.Duration
	const answers = 120
	for seq := 1; seq <= answers; seq++ {
		it := c.Next(p, course.Mixed, 20_000+seq/40, 1)
		said := it.Target
		if len(it.Must) > 0 {
			said = string(it.Must)
		}
		if seq%9 == 0 {
			said = "C"
		}
		clock.forward(3 * time.Second)
		row := it.Answer(said, 3000, 0, clock.now().UnixMilli(), 20_000+seq/40)
		data, err := row.Encode()
		fatal(t, err)
		next := c.Add(p, row)
		snapshot, err := next.Encode()
		fatal(t, err)
		start := time.Now()
		fatal(t, s.AppendLearning(AppendLearning{Player: id, Seq: seq, Data: data, Version: c.Version(), Snapshot: snapshot}))
		slowest = max(slowest, time.Since(start))
		p = next
	}
	want, err := p.Encode()
	fatal(t, err)
	t.Logf("a snapshot has %d bytes; the slowest answer took %v", len(want), slowest)
	check := func(what, version string) {
		t.Helper()
		got, rows := progressOf(t, s, c, id, version)
		data, err := got.Encode()
		fatal(t, err)
		if rows != answers || !bytes.Equal(data, want) {
			t.Errorf("%s: %d rows,\n%s, want\n%s", what, rows, data, want)
		}
	}
	check("from the snapshot", c.Version())
	check("from the log", "another")
	reset, err := s.ResetLearning(id)
	fatal(t, err)
	if got, rows := progressOf(t, s, c, id, c.Version()); rows != 0 || got.Answers != 0 {
		t.Errorf("%+v", got)
	}
	fatal(t, s.UndoLearningReset(reset.ID))
	check("after a reset was undone", c.Version())
}
