package dicewords

import (
	"slices"

	"spieltisch/games"
)

// View is what everybody may know of a match, the same for all seats and the
// table: all but the seed, and but a round that is hidden (Options.Hides), of which each seat sees its own turn.
type View struct {
	Options Options
	Set     Set
	Step    int        // actions in force
	Asked   games.Seat // who is asked to act; games.Table in the phases confirm, ruling and over
	Round   int        // from 1
	Phase   games.ID
	Thrown  int  // throws made in this turn
	Left    int  // throws left in this turn
	Late    bool // time is up: no more throws
	// Up are the faces (0 to 5) that lie up on each die, while the seat whose turn
	// it is may throw again or declare; else nil: none.
	Up     []int
	Locked [DiceCount]bool // dice that stay kept (Options.KeptStay)
	// Pending is the word that is open to challenge or ruling, nil if none.
	Pending *ScoredTurn
	Points  []int        // settled, by seat
	Turns   []ScoredTurn // settled, in the order of play
	// Last is the turn before, pending or settled; nil if none.
	Last    *ScoredTurn
	Rulings games.Rulings // those that hold in this match
	// Fell are the faces of all dice in each throw of a round that was hidden, after it; else nil.
	Fell [][DiceCount]int
}

// View implements games.Match; the value is a View.
func (m *Match) View(seat games.Seat) any {
	v := m.view()
	if m.hides() {
		m.hide(&v, seat)
	}
	return v
}

func (m *Match) view() View {
	v := View{
		Options: m.setup.Options,
		Set:     m.setup.Set.Clone(),
		Step:    m.Step,
		Asked:   m.asked(),
		Round:   m.Round,
		Phase:   m.Phase,
		Thrown:  m.Thrown,
		Late:    m.Late,
		Locked:  m.Locked,
		Points:  slices.Clone(m.Points[:m.setup.Options.Seats]),
		Rulings: slices.Clone(m.Rulings),
	}
	switch m.Phase {
	case PhaseFirst, PhasePending, PhaseThrow:
		v.Left = Throws - m.Thrown
	}
	if m.setup.Options.Hides() && !m.hides() && m.Ended != games.ReasonAbandoned {
		v.Fell = m.fell()
	}
	if m.throwing() {
		v.Up = slices.Clone(m.Up[:])
	}
	for _, t := range m.Turns {
		v.Turns = append(v.Turns, t.clone())
	}
	if n := len(m.Turns); n > 0 {
		last := m.Turns[n-1].clone()
		v.Last = &last
	}
	if m.Pending.Verdict == VerdictOpen {
		pending, last := m.Pending.clone(), m.Pending.clone()
		v.Pending, v.Last = &pending, &last
	}
	return v
}

// Run is how far everybody has come, and to where: points to the target, or rounds where these are fixed.
func (v View) Run() (at []int, goal int) {
	if n := v.Options.Rounds; n > 0 {
		return []int{len(v.Turns)}, n
	}
	return v.Points, v.Options.Target
}

// ToGo is how far a seat still has to come.
func (v View) ToGo(seat games.Seat) int {
	at, goal := v.Run()
	return max(0, goal-at[seat])
}

// Further is how far a word of so many points would lead there.
func (v View) Further(points int) int {
	if v.Options.Rounds > 0 {
		return min(points, 1)
	}
	return points
}

// Letter is the letter that lies up on die i, false if none does.
func (v View) Letter(i int) (rune, bool) {
	if i < 0 || i >= len(v.Up) {
		return 0, false
	}
	return v.Set.Faces(i)[v.Up[i]], true
}

// Faces are the letters that lie up, by die; nil if none do.
func (v View) Faces() []rune {
	var out []rune
	for i := range v.Up {
		r, _ := v.Letter(i)
		out = append(out, r)
	}
	return out
}
