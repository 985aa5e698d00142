package learn

import (
	"errors"
	"hash/fnv"
	"slices"
	"time"

	"spieltisch/games/course"
	"spieltisch/store"
)

// session is the progress of one player: nothing is in it that isn't stored.
type session struct {
	store    *store.Store
	course   *course.Course
	player   store.Player
	progress course.Progress
	rows     int // in the log
}

// open reads the progress of a player. A snapshot that can't be read, or of other rules, is made
// anew from the log. The error is a *store.Error or that of a row.
func open(st *store.Store, c *course.Course, player store.Player) (session, error) {
	s := session{store: st, course: c, player: player}
	p, rows, err := load(st, c, player.ID, c.Version())
	if err != nil {
		p, rows, err = load(st, c, player.ID, "") // the whole log
	}
	s.progress, s.rows = p, rows
	return s, err
}

// load folds the answers behind the snapshot of a version.
func load(st *store.Store, c *course.Course, player store.PlayerID, version string) (p course.Progress, rows int, err error) {
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

// with is the session after further answers, once all of them are stored; it may be called beside
// the screen. When the log went on meanwhile (an answer was on its way while the page was
// left and opened again), they are put behind it.
func (s session) with(answers ...course.Answer) (session, error) {
	for _, a := range answers {
		next, err := s.append(a)
		if stale(err) {
			if s, err = open(s.store, s.course, s.player); err == nil {
				next, err = s.append(a)
			}
		}
		if err != nil {
			return s, err
		}
		s = next
	}
	return s, nil
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
	return next, s.store.AppendLearning(store.AppendLearning{
		Player: s.player.ID, Seq: next.rows, Data: row, Version: s.course.Version(), Snapshot: snapshot,
	})
}

// seed makes the tasks of two players differ, and those of one the same whenever he comes back.
func (s session) seed() uint64 {
	h := fnv.New64a()
	h.Write([]byte(s.player.UID))
	return h.Sum64()
}

// dayOf is the day in local time, counted from 1970-01-01.
func dayOf(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}

// sure are the letters that the player is sure of, in the alphabet's order.
func (s session) sure() []rune {
	return slices.DeleteFunc(s.course.Letters(), func(r rune) bool { return s.course.Mastery(s.progress, r) < course.Sure })
}

// stale tells whether an answer came too late for its place in the log.
func stale(err error) bool {
	var e *store.Error
	return errors.As(err, &e) && e.Code == store.CodeStale
}
