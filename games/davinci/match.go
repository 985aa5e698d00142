package davinci

import (
	"spieltisch/games"
)

// Match is a running or finished match.
type Match struct {
	setup    Setup  // never changed, shared by all clones
	setupSum uint64 // hash of setup
	state
}

var _ games.Mover = (*Match)(nil)

// state is everything that changes. Its slices only grow or are replaced and their
// elements never change, so that clones may share them: every append clips.
type state struct {
	Step   int // actions applied
	Round  int // from 1
	Phase  games.ID
	Chance int // chance events of the match, the n of games.NewChance
	round
	Results []Result
	Undo    games.Seat // who may take back the last action, or games.Nobody
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

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	m := &Match{setup: s, setupSum: games.Hash(s), state: state{Undo: games.Nobody}}
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
func (m *Match) Sum() uint64 { return games.Sum(m.setupSum, m.state) }

// Apply implements games.Match.
func (m *Match) Apply(seat games.Seat, a games.Action) error { return laws.Apply(m, seat, a) }

// CanUndo implements games.Match: "go on" and "abandoned" by the table, until the next
// action. All else tells somebody something.
func (m *Match) CanUndo(seat games.Seat) bool { return games.CanUndo(m.Undo, seat) }
