package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// columns lays out race, play and dice table, and gives up what matters least as
// the window gets narrower: first the race shrinks to a strip, then the dice
// table goes behind a key.
type columns struct {
	race, strip, play, chart fyne.CanvasObject
	fits                     func(chart bool) // told when the dice table comes or goes
}

// Widths at text size 100 %, in px.
const (
	raceWidth  float32 = 244
	stripWidth float32 = 96
	playWidth  float32 = 500
	chartWidth float32 = 352
)

func newColumns(race, strip, play, chart fyne.CanvasObject, fits func(bool)) *fyne.Container {
	return &fyne.Container{
		Layout:  &columns{race, strip, play, chart, fits},
		Objects: []fyne.CanvasObject{race, strip, play, chart},
	}
}

// MinSize implements fyne.Layout: the play column alone beside the strip.
func (c *columns) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(stripWidth)+playWidth+48, c.play.MinSize().Height+32)
}

// Layout implements fyne.Layout.
func (c *columns) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	margin, gap := float32(24), float32(16)
	if size.Width < ui.Px(1200) {
		margin, gap = 16, 12
	}
	left := ui.Px(raceWidth)
	wide := size.Width >= ui.Px(raceWidth+chartWidth)+playWidth+2*margin+2*gap
	if !wide {
		left = ui.Px(stripWidth)
	}
	right := ui.Px(chartWidth)
	chart := size.Width >= left+right+playWidth*.92+2*margin+2*gap
	show(c.race, wide)
	show(c.strip, !wide)
	show(c.chart, chart)
	c.fits(chart)
	h := max(size.Height-2*gap, 0)
	place := func(o fyne.CanvasObject, x, w float32) {
		o.Move(fyne.NewPos(x, gap))
		o.Resize(fyne.NewSize(w, h))
	}
	place(c.race, margin, left)
	place(c.strip, margin, left)
	end := size.Width - margin
	if chart {
		end -= right
		place(c.chart, end, right)
		end -= gap
	}
	place(c.play, margin+left+gap, end-margin-left-gap)
}
