package woerterklauer

import (
	"fmt"
	"strconv"
	"strings"

	wk "spieltisch/games/woerterklauer"

	"spieltisch/games/each"
)

// TraceDraft implements table.Tracer: what lies where, and whether it is lawful.
func (b *Board) TraceDraft() string {
	laid := each.Of(b.state.draft.Laid, wk.Lay.String)
	v := b.state.verdict
	return "laid=" + strings.Join(laid, ";") + " lawful=" + strconv.FormatBool(v.Lawful) + " laying=" + strconv.FormatBool(b.state.laying()) + " lead=" + strconv.Itoa(v.Lead) + " " + traceView(b.state.cursor, b.window, b.pool)
}

// traceView is where things lie on the screen, for the tests that drive the real program:
// the keyboard's cell, and in px within their widgets the middles of the upper left cell
// seen, of the cell below and to the right of it, and of the pool's free tiles.
func traceView(cursor wk.Cell, w *window, p *pool) string {
	if p == nil {
		return ""
	}
	next := wk.Cell{X: w.low.X + 1, Y: w.low.Y + 1}
	first, second := w.pos(w.low).AddXY(w.cell/2, w.cell/2), w.pos(next).AddXY(w.cell/2, w.cell/2)
	row := p.tiles.grid()
	var free []string
	for i, s := range p.tiles.slots {
		if s.free() {
			at := p.tiles.lies(i)
			free = append(free, fmt.Sprintf("%d:%.0f,%.0f", s.ID, at.X+row.W/2, at.Y+row.H/2))
		}
	}
	return fmt.Sprintf("cursor=%d,%d low=%d,%d first=%.0f,%.0f second=%.0f,%.0f free=%s",
		cursor.X, cursor.Y, w.low.X, w.low.Y, first.X, first.Y, second.X, second.Y, strings.Join(free, ";"))
}
