package decipher

import (
	"spieltisch/app/sound"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// heard is what an action sounds like.
func heard(before, after dc.View) sound.Sound {
	switch {
	case len(after.Results) > len(before.Results):
		if after.Results[len(after.Results)-1].Guesser == games.Table {
			return sound.No
		}
		return sound.Yes
	case len(after.Refuted) > len(before.Refuted), after.NoTokens > before.NoTokens:
		return sound.No
	case after.Bonus && !before.Bonus:
		return sound.Steal
	case laid(after) > laid(before):
		return sound.Yes
	case after.Hand != nil && before.Hand == nil:
		return sound.Piece
	case before.Phase == dc.PhaseWord && after.Phase != dc.PhaseWord:
		return sound.Card
	}
	return sound.None
}

// laid is how many pieces lie in the zones.
func laid(v dc.View) int {
	n := 0
	for _, z := range v.Zones {
		n += len(z.Pieces)
	}
	return n
}
