package draw

import (
	"fmt"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Piece is one piece shown alone. Pieces and letters of the same height fit each
// other: a long stick is as high as a capital.
type Piece struct {
	pictured
	kind    letterpiece.Kind
	height  float32
	degrees float64
	options Options
}

// NewPiece is an upright piece, drawn to the scale at which capitals are height pixels
// high.
func NewPiece(kind letterpiece.Kind, height float32, o Options) *Piece {
	p := &Piece{kind: kind, height: height, options: o}
	p.show(p, func() picture { return piecePicture(p.kind, p.height, p.degrees, p.options) })
	return p
}

// SetKind makes it a piece of another kind.
func (p *Piece) SetKind(k letterpiece.Kind) { ui.Change(&p.kind, k, p) }

// SetTurn turns it clockwise to an angle in degrees. Turned by anything but
// multiples of 90° its size is the square in which it can turn; place it by its middle.
func (p *Piece) SetTurn(degrees float64) { ui.Change(&p.degrees, degrees, p) }

// SetHeight changes the scale.
func (p *Piece) SetHeight(height float32) { ui.Change(&p.height, height, p) }

// SetOptions changes how it is drawn.
func (p *Piece) SetOptions(o Options) { ui.Change(&p.options, o, p) }

func piecePicture(k letterpiece.Kind, height float32, degrees float64, o Options) picture {
	name := fmt.Sprintf("piece-%d-%.1f", k, degrees)
	return drawn(name, height, o, func(_ *letterpiece.Alphabet, s letterpiece.Style) letterpiece.Drawing {
		return letterpiece.Single(k, degrees, s)
	})
}

// Pieces is a row of pieces side by side, in the order of the kinds.
type Pieces struct {
	pictured
	count   letterpiece.Count
	height  float32
	options Options
}

// NewPieces is a row of pieces, drawn to the scale at which capitals are height pixels
// high.
func NewPieces(c letterpiece.Count, height float32, o Options) *Pieces {
	p := &Pieces{count: c, height: height, options: o}
	p.show(p, func() picture { return rowPicture(p.count, p.height, p.options) })
	return p
}

// SetHeight changes the scale.
func (p *Pieces) SetHeight(height float32) { ui.Change(&p.height, height, p) }

// Set changes which pieces there are.
func (p *Pieces) Set(c letterpiece.Count) { ui.Change(&p.count, c, p) }

func rowPicture(c letterpiece.Count, height float32, o Options) picture {
	return drawn(fmt.Sprint("row-", c), height, o, func(_ *letterpiece.Alphabet, s letterpiece.Style) letterpiece.Drawing {
		return letterpiece.Row(c, s)
	})
}
