package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// gapMark is a place in the row where the drawn tile may go: an empty slot, or one with
// an arrow once it is chosen.
type gapMark struct {
	box  *ui.Box
	icon *ui.Icon
}

func newGapMark() *gapMark {
	return &gapMark{ui.NewBox(), ui.NewIcon(ui.IconPlus, 16, ui.Ink2)}
}

func (m *gapMark) objects() []fyne.CanvasObject { return []fyne.CanvasObject{m.box, m.icon} }

// set places the mark; open tells that none is chosen yet.
func (m *gapMark) set(on, chosen, open bool, at fyne.Position, width, height float32) {
	ui.Show(on, m.box)
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
	m.box.Set(at.X, at.Y, width, height, 8, fill, rim, sw)
	m.icon.Set(icon, tok)
	m.icon.Move(at.AddXY(ui.Whole((width-16)/2), ui.Whole((height-16)/2)))
	m.icon.Resize(fyne.NewSquareSize(16))
}
