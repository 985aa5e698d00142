package store

// exportedLearner is what a player answered in the course, with the resets by him. The list came with
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
// merged into him, out of force.
func (e *exporter) learners() {
	each(e, "learning", `SELECT p.id FROM players p WHERE EXISTS (SELECT 1 FROM learning WHERE player_id = p.id) OR EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id)
		ORDER BY NOT EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id), p.id`, e.learner)
}

func (e *exporter) learner(id int64) (l exportedLearner, err error) {
	if l.Player, _, err = one(e.tx, scanText, "SELECT uid FROM players WHERE id = ?", id); err != nil {
		return l, err
	}
	l.Resets, err = list(e.tx, func(r scanner) (x exportedReset, err error) { return x, r.Scan(&x.UID, &x.At, &x.Undone) },
		"SELECT uid, at, undone_at FROM learning_resets WHERE player_id = ? ORDER BY id", id)
	if err != nil {
		return l, err
	}
	l.Answers, err = list(e.tx, func(r scanner) (x exportedAnswer, err error) {
		return x, r.Scan(&x.UID, &x.At, (*[]byte)(&x.Data), &x.Reset)
	}, "SELECT l.uid, l.at, l.data, coalesce(r.uid, '') FROM learning l LEFT JOIN learning_resets r ON r.id = l.reset_id WHERE l.player_id = ? ORDER BY l.id", id)
	return l, err
}

func (l exportedLearner) check() error {
	var c checker
	c.uid(l.Player, "player")
	for _, r := range l.Resets {
		c.uid(r.UID, "uid of a reset")
		c.time(r.At, "at")
		if r.Undone != nil {
			c.time(*r.Undone, "undone")
		}
	}
	for _, a := range l.Answers {
		c.uid(a.UID, "uid of an answer")
		c.link(a.Reset, "reset")
		c.time(a.At, "at")
	}
	return c.err
}

// learner adds the answers and resets that aren't here. What is here stays as it is, so a reset over
// there puts none of ours out of force.
func (im *importer) learner(l exportedLearner) error {
	if err := l.check(); err != nil {
		return err
	}
	player := im.players[l.Player]
	if player == 0 {
		return bad("player %s isn't there", l.Player)
	}
	for _, r := range l.Resets {
		if _, err := im.tx.Exec(`INSERT INTO learning_resets (uid, player_id, at, undone_at)
			SELECT ?1, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM learning_resets WHERE uid = ?1)`, r.UID, player, r.At, r.Undone); err != nil {
			return err
		}
	}
	before := im.report.Answers.Added
	for _, a := range l.Answers {
		if err := im.answer(player, a); err != nil {
			return err
		}
	}
	if im.report.Answers.Added == before {
		return nil
	}
	person, err := personOf(im.tx.readTx, player)
	if err != nil {
		return err
	}
	return dropSnapshots(im.tx, person)
}

func (im *importer) answer(player PlayerID, a exportedAnswer) error {
	reset, ok, err := one(im.tx.readTx, scanInt, "SELECT id FROM learning_resets WHERE uid = ?", a.Reset)
	if err != nil {
		return err
	}
	if a.Reset != "" && !ok {
		return bad("reset %s isn't there", a.Reset)
	}
	r, err := im.tx.Exec(`INSERT INTO learning (uid, player_id, at, data, reset_id)
		SELECT ?1, ?, ?, ?, nullif(?, 0) WHERE NOT EXISTS (SELECT 1 FROM learning WHERE uid = ?1)`, a.UID, player, a.At, blob(a.Data), reset)
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
