package woerterklauer

import (
	"fmt"
	"strings"

	wk "spieltisch/games/woerterklauer"
)

// traceView is where things lie on the screen, for the tests that drive the real program:
// the keyboard's cell, and in px within their widgets the middles of the upper left cell
// seen, of the cell below and to the right of it, and of the pool's free tiles.
func (b *Board) traceView() string {
	if b.field == nil || b.pool == nil {
		return ""
	}
	w := &b.field.window
	next := wk.Cell{X: w.low.X + 1, Y: w.low.Y + 1}
	first, second := w.pos(w.low).AddXY(w.cell/2, w.cell/2), w.pos(next).AddXY(w.cell/2, w.cell/2)
	_, tw, th := b.pool.tiles.grid()
	var free []string
	for i, s := range b.pool.tiles.slots {
		if s.free {
			at := b.pool.tiles.pos(i)
			free = append(free, fmt.Sprintf("%d:%.0f,%.0f", s.id, at.X+tw/2, at.Y+th/2))
		}
	}
	return fmt.Sprintf("cursor=%d,%d low=%d,%d first=%.0f,%.0f second=%.0f,%.0f free=%s",
		b.field.cursor.X, b.field.cursor.Y, w.low.X, w.low.Y, first.X, first.Y, second.X, second.Y, strings.Join(free, ";"))
}
