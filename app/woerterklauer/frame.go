package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// frame is the card with the field. Whose turn it is shows in its colour, the shape of
// its corners and the tile at one of them, as tiles do.
type frame struct {
	widget.BaseWidget
	b    *Board
	sign *draw.LetterTile
}

var _ fyne.Widget = (*frame)(nil)

func newFrame(b *Board) *frame {
	f := &frame{b: b, sign: draw.NewLetterTile(draw.LetterLook{}, signSize, signSize)}
	f.ExtendBaseWidget(f)
	return f
}

const (
	signSize float32 = 26
	frameRim float32 = 3
)

func (f *frame) render() {
	f.sign.Set(draw.LetterLook{Face: faceOf(f.b.mover())})
	ui.Show(f.b.view.Phase != wk.PhaseOver, f.sign)
	f.Refresh()
}

// frameLook is the card's rim.
func (b *Board) frameLook() draw.FieldFrame {
	switch {
	case b.view.Phase == wk.PhaseOver:
		return draw.FieldFrame{Color: ui.Border, Rim: 1, Radius: 12}
	case b.mover() == wk.Red:
		return draw.FieldFrame{Color: ui.RedTile, Rim: frameRim, Radius: 24}
	case ui.Dark(): // else the black of the tiles is lost in the page
		return draw.FieldFrame{Color: ui.BlackTile, Outer: ui.Ctrl, Rim: frameRim, Radius: 4}
	default:
		return draw.FieldFrame{Color: ui.BlackTile, Rim: frameRim, Radius: 4}
	}
}

// CreateRenderer implements fyne.Widget.
func (f *frame) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	r := &frameLook{f}
	return ui.Drawn(f, r.least, r.place, r.f.b.field, r.f.sign).Repaints()
}

type frameLook struct{ f *frame }

func (r *frameLook) least() fyne.Size { return r.f.b.field.MinSize() }

func (r *frameLook) place(s fyne.Size) {
	f := r.f
	f.b.field.Resize(s.AddWidthHeight(0, draw.FrameShadow)) // below it, as cards have theirs
	f.sign.Resize(fyne.NewSquareSize(signSize))
	f.sign.Move(fyne.NewPos(-6, -6))
}
