package dicewords

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

// state is everything that changes. Its slices only grow and their elements never change, so
// that clones may share them: every append clips.
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
	Undo    games.Seat    // who may take back the last action, or games.Nobody
	Ended   games.Reason
	// With the same throws for all: the turns of the running round that nobody may see yet, the rulings on their words, and what was
	// there to tell; and the steps before that round and this turn.
	Hidden    []ScoredTurn  `json:",omitempty"`
	Ruled     games.Rulings `json:",omitempty"`
	RoundFrom int           `json:",omitempty"`
	TurnFrom  int           `json:",omitempty"`
	untold    []games.Event
	told      games.Told
}

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	s.Set = s.Set.Clone()
	return &Match{setup: s, setupSum: games.Hash(s), state: state{Round: 1, Phase: PhaseFirst, Undo: games.Nobody, Points: s.Options.Head}}, nil
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

// CanUndo implements games.Match: a word or a pass until the next throw or
// challenge, by its author; "accepted" and "abandoned", by the table.
func (m *Match) CanUndo(seat games.Seat) bool { return games.CanUndo(m.Undo, seat) }
