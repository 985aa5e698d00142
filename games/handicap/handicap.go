// Package handicap knows what a handicap is worth and proposes one, for all games alike: it reads the JSON of a setup, or of a score
// sheet's options, by the names of its fields, and knows players by what they have made. Its figures were measured with the
// characters of the program; τ is the unit in which a chance is 1/(1+e^(−(gap−handicap)/τ)).
//
// # What neighbours win with what is proposed
//
// By "make arena ARGS=-only=given": how many of 100 matches the weaker of two neighbours wins with the handicap in brackets, which is
// what Propose says of players of whom so much is known; 1,000 matches each, ± 3:
//
//	                              Fips, Pip    Nova, Fips   Atlas, Nova   Sphinx, Atlas
//	Dicewords, German, to 400     48 (75)      45 (80)      53 (85)       47 (70)
//	Dicewords, English            48 (70)      46 (75)      49 (85)       50 (65)
//	Wörterklauer, 7×7 at I        57 (5)       55 (5)       56 (5)        50 (5)
//	Wörterklauer, 10×10 at I      54 (6)       53 (7)       50 (8)        50 (7)
//	Decipher, two seats           49 (17)      58 (11)      58 (11)       50 (9)
//	Da Vinci Code, 4 rounds       49 (130)     50 (145)     49 (200)      47 (200)
//	Da Vinci Code, one round      52 (1)       41 (1)       37 (1)        36 (1)
//
// Outside of 45 to 55 lie seven: on 7×7 a letter moves 4 to 7 of 100, so 5 is one too many for two pairs; in Decipher the mean
// points of Nova and Atlas lie further from those before than their chances do, by 2 to 3 points; of one round τ
// takes the second open tile to bring as little as the first, though it brings twice as much.
package handicap

import (
	"encoding/json"
	"math"
	"slices"
)

// PerTau is what a handicap of τ is worth on the scale of rating.Rating: rating.Scale.
const PerTau = 5.9

// Parts are what the text of a setup with a handicap has one of.
var Parts = []string{`"Head":[`, `"Extra":[`, `"Show":[`}

// Unit is what is given: points at the start, letters that count besides, tiles that each other one lays open.
type Unit string

// The units.
const (
	Points  Unit = "points"
	Letters Unit = "letters"
	Tiles   Unit = "tiles"
)

// Terms are the fields of a setup that concern handicaps. A game has some of them.
type Terms struct {
	Seats             int
	Target            int    // Dicewords
	Size, Level       int    // Wörterklauer
	Length            int    // Decipher
	Rounds            int    // Da Vinci Code, 0: one game without points
	Leftover          string // Da Vinci Code
	Head, Extra, Show []int  // the handicaps, by seat
}

// Of are the terms of a setup, whose options are in Options, or of a sheet, which are its options; none where it is neither.
func Of(setup []byte) Terms {
	var own struct {
		Terms
		Options *Terms
	}
	switch {
	case json.Unmarshal(setup, &own) != nil:
		return Terms{}
	case own.Options != nil:
		return *own.Options
	}
	return own.Terms
}

// Given are the handicaps by seat, nil where nobody has any.
func (t Terms) Given() []int {
	for _, of := range [][]int{t.Head, t.Extra, t.Show} {
		if slices.ContainsFunc(of, func(n int) bool { return n != 0 }) {
			return of[:min(len(of), max(t.Seats, 0))]
		}
	}
	return nil
}

// With are the terms with other handicaps.
func (t Terms) With(given []int) Terms {
	t.Head, t.Extra, t.Show = nil, nil, nil
	switch t.Unit() {
	case Points:
		t.Head = given
	case Letters:
		t.Extra = given
	case Tiles:
		t.Show = given
	}
	return t
}

// Put is a setup, or a sheet's options, with these handicaps instead of its own; nil: none. Anything else stays as it is.
func Put(setup []byte, given []int) []byte {
	var all, options map[string]json.RawMessage
	some := slices.ContainsFunc(given, func(n int) bool { return n != 0 })
	if err := json.Unmarshal(setup, &all); err != nil || !some && Of(setup).Given() == nil {
		return setup
	}
	nested := all["Options"] != nil
	if err := json.Unmarshal(all["Options"], &options); nested && err != nil {
		return setup
	}
	if !nested {
		options = all
	}
	delete(options, "Head")
	delete(options, "Extra")
	delete(options, "Show")
	name := map[Unit]string{Points: "Head", Letters: "Extra", Tiles: "Show"}[Of(setup).Unit()]
	if name != "" && some {
		options[name] = encoded(given)
	}
	if nested {
		all["Options"] = encoded(options)
	}
	return encoded(all)
}

// encoded is plain data as JSON, which can't fail.
func encoded(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// HeadOf are the points of a seat that it hasn't made.
func (t Terms) HeadOf(seat int) int {
	if seat >= 0 && seat < len(t.Head) {
		return t.Head[seat]
	}
	return 0
}

// Unit is what the game gives, "" where it has no handicaps, as alone.
func (t Terms) Unit() Unit {
	switch {
	case t.Seats < 2:
	case t.Target > 0, t.Length > 0, t.Rounds > 0:
		return Points
	case t.Size > 0:
		return Letters
	case t.Leftover != "":
		return Tiles
	}
	return ""
}

// Step is by how much a handicap is made more or less.
func (t Terms) Step() int {
	if t.Target > 0 || t.Rounds > 0 {
		return 5
	}
	return 1
}

// Most is the most that anybody may be given.
func (t Terms) Most() int {
	switch {
	case t.Target > 0:
		return t.Target - 1
	case t.Length > 0:
		return 60
	case t.Size > 0:
		return 24
	case t.Rounds > 0:
		return 999
	case t.Leftover != "" && t.Seats == 4: // less by one than everybody begins with
		return 2
	case t.Leftover != "":
		return 3
	}
	return 0
}

// Tau is τ in units of the handicap; 0 where there is none.
func (t Terms) Tau() float64 {
	switch {
	case t.Target > 0:
		return 2.1 * math.Sqrt(float64(t.Target))
	case t.Length > 0:
		return 7
	case t.Size > 0 && t.Level >= 3:
		return 6
	case t.Size > 8:
		return 5
	case t.Size > 0:
		return 4.5
	case t.Rounds > 0:
		return 55 * math.Sqrt(float64(t.Rounds))
	case t.Leftover != "":
		return 1.2
	}
	return 0
}

// EdgeOf is what a seat's handicap is worth on the scale of ratings.
func (t Terms) EdgeOf(seat int) float64 {
	if given := t.Given(); seat >= 0 && seat < len(given) && t.Tau() > 0 {
		return PerTau * float64(given[seat]) / t.Tau()
	}
	return 0
}
