package dicewords

import (
	"slices"

	"spieltisch/games"
)

// Match is a running or finished match.
type Match struct {
	setup    Setup  // never changed, shared by all clones
	setupSum uint64 // hash of setup
	state
}

var _ games.Match = (*Match)(nil)

// state is everything that changes. Its slices only ever grow and their elements
// never change, so that clones may share them: Clone clips.
type state struct {
	Step   int        // actions applied
	Turn   games.Seat // who throws
	Round  int        // from 1
	Phase  games.ID
	Thrown int            // throws of this turn
	Chance int            // chance events of the match, the n of games.NewChance
	Up     [DiceCount]int // the face that lies up, if Thrown > 0
	Locked [DiceCount]bool
	Late   bool // time is up
	// Pending is the word that may still be challenged; no Word: none.
	Pending ScoredTurn
	Points  [MaxSeats]int
	Turns   []ScoredTurn
	Rulings games.Rulings // those that hold
	Undo    games.Seat    // who may take back the last action, or noUndo
	Ended   games.Reason
	told    games.Told
}

const noUndo games.Seat = -2

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	s.Set = s.Set.Clone()
	return &Match{setup: s, setupSum: games.Hash(s), state: state{Round: 1, Phase: PhaseFirst, Undo: noUndo}}, nil
}

// Clone implements games.Match.
func (m *Match) Clone() games.Match {
	c := *m
	// Clipped, an append by one clone can't reach the other.
	c.Turns, c.Rulings = slices.Clip(m.Turns), slices.Clip(m.Rulings)
	return &c
}

// Sum implements games.Match.
func (m *Match) Sum() uint64 {
	return games.Hash(struct {
		Setup uint64
		State state
	}{m.setupSum, m.state})
}

// Apply implements games.Match.
func (m *Match) Apply(seat games.Seat, a games.Action) error {
	if err := m.mayAct(seat, a); err != nil {
		return err
	}
	next := *m
	next.Step++
	next.Undo = noUndo
	var err error
	switch a := a.(type) {
	case Throw:
		err = next.throw(seat, a)
	case Declare:
		err = next.declare(seat, a)
	case Pass:
		err = next.pass(seat)
	case Challenge:
		err = next.challenge(seat, a)
	case Rule:
		err = next.rule(a)
	case Accept:
		err = next.accept()
	case TimeUp:
		err = next.timeUp()
	case games.Abandon:
		next.abandon()
	}
	if err != nil {
		return err
	}
	*m = next
	return nil
}

// mayAct checks what doesn't depend on the action's fields but its time.
func (m *Match) mayAct(seat games.Seat, a games.Action) error {
	if seat < games.Table || int(seat) >= m.setup.Options.Seats {
		return games.Refuse(games.IllegalSeat, nil)
	}
	table := false
	switch a.(type) {
	case Throw, Declare, Pass, Challenge:
	case Rule, Accept, TimeUp, games.Abandon:
		table = true
	default:
		// The type is not ours, so not even its Type method can be trusted.
		return games.Refuse(games.IllegalAction, games.Args{"Type": ""})
	}
	switch _, challenge := a.(Challenge); {
	case m.Phase == PhaseOver:
		return games.Refuse(games.IllegalOver, nil)
	case table && seat != games.Table:
		return games.Refuse(games.IllegalTable, nil)
	case challenge && seat == games.Table:
		return games.Refuse(games.IllegalSeat, nil)
	case !table && !challenge && seat != m.asked():
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.asked()})
	}
	return nil
}

func (m *Match) notNow() error { return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase}) }

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseConfirm, PhaseRuling, PhaseOver:
		return games.Table
	}
	return m.Turn
}

// throwing tells whether dice of this turn lie on the table and wait.
func (m *Match) throwing() bool { return m.Phase == PhaseThrow || m.Phase == PhaseDeclare }

func (m *Match) throw(seat games.Seat, a Throw) error {
	if err := m.mayThrow(a); err != nil {
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
		m.Up[i] = games.NewChance(m.setup.Seed, m.Chance, i).IntN(FaceCount)
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

func (m *Match) mayThrow(a Throw) error {
	first := m.Phase == PhaseFirst || m.Phase == PhasePending
	switch {
	case first, m.Phase == PhaseThrow:
	case m.Phase == PhaseDeclare && m.Late:
		return games.Refuse(IllegalTime, nil)
	case m.Phase == PhaseDeclare:
		return games.Refuse(IllegalThrows, games.Args{"Max": Throws})
	default:
		return m.notNow()
	}
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
	case first && len(a.Dice) < DiceCount:
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

func (m *Match) mayEnd() error {
	switch {
	case m.throwing():
		return nil
	case m.Phase == PhaseFirst, m.Phase == PhasePending:
		return games.Refuse(IllegalFirst, nil)
	}
	return m.notNow()
}

func (m *Match) declare(seat games.Seat, a Declare) error {
	if err := m.mayEnd(); err != nil {
		return err
	}
	if err := CheckWord(a.Word); err != nil {
		return err
	}
	l := lay(m.faces(), a.Word, nil)
	if len(l.missing) > 0 {
		return games.Refuse(IllegalSpell, games.Args{"Word": a.Word, "Missing": l.missingLetters()})
	}
	overruled, err := m.judge(a)
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
	m.tell(seat, EventDeclare, args)
	t.Verdict = VerdictStands
	m.score(t)
	m.finish()
	return nil
}

// judge is the referee of a declared word in the dictionary check; it adds a new
// ruling to those that hold. overruled tells that this ruling is the table's.
func (m *Match) judge(a Declare) (overruled bool, err error) {
	r, given, ok := ruling(a.Rulings, a.Word, true, true)
	if !ok || given && m.setup.Options.Check != CheckDictionary {
		return false, games.Refuse(IllegalRuling, nil)
	}
	if m.setup.Options.Check != CheckDictionary {
		return false, nil
	}
	held, known := m.Rulings.Word(a.Word)
	switch {
	case known:
		r, given = held, false
	case !given:
		return false, games.Refuse(IllegalUnknown, games.Args{"Word": a.Word})
	}
	if !r.Answer {
		return false, games.Refuse(IllegalWord, games.Args{"Word": a.Word, "Reason": r.Reason})
	}
	if given {
		m.Rulings = append(m.Rulings, r)
	}
	return given && r.By == games.ByTable, nil
}

func (m *Match) pass(seat games.Seat) error {
	if err := m.mayEnd(); err != nil {
		return err
	}
	m.Undo = seat
	m.tell(seat, EventPass, games.Args{"Seat": seat})
	m.score(m.turnNow())
	m.finish()
	return nil
}

func (m *Match) challenge(seat games.Seat, a Challenge) error {
	if m.Phase != PhasePending && m.Phase != PhaseConfirm {
		return m.notNow()
	}
	if seat == m.Pending.Seat {
		return games.Refuse(IllegalChallenger, nil)
	}
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
			m.Rulings = append(m.Rulings, r)
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

func (m *Match) rule(a Rule) error {
	if m.Phase != PhaseRuling {
		return m.notNow()
	}
	r, given, ok := ruling(a.Rulings, m.Pending.Word, true, false)
	if !ok || !given {
		return games.Refuse(IllegalRuling, nil)
	}
	m.Rulings = append(m.Rulings, r)
	if r.Answer {
		m.tell(games.Table, EventStands, m.pendingArgs())
	}
	m.settle(r.Answer)
	return nil
}

func (m *Match) accept() error {
	if m.Phase != PhasePending && m.Phase != PhaseConfirm {
		return m.notNow()
	}
	m.Undo = games.Table
	m.tell(games.Table, EventAccept, m.pendingArgs())
	m.settle(true)
	return nil
}

func (m *Match) timeUp() error {
	switch {
	case m.setup.Options.Clock == 0:
		return games.Refuse(IllegalClockOff, nil)
	case !m.throwing():
		return m.notNow()
	case m.Late:
		return games.Refuse(IllegalTime, nil)
	}
	m.Late = true
	m.Phase = PhaseDeclare
	m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	return nil
}

func (m *Match) abandon() {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended = games.ReasonAbandoned
	m.clear()
	m.Pending = ScoredTurn{}
	m.Phase = PhaseOver
}
