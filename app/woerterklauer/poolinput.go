package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

var _ desktop.Mouseable = (*poolTiles)(nil)

// MouseDown implements desktop.Mouseable.
func (p *poolTiles) MouseDown(e *desktop.MouseEvent) { p.pressed = e.Position }

// MouseUp implements desktop.Mouseable.
func (p *poolTiles) MouseUp(*desktop.MouseEvent) {}

// Tapped implements fyne.Tappable.
func (p *poolTiles) Tapped(e *fyne.PointEvent) {
	i := p.at(e.Position)
	p.do(func(s *state) notice {
		if i >= 0 && p.slots[i].free() {
			p.cursor = i
			return s.tapPool(p.slots[i].ID)
		}
		s.tapTray()
		return notice{}
	})
}

// Dragged implements fyne.Draggable: a tile follows the pointer.
func (p *poolTiles) Dragged(e *fyne.DragEvent) {
	if p.carry.busy() {
		p.carry.move(e.AbsolutePosition)
		return
	}
	start := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	if distance(start, p.pressed) > 40 {
		p.pressed = start // no button was seen going down
	}
	if i := p.at(p.pressed); i >= 0 && p.slots[i].free() {
		p.cursor = i
		p.carry.start(pick(p.slots[i].ID), wk.Cell{}, e.AbsolutePosition)
	}
}

// DragEnd implements fyne.Draggable.
func (p *poolTiles) DragEnd() { p.carry.drop() }

// FocusGained implements fyne.Focusable.
func (p *poolTiles) FocusGained() {
	p.focused = true
	p.Refresh()
}

// FocusLost implements fyne.Focusable.
func (p *poolTiles) FocusLost() {
	p.focused = false
	p.Refresh()
}

// TypedRune implements fyne.Focusable; letters are the page's.
func (p *poolTiles) TypedRune(r rune) {
	if r != ' ' {
		ui.BubbleRune(p, r)
	}
}

// TypedKey implements fyne.Focusable: the arrows move the cursor, Enter picks a tile up
// and goes on to the field to put it somewhere.
func (p *poolTiles) TypedKey(e *fyne.KeyEvent) {
	cols, _, _ := p.grid()
	switch e.Name {
	case fyne.KeyLeft:
		p.walk(-1)
	case fyne.KeyRight:
		p.walk(1)
	case fyne.KeyUp:
		p.walk(-cols)
	case fyne.KeyDown:
		p.walk(cols)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.pick()
	default:
		ui.BubbleKey(p, e)
	}
}

func (p *poolTiles) walk(by int) {
	if to := p.cursor + by; to >= 0 && to < len(p.slots) {
		p.cursor = to
		p.Refresh()
	}
}

// pick takes the tile at the cursor up; with a tile of the field in the hand it takes
// that back.
func (p *poolTiles) pick() {
	if len(p.slots) == 0 {
		return
	}
	at := p.slots[p.cursor]
	p.do(func(s *state) notice { return s.pickSlot(at) })
	if p.s.laying() && p.s.hand.single(at.ID) {
		p.picked()
	}
}
