// Package paper is the score sheet of Wörterklauer for games with the real tiles (RULES.md,
// "The sheet"): a row a turn with the letters red : black that lie at its end and, if
// somebody cares, its words; or only who has won.
package paper

import (
	"strings"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/games/woerterklauer"
)

// Rules is the version of what this package makes of a sheet's cells.
const Rules = 1

// The fields. Rows are the turns; FieldWinner and the last result stand for the whole sheet.
const (
	FieldRed      sheet.Field = "red"   // red letters at the end of the turn
	FieldBlack    sheet.Field = "black" // black ones
	FieldNew      sheet.Field = "new"   // words laid, apart by blanks
	FieldStolen   sheet.Field = "stolen"
	FieldChanged  sheet.Field = "changed"
	FieldExtended sheet.Field = "extended"
	FieldWinner   sheet.Field = "winner" // the seat that won: the other one can't take the lead
)

// Words are the fields of a turn's words.
func Words() []sheet.Field { return []sheet.Field{FieldNew, FieldStolen, FieldChanged, FieldExtended} }

// MaxRows is the number of turns that a sheet takes.
const MaxRows = 200

const (
	minWord  = 2   // letters
	maxWords = 300 // characters of a cell with words
)

// Refusals. Args are named behind each.
const (
	IllegalSeat   games.ID = "sheet.woerterklauer.seat"   // no such player
	IllegalCount  games.ID = "sheet.woerterklauer.count"  // Min, Max: tiles that there are, and places on the field
	IllegalLead   games.ID = "sheet.woerterklauer.lead"   // Seat, Row: whose turn it was must lead at its end
	IllegalFewer  games.ID = "sheet.woerterklauer.fewer"  // Row, Count: at the end of the turn before lay so many letters, and none may go
	IllegalMore   games.ID = "sheet.woerterklauer.more"   // Row, Max: letters that may come in one turn
	IllegalWord   games.ID = "sheet.woerterklauer.word"   // Word, Min: no word of A to Z
	IllegalWinner games.ID = "sheet.woerterklauer.winner" // Seat: who ended the last turn has the lead and can't have lost
)

// Options are what a sheet depends on besides its cells: those of the game.
type Options struct{ woerterklauer.Options }

// Encode is the JSON that Kind.Start reads.
func (o Options) Encode() ([]byte, error) {
	return sheet.WriteOptions(o)
}

// Mover is whose turn a row is.
func (o Options) Mover(row int) games.Seat {
	return (o.First + games.Seat(row-1)) % woerterklauer.Seats
}

// Turn is what one turn enters. Words are by the fields of Words.
type Turn struct {
	woerterklauer.Tally
	Words map[sheet.Field][]string
}

// Counted is the edit that enters a turn in place of whatever stood there.
func Counted(row int, t Turn) sheet.Edit {
	e := sheet.Edit{}.Number(sheet.Of(row, FieldRed), t.Red).Number(sheet.Of(row, FieldBlack), t.Black)
	for _, f := range Words() {
		e = e.Set(sheet.Of(row, f), strings.Join(t.Words[f], " "))
	}
	return e
}

// Kind is the sheet of Wörterklauer.
type Kind struct{}

var _ sheet.Kind = Kind{}

// Name implements sheet.Kind.
func (Kind) Name() string { return woerterklauer.Name }

// Rules implements sheet.Kind.
func (Kind) Rules() int { return Rules }

// Start implements sheet.Kind.
func (Kind) Start(setup []byte) (sheet.Form, error) {
	return sheet.Started(setup, func(o Options) sheet.Form { return form{o} })
}

// FromMatch implements sheet.Kind: the turns that were ended.
func (Kind) FromMatch(m games.Match) ([]byte, sheet.Edit, error) {
	v, ok := m.View(games.Table).(woerterklauer.View)
	if !ok {
		return nil, nil, games.Refuse(games.IllegalData, nil)
	}
	e := sheet.Edit{}.Heads(v.Options.Extra[:]...)
	for _, p := range v.Turns {
		t := Turn{Tally: p.Tally, Words: map[sheet.Field][]string{}}
		for _, w := range p.Words {
			if f, ok := fields[w.Fate]; ok {
				t.Words[f] = append(t.Words[f], w.Text)
			}
		}
		e = append(e, Counted(p.TurnNumber, t)...)
	}
	out, over := m.Outcome()
	switch {
	case over && out.Reason == games.ReasonAbandoned:
		e = e.Set(sheet.Whole(sheet.FieldEnd), sheet.EndAbandoned)
	case over:
		e = e.Set(sheet.Whole(FieldWinner), sheet.SeatText(v.Winner))
	}
	v.Options.Extra = [woerterklauer.Seats]int{}
	setup, err := Options{v.Options}.Encode()
	return setup, e, err
}

var fields = map[woerterklauer.Fate]sheet.Field{
	woerterklauer.FateNew: FieldNew, woerterklauer.FateStolen: FieldStolen, woerterklauer.FateChanged: FieldChanged, woerterklauer.FateExtended: FieldExtended,
}
