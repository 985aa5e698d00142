package ui

import "fyne.io/fyne/v2"

// starIn is the share of a star's width that its face takes; the rest is its rim.
const starIn float32 = .8

// Star is a star with a rim: gold when it was earned, empty before.
type Star struct {
	Base
	side      float32
	rim, face IconImage
	lit       bool
}

var _ fyne.Widget = (*Star)(nil)

// NewStar is an empty star, side units wide and high.
func NewStar(side float32) *Star {
	s := &Star{side: side, rim: NewIconImage(), face: NewIconImage()}
	s.Draw(s, func() fyne.Size { return fyne.NewSquareSize(side) }, s.place, s.rim, s.face)
	return s
}

// Light turns it golden, or empty again.
func (s *Star) Light(on bool) *Star {
	s.lit = on
	s.Refresh()
	return s
}

func (s *Star) place(size fyne.Size) {
	rim, face := Ctrl, CardBG
	if s.lit {
		rim, face = GoldEdge, Gold
	}
	s.rim.Set(IconStar, rim)
	s.face.Set(IconStar, face)
	s.rim.Place(size.Width/2, size.Height/2, s.side)
	s.face.Place(size.Width/2, size.Height/2, s.side*starIn)
}
