package decipher

import (
	"spieltisch/games"
	"spieltisch/games/letterpiece"
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

// round is what starts again with each Puzzle Maker.
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

// New starts a match. The error is an *games.Illegal.
func New(s Setup) (*Match, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	m := &Match{setup: s.Clone(), setupSum: games.Hash(s), state: state{Undo: games.Nobody}}
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
func (m *Match) Sum() uint64 { return games.Sum(m.setupSum, m.state) }

// Apply implements games.Match.
func (m *Match) Apply(seat games.Seat, a games.Action) error { return laws.Apply(m, seat, a) }

// CanUndo implements games.Match: the secret word and its order by the Puzzle Maker,
// a pass that didn't end the round, a piece asked for and not yet picked, "go on" and
// "abandoned" by the table; each until the next action.
func (m *Match) CanUndo(seat games.Seat) bool { return games.CanUndo(m.Undo, seat) }
