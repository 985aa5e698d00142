package paper

import (
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/games/sheet"
	"spieltisch/games/woerterklauer"
)

type form struct{ o Options }

// most are the letters that a field can have.
func (f form) most() int { return min(woerterklauer.Tiles, f.o.Size*f.o.Size) }

// Shape implements sheet.Form.
func (f form) Shape() sheet.Shape {
	s := sheet.Shape{Seats: woerterklauer.Seats, MaxRows: MaxRows, PerPage: 1, Fields: []sheet.FieldInfo{
		{Field: FieldRed, Max: f.most()},
		{Field: FieldBlack, Max: f.most()},
		{Field: FieldWinner, Kind: sheet.SeatField, Whole: true},
		sheet.HeadField(woerterklauer.MaxExtra),
	}}
	for _, w := range Words() {
		s.Fields = append(s.Fields, sheet.FieldInfo{Field: w, Kind: sheet.WordsField})
	}
	return s
}

// Clean implements sheet.Form.
func (f form) Clean(c sheet.Cell, text string) (string, error) {
	switch c.Field {
	case FieldRed, FieldBlack:
		return sheet.Bounded(text, 0, f.most(), IllegalCount)
	case FieldWinner:
		if s, ok := sheet.ParseSeat(text); !ok || s < 0 || s >= woerterklauer.Seats {
			return "", games.Refuse(IllegalSeat, nil)
		}
		return text, nil
	}
	if len([]rune(text)) > maxWords {
		return "", games.Refuse(sheet.IllegalLong, games.Args{"Max": maxWords})
	}
	words := split(lexicon.Transcribe(lexicon.Fold(text)))
	for _, w := range words {
		if !isWord(w, f.o.Size) {
			return "", games.Refuse(IllegalWord, games.Args{"Word": w, "Min": minWord, "Max": f.o.Size})
		}
	}
	return strings.Join(words, " "), nil
}

// split parts words by blanks and commas.
func split(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == ';' || r == '\t' })
}

func isWord(w string, longest int) bool {
	return len(w) >= minWord && len(w) <= longest && !strings.ContainsFunc(w, func(r rune) bool { return r < 'A' || r > 'Z' })
}

// counts are the letters at the end of a turn; ok is false while one is missing.
func counts(c sheet.Cells, row int) (red, black int, ok bool) {
	red, ok1 := c.Number(row, games.Table, FieldRed)
	black, ok2 := c.Number(row, games.Table, FieldBlack)
	return red, black, ok1 && ok2
}

// Check implements sheet.Form: each turn ends with the mover in the lead, and with no
// fewer letters than the one before.
func (f form) Check(c sheet.Cells, rows []int) error {
	last := 0
	for row := 1; row <= c.Last(); row++ {
		red, black, ok := counts(c, row)
		if !ok {
			continue
		}
		near := slices.ContainsFunc(rows, func(r int) bool { return r >= last && r <= row })
		if err := f.checkTurn(c, row, last); err != nil && near {
			return err
		}
		if red+black > f.most() && near {
			return games.Refuse(IllegalCount, games.Args{"Min": 0, "Max": f.most()})
		}
		last = row
	}
	winner, ok := c.Seat(0, FieldWinner)
	if ok && last > 0 && winner != f.o.Mover(last) {
		return games.Refuse(IllegalWinner, games.Args{"Seat": f.o.Mover(last)})
	}
	return nil
}

// checkTurn compares a turn with the last one before it that is known, 0 for none.
func (f form) checkTurn(c sheet.Cells, row, last int) error {
	red, black, _ := counts(c, row)
	o := f.o.Options
	copy(o.Extra[:], c.Heads(woerterklauer.Seats))
	mover := o.Color(f.o.Mover(row))
	if (woerterklauer.Tally{Red: red, Black: black}).Lead(mover)+o.Bonus(mover, row) < 1 {
		return games.Refuse(IllegalLead, games.Args{"Seat": f.o.Mover(row), "Row": row})
	}
	before := 0
	if last > 0 {
		r, b, _ := counts(c, last)
		before = r + b
	}
	if red+black < before {
		return games.Refuse(IllegalFewer, games.Args{"Row": row, "Count": before})
	}
	if most := woerterklauer.PoolSize * (row - last); red+black > before+most {
		return games.Refuse(IllegalMore, games.Args{"Row": row, "Max": most})
	}
	return nil
}

// Score implements sheet.Form. The points of a seat are its letters on the field.
func (f form) Score(c sheet.Cells) sheet.Score {
	out := sheet.Score{Totals: make([]int, woerterklauer.Seats)}
	for row := 1; row <= c.Last(); row++ {
		l := f.line(c, row)
		out.Lines = append(out.Lines, l)
		if !l.Done {
			if out.Next.Row == 0 {
				out.Next = next(c, row)
			}
			continue
		}
		for i, m := range l.Seats {
			out.Totals[i] = m.Points
		}
		out.Turns = append(out.Turns, f.turns(c, row)...)
	}
	if out.Outcome = c.Ended(out.Totals); out.Outcome != nil {
		return out
	}
	if winner, ok := c.Seat(0, FieldWinner); ok && winner >= 0 && winner < woerterklauer.Seats {
		out.Outcome = &games.Outcome{Reason: woerterklauer.ReasonGaveUp, Places: []games.Place{
			{Seat: winner, Rank: 1, Points: out.Totals[winner]}, {Seat: 1 - winner, Rank: 2, Points: out.Totals[1-winner]},
		}}
		return out
	}
	if out.Next.Row == 0 && len(out.Lines) < MaxRows {
		out.Next = sheet.Of(len(out.Lines)+1, FieldRed)
	}
	return out
}

// next is the count that is missing in a turn.
func next(c sheet.Cells, row int) sheet.Cell {
	if c.Text(row, games.Table, FieldRed) == "" {
		return sheet.Of(row, FieldRed)
	}
	return sheet.Of(row, FieldBlack)
}

func (f form) line(c sheet.Cells, row int) sheet.Line {
	l := sheet.Line{Row: row, Own: f.o.Mover(row), Seats: make([]sheet.Mark, woerterklauer.Seats)}
	var words []string
	for _, field := range Words() {
		if text := c.Text(row, games.Table, field); text != "" {
			words = append(words, text)
		}
	}
	l.Word = strings.Join(words, " ")
	red, black, ok := counts(c, row)
	l.Done = ok
	if ok {
		t := woerterklauer.Tally{Red: red, Black: black}
		for i := range l.Seats {
			l.Seats[i] = sheet.Mark{Known: true, Points: t.Of(f.o.Color(games.Seat(i))), Typed: true}
		}
	}
	return l
}

// turns are one a word of a turn, by the mover, as in a match; Points are the letters
// of words that were laid or stolen, which all show their colour. What an extended or
// changed word gained doesn't stand on paper.
func (f form) turns(c sheet.Cells, row int) []games.ScoredTurn {
	var out []games.ScoredTurn
	for _, field := range Words() {
		for _, w := range split(c.Text(row, games.Table, field)) {
			s := games.ScoredTurn{Seat: f.o.Mover(row), Round: (row + 1) / woerterklauer.Seats, Word: w}
			if field == FieldNew || field == FieldStolen {
				s.Points = len(w)
			}
			out = append(out, s)
		}
	}
	return out
}
