package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// twoSides lays the sheet and the entry side by side.
type twoSides struct{}

// entryWidth is the width of the card at the right.
func entryWidth(all float32) float32 {
	return ui.Whole(min(400, max(380, all*.46), all-360))
}

// MinSize implements fyne.Layout.
func (twoSides) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 360) }

// Layout implements fyne.Layout.
func (twoSides) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	inside := min(s.Width-2*margin, 1500)
	x := ui.Whole((s.Width - inside) / 2)
	w := entryWidth(inside)
	if s.Width >= 1270 {
		w = 456
	}
	h := s.Height - 2*gap - 3
	ui.Put(o[0], x, gap, inside-w-gap, h)
	ui.Put(o[1], x+inside-w, gap, w, h)
}
