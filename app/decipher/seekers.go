package decipher

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// seekersPage is the page that everybody may see. It knows the Table's view only.
type seekersPage struct {
	desk   *table.Desk
	s      *state
	do     *actions
	spread *table.Spread

	object *fyne.Container

	mat   *fyne.Container
	over  *fyne.Container // the verdict, above it
	low   *fyne.Container // the foot, beside the drawer
	seats *seats
	tray  *tray
	zones *zones
	foot  *foot
	end   *roundEnd
	crib  *crib
	stamp *ui.Stamp
	next  ui.Pause // until what follows by itself
}

// followTime is how long the board is looked at before the next piece comes.
const followTime = 400 * time.Millisecond

func newSeekers(d *table.Desk, s *state) *seekersPage {
	p := &seekersPage{desk: d, s: s, seats: newSeats(d), end: newRoundEnd(d), stamp: ui.NewStamp(ui.DecipherCloth)}
	p.do = &actions{desk: d, s: s, skip: p.skip, show: p.render, screen: d.AskScreen}
	p.zones = newZones(d, s, zonesDo{choose: p.do.choose, ask: p.do.act, push: p.do.push, skip: func() { p.skip() }, point: p.point})
	p.tray = newTray(d, s, trayDo{
		hand: handDo{height: p.capital, aim: p.aim, drop: p.drop}, cursor: func(k int) { p.do.edit(s.draft.SetCursor(k)) },
		take: p.do.take, demand: p.do.askPiece, pass: p.do.pass, next: p.do.goOn,
		face: func(seat games.Seat) float32 {
			face := p.seats.all[seat].face
			return face.Position().X + face.Size().Width/2
		},
	})
	p.stamp.OnGone = p.render
	p.foot = newFoot(d, p.tray.speech.Skip, p.guess, p.do.cancel, p.do.askOrder)
	p.crib = newCrib(d, p.letter)
	p.low = p.beside(p.foot.object)
	p.mat = matBands(
		ui.Band{Object: p.seats.object, Least: 46, Good: seatsHeight},
		ui.Band{Object: p.beside(p.tray.object), Least: trayLeast, Good: trayGood},
		ui.Band{Object: p.beside(p.zones), Fills: true},
		ui.Band{Object: p.low, Least: footLeast, Good: footGood},
		ui.Band{Object: p.end.rows, Least: p.end.height()}, // as high as that before they come
	)
	p.over = ui.Laid(func() fyne.Size { return fyne.Size{} }, p.putStamp, p.stamp)
	p.object = container.NewStack(p.mat, p.over)
	p.spread = table.NewSpread(d, table.SpreadParts{
		Mat: p.object, Paper: p.crib.box, Name: d.T("decipher.seek.alphabet"), Icon: ui.IconLetters,
	})
	p.spread.OnDrawer = func(bool) {
		ui.PlaceAllAnew(p.mat)
		ui.PlaceAnew(p.over)
	}
	return p
}

// own shows the word to its Puzzle Maker, who looks on: its letters in the zones, and all of it at the place of the guess.
func (p *seekersPage) own(word string) {
	p.zones.word, p.foot.word = word, newLedgeWord(p.desk)
	p.foot.word.set(word)
	p.foot.object.Add(p.foot.word.object)
}

// beside keeps a band free of the drawer: what is looked up lies next to it.
func (p *seekersPage) beside(o fyne.CanvasObject) *fyne.Container {
	return ui.Laid(o.MinSize, func(s fyne.Size) { ui.Put(o, 0, 0, s.Width-p.spread.Covered(), s.Height) }, o)
}

// matBands are the bands of a mat: seats, tray, zones and foot lie at the same places in everybody's turn.
func matBands(bands ...ui.Band) *fyne.Container {
	return ui.Inset(20, 0, 26, 0, ui.Bands(16, 24, bands...))
}

// putStamp puts the verdict over the tray, next to the hand and before the button.
func (p *seekersPage) putStamp(fyne.Size) {
	at, ok := ui.Place(p.mat, p.tray.object)
	if !ok {
		return
	}
	from, to := p.tray.words()
	h := p.tray.object.Size().Height
	if h >= trayGood { // a high one needs somewhat more than the tray
		h += 12
	}
	ui.Put(p.stamp, from, ui.Whole(at.Y+(p.tray.object.Size().Height-h)/2), to-from, h)
}

// render brings all parts to the state.
func (p *seekersPage) render() {
	if !p.s.begun() {
		return
	}
	p.s.revealing, p.s.judged = p.zones.motion.revealing(), p.stamp.Struck()
	ui.Show(p.s.revealed(), p.end.rows)
	ui.Show(!p.s.revealed(), p.low)
	p.seats.render(p.s)
	p.tray.render(p.s)
	p.foot.render(p.s)
	p.end.render(p.s)
	p.crib.render(p.s)
	ui.PlaceAllAnew(p.mat)
	p.zones.render(p.s)
	if !p.s.follows() {
		p.next.End()
	} else if !p.next.On() {
		p.next.Begin(followTime, p.do.follow)
	}
}

// advance shows a position after another one: after an action, what it did.
func (p *seekersPage) advance(before dc.View) {
	v := p.s.view
	if v.Step != before.Step {
		p.zones.rest()
	}
	p.render()
	if before.Letters == nil || v.Step <= before.Step {
		return
	}
	if v.Step == before.Step+1 {
		p.tell(before)
	}
	if _, was := before.Result(); !was && p.s.revealed() && v.Round == before.Round { // perhaps behind turns that were skipped
		p.zones.motion.reveal(len(v.Zones), p.zones.Refresh, p.render)
		p.render()
	}
}

// tell shows what the newest action did: the answer, a wrong word, the end.
func (p *seekersPage) tell(before dc.View) {
	said := verdictOf(p.desk, p.s.view.Maker, p.s.news())
	if said.word != "" && !p.breaksIn(before) {
		p.stamp.Strike(said.kind, said.word, said.line, false)
		p.render()
		ui.PlaceAnew(p.over)
	}
	for _, e := range p.s.news() {
		switch e.ID {
		case dc.EventNo, dc.EventYes, dc.EventOnly:
			p.answer(e, before)
		}
	}
}

// breaksIn tells whether a computer has named a wrong word out of turn: only now it says why, and no verdict may lie over that.
func (p *seekersPage) breaksIn(before dc.View) bool {
	return slices.ContainsFunc(p.s.news(), func(e games.Event) bool {
		return e.ID == dc.EventWrong && e.Seat != before.Turn && p.s.computer(e.Seat)
	})
}

// answer lets the piece or the token come to its zone.
func (p *seekersPage) answer(e games.Event, before dc.View) {
	i, _ := e.Args["Zone"].(int)
	i--
	v := p.s.view
	if i < 0 || i >= len(v.Zones) || before.Hand == nil && e.ID != dc.EventOnly {
		return
	}
	if e.ID == dc.EventNo {
		p.zones.motion.cover(i, int(before.Hand.Kind), p.zones.Refresh)
	} else if n := len(v.Zones[i].Pieces); n > 0 {
		p.zones.motion.lay(v.Zones[i].Pieces[n-1].ID, p.fromHand(i), p.zones.Refresh)
	}
}

// fromHand is the place of the piece in hand as zone i counts it.
func (p *seekersPage) fromHand(i int) lie {
	driver, h := fyne.CurrentApp().Driver(), p.tray.hand
	at := driver.AbsolutePositionForObject(h).Subtract(driver.AbsolutePositionForObject(p.zones))
	x, y := p.zones.plan().units(i, at.AddXY(h.Size().Width/2, h.Size().Height/2))
	return lie{X: x, Y: y}
}

// capital is the height of a capital in the zones.
func (p *seekersPage) capital() float32 {
	height, _ := p.zones.plan().box(0).scale()
	return height
}

// zoneAt is the zone at a point of the window, -1 for none.
func (p *seekersPage) zoneAt(at fyne.Position) int {
	return p.zones.plan().zoneAt(at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.zones)))
}

// aim marks the zone above which the piece in hand is held.
func (p *seekersPage) aim(at fyne.Position) { p.zones.setAim(p.zoneAt(at)) }

// drop chooses the zone on which the piece in hand is let go.
func (p *seekersPage) drop(at fyne.Position) {
	p.zones.setAim(-1)
	p.do.choose(p.zoneAt(at))
}

// point has the alphabet show what fits the zone under the pointer.
func (p *seekersPage) point(zone int) {
	if p.s.over != zone {
		p.s.over = zone
		p.crib.render(p.s)
	}
}

// letter types a letter that was tapped on the alphabet.
func (p *seekersPage) letter(r rune) {
	if p.s.guessing() {
		p.do.typed(r)
	}
}

// watch takes in how far a computer has come.
func (p *seekersPage) watch(t table.Turn) {
	next := t.Action
	if t.Stage != table.StageSays {
		next = nil
	}
	p.s.watch(t.Stage != table.StageNone, next)
}

// showTurn shows how far a computer has come.
func (p *seekersPage) showTurn(t table.Turn) {
	p.watch(t)
	p.tray.speech.Show(p.tray.apart(t))
	if p.foot.word != nil && !t.Held { // who made the word has no turn
		p.tray.speech.Skip.SetText(p.desk.T("decipher.seek.to_end"))
	}
	for i, x := range p.seats.all {
		mood := draw.Calm
		if games.Seat(i) == p.tray.speech.Seat() {
			mood = p.tray.speech.Mood()
		}
		draw.SetMood(x.face, mood)
	}
	p.render()
}

// guess asks who is about to name a word, and then names it.
func (p *seekersPage) guess() {
	switch {
	case p.s.guessing():
		p.do.confirm()
	case p.s.mayGuess():
		askGuesser(p.desk, p.s, p.foot.guess, p.do.begin, func(r rune) { p.do.typed(r) })
	}
}

// skip ends the movement of the letters; false when there is none.
func (p *seekersPage) skip() bool {
	if !p.zones.motion.stop() {
		return false
	}
	p.render()
	return true
}

// hurry brings everything at once to where it belongs, all but the letters of the word.
func (p *seekersPage) hurry() {
	p.stamp.Lift()
	if !p.zones.motion.revealing() && p.zones.motion.stop() {
		p.zones.Refresh()
	}
}

// otherSide looks at the board from the other side of the table, or back.
func (p *seekersPage) otherSide() {
	p.s.turned = !p.s.turned
	p.zones.render(p.s)
}

// stop ends all that moves.
func (p *seekersPage) stop() {
	p.zones.motion.stop()
	p.stamp.Lift()
	p.next.End()
}
