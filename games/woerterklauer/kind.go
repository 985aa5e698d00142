package woerterklauer

import "spieltisch/games"

// Kind is Wörterklauer as the store, the session and the replay see it.
type Kind struct{}

var (
	_ games.Kind  = Kind{}
	_ games.Noter = Kind{}
)

// Name implements games.Kind.
func (Kind) Name() string { return Name }

// Rules implements games.Kind.
func (Kind) Rules() int { return Rules }

// Start implements games.Kind.
func (Kind) Start(rules int, setup []byte) (games.Match, error) {
	return games.StartAs(setup, func(s Setup) (*Match, error) { return newMatch(s, rules) })
}

// Action implements games.Kind.
func (Kind) Action(typ string, data []byte) (games.Action, error) { return laws.Decode(typ, data) }

// Draft implements games.Noter.
func (Kind) Draft(_ games.Seat, view any, data []byte) error {
	return games.Fitting(view, data, ParseDraft)
}

// Pad implements games.Noter: the game has none.
func (Kind) Pad(games.Seat, []byte) error { return games.Refuse(games.IllegalData, nil) }
