package games

import "iter"

// Choice is one lawful action of a seat and what it is worth to it, in the game's unit. The mind of each game finds them. It is
// made of public things (word list, house words, a level) and asked with a seat's View, so that it can't see anything else: its
// Best are the n best choices that were found, best first, at least one where there is a lawful action, and its Worth values one
// lawful action on the same scale, so that one's own choice can be held against the best. The same question gives the same answer
// on every computer: what bounds it is a budget of nodes, never a time. What a context cuts short is lawful, but must not be
// graded, stored or compared.
type Choice struct {
	Action Action
	Worth  float64
	// Why is one sentence that a person understands, in the first person of whoever acts, and Args are its fields. It
	// tells what everybody may know and no more: it is shown to all at the table.
	Why  ID
	Args Args
}

// Decision is an action in force with what its author knew before it.
type Decision struct {
	Step   int // of the action, from 1
	Seat   Seat
	View   any // of the author, before the action
	Action Action
}

// Decisions are the actions in force, in their order.
func (l Log) Decisions() iter.Seq[Decision] {
	return func(yield func(Decision) bool) {
		for n := 1; n <= l.Len(); n++ {
			if !yield(l.Decision(n)) {
				return
			}
		}
	}
}

// Decision is the action n in force, from 1 to Len.
func (l Log) Decision(n int) Decision {
	seat, a := l.Step(n)
	return Decision{Step: n, Seat: seat, View: l.At(n - 1).View(seat), Action: a}
}
