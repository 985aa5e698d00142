package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// frame is the card with the field. Whose turn it is shows in its colour, the shape of
// its corners and the tile at one of them, as tiles do.
type frame struct {
	ui.Base
	field *field
	sign  *draw.LetterTile
}

var _ fyne.Widget = (*frame)(nil)

func newFrame(f *field) *frame {
	c := &frame{field: f, sign: draw.NewLetterTile(draw.LetterLook{}, signSize, signSize)}
	c.Draw(c, c.field.MinSize, c.layOut, c.field, c.sign).Repaints()
	return c
}

const (
	signSize float32 = 26
	frameRim float32 = 3
)

func (f *frame) render(s *state) {
	f.sign.Set(draw.LetterLook{Face: faceOf(s.mover())})
	ui.Show(!s.over(), f.sign)
	f.Refresh()
}

// frameLook is the card's rim.
func frameLook(s *state) draw.FieldFrame {
	switch {
	case s.over():
		return draw.FieldFrame{Color: ui.Border, Rim: 1, Radius: 12}
	case s.mover() == wk.Red:
		return draw.FieldFrame{Color: ui.RedTile, Rim: frameRim, Radius: 24}
	case ui.Dark(): // else the black of the tiles is lost in the page
		return draw.FieldFrame{Color: ui.BlackTile, Outer: ui.Ctrl, Rim: frameRim, Radius: 4}
	default:
		return draw.FieldFrame{Color: ui.BlackTile, Rim: frameRim, Radius: 4}
	}
}

func (f *frame) layOut(s fyne.Size) {
	f.field.Resize(s.AddWidthHeight(0, draw.FrameShadow)) // below it, as cards have theirs
	f.sign.Resize(fyne.NewSquareSize(signSize))
	f.sign.Move(fyne.NewPos(-6, -6))
}
