package store

import (
	"encoding/json"
	"time"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
)

// ExerciseID names a task of a book in this file.
type ExerciseID int64

// Aside is why a task isn't asked.
type Aside string

// Why tasks aren't asked.
const (
	NotAside    Aside = ""
	AsideWanted Aside = "wanted" // the person doesn't want it for now
	AsideFine   Aside = "fine"   // the mind of today finds no mistake in it
	AsideLost   Aside = "lost"   // it can't be shown any more
)

// Exercise is a mistake in somebody's book: a position, and what was done there. It doesn't hang on the match any more.
type Exercise struct {
	ID      ExerciseID
	UID     string
	At      time.Time // the mistake was made: the end of its match
	Day     int       // of that, days since 1970
	Source  string    // uid of the match
	Step    int       // of the action there, from 1
	Kind    string
	Rules   int
	Setup   []byte
	Rows    []games.Row // that lead to the position
	Own     games.Row   // what was done
	Seat    games.Seat
	Players []Player // by seat; to add one, their UID is enough
	Finding mind.Finding
	Mind    string // which version of the mind found it
	List    string // with which words; "" without
	Picked  bool   // by the person; else it came in by itself
	Aside   Aside
	Answers []exercise.Answer // in force, in their order
}

// Task is the exercise as the scheduler sees it.
func (e Exercise) Task() exercise.Task {
	return exercise.Task{
		Game: e.Kind, Theme: string(e.Finding.What), At: millis(e.At), Day: e.Day, Size: e.Finding.Size, Aside: e.Aside != NotAside, Answers: e.Answers,
	}
}

// exerciseRow is a row of a match as an exercise keeps it, as JSON.
type exerciseRow struct {
	Seat games.Seat `json:"seat"`
	Type string     `json:"type"`
	Data []byte     `json:"data,omitempty"`
	Sum  uint64     `json:"sum,string"`
}

func packRows(rows ...games.Row) ([]byte, error) {
	out := make([]exerciseRow, len(rows))
	for i, r := range rows {
		out[i] = exerciseRow{r.Seat, r.Type, r.Data, uint64(r.Sum)}
	}
	return json.Marshal(out)
}

func unpackRows(data []byte) (rows []games.Row, err error) {
	var in []exerciseRow
	err = json.Unmarshal(data, &in)
	for _, r := range in {
		rows = append(rows, games.Row{Seat: r.Seat, Type: r.Type, Data: r.Data, Sum: games.RowSum(r.Sum)})
	}
	return rows, err
}

// Added is what became of mistakes that were to come into a book.
type Added struct {
	New  int // came in
	Back int // were removed before, and were asked for by the person now
}

// AddExercises adds mistakes to a person's book. What is in it stays as it is; of a match at most exercise.New come in that
// nobody picked, and no mistake that was removed comes back by itself. CodeNotFound.
func (s Mistakes) AddExercises(player PlayerID, all []Exercise) (added Added, err error) {
	err = s.update("add exercises", func(tx writeTx) error {
		added = Added{}
		person, err := humanOf(tx.readTx, player)
		if err != nil {
			return err
		}
		for _, e := range all {
			id, removed, here, err := exerciseOf(tx.readTx, person, e.Source, e.Step)
			switch {
			case err != nil:
				return err
			case here && removed && e.Picked:
				_, err = tx.Exec("UPDATE exercises SET removed_at = NULL, picked = 1 WHERE id = ?", id)
				added.Back++
			case here:
			default:
				var full bool
				if full, err = isFull(tx.readTx, person, e); err == nil && !full {
					err = addExercise(tx, person, tx.newUID(), e)
					added.New++
				}
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return Added{}, err
	}
	return added, nil
}

// exerciseOf finds the task of a person that was made of a step of a match.
func exerciseOf(tx readTx, person PlayerID, source string, step int) (id ExerciseID, removed, ok bool, err error) {
	_, ok, err = one(tx, func(r scanner) (none struct{}, err error) { return none, r.Scan(&id, &removed) },
		"SELECT id, removed_at IS NOT NULL FROM exercises WHERE source = ?2 AND step = ?3 AND player_id IN (SELECT id FROM players WHERE coalesce(person, id) = ?1)",
		person, source, step)
	return id, removed, ok, err
}

// FindExercise finds the task in a person's book that was made of a step of a match. CodeNotFound for the person.
func (s Mistakes) FindExercise(player PlayerID, source string, step int) (id ExerciseID, ok bool, err error) {
	err = s.view("find exercise", func(tx readTx) error {
		person, err := humanOf(tx, player)
		if err != nil {
			return err
		}
		var removed bool
		id, removed, ok, err = exerciseOf(tx, person, source, step)
		ok = ok && !removed
		return err
	})
	return id, ok, err
}

// isFull tells whether as many mistakes of a match have come in by themselves as may.
func isFull(tx readTx, person PlayerID, e Exercise) (bool, error) {
	if e.Picked {
		return false, nil
	}
	n, _, err := one(tx, scanInt, "SELECT count(*) FROM exercises WHERE source = ?2 AND picked = 0 AND player_id IN (SELECT id FROM players WHERE coalesce(person, id) = ?1)",
		person, e.Source)
	return n >= exercise.New, err
}

func addExercise(tx writeTx, player PlayerID, uid string, e Exercise) error {
	done, err := packRows(e.Rows...)
	if err != nil {
		return err
	}
	own, err := packRows(e.Own)
	if err != nil {
		return err
	}
	finding, err := json.Marshal(e.Finding)
	if err != nil {
		return err
	}
	uids := make([]string, len(e.Players))
	for i, p := range e.Players {
		uids[i] = p.UID
	}
	seats, err := json.Marshal(uids)
	if err != nil {
		return err
	}
	_, err = tx.Exec(`INSERT INTO exercises (uid, player_id, at, day, source, step, kind, rules, setup, done, own, seat, seats, finding, mind, list, picked, aside)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		uid, player, millis(e.At), e.Day, e.Source, e.Step, e.Kind, e.Rules, blob(e.Setup), done, own, e.Seat, seats, finding, e.Mind, e.List, e.Picked, e.Aside)
	return err
}

// Exercises is a person's book, in the order in which the mistakes were made. CodeNotFound.
func (s Mistakes) Exercises(player PlayerID) (all []Exercise, err error) {
	err = s.view("exercises", func(tx readTx) error {
		person, err := humanOf(tx, player)
		if err != nil {
			return err
		}
		who, err := playersByUID(tx)
		if err != nil {
			return err
		}
		all, err = list(tx, func(r scanner) (Exercise, error) { return scanExercise(r, who) },
			"SELECT "+exerciseColumns+" FROM exercises e WHERE "+ofPerson+" AND removed_at IS NULL ORDER BY at, id", person)
		if err != nil {
			return err
		}
		answers, err := answersOf(tx, "e."+ofPerson, person)
		for i := range all {
			all[i].Answers = answers[all[i].ID]
		}
		return err
	})
	return all, err
}

// BookTask is a task in the book of a person.
type BookTask struct {
	Person PlayerID
	exercise.Task
}

// BookTasks are the tasks in the books of all persons, without their positions.
func (s Mistakes) BookTasks() (all []BookTask, err error) {
	err = s.view("tasks", func(tx readTx) error {
		answers, err := answersOf(tx, "1")
		if err != nil {
			return err
		}
		all, err = list(tx, func(r scanner) (t BookTask, err error) {
			var id ExerciseID
			var data []byte
			var aside Aside
			if err := r.Scan(&id, &t.Person, &t.Game, &t.At, &t.Day, &data, &aside); err != nil {
				return t, err
			}
			var f mind.Finding
			lost := json.Unmarshal(data, &f) != nil
			t.Theme, t.Size, t.Aside, t.Answers = string(f.What), f.Size, lost || aside != NotAside, answers[id]
			return t, nil
		}, `SELECT e.id, coalesce(p.person, p.id), e.kind, e.at, e.day, e.finding, e.aside
			FROM exercises e JOIN players p ON p.id = e.player_id WHERE e.removed_at IS NULL ORDER BY e.at, e.id`)
		return err
	})
	return all, err
}

// answersOf are the answers in force to the tasks of a condition.
func answersOf(tx readTx, where string, args ...any) (map[ExerciseID][]exercise.Answer, error) {
	all := map[ExerciseID][]exercise.Answer{}
	_, err := list(tx, func(r scanner) (none struct{}, err error) {
		var of ExerciseID
		var a exercise.Answer
		err = r.Scan(&of, &a.At, &a.Day, &a.Right, &a.Tips)
		all[of] = append(all[of], a)
		return none, err
	}, `SELECT a.exercise_id, a.at, a.day, a.solved, a.tips FROM exercises e JOIN exercise_answers a ON a.exercise_id = e.id
		WHERE `+where+` AND e.removed_at IS NULL AND a.undone_at IS NULL ORDER BY a.at, a.id`, args...)
	return all, err
}

// playersByUID are the persons and characters that players are, by the uids of the players.
func playersByUID(tx readTx) (map[string]Player, error) {
	who := map[string]Player{}
	for _, l := range mind.Characters() {
		who[CharacterUID(l)] = Player{UID: CharacterUID(l), Name: l.Name(), Color: CharacterColor(l), Level: l}
	}
	_, err := list(tx, func(r scanner) (none struct{}, err error) {
		var uid string
		p, err := scanPlayerAnd(r, &uid)
		who[uid] = p
		return none, err
	}, "SELECT "+playerColumns+", o.uid FROM players o JOIN players p ON p.id = coalesce(o.person, o.id)")
	return who, err
}

const exerciseColumns = "e.id, e.uid, e.at, e.day, e.source, e.step, e.kind, e.rules, e.setup, e.done, e.own, e.seat, e.seats, e.finding, e.mind, e.list, e.picked, e.aside"

// scanExercise reads one; what can't be read is laid aside as lost. A player who is unknown has no name.
func scanExercise(r scanner, who map[string]Player) (e Exercise, err error) {
	var at int64
	var done, own, seats, finding []byte
	if err = r.Scan(&e.ID, &e.UID, &at, &e.Day, &e.Source, &e.Step, &e.Kind, &e.Rules, &e.Setup, &done, &own, &e.Seat, &seats, &finding,
		&e.Mind, &e.List, &e.Picked, &e.Aside); err != nil {
		return e, err
	}
	e.At = fromMillis(at)
	var uids []string
	all, ownErr := unpackRows(own)
	rows, rowsErr := unpackRows(done)
	e.Rows = rows
	if ownErr != nil || len(all) != 1 || rowsErr != nil || json.Unmarshal(seats, &uids) != nil || json.Unmarshal(finding, &e.Finding) != nil {
		e.Aside = AsideLost
		return e, nil
	}
	e.Own = all[0]
	for _, uid := range uids {
		p, ok := who[uid]
		if !ok {
			p = Player{UID: uid}
		}
		e.Players = append(e.Players, p)
	}
	return e, nil
}

// AnswerExercise keeps an answer, before it is shown as judged; its time is now. before is how many are in force.
// CodeNotFound, and CodeStale where another one came in between.
func (s Mistakes) AnswerExercise(id ExerciseID, before int, a exercise.Answer) error {
	return s.update("answer exercise", func(tx writeTx) error {
		n, last, err := exerciseAnswers(tx.readTx, id)
		if err != nil {
			return err
		}
		if n != before {
			return fail(CodeStale, nil, "Seq", before, "Next", n)
		}
		_, err = tx.Exec("INSERT INTO exercise_answers (uid, exercise_id, at, day, solved, tips) VALUES (?, ?, ?, ?, ?, ?)",
			tx.newUID(), id, max(millis(tx.now), last), a.Day, a.Right, a.Tips) // the order stays, whatever the clock does
		return err
	})
}

// exerciseAnswers is how many answers to a task are in force, and when the last one came. CodeNotFound.
func exerciseAnswers(tx readTx, id ExerciseID) (n int, last int64, err error) {
	if ok, err := there(tx, "SELECT id FROM exercises WHERE id = ? AND removed_at IS NULL", id); err != nil || !ok {
		if err == nil {
			err = fail(CodeNotFound, nil, "What", "exercise")
		}
		return 0, 0, err
	}
	_, _, err = one(tx, func(r scanner) (none struct{}, err error) { return none, r.Scan(&n, &last) },
		"SELECT count(*), coalesce(max(at), 0) FROM exercise_answers WHERE exercise_id = ? AND undone_at IS NULL", id)
	return n, last, err
}

// UndoExerciseAnswer takes the last answer to a task back. CodeNotFound.
func (s Mistakes) UndoExerciseAnswer(id ExerciseID) error {
	return s.update("undo exercise answer", func(tx writeTx) error {
		r, err := tx.Exec(`UPDATE exercise_answers SET undone_at = ? WHERE id =
			(SELECT id FROM exercise_answers WHERE exercise_id = ? AND undone_at IS NULL ORDER BY at DESC, id DESC LIMIT 1)`, millis(tx.now), id)
		return found("exercise answer", r, err)
	})
}

// SetExerciseAside lays a task aside, or has it asked again. CodeNotFound.
func (s Mistakes) SetExerciseAside(id ExerciseID, why Aside) error {
	return s.update("lay exercise aside", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE exercises SET aside = ? WHERE id = ? AND removed_at IS NULL", why, id)
		return found("exercise", r, err)
	})
}

// JudgeExercise keeps what another mind, or one with other words, says of a task. Where that finds no mistake the task is
// laid aside. CodeNotFound.
func (s Mistakes) JudgeExercise(id ExerciseID, r Review) error {
	return s.update("judge exercise", func(tx writeTx) error {
		if len(r.Findings) != 1 || r.Findings[0].Size == mind.NoMistake {
			r, err := tx.Exec("UPDATE exercises SET aside = ?, mind = ?, list = ? WHERE id = ? AND removed_at IS NULL", AsideFine, r.Mind, r.List, id)
			return found("exercise", r, err)
		}
		data, err := json.Marshal(r.Findings[0])
		if err != nil {
			return err
		}
		done, err := tx.Exec("UPDATE exercises SET finding = ?, mind = ?, list = ? WHERE id = ? AND removed_at IS NULL", data, r.Mind, r.List, id)
		return found("exercise", done, err)
	})
}

// RemoveExercise takes a task out of its book. CodeNotFound.
func (s Mistakes) RemoveExercise(id ExerciseID) error {
	return s.update("remove exercise", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE exercises SET removed_at = ? WHERE id = ? AND removed_at IS NULL", millis(tx.now), id)
		return found("exercise", r, err)
	})
}

// RestoreExercise puts it back with its answers. CodeNotFound.
func (s Mistakes) RestoreExercise(id ExerciseID) error {
	return s.update("restore exercise", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE exercises SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL", id)
		return found("exercise", r, err)
	})
}
