package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// twoSides lays the sheet and the entry side by side.
type twoSides struct{}

// MinSize implements fyne.Layout.
func (twoSides) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 360) }

// Layout implements fyne.Layout.
func (twoSides) Layout(o []fyne.CanvasObject, s fyne.Size) {
	margin, gap, w := float32(24), float32(16), float32(456)
	if s.Width < ui.NarrowPage {
		margin, gap, w = 16, 8, min(420, s.Width-400)
	}
	inside := min(s.Width-2*margin, 1500)
	x := ui.Whole((s.Width - inside) / 2)
	h := s.Height - 2*gap - 3
	ui.Put(o[0], x, gap, inside-w-16, h)
	ui.Put(o[1], x+inside-w, gap, w, h)
}
