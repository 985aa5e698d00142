package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// hand holds the piece that is asked for. It can be dragged into a zone.
type hand struct {
	ui.CarryAreas
	do    handDo
	held  *dc.Piece // nil for none
	disc  *canvas.Rectangle
	piece *draw.Piece
	sign  ui.Line     // of the piece that is still to come
	ghost *draw.Piece // follows the pointer
	at    fyne.Position
}

// handDo is what becomes of a piece that is dragged from the hand. Points are the window's.
type handDo struct {
	height func() float32         // of a capital where it is going
	aim    func(at fyne.Position) // it is held there
	drop   func(at fyne.Position) // it is let go there
}

func newHand(do handDo) *hand {
	h := &hand{do: do, disc: ui.NewRect(), sign: ui.NewLine(), piece: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{}), ghost: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{})}
	h.Deaf = true
	h.OnCarry, h.OnDrop, h.OnBack = h.carry, func() {
		h.Refresh()
		do.drop(h.at)
	}, func() {
		h.Refresh()
		do.aim(fyne.NewPos(-1, -1)) // nowhere
	}
	h.Draw(h, func() fyne.Size { return fyne.NewSquareSize(56) }, h.place, h.disc, h.piece, h.sign).Repaints()
	return h
}

func (h *hand) render(s *state) {
	h.held = s.view.Hand
	h.OnTake = nil
	if h.held != nil && s.mine() {
		h.OnTake = func(int, *fyne.DragEvent) bool {
			h.ghost.SetKind(h.held.Kind)
			h.ghost.SetHeight(h.do.height())
			h.ghost.Resize(h.ghost.MinSize())
			h.Carry.Show(h.ghost)
			h.Refresh()
			return true
		}
	}
	h.Refresh()
}

func (h *hand) carry(e *fyne.DragEvent) {
	h.at = fyne.CurrentApp().Driver().AbsolutePositionForObject(h).Add(e.Position)
	putMiddle(h.ghost, e.Position)
	h.do.aim(h.at)
}

func (h *hand) place(s fyne.Size) {
	ui.SetRect(h.disc, 0, 0, s.Width, s.Height, s.Height/2, ui.Slip)
	ui.Show(h.held != nil && !h.Carry.On(), h.piece)
	h.sign.Hide()
	if h.held == nil {
		h.sign.Draw("?", ui.Whole(s.Height*.46), 800, ui.Ink2, s.Width/2, s.Height/2, .5)
		h.sign.Show()
		return
	}
	h.piece.SetKind(h.held.Kind)
	// A short stick and a U are shown bigger than next to the others: alone one wants to see which it is.
	_, tall := draw.Extent(h.held.Kind)
	share := max(.6, .8*float32(tall)/(letterpiece.CapHeight+letterpiece.Thickness))
	h.piece.SetHeight(float32(int(s.Height * share / float32(tall) * (letterpiece.CapHeight + letterpiece.Thickness))))
	putMiddle(h.piece, fyne.NewPos(s.Width/2, s.Height/2))
}
