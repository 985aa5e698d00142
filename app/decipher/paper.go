package decipher

import (
	"strconv"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/letterpiece"
	gsheet "spieltisch/games/sheet"
	"spieltisch/locales"
)

// papers is the sheet for the real box: a column for the secret words and one for each player; the field of a round's Puzzle Maker is grey.
type papers struct {
	table.WholeRows
	d table.SheetDesk
}

var (
	_ table.Paper         = papers{}
	_ table.SheetLegend   = papers{}
	_ table.SheetReplaced = papers{}
)

// maker is the Puzzle Maker of a round; games.Table of one that the sheet doesn't have, as a damaged log may name.
func (p papers) maker(s gsheet.Sheet, row int) games.Seat {
	lines := s.Score().Lines
	if row < 1 || row > len(lines) {
		return games.Table
	}
	return lines[row-1].Own
}

// columnSeat is the player of a column of the grid.
func columnSeat(col int) games.Seat { return games.Seat(col - 1) }

// Columns implements table.Paper.
func (p papers) Columns(gsheet.Sheet) []cells.Column {
	return cells.PerSeat(cells.Column{Title: p.d.T("decipher.seek.secret"), Seat: games.Table, Weight: 1.3, Min: 120, Word: true}, len(p.d.Players), cells.Column{Weight: 1, Min: 60})
}

// Face implements table.Paper.
func (p papers) Face(_ gsheet.Sheet, l gsheet.Line, col int) cells.Face {
	if col == 0 {
		return cells.Face{Pieces: l.Word}
	}
	f := cells.Face{Grey: l.Own == columnSeat(col)}
	if int(columnSeat(col)) < len(l.Seats) && l.Seats[columnSeat(col)].Known {
		f.Text = strconv.Itoa(l.Seats[columnSeat(col)].Points)
	}
	return f
}

// Source implements table.Paper: the points typed, or what was counted.
func (p papers) Source(s gsheet.Sheet, row, col int) string {
	if col == 0 {
		return s.Text(gsheet.Of(row, paper.FieldWord))
	}
	return p.d.Points(s, row, columnSeat(col))
}

// Enter implements table.Paper: points typed over what was counted stand instead of it, for the whole round.
func (p papers) Enter(s gsheet.Sheet, row, col int, text string) gsheet.Edit {
	if col == 0 {
		return gsheet.Edit{}.Set(gsheet.Of(row, paper.FieldWord), text)
	}
	return paper.Typed(row, s.Text(gsheet.Of(row, paper.FieldWord)), p.d.PointsWith(s, row, columnSeat(col), text))
}

// Replaced implements table.SheetReplaced.
func (p papers) Replaced(row int) string {
	return p.d.T("sheets.decipher.replaced", games.Args{"Row": row})
}

// Head implements table.Paper.
func (p papers) Head(s gsheet.Sheet, at table.Spot) (title, note string, who games.Seat) {
	m := p.maker(s, at.Row)
	return p.d.T("sheets.round", games.Args{"Number": at.Row}), p.d.Say("sheets.decipher.maker", games.Args{"Seat": m}), m
}

// Items implements table.Paper: the order of counting at the table.
func (p papers) Items(s gsheet.Sheet, at table.Spot) []table.SheetItem {
	t, m := p.d.Say, p.maker(s, at.Row)
	var names, seats []string
	for i, name := range p.d.Names() {
		if games.Seat(i) != m {
			names, seats = append(names, name), append(seats, gsheet.SeatText(games.Seat(i)))
		}
	}
	items := []table.SheetItem{
		{Kind: table.ItemWord, Cell: gsheet.Of(at.Row, paper.FieldWord), Label: t("decipher.seek.secret"), Help: t("sheets.decipher.word.help"), Verdict: func(text string) []table.SheetVerdict { return p.verdict(s, text) }},
		{
			Kind: table.ItemPick, Cell: gsheet.Of(at.Row, paper.FieldGuesser), Label: t("sheets.decipher.guesser"), Help: t("sheets.decipher.guesser.help"),
			Options: append(names, t("sheets.nobody")), Values: append(seats, gsheet.Nobody),
		},
		{Kind: table.ItemCount, Cell: gsheet.Of(at.Row, paper.FieldNo), Label: t("sheets.decipher.no"), Help: t("sheets.decipher.no.help", games.Args{"Seat": m})},
		{Kind: table.ItemCount, Cell: gsheet.Of(at.Row, paper.FieldBonus), Label: t("sheets.decipher.bonus", games.Args{"Seat": m}), Help: t("sheets.decipher.bonus.help")},
	}
	for i := range p.d.Players {
		if seat := games.Seat(i); seat != m {
			items = append(items, table.SheetItem{
				Kind: table.ItemCount, Cell: gsheet.Cell{Row: at.Row, Seat: seat, Field: paper.FieldLeft},
				Label: t("sheets.decipher.left", games.Args{"Seat": seat}), Help: t("sheets.decipher.left.help", games.Args{"Seat": seat}),
			})
		}
	}
	return items
}

// verdict tells whether the word list has the secret word: a doubt, no more.
func (p papers) verdict(s gsheet.Sheet, text string) []table.SheetVerdict {
	word := dc.Fold(text)
	if len([]rune(word)) < dc.MinLength {
		return nil
	}
	return p.d.Listed(locales.Lang(paper.OptionsOf(s).Language), word)
}

// Beside implements table.Paper: points that were typed for the round.
func (p papers) Beside(s gsheet.Sheet, at table.Spot) []gsheet.Cell { return p.d.Typed(s, at.Row) }

// Done implements table.Paper.
func (p papers) Done(_ gsheet.Sheet, score gsheet.Score, at table.Spot) bool {
	return at.Row > 0 && score.Lines[at.Row-1].Done
}

// Check implements table.Paper: every token counts for somebody.
func (p papers) Check(s gsheet.Sheet, score gsheet.Score, at table.Spot) string {
	t, ok := paper.TallyOf(s, at.Row)
	if !ok {
		return ""
	}
	all, given := t.NoTokens*dc.NoPoints+dc.BonusTokens*dc.BonusPoints+dc.DecipherPoints+(len(p.d.Players)-1)*dc.GuessTokens*dc.GuessPoints, 0
	for _, m := range score.Lines[at.Row-1].Seats {
		given += m.Points
	}
	if t.Guesser == games.Table { // nobody has the Bonus Tokens that are left
		all -= t.BonusLeft * dc.BonusPoints
	}
	if all != given {
		return ""
	}
	return p.d.T("sheets.decipher.check", games.Args{"Points": all})
}

// Facts implements table.Paper.
func (p papers) Facts(s gsheet.Sheet) []string {
	return []string{p.d.T("decipher.chip.letters", games.Args{"N": paper.OptionsOf(s).Length}), p.d.T(games.ID("decipher.language." + string(paper.OptionsOf(s).Language)))}
}

// Things implements table.Paper: three pieces.
func (p papers) Things(gsheet.Sheet) []draw.Print {
	return []draw.Print{draw.PrintedPiece(letterpiece.WideCurve, 0), draw.PrintedPiece(letterpiece.LongStick, 20), draw.PrintedPiece(letterpiece.UCurve, 90)}
}

// Legend implements table.SheetLegend.
func (p papers) Legend() string { return p.d.T("sheets.decipher.legend") }

// CellName implements table.Paper.
func (p papers) CellName(_ gsheet.Sheet, c gsheet.Cell) string {
	return p.d.Say(games.ID("sheets.decipher.cell."+string(c.Field)), games.Args{"Seat": c.Seat})
}

// newPaperForm asks for the options of a sheet: language and length of the words.
func newPaperForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[dc.Options]{
		Now: defaults(env), Asks: askWords, Valid: validOptions,
		Setup: func(_ *shell.Env, o dc.Options, seats int, _ uint64) ([]byte, error) {
			return paper.Options{Seats: seats, Length: o.Length, Language: o.Language}.Encode()
		},
	})
}
