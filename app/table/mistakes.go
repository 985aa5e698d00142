package table

import (
	"cmp"
	"log/slog"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// BookKey tells whether somebody's mistakes come into their book by themselves. They do where it was never set.
func BookKey(p store.Player) store.Key[bool] { return bookKeys(p.UID) }

var bookKeys = store.Travellers[bool]("mistakes.auto.")

// KeepsBook is what BookKey says.
func KeepsBook(st *store.Store, p store.Player) (bool, error) {
	keeps := true
	_, err := BookKey(p).Get(st, &keeps)
	return keeps, err
}

// Exercise is what was found of a decision in a match, as a task of a book; r says who found it.
func exerciseOf(m store.Match, log games.Log, f mind.Finding, r store.Review) (store.Exercise, error) {
	rows, err := log.Rows(f.Step)
	if err != nil {
		return store.Exercise{}, err
	}
	own := rows[f.Step-1]
	if own.Seat != f.Seat { // nothing that they did, such as the clock
		return store.Exercise{}, games.Refuse(games.IllegalData, nil)
	}
	return store.Exercise{
		At: m.Updated, Day: store.DayOf(m.Updated), Source: m.UID, Step: f.Step, Kind: m.Kind, Rules: m.Rules, Setup: m.Setup,
		Rows: rows[:f.Step-1], Own: own, Seat: f.Seat, Players: m.Players, Finding: f, Mind: r.Mind, List: r.List,
	}, nil
}

// intoBooks has the worst mistakes of a match come into the books of the persons who want that.
func (m making) intoBooks(r store.Review) error {
	if m.reviews.Judge == nil {
		return nil
	}
	for seat, p := range m.stored.Players {
		if p.Computer() {
			continue
		}
		keeps, err := KeepsBook(m.env.Store, p)
		if err != nil {
			return err
		}
		if !keeps {
			continue
		}
		var all []store.Exercise
		for _, f := range worst(r.Findings, games.Seat(seat)) {
			if e, err := exerciseOf(m.stored, m.log, f, r); err == nil {
				all = append(all, e)
			}
		}
		if len(all) == 0 {
			continue
		}
		if err := store.Outlast(func() error { _, err := m.env.Store.AddExercises(p.ID, all); return err }); err != nil {
			return err
		}
	}
	return nil
}

// worst are the mistakes of a seat that come into a book by themselves, at most one a decision.
func worst(findings []mind.Finding, seat games.Seat) []mind.Finding {
	var all []mind.Finding
	for _, f := range findings {
		if f.Seat != seat || f.Type == "" {
			continue
		}
		at := slices.IndexFunc(all, func(o mind.Finding) bool { return o.Step == f.Step })
		switch {
		case at < 0:
			all = append(all, f)
		case all[at].Size < f.Size:
			all[at] = f
		}
	}
	sizes := make([]mind.Size, len(all))
	for i, f := range all {
		sizes[i] = f.Size
	}
	out := make([]mind.Finding, 0, exercise.New)
	for _, i := range exercise.Pick(sizes) {
		out = append(out, all[i])
	}
	slices.SortFunc(out, func(a, b mind.Finding) int { return cmp.Compare(a.Step, b.Step) })
	return out
}

// Bookable tells whether a finding of a match can be a task: somebody decided, and there was something better.
func (g *Game) Bookable(s *session.Session, f mind.Finding) bool {
	return g.Reviews != nil && g.Reviews.Judge != nil && f.Type != "" && f.Size > mind.NoMistake && !s.Stored().Players[f.Seat].Computer()
}

// InBook finds what was found of a decision in the book of who decided.
func (g *Game) InBook(env *shell.Env, s *session.Session, f mind.Finding) (store.ExerciseID, bool, error) {
	m := s.Stored()
	return env.Store.FindExercise(m.Players[f.Seat].ID, m.UID, f.Step)
}

// IntoBook puts what was found of a decision into the book of who decided.
func (g *Game) IntoBook(env *shell.Env, s *session.Session, f mind.Finding) error {
	r, _, err := env.Store.Review(s.ID())
	if err != nil {
		return err
	}
	log, ok := s.Reviewable()
	if !ok {
		return games.Refuse(NoReview, nil)
	}
	e, err := exerciseOf(s.Stored(), log, f, r)
	if err != nil {
		return err
	}
	e.Picked = true
	_, err = env.Store.AddExercises(s.Stored().Players[f.Seat].ID, []store.Exercise{e})
	return err
}

// CatchUp makes the reviews that the matches of the last days still lack, so that their mistakes come into the books also where
// nobody waited for them after the match: one after the other in the background, once the page has stood for a while. made hears
// of each.
func (all Games) CatchUp(env *shell.Env, made func()) (cancel func()) {
	c := &catchUp{env: env, games: all, made: made}
	if env.Store == nil || env.Store.ReadOnly() {
		return func() {}
	}
	c.stop = ui.After(lookAfter, func() {
		var err error
		if c.left, err = env.Store.Unreviewed(env.Now().AddDate(0, 0, -catchUpDays), catchUpMost); err != nil {
			slog.Error("matches without a review", "err", err)
		}
		c.next()
	})
	return func() { c.stop() }
}

// How far back matches are looked through by themselves, and how many at most.
const (
	catchUpDays = 3
	catchUpMost = 5
)

type catchUp struct {
	env   *shell.Env
	games Games
	left  []store.MatchID
	made  func()
	stop  func()
}

// next looks through the next match; one that can't be is left to whoever opens its review.
func (c *catchUp) next() {
	c.stop = func() {}
	for len(c.left) > 0 {
		id := c.left[0]
		c.left = c.left[1:]
		g, s, err := c.games.Open(c.env, id)
		if err != nil || g.Reviews == nil || g.Reviews.Judge == nil {
			continue
		}
		stop, err := g.Review(c.env, s, func(float64, []mind.Finding) {}, func(_ []mind.Finding, err error) {
			if err != nil {
				slog.Info("a match is not looked through", "err", err)
			} else {
				c.made()
			}
			c.next()
		})
		if err == nil {
			c.stop = stop
			return
		}
	}
}
