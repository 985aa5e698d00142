package dicewords

import (
	"spieltisch/app/sound"
	dw "spieltisch/games/dicewords"
)

// heard is what an action sounds like.
func heard(before, after dw.View) sound.Sound {
	switch {
	case after.Up != nil && after.Thrown == before.Thrown+1:
		return sound.Dice
	case len(after.Turns) > len(before.Turns):
		switch n := after.Turns[len(after.Turns)-1].Points; {
		case n >= awardLarge:
			return sound.Steal
		case n > 0:
			return sound.Yes
		}
		return sound.No
	case after.Pending != nil && before.Pending == nil:
		return sound.Card
	}
	return sound.None
}
