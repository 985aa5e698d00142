package decipher

import "spieltisch/games/letterpiece"

// Hardest orders the pieces that are left so that the next is always of the kind with
// the most wrong zones not yet covered, of equals the first kind. Wrong is a zone that
// needs no more of the kind. What Seekers will ask is foreseen as if they asked from the
// first zone on; a new word's zones are empty. need is what each letter needs.
func Hardest(need []letterpiece.Count, left letterpiece.Count, zones []Zone) []letterpiece.Kind {
	b := forecast{need: need, laid: make([]letterpiece.Count, len(need)), covered: make([][letterpiece.Kinds]bool, len(need))}
	for i := range min(len(need), len(zones)) {
		b.laid[i], b.covered[i] = zones[i].Laid(), zones[i].Covered
	}
	out := make([]letterpiece.Kind, 0, left.Total())
	for left.Total() > 0 {
		best := letterpiece.Kind(-1)
		for k := range letterpiece.Kind(letterpiece.Kinds) {
			if left[k] > 0 && (best < 0 || b.wrong(k) > b.wrong(best)) {
				best = k
			}
		}
		left[best]--
		b.lay(best)
		out = append(out, best)
	}
	return out
}

// forecast is the board as it may become.
type forecast struct {
	need, laid []letterpiece.Count
	covered    [][letterpiece.Kinds]bool
}

func (b forecast) wrong(k letterpiece.Kind) int {
	n := 0
	for i := range b.need {
		if !b.covered[i][k] && b.laid[i][k] >= b.need[i][k] {
			n++
		}
	}
	return n
}

func (b forecast) lay(k letterpiece.Kind) {
	for i := range b.need {
		switch {
		case b.covered[i][k]:
		case b.laid[i][k] < b.need[i][k]:
			b.laid[i][k]++
			return
		default:
			b.covered[i][k] = true
		}
	}
}
