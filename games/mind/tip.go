package mind

import "spieltisch/games"

// Grades is how much a tip tells: where or what to look at, what kind of choice, the choice.
const Grades = 3

// Tip is help with a decision, made of what its seat knows.
type Tip struct {
	// Hints are what each grade tells, the least first; a single one where what has been prepared is no mistake, or
	// where there is nothing to advise; none where nothing is to be decided.
	Hints []Hint
	// Free is set where there is nothing to tell: it is as good one way as the other, or nothing is known. Such a tip doesn't count.
	Free bool
	// Rough is set where the time or the memory was too short for more than an estimate. It calls no mistake what may be
	// none.
	Rough bool
}

// Hint is one sentence, to the player, and what it means on the board.
type Hint struct {
	Say  games.ID
	Args games.Args
	Also games.ID // a second sentence, of the same Args; "" for none
	Mark any      // of the game's own type; nil for nothing
}

// Fine tells whether a choice is no mistake. An estimate doesn't see small ones.
func (s Scale) Fine(best, own float64, rough bool) bool {
	size := s.Grade(best, own)
	return size == NoMistake || rough && size == SmallMistake
}

// Share is a chance from 0 to 1, in texts a whole percentage.
type Share float64
