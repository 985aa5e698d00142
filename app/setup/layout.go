package setup

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// How the mat and the two papers lie on the desk.
const (
	howWide    float32 = 428
	howNarrow  float32 = 392
	guestsHigh float32 = 190
	guestsLow  float32 = 160
	leastHigh  float32 = 540
)

// lie lays mat and guests above each other, and next to them how it is played.
func (p *Page) lie(size fyne.Size) {
	w, h := min(size.Width, ui.PageMostWide), min(size.Height, ui.PageMostHigh-ui.HeadHeight)
	margin, gap, top, bottom, right, low := float32(24), float32(24), float32(8), float32(24), howWide, guestsHigh
	if w < ui.NarrowPage {
		margin, gap, top, bottom, right = 16, 16, 0, 22, howNarrow
	}
	if size.Height+ui.HeadHeight < ui.ShortPage {
		low = guestsLow
	}
	x := ui.Whole((size.Width-w)/2) + margin
	wide, high := w-2*margin-gap-right, h-top-bottom
	ui.Put(p.cloth, x, top, wide, high-low-gap)
	ui.Put(p.guests.object, x, top+high-low, wide, low)
	ui.Put(p.how.object, x+wide+gap, top, right, high)
}
