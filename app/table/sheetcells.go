package table

import (
	"slices"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// SheetCells is what the grid of a sheet shows: so many rows, and the points of a score.
func SheetCells(env *shell.Env, p Paper, s sheet.Sheet, score sheet.Score, players []store.Player, rows int) cells.Grid {
	g := cells.Grid{Players: players, Columns: p.Columns(s), Lines: make([][]cells.Face, rows)}
	for i := range g.Lines {
		line := sheet.Line{Row: i + 1, Own: games.Table}
		if i < len(score.Lines) {
			line = score.Lines[i]
		}
		for col := range g.Columns {
			g.Lines[i] = append(g.Lines[i], p.Face(s, line, col))
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
	if slices.ContainsFunc(s.Shape().Fields, func(f sheet.FieldInfo) bool { return f.Kind == sheet.NumberField }) {
		g.Totals = bySeat(g.Columns, func(seat games.Seat) string { return ui.Signed(score.Totals[seat]) })
		if g.Columns[0].Seat < 0 {
			g.Totals[0] = totalName(env, g.Columns[0])
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
func totalName(env *shell.Env, c cells.Column) string {
	if c.Min < 100 {
		return env.T("sheets.total.short")
	}
	return env.T("sheets.total")
}
