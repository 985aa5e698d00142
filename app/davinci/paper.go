package davinci

import (
	"errors"
	"strconv"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/davinci/paper"
	"spieltisch/games/sheet"
)

// papers is the sheet of the points game with the real tiles: a line a round. Without points it keeps who won.
type papers struct {
	table.WholeRows
	table.PlainPaper
	d table.SheetDesk
}

var (
	_ table.Paper         = papers{}
	_ table.SheetReplaced = papers{}
	_ table.SheetLacks    = papers{}
)

// counts are the fields of one player in a round, as they are asked.
func counts() []sheet.Field {
	return []sheet.Field{paper.FieldNumbers, paper.FieldSpecials, paper.FieldCodes, paper.FieldLeft}
}

// name is what texts call a field: without dashes the specials are the sixes.
func name(s sheet.Sheet, f sheet.Field) games.ID {
	if f == paper.FieldSpecials && !paper.OptionsOf(s).Dashes {
		return "sixes"
	}
	return games.ID(f)
}

// plain tells whether the game is played without points.
func (p papers) plain(s sheet.Sheet) bool { return paper.OptionsOf(s).Rounds == 0 }

// Columns implements table.Paper.
func (p papers) Columns(sheet.Sheet) []cells.Column {
	return cells.PerSeat(cells.Column{Title: p.d.T("sheets.column.round"), Seat: games.Table, Min: 90}, len(p.d.Players), cells.Column{Weight: 1, Min: 56})
}

// Face implements table.Paper.
func (p papers) Face(s sheet.Sheet, l sheet.Line, col int) cells.Face {
	if col == 0 {
		return cells.Face{Text: strconv.Itoa(l.Row) + ".", Fixed: true}
	}
	seat := games.Seat(col - 1)
	if p.plain(s) {
		f := cells.Face{Fixed: true}
		if won, ok := s.Cells().Seat(1, paper.FieldWinner); ok && won == seat {
			f.Text = p.d.T("sheets.davinci.won")
		}
		return f
	}
	if int(seat) < len(l.Seats) && l.Seats[seat].Known {
		return cells.Face{Text: ui.Signed(l.Seats[seat].Points)}
	}
	return cells.Face{}
}

// Source implements table.Paper: the points typed, or what was counted.
func (p papers) Source(s sheet.Sheet, row, col int) string {
	if col == 0 || p.plain(s) {
		return ""
	}
	return p.d.Points(s, row, games.Seat(col-1))
}

// Enter implements table.Paper: points typed over what was counted stand instead of it.
func (p papers) Enter(s sheet.Sheet, row, col int, text string) sheet.Edit {
	if col == 0 || p.plain(s) {
		return nil
	}
	return paper.Typed(row, p.d.PointsWith(s, row, games.Seat(col-1), text))
}

// Replaced implements table.SheetReplaced.
func (p papers) Replaced(row int) string {
	return p.d.T("sheets.davinci.replaced", games.Args{"Row": row})
}

// Head implements table.Paper.
func (p papers) Head(s sheet.Sheet, at table.Spot) (title, note string, who games.Seat) {
	if p.plain(s) {
		return p.d.T("sheets.davinci.game"), "", games.Table
	}
	return p.d.T("sheets.round", games.Args{"Number": at.Row}), p.d.T("sheets.davinci.count"), games.Table
}

// Items implements table.Paper: one player after the other.
func (p papers) Items(s sheet.Sheet, at table.Spot) []table.SheetItem {
	if p.plain(s) {
		values := make([]string, len(p.d.Players))
		for i := range values {
			values[i] = sheet.SeatText(games.Seat(i))
		}
		return []table.SheetItem{{
			Kind: table.ItemPick, Cell: sheet.Of(1, paper.FieldWinner), Label: p.d.T("sheets.davinci.winner"), Options: p.d.Names(), Values: values,
		}}
	}
	help := games.ID("sheets.davinci.left.numbers")
	if paper.OptionsOf(s).Dashes {
		help = "sheets.davinci.left.help"
	}
	var out []table.SheetItem
	for i := range p.d.Players {
		for _, f := range counts() {
			item := table.SheetItem{
				Kind: table.ItemCount, Cell: sheet.Cell{Row: at.Row, Seat: games.Seat(i), Field: f},
				Label: p.d.T("sheets.davinci.field." + name(s, f)), Help: p.d.T("sheets.davinci.help"),
			}
			if f == paper.FieldLeft {
				item.Kind, item.Optional, item.Help = table.ItemTiles, true, p.d.T(help)
			}
			out = append(out, item)
		}
	}
	return out
}

// None implements table.SheetNone: 0 is nothing left. A zero that is the one tile left is written as 00.
func (p papers) None(c sheet.Cell, text string) bool {
	return c.Field == paper.FieldLeft && text == "0"
}

// Lacks implements table.SheetLacks: without a tile left nobody has won.
func (p papers) Lacks(err error) sheet.Field {
	if ill := (*games.Illegal)(nil); errors.As(err, &ill) && ill.ID == paper.IllegalNobody {
		return paper.FieldLeft
	}
	return ""
}

// Beside implements table.Paper: points that were typed for the round.
func (p papers) Beside(s sheet.Sheet, at table.Spot) []sheet.Cell { return p.d.Typed(s, at.Row) }

// Done implements table.Paper.
func (p papers) Done(_ sheet.Sheet, score sheet.Score, at table.Spot) bool {
	return at.Row > 0 && at.Row <= len(score.Lines) && score.Lines[at.Row-1].Done
}

// Facts implements table.Paper.
func (p papers) Facts(s sheet.Sheet) []string {
	o := paper.OptionsOf(s)
	if o.Rounds == 0 {
		return []string{p.d.T("sheets.davinci.rounds", games.Args{"N": 1})}
	}
	id := games.ID("sheets.davinci.nodashes")
	if o.Dashes {
		id = "sheets.davinci.dashes"
	}
	return []string{p.d.T("sheets.davinci.rounds", games.Args{"N": o.Rounds}), p.d.T(id)}
}

// Things implements table.Paper: three tiles.
func (p papers) Things(sheet.Sheet) []draw.Print {
	return []draw.Print{draw.PrintedNumberTile(draw.TileBlack, 2), draw.PrintedNumberTile(draw.TileWhite, 5), draw.PrintedNumberTile(draw.TileBlack, 9)}
}

// CellName implements table.Paper.
func (p papers) CellName(s sheet.Sheet, c sheet.Cell) string {
	return p.d.Say("sheets.davinci.cell."+name(s, c.Field), games.Args{"Seat": c.Seat})
}

// newPaperForm asks for the options of a sheet: points or not, dashes, and what is left.
func newPaperForm(env *shell.Env) form.Form {
	o := dv.DefaultOptions(dv.MinSeats)
	o.Rounds = dv.DefaultRounds
	return form.New(env, form.Options[chosen]{
		Now: chosen{o, dv.DefaultRounds},
		Asks: func(_ *shell.Env, o *chosen) []form.Ask {
			return []form.Ask{askRounds(o, 2, 3, 4, 5, 6, 8), form.MainSwitch("davinci.dashes", &o.Dashes), form.AskOne("davinci.left", "davinci.left.", &o.Leftover, leftovers).When(o.counted)}
		},
		Seats: (*chosen).seat,
		Setup: func(_ *shell.Env, o chosen, seats int, _ uint64) ([]byte, error) {
			return paper.Options{Seats: seats, Rounds: o.Rounds, Dashes: o.Dashes, Leftover: o.Leftover}.Encode()
		},
		Valid: validOptions,
	})
}
