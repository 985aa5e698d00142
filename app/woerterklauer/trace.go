package woerterklauer

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/each"
	wk "spieltisch/games/woerterklauer"
)

// TraceDraft implements table.Tracer: what lies where, and whether it is lawful.
func (b *Board) TraceDraft() string {
	laid := each.Of(b.state.draft.Laid, wk.Lay.String)
	v := b.state.verdict
	return "laid=" + strings.Join(laid, ";") + " lawful=" + strconv.FormatBool(v.Lawful) + " laying=" + strconv.FormatBool(b.state.laying()) + " lead=" + strconv.Itoa(v.Lead) + " " + traceView(b.state.cursor, b.window, b.pool)
}

// traceView is where things lie on the screen, for the tests that drive the real program: the keyboard's cell, and in pixels of the window
// within their widgets the middles of the upper left cell seen, of the cell below and to the right of it, and of the pool's free tiles.
func traceView(cursor wk.Cell, w *window, p *pool) string {
	if p == nil {
		return ""
	}
	next := wk.Cell{X: w.low.X + 1, Y: w.low.Y + 1}
	first, second := w.pos(w.low).AddXY(w.cell/2, w.cell/2), w.pos(next).AddXY(w.cell/2, w.cell/2)
	row := p.tiles.grid()
	px := func(at fyne.Position) string { return fmt.Sprintf("%.0f,%.0f", at.X*ui.Drawn(), at.Y*ui.Drawn()) }
	var free []string
	for i, s := range p.tiles.slots {
		if s.free() {
			free = append(free, fmt.Sprint(s.ID, ":", px(p.tiles.lies(i).AddXY(row.W/2, row.H/2))))
		}
	}
	return fmt.Sprintf("cursor=%d,%d low=%d,%d first=%s second=%s free=%s",
		cursor.X, cursor.Y, w.low.X, w.low.Y, px(first), px(second), strings.Join(free, ";"))
}
