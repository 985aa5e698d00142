package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	wk "spieltisch/games/woerterklauer"
)

// carry is a drag: the tiles follow the pointer in a layer above the whole table, from field to pool and back.
type carry struct {
	window *window // whose cells the tiles are as large as
	do     doer
	over   func(abs fyne.Position) (place, wk.Cell) // what lies under the pointer
	aim    func(on bool, c wk.Cell)                 // marks the target on the field
	hold   func(abs fyne.Position)                  // told where the pointer is
	layer  *fyne.Container
	tiles  []*draw.LetterTile // kept for the next drag
	shift  []fyne.Position    // of each from the first

	hand   hand
	before hand    // what was picked up
	inGrid bool    // it comes from the field
	first  wk.Cell // from where there
	grab   wk.Cell // where the pointer took hold there
	target wk.Cell // of the hand's first tile
	onto   place
}

// busy tells whether something is being dragged.
func (c *carry) busy() bool { return !c.hand.empty() }

// start takes tiles up: at is the cell under the pointer, for tiles of the field.
func (c *carry) start(h hand, at wk.Cell, abs fyne.Position) {
	c.do.just(func(s *state) {
		if h.empty() || !s.laying() {
			return
		}
		c.before, s.hand, s.carried = s.hand, h, true
		c.take(s, h, at)
		c.move(abs)
		for _, t := range c.tiles[:len(h.ids)] {
			t.Show()
		}
	})
}

// take makes the tiles that follow the pointer.
func (c *carry) take(s *state, h hand, at wk.Cell) {
	c.hand, c.grab, c.shift, c.onto = h, at, c.shift[:0], nowhere
	c.first, c.inGrid = s.draft.Cell(h.ids[0])
	lying := s.tiles()
	cell, pitch := c.window.cell, c.window.pitch()
	for i, id := range h.ids {
		if i == len(c.tiles) {
			c.tiles = append(c.tiles, draw.NewLetterTile(draw.LetterLook{}, cell, cell))
			c.layer.Add(c.tiles[i])
		}
		look := draw.LetterLook{Text: s.letter(id).String()}
		shift := fyne.Position{}
		for _, t := range lying {
			if t.ID == id {
				look.Face, look.Bad = faceOf(t.Color), t.bad
				shift = fyne.NewPos(float32(t.At.X-at.X)*pitch, float32(t.At.Y-at.Y)*pitch)
			}
		}
		c.shift = append(c.shift, shift)
		c.tiles[i].Set(look)
		c.tiles[i].SetSize(cell, cell)
		c.tiles[i].Resize(fyne.NewSquareSize(cell))
	}
}

// move follows the pointer. It paints nothing: it only moves tiles and the mark of the target.
func (c *carry) move(abs fyne.Position) {
	half := c.window.cell / 2
	at := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(c.layer)).SubtractXY(half, half)
	for i, s := range c.shift {
		c.tiles[i].Move(at.Add(s))
	}
	c.hold(abs)
	var cell wk.Cell
	if c.onto, cell = c.over(abs); c.onto != overField {
		c.aim(false, wk.Cell{})
		return
	}
	c.target = c.aimed(cell)
	c.aim(c.window.sees(c.target), c.target)
}

// aimed is where the first tile comes to lie with the pointer on a cell; runs keep to their row or column.
func (c *carry) aimed(cell wk.Cell) wk.Cell {
	if !c.inGrid {
		return cell
	}
	dx, dy := cell.X-c.grab.X, cell.Y-c.grab.Y
	if c.hand.run && max(dy, -dy) > max(dx, -dx) {
		dx = 0
	} else if c.hand.run {
		dy = 0
	}
	return wk.Cell{X: c.first.X + dx, Y: c.first.Y + dy}
}

// drop ends the drag where the pointer was last.
func (c *carry) drop() {
	if !c.busy() {
		return
	}
	h := c.hand
	c.stop()
	c.do(func(s *state) notice { return s.drop(h, c.onto, c.target) })
}

// back ends the drag where it began.
func (c *carry) back() {
	c.stop()
	c.do.just(func(s *state) { s.hand, s.carried = c.before, false })
}

// stop takes the tiles out of the air without putting them anywhere.
func (c *carry) stop() {
	c.hand = hand{}
	for _, t := range c.tiles {
		t.Hide()
	}
	c.aim(false, wk.Cell{})
}
