// Package paper is the score sheet of the points game of Da Vinci Code with the real
// tiles: a row a round, and for each player what they have named and cracked, for the winner
// what is left of their code; or the points themselves. Without points it keeps who won.
package paper

import (
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/sheet"
)

// Rules is the version of what this package makes of a sheet's cells.
const Rules = 1

// The fields besides sheet.Points. Rows are the rounds.
const (
	FieldNumbers  sheet.Field = "numbers"  // numbers named right, but for those in FieldSpecials
	FieldSpecials sheet.Field = "specials" // sixes and dashes named right
	FieldCodes    sheet.Field = "codes"    // codes cracked
	FieldLeft     sheet.Field = "left"     // the winner's numbers not cracked, such as "3 7 11 -"
	FieldWinner   sheet.Field = "winner"   // the seat that won a game without points; in row 1
)

// dash stands for a dash in FieldLeft.
const dash = "-"

// Refusals. Args are named behind each.
const (
	IllegalCount   games.ID = "sheet.davinci.count"   // Min, Max: more than there are tiles
	IllegalCodes   games.ID = "sheet.davinci.codes"   // Min, Max: more codes than opponents
	IllegalCracked games.ID = "sheet.davinci.cracked" // Seat: each code is cracked by naming its last tile
	IllegalLeft    games.ID = "sheet.davinci.left"    // Text: no number from 0 to 11 and no dash
	IllegalNumber  games.ID = "sheet.davinci.number"  // Text: no number from 0 to 11, in a game without dashes
	IllegalDash    games.ID = "sheet.davinci.dash"    // no dashes in this game
	IllegalTwice   games.ID = "sheet.davinci.twice"   // Number: there are only two of each
	IllegalWinners games.ID = "sheet.davinci.winners" // only the winner has tiles left
	IllegalNobody  games.ID = "sheet.davinci.nobody"  // the winner has at least one tile left
	IllegalAll     games.ID = "sheet.davinci.all"     // Max codes that can be cracked in all
	IllegalTiles   games.ID = "sheet.davinci.tiles"   // more tiles than there are, all together
	IllegalSeat    games.ID = "sheet.davinci.seat"    // no such player
	IllegalPoints  games.ID = "sheet.davinci.points"  // Points: nobody can have so many in a round
	IllegalTens    games.ID = "sheet.davinci.tens"    // Seat, Points: only the winner's needn't be tens
)

// What points are made of.
const (
	ItemNumbers  games.ID = "sheet.davinci.item.numbers"
	ItemSpecials games.ID = "sheet.davinci.item.specials"
	ItemSixes    games.ID = "sheet.davinci.item.sixes" // ItemSpecials in a game without dashes
	ItemCodes    games.ID = "sheet.davinci.item.codes"
	ItemLeft     games.ID = "sheet.davinci.item.left"
)

// Options are what a sheet depends on besides its cells.
type Options struct {
	Seats    int
	Rounds   int // of the points game; 0: one game without points
	Dashes   bool
	Leftover davinci.Leftover
}

// Validate lists everything that is wrong, as davinci.Options.Validate.
func (o Options) Validate() []*games.Illegal {
	return davinci.Options{Seats: o.Seats, Rounds: o.Rounds, Dashes: o.Dashes, Leftover: o.Leftover, Pad: davinci.PadOff}.Validate()
}

// Encode is the JSON that Kind.Start reads.
func (o Options) Encode() ([]byte, error) {
	return sheet.WriteOptions(o)
}

// Kind is Da Vinci Code's sheet.
type Kind struct{}

var _ sheet.Kind = Kind{}

// Name implements sheet.Kind.
func (Kind) Name() string { return davinci.Name }

// Rules implements sheet.Kind.
func (Kind) Rules() int { return Rules }

// Start implements sheet.Kind.
func (Kind) Start(setup []byte) (sheet.Form, error) {
	return sheet.Started(setup, func(o Options) sheet.Form { return form{o} })
}

// FromMatch implements sheet.Kind: the finished rounds.
func (Kind) FromMatch(m games.Match) ([]byte, sheet.Edit, error) {
	v, ok := m.View(games.Table).(davinci.View)
	if !ok {
		return nil, nil, games.Refuse(games.IllegalData, nil)
	}
	o := Options{Seats: v.Options.Seats, Rounds: v.Options.Rounds, Dashes: v.Options.Dashes, Leftover: v.Options.Leftover}
	e := sheet.Edit{}.Heads(v.Options.Head[:]...).Heads(v.Options.Show[:]...) // never both
	for _, r := range v.Results {
		if o.Rounds == 0 {
			e = e.Set(sheet.Of(r.Round, FieldWinner), sheet.SeatText(r.Winner))
			continue
		}
		e = append(e, Counted(r.Round, r.Tallies)...)
	}
	if out, over := m.Outcome(); over && out.Reason == games.ReasonAbandoned {
		e = e.Set(sheet.Whole(sheet.FieldEnd), sheet.EndAbandoned)
	}
	setup, err := o.Encode()
	return setup, e, err
}

// Counted is the edit that enters what was counted at the end of a round, by seat, in
// place of whatever stood there.
func Counted(round int, tallies []davinci.Tally) sheet.Edit {
	var e sheet.Edit
	for i, t := range tallies {
		at := func(f sheet.Field) sheet.Cell { return sheet.Cell{Row: round, Seat: games.Seat(i), Field: f} }
		e = e.Empty(at(sheet.FieldPoints)).Number(at(FieldNumbers), t.Numbers).Number(at(FieldSpecials), t.Specials).
			Number(at(FieldCodes), t.Codes).Set(at(FieldLeft), leftText(t.Left))
	}
	return e
}

// Typed is the edit that enters points, as texts by seat, in place of whatever was
// counted in a round.
func Typed(round int, points []string) sheet.Edit {
	var e sheet.Edit
	for i, text := range points {
		at := func(f sheet.Field) sheet.Cell { return sheet.Cell{Row: round, Seat: games.Seat(i), Field: f} }
		e = e.Empty(at(FieldNumbers), at(FieldSpecials), at(FieldCodes), at(FieldLeft)).Set(at(sheet.FieldPoints), text)
	}
	return e
}

func leftText(left []int) string {
	var out []string
	for _, n := range slices.Sorted(slices.Values(left)) {
		if n == davinci.Dash {
			out = append(out, dash)
		} else {
			out = append(out, strconv.Itoa(n))
		}
	}
	return strings.Join(out, " ")
}
