package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// twoSides lays the sheet and the entry side by side, and what stands in the entry's place.
type twoSides struct{ entry *entry }

// manyNames is for how many names a narrow page leaves the sheet more room, where the entry asks for one player alone.
const manyNames = 7

// MinSize implements fyne.Layout.
func (twoSides) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 360) }

// Layout implements fyne.Layout.
func (t twoSides) Layout(o []fyne.CanvasObject, s fyne.Size) {
	margin, top, low, w := float32(24), float32(16), float32(19), float32(456)
	if s.Width < ui.NarrowPage {
		margin, top, low, w = 16, 0, 11, min(420, s.Width-400)
		if t.entry.alone() {
			w = min(w, 320)
		}
	}
	inside := min(s.Width-2*margin, 1500)
	x := ui.Whole((s.Width - inside) / 2)
	h := s.Height - top - low
	ui.Put(o[0], x, top, inside-w-16, h)
	for _, o := range o[1:] {
		ui.Put(o, x+inside-w, top, w, h)
	}
}
