package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
)

// Writer is a Reader that adds to the file: see Change. What it adds must fit together; it is not judged.
type Writer struct {
	Reader
	tx      writeTx
	changed []LogID // whose history and statistics have to be made again
	derived *derivation
	kept    int    // of changed, when others came in between
	parted  bool   // others have written, or could have
	saved   func() // called when what is written so far stays
}

// Change runs fn with a Writer in one transaction: all of it is written, or nothing. Unless fn breathes and somebody
// else waits to write: then what is written so far stays, whatever follows, and saved is called. The context that fn is
// given is ctx, and ends with the store, too.
func (s *Store) Change(ctx context.Context, op string, saved func(), fn func(context.Context, *Writer) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	w := &Writer{Reader: Reader{s: s.dataFile}, saved: saved}
	if err := w.begin(); err != nil {
		return s.wrap(op, err)
	}
	defer func() { w.tx.Rollback() }() //nolint:errcheck // does nothing after Commit
	err = fn(either{ctx, s.closing}, w)
	if err != nil && w.parted { // history and statistics of what stays
		if no := w.back(); no != nil {
			return s.wrap(op, no)
		}
	}
	if err == nil || w.parted {
		err = cmp.Or(w.commit(), err)
	}
	return s.wrap(op, err)
}

func (w *Writer) begin() error {
	switch {
	case w.s.readOnly:
		return fail(CodeReadOnly, nil, "Path", w.s.path)
	case w.s.away:
		return fail(CodeGone, nil, "Path", w.s.path)
	}
	var tx *sql.Tx
	if err := Outlast(func() (err error) { tx, err = w.s.write.BeginTx(context.Background(), nil); return err }); err != nil {
		return err
	}
	w.tx = w.s.writing(tx)
	w.Reader.tx = w.tx.readTx
	if w.derived == nil {
		w.derived = derive(w.tx)
		w.derived.whole = true // the players of what was healed may have changed
	}
	w.derived.tx = w.tx
	return nil
}

func (w *Writer) commit() error { return cmp.Or(w.s.here(), w.tx.Commit()) }

// back takes back what was written since the last Breathe that let others in.
func (w *Writer) back() error {
	if err := w.tx.Rollback(); err != nil && !errors.Is(err, sql.ErrTxDone) {
		return err
	}
	w.changed, w.saved = w.changed[:w.kept], func() {}
	return cmp.Or(w.begin(), w.Derive(context.Background(), nil))
}

// Breathe lets others write who wait. Until Derive is done the file says that its history and statistics are not, so
// that the next start makes them when the program ends before.
func (w *Writer) Breathe() error {
	if !w.s.wanted() {
		return nil
	}
	if _, err := w.tx.Exec("UPDATE derived SET version = 0"); err != nil {
		return err
	}
	if err := w.commit(); err != nil {
		return err
	}
	w.parted, w.kept = true, len(w.changed)
	w.saved()
	w.s.makeWay()
	return w.begin()
}

// Derive brings history and statistics up to date, and comes last. ctx ends it as long as all can still be taken back;
// tell, which may be nil, is told how many logs of all that were changed are done.
func (w *Writer) Derive(ctx context.Context, tell func(done, all int)) error {
	for i, id := range w.changed {
		if tell != nil {
			tell(i, len(w.changed))
		}
		if err := cmp.Or(w.derived.log(id), w.stopped(ctx)); err != nil {
			return err
		}
		if err := w.Breathe(); err != nil {
			return err
		}
	}
	if err := w.derived.settle(); err != nil {
		return err
	}
	_, err := w.tx.Exec("UPDATE derived SET version = ?", derivedVersion)
	return err
}

func (w *Writer) stopped(ctx context.Context) error {
	if w.parted {
		return nil
	}
	return ctx.Err()
}

// AddPlayer adds a player who isn't here, with their picture, merged into nobody.
func (w *Writer) AddPlayer(p PlayerCopy) error {
	r, err := w.tx.Exec("INSERT INTO players (uid, name, name_key, color, hidden, created, last_played, level, emblem) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
		p.UID, p.Name, NameKey(p.Name), p.Color, p.Hidden, p.Created, p.LastPlayed, p.Level, p.Emblem)
	if err != nil || len(p.Picture) == 0 {
		return err
	}
	id, err := r.LastInsertId()
	return cmp.Or(err, keepPicture(w.tx, PlayerID(id), p.Picture))
}

// MeetCharacter adds a character who isn't here, or takes over the last time played.
func (w *Writer) MeetCharacter(p PlayerCopy) error {
	if _, here, err := w.PlayerBy(p.UID); err != nil || here {
		return cmp.Or(err, w.MeetPlayer(p))
	}
	return w.AddPlayer(p)
}

// MeetPlayer takes over the last time played, and the picture if there is none at all, of a player who is here.
func (w *Writer) MeetPlayer(p PlayerCopy) error {
	old, ok, err := w.PlayerBy(p.UID)
	if err != nil || !ok {
		return err
	}
	_, err = w.tx.Exec("UPDATE players SET last_played = max(last_played, ?) WHERE id = ?", p.LastPlayed, old.ID)
	if err != nil || !old.Lacks(p) {
		return err
	}
	if _, err := w.tx.Exec("UPDATE players SET emblem = ? WHERE id = ?", p.Emblem, old.ID); err != nil || len(p.Picture) == 0 {
		return err
	}
	return keepPicture(w.tx, old.ID, p.Picture)
}

// MergePlayers merges players who were just added into others, by the uids of PlayerCopy; Hidden becomes what it says.
func (w *Writer) MergePlayers(all []PlayerCopy) error {
	for _, p := range all {
		r, err := w.tx.Exec("UPDATE players SET merged_into = m.id, hidden = ? FROM players m WHERE players.uid = ? AND m.uid = ?", p.Hidden, p.UID, p.MergedInto)
		if err := found("player", r, err); err != nil {
			return err
		}
	}
	if len(all) == 0 {
		return nil
	}
	return findPersons(w.tx)
}

// AddLog adds a match or sheet that isn't here. A sheet stands for its match if that is here and has none.
func (w *Writer) AddLog(l LogCopy) error {
	if err := cleanAbout(&l.Place, &l.Note); err != nil {
		return err
	}
	r, err := w.tx.Exec(`INSERT INTO logs (uid, sheet, kind, rules, state, created, updated, played, turn, round, phase, series, place, note, setup, edition, match_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT m.id FROM logs m WHERE m.uid = ? AND m.sheet = 0
			AND NOT EXISTS (SELECT 1 FROM logs o WHERE o.match_id = m.id AND o.deleted_at IS NULL)))`,
		l.UID, l.Sheet, l.Kind, l.Rules, l.State, l.Created, l.Updated, l.At(), l.Asked, l.Round, l.Phase, l.Series, l.Place, l.Note, blob(l.Setup), l.Edition, l.Match)
	if err != nil {
		return err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return err
	}
	return cmp.Or(w.seat(LogID(id), l.Seats), w.GoOn(LogID(id), l, 0))
}

// Heal puts a log that can't be read in the place of ours.
func (w *Writer) Heal(id LogID, l LogCopy) error {
	if _, err := w.tx.Exec("DELETE FROM rows WHERE log_id = ?", id); err != nil {
		return err
	}
	if _, err := w.tx.Exec("DELETE FROM seats WHERE log_id = ?", id); err != nil {
		return err
	}
	if _, err := w.tx.Exec("UPDATE logs SET kind = ?, rules = ?, setup = ?, edition = ? WHERE id = ?", l.Kind, l.Rules, blob(l.Setup), l.Edition, id); err != nil {
		return err
	}
	return cmp.Or(w.seat(id, l.Seats), w.GoOn(id, l, 0))
}

func (w *Writer) seat(id LogID, seats []SeatCopy) error {
	for i, s := range seats {
		if _, err := w.tx.Exec("INSERT INTO seats (log_id, seat, player_id) VALUES (?, ?, (SELECT id FROM players WHERE uid = ?))", id, i, s.Player); err != nil {
			return err
		}
	}
	return nil
}

// GoOn adds the rows of a log behind the first ones, and how it stands after them.
func (w *Writer) GoOn(id LogID, l LogCopy, from int) error {
	w.changed = append(w.changed, id)
	row, err := w.tx.Prepare(`INSERT INTO rows (log_id, seq, seat, type, data, sum, player_id, at, elapsed)
		VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM players WHERE uid = ?), ?, ?)`)
	if err != nil {
		return err
	}
	defer row.Close() //nolint:errcheck // it is the transaction's
	for i := from; i < l.Len(); i++ {
		r, by := l.Row(i)
		if _, err := row.Exec(id, i+1, r.Seat, r.Type, blob(r.Data), int64(r.Sum), by, r.At, r.Elapsed); err != nil {
			return err
		}
	}
	if _, err := w.tx.Exec(`UPDATE logs SET state = ?, reason = ?, updated = ?, played = iif(sheet = 1, played, ?), turn = ?, round = ?, phase = ?, rows = ?, elapsed = ?
		WHERE id = ?`, l.State, l.Reason, l.Updated, l.Updated, l.Asked, l.Round, l.Phase, l.Len(), l.Elapsed, id); err != nil {
		return err
	}
	return cmp.Or(w.results(id, l), w.notes(id, l))
}

// results writes points, places, turns and the record.
func (w *Writer) results(id LogID, l LogCopy) error {
	for seat, s := range l.Seats {
		if _, err := w.tx.Exec("UPDATE seats SET points = ?, place = ?, place_points = ? WHERE log_id = ? AND seat = ?",
			s.Points, s.Place, s.PlacePoints, id, seat); err != nil {
			return err
		}
	}
	if err := keepScored(w.tx, id, l.Scored); err != nil {
		return err
	}
	if _, err := w.tx.Exec("DELETE FROM records WHERE log_id = ?", id); err != nil || l.Record == nil {
		return err
	}
	x := l.Record
	_, err := w.tx.Exec(`INSERT OR IGNORE INTO records (uid, log_id, player_id, kind, key, value, at)
		SELECT ?, log_id, player_id, ?, ?, ?, ? FROM seats s WHERE log_id = ? AND seat = 0 AND `+ofPersons, cmp.Or(x.UID, w.tx.newUID()), l.Kind, x.Key, x.Value, x.At, id)
	return err
}

// notes writes drafts, pads and tips; our drafts are of an earlier position.
func (w *Writer) notes(id LogID, l LogCopy) error {
	if _, err := w.tx.Exec("DELETE FROM drafts WHERE log_id = ?", id); err != nil {
		return err
	}
	for _, d := range l.Drafts {
		if _, err := w.tx.Exec("INSERT INTO drafts (log_id, seat, seq, data, elapsed) VALUES (?, ?, ?, ?, ?)", id, d.Seat, d.Seq, blob(d.Data), d.Elapsed); err != nil {
			return err
		}
	}
	for _, p := range l.Pads {
		if _, err := w.tx.Exec("INSERT OR REPLACE INTO pads (log_id, seat, data) VALUES (?, ?, ?)", id, p.Seat, blob(p.Data)); err != nil {
			return err
		}
	}
	for _, t := range l.Tips {
		if err := keepTip(w.tx, id, t); err != nil {
			return err
		}
	}
	return nil
}

// JoinMatch lets a sheet that came alone stand for its match, which has come after it: both are one game. So does AddLog
// for a sheet that comes after its match.
func (w *Writer) JoinMatch(sheet LogID, match string) error {
	r, err := w.tx.Exec(`UPDATE logs AS l SET match_id = m.id FROM logs m
		WHERE l.id = ? AND l.match_id IS NULL AND l.deleted_at IS NULL AND m.uid = ? AND m.sheet = 0
			AND NOT EXISTS (SELECT 1 FROM logs o WHERE o.match_id = m.id AND o.deleted_at IS NULL)`, sheet, match)
	if err != nil {
		return err
	}
	n, err := r.RowsAffected()
	if n > 0 {
		w.changed = append(w.changed, sheet)
	}
	return err
}

// AddRuling adds a house word or meaning on which there is no other.
func (w *Writer) AddRuling(x RulingCopy) error {
	h := x.HouseWord()
	_, err := w.tx.Exec(`INSERT INTO house_words (uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM logs WHERE uid = ? AND sheet = 0), ?, ?)`,
		x.UID, h.Lang, h.Word, h.Other, h.Accept, h.Lemma, h.Class, h.Tier, x.By, x.Match, x.Seq, x.At)
	return err
}

// AddSetting adds a setting that was never set here.
func (w *Writer) AddSetting(x SettingCopy) error {
	_, err := w.tx.Exec("INSERT INTO settings (key, value, updated, travels) VALUES (?, ?, ?, 1)", x.Key, string(x.Value), x.Updated)
	return err
}

// player finds a player who must be here. CodeNotFound.
func (w *Writer) player(uid string) (PlayerID, error) {
	p, ok, err := w.PlayerBy(uid)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "player")
	}
	return p.ID, err
}

// AddCourse adds the answers and resets that aren't here, and tells how many answers that are. What is here stays as it
// is, so a reset over there puts none of ours out of force.
func (w *Writer) AddCourse(c CourseCopy) (added int, err error) {
	player, err := w.player(c.Player)
	if err != nil {
		return 0, err
	}
	for _, x := range c.Resets {
		if _, err := w.tx.Exec(`INSERT INTO learning_resets (uid, player_id, at, undone_at)
			SELECT ?1, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM learning_resets WHERE uid = ?1)`, x.UID, player, x.At, x.Undone); err != nil {
			return added, err
		}
	}
	for _, a := range c.Answers {
		r, err := w.tx.Exec(`INSERT INTO learning (uid, player_id, at, data, reset_id)
			SELECT ?1, ?, ?, ?, (SELECT id FROM learning_resets WHERE uid = ?) WHERE NOT EXISTS (SELECT 1 FROM learning WHERE uid = ?1)`,
			a.UID, player, a.At, blob(a.Data), a.Reset)
		if err != nil {
			return added, err
		}
		n, err := r.RowsAffected()
		if added += int(n); err != nil {
			return added, err
		}
	}
	person, err := w.Person(player)
	if err != nil {
		return added, err
	}
	return added, dropSnapshots(w.tx, person)
}

// AddExercise adds a task that isn't here, and the answers to it that aren't. It tells whether anything was. What is here stays as
// it is, and what was removed here stays away.
func (w *Writer) AddExercise(c ExerciseCopy) (task bool, answers int, err error) {
	player, err := w.player(c.Player)
	if err != nil {
		return false, 0, err
	}
	e := c.Exercise()
	id, here, err := w.ExerciseBy(player, e)
	if err == nil && !here {
		if err = addExercise(w.tx, player, c.UID, e); err == nil {
			id, _, err = w.ExerciseBy(player, e)
		}
	}
	if err != nil {
		return false, 0, err
	}
	for _, a := range c.Answers {
		r, err := w.tx.Exec(`INSERT INTO exercise_answers (uid, exercise_id, at, day, solved, tips, undone_at)
			SELECT ?1, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM exercise_answers WHERE uid = ?1)`, a.UID, id, a.At, a.Day, a.Right, a.Tips, a.Undone)
		if err != nil {
			return !here, answers, err
		}
		n, err := r.RowsAffected()
		if answers += int(n); err != nil {
			return !here, answers, err
		}
	}
	return !here, answers, nil
}

// AddPuzzle adds a puzzle that the player hasn't begun here. One that isn't solved here gets the answer. It tells which it was.
func (w *Writer) AddPuzzle(c PuzzleCopy) (fresh, solved bool, err error) {
	player, err := w.player(c.Player)
	if err != nil {
		return false, false, err
	}
	t := c.Try()
	was, here, err := w.PuzzleBy(player, t.Puzzle.ID)
	if err != nil || here && (was.Solved || !t.Solved) {
		return false, false, err
	}
	if here {
		if _, err = w.tx.Exec("DELETE FROM puzzles WHERE id = ?", was.ID); err != nil {
			return false, false, err
		}
	}
	return !here, true, addPuzzle(w.tx, player, t)
}
