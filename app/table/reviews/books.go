package reviews

import (
	"cmp"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/each"
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

// exerciseOf is what was found of a decision in a match, as a task of a book; r says who found it.
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
	sizes := each.Of(all, func(f mind.Finding) mind.Size { return f.Size })
	out := make([]mind.Finding, 0, exercise.New)
	for _, i := range exercise.Pick(sizes) {
		out = append(out, all[i])
	}
	slices.SortFunc(out, func(a, b mind.Finding) int { return cmp.Compare(a.Step, b.Step) })
	return out
}

// Bookable tells whether a finding of a match can be a task: somebody decided, and there was something better.
func Bookable(g *table.Game, s *session.Session, f mind.Finding) bool {
	return g.Reviews != nil && g.Reviews.Judge != nil && f.Type != "" && f.Size > mind.NoMistake && !s.Stored().Players[f.Seat].Computer()
}

// InBook finds what was found of a decision in the book of who decided.
func InBook(env *shell.Env, s *session.Session, f mind.Finding) (store.ExerciseID, bool, error) {
	m := s.Stored()
	return env.Store.FindExercise(m.Players[f.Seat].ID, m.UID, f.Step)
}

// IntoBook puts what was found of a decision into the book of who decided.
func IntoBook(env *shell.Env, s *session.Session, f mind.Finding) error {
	r, _, err := env.Store.Review(s.ID())
	if err != nil {
		return err
	}
	log, ok := s.Reviewable()
	if !ok {
		return games.Refuse(table.NoReview, nil)
	}
	e, err := exerciseOf(s.Stored(), log, f, r)
	if err != nil {
		return err
	}
	e.Picked = true
	_, err = env.Store.AddExercises(s.Stored().Players[f.Seat].ID, []store.Exercise{e})
	return err
}
