package table

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/mind"
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
	// Choice is one of the two in small, what was done or the best one: its pieces, or words where it has none, and what it was
	// worth, with what that counts; both are "" where nothing is to be told.
	Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string)
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
