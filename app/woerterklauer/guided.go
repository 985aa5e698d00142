package woerterklauer

import (
	"fmt"

	"fyne.io/fyne/v2"

	wk "spieltisch/games/woerterklauer"
)

// Spot implements table.Guided: "cells:x,y,w,h" are so many cells across and down from one on.
func (b *Board) Spot(name string) (o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	var c wk.Cell
	var across, down int
	if n, _ := fmt.Sscanf(name, "cells:%d,%d,%d,%d", &c.X, &c.Y, &across, &down); n != 4 {
		return nil, at, size
	}
	last := wk.Cell{X: c.X + across - 1, Y: c.Y + down - 1}
	if !b.window.sees(c) || !b.window.sees(last) {
		return nil, at, size
	}
	from, to := b.window.pos(c), b.window.pos(last)
	return b.field, from, fyne.NewSize(to.X-from.X+b.window.cell, to.Y-from.Y+b.window.cell)
}

// Lead implements table.Guided.
func (b *Board) Lead(toward []byte) {
	if b.state.due && b.state.view.Phase == wk.PhaseLay {
		b.goOn()
	}
	if len(b.state.answers) > 0 && !b.state.verdict.Lawful { // what was refused is asked once more
		b.state.askAgain()
		b.show()
	}
	if c := b.desk.Window.Canvas(); toward == nil && c.Focused() == b.field { // the page answers what nothing is typed for
		c.Unfocus()
	}
	if d, err := wk.ParseDraft(toward); err == nil && b.state.lead(d) {
		b.field.quiet = false
		b.focusField()
		b.field.Refresh()
	}
}
