package learn

import (
	"errors"
	"hash/fnv"

	"spieltisch/games/course"
	"spieltisch/store"
)

// log is where answers are kept: the store.
type log interface {
	Learning(player store.PlayerID, version string) (store.Learning, error)
	AppendLearning(store.AppendLearning) error
}

// session is the progress of one player: nothing is in it that isn't stored.
type session struct {
	log      log
	course   *course.Course
	player   store.Player
	progress course.Progress
	rows     int // in the log
}

// open reads the progress of a player. A snapshot that can't be read, or of other rules, is made
// again from the log. The error is a *store.Error or that of a row.
func open(st log, c *course.Course, player store.Player) (session, error) {
	s := session{log: st, course: c, player: player}
	p, rows, err := load(st, c, player.ID, c.Version())
	if err != nil {
		p, rows, err = load(st, c, player.ID, "") // the whole log
	}
	s.progress, s.rows = p, rows
	return s, err
}

// load folds the answers behind the snapshot of a version.
func load(st log, c *course.Course, player store.PlayerID, version string) (p course.Progress, rows int, err error) {
	l, err := st.Learning(player, version)
	if err != nil {
		return p, 0, err
	}
	if l.Snapshot != nil {
		if p, err = course.DecodeProgress(l.Snapshot); err != nil {
			return p, 0, err
		}
	}
	answers := make([]course.Answer, len(l.Since))
	for i, row := range l.Since {
		if answers[i], err = course.DecodeAnswer(row.Data); err != nil {
			return p, 0, err
		}
	}
	return c.Fold(p, answers), l.Rows, nil
}

// with is the session after one more answer, once that is stored; it may be called in the
// background. When the log went on meanwhile (an answer was on its way while the page was left and
// opened again), it is put behind that.
func (s session) with(a course.Answer) (session, error) {
	next, err := s.append(a)
	if !stale(err) {
		return next, err
	}
	if s, err = open(s.log, s.course, s.player); err != nil {
		return s, err
	}
	return s.append(a)
}

// later is with for the background: it waits while another program holds the data file.
func (s session) later(a course.Answer) (next session, err error) {
	err = store.Outlast(func() (err error) { next, err = s.with(a); return err })
	return next, err
}

func (s session) append(a course.Answer) (session, error) {
	next := s
	next.progress, next.rows = s.course.Add(s.progress, a), s.rows+1
	row, err := a.Encode()
	if err != nil {
		return s, err
	}
	snapshot, err := next.progress.Encode()
	if err != nil {
		return s, err
	}
	err = s.log.AppendLearning(store.AppendLearning{
		Player: s.player.ID, Seq: next.rows, Data: row, Version: s.course.Version(), Snapshot: snapshot,
	})
	if err != nil {
		return s, err
	}
	return next, nil
}

// seed makes the tasks of two players differ, and those of one the same whenever they come back.
func (s session) seed() uint64 {
	h := fnv.New64a()
	h.Write([]byte(s.player.UID))
	return h.Sum64()
}

// stale tells whether an answer came too late for its place in the log.
func stale(err error) bool {
	var e *store.Error
	return errors.As(err, &e) && e.Code == store.CodeStale
}
