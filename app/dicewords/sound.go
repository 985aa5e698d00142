package dicewords

import (
	"spieltisch/app/sound"
	dw "spieltisch/games/dicewords"
)

// largeWord is from how many points on a word is heard as something large.
const largeWord = 90

// heard is what an action sounds like.
func heard(before, after dw.View) sound.Sound {
	switch {
	case after.Up != nil && after.Thrown == before.Thrown+1:
		return sound.Dice
	case len(after.Turns) > len(before.Turns):
		switch n := after.Turns[len(after.Turns)-1].Points; {
		case n >= largeWord:
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

// A word is heard as quiet as this share at least, and the louder the more it has brought, up to so many points.
const (
	quiet   = .4
	loudest = 120
)

// loud is how loud an action sounds.
func loud(before, after dw.View) float64 {
	if len(after.Turns) <= len(before.Turns) {
		return 1
	}
	n := after.Turns[len(after.Turns)-1].Points
	return quiet + (1-quiet)*float64(min(max(n, 0), loudest))/loudest
}
