package store

import "time"

// AppendLearning is one answer for a person's log, and what follows from the log with it.
type AppendLearning struct {
	Player   PlayerID
	Seq      int // the next: Learning.Rows + 1
	Data     []byte
	Version  string // of the rules by which the snapshot was made
	Snapshot []byte // after this answer; nil: none was made this time
}

// LearningRow is a row of the log.
type LearningRow struct {
	Data []byte
	At   time.Time
}

// Learning is a person's progress: the snapshot, and the answers that came after it. Without
// a snapshot of the version asked for, Since is the whole log.
type Learning struct {
	Rows     int // answers in force; the next has Seq Rows+1
	Snapshot []byte
	Since    []LearningRow
}

// ofPerson are the players who are one person.
const ofPerson = "player_id IN (SELECT id FROM players WHERE coalesce(person, id) = ?)"

// behind are the rows of a person's log behind a place in it.
const behind = " FROM learning WHERE " + ofPerson + " AND reset_id IS NULL AND (at, id) > (?, ?)"

// learningSnapshot is how far a person's log is summed up.
type learningSnapshot struct {
	version string
	rows    int
	at, id  int64
	data    []byte
	stored  bool
}

func snapshotOf(tx readTx, person PlayerID) (learningSnapshot, error) {
	s, _, err := one(tx, func(r scanner) (s learningSnapshot, err error) {
		s.stored = true
		return s, r.Scan(&s.version, &s.rows, &s.at, &s.id, &s.data)
	}, "SELECT version, rows, last_at, last_id, data FROM learning_snapshots WHERE player_id = ?", person)
	if err != nil || !s.stored {
		return learningSnapshot{at: -1}, err
	}
	return s, nil
}

// learningRows is the number of a person's answers in force, and when the last came.
func learningRows(tx readTx, person PlayerID) (rows int, last int64, err error) {
	s, err := snapshotOf(tx, person)
	if err != nil {
		return 0, 0, err
	}
	type sums struct {
		n    int
		last int64
	}
	x, _, err := one(tx, func(r scanner) (x sums, err error) { return x, r.Scan(&x.n, &x.last) },
		"SELECT count(*), coalesce(max(at), 0)"+behind, person, s.at, s.id)
	return s.rows + x.n, max(s.at, x.last), err
}

// AppendLearning adds an answer in one transaction with the snapshot. CodeStale when Seq isn't the
// next, CodeNotFound when there is no such player; after any error nothing has changed.
func (s Course) AppendLearning(a AppendLearning) error {
	return s.update("append learning", func(tx writeTx) error {
		person, err := humanOf(tx.readTx, a.Player)
		if err != nil {
			return err
		}
		rows, last, err := learningRows(tx.readTx, person)
		if err != nil {
			return err
		}
		if a.Seq != rows+1 {
			return fail(CodeStale, nil, "Seq", a.Seq, "Next", rows+1)
		}
		at := max(millis(tx.now), last) // the order stays, whatever the clock does
		r, err := tx.Exec("INSERT INTO learning (uid, player_id, at, data) VALUES (?, ?, ?, ?)", tx.newUID(), person, at, blob(a.Data))
		if err != nil || a.Snapshot == nil {
			return err
		}
		id, err := r.LastInsertId()
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT OR REPLACE INTO learning_snapshots (player_id, version, rows, last_at, last_id, data) VALUES (?, ?, ?, ?, ?, ?)",
			person, a.Version, a.Seq, at, id, a.Snapshot)
		return err
	})
}

// Learning reads a person's progress; version is that of the rules now. CodeNotFound.
func (s Course) Learning(player PlayerID, version string) (l Learning, err error) {
	err = s.view("learning", func(tx readTx) error {
		person, err := humanOf(tx, player)
		if err != nil {
			return err
		}
		snap, err := snapshotOf(tx, person)
		if err != nil {
			return err
		}
		if snap.version != version {
			snap = learningSnapshot{at: -1}
		}
		l.Since, err = list(tx, func(r scanner) (row LearningRow, err error) {
			var at int64
			err = r.Scan(&row.Data, &at)
			row.At = fromMillis(at)
			return row, err
		}, "SELECT data, at"+behind+" ORDER BY at, id", person, snap.at, snap.id)
		l.Rows, l.Snapshot = snap.rows+len(l.Since), snap.data
		return err
	})
	return l, err
}

// Learners lists those who practised and aren't hidden, by name.
func (s Course) Learners() (all []Player, err error) {
	err = s.view("learners", func(tx readTx) (err error) {
		all, err = list(tx, scanPlayer, "SELECT "+playerColumns+` FROM players p WHERE hidden = 0 AND merged_into IS NULL AND EXISTS (
			SELECT 1 FROM learning l JOIN players q ON q.id = l.player_id WHERE l.reset_id IS NULL AND coalesce(q.person, q.id) = p.id) ORDER BY name COLLATE alphabetical, id`)
		return err
	})
	return all, err
}

// LearningResetID names a reset in this file.
type LearningResetID int64

// LearningReset is that somebody started over.
type LearningReset struct {
	ID      LearningResetID
	At      time.Time
	Answers int // that it put out of force
}

// ResetLearning lets a person start over: the answers so far stay, but don't count.
// UndoLearningReset takes it back. CodeNotFound.
func (s Course) ResetLearning(player PlayerID) (reset LearningReset, err error) {
	err = s.update("reset learning", func(tx writeTx) error {
		person, err := humanOf(tx.readTx, player)
		if err != nil {
			return err
		}
		now := millis(tx.now)
		r, err := tx.Exec("INSERT INTO learning_resets (uid, player_id, at) VALUES (?, ?, ?)", tx.newUID(), person, now)
		if err != nil {
			return err
		}
		id, err := r.LastInsertId()
		if err != nil {
			return err
		}
		if r, err = tx.Exec("UPDATE learning SET reset_id = ? WHERE "+ofPerson+" AND reset_id IS NULL", id, person); err != nil {
			return err
		}
		n, err := r.RowsAffected()
		if err != nil {
			return err
		}
		reset = LearningReset{LearningResetID(id), fromMillis(now), int(n)}
		return dropSnapshots(tx, person)
	})
	return reset, err
}

// UndoLearningReset lets the answers count again that a reset put out of force, those given
// since too. CodeNotFound when there is no such reset or it was taken back.
func (s Course) UndoLearningReset(id LearningResetID) error {
	return s.update("undo learning reset", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE learning_resets SET undone_at = ? WHERE id = ? AND undone_at IS NULL", millis(tx.now), id)
		if err := found("learning reset", r, err); err != nil {
			return err
		}
		persons, err := list(tx.readTx, scanInt, `SELECT DISTINCT coalesce(p.person, p.id) FROM players p
			WHERE p.id IN (SELECT player_id FROM learning WHERE reset_id = ?1 UNION SELECT player_id FROM learning_resets WHERE id = ?1)`, id)
		if err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE learning SET reset_id = NULL WHERE reset_id = ?", id); err != nil {
			return err
		}
		for _, p := range persons {
			if err := dropSnapshots(tx, PlayerID(p)); err != nil {
				return err
			}
		}
		return nil
	})
}

// LearningResets lists a person's resets that can be taken back, the newest first. One without answers is
// left out. CodeNotFound.
func (s Course) LearningResets(player PlayerID) (all []LearningReset, err error) {
	err = s.view("learning resets", func(tx readTx) error {
		person, err := humanOf(tx, player)
		if err != nil {
			return err
		}
		all, err = list(tx, func(r scanner) (x LearningReset, err error) {
			var at int64
			err = r.Scan(&x.ID, &at, &x.Answers)
			x.At = fromMillis(at)
			return x, err
		}, `SELECT r.id, r.at, count(*) FROM learning_resets r JOIN learning l ON l.reset_id = r.id
			WHERE r.`+ofPerson+` AND r.undone_at IS NULL GROUP BY r.id ORDER BY r.id DESC`, person)
		return err
	})
	return all, err
}

// dropSnapshots drops what was summed up for persons whose log becomes another one.
func dropSnapshots(tx writeTx, persons ...PlayerID) error {
	for _, p := range persons {
		if _, err := tx.Exec("DELETE FROM learning_snapshots WHERE player_id = ?", p); err != nil {
			return err
		}
	}
	return nil
}
