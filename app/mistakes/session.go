package mistakes

import (
	"slices"

	"spieltisch/app/practice"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// session are some tasks one after the other, each on its table. What isn't solved comes once more at the end.
type session struct {
	env    *shell.Env
	games  table.Games
	player store.PlayerID
	queue  []store.ExerciseID
	done   int
	today  bool // they are those for today, of which some were done before
	before int
	all    int                       // that came in
	again  map[store.ExerciseID]bool // came once more already
	drop   func()                    // lets go of what is kept for tasks to come
}

func newSession(env *shell.Env, all table.Games, player store.PlayerID, ids []store.ExerciseID) *session {
	return &session{env: env, games: all, player: player, queue: ids, all: len(ids), again: map[store.ExerciseID]bool{}, drop: func() {}}
}

// next shows the next task, or leads back to the book.
func (s *session) next() {
	book, err := s.env.Store.Exercises(s.player)
	if err != nil {
		s.env.Failed(err)
		return
	}
	s.prepare(book)
	for len(s.queue) > 0 {
		id := s.queue[0]
		s.queue = s.queue[1:]
		for _, e := range book {
			if e.ID == id && (e.Aside == store.NotAside || s.done == 0) && s.show(e) {
				return
			}
		}
	}
	s.env.Router.Back()
}

// prepare has got ready what the next task needs that needs something, though others come before it, and keeps it as long as
// such tasks come.
func (s *session) prepare(book []store.Exercise) {
	before := s.drop
	s.drop = func() {}
	defer before()
	for _, id := range s.queue {
		at := slices.IndexFunc(book, func(e store.Exercise) bool { return e.ID == id })
		if at < 0 || book[at].Aside != store.NotAside {
			continue
		}
		g, log, err := s.open(book[at])
		if err == nil && g.Reviews != nil && g.Reviews.Keep != nil {
			s.drop = g.Reviews.Keep(s.env, log.Match().View(games.Table))
			return
		}
	}
}

// open is the position of a task.
func (s *session) open(e store.Exercise) (*table.Game, games.Log, error) {
	g, err := s.games.Find(e.Kind)
	if err != nil {
		return nil, games.Log{}, err
	}
	log, err := position(e).Log(g.Kind)
	return g, log, err
}

// show opens a task; one that can't be shown any more is laid aside.
func (s *session) show(e store.Exercise) bool {
	g, log, err := s.open(e)
	if err != nil || e.Aside == store.AsideLost {
		s.lay(e, store.AsideLost, "mistakes.aside.lost")
		return false
	}
	s.done++
	view, apart, count := log.Match().View(games.Table), s.env.Apart(), ""
	switch {
	case s.again[e.ID]:
		count = s.env.T("mistakes.task.again")
	case s.today:
		count = s.env.T("mistakes.task", games.Args{"N": s.before + s.done, "All": s.before + s.all})
	}
	practice.Open(s.env, g, practice.Task{
		Position: position(e), Players: e.Players, Own: e.Own,
		Title:    s.env.T("mistakes.title"),
		Count:    count,
		Ask:      question(s.env, e),
		Answered: func(o practice.Outcome) (string, error) { return s.answer(e, o) },
		Next:     s.next,
		More:     func() bool { return len(s.queue) > 0 },
		Outdated: func() bool { return outdated(apart, g, view, e) },
		Judged:   func(found []mind.Finding) { s.judged(g, view, e, found) },
	})
	return true
}

func position(e store.Exercise) games.Position {
	return games.Position{Kind: e.Kind, Rules: e.Rules, Setup: e.Setup, Rows: e.Rows, Seat: e.Seat}
}

// answer keeps the first answer to a task, and says when it comes again.
func (s *session) answer(e store.Exercise, o practice.Outcome) (comes string, err error) {
	if o.Try > 1 {
		return "", nil
	}
	a := exercise.Answer{Day: store.DayOf(s.env.Now()), Right: o.Right, Tips: min(o.Tips, exercise.MostTips)}
	if err := s.env.Store.AnswerExercise(e.ID, len(e.Answers), a); err != nil {
		return "", err
	}
	if (!a.Right || a.Tips >= exercise.MostTips) && !s.again[e.ID] {
		s.again[e.ID] = true
		s.queue = append(s.queue, e.ID)
		return s.env.T("mistakes.comes.again"), nil
	}
	return reviews.Comes(s.env, s.player, e.ID, a.Day), nil
}

// outdated tells whether a mind or words of today judge a task otherwise, perhaps. It may take a while.
func outdated(env *shell.Env, g *table.Game, view any, e store.Exercise) bool {
	r, err := today(env, g, view)
	return err == nil && (r.Mind != e.Mind || r.List != e.List)
}

// today is what judges a match with such a view today.
func today(env *shell.Env, g *table.Game, view any) (r store.Review, err error) {
	r.Mind = g.Reviews.Version
	if g.Reviews.Words != nil {
		r.List, err = g.Reviews.Words(env, view)
	}
	return r, err
}

// judged keeps what a mind of today says of what was done then. What it calls no mistake is no task any more.
func (s *session) judged(g *table.Game, view any, e store.Exercise, found []mind.Finding) {
	r, err := today(s.env, g, view)
	if err != nil || s.env.Store.ReadOnly() {
		return
	}
	worst := mind.Finding{}
	for _, f := range found {
		if f.Size >= worst.Size {
			worst = f
		}
	}
	r.Findings = []mind.Finding{worst}
	if err := s.env.Store.JudgeExercise(e.ID, r); err != nil {
		s.env.Failed(err)
		return
	}
	if worst.Size == mind.NoMistake {
		s.env.Toast(s.env.T("mistakes.aside.fine"))
		s.next()
	}
}

// lay lays a task aside and says why.
func (s *session) lay(e store.Exercise, why store.Aside, text games.ID) {
	if e.Aside == store.NotAside && !s.env.Store.ReadOnly() {
		if err := s.env.Store.SetExerciseAside(e.ID, why); err != nil {
			s.env.Failed(err)
			return
		}
	}
	s.env.Toast(s.env.T(text))
}
