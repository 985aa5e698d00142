package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// middle lays out the board: the hand, the zones and the tokens; at the end of a round the word and the points.
type middle struct {
	hand   *hand
	zones  *zones
	tokens *tokenBar
	end    *roundEnd
	box    *fyne.Container

	revealed bool
}

// Sizes in the board, in px.
const (
	boardLeast  float32 = 32  // its padding from side to side
	lowBoard    float32 = 500 // height
	tokensTop   float32 = 104 // height of the tokens
	tokensLeast float32 = 48
)

// build makes the container once all parts are there.
func (m *middle) build() *middle {
	m.box = ui.Laid(m.least, m.place, m.hand.object, m.end.head, m.zones, m.tokens.object, m.end.object)
	return m
}

// render shows what belongs to the state and lays it out.
func (m *middle) render(s *state) {
	m.revealed = s.revealed()
	ui.Show(!m.revealed, m.hand.object, m.tokens.object)
	ui.Show(m.revealed, m.end.head, m.end.object)
	ui.PlaceAnew(m.box)
}

// leastHeight is the height that the board needs at least.
func (m *middle) leastHeight() float32 {
	return 2*12 + 56 + 8 + m.zones.MinSize().Height + 8 + tokensLeast
}

func (m *middle) least() fyne.Size {
	return fyne.NewSize(m.zones.MinSize().Width+boardLeast, m.leastHeight())
}

func (m *middle) place(size fyne.Size) {
	low := size.Height < lowBoard
	pad, gap, foot := float32(24), float32(16), tokensTop
	switch {
	case low:
		pad, gap, foot = 12, 8, tokensLeast
	case size.Height < 590:
		pad, gap, foot = 16, 16, 64
	}
	if size.Width < 640 {
		pad = min(pad, 16)
	}
	w := size.Width - 2*pad
	put := func(o fyne.CanvasObject, y, h float32) { ui.Put(o, pad, ui.Whole(y), w, ui.Whole(h)) }
	if m.revealed {
		m.end.fit(low, w)
		m.putEnd(put, size.Height, pad, gap)
		return
	}
	m.hand.fit(low, w)
	m.tokens.fit(foot)
	head := m.hand.height()
	top := min(pad, 18)
	put(m.hand.object, top, head)
	put(m.zones, top+head+gap, size.Height-top-head-2*gap-foot-pad+4)
	put(m.tokens.object, size.Height-foot-pad+4, foot)
}

// putEnd lays out the end of a round.
func (m *middle) putEnd(put func(o fyne.CanvasObject, y, h float32), height, pad, gap float32) {
	head := m.end.head.MinSize().Height
	put(m.end.head, pad, head)
	list := m.end.object.MinSize().Height
	room := height - 2*pad - head - 2*gap
	put(m.zones, pad+head+gap, max(room-list, 110))
	put(m.end.object, height-pad-min(list, max(room-110, 40)), min(list, max(room-110, 40)))
}
