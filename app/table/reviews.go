package table

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Reviews are how a game looks back at its matches.
type Reviews struct {
	// Version names the mind that judges: what another one found is made again. Words names the words that it measures with,
	// nil for a game without; it may take a while.
	Version string
	Words   func(*shell.Env) (string, error)
	// Make makes the reviewer of a match by a View of it; it is called in the background. drop lets go of what that holds.
	Make func(ctx context.Context, env *shell.Env, view any, tell func(share float64)) (r mind.Reviewer, drop func(), err error)
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
	// Detail shows both choices; nil where there is nothing to see.
	Detail(mind.Finding) fyne.CanvasObject
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
	Title         string
	Columns       []string
	Own, Best     []float64
	OwnIs, BestIs string
	Format        func(float64) string
}

// NoReview is the refusal of a review of a match that wasn't played to its end, or of a game that has none.
const NoReview games.ID = "review.none"

// Reviewable is the log of a match that was played to its end, for a review; false before, since then it would tell secrets,
// and for one that was ended early, since that can be taken back.
func (s *Session) Reviewable() (games.Log, bool) {
	o, over := s.Outcome()
	if !over || o.Reason == games.ReasonAbandoned || !s.Kept() {
		return games.Log{}, false
	}
	return s.log, true
}

// Review is what was found in the match: what is kept of it, if mind and words are still the same, else it is made and kept. It
// is called in the background; tell hears how far it is.
func (g *Game) Review(ctx context.Context, env *shell.Env, s *Session, tell func(share float64)) ([]mind.Finding, error) {
	log, ok := s.Reviewable()
	if !ok || g.Reviews == nil {
		return nil, games.Refuse(NoReview, nil)
	}
	want := store.Review{Mind: g.Reviews.Version}
	if g.Reviews.Words != nil {
		words, err := g.Reviews.Words(env)
		if err != nil {
			return nil, err
		}
		want.List = words
	}
	kept, ok, err := env.Store.Review(s.ID())
	if err != nil || ok && kept.Mind == want.Mind && kept.List == want.List {
		return kept.Findings, err
	}
	const making = 0.6 // share of the time that it takes to get ready
	r, drop, err := g.Reviews.Make(ctx, env, log.Match().View(games.Table), func(share float64) { tell(share * making) })
	if err != nil {
		return nil, err
	}
	defer drop()
	want.Findings, err = r.Review(ctx, log, func(share float64) { tell(making + share*(1-making)) })
	if err == nil && !env.Store.ReadOnly() {
		err = env.Store.SaveReview(s.ID(), s.Seq(), want)
	}
	return want.Findings, err
}
