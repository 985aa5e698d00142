package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// Piece is a piece that has left the compartment. ID counts the pieces of the round
// as they came, from 1.
type Piece struct {
	ID   int
	Kind letterpiece.Kind
}

// Zone is a letter zone: what lies there, and which symbols a NO-token covers.
type Zone struct {
	Pieces  []Piece
	Covered [letterpiece.Kinds]bool
}

// Laid is how many pieces of each kind lie there.
func (z Zone) Laid() letterpiece.Count {
	var c letterpiece.Count
	for _, p := range z.Pieces {
		c[p.Kind]++
	}
	return c
}

// NoTokens is how many cover the zone's symbols.
func (z Zone) NoTokens() int {
	n := 0
	for _, c := range z.Covered {
		if c {
			n++
		}
	}
	return n
}

func (z Zone) clone() Zone {
	z.Pieces = slices.Clone(z.Pieces)
	return z
}

// Refuted is a wrong guess.
type Refuted struct {
	Seat games.Seat
	Word string
}

// zones are those of the word.
func (m *Match) zones() []Zone { return m.Zones[:m.setup.Options.Length] }

func (m *Match) setWord(seat games.Seat, a SetWord) error {
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

func (m *Match) give(seat games.Seat, a Give) error {
	switch {
	case !isKind(a.Kind):
		return games.Refuse(games.IllegalData, nil)
	case m.Left[a.Kind] == 0:
		return games.Refuse(IllegalKind, games.Args{"Kind": KindID(a.Kind)})
	}
	m.tell(seat, EventGive, games.Args{"Seat": seat, "To": m.Turn, "Kind": KindID(a.Kind)})
	m.hand(a.Kind)
	return nil
}

func (m *Match) take(games.Seat, Take) error {
	m.draw()
	return nil
}

func (m *Match) askPiece(games.Seat, AskPiece) error {
	m.OnBoard--
	m.Passed = [MaxSeats]bool{}
	m.tell(m.Turn, EventAskPiece, games.Args{"Seat": m.Turn, "Left": m.OnBoard})
	if m.setup.Options.Pick == PickLive {
		m.Undo = m.Turn
		m.Phase = PhaseGive
		return nil
	}
	m.draw()
	return nil
}

// draw takes the next piece out of the compartment.
func (m *Match) draw() {
	var k letterpiece.Kind
	if m.setup.Options.Pick == PickOrder {
		k = m.Order[0]
		m.Order = m.Order[1:]
	} else {
		all := m.Left.List()
		k = all[games.NewChance(m.setup.Seed, m.Chance, 0).IntN(len(all))]
		m.Chance++
	}
	m.tell(m.Turn, EventTake, games.Args{"Seat": m.Turn, "Kind": KindID(k)})
	m.hand(k)
}

// hand gives a piece to the Seeker in turn.
func (m *Match) hand(k letterpiece.Kind) {
	m.Left[k]--
	m.Given++
	m.Holding, m.Hand = true, k
	m.Phase = PhasePlace
	m.only()
}

// open are the zones in which the piece in hand has not been rejected.
func (m *Match) open() []int {
	var out []int
	for i, z := range m.zones() {
		if !z.Covered[m.Hand] {
			out = append(out, i)
		}
	}
	return out
}

// only places the piece in hand if one zone is left for it.
func (m *Match) only() {
	if open := m.open(); len(open) == 1 {
		m.tell(m.Turn, EventOnly, m.zoneArgs(open[0]))
		m.lay(open[0])
	}
}

func (m *Match) zoneArgs(zone int) games.Args {
	return games.Args{"Seat": m.Turn, "Kind": KindID(m.Hand), "Zone": zone + 1}
}

func (m *Match) ask(_ games.Seat, a Ask) error {
	switch {
	case a.Zone < 0 || a.Zone >= m.setup.Options.Length:
		return games.Refuse(IllegalZone, games.Args{"Max": m.setup.Options.Length})
	case m.Zones[a.Zone].Covered[m.Hand]:
		return games.Refuse(IllegalCovered, games.Args{"Zone": a.Zone + 1, "Kind": KindID(m.Hand)})
	}
	need, _ := m.setup.Pieces([]rune(m.Word)[a.Zone])
	if m.Zones[a.Zone].Laid()[m.Hand] < need[m.Hand] {
		m.tell(m.Turn, EventYes, m.zoneArgs(a.Zone))
		m.lay(a.Zone)
		return nil
	}
	m.tell(m.Turn, EventNo, m.zoneArgs(a.Zone))
	m.Zones[a.Zone].Covered[m.Hand] = true
	m.only()
	return nil
}

// lay lays the piece in hand where it belongs and ends the turn.
func (m *Match) lay(zone int) {
	z := &m.Zones[zone]
	z.Pieces = append(slices.Clip(z.Pieces), Piece{m.Given, m.Hand})
	m.Holding, m.Hand = false, 0
	m.bonusMode()
	m.endTurn()
}

func (m *Match) endTurn() {
	m.Turn = m.after(m.Turn)
	m.Phase = m.nextPhase()
}

func (m *Match) pass(games.Seat, Pass) error {
	m.tell(m.Turn, EventPass, games.Args{"Seat": m.Turn})
	m.Passed[m.Turn] = true
	for s := range games.Seat(m.setup.Options.Seats) {
		if m.isIn(s) && !m.Passed[s] {
			m.Undo = m.Turn
			m.endTurn()
			return nil
		}
	}
	m.unguessed()
	return nil
}

func (m *Match) guess(seat games.Seat, a Guess) error {
	word := Fold(a.Word)
	if err := CheckWord(m.setup.Options, word); err != nil {
		return err
	}
	if slices.ContainsFunc(m.Guesses, func(g Refuted) bool { return g.Word == word }) {
		return games.Refuse(IllegalRefuted, games.Args{"Word": word})
	}
	m.Tokens[seat]--
	if word == m.Word {
		m.tell(seat, EventRight, games.Args{"Seat": seat, "Word": word})
		m.endRound(seat)
		return nil
	}
	m.Passed = [MaxSeats]bool{}
	m.Guesses = append(slices.Clip(m.Guesses), Refuted{seat, word})
	m.tell(seat, EventWrong, games.Args{"Seat": seat, "Word": word, "Left": m.Tokens[seat]})
	if !m.isIn(seat) {
		m.out(seat)
	}
	return nil
}

// out takes the seat out of the round; the turn and the piece in hand go on.
func (m *Match) out(seat games.Seat) {
	m.tell(seat, EventOut, games.Args{"Seat": seat})
	next := m.after(seat)
	if next == seat {
		m.unguessed()
		return
	}
	if seat != m.Turn {
		return
	}
	m.Turn = next
	if m.Holding {
		m.tell(next, EventHand, games.Args{"Seat": next, "Kind": KindID(m.Hand)})
	}
}

func (m *Match) timeUp(games.Seat, TimeUp) error {
	m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	var err error
	switch m.Phase {
	case PhaseTake:
		err = m.take(m.Turn, Take{})
	case PhasePlace:
		err = m.ask(m.Turn, Ask{m.open()[0]})
	default:
		err = m.pass(m.Turn, Pass{})
	}
	m.Undo = games.Nobody // the clock has no second thoughts
	return err
}
