package mind

// Size is how large a mistake is, by what it cost.
type Size int

// The sizes of mistakes.
const (
	NoMistake Size = iota
	SmallMistake
	MediumMistake
	LargeMistake
)

// Scale is a game's table of sizes: from which cost on, in the unit of its choices, a mistake is small, medium or large.
type Scale struct{ Small, Medium, Large float64 }

// Chances is the scale where choices are chances, from 0 to 1.
var Chances = Scale{Small: 0.05, Medium: 0.15, Large: 0.30}

// Grade is the size of a choice that is worth own where best was to be had. The best choice is never a mistake, whatever
// the scale.
func (s Scale) Grade(best, own float64) Size {
	switch cost := best - own; {
	case !(cost > 0) || cost < s.Small:
		return NoMistake
	case cost < s.Medium:
		return SmallMistake
	case cost < s.Large:
		return MediumMistake
	}
	return LargeMistake
}
