package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// ReasonRounds ends a match after its last round.
const ReasonRounds games.Reason = "rounds"

// Match is a running or finished match.
type Match struct {
	setup    Setup  // never changed, shared by all clones
	setupSum uint64 // hash of setup
	state
}

var _ games.Match = (*Match)(nil)

// state is everything that changes. Its slices only grow or are replaced and their
// elements never change, so that clones may share them: every append clips.
type state struct {
	Step   int // actions applied
	Round  int // from 1
	Phase  games.ID
	Chance int // chance events of the match, the n of games.NewChance
	round
	Results []Result
	Undo    games.Seat // who may take back the last action, or noUndo
	Ended   games.Reason
	told    games.Told
}

// round is what begins anew with each Puzzle Maker.
type round struct {
	Turn    games.Seat // the Seeker in turn
	Word    string     // the secret; empty before it is made
	Left    letterpiece.Count
	Order   []letterpiece.Kind // of what is left (PickOrder)
	Given   int                // pieces given, the id of the last
	Holding bool
	Hand    letterpiece.Kind // if Holding
	Zones   [MaxLength]Zone
	Bonus   bool          // Bonus Mode
	OnBoard int           // Bonus Tokens on the board
	Tokens  [MaxSeats]int // Guess Tokens left; none for the Puzzle Maker
	Passed  [MaxSeats]bool
	Guesses []Refuted
}

const noUndo games.Seat = -2

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	m := &Match{setup: s.Clone(), setupSum: games.Hash(s), state: state{Undo: noUndo}}
	m.begin()
	return m, nil
}

// begin lays out the next round.
func (m *Match) begin() {
	m.Round++
	m.Phase = PhaseWord
	m.round = round{OnBoard: BonusTokens}
	for s := range m.setup.Options.Seats {
		if games.Seat(s) != m.maker() {
			m.Tokens[s] = GuessTokens
		}
	}
	m.Turn = m.after(m.maker())
}

// Clone implements games.Match.
func (m *Match) Clone() games.Match {
	c := *m
	return &c
}

// Sum implements games.Match.
func (m *Match) Sum() uint64 {
	return games.Hash(struct {
		Setup uint64
		State state
	}{m.setupSum, m.state})
}

// maker is the Puzzle Maker.
func (m *Match) maker() games.Seat { return m.setup.Options.Maker(m.Round) }

// isIn tells whether the seat is a Seeker still in.
func (m *Match) isIn(s games.Seat) bool { return m.Tokens[s] > 0 }

// after is the next Seeker still in, clockwise; s itself if there is no other.
func (m *Match) after(s games.Seat) games.Seat {
	n := games.Seat(m.setup.Options.Seats)
	for next := (s + 1) % n; next != s; next = (next + 1) % n {
		if m.isIn(next) {
			return next
		}
	}
	return s
}

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseWord, PhaseGive:
		return m.maker()
	case PhaseScored, PhaseOver:
		return games.Table
	}
	return m.Turn
}

// playing tells whether Seekers play: the word is made and not yet known.
func (m *Match) playing() bool {
	return m.Phase != PhaseWord && m.Phase != PhaseScored && m.Phase != PhaseOver
}

// between tells whether the Puzzle Maker may go over the order: no piece in hand, and
// everybody knows that there are some left.
func (m *Match) between() bool {
	return m.setup.Options.Pick == PickOrder && (m.Phase == PhaseTake || m.Phase == PhaseBonus)
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
	case SetWord:
		err = next.setWord(seat, a)
	case Reorder:
		err = next.reorder(seat, a)
	case Give:
		err = next.give(seat, a)
	case Take:
		err = next.take()
	case AskPiece:
		err = next.askPiece()
	case Ask:
		err = next.ask(a)
	case Guess:
		err = next.guess(seat, a)
	case Pass:
		err = next.pass()
	case TimeUp:
		err = next.timeUp()
	case Next:
		err = next.next()
	case games.Abandon:
		next.abandon()
	}
	if err != nil {
		return err
	}
	*m = next
	return nil
}

// role is who does an action.
type role int

const (
	nobody role = iota
	byMaker
	byTurn   // the Seeker in turn
	bySeeker // any Seeker
	byTable
)

func roleOf(a games.Action) role {
	switch a.(type) {
	case SetWord, Reorder, Give:
		return byMaker
	case Take, AskPiece, Ask, Pass:
		return byTurn
	case Guess:
		return bySeeker
	case TimeUp, Next, games.Abandon:
		return byTable
	}
	return nobody
}

// mayAct checks who acts, so that what an action says is only looked at for those
// who may know the answer.
func (m *Match) mayAct(seat games.Seat, a games.Action) error {
	if seat < games.Table || int(seat) >= m.setup.Options.Seats {
		return games.Refuse(games.IllegalSeat, nil)
	}
	switch r := roleOf(a); {
	case r == nobody:
		// The type is not ours, so not even its Type method can be trusted.
		return games.Refuse(games.IllegalAction, games.Args{"Type": ""})
	case m.Phase == PhaseOver:
		return games.Refuse(games.IllegalOver, nil)
	case r == byTable && seat != games.Table:
		return games.Refuse(games.IllegalTable, nil)
	case r == byTable:
		return nil
	case seat == games.Table:
		return games.Refuse(games.IllegalSeat, nil)
	case r == byMaker && seat != m.maker():
		return games.Refuse(IllegalMaker, games.Args{"Seat": m.maker()})
	case r == byMaker:
		return nil
	default:
		return m.maySeek(seat, r)
	}
}

// maySeek is mayAct for what Seekers do.
func (m *Match) maySeek(seat games.Seat, r role) error {
	switch {
	case seat == m.maker():
		return games.Refuse(IllegalSeeker, nil)
	case !m.playing():
		return m.notNow()
	case !m.isIn(seat):
		return games.Refuse(IllegalOut, nil)
	case r == byTurn && seat != m.Turn:
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.Turn})
	}
	return nil
}

func (m *Match) notNow() error { return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase}) }

func (m *Match) setWord(seat games.Seat, a SetWord) error {
	if m.Phase != PhaseWord {
		return m.notNow()
	}
	word := Fold(a.Word)
	if err := CheckSecretWord(m.setup, word); err != nil {
		return err
	}
	m.Left = sum(Need(m.setup.Letters, word))
	if err := m.checkOrder(a.Order); err != nil {
		return err
	}
	m.Word, m.Order = word, slices.Clone(a.Order)
	m.Undo = seat
	m.tell(seat, EventWord, games.Args{"Seat": seat})
	m.tellOnly(seat, EventOwnWord, games.Args{"Seat": seat, "Word": word})
	m.bonusMode()
	m.Phase = m.nextPhase()
	return nil
}

// checkOrder wants exactly the pieces that are left, or nothing without an order.
func (m *Match) checkOrder(order []letterpiece.Kind) error {
	if m.setup.Options.Pick != PickOrder {
		if len(order) > 0 {
			return games.Refuse(IllegalNoOrder, nil)
		}
		return nil
	}
	if c, ok := countKinds(order); !ok || c != m.Left {
		return games.Refuse(IllegalOrder, nil)
	}
	return nil
}

func (m *Match) reorder(seat games.Seat, a Reorder) error {
	switch {
	case m.setup.Options.Pick != PickOrder:
		return games.Refuse(IllegalNoOrder, nil)
	case m.Holding:
		return games.Refuse(IllegalHand, nil)
	case !m.between():
		return m.notNow()
	}
	if err := m.checkOrder(a.Order); err != nil {
		return err
	}
	m.Order = slices.Clone(a.Order)
	m.Undo = seat
	m.tell(seat, EventReorder, games.Args{"Seat": seat})
	return nil
}

// bonusMode announces Bonus Mode when three pieces are left.
func (m *Match) bonusMode() {
	if !m.Bonus && m.Left.Total() <= BonusPieces {
		m.Bonus = true
		m.tell(m.maker(), EventBonusMode, games.Args{"Seat": m.maker(), "Left": m.Left.Total()})
	}
}

// nextPhase is how the turn of a Seeker begins.
func (m *Match) nextPhase() games.ID {
	switch {
	case m.Bonus && m.Left.Total() == 0:
		return PhasePass
	case m.Bonus:
		return PhaseBonus
	case m.setup.Options.Pick == PickLive:
		return PhaseGive
	}
	return PhaseTake
}

// CanUndo implements games.Match: the secret word and its order by the Puzzle Maker,
// a pass that didn't end the round, a piece asked for and not yet picked, "go on" and
// "abandoned" by the table; each until the next action.
func (m *Match) CanUndo(seat games.Seat) bool { return m.Undo != noUndo && seat == m.Undo }
