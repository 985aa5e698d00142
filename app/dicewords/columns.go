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
	fits                     func(wide, chart bool, play fyne.Size) // told whether all has room, or the dice table at least, and how large the play column is
	least                    func() float32                         // height of the play column when height is short
}

// Widths, in px.
const (
	raceWidth  float32 = 244
	stripWidth float32 = 88
	playWidth  float32 = 540
	chartWidth float32 = 376
	chartLeast float32 = 292 // identifiers only, no names of colours
)

func (c *columns) container() *fyne.Container {
	return ui.Laid(c.leastSize, c.place, c.race, c.strip, c.play, c.chart)
}

// leastSize is the play column alone next to the strip.
func (c *columns) leastSize() fyne.Size {
	return fyne.NewSize(stripWidth+playWidth+48, c.least()+24)
}

func (c *columns) place(size fyne.Size) {
	margin, gap := float32(24), float32(16)
	if size.Width < 1200 {
		margin, gap = 16, 12
	}
	left, right := raceWidth, chartWidth
	wide := size.Width >= left+right+playWidth+2*margin+2*gap
	if !wide {
		left, right = stripWidth, chartLeast
	}
	chart := size.Width >= left+right+playWidth+2*margin+2*gap
	ui.Show(wide, c.race)
	ui.Show(!wide, c.strip)
	ui.Show(chart, c.chart)
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
	c.fits(wide, chart, fyne.NewSize(end-margin-left-gap, h))
	place(c.play, margin+left+gap, end-margin-left-gap)
}
