package woerterklauer

import (
	"slices"
	"strconv"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/games"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/games/woerterklauer/paper"
)

// papers is the sheet for the real tiles: a line a turn with the letters red and black that lie at its end, and its words.
type papers struct {
	table.WholeRows
	table.PlainPaper
	d table.SheetDesk
}

var (
	_ table.Paper       = papers{}
	_ table.SheetHeads  = papers{}
	_ table.SheetTotals = papers{}
)

// field is the count of a seat.
func (p papers) field(s sheet.Sheet, seat games.Seat) sheet.Field {
	if paper.OptionsOf(s).Color(seat) == wk.Red {
		return paper.FieldRed
	}
	return paper.FieldBlack
}

// Columns implements table.Paper.
func (p papers) Columns(sheet.Sheet) []cells.Column {
	return []cells.Column{
		{Title: p.d.T("sheets.column.turn"), Seat: games.Table, Min: 56},
		{Seat: 0, Weight: 1, Min: 76},
		{Seat: 1, Weight: 1, Min: 76},
		{Title: p.d.T("sheets.woerterklauer.words"), Seat: games.Table, Weight: 1.4, Min: 90},
	}
}

// Heads implements table.SheetHeads: who shows which side.
func (p papers) Heads(s sheet.Sheet, _ sheet.Score) []string {
	return []string{p.color(p.field(s, 0)), p.color(p.field(s, 1))}
}

func (p papers) color(f sheet.Field) string {
	return p.d.T(games.ID("woerterklauer.color." + string(f)))
}

// Face implements table.Paper; the field of who made the turn is grey.
func (p papers) Face(_ sheet.Sheet, l sheet.Line, col int) cells.Face {
	switch {
	case col == 0:
		return cells.Face{Text: strconv.Itoa(l.Row) + ".", Fixed: true}
	case col > wk.Seats:
		return cells.Face{Text: l.Word, Left: true, Wrap: true, Fixed: true}
	}
	f := cells.Face{Grey: l.Own == games.Seat(col-1)}
	if col <= len(l.Seats) && l.Seats[col-1].Known {
		f.Text = strconv.Itoa(l.Seats[col-1].Points)
	}
	return f
}

// count is the cell of a column.
func (p papers) count(s sheet.Sheet, row, col int) sheet.Cell {
	return sheet.Of(row, p.field(s, games.Seat(col-1)))
}

// Source implements table.Paper.
func (p papers) Source(s sheet.Sheet, row, col int) string {
	if col == 0 || col > wk.Seats {
		return ""
	}
	return s.Text(p.count(s, row, col))
}

// Enter implements table.Paper.
func (p papers) Enter(s sheet.Sheet, row, col int, text string) sheet.Edit {
	if col == 0 || col > wk.Seats {
		return nil
	}
	return sheet.Edit{}.Set(p.count(s, row, col), text)
}

// Head implements table.Paper.
func (p papers) Head(s sheet.Sheet, at table.Spot) (title, note string, who games.Seat) {
	m := paper.OptionsOf(s).Mover(at.Row)
	return p.d.T("sheets.turn", games.Args{"Number": at.Row}), p.d.Say("sheets.woerterklauer.mover", games.Args{"Seat": m, "Color": games.ID("woerterklauer.color." + string(p.field(s, m)))}), m
}

// Items implements table.Paper: the letters, the words if somebody cares, and who has won.
func (p papers) Items(s sheet.Sheet, at table.Spot) []table.SheetItem {
	t := p.d.T
	out := []table.SheetItem{
		{Kind: table.ItemCount, Cell: sheet.Of(at.Row, paper.FieldRed), Label: t("sheets.woerterklauer.red"), Help: t("sheets.woerterklauer.count.help")},
		{Kind: table.ItemCount, Cell: sheet.Of(at.Row, paper.FieldBlack), Label: t("sheets.woerterklauer.black"), Help: t("sheets.woerterklauer.count.help")},
	}
	for _, f := range paper.Words() {
		out = append(out, table.SheetItem{Kind: table.ItemText, Cell: sheet.Of(at.Row, f), Label: t(games.ID("sheets.woerterklauer." + string(f))), Help: t("sheets.woerterklauer.words.help"), Optional: true, Aside: t("sheets.woerterklauer.more")})
	}
	return append(out, table.SheetItem{
		Kind: table.ItemPick, Cell: sheet.Whole(paper.FieldWinner), Label: t("sheets.woerterklauer.winner"), Help: t("sheets.woerterklauer.winner.help"),
		Options: p.d.Names(), Values: []string{sheet.SeatText(0), sheet.SeatText(1)}, Optional: true, Aside: t("sheets.woerterklauer.more"),
	})
}

// None implements table.SheetNone: 0 is no words.
func (p papers) None(c sheet.Cell, text string) bool {
	return text == "0" && slices.Contains(paper.Words(), c.Field)
}

// Done implements table.Paper: a turn is counted, or the game is over before it.
func (p papers) Done(s sheet.Sheet, score sheet.Score, at table.Spot) bool {
	if at.Row > 0 && at.Row <= len(score.Lines) {
		return score.Lines[at.Row-1].Done
	}
	_, over := s.Cells().Seat(0, paper.FieldWinner)
	return over
}

// Facts implements table.Paper.
func (p papers) Facts(s sheet.Sheet) []string {
	return []string{p.d.T("sheets.woerterklauer.size", games.Args{"Size": paper.OptionsOf(s).Size})}
}

// Things implements table.Paper: a tile of each side, and one that is nobody's yet.
func (p papers) Things(sheet.Sheet) []draw.Print {
	return []draw.Print{draw.PrintedLetterTile("K", draw.FaceRed), draw.PrintedLetterTile("L", draw.FaceBlack), draw.PrintedLetterTile("A", draw.FacePool)}
}

// Legend implements table.SheetLegend.
func (p papers) Legend() string { return p.d.T("sheets.woerterklauer.legend") }

// Totals implements table.SheetTotals: what lies on the field after the last turn.
func (p papers) Totals() string { return p.d.T("sheets.woerterklauer.totals") }

// CellName implements table.Paper.
func (p papers) CellName(_ sheet.Sheet, c sheet.Cell) string {
	return p.d.Say(games.ID("sheets.woerterklauer.cell." + string(c.Field)))
}

// newPaperForm asks for the options of a sheet: the field, and who shows red.
func newPaperForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[chosen]{
		Now: chosen{Options: wk.DefaultOptions()},
		Asks: func(_ *shell.Env, o *chosen) []form.Ask {
			o.Drawn = false // who begins is known at the table
			return []form.Ask{askSize(o), askRed(o)}
		},
		Setup: func(_ *shell.Env, c chosen, seats int, _ uint64) ([]byte, error) {
			o := c.Options
			o.Seats, o.First = seats, 0
			return paper.Options{Options: o}.Encode()
		},
		Names: func(o *chosen, names []string) { o.names = names },
		Valid: validOptions,
	})
}
