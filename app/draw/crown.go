package draw

import (
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Crown is a crown of one long and six short sticks.
type Crown struct {
	pictured
	height float32
}

// NewCrown is a crown drawn to the scale at which capitals are height pixels high.
func NewCrown(height float32) *Crown {
	c := &Crown{height: height}
	c.show(c, func() picture {
		return drawn("crown", c.height, Options{}, func(_ *letterpiece.Alphabet, s letterpiece.Style) letterpiece.Drawing {
			return crown.Drawing(s, 0, 1, 2, 3, 4, 5, 6, 0)
		})
	})
	return c
}

// SetHeight changes the scale.
func (c *Crown) SetHeight(height float32) { ui.Change(&c.height, height, c) }

// Sit puts it onto a head of a width, whose middle and upper edge are at x and y: its band, below .54 of it, lies 6 deep on the head.
func (c *Crown) Sit(x, y, head float32) {
	c.SetHeight(head * .56)
	s := c.MinSize()
	ui.Put(c, ui.Whole(x-s.Width/2), y+6-ui.Whole(s.Height*.54), s.Width, s.Height)
}

// crown is the sticks of the crown; the first one is its band.
var crown = func() letterpiece.Letter {
	type point = letterpiece.Point
	l := letterpiece.Letter{Pieces: []letterpiece.Piece{{Kind: letterpiece.LongStick, From: point{X: 0, Y: 2}, To: point{X: 4, Y: 2}}}}
	side := []point{{X: 0, Y: 2}, {X: -.28, Y: .02}, {X: 1, Y: 1.557}, {X: 2, Y: -.175}}
	for i := range 3 {
		a, b := side[i], side[i+1]
		l.Pieces = append(l.Pieces,
			letterpiece.Piece{Kind: letterpiece.ShortStick, From: a, To: b},
			letterpiece.Piece{Kind: letterpiece.ShortStick, From: point{X: 4 - a.X, Y: a.Y}, To: point{X: 4 - b.X, Y: b.Y}})
	}
	return l
}()
