package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// columns lays out players, board, alphabet and the action bar, and gives up what
// matters least as the window gets smaller: first the players shrink to a strip, then the
// alphabet goes behind a key.
type columns struct {
	s     *seekers
	all   *fyne.Container
	board *ui.Card
	tab   *ui.IconButton // brings the alphabet back
	room  bool           // the alphabet has room beside the board
}

// Widths and heights at text size 100 %, in px.
const (
	playersWidth float32 = 232
	playersStrip float32 = 88
	barHeight    float32 = 72
	boardMost    float32 = 1032 // the board grows up to one and a half times its width
	boardLeast   float32 = 32   // padding of the board
)

func newColumns(s *seekers) *columns {
	c := &columns{s: s, board: ui.NewCardPad(0, s.middle)}
	c.tab = ui.NewIconButton(ui.IconLetters, s.b.desk.T("decipher.seek.alphabet"), ui.WellBtn, s.showAlphabet)
	c.all = &fyne.Container{Layout: c, Objects: []fyne.CanvasObject{s.players.wide, s.players.strip, c.board, s.crib.object, c.tab, s.bar.object}}
	s.b.desk.Trace.Mark("tab", c.tab)
	return c
}

func (c *columns) container() *fyne.Container { return c.all }

// need is the least width of the board.
func (c *columns) need() float32 {
	n := float32(max(dc.MinLength, len(c.s.b.view.Zones)))
	return max(n*zoneLeast+(n-1)*8, ui.Px(400)) + boardLeast
}

// barSize is the height of the action bar.
func barSize() float32 { return max(barHeight, ui.Px(50)) }

// MinSize implements fyne.Layout: strip, board and tab.
func (c *columns) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(playersStrip)+c.need()+40+4*12, c.s.leastHeight()+barSize()+12+8+16)
}

// split is how a width is shared: margin and gap, the columns, and whether the players
// have their cards.
type split struct {
	margin, gap, left, right float32
	wide, crib               bool
}

func (c *columns) split(size fyne.Size) split {
	f := split{margin: 24, gap: 16, left: ui.Px(playersWidth), right: max(cribWidth, ui.Px(220)), wide: true, crib: !c.s.tucked}
	if size.Width < ui.Px(1200) {
		f.margin, f.gap = 16, 12
	}
	inner := func() float32 { return size.Width - 2*f.margin - f.left - f.right - 2*f.gap }
	mainHeight := size.Height - barSize() - 2*f.gap - f.margin
	if inner() < 560 || c.s.players.wide.MinSize().Height > mainHeight {
		f.wide, f.left = false, ui.Px(playersStrip)
	}
	if inner() < c.need() {
		f.right = max(cribLeast, ui.Px(cribLeast))
	}
	c.room = inner() >= c.need()
	f.crib = f.crib && c.room
	if !f.crib {
		f.right = ui.Px(40)
	}
	return f
}

// Layout implements fyne.Layout.
func (c *columns) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s, f := c.s, c.split(size)
	middle := min(size.Width-2*f.margin-f.left-f.right-2*f.gap, boardMost+2*boardLeast)
	x := ui.Whole((size.Width - f.left - f.right - 2*f.gap - middle) / 2)
	top, bar := f.gap, barSize()
	h := size.Height - bar - top - f.gap - f.margin
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	}
	ui.Show(f.wide, s.players.wide)
	ui.Show(!f.wide, s.players.strip)
	ui.Show(f.crib, s.crib.object)
	ui.Show(!f.crib && !s.b.desk.Replay, c.tab)
	put(s.players.wide, x, top, f.left, h)
	s.players.fit(h)
	put(s.players.strip, x, top, f.left, h)
	put(c.board, x+f.left+f.gap, top, middle, h)
	right := x + f.left + middle + 2*f.gap
	put(s.crib.object, right, top, f.right, h)
	put(c.tab, right, top, f.right, f.right)
	s.bar.fit(size.Width < ui.Px(1100))
	put(s.bar.object, x, top+h+f.gap, right+f.right-x, bar)
}

// middle lays out the board: the hand, the zones and the tokens; at the end of a round
// the word and the points; at the end of the match the places.
type middle struct{ s *seekers }

// Heights in the board, in px.
const (
	lowBoard  float32 = 500
	tokensTop float32 = 104

	tokensLeast float32 = 48
)

// leastHeight is the height that the board needs at least.
func (s *seekers) leastHeight() float32 {
	return 2*12 + max(56, ui.Px(48)) + 8 + s.zones.MinSize().Height + 8 + tokensLeast
}

// MinSize implements fyne.Layout.
func (m *middle) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(m.s.zones.MinSize().Width+boardLeast, m.s.leastHeight())
}

// Layout implements fyne.Layout.
func (m *middle) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := m.s
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
	put := func(o fyne.CanvasObject, y, h float32) {
		o.Move(fyne.NewPos(pad, ui.Whole(y)))
		o.Resize(fyne.NewSize(w, ui.Whole(h)))
	}
	put(s.final.object, pad, size.Height-2*pad)
	if _, shown := s.b.over(); shown {
		m.reveal(put, size.Height, pad, gap, low)
		return
	}
	s.hand.fit(low, w)
	s.tokens.fit(foot)
	head := max(s.hand.box.size, s.hand.object.MinSize().Height)
	top := min(pad, 18)
	put(s.hand.object, top, head)
	put(s.zones, top+head+gap, size.Height-top-head-2*gap-foot-pad+4)
	put(s.tokens.object, size.Height-foot-pad+4, foot)
	m.note(size, size.Height-foot-pad+4, foot)
}

// note puts the notice on the tokens.
func (m *middle) note(size fyne.Size, y, foot float32) {
	n := m.s.notice
	w, h := min(n.wants(), size.Width-32), n.object.MinSize().Height
	n.object.Move(fyne.NewPos(ui.Whole((size.Width-w)/2), ui.Whole(y+(foot-h)/2)))
	n.object.Resize(fyne.NewSize(w, h))
}

// reveal lays out the end of a round.
func (m *middle) reveal(put func(o fyne.CanvasObject, y, h float32), height, pad, gap float32, low bool) {
	s := m.s
	s.end.fit(low)
	head := s.end.head.MinSize().Height
	put(s.end.head, pad, head)
	list := s.end.object.MinSize().Height
	room := height - 2*pad - head - 2*gap
	put(s.zones, pad+head+gap, max(room-list, 110))
	put(s.end.object, height-pad-min(list, max(room-110, 40)), min(list, max(room-110, 40)))
}
