package davinci

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// scene is what lies on the mat in a turn, for one seat or for everybody: codes, the middle, what is asked, and at the foot the own
// code. All of it keeps its place in everybody's turn.
type scene struct {
	desk   *table.Desk
	acts   *own // nil on the board that all may see
	state  ownState
	short  bool
	object *fyne.Container
	seats  []*seat // by their numbers
	top    []*seat
	low    []*seat
	pool   *pool
	block  *block // nil on the board that all may see
	ask    *ask
	speech *table.Speech
	stamp  *ui.Stamp
	past   bool       // the newest answer is no longer stamped
	main   *ui.Button // where one goes on, or opens a tile
	alone  *ui.Text   // below the own code
	lock   *ui.Icon
	glow   *draw.Glow
}

// newScene is the scene of a seat; acts is nil for that of everybody.
func newScene(d *table.Desk, acts *own, me games.Seat) *scene {
	c := &scene{desk: d, acts: acts, glow: draw.NewGlow(), stamp: ui.NewStamp(d.Cloth()), speech: table.NewSpeech(d)}
	var objects []fyne.CanvasObject
	n := games.Seat(len(d.Players()))
	for s := range n {
		low := s == me || me == games.Table && s >= (n+1)/2
		x := newSeat(d, s, low)
		c.seats = append(c.seats, x)
		if low {
			c.low = append(c.low, x)
		} else {
			c.top = append(c.top, x)
		}
		objects = append(objects, x.object)
	}
	c.ask = newAsk(d, c.goOnGuessing, c.stopTurn)
	c.pool = newPool(d, c.draw)
	c.main = ui.NewMainButton("", c.act)
	c.main.Hide()
	c.alone, c.lock = ui.NewText(d.T("davinci.turn.private"), ui.Strong, ui.Ink2), ui.NewIcon(ui.IconLock, 16, ui.Ink2)
	objects = append(objects, c.pool.object, c.ask.object, c.alone, c.lock, c.main, c.speech.Lead, c.speech.Skip, c.speech.Box)
	if acts != nil {
		c.block = newBlock(d, acts)
		objects = append(objects, c.block.object)
	}
	for s, x := range c.seats {
		mark := "rival." + string(rune('0'+s))
		if games.Seat(s) == me {
			mark = "mine"
			x.row.onTap, x.row.onPlace = func(i int) { acts.choose(x.row.cells[i].id) }, acts.layAt
		} else if acts != nil {
			x.row.onTap = func(i int) { acts.point(x.row.cells[i].id) }
		}
		d.Trace.Mark(mark, x.row)
	}
	d.Trace.Mark("go", c.main)
	c.speech.Big = func(t table.Turn) bool { return announced(t).Tile != 0 }
	c.stamp.OnGone = c.unmark
	c.object = ui.Laid(c.least, c.place, append(objects, c.glow, c.stamp)...)
	return c
}

// render brings the scene to a state.
func (c *scene) render(s ownState) {
	before := c.state
	_, fresh := newGuess(before.view, s.view)
	c.past = before.view.Seats == nil || c.past && !fresh
	s.past = c.past
	c.state = s
	v, d := s.view, c.desk
	for _, x := range c.seats {
		x.render(s)
	}
	asked := c.acts != nil && !s.watching() && s.moment == nil
	c.openPlaces(asked)
	c.pool.render(v, asked && v.Phase == dv.PhaseDraw, s.tip)
	c.ask.render(s)
	if c.block != nil {
		c.block.render(s)
	}
	word, icon := c.mainWord(asked)
	c.main.SetText(word)
	c.main.WithIcon(icon)
	d.Offer(word != "", c.main)
	switch {
	case s.guessing() && s.draft.Target != 0: // the keys lie where it would
		c.stamp.Lift()
	case before.view.Seats != nil:
		c.strike(before)
	}
	c.showTurn()
	for _, f := range newlyCracked(before.view, v) {
		c.glow.Shine(tipped, tileRadius, areasOf(c.seats[f].row.tilesOf())...)
	}
}

// openPlaces has the own ledge show the places of the drawn tile where one is to be chosen.
func (c *scene) openPlaces(asked bool) {
	v := c.state.view
	places, chosen := []int(nil), dv.NumberUnknown
	if asked && len(v.Places) > 1 && v.Drawn != nil {
		places, chosen = v.Places, c.state.draft.Place
	}
	for _, x := range c.low {
		if x.seat == v.Me {
			x.row.open(places, chosen)
		}
	}
}

// mainWord is what stands on the main button now; "" while there is none.
func (c *scene) mainWord(asked bool) (word string, icon ui.IconName) {
	s, d := c.state, c.desk
	switch {
	case s.moment != nil:
		return d.T("davinci.verdict.go"), ui.IconArrow
	case asked && s.view.Phase == dv.PhaseOpen:
		if tile, ok := s.toOpen(); ok {
			return d.T("davinci.turn.open_act", games.Args{"Tile": dv.TileID(tile)}), ui.IconEye
		}
	case c.acts != nil:
	case s.view.Phase == dv.PhaseDeal:
		return d.T("davinci.start.deal"), ui.IconArrow
	case s.view.Phase == dv.PhaseScored:
		return d.T("davinci.end.next", games.Args{"Round": s.view.Round + 1}), ui.IconArrow
	}
	return "", ""
}

// newGuess is the newest guess of a view, if another view of the round had none of it.
func newGuess(before, now dv.View) (dv.Guessed, bool) {
	g, ok := lastOf(now.Guesses)
	return g, ok && before.Round == now.Round && len(now.Guesses) > len(before.Guesses)
}

// unmark takes the answer off its tile when its stamp goes.
func (c *scene) unmark() {
	if !c.past {
		c.past, c.state.past = true, true
		for _, x := range c.seats {
			x.render(c.state)
		}
	}
	ui.PlaceAnew(c.object)
}

// strike strikes the answer to a guess that is new since another state.
func (c *scene) strike(before ownState) {
	v := c.state.view
	g, ok := newGuess(before.view, v)
	if !ok {
		if c.state.moment == nil && (before.moment != nil || before.view.Step != v.Step) {
			c.stamp.Lift()
		}
		return
	}
	word, line := c.verdict(g)
	c.stamp.Strike(pick(g.Right, ui.Valid, ui.Refused), word, line, c.state.moment != nil)
}

// verdict is what the stamp says of a guess.
func (c *scene) verdict(g dv.Guessed) (word, line string) {
	s, v, d := c.state, c.state.view, c.desk
	word = d.T(pick[games.ID](g.Right, "davinci.verdict.right", "davinci.verdict.wrong"))
	args := games.Args{"Seat": g.Seat, "Of": g.Of}
	_, out := v.CrackedBy(g.Of)
	switch shown, _, _, found := v.Find(s.shown); {
	case g.Right && out:
		return word, d.Say("davinci.turn.again_cracked", args)
	case g.Right && g.Seat == s.seat:
		return word, d.T("davinci.verdict.on")
	case g.Right:
		return word, d.Say("davinci.verdict.on_other", args)
	case found:
		if tile, ok := shown.Tile(); ok {
			args["Tile"] = dv.TileID(tile)
			return word, d.Say(pick[games.ID](g.Seat == s.seat, "davinci.verdict.shown", "davinci.out.shown"), args)
		}
	case v.Phase == dv.PhaseOpen && g.Seat == s.seat:
		return word, d.T("davinci.verdict.open")
	}
	return word, ""
}

// showTurn shows how far a computer has come.
func (c *scene) showTurn() {
	t := c.desk.Turn()
	c.speech.Show(t)
	if s := c.state; c.acts != nil && !s.watching() { // what was done last is shown next to what is asked
		ui.Show(false, c.speech.Lead, c.speech.Skip)
		if s.moment != nil || s.view.Phase != dv.PhaseDraw {
			c.speech.Clear()
		}
	}
	for _, x := range c.seats {
		speaks := x.seat == c.speech.Seat()
		x.mood(pick(speaks, c.speech.Mood(), draw.Calm))
	}
	ui.PlaceAnew(c.object)
}

// tipped is when a tile that turns over lies, tileRadius about the radius of its corners.
const (
	tipped             = 500 * time.Millisecond
	tileRadius float32 = 8
)

// newlyCracked are the seats whose codes somebody has cracked from one view to the next of the same round.
func newlyCracked(before, now dv.View) []games.Seat {
	if before.Seats == nil || before.Round != now.Round || len(before.Outs) > len(now.Outs) {
		return nil
	}
	var out []games.Seat
	for _, o := range now.Outs[len(before.Outs):] {
		if o.By != games.Table {
			out = append(out, o.Seat)
		}
	}
	return out
}

// areasOf is where tiles are on the screen.
func areasOf(tiles []*draw.NumberTile) []draw.Area {
	out := make([]draw.Area, len(tiles))
	for i, t := range tiles {
		out[i] = draw.AreaOf(t)
	}
	return out
}

// hurry ends what is only for the eye.
func (c *scene) hurry() bool {
	c.glow.Out()
	return c.state.moment == nil && c.stamp.Lift()
}

func (c *scene) stop() {
	c.glow.Out()
	c.past = true // nothing is drawn anew
	c.stamp.Lift()
	for _, x := range c.seats {
		x.row.stop()
	}
}

// sizes of the scene's bands and of the gaps around them, which share what is left over.
type sizes struct {
	rivals, middle, ask, low float32
	gaps                     [5]float32 // shares
	face, own                float32
}

var (
	roomy = sizes{112, 208, 64, 172, [...]float32{36, 22, 36, 22, 38}, 64, 80}
	tight = sizes{88, 172, 44, 148, [...]float32{26, 20, 14, 14, 16}, 52, 72}
)

// asideWide is the width of the lower right: of the drawn tile, or of the main button.
const (
	asideWide float32 = 216
	asideGap  float32 = 24
	seatGap   float32 = 8
)

func (c *scene) least() fyne.Size { return fyne.NewSize(760, 500) }

// bands are the upper edges of the bands in a size, with the sizes that they have there.
func (c *scene) bands(s fyne.Size) (z sizes, y [4]float32) {
	z = roomy
	if c.short {
		z = tight
	}
	k := min(max(min(s.Width/832, s.Height/712), 1), 1.2)
	z.rivals, z.low, z.face, z.own = z.rivals*k, z.low*k, z.face*k, z.own*k
	spare := s.Height - z.rivals - z.middle - z.ask - z.low
	width := c.slot(s.Width, len(c.top))
	need := z.rivals
	for _, x := range c.top {
		need = max(need, x.need(width))
	}
	more := min(need-z.rivals, spare*.8)
	z.rivals += more
	spare -= more
	all := float32(0)
	for _, g := range z.gaps {
		all += g
	}
	at := float32(0)
	for i, h := range [...]float32{z.rivals, z.middle, z.ask, z.low} {
		at += spare * z.gaps[i] / all
		y[i] = ui.Whole(at)
		at += h
	}
	return z, y
}

// slot is the width of one of so many seats side by side.
func (c *scene) slot(width float32, n int) float32 {
	return (width - seatGap*float32(n-1)) / float32(max(1, n))
}

func (c *scene) place(s fyne.Size) {
	if c.state.view.Seats == nil || s.Width <= 0 {
		return
	}
	z, y := c.bands(s)
	c.ask.short = c.short
	speaks := c.speech.Acts() || c.speech.Said() != ""
	width := c.slot(s.Width, len(c.top))
	for i, x := range c.top {
		x.face = z.face
		if speaks && c.speech.Acts() && x.seat == c.speech.Seat() {
			x.face += 12
		}
		put(x.object, float32(i)*(width+seatGap), y[0], width, z.rivals)
		ui.PlaceAnew(x.object)
	}
	width = c.slot(s.Width, len(c.low))
	for i, x := range c.low {
		x.face = z.own
		x.row.room, x.row.aside, x.row.lines = 0, 0, 1
		if c.acts != nil {
			column := z.own + 30
			x.row.room, x.row.aside = width-asideWide-asideGap-column, width-asideWide/2-column
		}
		put(x.object, float32(i)*(width+seatGap), y[3], width, z.low)
		ui.PlaceAnew(x.object)
	}
	c.note(z, y[3])
	c.middle(s, z, y[1])
	put(c.ask.object, 0, y[2], c.askWidth(s.Width), z.ask)
	ui.PlaceAnew(c.ask.object)
	c.buttons(s, z, y)
	put(c.glow, 0, 0, s.Width, s.Height)
}

// note says below the own code that nobody else sees it.
func (c *scene) note(z sizes, y float32) {
	on := false
	for _, x := range c.low {
		if x.seat != c.state.seat || x.row.standing() == 0 {
			continue
		}
		cells := x.row.cells[:min(2, x.row.standing())]
		on = !slices.ContainsFunc(cells, func(t cell) bool { return t.sign != "" })
		left := z.own + 30 + overOf(x.row.plan.width)
		top := y + lineOf(x.row.plan.width) + 2
		put(c.lock, left, top+2, 16, 16)
		put(c.alone, left+20, top, ui.Strong.Measure(c.alone.String())+2, ui.Strong.Height())
	}
	ui.Show(on, c.alone, c.lock)
}

// middle places what moves between the codes: the keys below the tile that is pointed at, or what is said and how it was judged; and
// the piles at the free side.
func (c *scene) middle(s fyne.Size, z sizes, y float32) {
	keys := c.block != nil && c.block.object.Visible()
	speaks := !keys && (c.speech.Acts() || c.speech.Said() != "")
	drawing := c.acts != nil && !c.state.watching() && c.state.view.Phase == dv.PhaseDraw
	piles := drawing || !c.stamp.Struck() && (!speaks || !c.state.watching())
	high := pick(c.short, poolLow, poolHigh)
	x, free := (s.Width-poolWide)/2, ui.NewFrame(0, y, s.Width, z.middle) // what is beside the piles
	ui.Show(!keys, c.speech.Box)
	if side := c.side(keys); side != 0 && piles {
		free.Width -= poolWide + asideGap
		if x = s.Width - poolWide; side > 0 {
			x, free.X = 0, poolWide+asideGap
		}
	}
	if keys {
		c.putBlock(s, y)
	}
	ui.Show(piles, c.pool.object)
	put(c.pool.object, x, y+(z.middle-high)/2, poolWide, high)
	if speaks {
		used := c.say(free) + 90
		free.Y, free.Height = free.Y+used, free.Height-used
	}
	put(c.stamp, free.X, free.Y, free.Width, free.Height)
}

// side is where something else than the piles lies in the middle: -1 left, 1 right, 0 nowhere.
func (c *scene) side(keys bool) int {
	at, width := c.state.draft.Target, c.object.Size().Width
	for _, x := range c.top {
		if keys && slices.ContainsFunc(x.row.cells, func(t cell) bool { return t.id == at }) {
			i := slices.IndexFunc(x.row.cells, func(t cell) bool { return t.id == at })
			return pick(x.tileAt(i).X <= width/2, -1, 1)
		}
		if !keys && x.seat == c.speech.Seat() {
			return pick(x.faceAt().X <= width/2, -1, 1)
		}
	}
	return pick(c.stamp.Struck(), -1, 0)
}

// blockOut is how far the keys reach beyond what else lies on the mat: from the outermost tiles, all numbers are near then.
const blockOut float32 = 24

// putBlock places the keys below the tile that is pointed at.
func (c *scene) putBlock(s fyne.Size, y float32) {
	_, of, i, _ := c.state.view.Find(c.state.draft.Target)
	at := c.seats[of].tileAt(i)
	left := min(max(at.X-blockWide/2, -blockOut), s.Width-blockWide+blockOut)
	c.block.short = c.short
	put(c.block.object, left, min(y, c.seats[of].below(i)+ui.TailLong), blockWide, c.block.high())
	c.block.object.SetTail(ui.TopSide, min(max(at.X-left, 28), blockWide-28))
}

// say places what is said: below the face of whoever speaks and the line there, or with the face where that stands at the foot. It
// tells how much lower than usual that is.
func (c *scene) say(free ui.Frame) (lower float32) {
	for _, x := range c.top {
		if x.seat == c.speech.Seat() {
			at := x.faceAt().X
			left := min(max(at-40, free.X), free.X+max(0, free.Width-640))
			lower = max(0, x.lineEnd()+ui.TailLong-free.Y-4)
			put(c.speech.Box, left, free.Y+4+lower, min(free.X+free.Width-left, 700), 88)
			c.speech.HangBelow(max(at-left, 30))
			return lower
		}
	}
	c.speech.HangBelow(0)
	put(c.speech.Box, free.X, free.Y, free.Width, 88)
	return 0
}

// askWidth leaves room for the buttons of the board that all see.
func (c *scene) askWidth(width float32) float32 {
	if c.acts != nil || !c.main.Visible() && !c.speech.Lead.Visible() {
		return width
	}
	width -= max(asideWide, c.main.MinSize().Width) + asideGap
	if c.speech.Skip.Visible() {
		width -= c.speech.Skip.MinSize().Width
	}
	return width
}

// buttons stand at the lower right, or on the board that all see next to what is asked.
func (c *scene) buttons(s fyne.Size, z sizes, y [4]float32) {
	x := s.Width - asideWide
	link := c.speech.Skip.MinSize()
	at, high := y[3]+z.low-98, float32(66)
	if c.short {
		at, high = y[3]+z.low-94, 60
	}
	if c.acts == nil {
		at, high = y[2], min(z.ask, 66)
	}
	for _, b := range []*ui.Button{c.main, c.speech.Lead} {
		w := max(asideWide, b.MinSize().Width)
		put(b, s.Width-w, at, w, high)
	}
	put(c.speech.Skip, x+(asideWide-link.Width)/2, at+high+2, link.Width, link.Height)
	if c.acts == nil {
		put(c.speech.Skip, x-link.Width-12, at+(high-link.Height)/2, link.Width, link.Height)
	}
}
