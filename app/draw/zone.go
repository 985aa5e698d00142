package draw

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Zone is a zone of Decipher as nobody has touched it: pieces upright and side by side, and
// below them the four symbols, crossed out where no such piece comes any more. Without symbols it
// is just a tray of loose pieces. It fills its room.
type Zone struct {
	ui.Base
	laid    letterpiece.Count
	covered [letterpiece.Kinds]bool
	symbols bool

	box, area *ui.Box
	signs     []zoneSymbol
	kinds     []letterpiece.Kind
	pieces    []*Piece
}

// NewZone shows pieces, and the symbols where they are wanted.
func NewZone(laid letterpiece.Count, covered [letterpiece.Kinds]bool, symbols bool) *Zone {
	z := &Zone{laid: laid, covered: covered, symbols: symbols, box: ui.NewBox(), area: ui.NewBox()}
	objects := []fyne.CanvasObject{z.box, z.area}
	if z.symbols {
		for k := range letterpiece.Kind(letterpiece.Kinds) {
			s := zoneSymbol{ui.NewBox(), NewPiece(k, 8, Options{}), ui.NewIconImage()}
			z.signs = append(z.signs, s)
			objects = append(objects, s.box, s.piece, s.cross)
		}
	}
	for k, n := range z.laid {
		for range n {
			z.kinds = append(z.kinds, letterpiece.Kind(k))
			z.pieces = append(z.pieces, NewPiece(letterpiece.Kind(k), 8, Options{}))
			objects = append(objects, z.pieces[len(z.pieces)-1])
		}
	}
	z.Draw(z, z.least, z.place, objects...)
	return z
}

// zoneSymbol is one of the four symbols.
type zoneSymbol struct {
	box   *ui.Box
	piece *Piece
	cross ui.IconImage
}

func (z *Zone) least() fyne.Size { return fyne.NewSize(104, 132) }

// The parts of a zone in pixels.
const (
	zonePad    = 10
	zoneGap    = 8
	zoneAir    = 12 // beside the pieces
	symbolGap  = 5
	symbolMost = 52
	pieceMost  = 168 // height of a capital to the scale of the pieces
)

func (z *Zone) place(s fyne.Size) {
	z.box.Set(0, 0, s.Width, s.Height, 12, ui.Well, ui.Border, 1)
	w, h := s.Width-2*zonePad, s.Height-2*zonePad
	if len(z.signs) > 0 {
		cell := ui.Whole(min(symbolMost, (w-symbolGap)/2, h*.42/2))
		h -= 2*cell + symbolGap + zoneGap
		z.laySymbols(ui.Whole((s.Width-2*cell-symbolGap)/2), zonePad+h+zoneGap, cell)
	}
	z.area.Set(zonePad, zonePad, w, h, 8, ui.CardBG, ui.Border, 1)
	capital := z.capital(w-2*zoneAir, h)
	unit := Unit(capital)
	if unit <= 0 {
		return
	}
	mid := fyne.NewPos(zonePad+w/2, zonePad+h/2)
	for i, l := range Neutral(z.kinds) {
		p := z.pieces[i]
		p.SetHeight(capital)
		size := p.MinSize()
		p.Move(fyne.NewPos(ui.Whole(mid.X+float32(l.X*unit)-size.Width/2), ui.Whole(mid.Y+float32(l.Y*unit)-size.Height/2)))
		p.Resize(size)
	}
}

// capital is the scale at which the pieces have room side by side.
func (z *Zone) capital(w, h float32) float32 {
	capital := min(h*.72, w, pieceMost)
	if span := Span(z.kinds); span > 0 {
		capital = min(capital, w/float32(span)*(letterpiece.CapHeight+letterpiece.Thickness))
	}
	return float32(int(capital/4)) * 4
}

func (z *Zone) laySymbols(x, y, cell float32) {
	for k, s := range z.signs {
		x, y := x+float32(k%2)*(cell+symbolGap), y+float32(k/2)*(cell+symbolGap)
		s.box.Set(x, y, cell, cell, 8, ui.CardBG, ui.Border, 1)
		s.piece.SetHeight(float32(int(cell * .76)))
		size := s.piece.MinSize()
		s.piece.Move(fyne.NewPos(ui.Whole(x+(cell-size.Width)/2), ui.Whole(y+(cell-size.Height)/2)))
		s.piece.Resize(size)
		s.cross.Hide()
		if z.covered[k] {
			s.cross.Set(ui.IconX, ui.Ink)
			ui.Put(s.cross, x-2, y-2, cell+4, cell+4)
		}
	}
}
