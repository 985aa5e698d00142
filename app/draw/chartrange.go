package draw

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// Range shows an estimate as a disc on a scale, and as a bar how far it may be off.
type Range struct {
	ui.Base
	tone           ui.Token
	low, mid, high float64 // on the scale from 0 to most
	most           float64

	scale, bar, disc *canvas.Rectangle
}

// NewRange is an estimate mid that lies between low and high, on a scale from 0 to most,
// in somebody's colour.
func NewRange(tone ui.Token, low, mid, high, most float64) *Range {
	r := &Range{tone: tone, low: low, mid: mid, high: high, most: most, scale: ui.NewRect(), bar: ui.NewRect(), disc: ui.NewRect()}
	r.Draw(r, r.least, r.place, r.scale, r.bar, r.disc)
	return r
}

func (r *Range) least() fyne.Size { return fyne.NewSize(80, 24) }
func (r *Range) place(s fyne.Size) {
	at := func(v float64) float32 {
		share := v / r.most
		if r.most <= 0 || math.IsNaN(share) {
			return 0
		}
		return ui.Whole(s.Width * float32(max(0, min(share, 1))))
	}
	y := ui.Whole(s.Height / 2)
	c := ui.Color(r.tone)
	ui.SetRect(r.scale, 0, y-2, s.Width, 4, 2, ui.Well)
	low, high := at(r.low), at(r.high)
	ui.SetRect(r.bar, low, y-4, max(8, high-low), 8, 4, ui.Mix(c, ui.Color(ui.CardBG), .45))
	d := float32(16)
	ui.SetRect(r.disc, at(r.mid)-d/2, y-d/2, d, d, d/2, c)
}
