package gamestest

import (
	"spieltisch/games"
	"spieltisch/games/mind"
)

// PlaysBest plays the best choice of each finding of a match where it was found: a review shows it there, and an exercise, which is
// that position, has it as its answer.
func PlaysBest(t Failer, kind games.Kind, log games.Log, findings []mind.Finding) {
	t.Helper()
	for _, f := range findings {
		if f.Type == "" {
			continue
		}
		at := log.At(f.Step - 1)
		a, err := kind.Action(f.Type, f.Data)
		if err == nil {
			err = at.Clone().Apply(f.Seat, a)
		}
		if err != nil {
			t.Fatalf("the best choice of %+v: %v in\n%v", f, err, at.View(f.Seat))
		}
	}
}
