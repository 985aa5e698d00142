package ui

import (
	"math"

	"fyne.io/fyne/v2"
)

// The window's content is laid out in units and drawn larger as a whole where the window is large: a unit is as many pixels as
// the canvas's scale says, which comes in tenths. The system's own scale (of a dense screen) is part of it.

// The window that pages are drawn for; a larger one has larger units.
const (
	designWidth  = 1280
	designHeight = 800
)

// A page that is less wide than NarrowPage is narrow, one that is less high than ShortPage is short; from WidePage on it is wide.
// It uses at most PageMostWide × PageMostHigh of a larger window. In units.
const (
	NarrowPage   float32 = 1200
	ShortPage    float32 = 720
	WidePage     float32 = 1400
	PageMostWide float32 = 1600
	PageMostHigh float32 = 900
)

// ScaleFor is the scale of a window of so many pixels, in tenths, for a size that the user wants (100 is 1). It is at least the
// system's, and where it is more, a page has at least MinWidth × MinHeight units.
func ScaleFor(pixels fyne.Size, system float32, percent int) float32 {
	w, h, least := float64(pixels.Width), float64(pixels.Height), tenths(float64(system))
	grown := min(max(min(w/designWidth, h/designHeight), least), 2*least)
	scale := min(grown*float64(percent)/100, w/float64(MinWidth), h/float64(MinHeight))
	const noise = 1e-4 // of sizes that are products of units and scale
	return float32(max(least, math.Floor(scale*10+noise)/10))
}

// tenths is the nearest scale that Fyne can draw with.
func tenths(v float64) float64 { return math.Round(v*10) / 10 }

var drawn float32 = 1

// Drawn is the scale that the window's content is drawn with.
func Drawn() float32 { return drawn }

// Pixels is a length in whole pixels of the screen, at least one, for what must not get soft or uneven: rims, icons, pictures,
// fields of a board.
func Pixels(v float32) float32 { return max(1, Whole(v*drawn)) / drawn }

// offHalf is added to places of which several edges follow. Where an edge lies halfway between two pixels, as every tenth unit does
// at 1.1, the noise of the product would round some up and some down.
func offHalf() float32 {
	if drawn == 1 {
		return 0
	}
	return 1. / 1024
}

// PixelSize is a size in whole pixels of the screen, and no less, for pictures that would get soft where they are stretched by a
// part of one.
func PixelSize(s fyne.Size) fyne.Size {
	const noise = 1e-3
	up := func(v float32) float32 { return float32(math.Ceil(float64(v*drawn-noise))) / drawn }
	return fyne.NewSize(up(s.Width), up(s.Height))
}

// textSize is the size of a text for Fyne, which keeps pictures of texts by their size, whatever the scale: in full screen those
// of another scale would be stretched. Too little to be seen, it tells them apart.
func textSize(v float32) float32 { return v * (1 + (drawn-1)*1e-5) }
