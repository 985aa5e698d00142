package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// Name is the game's name in the store and in message ids.
const Name = "decipher"

// Rules is the version of what this package makes of a log.
const Rules = 1

// Bounds and defaults of the options.
const (
	MinSeats      = 2
	MaxSeats      = 4
	MinLength     = 3
	MaxLength     = 6
	DefaultLength = 5
	MinClock      = 10 // seconds a step of a Seeker
	MaxClock      = 600
	DefaultClock  = 60 // when the clock is on
	MaxHead       = 60 // points, twice what the weakest needs against the strongest
)

// The material of a round (RULES.md, "Material" and "A round").
const (
	GuessTokens = 3 // a Seeker
	BonusTokens = 3 // on the board
	BonusPieces = 3 // left when Bonus Mode begins
	TilesEach   = 3 // tiles of each letter; no limit for - and '
)

// Language is the language of the words.
type Language string

// The word languages.
const (
	LanguageGerman  Language = "de"
	LanguageEnglish Language = "en"
)

// Pick is the way in which pieces go out.
type Pick string

// The ways to pick.
const (
	PickOrder  Pick = "order"  // as the Puzzle Maker ordered them
	PickLive   Pick = "live"   // the Puzzle Maker picks each time
	PickRandom Pick = "random" // drawn by chance
)

// Options are what the players agree on before a match; all of it is public.
type Options struct {
	Seats    int // in turn order from the first Puzzle Maker
	Length   int // letters of a word, Ä Ö Ü ß counting two
	Language Language
	Pick     Pick
	Filter   bool // aid: the alphabet shows what still fits a zone, and how many letters do
	// Clock is the time in seconds for each thing that a Seeker is asked; 0 without.
	// The Puzzle Maker has no clock. When it runs out the table's TimeUp does what
	// is nearest at hand: a piece is taken, the first zone open to it is asked, or the
	// Seeker passes.
	Clock int
	// Head is the handicap: points at the start, by seat (RULES.md, "Handicap").
	Head [MaxSeats]int `json:",omitzero"`
}

// DefaultOptions are the recommended options.
func DefaultOptions(seats int) Options {
	return Options{Seats: seats, Length: DefaultLength, Language: LanguageGerman, Pick: PickOrder, Filter: true}
}

// Validate lists everything that is wrong, in the order of the fields; empty when
// the options can be played. Every field has an ID of its own.
func (o Options) Validate() []*games.Illegal {
	var wrong games.Wrong
	wrong.Span(IllegalSeats, o.Seats, MinSeats, MaxSeats)
	wrong.Span(IllegalLengths, o.Length, MinLength, MaxLength)
	wrong.Unless(o.Language == LanguageGerman || o.Language == LanguageEnglish, IllegalLanguage)
	wrong.Unless(o.Pick == PickOrder || o.Pick == PickLive || o.Pick == PickRandom, IllegalPick)
	wrong.Clock(IllegalClock, o.Clock, MinClock, MaxClock)
	wrong.Handicap(o.Head[:], o.Seats, MaxHead)
	return wrong
}

// Rounds is the number of rounds: everybody is Puzzle Maker once, of two twice.
func (o Options) Rounds() int {
	if o.Seats == 2 {
		return 4
	}
	return o.Seats
}

// Maker is the Puzzle Maker of a round from 1.
func (o Options) Maker(round int) games.Seat { return games.Seat((round - 1) % o.Seats) }

// Letter is a letter of the match's alphabet and the pieces that it is built from.
type Letter struct {
	Letter string // one character: A–Z, - or '
	Pieces letterpiece.Count
}

// Setup is all that a match depends on besides its actions. It knows seats, never
// people, and only the match ever sees Seed.
type Setup struct {
	Options Options
	Letters []Letter          // A–Z once each, perhaps - and ', by code point
	Stock   letterpiece.Count // pieces in the box
	Seed    uint64
}

// NewSetup takes letters and stock as complete data from the alphabet of today.
func NewSetup(o Options, a *letterpiece.Alphabet, seed uint64) Setup {
	s := Setup{Options: o, Stock: letterpiece.Stock(), Seed: seed}
	for _, r := range a.Letters() {
		if c, ok := a.Count(string(r)); ok && isLetter(r, LanguageEnglish) {
			s.Letters = append(s.Letters, Letter{string(r), c})
		}
	}
	return s
}

// maxStock bounds the pieces of one kind, so that no position grows out of bounds.
const maxStock = 64

// Validate tells the first thing wrong with the setup. The error is an
// *games.Illegal.
func (s Setup) Validate() error {
	if wrong := s.Options.Validate(); len(wrong) > 0 {
		return wrong[0]
	}
	letters := 0
	for i, l := range s.Letters {
		r := []rune(l.Letter)
		switch {
		case len(r) != 1, !isLetter(r[0], LanguageEnglish),
			i > 0 && l.Letter <= s.Letters[i-1].Letter,
			l.Pieces.Total() == 0, !l.Pieces.Within(s.Stock), !(letterpiece.Count{}).Within(l.Pieces):
			return games.Refuse(IllegalAlphabet, nil)
		}
		if isLetter(r[0], LanguageGerman) {
			letters++
		}
	}
	for _, n := range s.Stock {
		if n > maxStock {
			return games.Refuse(IllegalAlphabet, nil)
		}
	}
	if letters != 26 {
		return games.Refuse(IllegalAlphabet, nil)
	}
	return nil
}

// Clone shares nothing with s.
func (s Setup) Clone() Setup {
	s.Letters = slices.Clone(s.Letters)
	return s
}

// Pieces are those of a letter; ok is false when the alphabet has none.
func (s Setup) Pieces(r rune) (letterpiece.Count, bool) { return piecesOf(s.Letters, r) }

func piecesOf(letters []Letter, r rune) (letterpiece.Count, bool) {
	for _, l := range letters {
		if l.Letter == string(r) {
			return l.Pieces, true
		}
	}
	return letterpiece.Count{}, false
}

// Need is what each letter of a word needs, letters without pieces nothing.
func Need(letters []Letter, word string) []letterpiece.Count {
	var out []letterpiece.Count
	for _, r := range word {
		c, _ := piecesOf(letters, r)
		out = append(out, c)
	}
	return out
}

// sum is what all need together.
func sum(counts []letterpiece.Count) letterpiece.Count {
	var all letterpiece.Count
	for _, c := range counts {
		all = all.Plus(c)
	}
	return all
}

// Encode is the setup's JSON, as Kind.Start reads it.
func (s Setup) Encode() ([]byte, error) { return games.Encode(s) }
