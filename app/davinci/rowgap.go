package davinci

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// gapMark is a place in the row where the drawn tile may go: an empty slot, or one with
// an arrow once it is chosen.
type gapMark struct {
	rim, face *canvas.Rectangle
	icon      *ui.Icon
}

func newGapMark() *gapMark {
	return &gapMark{canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent), ui.NewIcon(ui.IconPlus, 16, ui.Ink2)}
}

func (m *gapMark) objects() []fyne.CanvasObject { return []fyne.CanvasObject{m.rim, m.face, m.icon} }

// set places the k-th mark of a plan; open tells that none is chosen yet.
func (m *gapMark) set(on, chosen, open bool, p rowPlan, k int) {
	ui.Show(on, m.rim)
	ui.Show(on, m.face)
	ui.Show(on, m.icon)
	if !on {
		return
	}
	rim, fill, tok, icon, sw := ui.Ctrl, ui.Well, ui.Ink2, ui.IconPlus, float32(2)
	switch {
	case open:
		rim, tok = ui.Accent, ui.AccentText
	case chosen:
		rim, fill, tok, icon, sw = ui.Accent, ui.AccentSoft, ui.AccentText, ui.IconDown, 3
	}
	at, size := p.marks[k], fyne.NewSize(p.mark, draw.StoneHeight(p.width))
	setRect(m.rim, at, size, 8, ui.Color(rim))
	setRect(m.face, at.AddXY(sw, sw), size.SubtractWidthHeight(2*sw, 2*sw), 8-sw, ui.Color(fill))
	m.icon.Set(icon, tok)
	m.icon.Move(at.AddXY(ui.Whole((p.mark-16)/2), ui.Whole((size.Height-16)/2)))
	m.icon.Resize(fyne.NewSquareSize(16))
}
