package davinci

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Sizes of the main button with the room around it, and of what stands at the lower right: asideWide has the drawn tile.
const (
	mainWide  float32 = 216
	mainHigh  float32 = 64
	mainLow   float32 = 56
	mainFoot  float32 = 20
	mainEnd   float32 = 12 // from its lower edge to the end of the own code's band, beside that
	mainOver  float32 = 22 // the line below the own code
	asideWide float32 = 96
	asideGap  float32 = 24
	seatGap   float32 = 8
	rivalMost float32 = 72 // a tile of the only one there
	codeLeast float32 = 64 // own tiles beside the main button
	seam      float32 = 16 // at the top nothing lies over it
	endFace   float32 = 64 // at the end, faces, the widest tile, and what is said between rows
	endTile   float32 = 88
	endName   float32 = endFace + 2*(evenGap-12)
	endSaid   float32 = 124
	endTop    float32 = 38
	endFoot   float32 = 31 // and the main button's lower edge clear of the seam
)

func (c *scene) least() fyne.Size { return fyne.NewSize(760, 500) }

// The bands of a scene: rivals, what moves between the codes, what is asked, and the foot.
const (
	bandTop = 1 + iota
	bandMiddle
	bandAsk
	bandLow
)

// scaleIn is how much larger pieces are in a size.
func scaleIn(s fyne.Size) float32 { return min(max(min(s.Width/832, s.Height/632), 1), 1.2) }

// bands are where they lie in a size, and how large faces are at the foot.
func (c *scene) bands(s fyne.Size) (at []ui.Frame, own float32) {
	k := scaleIn(s)
	bands := []ui.Band{
		{Good: 10}, // so that a tile that is lifted keeps clear of the seam
		{Least: 88, Good: 112 * k, Above: 26},
		{Least: 172, Good: 208, Above: 22},
		{Least: 44, Good: 60, Above: 34},
		{Least: 148, Good: 172 * k, Above: 20},
		{Above: 48},
	}
	if c.state.old { // a crown as well, and nothing lies over what is said below tiles
		bands[0].Good, bands[bandLow+1] = 20, ui.Band{Good: 32}
		bands[bandTop], bands[bandMiddle], bands[bandLow] = ui.Band{Least: 158, Good: 172 * k}, ui.Band{Least: 92, Good: poolLow * k}, ui.Band{Least: 134, Good: 150 * k}
	}
	at = ui.BandsIn(s, 14, bands...)
	face, own := pick[float32](c.short, 52, 64)*k, pick[float32](c.short, 72, 80)*k
	own = pick(c.acts == nil, face, own) // on the board that all may see codes are alike
	need := at[bandTop].Height
	for _, x := range c.top {
		x.face, x.even, x.most = face, c.state.old, pick((len(c.top) > 1 || c.short) && c.desk.Acting(), face*.875, rivalMost*k)
		need = max(need, x.need(c.slot(s.Width, len(c.top)), face, c.short))
	}
	rivals, middle := &at[bandTop], &at[bandMiddle]
	room := at[bandAsk].Y - middle.Height + pick[float32](c.short, 8, 4) // keys end a little above what is asked
	rivals.Height = max(rivals.Height, min(need, room-seam))             // a second ledge moves nothing below the middle
	rivals.Y = min(rivals.Y, max(seam, ui.Whole(room-rivals.Height)))
	middle.Y = max(middle.Y, ui.Whole(rivals.Y+rivals.Height))
	middle.Height = min(middle.Height, at[bandAsk].Y-pick[float32](c.state.old, 0, 24)-middle.Y)
	rivals.Y += pick[float32](c.won != games.Table && !c.state.old, 10, 0) // a crown keeps clear of the seam
	return at, own
}

// slot is the width of one of so many seats side by side.
func (c *scene) slot(width float32, n int) float32 {
	return (width - seatGap*float32(n-1)) / float32(max(1, n))
}

func (c *scene) place(s fyne.Size) {
	if c.state.view.Seats == nil || s.Width <= 0 {
		return
	}
	put(c.glow, 0, 0, s.Width, s.Height)
	all := s.Width
	if c.acts != nil {
		s.Width -= c.acts.spread.Covered() // the open notes lie over nothing, and next to them own tiles take the room of a button that is away
	}
	taken := pick(s.Width < all && c.main.Text() == "" && !c.speech.Lead.Visible(), c.asideRoom(), pick(c.state.old, asideWide, mainWide)+asideGap)
	for _, x := range c.seats {
		ui.Change(&x.row.fair, pick(c.ends(), endTile*2, tileFair), x.row)
	}
	if c.ends() && !c.state.old { // where one steps through all, no row moves
		c.placeEnd(s)
		return
	}
	at, own := c.bands(s)
	heads := c.low[0].heads
	code := fyne.NewSize(c.slot(s.Width, len(c.low))-pick(heads, 0, own+30), at[bandLow].Height)
	shy := at[bandMiddle].Y + (at[bandMiddle].Height-pick(c.short, poolLow, poolHigh))/2 - 20 - at[bandTop].Y // of the tray, for who draws
	shy = pick(c.state.old, at[bandTop].Height-24-pick(heads, c.low[0].above(code.Width), 0), shy)
	most := pick(c.desk.Acting(), ownMost(own), min(rivalMost, tileIn(shy)))
	beside := fyne.NewSize(code.Width-pick(heads, 0, taken), most)
	above := fyne.NewSize(code.Width-c.asideRoom(), min(most, tileIn(s.Height-mainFoot-mainLow-at[bandLow].Y-mainOver)))
	c.raised = c.won != games.Table || !slices.ContainsFunc(c.low, func(x *seat) bool {
		w := fillOf(x.row.rowShape, beside, code)
		return w < codeLeast && w < fillOf(x.row.rowShape, above, code)
	})
	least := float32(math.MaxFloat32)
	for _, x := range c.low {
		x.face, x.even = own, c.state.old
		room := pick(c.raised, beside, above) // off the main button, and off the drawn tile alone where tiles would get too small
		x.most, x.row.aside = room.Height, pick(heads, 0, code.Width-asideWide/2)
		ui.Change(&x.row.room, room.Width, x.row)
		shape := x.row.rowShape
		shape.places = nil // slots that open change nothing for the others
		w := fillOf(shape, beside, code)
		if w < codeLeast {
			w = max(w, fillOf(shape, above, code))
		}
		least = min(least, w)
	}
	for _, x := range c.top {
		x.most = min(x.most, least) // no tile is larger than the own ones
		x.row.aside = pick(len(c.seats) > 2, 0, c.slot(s.Width, len(c.top))-x.face-30-asideWide/2)
	}
	c.putRow(s.Width, c.top, at[bandTop].Y, at[bandTop].Height)
	c.putRow(s.Width, c.low, at[bandLow].Y, at[bandLow].Height)
	c.note(own, at[bandLow].Y)
	both := ui.Around(at[bandMiddle], at[bandAsk])
	c.middle(at[bandMiddle], pick(c.state.old, both.Height-at[bandMiddle].Height, 0))
	c.putAsk(pick(c.ends(), both, at[bandAsk]))
	c.buttons(s, c.buttonAt(s, at[bandLow]))
}

// placeEnd places the end of a round or the match: all faces and tiles have one size, and who has won stands in the middle, or on a
// low page at the foot, so that rows have more room.
func (c *scene) placeEnd(s fyne.Size) {
	high, aside := pick(c.short, mainLow, mainHigh), c.short && !c.told
	foot, side, tall := s.Height-endFoot-high, mainWide+asideGap, float32(0)
	for _, x := range c.low { // what stands below a face keeps clear of what is said there
		_, name := x.nameIn(endName)
		tall = max(tall, pick(aside, endFace+name+ui.Strong.Height()+10, 0))
	}
	room, most, share := foot-14-endTop-pick(aside, 24, endSaid), float32(0), float32(0)
	for _, up := range []float32{1. / 2, 2. / 3} { // on one ledge at the top or on two
		up = min(up, 1-tall/room)
		w := endTile * scaleIn(s)
		for _, x := range c.seats {
			x.face, x.even = endFace, true
			ui.Change(&x.row.room, 0, x.row)
			ui.Change(&x.row.reckoned, 0, x.row) // no tiles come any more
			w = min(w, fillOf(x.row.rowShape, fyne.NewSize(c.beside(s, x), w), fyne.NewSize(0, room*pick(x.low, 1-up, up))))
		}
		if w > most {
			most, share = w, up
		}
	}
	c.center(s, most, room*share)
	end, low := float32(0), ui.Whole(foot-14-max(tall, lineOf(most)))
	c.putRow(s.Width, c.top, endTop, room*share+4)
	c.putRow(s.Width, c.low, low, lineOf(most)+4)
	for _, x := range c.top {
		end = max(end, x.below()+8, x.lineEnd()+8)
	}
	c.raised = true
	free := ui.NewFrame(0, end, s.Width, low-24-end)
	if aside {
		free = ui.NewFrame(0, foot-12, s.Width-side, high+24)
		if free.Width-max(ui.Hero.Measure(c.ask.question.String()), ui.Label.Measure(c.ask.full)) >= side {
			free.X, free.Width = side, free.Width-side // it stands in the middle
		}
	}
	c.middle(free, 0)
	if at := c.saidAt(); c.told && at.Y < low/2 {
		free.Y = at.Y + at.Height + 8
		free.Height = low - 24 - free.Y
	} else if c.told {
		free.Height = at.Y - 8 - free.Y
	}
	c.putAsk(free)
	ui.Show(false, c.alone, c.lock)
	c.buttons(s, ui.NewFrame(s.Width-mainWide, foot, mainWide, high))
}

// beside is how much room the tiles of a seat have at the end.
func (c *scene) beside(s fyne.Size, x *seat) float32 {
	width := c.slot(s.Width, len(pick(x.low, c.low, c.top)))
	return width - 2*seatGap - pick(width >= headLeast, endFace+evenGap, 0)
}

// center has seats at the end stand in the middle of their places, and begin alike in those of one width.
func (c *scene) center(s fyne.Size, most, high float32) {
	longest := map[float32]float32{} // ledge, by the width of places
	for _, x := range c.seats {
		wide, shape := c.beside(s, x), x.row.rowShape
		shape.most, x.most = most, most
		for _, l := range shape.best(fyne.NewSize(wide, high)).ledges {
			longest[wide] = max(longest[wide], l.Width)
		}
	}
	for _, x := range c.seats {
		x.shift = ui.Whole(max(0, c.beside(s, x)-longest[c.beside(s, x)]) / 2)
	}
}

// putRow puts seats side by side.
func (c *scene) putRow(width float32, row []*seat, y, high float32) {
	width = c.slot(width, len(row))
	for i, x := range row {
		put(x.object, float32(i)*(width+seatGap), y, width, high)
		ui.PlaceAnew(x.object)
	}
}

// putAsk puts what is asked, or at the end what is said then: the answer to the last guess stands there first.
func (c *scene) putAsk(at ui.Frame) {
	c.ask.over = c.ends()
	c.ask.short = c.short && !c.ask.over
	if c.state.old && c.pool.object.Visible() {
		at.Width = c.pool.object.Position().X - asideGap
	}
	put(c.ask.object, at.X, at.Y, at.Width, at.Height)
	ui.PlaceAnew(c.ask.object)
}

// asideRoom is what the drawn tile takes of the foot.
func (c *scene) asideRoom() float32 {
	if v := c.state.view; v.Me == games.Table || v.Drawn == nil && v.Middle == [dv.Colors]int{} { // none will come
		return 0
	}
	return asideWide + asideGap/2
}

// middle places what moves between the codes: the keys below the tile that is pointed at, or what is said and how it was judged. The
// piles may reach deep below it, and at the end the stamp.
func (c *scene) middle(free ui.Frame, deep float32) {
	c.showAsk(c.stamp.Struck(), c.acts != nil)
	keys := c.block != nil && c.block.object.Visible()
	quiet := keys || c.won != games.Table && !c.told
	speaks := !quiet && (c.speech.Acts() || c.speech.Said() != "")
	piles := c.state.view.Middle != [dv.Colors]int{} && !c.ends()
	high, wide := pick(c.short, poolLow, poolHigh), pick(len(c.top) < 3 && free.Width > 700, poolWide, poolBare)
	all := free.Width
	ui.Show(!quiet, c.speech.Box)
	c.giveWay(keys, all-wide-asideGap-pick(keys, nearEnd, tailIn))
	put(c.pool.object, pick(c.left, 0, all-wide), free.Y+(free.Height+deep-high)/2, wide, high)
	if piles { // they lie beside it
		free.Width -= wide + asideGap
		free.X = pick(c.left, wide+asideGap, 0)
	}
	if keys {
		c.putBlock(free)
	}
	ui.Show(piles, c.pool.object)
	if speaks {
		free = c.say(free)
	}
	c.showJudged(speaks)
	reach := pick[float32](c.state.old, 6, 0) // into the gaps, for a large one
	put(c.stamp, free.X, free.Y-reach, free.Width, free.Height+2*reach+pick(c.ends(), deep, 0))
}

// showAsk shows the question with its line, as far as a stamp leaves room for it.
func (c *scene) showAsk(struck, mine bool) {
	ui.Show(!struck || !c.ends() && (!mine || c.speech.Said() == ""), c.ask.object) // there is room for one of them below what is said
	ui.Show(!struck || !mine || c.state.view.Phase != dv.PhaseDraw, c.ask.line)     // an own tile is lifted there
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
	x := c.seats[of]
	at := x.tileAt(i)
	head := x.head(x.object.Size())
	c.block.short = c.short
	gap := pick[float32](head, 8, ui.TailLong) // where two ledges may be above, keys lie far enough
	top := min(free.Y, max(x.below()+gap, x.lineEnd()+8))
	left := free.X - pick(c.left || !head, 0, c.out)
	if top < x.lineEnd()+8 { // beside the line
		left = x.object.Position().X + x.row.Position().X
	}
	left = min(max(at.X-blockWide/2, left), free.X+free.Width-blockWide+pick(c.left, c.out, 0))
	put(c.block.object, left, top, blockWide, c.block.high())
	c.block.object.SetTail(ui.TopSide, min(max(at.X-left, tailIn), blockWide-tailIn))
}

// saysHigh is the height that is kept for what is said, with its tail: two lines of a guess.
const saysHigh float32 = 110

// say places what is said: below the face of whoever speaks and the line there, or above the face at the foot. It tells what is left
// of the room.
func (c *scene) say(free ui.Frame) ui.Frame {
	lower, most := float32(0), pick[float32](c.short, 88, 98) // on a low page a guess of two lines is a step smaller
	for _, x := range c.top {
		lower = max(lower, x.lineEnd()+4-free.Y)
		if x.seat == c.speech.Seat() {
			lower = max(0, x.lineEnd()+ui.TailLong-free.Y-4)
			put(c.speech.Box, free.X, free.Y+4+lower, free.Width, most)
			c.speech.Point(ui.TopSide, max(x.faceAt().X-free.X, 30))
			lower += pick(c.speech.Said() == "", 84, saysHigh) // three dots are low
			end := pick(c.ask.object.Visible(), free.Y+free.Height+pick[float32](c.short, 14, 18), c.low[0].object.Position().Y-mainFoot-mainEnd)
			return ui.NewFrame(free.X, free.Y+lower, free.Width, end-free.Y-lower)
		}
	}
	put(c.speech.Box, free.X, free.Y+free.Height-most, free.Width, most)
	for _, x := range c.low {
		if x.seat == c.speech.Seat() {
			c.speech.Point(ui.BottomSide, max(x.faceAt().X-free.X, 30))
		}
	}
	return ui.NewFrame(free.X, free.Y+lower, free.Width, free.Height-lower-saysHigh)
}

// showJudged shows at what a computer has said in its turn how it was judged, as long as that stands there, and no word of stopping.
func (c *scene) showJudged(speaks bool) {
	g, ok := lastOf(c.state.view.Guesses)
	on := speaks && !c.told && ok && (!g.Right || g.TurnNumber == c.state.view.TurnNumber) && g.Seat == c.speech.Seat() && !c.speech.Acts() && !c.stamp.Struck()
	ui.Show(on, c.judged)
	if !on {
		return
	}
	word, _ := c.verdict(g)
	c.judged.Set(word, pick(g.Right, ui.IconCheck, ui.IconX), ui.Slip, pick(g.Right, ui.OK, ui.NoMark))
	m, at := c.judged.MinSize(), c.saidAt()
	put(c.judged, at.X+22, pick(c.seats[g.Seat].low, at.Y-m.Height-8, at.Y+at.Height+12), m.Width, m.Height)
}

// saidAt is where the bubble lies.
func (c *scene) saidAt() ui.Frame {
	at := c.speech.Area()
	at.Position = at.Position.Add(c.speech.Box.Position())
	return at
}

// buttonAt is where the main button stands, whoever's turn it is: beside the own code, or below it where that is long and goes on.
func (c *scene) buttonAt(s fyne.Size, low ui.Frame) ui.Frame {
	high, y := mainLow, s.Height-mainFoot-mainLow
	if c.raised {
		high = pick(c.short, mainLow, mainHigh)
		y = low.Y + low.Height - mainEnd - high
	}
	return ui.NewFrame(s.Width-mainWide, ui.Whole(y), mainWide, high)
}

// buttons stand there, the link below, or above or left where that is no room.
func (c *scene) buttons(s fyne.Size, at ui.Frame) {
	for _, b := range []*ui.Button{c.main, c.speech.Lead} {
		w := max(at.Width, b.MinSize().Width)
		put(b, s.Width-w, at.Y, w, at.Height)
	}
	link := c.speech.Skip.MinSize()
	x, y := at.X+(at.Width-link.Width)/2, at.Y+at.Height+4
	if !c.raised {
		x, y = at.X-asideGap-link.Width, at.Y+(at.Height-link.Height)/2
	} else if y+link.Height > s.Height-10 { // the stitching
		y = at.Y - 8 - link.Height
	}
	put(c.speech.Skip, min(x, s.Width-link.Width), y, link.Width, link.Height)
}
