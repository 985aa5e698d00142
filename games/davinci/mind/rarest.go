package mind

import (
	"math"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// hardGuess is up to which chance by the tiles alone few would have guessed a tile, boldGuess up to which one it is brave.
const (
	hardGuess = 0.75
	boldGuess = 1. / 3
)

// Find is the find of a seat in a match: of the right guesses that were the best there were, the one that the tiles alone told the
// least of. It took listening: what another number was as good for is no find. Else it is the bravest right guess. It is a place among
// the findings, -1 for none.
func Find(found []mind.Finding, seat games.Seat) int {
	return mind.Finest(found, seat, func(f mind.Finding) float64 {
		switch {
		case Bold(f):
			return 1 - f.Own
		case !right(f) || len(f.Tells) == 0 || f.Tells[0] > hardGuess || f.Own < 0.5+1e-9:
			return 0
		}
		return 2 - f.Tells[0]
	})
}

// right tells whether a finding is of a right guess.
func right(f mind.Finding) bool { return f.What == ReviewGuess && math.Abs(f.Own+f.Luck-1) < 1e-9 }

// Bold tells whether a guess was right, though by the tiles alone another one was clearly likelier.
func Bold(f mind.Finding) bool {
	return right(f) && f.Fine() && f.Own <= boldGuess && len(f.Tells) > 1 && f.Tells[1] >= f.Tells[0]+mind.Chances.Small
}

// Title is what a moment is called, "" for no name of its own.
func Title(f mind.Finding) games.ID {
	switch {
	case f.What == ReviewOn && f.Size > mind.NoMistake:
		return "davinci.review.stop_better"
	case Bold(f):
		return "davinci.review.bold"
	}
	return ""
}
