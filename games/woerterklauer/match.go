package woerterklauer

import (
	"spieltisch/games"
)

// Match is a running or finished match.
type Match struct {
	setup    Setup  // never changed, shared by all clones
	rules    int    // the version that is played, to the end of the match
	setupSum uint64 // hash of setup
	tiles    []Tile // of the set, by id; shared
	state
}

var _ games.Mover = (*Match)(nil)

// state is everything that changes. Clones share its slices: whatever is appended to is
// clipped before, and whatever else changes is made new.
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
	Undo       games.Seat    // who may take back the last action, or games.Nobody
	Ended      games.Reason
	Winner     games.Seat // when somebody has won
	told       games.Told
}

// New starts a match by the newest rules. The error is an *games.Illegal.
func New(s Setup) (*Match, error) { return newMatch(s, Rules) }

func newMatch(s Setup, rules int) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	s.Set = s.Set.Clone()
	m := &Match{setup: s, rules: rules, setupSum: games.Hash(s), tiles: s.Set.All(), state: state{
		Turn: s.Options.First, TurnNumber: 1, Phase: PhaseDraw, Undo: games.Nobody, Winner: games.Table,
	}}
	for _, t := range m.tiles {
		m.Box = append(m.Box, t.ID)
	}
	return m, nil
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

// CanUndo implements games.Match: a turn ended until the next action, and giving up, by
// their author; "abandoned" by the table. Whatever draws tiles is never undone.
func (m *Match) CanUndo(seat games.Seat) bool { return games.CanUndo(m.Undo, seat) }
