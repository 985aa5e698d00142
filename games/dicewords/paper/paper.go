// Package paper is the score sheet of Dicewords for games with the real dice: a row a
// round, and for each player the word of the turn, counted with the values of the set and
// the house, or its points.
package paper

import (
	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/sheet"
)

// Rules is the version of what this package makes of a sheet's cells.
const Rules = 1

// FieldWord is the field of the word of a turn; sheet.FieldPoints next to it overrules what it
// counts. The letter that the joker stood for is in brackets, SCHI(N)KEN, or "?".
const FieldWord sheet.Field = "word"

// FieldDoubt is what wrong challenges have cost a seat in a round, in points, where they cost anything.
const FieldDoubt sheet.Field = "doubt"

// MaxRows is the number of rounds that a sheet takes.
const MaxRows = 300

// Refusals. Args are named behind each.
const (
	IllegalPoints   games.ID = "sheet.dicewords.points"   // Points, Near ([]int): no word counts so much; these are the nearest that one can count
	IllegalMultiple games.ID = "sheet.dicewords.multiple" // Points, Word, Length: not so many times a word value
	IllegalJoker    games.ID = "sheet.dicewords.joker"    // one letter in brackets at most, or one "?"
	IllegalDoubt    games.ID = "sheet.dicewords.doubt"    // Min, Max: wrong challenges of a round can't cost so much
)

// Notes.
const (
	NoteBeyond games.ID = "sheet.dicewords.beyond" // Round: the target was reached in this round already
	NoteGap    games.ID = "sheet.dicewords.gap"    // Seat, Round: nothing stands there, but in a later round
)

// Options are what a sheet depends on besides its cells.
type Options struct {
	Seats  int
	Target int
	Clock  int // seconds a turn, 0 without
	Set    dicewords.Set
	// DoubtCost is what a wrong challenge costs, in points: 0 or dicewords.DoubtCost.
	DoubtCost int `json:",omitempty"`
}

// Validate lists everything that is wrong, as dicewords.Options.Validate.
func (o Options) Validate() []*games.Illegal {
	match := dicewords.Options{Seats: o.Seats, Target: o.Target, Check: dicewords.CheckDictionary, Clock: o.Clock, DoubtCost: o.DoubtCost}
	if o.DoubtCost > 0 {
		match.Check = dicewords.CheckChallenge
	}
	wrong := match.Validate()
	if ill, ok := o.Set.Validate().(*games.Illegal); ok { //nolint:errorlint // Validate returns it bare
		wrong = append(wrong, ill)
	}
	return wrong
}

// Encode is the JSON that Kind.Start reads.
func (o Options) Encode() ([]byte, error) {
	return sheet.WriteOptions(o)
}

// Kind is the sheet of Dicewords.
type Kind struct{}

var _ sheet.Kind = Kind{}

// Name implements sheet.Kind.
func (Kind) Name() string { return dicewords.Name }

// Rules implements sheet.Kind.
func (Kind) Rules() int { return Rules }

// Start implements sheet.Kind.
func (Kind) Start(setup []byte) (sheet.Form, error) {
	return sheet.Started(setup, func(o Options) sheet.Form { return newForm(o) })
}

// FromMatch implements sheet.Kind: the settled turns. No sheet is for fixed rounds.
func (Kind) FromMatch(m games.Match) ([]byte, sheet.Edit, error) {
	v, ok := m.View(games.Table).(dicewords.View)
	if !ok || v.Options.Rounds > 0 {
		return nil, nil, games.Refuse(games.IllegalData, nil)
	}
	o := Options{Seats: v.Options.Seats, Target: v.Options.Target, Clock: v.Options.Clock, Set: v.Set, DoubtCost: v.Options.DoubtCost}
	f := newForm(o)
	e := sheet.Edit{}.Heads(v.Options.Head[:]...)
	doubts := map[sheet.Cell]int{}
	for _, t := range v.Turns {
		word := sheet.Cell{Row: t.Round, Seat: t.Seat, Field: FieldWord}
		points := sheet.Cell{Row: t.Round, Seat: t.Seat, Field: sheet.FieldPoints}
		if t.Word != "" {
			e = e.Set(word, marked(t.Spelling))
		}
		if counted, err := f.count(marked(t.Spelling)); err != nil || counted.Points() != t.Points {
			e = e.Number(points, t.Points) // nothing, or a word that was refuted
		}
		if t.Cost > 0 {
			doubt := sheet.Cell{Row: t.Round, Seat: t.Challenger, Field: FieldDoubt}
			doubts[doubt] += t.Cost
			e = e.Number(doubt, doubts[doubt])
		}
	}
	if out, over := m.Outcome(); over && out.Reason == games.ReasonAbandoned {
		e = e.Set(sheet.Whole(sheet.FieldEnd), sheet.EndAbandoned)
	}
	setup, err := o.Encode()
	return setup, e, err
}

// marked is a word with the joker's letter in brackets.
func marked(s dicewords.Spelling) string {
	letters := []rune(s.Word)
	if s.Joker < 0 || s.Joker >= len(letters) {
		return s.Word
	}
	return string(letters[:s.Joker]) + "(" + string(letters[s.Joker]) + ")" + string(letters[s.Joker+1:])
}
