package dicewords

import (
	"cmp"
	"fmt"
	"slices"

	"spieltisch/games"
)

// View is what everybody may know of a match, the same for all seats and the
// table: all but the seed.
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
}

// View implements games.Match; the value is a View.
func (m *Match) View(games.Seat) any { return m.view() }

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

// Letters are the letters that lay up when the turn ended, by die of the set.
func (t ScoredTurn) Letters(s Set) []rune {
	out := make([]rune, DiceCount)
	for i := range out {
		out[i] = s.Faces(i)[t.Up[i]]
	}
	return out
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt {
	if m.Phase == PhaseOver {
		return nil
	}
	table := games.Prompt{Seat: games.Table, Main: m.asked() == games.Table}
	seats := map[games.Seat][]string{}
	switch m.Phase {
	case PhaseFirst, PhasePending:
		seats[m.Turn] = []string{TypeThrow}
	case PhaseThrow:
		seats[m.Turn] = []string{TypeThrow, TypeDeclare, TypePass}
	case PhaseDeclare:
		seats[m.Turn] = []string{TypeDeclare, TypePass}
	case PhaseRuling:
		table.Actions = []string{TypeRule}
	}
	if m.Phase == PhasePending || m.Phase == PhaseConfirm {
		table.Actions = []string{TypeAccept}
		for s := range games.Seat(m.setup.Options.Seats) {
			if s != m.Pending.Seat {
				seats[s] = append(seats[s], TypeChallenge)
			}
		}
	}
	if m.throwing() && m.setup.Options.Clock > 0 && !m.Late {
		table.Actions = append(table.Actions, TypeTimeUp)
	}
	table.Actions = append(table.Actions, TypeAbandon)
	var out []games.Prompt
	for s := range games.Seat(m.setup.Options.Seats) {
		if actions := seats[s]; actions != nil {
			out = append(out, games.Prompt{Seat: s, Main: s == m.asked(), Actions: actions})
		}
	}
	return append(out, table)
}

// CanUndo implements games.Match: a word or a pass until the next throw or
// challenge, by its author; "accepted" and "abandoned", by the table.
func (m *Match) CanUndo(seat games.Seat) bool { return m.Undo != noUndo && seat == m.Undo }

// Outcome implements games.Match.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	return m.outcome(), true
}

func (m *Match) outcome() games.Outcome {
	o := games.Outcome{Reason: m.Ended}
	for s, p := range m.Points[:m.setup.Options.Seats] {
		o.Places = append(o.Places, games.Place{Seat: games.Seat(s), Points: p})
	}
	slices.SortStableFunc(o.Places, func(a, b games.Place) int { return cmp.Compare(b.Points, a.Points) })
	for i := range o.Places {
		o.Places[i].Rank = i + 1
		if i > 0 && o.Places[i].Points == o.Places[i-1].Points {
			o.Places[i].Rank = o.Places[i-1].Rank
		}
	}
	if m.setup.Options.Seats == 1 && m.Ended == games.ReasonTarget {
		o.Record = &games.Record{Key: RecordKey(m.setup.Options, m.setup.Set), Value: len(m.Turns)}
	}
	return o
}

// RecordKey tells which matches played alone compare: same target, values, house
// rule, aids and check (RULES.md, "End"). The value is the number of turns.
func RecordKey(o Options, s Set) string {
	return fmt.Sprintf("target=%d set=%016x keptstay=%t aids=%t check=%s", o.Target, s.Hash(), o.KeptStay, o.Aids, o.Check)
}

// Standing implements games.Match.
func (m *Match) Standing() games.Standing {
	st := games.Standing{
		Asked:  m.asked(),
		Round:  m.Round,
		Phase:  m.Phase,
		Points: slices.Clone(m.Points[:m.setup.Options.Seats]),
	}
	for _, t := range m.Turns {
		st.Scored = append(st.Scored, games.ScoredTurn{Seat: t.Seat, Round: t.Round, Word: t.Word, Points: t.Points})
	}
	return st
}
