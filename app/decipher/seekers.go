package decipher

import (
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
	object fyne.CanvasObject

	columns *columns
	players *players
	hand    *hand
	robot   *table.ComputerCard // in the hand's place and in the bar
	zones   *zones
	tokens  *tokenBar
	end     *roundEnd
	bar     *actionBar
	crib    *crib
	notice  *notice
	quiet   func() // stops the timer of the verdict
	glow    *draw.Glow
}

func newSeekers(d *table.Desk, s *state) *seekersPage {
	p := &seekersPage{desk: d, s: s}
	p.do = &actions{desk: d, s: s, skip: p.skip, show: p.render, warn: func(text string, icon ui.IconName) { p.notice.show(text, icon) }}
	p.glow = draw.NewGlow()
	floats := container.NewWithoutLayout(p.glow)
	p.players = newPlayers(d)
	p.zones = newZones(d, s, zonesDo{choose: p.do.choose, push: p.do.push, skip: func() { p.skip() }})
	p.robot = table.NewSlimCard(d)
	p.hand = newHand(d, p.robot.Box, p.do.act, handDo{height: p.capital, aim: p.aim, drop: p.drop, floats: floats})
	p.tokens = newTokenBar(d)
	p.end = newRoundEnd(d, s, p.do.goOn)
	p.bar = newActionBar(d, s, p.robot.Buttons, barDo{
		sheet: d.ShowScorecard, order: p.do.askOrder, demand: p.do.askPiece, pass: p.do.pass, guess: p.askGuesser,
		word: guessDo{cursor: p.do.setCursor, cancel: p.do.cancel, confirm: p.do.confirm},
	})
	p.crib = newCrib(d, cribDo{
		letter: p.letter,
		filter: func(on bool) {
			p.do.showAll(!on)
			p.crib.render(p.s)
		},
		fold: p.showAlphabet,
	})
	m := &middle{hand: p.hand, zones: p.zones, tokens: p.tokens, end: p.end}
	p.notice = newNotice(func() { ui.PlaceAnew(p.columns.all) })
	tab := ui.NewIconButton(ui.IconLetters, d.T("decipher.seek.alphabet"), ui.WellBtn, p.showAlphabet).WithKey("F5")
	p.columns = (&columns{players: p.players, middle: m.build(), crib: p.crib, tab: tab, bar: p.bar, notice: p.notice, count: len(s.view.Zones)}).build()
	p.object = container.NewStack(p.columns.all, floats)
	d.Trace.Mark("zones", p.zones)
	d.Trace.Mark("tab", tab)
	return p
}

// render brings all parts to the state.
func (p *seekersPage) render() {
	if !p.s.begun() {
		return
	}
	p.s.revealing = p.zones.motion.revealing()
	p.players.render(p.s)
	p.hand.render(p.s)
	p.zones.render(p.s)
	p.tokens.render(p.s)
	p.end.render(p.s)
	p.bar.render(p.s)
	p.crib.render(p.s)
	p.columns.render(p.s)
}

// advance shows a position after another one: after an action, what it did.
func (p *seekersPage) advance(before dc.View) {
	v := p.s.view
	if v.Step != before.Step {
		p.zones.rest()
		p.glow.Out()
		p.hush()
		if !p.s.acting || !p.s.computer(before.Asked) || p.s.revealed() { // nobody has read it yet when a computer acts
			p.notice.hide()
		}
	}
	p.render()
	if before.Letters != nil && v.Step == before.Step+1 {
		p.tell(before)
	}
}

// tell shows what the newest action did: the answer, Bonus Mode, a wrong word, the end.
func (p *seekersPage) tell(before dc.View) {
	v, d := p.s.view, p.desk
	for _, e := range p.s.news() {
		switch e.ID {
		case dc.EventNo, dc.EventYes, dc.EventOnly:
			p.answer(e, before)
			if e.ID == dc.EventOnly {
				p.notice.add(d.Say(e.ID, e.Args), ui.IconInfo)
			}
		case dc.EventBonusMode:
			p.glow.Shine(0, zoneRadius, p.zones.areas()...)
			p.notice.add(d.T("decipher.seek.bonus_now", countArgs(v.Left)), ui.IconFlag)
		case dc.EventWrong, dc.EventHand: // who has no guess left is out, as their place says
			if !p.s.revealed() { // then the points stand there, and the line below tells it
				p.notice.add(d.Say(e.ID, e.Args), ui.IconX)
			}
		case dc.EventRight, dc.EventUnguessed:
			p.zones.motion.reveal(len(v.Zones), p.zones.Refresh, p.render)
			p.render()
		}
	}
}

// verdictTime is how long an answer stands in its zone.
const verdictTime = 1800 * time.Millisecond

// answer shows an answer in its zone, and lets the piece or the token come there.
func (p *seekersPage) answer(e games.Event, before dc.View) {
	i, _ := e.Args["Zone"].(int)
	i--
	v := p.s.view
	if i < 0 || i >= len(v.Zones) || before.Hand == nil && e.ID != dc.EventOnly {
		return
	}
	p.zones.verdict.Set(verdict(p.desk, e.ID != dc.EventNo))
	if e.ID == dc.EventNo {
		p.zones.motion.cover(i, int(before.Hand.Kind), p.zones.Refresh)
	} else if n := len(v.Zones[i].Pieces); n > 0 {
		p.zones.motion.lay(v.Zones[i].Pieces[n-1].ID, p.fromHand(i), p.zones.Refresh)
		if e.ID == dc.EventYes {
			p.glow.Shine(layTime, zoneRadius, p.zones.areas()[i])
		}
	}
	p.zones.setAsked(i)
	p.quiet = ui.After(verdictTime, p.hush)
}

// hush takes the answer away.
func (p *seekersPage) hush() {
	if p.quiet != nil {
		p.quiet()
		p.quiet = nil
	}
	p.zones.setAsked(-1)
}

// fromHand is the place of the piece in hand as zone i counts it.
func (p *seekersPage) fromHand(i int) lie {
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(p.hand.box).Subtract(driver.AbsolutePositionForObject(p.zones))
	x, y := p.zones.plan().units(i, at.AddXY(p.hand.box.size/2, p.hand.box.size/2))
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
	p.robot.Show(t)
	p.render()
}

// askGuesser asks who is about to name a word.
func (p *seekersPage) askGuesser() {
	if p.s.mayGuess() {
		askGuesser(p.desk, p.s, p.bar.guess, p.do.begin, func(r rune) { p.do.typed(r) })
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
	p.glow.Out()
	if !p.zones.motion.revealing() && p.zones.motion.stop() {
		p.zones.Refresh()
	}
}

// showAlphabet folds the alphabet away or brings it back.
func (p *seekersPage) showAlphabet() {
	if p.s.acting {
		p.s.tucked = !p.s.tucked
		p.columns.render(p.s)
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
	p.glow.Out()
	p.hush()
	p.notice.hide()
}
