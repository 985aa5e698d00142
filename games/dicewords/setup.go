package dicewords

import (
	"spieltisch/games"
)

// Name is the game's name in the store and in message ids.
const Name = "dicewords"

// Rules is the version of what this package makes of a log.
const Rules = 1

// Check is how words are checked in a match.
type Check string

// The three ways to check words.
const (
	CheckDictionary Check = "dictionary" // a ruling is needed to declare
	CheckChallenge  Check = "challenge"  // others may challenge until the next throw
	CheckTrust      Check = "trust"      // only the spelling is checked
)

// Bounds and defaults of the options.
const (
	MinSeats      = 1
	MaxSeats      = 8
	MinTarget     = 50
	MaxTarget     = 2000
	DefaultTarget = 400
	MinClock      = 30 // seconds a turn
	MaxClock      = 3600
	DefaultClock  = 180 // when the clock is on
	DoubtCost     = 10  // points, where a wrong challenge costs anything
	MaxRounds     = 10
)

// Options are what the players agree on before a match; all of it is public.
type Options struct {
	Seats    int
	Target   int // points that end the game
	Check    Check
	KeptStay bool // a kept die stays kept until the end of the turn
	Clock    int  // seconds a turn, 0 without clock
	Aids     bool // word lists and "in the word list" while typing
	// DoubtCost is what a wrong challenge costs whoever made it, in points: 0 or DoubtCost.
	DoubtCost int `json:",omitempty"`
	// Head is the handicap: points at the start, by seat (RULES.md, "Handicap").
	Head [MaxSeats]int `json:",omitzero"`
	// Same has each die show the same in a throw of a round, whoever throws (RULES.md, "The same throws for all").
	Same bool `json:",omitempty"`
	// Rounds are fixed ones, for one person alone, without a target; 0 for a match to the target. Code is the challenge that is played.
	Rounds int    `json:",omitempty"`
	Code   string `json:",omitempty"`
}

// DefaultOptions are the recommended options.
func DefaultOptions(seats int) Options {
	return Options{Seats: seats, Target: DefaultTarget, Check: CheckDictionary}
}

// Validate lists everything that is wrong, in the order of the fields; empty when
// the options can be played. Every field has an ID of its own.
func (o Options) Validate() []*games.Illegal {
	var wrong games.Wrong
	wrong.Span(IllegalSeats, o.Seats, MinSeats, MaxSeats)
	wrong.Span(IllegalTarget, o.Target, MinTarget, MaxTarget)
	wrong.Unless(o.Check == CheckDictionary || o.Check == CheckChallenge || o.Check == CheckTrust, IllegalCheck)
	wrong.Unless(o.Check != CheckChallenge || o.Seats != 1, IllegalCheckAlone)
	wrong.Clock(IllegalClock, o.Clock, MinClock, MaxClock)
	wrong.Unless(!o.Aids || o.Check == CheckDictionary, IllegalAids)
	wrong.Unless(o.DoubtCost == 0 || o.DoubtCost == DoubtCost && o.Check == CheckChallenge, IllegalDoubtCost)
	wrong.Unless(!o.Same || o.Check != CheckChallenge, IllegalSame)
	wrong.Handicap(o.Head[:], o.Seats, max(0, o.Target-1))
	wrong.Span(IllegalRounds, o.Rounds, 0, MaxRounds)
	wrong.Unless(o.Rounds == 0 || o.Seats == 1 && o.Target == MaxTarget, IllegalRoundsAlone)
	return wrong
}

// Setup is all that a match depends on besides its actions. It knows seats, never
// people, and only the match ever sees Seed.
type Setup struct {
	Options Options
	Set     Set
	Seed    uint64
}

// Validate tells the first thing wrong with the setup. The error is an
// *games.Illegal.
func (s Setup) Validate() error {
	if wrong := s.Options.Validate(); len(wrong) > 0 {
		return wrong[0]
	}
	if o := s.Options; o.Code != "" && !s.coded(o) {
		return games.Refuse(IllegalCode, nil)
	}
	return s.Set.Validate()
}

// Encode is the setup's JSON, as Kind.Start reads it.
func (s Setup) Encode() ([]byte, error) { return games.Encode(s) }
