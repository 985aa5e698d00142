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
	out    float32 // how far keys reach beyond all else on the mat: from the outermost tiles, all numbers are near then
	object *fyne.Container
	seats  []*seat // by their numbers
	top    []*seat
	low    []*seat
	pool   *pool
	block  *block // nil on the board that all may see
	ask    *ask
	speech *table.Speech
	stamp  *ui.Stamp
	judged *ui.Chip   // the answer at what was said, once its stamp is gone
	raised bool       // the main button stands beside the own code
	past   bool       // the newest answer is no longer stamped
	left   bool       // the piles lie left
	won    games.Seat // who has won
	told   bool       // and somebody speaks of it
	main   *ui.Button // where one goes on, or opens a tile
	alone  *ui.Text   // below the own code
	lock   *ui.Icon
	glow   *draw.Glow
}

// newScene is the scene of a seat; acts is nil for that of everybody.
func newScene(d *table.Desk, acts *own, me games.Seat) *scene {
	c := &scene{desk: d, acts: acts, won: games.Table, glow: draw.NewGlow(), stamp: ui.NewStamp(d.Cloth()), judged: ui.NewChip("", "").Outlined(), speech: table.NewSpeech(d)}
	var objects []fyne.CanvasObject
	n := games.Seat(len(d.Players()))
	for s := range n {
		low := s == me || me == games.Table && s >= (n+1)/2
		x := newSeat(d, s, low)
		c.seats = append(c.seats, x)
		row := pick(low, &c.low, &c.top)
		*row = append(*row, x)
		objects = append(objects, x.object)
	}
	c.ask = newAsk(d, c.goOnGuessing, c.stopTurn)
	c.pool = newPool(d, c.draw)
	c.main = ui.NewMainButton("", c.act)
	c.main.Hide()
	c.alone, c.lock = ui.NewText(d.T("davinci.turn.private"), ui.Strong, ui.Ink2), ui.NewIcon(ui.IconLock, 16, ui.Ink2)
	objects = append(objects, c.pool.object, c.ask.object, c.alone, c.lock, c.main, c.speech.Lead, c.speech.Skip, c.speech.Box, c.judged)
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
			x.row.onTap = func(i int) { acts.tap(x.row.cells[i].id) }
		}
		d.Trace.Mark(mark, x.row)
		d.Trace.Mark(mark+".who", x.sub)
	}
	d.Trace.Mark("go", c.main)
	c.speech.Big = func(t table.Turn) bool {
		_, guess := t.Action.(dv.Guess)
		return guess
	}
	c.speech.Title = func(table.Turn) string { return "" } // the name stands above
	c.stamp.OnGone = c.unmark
	c.object = ui.Laid(c.least, c.place, append(objects, c.glow, c.stamp)...)
	return c
}

// fit follows the page.
func (c *scene) fit(s *table.Spread) { c.short, c.out = s.Short(), s.Inset()-16 }

// render brings the scene to a state.
func (c *scene) render(s ownState) {
	before := c.state
	_, fresh := newGuess(before.view, s.view)
	c.past = before.view.Seats == nil || c.past && !fresh
	s.past = c.past
	c.state = s
	v := s.view
	c.won = winner(c.desk, s) // before a stamp that is lifted has all placed
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
	if aims := s.guessing() && s.draft.Target != 0; !aims && (s.moment != nil || before.view.Seats != nil && (!s.old || v.Step == before.view.Step+1)) {
		c.strike(before)
	} else { // the keys lie where it would, or a replay jumps
		c.stamp.Lift()
	}
	c.showTurn()
	for _, f := range newlyCracked(before.view, v) {
		c.glow.Shine(tipped, tileRadius, c.seats[f].row.areas()...)
	}
}

// openPlaces has the own ledge show the places of the drawn tile where one is to be chosen, and only that one once a tile is asked about.
func (c *scene) openPlaces(asked bool) {
	v := c.state.view
	places, chosen := []int(nil), dv.NumberUnknown
	if asked && len(v.Places) > 1 && v.Drawn != nil {
		places, chosen = v.Places, c.state.draft.Place
		if c.state.guessing() && c.state.draft.Target != 0 {
			places = []int{chosen}
		}
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
		if _, ok := s.toOpen(); ok {
			return d.T("davinci.turn.open_act"), ui.IconEye
		}
	case c.acts != nil:
	case s.view.Phase == dv.PhaseDeal:
		return d.T("davinci.start.deal"), ui.IconArrow
	case s.view.Phase == dv.PhaseScored:
		return d.T("davinci.end.next", games.Args{"Round": s.view.Round + 1}), ui.IconArrow
	case s.view.Phase == dv.PhaseOver:
		return d.T("table.end.result"), ui.IconArrow
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

// ends tells whether the end of a round or the match is shown.
func (c *scene) ends() bool { return c.won != games.Table && c.state.moment == nil }

// strike strikes the answer to a guess that is new since another state.
func (c *scene) strike(before ownState) {
	v := c.state.view
	g, ok := newGuess(before.view, v)
	if ok = ok || c.state.old && c.state.moment != nil; !ok { // from whatever side a replay comes
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
	c.speech.Show(c.desk.Turn())
	if s := c.state; c.acts != nil && !s.watching() { // what was done last is shown next to what is asked
		ui.Show(false, c.speech.Lead, c.speech.Skip)
		if s.moment == nil && s.view.Phase != dv.PhaseDraw || s.moment != nil && s.moment.Seat == s.seat {
			c.speech.Clear()
		}
	}
	v := c.state.view
	c.told = c.speech.Remark(pick(v.Phase == dv.PhaseScored && v.Round < v.Options.Rounds, v.Round, 0))
	c.desk.Offer(c.main.Text() != "" && !c.speech.Lead.Visible(), c.main) // they have one place
	ui.Show(c.speech.Lead.Visible() && !c.ends(), c.speech.Skip)
	for _, x := range c.seats {
		speaks := x.seat == c.speech.Seat()
		x.moves = speaks && c.speech.Acts()
		draw.SetMood(x.avatar, pick(speaks, c.speech.Mood(), draw.Calm))
		ui.PlaceAnew(x.object)
	}
	ui.PlaceAnew(c.object)
}

// note says below the own code that nobody else sees it.
func (c *scene) note(face, y float32) {
	on := false
	for _, x := range c.low {
		if x.seat != c.state.seat || x.row.standing() == 0 {
			continue
		}
		over, words := overOf(x.row.plan.width), ui.Strong.Measure(c.alone.String())+2
		on = len(x.row.places) == 0 && !slices.ContainsFunc(x.row.signs, func(s *ui.Icon) bool { return s.Visible() && s.Position().X < over+words+28 })
		left, top := face+30+over, y+lineOf(x.row.plan.width)+2
		put(c.lock, left, top+2, 16, 16)
		put(c.alone, left+20, top, words, ui.Strong.Height())
	}
	ui.Show(on, c.alone, c.lock)
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
