package paper

import (
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/sheet"
)

type form struct{ o Options }

// Most that one can name in a round.
const (
	maxNumbers  = 11 * davinci.Colors // all but the sixes
	maxSpecials = 2 * davinci.Colors  // sixes and dashes
	maxPoints   = 1000                // beyond what all tiles and codes count
)

// Shape implements sheet.Form.
func (f form) Shape() sheet.Shape {
	if f.o.Rounds == 0 {
		return sheet.Shape{Seats: f.o.Seats, Rows: 1, MaxRows: 1, PerPage: 4, Fields: []sheet.FieldInfo{
			{Field: FieldWinner, Kind: sheet.SeatField},
			sheet.HeadField(davinci.Options{Seats: f.o.Seats}.StartTiles() - 1),
		}}
	}
	return sheet.Shape{Seats: f.o.Seats, Rows: f.o.Rounds, MaxRows: f.o.Rounds, PerPage: 2, Fields: []sheet.FieldInfo{
		{Field: FieldNumbers, Seats: true, Max: maxNumbers},
		{Field: FieldSpecials, Seats: true, Max: f.maxSpecials()},
		{Field: FieldCodes, Seats: true, Max: f.o.Seats - 1},
		{Field: FieldLeft, Kind: sheet.ListField, Seats: true},
		{Field: sheet.FieldPoints, Seats: true, Max: maxPoints},
		sheet.HeadField(davinci.MaxHead),
	}}
}

func (f form) maxSpecials() int {
	if f.o.Dashes {
		return maxSpecials
	}
	return davinci.Colors
}

// Clean implements sheet.Form.
func (f form) Clean(c sheet.Cell, text string) (string, error) {
	switch c.Field {
	case FieldNumbers:
		return sheet.Bounded(text, 0, maxNumbers, IllegalCount)
	case FieldSpecials:
		return sheet.Bounded(text, 0, f.maxSpecials(), IllegalCount)
	case FieldCodes:
		return sheet.Bounded(text, 0, f.o.Seats-1, IllegalCodes)
	case FieldLeft:
		left, err := f.parseLeft(text)
		return leftText(left), err
	case FieldWinner:
		if s, ok := sheet.ParseSeat(text); !ok || s < 0 || int(s) >= f.o.Seats {
			return "", games.Refuse(IllegalSeat, nil)
		}
		return text, nil
	}
	text, err := sheet.CleanSum(text)
	if n, _ := sheet.Sum(text); err == nil && (n < 0 || n > maxPoints) {
		return "", games.Refuse(IllegalPoints, games.Args{"Points": n})
	}
	return text, err
}

// parseLeft reads numbers apart by blanks or commas, a dash as "-".
func (f form) parseLeft(text string) ([]int, error) {
	var out []int
	var seen [davinci.Values]int
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == ';' || r == '\t' }) {
		n, err := strconv.Atoi(word)
		switch {
		case strings.ContainsAny(word, "-–−") && len([]rune(word)) == 1:
			n = davinci.Dash
		case err != nil || n < 0 || n > davinci.MaxNumber:
			return nil, f.notLeft(word)
		}
		if n == davinci.Dash && !f.o.Dashes {
			return nil, games.Refuse(IllegalDash, nil)
		}
		if seen[n]++; seen[n] > davinci.Colors {
			return nil, games.Refuse(IllegalTwice, games.Args{"Number": word})
		}
		out = append(out, n)
	}
	if len(out) == 0 {
		return nil, f.notLeft(text)
	}
	return out, nil
}

// notLeft refuses what is no tile.
func (f form) notLeft(text string) error {
	if f.o.Dashes {
		return games.Refuse(IllegalLeft, games.Args{"Text": text})
	}
	return games.Refuse(IllegalNumber, games.Args{"Text": text})
}

// Check implements sheet.Form.
func (f form) Check(c sheet.Cells, rows []int) error {
	if f.o.Rounds == 0 {
		return nil
	}
	return c.CheckRows(rows, []sheet.Field{FieldNumbers, FieldSpecials, FieldCodes, FieldLeft}, f.checkCounted, f.checkTyped)
}

// checkCounted refuses what can't be right whatever is still missing, and of a row that
// is complete what davinci.Valid refuses.
func (f form) checkCounted(c sheet.Cells, row int) error {
	tallies, ok := f.tallies(c, row)
	codes, winners := 0, 0
	sum := davinci.Tally{}
	for i, t := range tallies {
		codes += t.Codes
		sum.Numbers, sum.Specials, sum.Left = sum.Numbers+t.Numbers, sum.Specials+t.Specials, append(sum.Left, t.Left...)
		if len(t.Left) > 0 {
			winners++
		}
		if t.Codes > t.Numbers+t.Specials && c.Text(row, games.Seat(i), FieldNumbers) != "" && c.Text(row, games.Seat(i), FieldSpecials) != "" {
			return games.Refuse(IllegalCracked, games.Args{"Seat": games.Seat(i)})
		}
	}
	switch {
	case winners > 1:
		return games.Refuse(IllegalWinners, nil)
	case codes > f.o.Seats-1:
		return games.Refuse(IllegalAll, games.Args{"Max": f.o.Seats - 1})
	case f.full(c, row) && winners == 0:
		return games.Refuse(IllegalNobody, nil)
	case ok && !davinci.Valid(tallies, f.o.Dashes), !f.exist(sum):
		return games.Refuse(IllegalTiles, nil)
	}
	return nil
}

// exist tells whether there are so many tiles: those of one seat that has named and
// kept them all.
func (f form) exist(sum davinci.Tally) bool {
	if len(sum.Left) == 0 { // no sheet without a winner, so they have at least one
		return sum.Numbers+sum.Specials < maxNumbers+f.maxSpecials() && sum.Numbers <= maxNumbers && sum.Specials <= f.maxSpecials()
	}
	return davinci.Valid([]davinci.Tally{sum, {}}, f.o.Dashes)
}

// full tells whether every count of a row is there.
func (f form) full(c sheet.Cells, row int) bool {
	for i := range f.o.Seats {
		for _, field := range []sheet.Field{FieldNumbers, FieldSpecials, FieldCodes} {
			if c.Text(row, games.Seat(i), field) == "" {
				return false
			}
		}
	}
	return true
}

// checkTyped: all that counts is tens, but for the faces left in the winner's code.
func (f form) checkTyped(c sheet.Cells, row int) error {
	odd := 0
	for i := range f.o.Seats {
		p, ok := c.Number(row, games.Seat(i), sheet.FieldPoints)
		if !ok || p%davinci.NumberPoints == 0 {
			continue
		}
		if odd++; odd > 1 || f.o.Leftover == davinci.LeftTens {
			return games.Refuse(IllegalTens, games.Args{"Seat": games.Seat(i), "Points": p})
		}
	}
	return nil
}

// tallies are what was counted in a row; ok is false while something is missing.
func (f form) tallies(c sheet.Cells, row int) (out []davinci.Tally, ok bool) {
	winners := 0
	for i := range f.o.Seats {
		seat := games.Seat(i)
		var t davinci.Tally
		t.Numbers, _ = c.Number(row, seat, FieldNumbers)
		t.Specials, _ = c.Number(row, seat, FieldSpecials)
		t.Codes, _ = c.Number(row, seat, FieldCodes)
		if text := c.Text(row, seat, FieldLeft); text != "" {
			if left, err := f.parseLeft(text); err == nil {
				t.Left = left
				winners++
			}
		}
		out = append(out, t)
	}
	return out, winners == 1 && f.full(c, row)
}
