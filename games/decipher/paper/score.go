package paper

import (
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/sheet"
)

// What points are made of.
const (
	ItemGuess    games.ID = "decipher.seek.item.guess"
	ItemBonus    games.ID = "decipher.seek.item.bonus"
	ItemDecipher games.ID = "decipher.seek.item.decipher"
	ItemNo       games.ID = "decipher.seek.item.no"
)

// Items are the parts of a seat's points, without those that count nothing.
func Items(s decipher.RoundScore) []sheet.Item {
	var out []sheet.Item
	add := func(id games.ID, n int, of decipher.RoundScore) {
		if n > 0 {
			out = append(out, sheet.Item{ID: id, N: n, Points: of.Points()})
		}
	}
	add(ItemNo, s.No, decipher.RoundScore{No: s.No})
	add(ItemGuess, s.Guess+s.Received, decipher.RoundScore{Guess: s.Guess, Received: s.Received})
	add(ItemBonus, s.Bonus, decipher.RoundScore{Bonus: s.Bonus})
	if s.Decipher || s.Unguessed {
		add(ItemDecipher, 1, decipher.RoundScore{Decipher: true})
	}
	return out
}

// Score implements sheet.Form.
func (f form) Score(c sheet.Cells) sheet.Score {
	var out sheet.Score
	done := 0
	for row := 1; row <= f.rounds(); row++ {
		l := f.line(c, row)
		out.Lines = append(out.Lines, l)
		if l.Done {
			done++
			out.Turns = append(out.Turns, turns(l)...)
		} else if out.Next.Row == 0 {
			out.Next = f.next(c, row)
		}
	}
	out.Totals = games.WithHead(sheet.AddUp(f.o.Seats, out.Lines), c.Heads(f.o.Seats))
	if out.Outcome = c.Ended(out.Totals); out.Outcome == nil && done == f.rounds() {
		out.Outcome = sheet.Rank(out.Totals, decipher.ReasonRounds)
	}
	return out
}

func (f form) line(c sheet.Cells, row int) sheet.Line {
	l := sheet.Line{Row: row, Word: c.Text(row, games.Table, FieldWord), Own: f.maker(row), Seats: make([]sheet.Mark, f.o.Seats)}
	if t, ok := f.tally(c, row); ok {
		for i, s := range t.Scores() {
			l.Seats[i] = sheet.Mark{Known: true, Points: s.Points(), Items: Items(s)}
		}
		l.Done = true
		return l
	}
	if c.Has(row, FieldGuesser, FieldNo, FieldBonus, FieldLeft) {
		return l
	}
	l.Done = true
	for i, p := range f.points(c, row) {
		if p == nil {
			l.Done = false
			continue
		}
		l.Seats[i] = sheet.Mark{Known: true, Points: *p, Typed: true}
	}
	return l
}

// turns are one a seat, the Puzzle Maker's with the word, as in a match.
func turns(l sheet.Line) []games.ScoredTurn {
	var out []games.ScoredTurn
	for i, m := range l.Seats {
		s := games.ScoredTurn{Seat: games.Seat(i), Round: l.Row, Points: m.Points}
		if s.Seat == l.Own {
			s.Word = l.Word
		}
		out = append(out, s)
	}
	return out
}

// next is the first thing missing of a row that isn't done, in the order of counting
// at the table.
func (f form) next(c sheet.Cells, row int) sheet.Cell {
	if c.Has(row, sheet.FieldPoints) {
		for i, p := range f.points(c, row) {
			if p == nil {
				return sheet.Cell{Row: row, Seat: games.Seat(i), Field: sheet.FieldPoints}
			}
		}
	}
	if !c.Has(row, FieldWord, FieldGuesser, FieldNo, FieldBonus, FieldLeft) {
		return sheet.Of(row, FieldWord)
	}
	for _, field := range []sheet.Field{FieldGuesser, FieldNo, FieldBonus} {
		if c.Text(row, games.Table, field) == "" {
			return sheet.Of(row, field)
		}
	}
	for i := range f.o.Seats {
		seat := games.Seat(i)
		if seat != f.maker(row) && c.Text(row, seat, FieldLeft) == "" {
			return sheet.Cell{Row: row, Seat: seat, Field: FieldLeft}
		}
	}
	return sheet.Of(row, FieldGuesser)
}
