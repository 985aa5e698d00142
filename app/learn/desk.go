package learn

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// desk lays the task and the side side by side, or one card alone.
type desk struct{}

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 320) }

// Layout implements fyne.Layout.
func (desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	if len(o) == 1 {
		ui.Put(o[0], 0, 0, s.Width, s.Height)
		return
	}
	inside := min(s.Width-2*margin, 1500)
	x, side := float32(int((s.Width-inside)/2)), float32(int(max(336, min(inside*.371, 456))))
	ui.Put(o[0], x, gap, inside-side-gap, s.Height-2*gap-3)
	ui.Put(o[1], x+inside-side-4, 0, side+8, s.Height) // with air for focus rings
}
