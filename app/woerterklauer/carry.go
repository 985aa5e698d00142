package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	wk "spieltisch/games/woerterklauer"
)

// carry is a drag: the tiles follow the pointer in a layer above the whole table, from
// field to pool and back.
type carry struct {
	b     *Board
	layer *fyne.Container
	tiles []*draw.LetterTile // kept for the next drag
	shift []fyne.Position    // of each from the first

	hand   hand
	grab   wk.Cell // where the pointer took hold, if on the field
	inGrid bool
	target wk.Cell // of the hand's first tile
	over   place
}

// place is where a drag would end.
type place int

const (
	nowhere place = iota
	overField
	overPool
)

func newCarry(b *Board) *carry { return &carry{b: b, layer: container.NewWithoutLayout()} }

// busy tells whether something is being dragged.
func (c *carry) busy() bool { return c != nil && !c.hand.empty() }

// start takes tiles up: at is the cell under the pointer, for tiles of the field.
func (c *carry) start(h hand, at wk.Cell, abs fyne.Position) {
	b := c.b
	if h.empty() || !b.laying() {
		return
	}
	_, c.inGrid = b.draft.Cell(h.ids[0])
	c.hand, c.grab = h, at
	cell, pitch := b.field.window.cell, b.field.window.pitch()
	c.shift = c.shift[:0]
	faces := b.faces()
	b.hand = h
	for i, id := range h.ids {
		if i == len(c.tiles) {
			c.tiles = append(c.tiles, draw.NewLetterTile(draw.LetterLook{}, cell, cell))
			c.layer.Add(c.tiles[i])
		}
		look := draw.LetterLook{Text: b.letter(id).String()}
		shift := fyne.Position{}
		if on, ok := b.draft.Cell(id); ok {
			look.Face, look.Bad = faces[on].Face, faces[on].Bad
			shift = fyne.NewPos(float32(on.X-at.X)*pitch, float32(on.Y-at.Y)*pitch)
		}
		c.shift = append(c.shift, shift)
		t := c.tiles[i]
		t.Set(look)
		t.SetSize(cell, cell)
		t.Resize(fyne.NewSquareSize(cell))
	}
	c.move(abs)
	for _, t := range c.tiles[:len(h.ids)] {
		t.Show()
	}
	b.field.render()
	b.pool.render()
}

// move follows the pointer. It paints nothing: it only moves tiles and the mark of the
// target.
func (c *carry) move(abs fyne.Position) {
	f := c.b.field
	half := f.window.cell / 2
	at := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(c.layer)).SubtractXY(half, half)
	for i, s := range c.shift {
		c.tiles[i].Move(at.Add(s))
	}
	c.over = nowhere
	cell, ok := f.at(abs)
	switch {
	case ok:
		c.over = overField
		c.target = c.aimed(cell)
		f.setAim(f.window.sees(c.target), c.target)
		return
	case c.b.pool.under(abs):
		c.over = overPool
	}
	f.setAim(false, wk.Cell{})
}

// aimed is where the first tile comes to lie with the pointer on a cell; runs keep to
// their row or column.
func (c *carry) aimed(cell wk.Cell) wk.Cell {
	if !c.inGrid {
		return cell
	}
	first, _ := c.b.draft.Cell(c.hand.ids[0])
	dx, dy := cell.X-c.grab.X, cell.Y-c.grab.Y
	if c.hand.run && abs(dy) > abs(dx) {
		dx = 0
	} else if c.hand.run {
		dy = 0
	}
	return wk.Cell{X: first.X + dx, Y: first.Y + dy}
}

// drop ends the drag where the pointer was last. A drag that ends where it began is a tap
// with an unsteady hand.
func (c *carry) drop() {
	if !c.busy() {
		return
	}
	b, h, over, target := c.b, c.hand, c.over, c.target
	c.stop()
	b.hand = hand{}
	first, on := b.draft.Cell(h.ids[0])
	switch {
	case over == overField && on && first == target:
		b.hand = h
	case over == overField:
		b.field.cursor = target
		b.put(h, target)
	case over == overPool && on:
		b.takeOff(h)
	case over == overPool:
		b.hand = h
	}
	b.field.render()
	b.pool.render()
}

// stop takes the tiles out of the air without putting them anywhere.
func (c *carry) stop() {
	if c == nil {
		return
	}
	c.hand = hand{}
	for _, t := range c.tiles {
		t.Hide()
	}
	c.b.field.setAim(false, wk.Cell{})
}
