package davinci

import (
	"spieltisch/app/sound"
	dv "spieltisch/games/davinci"
)

// heard is what an action sounds like.
func heard(before, after dv.View) sound.Sound {
	switch {
	case len(after.Outs) > len(before.Outs):
		return sound.Steal
	case len(after.Guesses) > len(before.Guesses):
		if after.Guesses[len(after.Guesses)-1].Right {
			return sound.Yes
		}
		return sound.No
	case after.Round > before.Round:
		return sound.Card
	case after.Middle != before.Middle, rows(after) != rows(before):
		return sound.Tile
	}
	return sound.None
}

// rows is how many tiles stand in the rows.
func rows(v dv.View) int {
	n := 0
	for _, s := range v.Seats {
		n += len(s.Row)
	}
	return n
}
