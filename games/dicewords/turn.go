package dicewords

import (
	"slices"

	"spieltisch/games"
)

// Verdict is what became of a turn.
type Verdict string

// The verdicts.
const (
	VerdictNone    Verdict = ""        // no word
	VerdictOpen    Verdict = "open"    // may still be challenged, or waits for the table's ruling
	VerdictStands  Verdict = "stands"  // scored
	VerdictRefuted Verdict = "refuted" // challenged and refused: 0 points
)

// ScoredTurn is a turn that ended with a word or without one.
type ScoredTurn struct {
	Seat  games.Seat
	Round int // from 1
	Up    [DiceCount]int
	Spelling
	Sum        int // word value
	Length     int
	Points     int // what it counts, or would count while VerdictOpen; 0 if VerdictRefuted
	Verdict    Verdict
	Challenger games.Seat // who challenged the word, or games.Table if nobody did
	Cost       int        `json:",omitempty"` // points that the challenge cost Challenger, since the word stands
}

func (t ScoredTurn) clone() ScoredTurn {
	t.Dice = slices.Clone(t.Dice)
	return t
}

// turnNow is the turn as it ends now without a word.
func (m *Match) turnNow() ScoredTurn {
	return ScoredTurn{Seat: m.Turn, Round: m.Round, Up: m.Up, Spelling: Spelling{Joker: -1}, Challenger: games.Table}
}

// Letters are the letters that lay up when the turn ended, by die of the set.
func (t ScoredTurn) Letters(s Set) []rune {
	out := make([]rune, DiceCount)
	for i := range out {
		out[i] = s.Faces(i)[t.Up[i]]
	}
	return out
}

func (m *Match) throw(seat games.Seat, a Throw) error {
	if err := m.checkDice(a); err != nil {
		return err
	}
	if m.Phase == PhasePending {
		m.settle(true)
	}
	var thrown [DiceCount]bool
	for _, i := range a.Dice {
		thrown[i] = true
	}
	letters := make([]rune, 0, DiceCount)
	for i := range m.Up {
		if !thrown[i] {
			m.Locked[i] = m.setup.Options.KeptStay
			continue
		}
		m.Up[i] = games.NewChance(m.setup.Seed, m.chance(), i).IntN(FaceCount)
		letters = append(letters, m.setup.Set.Faces(i)[m.Up[i]])
	}
	m.Chance++
	m.Thrown++
	m.Phase = PhaseThrow
	if m.Thrown == Throws {
		m.Phase = PhaseDeclare
	}
	m.tell(seat, EventThrow, games.Args{"Seat": seat, "Throw": m.Thrown, "Dice": len(letters), "Letters": string(letters)})
	return nil
}

// chance is the n of games.NewChance of a throw: in fixed rounds, and with the same throws for all, a die shows the same in a throw of a round, however many were made
// in the rounds before.
func (m *Match) chance() int {
	if m.setup.Options.Rounds > 0 || m.setup.Options.Same {
		return (m.Round-1)*Throws + m.Thrown
	}
	return m.Chance
}

// checkDice tells whether these dice may be thrown, where there is a throw.
func (m *Match) checkDice(a Throw) error {
	var seen [DiceCount]bool
	for _, i := range a.Dice {
		if i < 0 || i >= DiceCount || seen[i] {
			return games.Refuse(IllegalDice, nil)
		}
		if m.Locked[i] {
			return games.Refuse(IllegalLocked, games.Args{"Die": i + 1})
		}
		seen[i] = true
	}
	switch {
	case len(a.Dice) == 0:
		return games.Refuse(IllegalDice, nil)
	case !m.throwing() && len(a.Dice) < DiceCount:
		return games.Refuse(IllegalAllDice, nil)
	}
	return nil
}

// faces are the letters that lie up; nil if none of this turn do.
func (m *Match) faces() []rune {
	if !m.throwing() {
		return nil
	}
	out := make([]rune, DiceCount)
	for i := range out {
		out[i] = m.setup.Set.Faces(i)[m.Up[i]]
	}
	return out
}

func (m *Match) declare(seat games.Seat, a Declare) error {
	if err := CheckWord(a.Word); err != nil {
		return err
	}
	l := lay(m.faces(), a.Word, nil)
	if len(l.missing) > 0 {
		return games.Refuse(IllegalSpell, games.Args{"Word": a.Word, "Missing": l.missingLetters()})
	}
	verdict, overruled, err := m.judge(a)
	if err != nil {
		return err
	}
	tally, err := CountWord(m.setup.Set, l.Pattern())
	if err != nil {
		return err
	}
	t := m.turnNow()
	t.Spelling, t.Sum, t.Length, t.Points = l.Spelling, tally.Sum(), tally.Length(), tally.Points()
	args := games.Args{"Seat": seat, "Word": t.Word, "Sum": t.Sum, "Length": t.Length, "Points": t.Points}
	m.Undo = seat
	if m.setup.Options.Check == CheckChallenge {
		t.Verdict = VerdictOpen
		m.tell(seat, EventClaim, args)
		m.pend(t)
		return nil
	}
	if overruled {
		m.tell(games.Table, EventOverruled, games.Args{"Seat": seat, "Word": t.Word})
	}
	if t.Verdict = verdict; verdict == VerdictOpen {
		m.tell(seat, EventClaim, args)
	} else {
		m.tell(seat, EventDeclare, args)
	}
	m.end(t)
	return nil
}

// judge rules on a declared word in the dictionary check; it adds a new
// ruling to those that hold. overruled tells that this ruling is the table's. Of a
// word in a round that is hidden the table rules after it: until then it is open.
func (m *Match) judge(a Declare) (verdict Verdict, overruled bool, err error) {
	verdict = VerdictStands
	r, given, ok := ruling(a.Rulings, a.Word, !m.hides(), true)
	if !ok || given && m.setup.Options.Check != CheckDictionary {
		return "", false, games.Refuse(IllegalRuling, nil)
	}
	if m.setup.Options.Check != CheckDictionary {
		return verdict, false, nil
	}
	held, known := m.Rulings.Word(a.Word)
	switch {
	case known:
		r, given = held, false
	case !given && m.hides():
		return VerdictOpen, false, nil
	case !given:
		return "", false, games.Refuse(IllegalUnknown, games.Args{"Word": a.Word})
	}
	if !r.Answer {
		return "", false, games.Refuse(IllegalWord, games.Args{"Word": a.Word, "Reason": r.Reason})
	}
	switch {
	case given && m.hides():
		m.Ruled = append(slices.Clip(m.Ruled), r)
	case given:
		m.Rulings = append(slices.Clip(m.Rulings), r)
	}
	return verdict, given && r.By == games.ByTable, nil
}

func (m *Match) pass(seat games.Seat, _ Pass) error {
	m.Undo = seat
	m.tell(seat, EventPass, games.Args{"Seat": seat})
	m.end(m.turnNow())
	return nil
}

func (m *Match) challenge(seat games.Seat, a Challenge) error {
	word := m.Pending.Word
	r, given, ok := ruling(a.Rulings, word, false, true)
	if !ok {
		return games.Refuse(IllegalRuling, nil)
	}
	m.tell(seat, EventChallenge, games.Args{"Seat": seat, "Of": m.Pending.Seat, "Word": word})
	m.Pending.Challenger = seat
	held, known := m.Rulings.Word(word)
	switch {
	case known && !held.Answer:
		m.settle(false)
	case known, given && r.Answer:
		if !known {
			m.Rulings = append(slices.Clip(m.Rulings), r)
		}
		m.tell(m.Pending.Seat, EventKnown, m.pendingArgs())
		m.settle(true)
	default:
		m.tell(m.Pending.Seat, EventAsked, games.Args{"Seat": m.Pending.Seat, "Word": word})
		m.Phase = PhaseRuling
	}
	return nil
}

func (m *Match) pendingArgs() games.Args {
	return games.Args{"Seat": m.Pending.Seat, "Word": m.Pending.Word, "Points": m.Pending.Points}
}

func (m *Match) rule(_ games.Seat, a Rule) error {
	r, given, ok := ruling(a.Rulings, m.Pending.Word, true, false)
	if !ok || !given {
		return games.Refuse(IllegalRuling, nil)
	}
	m.Rulings = append(slices.Clip(m.Rulings), r)
	if r.Answer {
		m.tell(games.Table, EventStands, m.pendingArgs())
	}
	m.settle(r.Answer)
	return nil
}

func (m *Match) accept(games.Seat, Accept) error {
	m.Undo = games.Table
	m.tell(games.Table, EventAccept, m.pendingArgs())
	m.settle(true)
	return nil
}

func (m *Match) timeUp(games.Seat, TimeUp) error {
	m.Late = true
	m.Phase = PhaseDeclare
	m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	return nil
}
