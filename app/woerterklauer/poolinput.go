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
	if i >= 0 && p.slots[i].free {
		p.cursor = i
		p.b.tapPool(p.slots[i].id)
		return
	}
	p.b.tapTray()
}

// Dragged implements fyne.Draggable: a tile follows the pointer.
func (p *poolTiles) Dragged(e *fyne.DragEvent) {
	b := p.b
	if b.carry.busy() {
		b.carry.move(e.AbsolutePosition)
		return
	}
	start := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	if distance(start, p.pressed) > 40 {
		p.pressed = start // no button was seen going down
	}
	if i := p.at(p.pressed); i >= 0 && p.slots[i].free {
		p.cursor = i
		b.carry.start(pick(p.slots[i].id), wk.Cell{}, e.AbsolutePosition)
	}
}

// DragEnd implements fyne.Draggable.
func (p *poolTiles) DragEnd() { p.b.carry.drop() }

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
		p.step(-1)
	case fyne.KeyRight:
		p.step(1)
	case fyne.KeyUp:
		p.step(-cols)
	case fyne.KeyDown:
		p.step(cols)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.pick()
	default:
		ui.BubbleKey(p, e)
	}
}

func (p *poolTiles) step(by int) {
	if to := p.cursor + by; to >= 0 && to < len(p.slots) {
		p.cursor = to
		p.Refresh()
	}
}

// pick takes the tile at the cursor up; with a tile of the field in the hand it takes
// that back.
func (p *poolTiles) pick() {
	b := p.b
	if b.choosing() && len(p.slots) > 0 {
		b.choose(p.slots[p.cursor].id)
		return
	}
	if !b.laying() || len(p.slots) == 0 {
		return
	}
	if !b.hand.empty() {
		if _, on := b.draft.Cell(b.hand.ids[0]); on {
			b.takeOff(b.hand)
			return
		}
	}
	s := p.slots[p.cursor]
	if !s.free {
		return
	}
	b.tapPool(s.id)
	if b.hand.single(s.id) {
		b.focusField()
	}
}
