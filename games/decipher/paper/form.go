package paper

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/sheet"
)

type form struct{ o Options }

func (f form) rounds() int                { return f.o.options().Rounds() }
func (f form) maker(round int) games.Seat { return f.o.options().Maker(round) }
func (f form) most() int                  { return letterpiece.Kinds * f.o.Length }

// Shape implements sheet.Form.
func (f form) Shape() sheet.Shape {
	return sheet.Shape{Seats: f.o.Seats, Rows: f.rounds(), MaxRows: f.rounds(), PerPage: 2, Fields: []sheet.FieldInfo{
		{Field: FieldWord, Kind: sheet.WordField},
		{Field: FieldGuesser, Kind: sheet.SeatField},
		{Field: FieldNo, Max: f.most()},
		{Field: FieldBonus, Max: decipher.BonusTokens},
		{Field: FieldLeft, Seats: true, Max: decipher.GuessTokens},
		{Field: sheet.FieldPoints, Seats: true, Max: f.maxPoints()},
		sheet.HeadField(decipher.MaxHead),
	}}
}

// maxPoints is what a Puzzle Maker gets at most.
func (f form) maxPoints() int {
	t := decipher.Tally{GuessLeft: make([]int, f.o.Seats), Guesser: games.Table, NoTokens: f.most()}
	return t.Scores()[0].Points()
}

// Clean implements sheet.Form.
func (f form) Clean(c sheet.Cell, text string) (string, error) {
	switch c.Field {
	case FieldWord:
		word := decipher.Fold(text)
		if len([]rune(word)) > sheet.MaxText {
			return "", games.Refuse(sheet.IllegalLong, games.Args{"Max": sheet.MaxText})
		}
		return word, decipher.CheckWord(f.o.options(), word)
	case FieldGuesser:
		s, ok := sheet.ParseSeat(text)
		if !ok || int(s) >= f.o.Seats {
			return "", games.Refuse(IllegalGuesser, nil)
		}
		if s == f.maker(c.Row) {
			return "", games.Refuse(IllegalOwn, games.Args{"Seat": s})
		}
		return text, nil
	case FieldNo:
		return sheet.Bounded(text, 0, f.most(), IllegalNo)
	case FieldBonus:
		return sheet.Bounded(text, 0, decipher.BonusTokens, IllegalBonus)
	case FieldLeft:
		if c.Seat == f.maker(c.Row) {
			return "", games.Refuse(IllegalOwn, games.Args{"Seat": c.Seat})
		}
		return sheet.Bounded(text, 0, decipher.GuessTokens, IllegalLeft)
	}
	return sheet.CleanSum(text)
}

// Check implements sheet.Form.
func (f form) Check(c sheet.Cells, rows []int) error {
	return c.CheckRows(rows, []sheet.Field{FieldGuesser, FieldNo, FieldBonus, FieldLeft}, f.checkCounted, f.checkTyped)
}

func (f form) checkCounted(c sheet.Cells, row int) error {
	guesser, ok := c.Seat(row, FieldGuesser)
	if left, known := c.Number(row, guesser, FieldLeft); ok && known && left >= decipher.GuessTokens {
		return games.Refuse(IllegalGave, games.Args{"Seat": guesser, "Max": decipher.GuessTokens - 1})
	}
	return nil
}

// checkTyped finds a Tally that gives these points, whatever is still missing.
func (f form) checkTyped(c sheet.Cells, row int) error {
	points := f.points(c, row)
	if f.possible(row, points) {
		return nil
	}
	for i, p := range points {
		alone := make([]*int, len(points))
		if alone[i] = p; p != nil && !f.possible(row, alone) {
			return games.Refuse(IllegalPoints, games.Args{"Seat": games.Seat(i), "Points": *p})
		}
	}
	return games.Refuse(IllegalShare, nil)
}

// points are those typed in a row by seat, nil where none are.
func (f form) points(c sheet.Cells, row int) []*int {
	out := make([]*int, f.o.Seats)
	for i := range out {
		if p, ok := c.Number(row, games.Seat(i), sheet.FieldPoints); ok {
			out[i] = &p
		}
	}
	return out
}

// possible tells whether a round can end with these points.
func (f form) possible(row int, points []*int) bool {
	t := decipher.Tally{Maker: f.maker(row), GuessLeft: make([]int, f.o.Seats)}
	for t.Guesser = games.Table; int(t.Guesser) < f.o.Seats; t.Guesser++ {
		for t.BonusLeft = 0; t.Guesser != t.Maker && t.BonusLeft <= decipher.BonusTokens; t.BonusLeft++ {
			if f.possibleFrom(t, 0, points) {
				return true
			}
		}
	}
	return false
}

// possibleFrom tries all tokens left of the seats from seat on.
func (f form) possibleFrom(t decipher.Tally, seat games.Seat, points []*int) bool {
	if int(seat) == f.o.Seats {
		return f.possibleMaker(t, points[t.Maker])
	}
	if seat == t.Maker {
		return f.possibleFrom(t, seat+1, points)
	}
	t.GuessLeft = slices.Clone(t.GuessLeft)
	for n := range decipher.GuessTokens + 1 {
		t.GuessLeft[seat] = n
		if !t.Valid(f.o.Length) {
			continue
		}
		if p := points[seat]; (p == nil || *p == t.Scores()[seat].Points()) && f.possibleFrom(t, seat+1, points) {
			return true
		}
	}
	return false
}

// possibleMaker tries all numbers of NO-tokens.
func (f form) possibleMaker(t decipher.Tally, points *int) bool {
	for t.NoTokens = 0; t.NoTokens <= f.most(); t.NoTokens++ {
		if points == nil || *points == t.Scores()[t.Maker].Points() {
			return true
		}
	}
	return false
}

// tally is what was counted in a row; ok is false while something is missing.
func (f form) tally(c sheet.Cells, row int) (t decipher.Tally, ok bool) {
	t = decipher.Tally{Maker: f.maker(row), Guesser: games.Table, GuessLeft: make([]int, f.o.Seats)}
	ok = true
	number := func(seat games.Seat, field sheet.Field) int {
		n, known := c.Number(row, seat, field)
		ok = ok && known
		return n
	}
	t.NoTokens = number(games.Table, FieldNo)
	t.BonusLeft = decipher.BonusTokens - number(games.Table, FieldBonus)
	for i := range t.GuessLeft {
		if seat := games.Seat(i); seat != t.Maker {
			t.GuessLeft[i] = number(seat, FieldLeft)
		}
	}
	guesser, known := c.Seat(row, FieldGuesser)
	if known {
		t.Guesser = guesser
	}
	return t, ok && known && t.Valid(f.o.Length)
}
