package woerterklauer

import (
	"spieltisch/games"
)

// Name is the game's name in the store and in message ids.
const Name = "woerterklauer"

// Rules is the newest version of the rules. Matches of version 1 are played on as they were begun
// (RULES.md, "What was different in version 1").
const Rules = 2

// Bounds and defaults of the options, and the sizes of the game.
const (
	Seats        = 2
	MinSize      = 7 // cells of the field's edge
	MaxSize      = 12
	DefaultSize  = 10
	MinClock     = 30 // seconds a turn
	MaxClock     = 3600
	DefaultClock = 180 // when the clock is on

	PoolSize = 12 // tiles in a complete pool
	MaxSwap  = 6  // tiles of the swap joker
	MaxAside = 4  // tiles set aside for want of a vowel
	MaxExtra = 24 // letters of a handicap
)

// Options are what the players agree on before a match; all of it is public.
type Options struct {
	Seats int // always 2
	Size  int // the field is at most so wide and so high
	Level Level
	// Clock is the time in seconds for a turn; 0 without. It measures one action after
	// the other: choosing tiles for want of a vowel has its own.
	Clock int
	Red   games.Seat // who shows red
	First games.Seat // who starts
	// Extra is the handicap: letters that count besides those on the field, by seat (RULES.md, "Handicap").
	Extra [Seats]int `json:",omitzero"`
}

// DefaultOptions are the recommended options.
func DefaultOptions() Options {
	return Options{Seats: Seats, Size: DefaultSize, Level: LevelI}
}

// Color is the side that a seat shows.
func (o Options) Color(seat games.Seat) Color {
	if seat == o.Red {
		return Red
	}
	return Black
}

// Seat is who shows a color.
func (o Options) Seat(c Color) games.Seat {
	if c == Red {
		return o.Red
	}
	return other(o.Red)
}

// Bonus is what the handicap adds to the lead of the color that takes turn number turn: not in the first turn of each.
func (o Options) Bonus(mover Color, turn int) int {
	if turn <= Seats {
		return 0
	}
	seat := o.Seat(mover)
	return o.Extra[seat] - o.Extra[other(seat)]
}

func other(seat games.Seat) games.Seat { return 1 - seat }

// Validate lists everything that is wrong, in the order of the fields; empty when the
// options can be played. Every field has an ID of its own.
func (o Options) Validate() []*games.Illegal {
	var wrong games.Wrong
	wrong.Span(IllegalSeats, o.Seats, Seats, Seats)
	wrong.Span(IllegalSize, o.Size, MinSize, MaxSize)
	wrong.Span(IllegalLevel, int(o.Level), int(LevelI), int(LevelIV))
	wrong.Clock(IllegalClock, o.Clock, MinClock, MaxClock)
	wrong.Unless(o.Red == 0 || o.Red == 1, IllegalRed)
	wrong.Unless(o.First == 0 || o.First == 1, IllegalFirst)
	wrong.Handicap(o.Extra[:], o.Seats, MaxExtra)
	return wrong
}

// Setup is all that a match depends on besides its actions. It knows seats, never
// people, and only the match ever sees Seed.
type Setup struct {
	Options  Options
	Set      Set
	Seed     uint64
	Language string `json:",omitempty"` // of the words: English, or nothing for German, as before there was another one
}

// The languages of the words.
const (
	German  = "de"
	English = "en"
)

// spoken is the language that a setup says.
func spoken(language string) string {
	if language == "" {
		return German
	}
	return language
}

// Validate tells the first thing wrong with the setup. The error is an *games.Illegal.
func (s Setup) Validate() error {
	if wrong := s.Options.Validate(); len(wrong) > 0 {
		return wrong[0]
	}
	if s.Language != "" && s.Language != English {
		return games.Refuse(IllegalSet, nil)
	}
	return s.Set.Validate()
}

// Encode is the setup's JSON, as Kind.Start reads it.
func (s Setup) Encode() ([]byte, error) { return games.Encode(s) }
