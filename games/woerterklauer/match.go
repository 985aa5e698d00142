package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// Match is a running or finished match.
type Match struct {
	setup    Setup  // never changed, shared by all clones
	setupSum uint64 // hash of setup
	tiles    []Tile // of the set, by id; shared
	state
}

var _ games.Match = (*Match)(nil)

// state is everything that changes. The elements of its slices never change, so that
// clones may share them: Clone clips, and whatever doesn't only grow is made anew.
type state struct {
	Step       int        // actions applied
	Turn       games.Seat // whose turn it is
	TurnNumber int        `json:"Number"` // from 1
	Phase      games.ID
	Chance     int // chance events of the match, the n of games.NewChance
	Field      Field
	Pool       []Tile // in pool order
	Box        []int  // ids of the tiles in the box, sorted: their order is only made by drawing
	Swapped    [Seats]bool
	History    History
	Rulings    games.Rulings // those that hold
	Turns      []ScoredTurn  `json:"Played"`
	Undo       games.Seat    // who may take back the last action, or noUndo
	Ended      games.Reason
	Winner     games.Seat // when somebody has won
	told       games.Told
}

const noUndo games.Seat = -2

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	s.Set = s.Set.Clone()
	m := &Match{setup: s, setupSum: games.Hash(s), tiles: s.Set.All(), state: state{
		Turn: s.Options.First, TurnNumber: 1, Phase: PhaseDraw, Undo: noUndo, Winner: games.Table,
	}}
	for _, t := range m.tiles {
		m.Box = append(m.Box, t.ID)
	}
	return m, nil
}

// Clone implements games.Match.
func (m *Match) Clone() games.Match {
	c := *m
	// Clipped, an append by one clone can't reach the other.
	c.Rulings, c.Turns = slices.Clip(m.Rulings), slices.Clip(m.Turns)
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
	case Draw:
		err = next.draw(seat)
	case SetAside:
		err = next.setAside(seat, a.Tiles)
	case Swap:
		err = next.swap(seat, a.Tiles)
	case EndTurn:
		next.Undo = seat
		err = next.endTurn(a.Field, a.Rulings, false)
	case TimeUp:
		err = next.timeUp(a)
	case GiveUp:
		err = next.giveUp(seat)
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
	if seat < games.Table || seat >= Seats {
		return games.Refuse(games.IllegalSeat, nil)
	}
	table := false
	switch a.(type) {
	case Draw, SetAside, Swap, EndTurn, GiveUp:
	case TimeUp, games.Abandon:
		table = true
	default:
		// The type is not ours, so not even its Type method can be trusted.
		return games.Refuse(games.IllegalAction, games.Args{"Type": ""})
	}
	switch {
	case m.Phase == PhaseOver:
		return games.Refuse(games.IllegalOver, nil)
	case table && seat != games.Table:
		return games.Refuse(games.IllegalTable, nil)
	case !table && seat != m.Turn:
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.Turn})
	}
	return nil
}

func (m *Match) notNow() error { return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase}) }

// mover is the color of the seat whose turn it is.
func (m *Match) mover() Color { return m.setup.Options.Color(m.Turn) }

// begin is where a turn goes on: with drawing, for want of a vowel, or with laying.
func (m *Match) begin() {
	switch {
	case len(m.Pool) < PoolSize && len(m.Box) > 0:
		m.Phase = PhaseDraw
	case m.aside() > 0:
		m.Phase = PhaseVowel
	default:
		m.Phase = PhaseLay
	}
}

// aside is how many tiles must be set aside for want of a vowel, 0 for none.
func (m *Match) aside() int {
	if len(m.Pool) == 0 || hasVowel(m.Pool) || !hasVowel(m.boxed()) {
		return 0
	}
	return min(MaxAside, len(m.Box), len(m.Pool))
}

// boxed are the tiles in the box, in no order that means anything.
func (m *Match) boxed() []Tile {
	out := make([]Tile, len(m.Box))
	for i, id := range m.Box {
		out[i] = m.tiles[id-1]
	}
	return out
}

// take draws n tiles out of the box: one event of chance.
func (m *Match) take(n int) []Tile {
	box := slices.Clone(m.Box)
	out := make([]Tile, 0, n)
	for i := range n {
		k := games.NewChance(m.setup.Seed, m.Chance, i).IntN(len(box))
		out = append(out, m.tiles[box[k]-1])
		box = slices.Delete(box, k, k+1)
	}
	m.Box = box
	m.Chance++
	return out
}

func (m *Match) draw(seat games.Seat) error {
	if m.Phase != PhaseDraw {
		return m.notNow()
	}
	drawn := m.take(min(PoolSize-len(m.Pool), len(m.Box)))
	m.Pool = slices.Concat(m.Pool, drawn)
	m.tell(seat, EventDraw, games.Args{"Seat": seat, "Count": len(drawn), "Letters": letters(drawn), "Box": len(m.Box)})
	m.begin()
	return nil
}

// setAside is the player's choice, or, when seat is the Table, that of the clock.
func (m *Match) setAside(seat games.Seat, ids []int) error {
	if m.Phase != PhaseVowel {
		return m.notNow()
	}
	n := m.aside()
	if len(ids) != n || !m.inPool(ids) {
		return games.Refuse(IllegalAside, games.Args{"Count": n})
	}
	m.exchange(seat, EventVowel, ids)
	m.begin()
	return nil
}

func (m *Match) swap(seat games.Seat, ids []int) error {
	if m.Phase != PhaseLay {
		return m.notNow()
	}
	switch {
	case m.Swapped[m.Turn]:
		return games.Refuse(IllegalSwapped, nil)
	case len(m.Box) == 0:
		return games.Refuse(IllegalBox, nil)
	case len(m.Pool) < PoolSize:
		return games.Refuse(IllegalPool, games.Args{"Count": PoolSize})
	case len(ids) == 0 || len(ids) > m.mostSwap() || !m.inPool(ids):
		return games.Refuse(IllegalSwap, games.Args{"Max": m.mostSwap()})
	}
	m.Swapped[m.Turn] = true
	m.exchange(seat, EventSwap, ids)
	m.begin()
	return nil
}

// mostSwap is how many tiles the joker may take now, 0 if it can't be used.
func (m *Match) mostSwap() int {
	if m.Phase != PhaseLay || m.Swapped[m.Turn] || len(m.Pool) < PoolSize {
		return 0
	}
	return min(MaxSwap, len(m.Box))
}

// inPool tells whether all are ids of tiles in the pool, each once.
func (m *Match) inPool(ids []int) bool {
	for i, id := range ids {
		if find(m.Pool, id) < 0 || slices.Contains(ids[:i], id) {
			return false
		}
	}
	return true
}

// exchange sets tiles of the pool aside, draws as many, and puts them back into the box.
func (m *Match) exchange(by games.Seat, event games.ID, ids []int) {
	var kept, aside []Tile
	for _, t := range m.Pool {
		if slices.Contains(ids, t.ID) {
			aside = append(aside, t)
		} else {
			kept = append(kept, t)
		}
	}
	drawn := m.take(len(aside))
	m.Pool = slices.Concat(kept, drawn)
	m.Box = slices.Concat(m.Box, ids)
	slices.Sort(m.Box)
	m.tell(by, event, games.Args{"Seat": m.Turn, "Letters": letters(aside), "Drawn": letters(drawn)})
}

func (m *Match) timeUp(a TimeUp) error {
	if m.setup.Options.Clock == 0 {
		return games.Refuse(IllegalClockOff, nil)
	}
	switch {
	case m.Phase == PhaseVowel && a.Field == nil && a.Rulings == nil && a.Swap == 0:
		return m.setAside(games.Table, m.firsts(m.aside()))
	case m.Phase != PhaseLay:
		return m.notNow()
	case a.Swap != 0:
		if a.Field != nil || a.Rulings != nil || a.Swap < 0 || a.Swap > m.mostSwap() {
			return games.Refuse(IllegalSwap, games.Args{"Max": m.mostSwap()})
		}
		return m.swap(games.Table, m.firsts(a.Swap))
	case a.Field != nil:
		return m.endTurn(a.Field, a.Rulings, true)
	case a.Rulings != nil:
		return games.Refuse(IllegalRuling, nil)
	}
	m.tell(games.Table, EventTimeOut, games.Args{"Seat": m.Turn})
	m.win(other(m.Turn), ReasonTime)
	return nil
}

// firsts are the ids of the first n tiles in pool order.
func (m *Match) firsts(n int) []int {
	var ids []int
	for _, t := range m.Pool[:n] {
		ids = append(ids, t.ID)
	}
	return ids
}

func (m *Match) giveUp(seat games.Seat) error {
	if m.Phase != PhaseLay {
		return m.notNow()
	}
	m.Undo = seat
	m.tell(seat, EventGiveUp, games.Args{"Seat": seat})
	m.win(other(seat), ReasonGaveUp)
	return nil
}

func (m *Match) win(seat games.Seat, why games.Reason) {
	m.Ended, m.Winner, m.Phase = why, seat, PhaseOver
	t := m.tally()
	o := m.setup.Options
	m.tell(seat, EventWin, games.Args{
		"Seat": seat, "Points": t.Of(o.Color(seat)), "Of": other(seat), "Other": t.Of(o.Color(other(seat))),
	})
}

func (m *Match) abandon() {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended, m.Phase = games.ReasonAbandoned, PhaseOver
}
