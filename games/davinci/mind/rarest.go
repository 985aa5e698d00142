package mind

import (
	"math"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// hardGuess is up to which chance by the tiles alone few would have guessed a tile.
const hardGuess = 0.75

// Find is the find of a seat in a match: of the right guesses that were the best there were, the one that the tiles alone told the
// least of. It took listening: what another number was as good for is no find. It is a place among the findings, -1 for none.
func Find(found []mind.Finding, seat games.Seat) int {
	return mind.Finest(found, seat, func(f mind.Finding) float64 {
		right := f.What == ReviewGuess && math.Abs(f.Own+f.Luck-1) < 1e-9
		if !right || len(f.Tells) == 0 || f.Tells[0] > hardGuess || f.Own < 0.5+1e-9 {
			return 0
		}
		return 1 - f.Tells[0]
	})
}
