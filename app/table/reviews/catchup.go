package reviews

import (
	"log/slog"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// After is how long a page has stood before matches are looked through: by then nothing moves any more.
const After = 4 * time.Second

// CatchUp makes the reviews that the matches of the last days still lack, so that their mistakes come into the books also where
// nobody waited for them after the match: one after the other in the background, once the page has stood for a while. made hears
// of each.
func CatchUp(env *shell.Env, all table.Games, made func()) (cancel func()) {
	c := &catchUp{env: env, games: all, made: made}
	if env.Store == nil || env.Store.ReadOnly() {
		return func() {}
	}
	c.stop = ui.After(After, func() {
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
	games table.Games
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
		stop, err := Make(c.env, g, s, func(float64, []mind.Finding) {}, func(_ []mind.Finding, err error) {
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
