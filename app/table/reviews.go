package table

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Reviews are how a game looks back at its matches.
type Reviews struct {
	// Version names the mind that judges: what another one found is made again. Words names the words that it measures a match
	// with, by a View of it, nil for a game without; it may take a while. Measure says on the page which words these are,
	// MeasureIs what follows from that.
	Version            string
	Words              func(env *shell.Env, view any) (string, error)
	Measure, MeasureIs games.ID
	// Make makes the reviewer of a match by a View of it; it is called in the background. drop lets go of what that holds.
	Make func(ctx context.Context, env *shell.Env, view any, tell func(share float64)) (r mind.Reviewer, drop func(), err error)
	// Judge says of one decision what the review would, by what its seat knew; c are the Computers of its match, whose words
	// and tables it uses. Nothing is found where there was nothing to judge. It is called in the background and may take a
	// while. nil for a game that can't be tried again.
	Judge func(ctx context.Context, c Computers, d games.Decision) ([]mind.Finding, error)
	// Keep has in memory, until drop, what judging decisions of matches with such a View takes long to get ready; it is got ready
	// in the background. nil where nothing is.
	Keep func(env *shell.Env, view any) (drop func())
	// Base, Luck and Found say what these figures of an account mean; Found is "" for a game that books none.
	Base, Luck, Found games.ID
	// Curve says what the lines of the Curve mean; "" where their title does.
	Curve games.ID
	// More is what else is explained, and its meaning; "" for nothing.
	More [2]games.ID
	// Sizes says from what cost on a mistake is small, medium or large in a match with such a View of the Table.
	Sizes func(env *shell.Env, view any) string
	// Note says what else is to be known of the figures of a match with such a View of the Table, "" for nothing; nil for a game
	// that has nothing to say.
	Note func(env *shell.Env, view any) string
	// Step is in what steps the page tells costs that add up to what was given away; 0 for a game whose costs are chances.
	Step float64
	// Look shows what was found in a match.
	Look func(env *shell.Env, log games.Log, names []string) ReviewLook
}

// ReviewLook is how findings of one match look.
type ReviewLook interface {
	// Turn says when a decision fell, Line what was done and what had been better.
	Turn(mind.Finding) string
	Line(mind.Finding) string
	// Cost is what a decision cost, short.
	Cost(mind.Finding) string
	// Detail shows both choices; nil where there is nothing to see. Why says why the better one is better; "" where nothing is.
	Detail(mind.Finding) fyne.CanvasObject
	Why(mind.Finding) string
	// Sum says how much of what was possible was reached, Add how luck and skill add up to it.
	Sum(mind.Account) string
	Add(mind.Account) string
	// Luck, Lost and Total are the figures of a seat.
	Luck(mind.Account) string
	Lost(mind.Account) string
	Total(mind.Account) string
	// Curve are the lines of a seat after each of its turns: what it reached, and what was possible.
	Curve(all []mind.Finding, seat games.Seat) ReviewCurve
}

// ReviewCurve are two lines over a match.
type ReviewCurve struct {
	Title, Note   string // what the lines are, and more of it; Note may be ""
	Columns       []string
	Own, Best     []float64
	OwnIs, BestIs string
	Format        func(float64) string
}

// NoReview is the refusal of a review of a match that wasn't played to its end, or of a game that has none.
const NoReview games.ID = "review.none"

// Review makes the review of a match in the background, or brings what was kept of it if mind and words are still the same.
// On Fyne's goroutine tell hears how far it is and what has been found so far, and done what came of it; neither is called
// any more after cancel. The error is NoReview.
func (g *Game) Review(env *shell.Env, s *session.Session, tell func(share float64, found []mind.Finding), done func([]mind.Finding, error)) (cancel func(), err error) {
	log, ok := s.Reviewable()
	if !ok || g.Reviews == nil {
		return nil, games.Refuse(NoReview, nil)
	}
	m := making{reviews: g.Reviews, env: env.Apart(), stored: s.Stored(), rows: s.Seq(), log: log}
	return shell.Work(context.Background(), func(ctx context.Context) ([]mind.Finding, error) {
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
	reviews *Reviews
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
	r, drop, err := m.reviews.Make(ctx, m.env, m.log.Match().View(games.Table), func(share float64) {
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
