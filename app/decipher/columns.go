package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// columns lays out players, board, alphabet and the action bar, and gives up what matters least as the window gets
// smaller: first the players shrink to a strip, then the alphabet goes behind a key.
type columns struct {
	players *players
	middle  *middle
	board   *ui.Card // around the middle
	crib    *crib
	tab     *ui.IconButton // brings the alphabet back
	bar     *actionBar
	notice  *notice
	all     *fyne.Container

	count  int
	tucked bool // the alphabet is folded away by hand
	acting bool
}

// Widths and heights, in px.
const (
	playersWidth float32 = 232
	playersStrip float32 = 88
	barHeight    float32 = 72
	boardMost    float32 = 1032 // the board grows up to one and a half times its width
)

// build makes the container once all parts are there.
func (c *columns) build() *columns {
	c.board = ui.NewCardPad(0, c.middle.box)
	c.all = ui.Laid(c.least, c.place, c.players.wide, c.players.strip, c.board, c.crib.object, c.tab, c.bar.object, c.notice.object)
	return c
}

// render shows what belongs to the state and lays it out.
func (c *columns) render(s *state) {
	c.count, c.tucked, c.acting = len(s.view.Zones), s.tucked, s.acting
	c.middle.render(s)
	ui.PlaceAnew(c.all)
}

// need is the least width of the board.
func (c *columns) need() float32 {
	return max(zonesWidth(c.count), 400) + boardLeast
}

// barSize is the height of the action bar.
func barSize() float32 { return max(barHeight, 50) }

// least has room for strip, board and tab.
func (c *columns) least() fyne.Size {
	s := fyne.NewSize(playersStrip+c.need()+40+4*12, c.middle.leastHeight()+12+16)
	if c.acting {
		s.Height += barSize() + 8
	}
	return s
}

// low is the height of the action bar with the gap above it. The replay tells elsewhere what happened last: there it goes
// where the board has no room else.
func (c *columns) low(height, gap float32) float32 {
	if all := barSize() + gap; c.acting || height >= c.least().Height+all {
		return all
	}
	return 0
}

// columnWidths is how a width is shared: margin and gap, the columns, and whether the players
// have their cards.
type columnWidths struct {
	margin, gap, left, right float32
	wide, crib               bool
}

// widths shares a width.
func (c *columns) widths(size fyne.Size) columnWidths {
	f := columnWidths{margin: 24, gap: 16, left: playersWidth, right: max(cribWidth, 220), wide: true, crib: !c.tucked}
	if size.Width < 1200 {
		f.margin, f.gap = 16, 12
	}
	inner := func() float32 { return size.Width - 2*f.margin - f.left - f.right - 2*f.gap }
	mainHeight := size.Height - c.low(size.Height, f.gap) - f.gap - f.margin
	if inner() < 560 || c.players.wide.MinSize().Height > mainHeight {
		f.wide, f.left = false, playersStrip
	}
	if inner() < c.need() {
		f.right = cribLeast
	}
	switch {
	case f.crib:
	case c.acting:
		f.right = 40
	default: // in the replay there is no tab, and no gap before it
		f.right = -f.gap
	}
	return f
}

func (c *columns) place(size fyne.Size) {
	f := c.widths(size)
	middle := min(size.Width-2*f.margin-f.left-f.right-2*f.gap, boardMost+2*boardLeast)
	x := ui.Whole((size.Width - f.left - f.right - 2*f.gap - middle) / 2)
	top, low := f.gap, c.low(size.Height, f.gap)
	h := size.Height - low - top - f.margin
	ui.Show(low > 0, c.bar.object)
	ui.Show(f.wide, c.players.wide)
	ui.Show(!f.wide, c.players.strip)
	ui.Show(f.crib, c.crib.object)
	ui.Show(!f.crib && c.acting, c.tab)
	ui.Put(c.players.wide, x, top, f.left, h)
	c.players.fit(h)
	ui.Put(c.players.strip, x, top, f.left, h)
	ui.Put(c.board, x+f.left+f.gap, top, middle, h)
	right := x + f.left + middle + 2*f.gap
	ui.Put(c.crib.object, right, top, f.right, h)
	ui.Put(c.tab, right, top, f.right, f.right)
	c.bar.fit(size.Width < 1100)
	ui.Put(c.bar.object, x, top+h+f.gap, right+f.right-x, low-f.gap)
	c.putNotice(size)
}

// noticeLeast is the width of a notice at least, noticeRim what is seen of the bar around it.
const (
	noticeLeast float32 = 240
	noticeRim   float32 = 4
)

// putNotice puts the notice on what happened last, which says the same and can be read again when it is gone: so it hides no token,
// points or zone. Buttons below it still take clicks. Where that isn't shown, such as while somebody types a word, it lies next to the Bonus Tokens.
func (c *columns) putNotice(size fyne.Size) {
	object, n := c.notice.object, c.middle.tokens
	put := func(x, middle, w, least, end float32) {
		object.Resize(fyne.NewSize(w, 0)) // its lines wrap
		h := max(object.MinSize().Height, least)
		ui.Put(object, ui.Whole(x), ui.Whole(min(middle-h/2, end-h)), w, h)
	}
	if from, to, ok := c.bar.latest(); ok {
		at, bar := c.bar.object.Position(), c.bar.object.Size()
		if object.Resize(fyne.NewSize(to-from, 0)); object.MinSize().Height > bar.Height { // rather over the buttons than over tokens
			to = min(max(to, from+c.notice.wants()), at.X+bar.Width-noticeRim)
		}
		put(from, at.Y+bar.Height/2, to-from, bar.Height-2*noticeRim, at.Y+bar.Height)
		return
	}
	at, ok := ui.Place(c.all, n.object)
	if !ok {
		return
	}
	end := c.board.Position().X + c.board.Size().Width - 16
	room := end - at.X - n.paid()
	w := min(c.notice.wants(), max(room, noticeLeast))
	put(end-max(w, (room+w)/2), at.Y+n.object.Size().Height/2, w, 0, c.board.Position().Y+c.board.Size().Height)
}
