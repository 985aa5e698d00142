package table

import (
	"slices"
	"strconv"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// Sheet is a game's score sheet as the pages know it: part of its entry in the registry.
type Sheet struct {
	Kind  sheet.Kind
	Turns bool // a row is one player's turn, not a round of everybody
	// Worded tells whether its setup says the language of the words, as that of a match does where the game is Worded.
	Worded bool
	// Signs are what the letters of a word may be besides A to Z, and the parentheses of a joker; nil for none.
	Signs func(sheet.Sheet) string
	// Form asks for the options of a new sheet; its Setup is what Kind.Start reads.
	Form  func(*shell.Env) form.Form
	Paper func(SheetDesk) Paper
}

// SheetDesk is what a game's sheet sees of its surroundings.
type SheetDesk struct {
	*shell.Env
	Players []store.Player // by seat
}

// Names are those of the players by seat.
func (d SheetDesk) Names() []string { return store.Names(d.Players) }

// Say is the text with this id; seats are called by their names.
func (d SheetDesk) Say(id games.ID, args ...games.Args) string {
	return d.Named(d.Names(), id, args...)
}

// Points are those of a seat in a row as they were typed, or as they were counted; "" for none.
func (d SheetDesk) Points(s sheet.Sheet, row int, seat games.Seat) string {
	if text := s.Text(sheet.Cell{Row: row, Seat: seat, Field: sheet.FieldPoints}); text != "" {
		return text
	}
	if m := s.Score().Lines[row-1].Seats[seat]; m.Known {
		return strconv.Itoa(m.Points)
	}
	return ""
}

// PointsWith are those of everybody in a row, with what was typed for one seat.
func (d SheetDesk) PointsWith(s sheet.Sheet, row int, seat games.Seat, text string) []string {
	out := make([]string, len(d.Players))
	for i := range out {
		out[i] = d.Points(s, row, games.Seat(i))
	}
	out[seat] = text
	return out
}

// Typed are the cells of points that were typed in a row.
func (d SheetDesk) Typed(s sheet.Sheet, row int) (out []sheet.Cell) {
	for i := range d.Players {
		if c := (sheet.Cell{Row: row, Seat: games.Seat(i), Field: sheet.FieldPoints}); s.Text(c) != "" {
			out = append(out, c)
		}
	}
	return out
}

// Listed tells whether the word list of a language has a word, a doubt and no more; nothing where nobody knows.
func (d SheetDesk) Listed(lang locales.Lang, word string) []SheetVerdict {
	judge, err := d.Judge(lang)
	if err != nil || word == "" {
		return nil
	}
	r, known := judge.Word(word)
	switch {
	case !known:
		return nil
	case r.Answer:
		return []SheetVerdict{{Icon: ui.IconCheck, Tok: ui.OK, Text: d.T("sheets.word.known")}}
	}
	return []SheetVerdict{{Icon: ui.IconInfo, Tok: ui.Ink2, Text: d.T("sheets.word.unknown")}}
}

// Spot is what is entered at once: a round, or one player's turn in it. Seat is
// games.Table for a whole row.
type Spot struct {
	Row  int
	Seat games.Seat
}

// SpotOf is where a cell is entered.
func SpotOf(c sheet.Cell) Spot { return Spot{c.Row, c.Seat} }

// Paper is how the sheet of a game looks and how it is filled in. Its methods change
// nothing and are asked again after every change.
type Paper interface {
	// Columns are those of the grid, from left to right.
	Columns(sheet.Sheet) []cells.Column
	// Face is what the grid shows in a column of a row from 1. The line is empty where
	// the score has none.
	Face(s sheet.Sheet, l sheet.Line, col int) cells.Face
	// Source is what is typed in a cell of the grid, as F2 opens it.
	Source(s sheet.Sheet, row, col int) string
	// Enter is the edit for what was typed there, "" to empty it; nil when the column
	// takes nothing.
	Enter(s sheet.Sheet, row, col int, text string) sheet.Edit
	// Spot is where a cell of the grid is entered by the panel.
	Spot(row, col int) Spot
	// Open is the spot to enter next; a Row of 0: there is none.
	Open(sheet.Sheet, sheet.Score) Spot
	// Head is what the panel enters, by whom, and whose turn it was (or games.Table).
	Head(s sheet.Sheet, at Spot) (title, note string, who games.Seat)
	// Items are the panel for a spot, in the order in which one counts at the table.
	Items(s sheet.Sheet, at Spot) []SheetItem
	// Beside are the cells that can't stand next to what the panel enters there.
	Beside(s sheet.Sheet, at Spot) []sheet.Cell
	// Done tells whether nothing is missing at a spot.
	Done(s sheet.Sheet, score sheet.Score, at Spot) bool
	// Check is a line that proves the count of a spot, "" for none.
	Check(s sheet.Sheet, score sheet.Score, at Spot) string
	// Facts are short facts about the options, for the top bar and the band of a print.
	Facts(sheet.Sheet) []string
	// Things are a few of the box, for a print.
	Things(sheet.Sheet) []draw.Print
	// CellName says what a cell is called, for the list of changes.
	CellName(s sheet.Sheet, c sheet.Cell) string
}

// HeadCells are those of the handicaps that are asked at a spot: in the first row.
func HeadCells(s sheet.Sheet, at Spot) (out []sheet.Cell) {
	for seat := range games.Seat(s.Shape().Seats) {
		if c := (sheet.Cell{Seat: seat, Field: sheet.FieldHead}); at.Row == 1 && s.Has(c) && (at.Seat < 0 || at.Seat == seat) {
			out = append(out, c)
		}
	}
	return out
}

// ItemsOf are the panel for a spot: those of the paper, and the handicaps, which are folded away while nobody has any.
func (d SheetDesk) ItemsOf(p Paper, s sheet.Sheet, at Spot) []SheetItem {
	items, aside := p.Items(s, at), d.T("table.handicap")
	if slices.Max(s.Cells().Heads(len(d.Players))) > 0 {
		aside = ""
	} else if slices.ContainsFunc(items, func(i SheetItem) bool { return i.Aside != "" }) {
		return items // no room for more that is folded away
	}
	for _, c := range HeadCells(s, at) {
		items = append(items, SheetItem{Kind: ItemCount, Cell: c, Label: d.HeadName(c.Seat), Help: d.Say("table.handicap.help", games.Args{"Seat": c.Seat}), Optional: true, Aside: aside})
	}
	return items
}

// HeadName is what a seat's handicap is called.
func (d SheetDesk) HeadName(seat games.Seat) string {
	return d.Say("table.handicap.of", games.Args{"Seat": seat})
}

// WholeRows is part of a Paper on which one enters a whole row at once.
type WholeRows struct{}

// Spot implements Paper.
func (WholeRows) Spot(row, _ int) Spot { return Spot{Row: row, Seat: games.Table} }

// Open implements Paper.
func (WholeRows) Open(_ sheet.Sheet, score sheet.Score) Spot {
	if score.Outcome != nil {
		return Spot{}
	}
	return Spot{Row: score.Next.Row, Seat: games.Table}
}

// PlainPaper is part of a Paper whose cells all stand next to each other, and whose counts nothing proves.
type PlainPaper struct{}

// Beside implements Paper.
func (PlainPaper) Beside(sheet.Sheet, Spot) []sheet.Cell { return nil }

// Check implements Paper.
func (PlainPaper) Check(sheet.Sheet, sheet.Score, Spot) string { return "" }

// SheetClock is a paper whose turns may have a clock: seconds a turn, 0 without.
type SheetClock interface{ Clock(sheet.Sheet) int }

// SheetLegend is a paper with a line that explains its marks.
type SheetLegend interface{ Legend() string }

// SheetTotals is a paper whose totals are no sums of the lines above: what they are called, in short.
type SheetTotals interface{ Totals() string }

// SheetHeads is a paper with a line below each player's name, by seat.
type SheetHeads interface {
	Heads(s sheet.Sheet, score sheet.Score) []string
}

// SheetRace is a paper of a game that is a race to so many points.
type SheetRace interface {
	Race(sheet.Sheet) (title string, target int)
}

// SheetNone is a paper on which people write something for nothing, such as 0: it tells whether a text does.
type SheetNone interface {
	None(c sheet.Cell, text string) bool
}

// SheetLacks is a paper on which a refusal may mean that a field is still empty: it tells which, or "".
type SheetLacks interface {
	Lacks(error) sheet.Field
}

// SheetReplaced is a paper on which points that are typed take away what was counted in their row: it says so.
type SheetReplaced interface {
	Replaced(row int) string
}

// SheetRemarks is a paper with something to say to a sheet besides its score's notes.
type SheetRemarks interface {
	Remarks(s sheet.Sheet, score sheet.Score) []string
}

// ItemKind is what an item of the entry panel looks like.
type ItemKind int

// The items of the panel.
const (
	ItemWord  ItemKind = iota // a word, with a verdict
	ItemPick                  // one of a few
	ItemCount                 // a number, or a sum
	ItemTiles                 // numbers apart by blanks
	ItemText                  // any text
)

// SheetItem is one thing that the panel asks for.
type SheetItem struct {
	Kind ItemKind
	Cell sheet.Cell
	// Label says what counts: those with the same one stand side by side, each in the column of its player.
	Label, Help string
	// Options are the names and Values the texts of a pick.
	Options, Values []string
	Optional        bool // nobody has to say
	// Aside is the label of what unfolds it; "" for what is asked at once.
	Aside string
	// Verdict judges what is typed as a word: lines with an icon.
	Verdict func(text string) []SheetVerdict
}

// SheetVerdict is one line on what was typed.
type SheetVerdict struct {
	Icon ui.IconName
	Tok  ui.Token
	Text string
}
