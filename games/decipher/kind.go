package decipher

import "spieltisch/games"

// Kind is Decipher as the store, the session and the replay see it.
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
func (Kind) Start(_ int, setup []byte) (games.Match, error) { return games.StartAs(setup, New) }

// Action implements games.Kind.
func (Kind) Action(typ string, data []byte) (games.Action, error) { return laws.Decode(typ, data) }

// Draft implements games.Noter: a Puzzle Maker's or that of the Seekers.
func (Kind) Draft(seat games.Seat, view any, data []byte) error {
	if v, ok := view.(View); ok && v.Maker == seat {
		return games.Fitting(view, data, ParseMakerDraft)
	}
	return games.Fitting(view, data, ParseSeekerDraft)
}

// Pad implements games.Noter.
func (Kind) Pad(_ games.Seat, data []byte) error {
	_, err := ParsePad(data)
	return err
}
