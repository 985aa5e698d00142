package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
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

const signSize float32 = 26

func (f *frame) render(s *state) {
	f.sign.Set(draw.LetterLook{Face: faceOf(s.mover())})
	ui.Show(!s.over(), f.sign)
	f.Refresh()
}

func (f *frame) layOut(s fyne.Size) {
	f.field.Resize(s.AddWidthHeight(0, draw.FrameShadow)) // below it, as cards have theirs
	f.sign.Resize(fyne.NewSquareSize(signSize))
	f.sign.Move(fyne.NewPos(-6, -6))
}
