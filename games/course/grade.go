package course

import "spieltisch/games/recall"

// The pace of an answer, in ms by skill (Building: for each piece, the others: for each
// letter): up to quick it is easy, beyond slow it is hard.
func pace(s Skill) (quick, slow int) {
	switch s {
	case Turning:
		return 3500, 9000
	case Building:
		return 3000, 9000
	case Spotting:
		return 4000, 12000
	default:
		return 2500, 7000
	}
}

// rate is how an answer went.
func rate(s Skill, right bool, hints, ms int) recall.Rating {
	quick, slow := pace(s)
	switch {
	case !right:
		return recall.Again
	case hints > 0 || ms > slow:
		return recall.Hard
	case ms <= quick:
		return recall.Easy
	}
	return recall.Good
}
