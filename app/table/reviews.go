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
	// Make makes the reviewer of a match by a View of it and who sits there, by seat, 0 for a person; it is called in the background. drop lets go of what that holds.
	Make func(ctx context.Context, env *shell.Env, view any, seats []mind.Level, tell func(share float64)) (r mind.Reviewer, drop func(), err error)
	// Judge says of one decision what the review would, by what its seat knew; c are the Computers of its match, whose words
	// and tables it uses. Nothing is found where there was nothing to judge. It is called in the background and may take a
	// while. nil for a game that can't be tried again.
	Judge func(ctx context.Context, c Computers, d games.Decision) ([]mind.Finding, error)
	// Keep has in memory, until drop, what judging decisions of matches with such a View takes long to get ready; it is got ready
	// in the background. nil where nothing is.
	Keep func(env *shell.Env, view any) (drop func())
	// Got names what is counted, with Behind where it is below zero; Possible what there would have been of it, the same way. Base, Luck
	// and Found say what these parts of it are; Found is "" for a game that books none. Curve is the title of both over the match.
	Got, Possible, Base, Luck, Found, Curve games.ID
	// Note says what else is to be known of the figures of a match with such a View of the Table, "" for nothing; nil for a game
	// that has nothing to say.
	Note func(env *shell.Env, view any) string
	// Step is in what steps the page tells figures, so that they add up.
	Step float64
	// All tells that whoever wins has got all there was.
	All bool
	// Title is what a moment is called, "" for how much there was in it; nil for a game that names none.
	Title func(mind.Finding) games.ID
	// Look shows what was found in a match.
	Look func(Seen) ReviewLook
}

// Seen is a match as each seat that decided could see it.
type Seen struct {
	Env   *shell.Env
	Log   games.Log
	Names []string // by seat
}

// View is what a seat knew before a decision.
func (s Seen) View(f mind.Finding) any { return s.Log.At(f.Step - 1).View(f.Seat) }

// Own is what a seat did.
func (s Seen) Own(f mind.Finding) games.Action {
	_, a := s.Log.Step(f.Step)
	return a
}

// ReviewLook is how findings of one match look.
type ReviewLook interface {
	// Turn says when a decision fell, Line what was done and what had been better.
	Turn(mind.Finding) string
	Line(mind.Finding) string
	// Detail shows what was done, and next to it what had been better; nil where there is nothing to see. Why says why that is better,
	// "" where nothing is.
	Detail(mind.Finding) fyne.CanvasObject
	Why(mind.Finding) string
	// Choice is one of the two in small, what was done or the best one: its pieces, or words where it has none, and what it was
	// worth, with what that counts; both are "" where nothing is to be told.
	Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string)
	// Find is the place among the findings of what a seat did best and few would have seen, -1 for none; Praise says what it was.
	Find(all []mind.Finding, seat games.Seat) int
	Praise(mind.Finding) string
	// Chances are what both choices were worth, in figures, for whoever wants all of them.
	Chances(mind.Finding) string
}

// NoReview is the refusal of a review of a match that wasn't played to its end, or of a game that has none.
const NoReview games.ID = "review.none"
