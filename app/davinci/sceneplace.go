package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Sizes of the main button with the room around it, and of what stands at the lower right: asideWide has the drawn tile.
const (
	mainWide  float32 = 216
	mainHigh  float32 = 56
	mainFoot  float32 = 20
	mainOver  float32 = 22 // the line below the own code
	asideWide float32 = 96
	asideGap  float32 = 24
	seatGap   float32 = 8
	seam      float32 = 16 // at the top nothing lies over it
)

func (c *scene) least() fyne.Size { return fyne.NewSize(760, 500) }

// The bands of a scene: rivals, what moves between the codes, what is asked, and the foot.
const (
	bandTop = 1 + iota
	bandMiddle
	bandAsk
	bandLow
)

// bands are where they lie in a size, and how large faces are at the top and at the foot.
func (c *scene) bands(s fyne.Size) (at []ui.Frame, face, own float32) {
	k := min(max(min(s.Width/832, s.Height/632), 1), 1.2)
	at = ui.BandsIn(s, 14,
		ui.Band{Good: 10}, // so that a tile that is lifted keeps clear of the seam
		ui.Band{Least: 88, Good: 112 * k, Above: 26},
		ui.Band{Least: 172, Good: 208, Above: 22},
		ui.Band{Least: 44, Good: 60, Above: 34},
		ui.Band{Least: 148, Good: 172 * k, Above: 20},
		ui.Band{Above: 48})
	face, own = pick[float32](c.short, 52, 64)*k, pick[float32](c.short, 72, 80)*k
	need := at[bandTop].Height
	for _, x := range c.top {
		need = max(need, x.need(c.slot(s.Width, len(c.top)), face, c.short))
	}
	rivals, middle := &at[bandTop], &at[bandMiddle]
	room := at[bandAsk].Y - middle.Height + pick[float32](c.short, 8, 4) // keys end a little above what is asked
	rivals.Height = max(rivals.Height, min(need, room-seam))             // a second ledge moves nothing below the middle
	rivals.Y = min(rivals.Y, max(seam, ui.Whole(room-rivals.Height)))
	middle.Y = max(middle.Y, ui.Whole(rivals.Y+rivals.Height))
	middle.Height = min(middle.Height, at[bandAsk].Y-24-middle.Y)
	return at, face, own
}

// slot is the width of one of so many seats side by side.
func (c *scene) slot(width float32, n int) float32 {
	return (width - seatGap*float32(n-1)) / float32(max(1, n))
}

func (c *scene) place(s fyne.Size) {
	if c.state.view.Seats == nil || s.Width <= 0 {
		return
	}
	at, face, own := c.bands(s)
	c.ask.short = c.short
	width := c.slot(s.Width, len(c.top))
	for i, x := range c.top {
		x.face = face
		put(x.object, float32(i)*(width+seatGap), at[bandTop].Y, width, at[bandTop].Height)
		ui.PlaceAnew(x.object)
	}
	width = c.slot(s.Width, len(c.low))
	for i, x := range c.low {
		x.face = own
		c.reserve(x, own, fyne.NewSize(width-own-30, at[bandLow].Height), c.mainAt(s)-at[bandLow].Y-mainOver)
		put(x.object, float32(i)*(width+seatGap), at[bandLow].Y, width, at[bandLow].Height)
		ui.PlaceAnew(x.object)
	}
	c.note(own, at[bandLow].Y)
	c.middle(at[bandMiddle])
	put(c.ask.object, 0, at[bandAsk].Y, c.askWidth(s.Width), at[bandAsk].Height)
	ui.PlaceAnew(c.ask.object)
	c.buttons(s, at[bandAsk])
	put(c.glow, 0, 0, s.Width, s.Height)
}

// reserve keeps a code off the main button: it ends left of that, or stands above it if its tiles get larger so. Then it leaves room
// for the drawn tile alone.
func (c *scene) reserve(x *seat, face float32, size fyne.Size, above float32) {
	r, low := x.row, tileLeast
	for lineOf(low+1) <= above {
		low++
	}
	was, mostWas := r.room, x.most
	fill := func(free, most float32) float32 {
		r.room, r.most, x.most = size.Width-free, most, most
		w, _ := r.fill(size)
		return w
	}
	most, aside := ownMost(face), asideWide+asideGap/2
	if v := c.state.view; v.Me == games.Table || v.Drawn == nil && v.Middle == [dv.Colors]int{} { // none will come
		aside = 0
	}
	if beside := fill(mainWide+asideGap, most); fill(aside, min(low, most)) <= beside {
		fill(mainWide+asideGap, most)
	}
	if r.room != was || x.most != mostWas {
		r.aside = size.Width - asideWide/2
		r.Refresh()
	}
}

// note says below the own code that nobody else sees it.
func (c *scene) note(face, y float32) {
	on := false
	for _, x := range c.low {
		if x.seat != c.state.seat || x.row.standing() == 0 {
			continue
		}
		cells := x.row.cells[:min(2, x.row.standing())]
		on = !slices.ContainsFunc(cells, func(t cell) bool { return t.sign != "" })
		left := face + 30 + overOf(x.row.plan.width)
		top := y + lineOf(x.row.plan.width) + 2
		put(c.lock, left, top+2, 16, 16)
		put(c.alone, left+20, top, ui.Strong.Measure(c.alone.String())+2, ui.Strong.Height())
	}
	ui.Show(on, c.alone, c.lock)
}

// middle places what moves between the codes: the keys below the tile that is pointed at, or what is said and how it was judged; and
// the piles at the free side.
func (c *scene) middle(free ui.Frame) {
	keys := c.block != nil && c.block.object.Visible()
	speaks := !keys && (c.speech.Acts() || c.speech.Said() != "")
	piles := c.state.view.Middle != [dv.Colors]int{}
	high, wide := pick(c.short, poolLow, poolHigh), pick(len(c.top) < 3, poolWide, poolBare)
	all := free.Width
	ui.Show(!keys, c.speech.Box)
	c.giveWay(keys, all-wide-asideGap-pick(keys, nearEnd, tailIn))
	put(c.pool.object, pick(c.left, 0, all-wide), free.Y+(free.Height-high)/2, wide, high)
	if piles { // they lie beside it
		free.Width -= wide + asideGap
		free.X = pick(c.left, wide+asideGap, 0)
	}
	if keys {
		c.putBlock(free)
	}
	ui.Show(piles, c.pool.object)
	if speaks {
		used := c.say(free) + 104 // two lines of a guess
		free.Y, free.Height = free.Y+used, free.Height-used+pick[float32](c.short, 8, 20)
	}
	put(c.stamp, free.X, free.Y, free.Width, free.Height)
}

// giveWay has the piles lie at the other side where a tail to the tile or face above would begin in them. Else they stay.
func (c *scene) giveWay(keys bool, reach float32) {
	for _, x := range c.top {
		at := x.faceAt().X
		i := slices.IndexFunc(x.row.cells, func(t cell) bool { return t.id == c.state.draft.Target })
		switch {
		case keys && i >= 0:
			at = x.tileAt(i).X
		case keys || x.seat != c.speech.Seat():
			continue
		}
		c.left = at > reach || c.left && at >= c.object.Size().Width-reach
	}
}

// The tail of the keys begins at least tailIn inside of their ends, and nearEnd where they could lie elsewhere, so that all are near.
const (
	tailIn  float32 = 28
	nearEnd float32 = 64
)

// putBlock places the keys below the tile that is pointed at.
func (c *scene) putBlock(free ui.Frame) {
	_, of, i, _ := c.state.view.Find(c.state.draft.Target)
	at := c.seats[of].tileAt(i)
	left := max(at.X-blockWide/2, free.X-pick(c.left, 0, c.out))
	left = min(left, free.X+free.Width-blockWide+pick(c.left, c.out, 0))
	c.block.short = c.short
	gap := pick[float32](c.seats[of].head(c.seats[of].object.Size()), 8, ui.TailLong) // where two ledges may be above, keys lie far enough
	top := max(c.seats[of].below()+gap, c.seats[of].lineEnd()+8)
	put(c.block.object, left, min(free.Y, top), blockWide, c.block.high())
	c.block.object.SetTail(ui.TopSide, min(max(at.X-left, tailIn), blockWide-tailIn))
}

// say places what is said: below the face of whoever speaks and the line there, or with the face where that stands at the foot. It
// tells how much lower than usual that is.
func (c *scene) say(free ui.Frame) (lower float32) {
	for _, x := range c.top {
		if x.seat == c.speech.Seat() {
			lower = max(0, x.lineEnd()+ui.TailLong-free.Y-4)
			put(c.speech.Box, free.X, free.Y+4+lower, free.Width, 88)
			c.speech.HangBelow(max(x.faceAt().X-free.X, 30))
			return lower
		}
	}
	for _, x := range c.top {
		lower = max(lower, x.lineEnd()+4-free.Y)
	}
	c.speech.HangBelow(0)
	put(c.speech.Box, free.X, free.Y+lower, free.Width, 88)
	return lower
}

// askWidth leaves room for the link.
func (c *scene) askWidth(width float32) float32 {
	if c.speech.Skip.Visible() {
		width -= c.speech.Skip.MinSize().Width + asideGap
	}
	return width
}

// mainAt is the upper edge of the main button.
func (c *scene) mainAt(s fyne.Size) float32 { return s.Height - mainFoot - mainHigh }

// buttons stand at the lower right, whoever's turn it is and however long the own code is; the link is right of what is asked.
func (c *scene) buttons(s fyne.Size, ask ui.Frame) {
	for _, b := range []*ui.Button{c.main, c.speech.Lead} {
		w := max(mainWide, b.MinSize().Width)
		put(b, s.Width-w, c.mainAt(s), w, mainHigh)
	}
	link := c.speech.Skip.MinSize()
	put(c.speech.Skip, s.Width-link.Width, ask.Y+(ask.Height-link.Height)/2, link.Width, link.Height)
}
