package woerterklauer

import (
	"cmp"
	"fmt"
	"slices"

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
		b.field.Take()
		b.field.Refresh()
	}
}

// lead marks the first cell where something is to be done for a draft: a tile lies there that has to go, or one from the pool
// comes there. It types the way in which the next one follows; the mark stays where typing over letters that lie there already
// leads to that cell with one of the pool. false where there is none, or nothing can be laid.
func (s *hands) lead(d wk.Draft) bool {
	open := s.apart(d)
	if len(open) == 0 || !s.laying() {
		return false
	}
	if len(open) > 1 {
		s.down = open[0].X == open[1].X
	}
	at, typed := s.cursor, false
	if next := d.At(open[0]); next != 0 {
		_, lies := s.draft.Cell(next)
		typed = !lies
	}
	for typed && at != open[0] && d.At(at) != 0 && s.draft.At(at) == d.At(at) {
		at = at.Next(s.way(), 1)
	}
	if at != open[0] {
		s.setCursor(open[0])
	}
	return true
}

// apart are the cells, line by line, of the tiles that a draft has elsewhere, and where it has others from the pool.
func (s *hands) apart(d wk.Draft) (open []wk.Cell) {
	for _, l := range d.Laid {
		if _, on := s.draft.Cell(l.ID); !on {
			open = append(open, l.At)
		}
	}
	for _, l := range s.draft.Laid {
		if d.At(l.At) != l.ID {
			open = append(open, l.At)
		}
	}
	slices.SortFunc(open, func(a, b wk.Cell) int { return cmp.Or(a.Y-b.Y, a.X-b.X) })
	return slices.Compact(open) // where one goes another may come
}
