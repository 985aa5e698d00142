package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"time"

	"spieltisch/games/daily"
	"spieltisch/games/mind"
)

// Reader sees one state of the whole file, what is deleted or hidden too. It is for what takes data out of it or
// compares other data with it: see Look. Things are given as they stand there: in a damaged file they can be anything.
// An error is about one thing; others can be read after it.
type Reader struct {
	s  *dataFile
	tx readTx
}

// Look runs fn with a Reader. The context that fn is given is ctx, and ends with the store, too.
func (s *Store) Look(ctx context.Context, op string, fn func(context.Context, *Reader) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	r := &Reader{s: s.dataFile}
	if err := r.begin(); err != nil {
		return s.wrap(op, err)
	}
	defer func() { r.tx.Rollback() }() //nolint:errcheck // a read leaves nothing behind
	return s.wrap(op, fn(either{ctx, s.closing}, r))
}

func (r *Reader) begin() error {
	tx, err := r.s.read.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err == nil {
		r.tx = readTx{tx}
	}
	return err
}

// Breathe lets those go first who wait. What is seen after it may be of a later moment than what was seen before.
func (r *Reader) Breathe() error {
	if !r.s.wanted() {
		return nil
	}
	if err := r.tx.Rollback(); err != nil {
		return err
	}
	r.s.makeWay()
	return r.begin()
}

// wanted tells whether somebody waits for the writer, or for the store to stand still.
func (s *dataFile) wanted() bool { return s.waiting.Load() > 0 }

// makeWay lets who waits for the store to stand still do so.
func (s *dataFile) makeWay() {
	s.moving.RUnlock()
	s.moving.RLock()
}

// hold makes the store stand still: nobody reads or writes.
func (s *dataFile) hold() {
	s.waiting.Add(1)
	s.moving.Lock()
	s.waiting.Add(-1)
}

// PlayerIDs lists everybody; of the characters those who sit in a match or sheet that isn't deleted. It tells whether there
// are such.
func (r *Reader) PlayerIDs() (all []PlayerID, characters bool, err error) {
	all, err = list(r.tx, func(s scanner) (id PlayerID, err error) {
		var level mind.Level
		err = s.Scan(&id, &level)
		characters = characters || level != 0
		return id, err
	}, `SELECT id, level FROM players p WHERE level = 0
		OR EXISTS (SELECT 1 FROM seats s JOIN logs l ON l.id = s.log_id WHERE s.player_id = p.id AND l.deleted_at IS NULL) ORDER BY id`)
	return all, characters, err
}

// PlayersOf lists those who sit at some logs or have typed there, and those into whom they are merged.
func (r *Reader) PlayersOf(logs []LogID) ([]PlayerID, error) {
	these, err := json.Marshal(logs)
	if err != nil {
		return nil, err
	}
	return ids[PlayerID](r.tx, `WITH RECURSIVE
		these(id) AS (SELECT value FROM json_each(?)),
		them(id) AS (
			SELECT player_id FROM seats WHERE log_id IN these UNION SELECT player_id FROM rows WHERE log_id IN these
			UNION SELECT p.merged_into FROM them JOIN players p USING (id))
		SELECT id FROM them WHERE id IS NOT NULL ORDER BY id`, string(these))
}

// LogIDs lists the matches, or the sheets, that aren't deleted.
func (r *Reader) LogIDs(sheets bool) ([]LogID, error) {
	return ids[LogID](r.tx, "SELECT id FROM logs WHERE sheet = ? AND deleted_at IS NULL ORDER BY id", sheets)
}

// RulingIDs lists the house words and meanings that hold.
func (r *Reader) RulingIDs() ([]int64, error) {
	return ids[int64](r.tx, "SELECT id FROM house_words WHERE removed_at IS NULL ORDER BY id")
}

// LearnerIDs lists those who answered or started over in the course: first those who started over, for they may have
// put the answers of another one, who was merged into them, out of force.
func (r *Reader) LearnerIDs() ([]PlayerID, error) {
	return ids[PlayerID](r.tx, `SELECT p.id FROM players p
		WHERE EXISTS (SELECT 1 FROM learning WHERE player_id = p.id) OR EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id)
		ORDER BY NOT EXISTS (SELECT 1 FROM learning_resets WHERE player_id = p.id), p.id`)
}

// ExerciseIDs lists the tasks of all books.
func (r *Reader) ExerciseIDs() ([]ExerciseID, error) {
	return ids[ExerciseID](r.tx, "SELECT id FROM exercises WHERE removed_at IS NULL ORDER BY id")
}

// PuzzleIDs lists the puzzles that people have begun.
func (r *Reader) PuzzleIDs() ([]PuzzleID, error) {
	return ids[PuzzleID](r.tx, "SELECT id FROM puzzles ORDER BY id")
}

func ids[T any](tx readTx, query string, args ...any) ([]T, error) {
	return list(tx, func(r scanner) (id T, err error) { return id, r.Scan(&id) }, query, args...)
}

// there tells whether a query has a row.
func there(tx readTx, query string, args ...any) (bool, error) {
	_, ok, err := one(tx, scanInt, query, args...)
	return ok, err
}

// PlayerBy finds a player by their uid.
func (r *Reader) PlayerBy(uid string) (Player, bool, error) {
	return one(r.tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE uid = ?", uid)
}

// PlayerNamed finds the person who has a name and is neither hidden nor merged into another.
func (r *Reader) PlayerNamed(name string) (Player, bool, error) {
	return one(r.tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE name_key = ? AND hidden = 0 AND merged_into IS NULL AND level = 0", NameKey(name))
}

// Person is who a player is. CodeNotFound.
func (r *Reader) Person(id PlayerID) (PlayerID, error) { return personOf(r.tx, id) }

// LogBy finds a match or sheet by its uid, and tells whether it is deleted.
func (r *Reader) LogBy(uid string, sheet bool) (id LogID, deleted, ok bool, err error) {
	_, ok, err = one(r.tx, func(s scanner) (none struct{}, err error) { return none, s.Scan(&id, &deleted) },
		"SELECT id, deleted_at IS NOT NULL FROM logs WHERE uid = ? AND sheet = ?", uid, sheet)
	return id, deleted, ok, err
}

// RulingOn is the ruling that holds on the word or meaning that h is about.
func (r *Reader) RulingOn(h HouseWord) (HouseWord, bool, error) { return houseWord(r.tx, h.Ordered()) }

// HasRuling tells whether there is, or was, a ruling with this uid.
func (r *Reader) HasRuling(uid string) (bool, error) {
	return there(r.tx, "SELECT id FROM house_words WHERE uid = ?", uid)
}

// HasAnswer tells whether an answer in the course is here.
func (r *Reader) HasAnswer(uid string) (bool, error) {
	return there(r.tx, "SELECT id FROM learning WHERE uid = ?", uid)
}

// HasReset tells whether a start over in the course is here.
func (r *Reader) HasReset(uid string) (bool, error) {
	return there(r.tx, "SELECT id FROM learning_resets WHERE uid = ?", uid)
}

// ExerciseBy finds the task of a player that has a uid, or was made of the same step of a match, be it removed.
func (r *Reader) ExerciseBy(player PlayerID, e Exercise) (id ExerciseID, ok bool, err error) {
	return one(r.tx, func(s scanner) (id ExerciseID, err error) { return id, s.Scan(&id) }, `SELECT id FROM exercises WHERE uid = ?1
		OR source = ?3 AND step = ?4 AND player_id IN (SELECT id FROM players WHERE coalesce(person, id) = (SELECT coalesce(person, id) FROM players WHERE id = ?2))
		ORDER BY uid <> ?1 LIMIT 1`, e.UID, player, e.Source, e.Step)
}

// HasExerciseAnswer tells whether an answer to a task is here.
func (r *Reader) HasExerciseAnswer(uid string) (bool, error) {
	return there(r.tx, "SELECT id FROM exercise_answers WHERE uid = ?", uid)
}

// PuzzleBy is what the person who a player is has made of a puzzle.
func (r *Reader) PuzzleBy(player PlayerID, of daily.ID) (PuzzleTry, bool, error) {
	person, err := personOf(r.tx, player)
	if err != nil {
		return PuzzleTry{}, false, err
	}
	return tryOf(r.tx, person, of.Day, of.Kind, of.Language)
}

// Setting is the JSON of a setting.
func (r *Reader) Setting(key string) ([]byte, bool, error) {
	return one(r.tx, func(s scanner) (b []byte, err error) { return b, s.Scan(&b) }, "SELECT value FROM settings WHERE key = ?", key)
}

// Now is the store's clock.
func (r *Reader) Now() time.Time { return r.s.now() }

// Setups are what is played with: of matches, sheets, exercises and puzzles that aren't deleted, and whose text has this part.
func (r *Reader) Setups(part string) ([][]byte, error) {
	const query = `
		SELECT setup FROM logs WHERE deleted_at IS NULL AND instr(CAST(setup AS TEXT), ?1)
		UNION SELECT setup FROM exercises WHERE removed_at IS NULL AND instr(CAST(setup AS TEXT), ?1)
		UNION SELECT setup FROM puzzles WHERE instr(CAST(setup AS TEXT), ?1)`
	return list(r.tx, scanBytes, query, part)
}
