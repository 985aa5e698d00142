package store

import "cmp"

// exportedLearner is what a player answered in the course, with the resets by them. The list came with
// version 2.
type exportedLearner struct {
	Player  string           `json:"player"`
	Resets  []exportedReset  `json:"resets,omitempty"`
	Answers []exportedAnswer `json:"answers,omitempty"`
}

// exportedReset put answers out of force; Undone is when it was taken back.
type exportedReset struct {
	UID    string `json:"uid"`
	At     int64  `json:"at"`
	Undone *int64 `json:"undone,omitempty"`
}

// exportedAnswer is an answer; Reset is the uid of what put it out of force.
type exportedAnswer struct {
	UID   string  `json:"uid"`
	At    int64   `json:"at"`
	Data  payload `json:"data,omitzero"`
	Reset string  `json:"reset,omitempty"`
}

// learners writes first those who reset, for one may put the answers of another one, who was
// merged into them, out of force.
func (e *exporter) learners() {
	each(e, LeftCourse, "learning", `SELECT p.id FROM players p WHERE EXISTS (SELECT 1 FROM learning WHERE player_id = p.id) OR EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id)
		ORDER BY NOT EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id), p.id`, e.learner)
}

func (e *exporter) learner(id int64) (l exportedLearner, about LeftOut, err error) {
	if l.Player, _, err = one(e.tx, scanText, "SELECT uid FROM players WHERE id = ?", id); err != nil {
		return l, about, err
	}
	name, ok := e.names[l.Player]
	if about.Names = []string{name}; !ok {
		return l, about, &leave{reason: LeftNoPlayer, err: bad("player %.40q", l.Player)}
	}
	l.Resets, err = list(e.tx, func(r scanner) (x exportedReset, err error) { return x, r.Scan(&x.UID, &x.At, &x.Undone) },
		"SELECT uid, at, undone_at FROM learning_resets WHERE player_id = ? ORDER BY id", id)
	if err != nil {
		return l, about, err
	}
	l.Answers, err = list(e.tx, func(r scanner) (x exportedAnswer, err error) {
		return x, r.Scan(&x.UID, &x.At, (*[]byte)(&x.Data), &x.Reset)
	}, "SELECT l.uid, l.at, l.data, coalesce(r.uid, '') FROM learning l LEFT JOIN learning_resets r ON r.id = l.reset_id WHERE l.player_id = ? ORDER BY l.id", id)
	return l, about, err
}

func (r exportedReset) check() error {
	var c checker
	c.uid(r.UID, "uid of a reset")
	c.time(r.At, "at")
	if r.Undone != nil {
		c.time(*r.Undone, "undone")
	}
	return c.err
}

func (a exportedAnswer) check() error {
	var c checker
	c.uid(a.UID, "uid of an answer")
	c.link(a.Reset, "reset")
	c.time(a.At, "at")
	return c.err
}

// learner lays ready the resets and answers that can be; the others are left out as one thing.
func (x *reading) learner(raw []byte, line int) (any, error) {
	var l exportedLearner
	err := decode(raw, &l)
	name, ok := x.people.names[l.Player]
	if err == nil && !ok {
		err = &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", l.Player)}
	}
	if err != nil {
		return nil, x.leave(LeftCourse, raw, line, err)
	}
	if x.answers += len(l.Answers) + len(l.Resets); x.answers > maxAnswers {
		return nil, fail(CodeImportMany, nil, "Line", line, "Max", maxAnswers)
	}
	out := exportedLearner{Player: l.Player}
	for _, r := range l.Resets {
		if r.check() == nil && x.first("resets", r.UID) {
			out.Resets = append(out.Resets, r)
		}
	}
	for _, a := range l.Answers {
		if err := x.ctx.Err(); err != nil {
			return nil, err
		}
		ok, err := x.answer(a)
		if err != nil {
			return nil, err
		}
		if ok {
			out.Answers = append(out.Answers, a)
		}
	}
	if len(out.Resets) < len(l.Resets) || len(out.Answers) < len(l.Answers) {
		x.report.LeftOut.add(LeftOut{Sort: LeftCourse, Reason: LeftDamaged, Line: line, Names: []string{name}})
	}
	return out, nil
}

// answer counts an answer; ok is false for one that can't be.
func (x *reading) answer(a exportedAnswer) (ok bool, err error) {
	if a.check() != nil || x.replayer.Answer(a.Data) != nil {
		return false, nil
	}
	if a.Reset != "" && !x.met("resets", a.Reset) {
		if _, ok, err := one(x.tx, scanInt, "SELECT id FROM learning_resets WHERE uid = ?", a.Reset); err != nil || !ok {
			return false, err
		}
	}
	if !x.first("answers", a.UID) {
		return false, nil
	}
	_, here, err := one(x.tx, scanInt, "SELECT id FROM learning WHERE uid = ?", a.UID)
	if here {
		x.report.Answers.Same++
	} else {
		x.report.Answers.Added++
	}
	return true, err
}

// learner adds the answers and resets that aren't here. What is here stays as it is, so a reset over
// there puts none of ours out of force.
func (im *importer) learner(l exportedLearner) error {
	player := im.players[l.Player]
	for _, r := range l.Resets {
		if _, err := im.tx.Exec(`INSERT INTO learning_resets (uid, player_id, at, undone_at)
			SELECT ?1, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM learning_resets WHERE uid = ?1)`, r.UID, player, r.At, r.Undone); err != nil {
			return err
		}
	}
	person, err := personOf(im.tx.readTx, player)
	if err != nil {
		return err
	}
	for n, a := range l.Answers {
		if n%importBreath == 0 {
			if err := cmp.Or(dropSnapshots(im.tx, person), im.breathe()); err != nil {
				return err
			}
		}
		if err := im.answer(player, a); err != nil {
			return err
		}
	}
	return dropSnapshots(im.tx, person)
}

// importBreath is after how many answers somebody else may write.
const importBreath = 200

func (im *importer) answer(player PlayerID, a exportedAnswer) error {
	r, err := im.tx.Exec(`INSERT INTO learning (uid, player_id, at, data, reset_id)
		SELECT ?1, ?, ?, ?, (SELECT id FROM learning_resets WHERE uid = ?) WHERE NOT EXISTS (SELECT 1 FROM learning WHERE uid = ?1)`,
		a.UID, player, a.At, blob(a.Data), a.Reset)
	if err != nil {
		return err
	}
	n, err := r.RowsAffected()
	if n > 0 {
		im.report.Answers.Added++
	} else {
		im.report.Answers.Same++
	}
	return err
}
