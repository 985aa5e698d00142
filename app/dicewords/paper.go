package dicewords

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/dicewords/paper"
	gsheet "spieltisch/games/sheet"
)

// papers is the sheet for the real dice: a line a round, and for each player the word of the turn with its points.
type papers struct {
	table.PlainPaper
	d table.SheetDesk
}

var (
	_ table.Paper        = papers{}
	_ table.SheetClock   = papers{}
	_ table.SheetHeads   = papers{}
	_ table.SheetRace    = papers{}
	_ table.SheetRemarks = papers{}
)

// signs are on the dice of the set besides A to Z, and mark a joker.
func signs(s gsheet.Sheet) string {
	if paper.OptionsOf(s).Set.Lang() == dw.German {
		return "ÄÖÜ()"
	}
	return "()"
}

func wordAndPoints(row int, seat games.Seat) (word, points gsheet.Cell) {
	return gsheet.Cell{Row: row, Seat: seat, Field: paper.FieldWord}, gsheet.Cell{Row: row, Seat: seat, Field: gsheet.FieldPoints}
}

// doubtAt is the cell of what wrong challenges cost a seat in a round.
func doubtAt(row int, seat games.Seat) gsheet.Cell {
	return gsheet.Cell{Row: row, Seat: seat, Field: paper.FieldDoubt}
}

// Columns implements table.Paper.
func (p papers) Columns(gsheet.Sheet) []cells.Column {
	return cells.PerSeat(cells.Column{Title: p.d.T("sheets.column.round"), Seat: games.Table, Min: 72}, len(p.d.Players), cells.Column{Weight: 1, Min: 44, Word: true})
}

// Face implements table.Paper: the points with their word below.
func (p papers) Face(s gsheet.Sheet, l gsheet.Line, col int) cells.Face {
	if col == 0 {
		return cells.Face{Text: strconv.Itoa(l.Row) + ".", Fixed: true}
	}
	if col > len(l.Seats) {
		return cells.Face{}
	}
	m, doubt := l.Seats[col-1], s.Text(doubtAt(l.Row, games.Seat(col-1)))
	if !m.Known && doubt == "" {
		return cells.Face{}
	}
	sub := m.Word
	if doubt != "" { // the points are those of the word without it
		sub = strings.TrimSpace(sub + " −" + doubt)
	}
	return cells.Face{Text: ui.Signed(m.Points), Sub: sub}
}

// Source implements table.Paper: the points that were typed, else the word.
func (p papers) Source(s gsheet.Sheet, row, col int) string {
	word, points := wordAndPoints(row, games.Seat(col-1))
	if text := s.Text(points); text != "" {
		return text
	}
	return s.Text(word)
}

// Enter implements table.Paper: letters are the word, figures its points.
func (p papers) Enter(_ gsheet.Sheet, row, col int, text string) gsheet.Edit {
	if col == 0 {
		return nil
	}
	word, points := wordAndPoints(row, games.Seat(col-1))
	switch {
	case strings.TrimSpace(text) == "":
		return gsheet.Edit{}.Empty(word, points)
	case strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || r == dw.Joker }):
		return gsheet.Edit{}.Set(word, text).Empty(points)
	}
	return gsheet.Edit{}.Set(points, text)
}

// Spot implements table.Paper: a turn.
func (p papers) Spot(row, col int) table.Spot {
	return table.Spot{Row: row, Seat: games.Seat(max(0, col-1))}
}

// Open implements table.Paper.
func (p papers) Open(_ gsheet.Sheet, score gsheet.Score) table.Spot {
	if score.Outcome != nil || score.Next.Row == 0 {
		return table.Spot{}
	}
	return table.SpotOf(score.Next)
}

// Head implements table.Paper.
func (p papers) Head(_ gsheet.Sheet, at table.Spot) (title, note string, who games.Seat) {
	return p.d.T("sheets.round", games.Args{"Number": at.Row}), p.d.Say("sheets.dicewords.turn", games.Args{"Seat": at.Seat}), at.Seat
}

// Items implements table.Paper.
func (p papers) Items(s gsheet.Sheet, at table.Spot) []table.SheetItem {
	t := p.d.T
	word, points := wordAndPoints(at.Row, at.Seat)
	items := []table.SheetItem{
		{Kind: table.ItemWord, Cell: word, Label: t("sheets.dicewords.word"), Help: t("sheets.dicewords.word.help"), Verdict: func(text string) []table.SheetVerdict { return p.verdict(s, text) }},
		{Kind: table.ItemCount, Cell: points, Label: t("sheets.dicewords.points"), Help: t("sheets.dicewords.points.help"), Optional: true},
	}
	if cost := paper.OptionsOf(s).DoubtCost; cost > 0 {
		items = append(items, table.SheetItem{
			Kind: table.ItemCount, Cell: doubtAt(at.Row, at.Seat), Label: t("sheets.dicewords.doubt"),
			Help: t("sheets.dicewords.doubt.help", games.Args{"Points": cost}), Optional: true,
		})
	}
	return items
}

// verdict says what a word counts, whether the dice can spell it, and whether the word list has it. Only the table decides.
func (p papers) verdict(s gsheet.Sheet, text string) []table.SheetVerdict {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	w := paper.WorthOf(s, text)
	if w.Problem != nil {
		return nil
	}
	t := p.d.T
	out := []table.SheetVerdict{{
		Icon: ui.IconStar, Tok: ui.AccentText,
		Text: t("sheets.dicewords.worth", games.Args{"Points": ui.Signed(w.Tally.Points()), "Value": ui.Signed(w.Tally.Sum()), "Length": w.Tally.Length()}),
	}}
	if w.SetCan {
		out = append(out, table.SheetVerdict{Icon: ui.IconCheck, Tok: ui.OK, Text: t("sheets.dicewords.can")})
	} else {
		out = append(out, table.SheetVerdict{Icon: ui.IconWarn, Tok: ui.Warn, Text: t("sheets.dicewords.cannot")})
	}
	return append(out, p.d.Listed(wordsOf(paper.OptionsOf(s).Set), w.Word)...)
}

// Done implements table.Paper.
func (p papers) Done(_ gsheet.Sheet, score gsheet.Score, at table.Spot) bool {
	return at.Row > 0 && at.Row <= len(score.Lines) && at.Seat >= 0 && score.Lines[at.Row-1].Seats[at.Seat].Known
}

// Heads implements table.SheetHeads: how far it is to the target.
func (p papers) Heads(s gsheet.Sheet, score gsheet.Score) []string {
	var out []string
	togo := paper.RaceOf(s).ToGo
	if score.Outcome != nil && !slices.Contains(togo, 0) {
		return nil
	}
	for _, n := range togo {
		text := ""
		switch {
		case n == 0:
			text = p.d.T("sheets.dicewords.reached")
		case score.Outcome == nil:
			text = p.d.T("sheets.dicewords.togo", games.Args{"Points": n})
		}
		out = append(out, text)
	}
	return out
}

// Race implements table.SheetRace.
func (p papers) Race(s gsheet.Sheet) (title string, target int) {
	target = paper.OptionsOf(s).Target
	return p.d.T("dicewords.race", games.Args{"Target": target}), target
}

// Remarks implements table.SheetRemarks: the round in which somebody has reached the target is finished.
func (p papers) Remarks(s gsheet.Sheet, score gsheet.Score) []string {
	r := paper.RaceOf(s)
	if !r.Last || score.Outcome != nil || len(r.Due) == 0 {
		return nil
	}
	return []string{p.d.Say("sheets.dicewords.last", games.Args{"Seats": r.Due, "N": len(r.Due)})}
}

// Facts implements table.Paper.
func (p papers) Facts(s gsheet.Sheet) []string {
	o := paper.OptionsOf(s)
	facts := []string{p.d.T("dicewords.record.target", games.Args{"Target": o.Target})}
	if o.DoubtCost > 0 {
		facts = append(facts, p.d.T("dicewords.chip.doubt_cost", games.Args{"Points": o.DoubtCost}))
	}
	return append(facts, form.WordsChip(p.d.Env, wordsOf(o.Set))...)
}

// Things implements table.Paper: three dice of the box.
func (p papers) Things(s gsheet.Sheet) (out []draw.Print) {
	lang := wordsOf(paper.OptionsOf(s).Set)
	set, err := boxSet(lang)
	if err != nil {
		return nil
	}
	for i, r := range []rune(lined[lang].letters)[:3] {
		out = append(out, draw.PrintedDie(face(set, lined[lang].dice[i], r)))
	}
	return out
}

// Clock implements table.SheetClock.
func (p papers) Clock(s gsheet.Sheet) int { return paper.OptionsOf(s).Clock }

// CellName implements table.Paper.
func (p papers) CellName(_ gsheet.Sheet, c gsheet.Cell) string {
	return p.d.Say(games.ID("sheets.dicewords.cell."+string(c.Field)), games.Args{"Seat": c.Seat})
}

// newPaperForm asks for the options of a sheet: language, target and clock. The values are those of the set and the house.
func newPaperForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[wanted]{
		Now: wanted{Options: dw.DefaultOptions(2)},
		Asks: func(env *shell.Env, o *wanted) []form.Ask {
			return []form.Ask{
				target(&o.Options).Main(true), form.MainClock("dicewords.clock", &o.Clock, clocks),
				form.AskWords(env, "dicewords.words", &o.Words), doubtCost(&o.Options).When(func() bool { return o.Seats > 1 }),
			}
		},
		Seats: func(o *wanted, n int) { o.Seats = n },
		Setup: func(env *shell.Env, o wanted, seats int, _ uint64) ([]byte, error) {
			set, err := Set(env, o.Words.Lang(env))
			if err != nil {
				return nil, err
			}
			if seats == 1 {
				o.DoubtCost = 0
			}
			return paper.Options{Seats: seats, Target: o.Target, Clock: o.Clock, Set: set, DoubtCost: o.DoubtCost}.Encode()
		},
		Valid: validOptions,
	})
}
