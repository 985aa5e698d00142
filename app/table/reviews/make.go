// Package reviews makes the reviews of matches, and has what was a mistake there come into the books of those who made it.
//   - make.go: a review in the background
//   - books.go: what comes into a book, by itself or picked
//   - catchup.go: the reviews that the last days still lack
package reviews

import (
	"context"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Make makes the review of a match in the background, or brings what was kept of it if mind and words are still the same.
// On Fyne's goroutine tell hears how far it is and what has been found so far, and done what came of it; neither is called
// any more after cancel. The error is NoReview.
func Make(env *shell.Env, g *table.Game, s *session.Session, tell func(share float64, found []mind.Finding), done func([]mind.Finding, error)) (cancel func(), err error) {
	log, ok := s.Reviewable()
	if !ok || g.Reviews == nil {
		return nil, games.Refuse(table.NoReview, nil)
	}
	m := making{reviews: g.Reviews, env: env.Apart(), stored: s.Stored(), rows: s.Seq(), log: log}
	return shell.Work(env, func(ctx context.Context) ([]mind.Finding, error) {
		last := 0.0
		return m.make(ctx, func(share float64, found []mind.Finding) {
			if share < last+step {
				return
			}
			last = share
			ui.Do(func() {
				if ctx.Err() == nil {
					tell(share, found)
				}
			})
		})
	}, done), nil
}

// step is the share of a review after which it is told again how far it is.
const step = 0.02

// making is a match that is looked through in the background: what that needs of its session, which others change meanwhile.
type making struct {
	reviews *table.Reviews
	env     *shell.Env
	stored  store.Match
	rows    int
	log     games.Log
}

func (m making) make(ctx context.Context, tell func(float64, []mind.Finding)) ([]mind.Finding, error) {
	want := store.Review{Mind: m.reviews.Version}
	if m.reviews.Words != nil {
		words, err := m.reviews.Words(m.env, m.log.Match().View(games.Table))
		if err != nil {
			return nil, err
		}
		want.List = words
	}
	kept, ok, err := m.env.Store.Review(m.stored.ID)
	if err != nil || ok && kept.Mind == want.Mind && kept.List == want.List {
		return kept.Findings, err
	}
	from := 0.0 // share of the time that it took to get ready
	r, drop, err := m.reviews.Make(ctx, m.env, m.log.Match().View(games.Table), table.Levels(m.stored.Players), func(share float64) {
		from = 0.6
		tell(share*from, nil)
	})
	if err != nil {
		return nil, err
	}
	defer drop()
	want.Findings, err = r.Review(ctx, m.log, func(share float64, found []mind.Finding) { tell(from+share*(1-from), found) })
	if err != nil || m.env.Store.ReadOnly() {
		return want.Findings, err
	}
	if err := m.intoBooks(want); err != nil { // first, since a match that has a review isn't looked through again
		return nil, err
	}
	return want.Findings, store.Outlast(func() error { return m.env.Store.SaveReview(m.stored.ID, m.rows, want) })
}
