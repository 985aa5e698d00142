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
	notice *notice
	box    *fyne.Container

	revealed bool
}

// Sizes in the board, in px.
const (
	boardLeast  float32 = 32  // its padding from side to side
	lowBoard    float32 = 500 // height
	tokensTop   float32 = 104 // height of the tokens
	tokensLeast float32 = 48
	noticeLeast float32 = 240 // width of a notice
)

// build makes the container once all parts are there.
func (m *middle) build() *middle {
	m.box = ui.Laid(m.least, m.place, m.hand.object, m.end.head, m.zones, m.tokens.object, m.end.object, m.notice.object)
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
	return 2*12 + max(56, ui.Px(48)) + 8 + m.zones.MinSize().Height + 8 + tokensLeast
}

func (m *middle) least() fyne.Size {
	return fyne.NewSize(m.zones.MinSize().Width+boardLeast, m.leastHeight())
}

func (m *middle) place(size fyne.Size) {
	low := size.Height < lowBoard*max(1, ui.Scale()*.9)
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
		m.putEnd(put, size.Height, pad, gap, low)
		return
	}
	m.hand.fit(low, w)
	m.tokens.fit(foot)
	head := m.hand.height()
	top := min(pad, 18)
	put(m.hand.object, top, head)
	put(m.zones, top+head+gap, size.Height-top-head-2*gap-foot-pad+4)
	put(m.tokens.object, size.Height-foot-pad+4, foot)
	m.putNotice(size, size.Height-foot-pad+4, foot)
}

// putNotice puts the notice on the tokens, next to those that are paid with: what it says often concerns them.
func (m *middle) putNotice(size fyne.Size, y, foot float32) {
	from := m.tokens.object.Position().X + m.tokens.paid()
	room := size.Width - 16 - from
	w := min(m.notice.wants(), max(room, noticeLeast))
	m.notice.object.Resize(fyne.NewSize(w, 0)) // its lines wrap
	h := m.notice.object.MinSize().Height
	ui.Put(m.notice.object, ui.Whole(size.Width-16-max(w, (room+w)/2)), ui.Whole(min(y+(foot-h)/2, size.Height-h)), w, h)
}

// putEnd lays out the end of a round.
func (m *middle) putEnd(put func(o fyne.CanvasObject, y, h float32), height, pad, gap float32, low bool) {
	m.end.fit(low)
	head := m.end.head.MinSize().Height
	put(m.end.head, pad, head)
	list := m.end.object.MinSize().Height
	room := height - 2*pad - head - 2*gap
	put(m.zones, pad+head+gap, max(room-list, 110))
	put(m.end.object, height-pad-min(list, max(room-110, 40)), min(list, max(room-110, 40)))
}
