package exchange

import (
	"slices"
	"strconv"

	"spieltisch/games"
	"spieltisch/store"
)

// mistake lays a task of a book ready with the answers that can be. Its position must be one that can be shown.
func (x *reading) mistake(raw []byte, line int) (any, error) {
	m, err := x.readMistake(raw)
	if err != nil {
		return nil, x.leave(LeftMistake, raw, line, err)
	}
	if x.answers += len(m.Answers); x.answers > maxAnswers {
		return nil, tooMuch(store.CodeImportMany, line, maxAnswers)
	}
	all := m.Answers
	m.Answers = nil
	for _, a := range all {
		if checkSolution(a) == nil && x.first("solutions", a.UID) {
			m.Answers = append(m.Answers, a)
		}
	}
	if len(m.Answers) < len(all) {
		x.report.LeftOut.add(LeftOut{Sort: LeftMistake, Reason: LeftDamaged, Line: line, Kind: m.Kind, Names: []string{x.people.names[m.Player]}})
	}
	return m, x.weighMistake(m)
}

// readMistake reads a task, whose person must be in the file.
func (x *reading) readMistake(raw []byte) (m store.ExerciseCopy, err error) {
	if err := decode(raw, &m); err != nil {
		return m, err
	}
	if err := checkMistake(m); err != nil {
		return m, err
	}
	if err := x.person(m.Player); err != nil {
		return m, err
	}
	if !x.first("mistakes", m.UID) || !x.first("mistakes of", m.Player+" "+m.Source+" "+strconv.Itoa(m.Step)) {
		return m, &leave{reason: LeftTwice}
	}
	return m, x.position(m)
}

// position plays a task again, with what was done there.
func (x *reading) position(c store.ExerciseCopy) error {
	res, err := x.replayer.Match(x.ctx, Claim{Kind: c.Kind, Rules: c.Rules, Setup: c.Setup, Seats: len(c.Seats), Rows: append(slices.Clone(c.Rows), c.Own), Says: Result{
		Standing: games.Standing{Points: make([]int, len(c.Seats))},
	}})
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(c.Seats)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	if err := x.replayer.Exercise(c.Exercise()); err != nil {
		return leaving(err)
	}
	return nil
}

// weighMistake compares a task with what is here, and counts.
func (x *reading) weighMistake(m store.ExerciseCopy) error {
	here := false
	if p, ok, err := x.here.PlayerBy(m.Player); err != nil {
		return err
	} else if ok {
		if _, here, err = x.here.ExerciseBy(p.ID, store.Exercise{UID: m.UID, Source: m.Source, Step: m.Step}); err != nil {
			return err
		}
	}
	fresh := 0
	for _, a := range m.Answers {
		has, err := x.here.HasExerciseAnswer(a.UID)
		if err != nil {
			return err
		}
		if !has {
			fresh++
		}
	}
	x.report.Mistakes.met(!here, fresh)
	return nil
}
