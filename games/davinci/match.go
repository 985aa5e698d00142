package davinci

import (
	"slices"

	"spieltisch/games"
)

// Why a match ended.
const (
	ReasonLast   games.Reason = "last"   // one game: only one code isn't fully open
	ReasonRounds games.Reason = "rounds" // a points game: its last round is over
)

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

// round is what starts again with each round.
type round struct {
	Turn       games.Seat `json:"Player"` // whose turn it is, or who takes and arranges
	TurnNumber int        `json:"Turn"`   // from 1; 0 while the rows are set up
	Middle     tileSet
	Hands      [MaxSeats][]Tile // taken and not yet arranged, in ascending order
	Rows       [MaxSeats][]slot
	IDs        int  // the last ID given
	Drawn      slot // apart in front of Turn; no ID: nothing
	Place      int  // what the last right Guess of this turn says, if Phase is PhaseAgain
	Late       bool // time is up in this turn
	Guesses    []Guessed
	Outs       []Out
}

// slot is a tile in a row. IDs count up in the order in which tiles come into rows or
// are drawn, so that they tell nothing.
type slot struct {
	ID   int
	Tile Tile
	Open bool
}

const noUndo games.Seat = -2

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	m := &Match{setup: s, setupSum: games.Hash(s), state: state{Undo: noUndo}}
	m.begin()
	return m, nil
}

// begin lays out the next round.
func (m *Match) begin() {
	m.Round++
	m.round = round{Turn: m.setup.Options.Starter(m.Round), Middle: allTiles(m.setup.Options.Dashes)}
	m.Phase = PhaseTake
	if m.setup.Options.Deal {
		m.Phase = PhaseDeal
	}
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

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseDeal, PhaseScored, PhaseOver:
		return games.Table
	}
	return m.Turn
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
	case Deal:
		next.deal()
	case Take:
		err = next.take(seat, a)
	case Arrange:
		err = next.arrange(seat, a)
	case Draw:
		err = next.draw(seat, a)
	case Guess:
		err = next.guess(seat, a)
	case Stop:
		err = next.stop(seat, a)
	case Open:
		err = next.open(seat, a)
	case TimeUp:
		err = next.timeUp()
	case Next:
		next.next()
	case games.Abandon:
		next.abandon()
	}
	if err != nil {
		return err
	}
	*m = next
	return nil
}

// needs tells who does an action of this type and in which phases; nil: any.
func needs(a games.Action) (table, ok bool, phases []games.ID) {
	switch a.(type) {
	case Deal:
		return true, true, []games.ID{PhaseDeal}
	case Take:
		return false, true, []games.ID{PhaseTake}
	case Arrange:
		return false, true, []games.ID{PhaseArrange}
	case Draw:
		return false, true, []games.ID{PhaseDraw}
	case Guess:
		return false, true, []games.ID{PhaseGuess, PhaseAgain}
	case Stop:
		return false, true, []games.ID{PhaseAgain}
	case Open:
		return false, true, []games.ID{PhaseOpen}
	case TimeUp:
		return true, true, []games.ID{PhaseDraw, PhaseGuess, PhaseAgain}
	case Next:
		return true, true, []games.ID{PhaseScored}
	case games.Abandon:
		return true, true, nil
	}
	return false, false, nil
}

// mayAct checks who acts and when, so that what an action says is only looked at for
// the seat that may know the answer.
func (m *Match) mayAct(seat games.Seat, a games.Action) error {
	if seat < games.Table || int(seat) >= m.setup.Options.Seats {
		return games.Refuse(games.IllegalSeat, nil)
	}
	table, ok, phases := needs(a)
	switch {
	case !ok:
		// The type is not ours, so not even its Type method can be trusted.
		return games.Refuse(games.IllegalAction, games.Args{"Type": ""})
	case m.Phase == PhaseOver:
		return games.Refuse(games.IllegalOver, nil)
	case table && seat != games.Table:
		return games.Refuse(games.IllegalTable, nil)
	case !table && seat == games.Table:
		return games.Refuse(games.IllegalSeat, nil)
	case !table && seat != m.asked():
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.asked()})
	case phases != nil && !slices.Contains(phases, m.Phase):
		return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase})
	}
	return nil
}

// chance is the generator of the next chance event.
func (m *Match) chance() *games.Chance {
	c := games.NewChance(m.setup.Seed, m.Chance, 0)
	m.Chance++
	return c
}

// pick takes any tile of a colour from the middle, where there is one.
func (m *Match) pick(c *games.Chance, color Color) Tile {
	tiles := m.Middle.of(color).tiles()
	t := tiles[c.IntN(len(tiles))]
	m.Middle &^= 1 << t
	return t
}

func (m *Match) deal() {
	tiles, n := m.Middle.tiles(), m.setup.Options.StartTiles()
	m.chance().Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	m.tell(games.Table, EventDeal, games.Args{"Count": n})
	for seat := range games.Seat(m.setup.Options.Seats) {
		hand := tiles[int(seat)*n:][:n]
		for _, t := range hand {
			m.Middle &^= 1 << t
		}
		m.hold(seat, hand)
	}
	m.Phase = PhaseArrange
}

func (m *Match) take(seat games.Seat, a Take) error {
	n := m.setup.Options.StartTiles()
	if a.Black < 0 || a.Black > n || a.White != n-a.Black {
		return games.Refuse(IllegalTake, games.Args{"Count": n})
	}
	var hand []Tile
	chance := m.chance()
	for color, count := range []int{a.Black, a.White} {
		if count > m.Middle.of(Color(color)).count() {
			return games.Refuse(IllegalColor, games.Args{"Color": ColorID(Color(color))})
		}
		for range count {
			hand = append(hand, m.pick(chance, Color(color)))
		}
	}
	m.tell(seat, EventTake, games.Args{"Seat": seat, "Black": a.Black, "White": a.White})
	m.hold(seat, hand)
	m.Phase = PhaseArrange
	return nil
}

// hold gives a seat its first tiles.
func (m *Match) hold(seat games.Seat, hand []Tile) {
	m.Hands[seat] = slices.Sorted(slices.Values(hand))
	var ids []games.ID
	for _, t := range m.Hands[seat] {
		ids = append(ids, TileID(t))
	}
	m.tellOnly(seat, EventOwnTake, games.Args{"Seat": seat, "Tiles": ids})
}

func (m *Match) arrange(seat games.Seat, a Arrange) error {
	if !slices.Equal(slices.Sorted(slices.Values(a.Row)), m.Hands[seat]) || !ordered(a.Row) {
		return games.Refuse(IllegalRow, nil)
	}
	for _, t := range a.Row {
		m.IDs++
		m.Rows[seat] = append(m.Rows[seat], slot{ID: m.IDs, Tile: t})
	}
	m.Hands[seat] = nil
	m.tell(seat, EventArrange, games.Args{"Seat": seat})
	m.Turn = (seat + 1) % games.Seat(m.setup.Options.Seats)
	switch {
	case m.Rows[m.Turn] != nil: // all have one
		m.startTurn()
	case m.Hands[m.Turn] == nil:
		m.Phase = PhaseTake
	}
	return nil
}

// startTurn is the beginning of a turn.
func (m *Match) startTurn() {
	m.TurnNumber++
	m.Drawn, m.Place, m.Late = slot{}, 0, false
	m.Phase = PhaseDraw
	if m.Middle == 0 {
		m.Phase = PhaseGuess
	}
}

// isIn tells whether a code isn't fully open.
func (m *Match) isIn(seat games.Seat) bool {
	return slices.ContainsFunc(m.Rows[seat], func(s slot) bool { return !s.Open })
}

// endTurn gives the turn to the next seat clockwise that is in.
func (m *Match) endTurn() {
	n := games.Seat(m.setup.Options.Seats)
	for m.Turn = (m.Turn + 1) % n; !m.isIn(m.Turn); m.Turn = (m.Turn + 1) % n {
	}
	m.startTurn()
}

func (m *Match) timeUp() error {
	switch {
	case m.setup.Options.Clock == 0:
		return games.Refuse(IllegalClockOff, nil)
	case m.Late:
		return games.Refuse(IllegalTime, nil)
	}
	m.Late = true
	m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	return nil
}

func (m *Match) next() {
	m.begin()
	m.Undo = games.Table
	m.tell(games.Table, EventNext, games.Args{"Seat": m.Turn, "Round": m.Round})
}

func (m *Match) abandon() {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended = games.ReasonAbandoned
	m.Phase = PhaseOver
}

// CanUndo implements games.Match: "go on" and "abandoned" by the table, until the next
// action. All else tells somebody something.
func (m *Match) CanUndo(seat games.Seat) bool { return m.Undo != noUndo && seat == m.Undo }
