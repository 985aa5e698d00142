// Package paper is the score sheet of Decipher for games with the real box (RULES.md, "The
// score sheet"): a row a round with its secret word, and either what lies on the table at
// the end of the round or the points themselves. The field of the Puzzle Maker is grey.
package paper

import (
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/sheet"
)

// Rules is the version of what this package makes of a sheet's cells.
const Rules = 1

// The fields besides sheet.Points. Rows are the rounds.
const (
	FieldWord    sheet.Field = "word"    // the secret word, if somebody cares
	FieldGuesser sheet.Field = "guesser" // the seat that guessed it, or sheet.Nobody
	FieldNo      sheet.Field = "no"      // NO-tokens on the board
	FieldBonus   sheet.Field = "bonus"   // Bonus Tokens that the Puzzle Maker received
	FieldLeft    sheet.Field = "left"    // Guess Tokens that a Seeker has left
)

// Refusals. Args are named behind each.
const (
	IllegalNo      games.ID = "sheet.decipher.no"      // Min, Max: so many NO-tokens can't lie on the board
	IllegalBonus   games.ID = "sheet.decipher.bonus"   // Min, Max Bonus Tokens there are
	IllegalLeft    games.ID = "sheet.decipher.left"    // Min, Max Guess Tokens that a Seeker has
	IllegalGuesser games.ID = "sheet.decipher.guesser" // no Seeker of this round
	IllegalOwn     games.ID = "sheet.decipher.own"     // Seat: the Puzzle Maker has no Guess Tokens and guesses nothing
	IllegalGave    games.ID = "sheet.decipher.gave"    // Seat, Max: who guessed the word has given at least one token
	IllegalPoints  games.ID = "sheet.decipher.points"  // Seat, Points: nobody can have so many in this round
	IllegalShare   games.ID = "sheet.decipher.share"   // the round can't end with these points together
)

// Options are what a sheet depends on besides its cells.
type Options struct {
	Seats    int // in turn order from the first Puzzle Maker
	Length   int // letters of a word
	Language decipher.Language
}

// options are those of the game that its code needs.
func (o Options) options() decipher.Options {
	return decipher.Options{Seats: o.Seats, Length: o.Length, Language: o.Language, Pick: decipher.PickOrder}
}

// Validate lists everything that is wrong, as decipher.Options.Validate.
func (o Options) Validate() []*games.Illegal { return o.options().Validate() }

// Encode is the JSON that Kind.Start reads.
func (o Options) Encode() ([]byte, error) {
	return sheet.WriteOptions(o)
}

// Kind is Decipher's sheet.
type Kind struct{}

var _ sheet.Kind = Kind{}

// Name implements sheet.Kind.
func (Kind) Name() string { return decipher.Name }

// Rules implements sheet.Kind.
func (Kind) Rules() int { return Rules }

// Start implements sheet.Kind.
func (Kind) Start(setup []byte) (sheet.Form, error) {
	return sheet.Started(setup, func(o Options) sheet.Form { return form{o} })
}

// FromMatch implements sheet.Kind: the finished rounds.
func (Kind) FromMatch(m games.Match) ([]byte, sheet.Edit, error) {
	v, ok := m.View(games.Table).(decipher.View)
	if !ok {
		return nil, nil, games.Refuse(games.IllegalData, nil)
	}
	o := Options{Seats: v.Options.Seats, Length: v.Options.Length, Language: v.Options.Language}
	e := sheet.Edit{}.Heads(v.Options.Head[:]...)
	for _, r := range v.Results {
		e = append(e, Counted(r.Round, r.Word, r.Tally())...)
	}
	if out, over := m.Outcome(); over && out.Reason == games.ReasonAbandoned {
		e = e.Set(sheet.Whole(sheet.FieldEnd), sheet.EndAbandoned)
	}
	setup, err := o.Encode()
	return setup, e, err
}

// Counted is the edit that enters what lies on the table at the end of a round, in
// place of whatever stood there. An empty word stays empty.
func Counted(round int, word string, t decipher.Tally) sheet.Edit {
	e := sheet.Edit{}.Set(sheet.Of(round, FieldWord), word).
		Set(sheet.Of(round, FieldGuesser), sheet.SeatText(t.Guesser)).
		Number(sheet.Of(round, FieldNo), t.NoTokens).
		Number(sheet.Of(round, FieldBonus), decipher.BonusTokens-t.BonusLeft)
	for i, left := range t.GuessLeft {
		seat := games.Seat(i)
		e = e.Empty(sheet.Cell{Row: round, Seat: seat, Field: sheet.FieldPoints})
		if seat == t.Maker {
			e = e.Empty(sheet.Cell{Row: round, Seat: seat, Field: FieldLeft})
		} else {
			e = e.Number(sheet.Cell{Row: round, Seat: seat, Field: FieldLeft}, left)
		}
	}
	return e
}

// Typed is the edit that enters points, as texts by seat, in place of whatever was
// counted in a round.
func Typed(round int, word string, points []string) sheet.Edit {
	e := sheet.Edit{}.Set(sheet.Of(round, FieldWord), word).
		Empty(sheet.Of(round, FieldGuesser), sheet.Of(round, FieldNo), sheet.Of(round, FieldBonus))
	for i, text := range points {
		e = e.Empty(sheet.Cell{Row: round, Seat: games.Seat(i), Field: FieldLeft}).
			Set(sheet.Cell{Row: round, Seat: games.Seat(i), Field: sheet.FieldPoints}, text)
	}
	return e
}

// TallyOf is what was counted in a round; ok is false while something is missing.
// What is missing is 0, and games.Table for the guesser.
func TallyOf(s sheet.Sheet, round int) (t decipher.Tally, ok bool) {
	f, ok := s.Form().(form)
	if !ok {
		return t, false
	}
	return f.tally(s.Cells(), round)
}
