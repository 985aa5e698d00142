package paper

import (
	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/sheet"
)

// Score implements sheet.Form.
func (f form) Score(c sheet.Cells) sheet.Score {
	if f.o.Rounds == 0 {
		return f.scoreOne(c)
	}
	var out sheet.Score
	done := 0
	for row := 1; row <= f.o.Rounds; row++ {
		l := f.line(c, row)
		out.Lines = append(out.Lines, l)
		if l.Done {
			done++
			for i, m := range l.Seats {
				out.Turns = append(out.Turns, games.ScoredTurn{Seat: games.Seat(i), Round: row, Points: m.Points})
			}
		} else if out.Next.Row == 0 {
			out.Next = f.next(c, row)
		}
	}
	out.Totals = games.WithHead(sheet.AddUp(f.o.Seats, out.Lines), c.Heads(f.o.Seats))
	if out.Outcome = c.Ended(out.Totals); out.Outcome == nil && done == f.o.Rounds {
		out.Outcome = sheet.Rank(out.Totals, davinci.ReasonRounds)
	}
	return out
}

// scoreOne is the result of one game without points: the winner is first and all
// others share the second place, as in a match.
func (f form) scoreOne(c sheet.Cells) sheet.Score {
	out := sheet.Score{Totals: make([]int, f.o.Seats), Lines: []sheet.Line{{Row: 1, Own: games.Table, Seats: make([]sheet.Mark, f.o.Seats)}}}
	winner, ok := c.Seat(1, FieldWinner)
	if out.Outcome = c.Ended(out.Totals); out.Outcome != nil {
		return out
	}
	if !ok || winner < 0 || int(winner) >= f.o.Seats {
		out.Next = sheet.Of(1, FieldWinner)
		return out
	}
	first := make([]int, f.o.Seats)
	first[winner] = 1
	out.Lines[0].Done = true
	out.Outcome = sheet.Rank(first, davinci.ReasonLast)
	for i := range out.Outcome.Places {
		out.Outcome.Places[i].Points = 0
	}
	return out
}

func (f form) line(c sheet.Cells, row int) sheet.Line {
	l := sheet.Line{Row: row, Own: games.Table, Seats: make([]sheet.Mark, f.o.Seats)}
	if t, ok := f.tallies(c, row); ok {
		for i := range t {
			s := t[i].Score(games.Seat(i), f.o.Leftover)
			l.Seats[i] = sheet.Mark{Known: true, Points: s.Points(), Items: f.items(t[i], s)}
		}
		l.Done = true
		return l
	}
	if c.Has(row, FieldNumbers, FieldSpecials, FieldCodes, FieldLeft) {
		return l
	}
	l.Done = true
	for i := range l.Seats {
		p, ok := c.Number(row, games.Seat(i), sheet.FieldPoints)
		l.Seats[i] = sheet.Mark{Known: ok, Points: p, Typed: ok}
		l.Done = l.Done && ok
	}
	return l
}

func (f form) items(t davinci.Tally, s davinci.RoundScore) []sheet.Item {
	specials := ItemSpecials
	if !f.o.Dashes {
		specials = ItemSixes
	}
	var out []sheet.Item
	for _, i := range []sheet.Item{
		{ID: ItemNumbers, N: t.Numbers, Points: s.Numbers},
		{ID: specials, N: t.Specials, Points: s.Specials},
		{ID: ItemCodes, N: t.Codes, Points: s.Codes},
		{ID: ItemLeft, N: len(t.Left), Points: s.Left},
	} {
		if i.N > 0 {
			out = append(out, i)
		}
	}
	return out
}

// next is the first thing missing of a row that isn't done.
func (f form) next(c sheet.Cells, row int) sheet.Cell {
	fields := []sheet.Field{FieldNumbers, FieldSpecials, FieldCodes}
	if c.Has(row, sheet.FieldPoints) {
		fields = []sheet.Field{sheet.FieldPoints}
	}
	for i := range f.o.Seats {
		for _, field := range fields {
			if seat := games.Seat(i); c.Text(row, seat, field) == "" {
				return sheet.Cell{Row: row, Seat: seat, Field: field}
			}
		}
	}
	return sheet.Cell{Row: row, Seat: 0, Field: FieldLeft}
}
