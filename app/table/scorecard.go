package table

import (
	"cmp"
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// scorecardLeast and scorecardLine are the height of a scorecard's lines.
const scorecardLeast, scorecardLine = 40, 48

// scorecard is the score sheet of the match as far as everybody may see it, with the paper that it shows: the cells of the real box's
// sheet and of its print, with all lines. It is nil for a game without one.
func (d *Desk) scorecard() (*grid.Grid, Paper) {
	if d.place.Game.Sheet == nil {
		return nil, nil
	}
	setup, edit, err := d.place.Shown().AsSheet(d.place.Game.Sheet.Kind)
	var log sheet.Log
	if err == nil {
		log, err = sheet.NewLog(d.place.Game.Sheet.Kind, setup)
	}
	if err == nil && len(edit) > 0 {
		log, _, _, err = log.Set(edit)
	}
	if err != nil { // the sheets of all golden logs are tested
		slog.Error("scorecard", "err", err)
		return nil, nil
	}
	s := log.Sheet()
	score, paper := s.Score(), d.place.Game.Sheet.Paper(SheetDesk{Env: d.Env, Players: d.Players()})
	rows := max(s.Shape().Rows, len(score.Lines), 1)
	return grid.New(SheetCells(d.Env, paper, s, score, d.Players(), rows), scorecardLeast, scorecardLine, d.Portrait, nil), paper
}

// HasSheet tells whether there is a score sheet to show: the match is played for points.
func (d *Desk) HasSheet() bool {
	if d.place.Game.Sheet == nil {
		return false
	}
	setup, _, err := d.place.Shown().AsSheet(d.place.Game.Sheet.Kind)
	if err != nil {
		return false
	}
	log, err := sheet.NewLog(d.place.Game.Sheet.Kind, setup)
	return err == nil && counts(log.Sheet())
}

// counts tells whether points stand on a sheet.
func counts(s sheet.Sheet) bool {
	return slices.ContainsFunc(s.Shape().Fields, func(f sheet.FieldInfo) bool {
		return f.Kind == sheet.NumberField && f.Field != sheet.FieldHead
	})
}

// ShowScorecard opens the scorecard.
func (d *Desk) ShowScorecard() {
	if d.Acting() && d.place.Frame.ShowSheet() {
		return
	}
	g, paper := d.scorecard()
	if g == nil {
		return
	}
	body := ui.VGap(10, ui.MinSized(0, g.Least(), g.Container))
	if l, ok := paper.(SheetLegend); ok {
		body.Add(ui.NewPara(l.Legend(), ui.Body, ui.Ink2))
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("sheets.title"), Width: 720, Body: body,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// SheetCells is what the grid of a sheet shows: so many rows, and the points of a score.
func SheetCells(env *shell.Env, p Paper, s sheet.Sheet, score sheet.Score, players []store.Player, rows int) cells.Grid {
	g := cells.Grid{Players: players, Columns: p.Columns(s), Lines: make([][]cells.Face, rows)}
	if score.Outcome != nil {
		g.Won = games.Winners(score.Outcome.Places)
	}
	for i := range g.Lines {
		line := sheet.Line{Row: i + 1, Own: games.Table}
		if i < len(score.Lines) {
			line = score.Lines[i]
		}
		most := 0
		for _, m := range line.Seats {
			most = max(most, m.Points)
		}
		for col, c := range g.Columns {
			f := p.Face(s, line, col)
			f.Best = len(players) > 1 && most > 0 && c.Seat >= 0 && int(c.Seat) < len(line.Seats) && line.Seats[c.Seat].Points == most
			g.Lines[i] = append(g.Lines[i], f)
		}
	}
	if h, ok := p.(SheetHeads); ok {
		heads := h.Heads(s, score)
		g.Heads = bySeat(g.Columns, func(seat games.Seat) string {
			if int(seat) < len(heads) {
				return heads[seat]
			}
			return ""
		})
	}
	if given := s.Cells().Heads(len(players)); slices.Max(given) > 0 {
		g.First = bySeat(g.Columns, func(seat games.Seat) string { return cells.NotZero(given[seat]) })
		g.First[0] = cmp.Or(g.First[0], env.T("table.handicap"))
	}
	if counts(s) {
		g.Totals = bySeat(g.Columns, func(seat games.Seat) string { return ui.Signed(score.Totals[seat]) })
		if g.Columns[0].Seat < 0 {
			g.Totals[0] = totalName(env, p, g.Columns[0])
		}
	}
	return g
}

// bySeat has a text for each column of a player.
func bySeat(columns []cells.Column, text func(games.Seat) string) []string {
	out := make([]string, len(columns))
	for i, c := range columns {
		if c.Seat >= 0 {
			out[i] = text(c.Seat)
		}
	}
	return out
}

// totalName heads the totals, short where the column is narrow.
func totalName(env *shell.Env, p Paper, c cells.Column) string {
	if t, ok := p.(SheetTotals); ok {
		return t.Totals()
	}
	if c.Min < 100 {
		return env.T("sheets.total.short")
	}
	return env.T("sheets.total")
}

// lastLine is how high a line of LastLines is at least, lastSeat how wide a column behind the first.
const lastLine, lastSeat float32 = 27, 30

// LastLines are the lines of a sheet that were filled last, and the sums, below the players' faces: as many as have room unscrolled.
func LastLines(env *shell.Env, g *Game, of *session.Sheet) fyne.CanvasObject {
	s, players := of.Log().Sheet(), of.Stored().Players
	all := SheetCells(env, g.Sheet.Paper(SheetDesk{Env: env, Players: players}), s, s.Score(), players, len(s.Score().Lines))
	for i := range all.Columns[1:] {
		all.Columns[i+1].Min = lastSeat
	}
	filled := slices.DeleteFunc(all.Lines, func(line []cells.Face) bool {
		return !slices.ContainsFunc(line[1:], func(f cells.Face) bool { return f.Text+f.Pieces != "" })
	})
	if all.Totals != nil || len(filled) == 0 {
		filled = append(filled, nil) // the sums, or nothing is written yet
	}
	for _, sum := range all.Totals {
		filled[len(filled)-1] = append(filled[len(filled)-1], cells.Face{Text: sum})
	}
	shown := grid.New(cells.Grid{Players: players, Columns: all.Columns, Faces: true}, lastLine, scorecardLine, env.Portrait, nil)
	return ui.NewArea(ui.CardBG, 12, ui.Laid(func() fyne.Size { return fyne.Size{} }, func(size fyne.Size) {
		for n := min(len(filled), max(1, int(size.Height/lastLine))); n > 0; n-- {
			shown.Show(cells.Grid{Players: players, Columns: all.Columns, Lines: filled[len(filled)-n:], Faces: true})
			ui.Put(shown.Container, 8, 0, size.Width-16, size.Height)
			if shown.Least() <= size.Height {
				break
			}
		}
	}, shown.Container))
}
