package woerterklauer

import (
	"slices"

	"spieltisch/app/sound"
	wk "spieltisch/games/woerterklauer"
)

// heard is what an action sounds like.
func heard(before, after wk.View) sound.Sound {
	switch {
	case len(after.Turns) > len(before.Turns):
		words := after.Turns[len(after.Turns)-1].Words
		if slices.ContainsFunc(words, func(w wk.ScoredWord) bool { return w.Fate == wk.FateStolen }) {
			return sound.Steal
		}
		return sound.Yes
	case len(after.Pool) > len(before.Pool):
		return sound.Tile
	case !slices.Equal(after.Pool, before.Pool):
		return sound.Card
	}
	return sound.None
}
