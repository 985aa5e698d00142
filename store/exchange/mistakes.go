package exchange

import (
	"fmt"
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
		if a.check() == nil && x.first("solutions", a.UID) {
			m.Answers = append(m.Answers, a)
		}
	}
	if len(m.Answers) < len(all) {
		x.report.LeftOut.add(LeftOut{Sort: LeftMistake, Reason: LeftDamaged, Line: line, Kind: m.Kind, Names: []string{x.people.names[m.Player]}})
	}
	return m, x.weighMistake(m)
}

// readMistake reads a task, whose person must be in the file.
func (x *reading) readMistake(raw []byte) (m exportedMistake, err error) {
	if err := decode(raw, &m); err != nil {
		return m, err
	}
	if err := m.check(); err != nil {
		return m, err
	}
	c, err := m.copied()
	if err != nil {
		return m, err
	}
	if _, ok := x.people.names[m.Player]; !ok || store.CharacterOf(m.Player) != 0 {
		return m, &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", m.Player)}
	}
	if !x.first("mistakes", m.UID) || !x.first("mistakes of", m.Player+" "+m.Source+" "+strconv.Itoa(m.Step)) {
		return m, &leave{reason: LeftTwice}
	}
	return m, x.position(c)
}

// position plays a task again, with what was done there.
func (x *reading) position(c store.ExerciseCopy) error {
	res, err := x.replayer.Match(x.ctx, Claim{Kind: c.Kind, Rules: c.Rules, Setup: c.Setup, Seats: len(c.Players), Rows: append(slices.Clone(c.Rows), c.Own), Says: Result{
		Standing: games.Standing{Points: make([]int, len(c.Players))},
	}})
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(c.Players)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	if err := x.replayer.Exercise(c.Exercise); err != nil {
		return leaving(err)
	}
	return nil
}

// weighMistake compares a task with what is here, and counts.
func (x *reading) weighMistake(m exportedMistake) error {
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

func mistakeForm(c store.ExerciseCopy) exportedMistake {
	return exportedMistake{
		UID: c.UID, Player: c.Player, At: millis(c.At), Day: c.Day, Source: c.Source, Step: c.Step, Kind: c.Kind, Rules: c.Rules, Setup: c.Setup,
		Rows: each(c.Rows, doneForm), Own: doneForm(c.Own), Seat: c.Seat, Seats: each(c.Players, func(p store.Player) string { return p.UID }),
		Finding: c.Finding, Mind: c.Mind, List: c.List, Picked: c.Picked, Aside: c.Aside,
		Answers: each(c.Answers, func(a store.ExerciseAnswerCopy) exportedSolution { return exportedSolution(a) }),
	}
}

func (x exportedMistake) copied() (c store.ExerciseCopy, err error) {
	rows, err := rowsOf(x.Rows)
	if err != nil {
		return c, err
	}
	own, err := x.Own.row()
	c.Exercise = store.Exercise{
		UID: x.UID, At: fromMillis(x.At), Day: x.Day, Source: x.Source, Step: x.Step, Kind: x.Kind, Rules: x.Rules, Setup: x.Setup,
		Rows: rows, Own: own, Seat: x.Seat, Players: each(x.Seats, func(uid string) store.Player { return store.Player{UID: uid} }),
		Finding: x.Finding, Mind: x.Mind, List: x.List, Picked: x.Picked, Aside: x.Aside,
	}
	c.Player, c.Answers = x.Player, each(x.Answers, func(a exportedSolution) store.ExerciseAnswerCopy { return store.ExerciseAnswerCopy(a) })
	return c, err
}

func doneForm(r games.Row) exportedDone {
	return exportedDone{r.Seat, r.Type, r.Data, fmt.Sprintf("%016x", r.Sum)}
}

// row is the action as the log has it.
func (d exportedDone) row() (games.Row, error) {
	sum, err := strconv.ParseUint(d.Sum, 16, 64)
	if err != nil || len(d.Sum) != 16 {
		return games.Row{}, bad("sum")
	}
	return games.Row{Seat: d.Seat, Type: d.Type, Data: d.Data, Sum: sum}, nil
}

func rowsOf(all []exportedDone) (rows []games.Row, err error) {
	rows = make([]games.Row, len(all))
	for i, d := range all {
		if rows[i], err = d.row(); err != nil {
			return nil, err
		}
	}
	return rows, nil
}
