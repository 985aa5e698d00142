package davinci

import (
	"slices"

	"spieltisch/games"
)

// Name is the game's name in the store and in message ids.
const Name = "davinci"

// Rules is the version of what this package makes of a log.
const Rules = 1

// Bounds and defaults of the options.
const (
	MinSeats      = 2
	MaxSeats      = 4
	MaxRounds     = 20
	DefaultRounds = 4
	MinClock      = 15 // seconds a turn
	MaxClock      = 3600
	DefaultClock  = 180 // when the clock is on
	MaxHead       = 999 // points, twice what the weakest needs against the strongest
)

// PadKind is what a player's notes show by themselves.
type PadKind string

// The kinds of pads. In all but PadOff one can strike out by hand.
const (
	PadOff     PadKind = "off"
	PadNotes   PadKind = "notes"   // only what one strikes out
	PadForced  PadKind = "forced"  // what the rules force
	PadChances PadKind = "chances" // exact chances
)

// Leftover is how the numbers count that are left in the winner's code.
type Leftover string

// The ways to count them (RULES.md, "Points game").
const (
	LeftFaces Leftover = "faces" // what they show, a dash 20
	LeftTens  Leftover = "tens"  // a house rule: 10 each, 20 for a 6 or a dash
)

// Options are what the players agree on before a match; all of it is public.
type Options struct {
	Seats    int
	Dashes   bool     // the advanced game
	Rounds   int      // of the points game; 0: one game without points
	Leftover Leftover // of the points game
	Deal     bool     // the table deals the first tiles, nobody picks them by colour
	Pad      PadKind
	Warn     bool // warn before a guess that one look shows to be wrong
	// Clock is the time in seconds for a turn; 0 without. When it runs out, the seat
	// has no further guess but the first one, which is compulsory.
	Clock int
	// Head is the handicap of the points game: points at the start, by seat (RULES.md, "Handicap").
	Head [MaxSeats]int `json:",omitzero"`
	// Show is the handicap of one game without points: how many own tiles each other seat lays open before the first turn.
	Show [MaxSeats]int `json:",omitzero"`
}

// DefaultOptions are the recommended options.
func DefaultOptions(seats int) Options {
	return Options{Seats: seats, Leftover: LeftFaces, Pad: PadNotes, Warn: true}
}

// StartTiles is how many tiles each takes at the start (RULES.md, "Start").
func (o Options) StartTiles() int {
	if o.Seats == MaxSeats {
		return 3
	}
	return 4
}

// Opens is how many own tiles a seat lays open before the first turn.
func (o Options) Opens(seat games.Seat) int {
	most := 0
	for other, n := range o.Show {
		if games.Seat(other) != seat {
			most = max(most, n)
		}
	}
	return most
}

// Starter is who starts a round from 1: the start rotates.
func (o Options) Starter(round int) games.Seat { return games.Seat((round - 1) % o.Seats) }

// Names tells whether a number, or Dash, may be named.
func (o Options) Names(number int) bool {
	return number >= 0 && (number <= MaxNumber || number == Dash && o.Dashes)
}

// Validate lists everything that is wrong, in the order of the fields; empty when
// the options can be played. Every field has an ID of its own.
func (o Options) Validate() []*games.Illegal {
	var wrong games.Wrong
	wrong.Span(IllegalSeats, o.Seats, MinSeats, MaxSeats)
	if o.Rounds != 0 {
		wrong.Span(IllegalRounds, o.Rounds, 1, MaxRounds)
	}
	wrong.Unless(o.Leftover == LeftFaces || o.Leftover == LeftTens, IllegalLeftover)
	wrong.Unless(slices.Contains([]PadKind{PadOff, PadNotes, PadForced, PadChances}, o.Pad), IllegalPad)
	wrong.Clock(IllegalClock, o.Clock, MinClock, MaxClock)
	head, show := 0, o.StartTiles()-1 // somebody with all tiles open would be out
	if o.Rounds > 0 {
		head, show = MaxHead, 0
	}
	wrong.Handicap(o.Head[:], o.Seats, head)
	wrong.Handicap(o.Show[:], o.Seats, show)
	return wrong
}

// Setup is all that a match depends on besides its actions. It knows seats, never
// people, and only the match ever sees Seed.
type Setup struct {
	Options Options
	Seed    uint64
}

// Validate tells the first thing wrong with the setup. The error is an
// *games.Illegal.
func (s Setup) Validate() error {
	if wrong := s.Options.Validate(); len(wrong) > 0 {
		return wrong[0]
	}
	return nil
}

// Encode is the setup's JSON, as Kind.Start reads it.
func (s Setup) Encode() ([]byte, error) { return games.Encode(s) }
