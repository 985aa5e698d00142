package decipher

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// seekers is the page that everybody may see. It knows the Table's view only.
type seekers struct {
	b      *Board
	object fyne.CanvasObject

	turned bool // seen from the other side of the table
	looked int  // zone tapped last, for the alphabet; -1 for none
	filter bool // the alphabet shows what fits that zone
	tucked bool // the alphabet is folded away by hand
	result bool // the end of the match is shown, not that of its last round
	hint   string

	columns *columns
	players *players
	hand    *hand
	zones   *zones
	tokens  *tokenBar
	end     *roundEnd
	final   *result
	bar     *actionBar
	crib    *crib
	drawer  *crib // the alphabet in a dialog, nil while it isn't open
	floats  *fyne.Container
	notice  *notice
	middle  *fyne.Container
	quiet   func() // stops the timer of the verdict
}

// newSeekers makes the page; what was chosen on the one before stays.
func newSeekers(b *Board) *seekers {
	s := &seekers{b: b, looked: -1, filter: true, floats: container.NewWithoutLayout()}
	if old := b.seekers; old != nil {
		old.stop()
		s.turned, s.looked, s.filter, s.tucked, s.result, s.hint = old.turned, old.looked, old.filter, old.tucked, old.result, old.hint
	}
	s.players = newPlayers(s)
	s.hand = newHand(s)
	s.zones = newZones(s)
	s.tokens = newTokenBar(b)
	s.end = newRoundEnd(s)
	s.final = newResult(s)
	s.notice = newNotice(func() { ui.PlaceAnew(s.middle) })
	s.bar = newActionBar(s)
	s.crib = newCrib(s, false)
	s.middle = &fyne.Container{
		Layout:  &middle{s},
		Objects: []fyne.CanvasObject{s.hand.object, s.end.head, s.zones, s.tokens.object, s.end.object, s.final.object, s.notice.object},
	}
	s.columns = newColumns(s)
	s.object = container.NewStack(s.columns.container(), s.floats)
	b.desk.Trace.Mark("zones", s.zones)
	return s
}

// render shows the board's view after another one.
func (s *seekers) render(before dc.View) {
	v := s.b.view
	if v.Letters == nil {
		return
	}
	_, over := s.b.desk.Outcome()
	switch {
	case !over:
		s.result = false
	case before.Letters == nil || s.ended():
		s.result = !s.b.desk.Replay // opened after the end, or nothing to reveal
	}
	if v.Round != before.Round {
		s.looked = -1
	}
	if v.Step != before.Step {
		s.zones.motion.stop()
		s.zones.tapped = -1
		s.hush()
		s.notice.hide()
	}
	s.players.render()
	s.hand.render(s)
	s.zones.render()
	s.tokens.render()
	s.end.render()
	s.final.render()
	s.bar.render()
	s.renderCribs()
	s.layout()
	if before.Letters != nil && v.Step == before.Step+1 {
		s.tell(before)
	}
}

func (s *seekers) renderCribs() {
	s.crib.render()
	if s.drawer != nil {
		s.drawer.render()
	}
}

// layout shows what belongs to the phase and places it.
func (s *seekers) layout() {
	_, shown := s.b.over()
	ui.Show(!shown && !s.result, s.hand.object)
	ui.Show(!shown && !s.result, s.tokens.object)
	ui.Show(!s.result, s.zones)
	ui.Show(shown && !s.result, s.end.head)
	ui.Show(shown && !s.result, s.end.object)
	ui.Show(s.result, s.final.object)
	ui.PlaceAnew(s.middle, s.columns.all)
}

// ended tells whether the table ended the match before its last round.
func (s *seekers) ended() bool {
	o, over := s.b.desk.Outcome()
	return over && o.Reason == games.ReasonAbandoned
}

// guessing tells whether somebody is naming a word.
func (s *seekers) guessing() bool { return s.b.draft.Guesser != games.Table }

// tell shows what the newest action did: the answer, Bonus Mode, a wrong word, the end.
func (s *seekers) tell(before dc.View) {
	v, d := s.b.view, s.b.desk
	for _, e := range d.Events() {
		if e.Step != v.Step {
			continue
		}
		switch e.ID {
		case dc.EventNo, dc.EventYes, dc.EventOnly:
			s.answer(e, before)
			if e.ID == dc.EventOnly {
				s.notice.add(d.Say(e.ID, e.Args), ui.IconInfo)
			}
		case dc.EventBonusMode:
			s.notice.add(d.T("decipher.seek.bonus_now", countArgs(v.Left)), ui.IconFlag)
		case dc.EventWrong, dc.EventOut, dc.EventHand:
			s.notice.add(d.Say(e.ID, e.Args), ui.IconX)
		case dc.EventRight, dc.EventUnguessed:
			s.zones.reveal(func() { s.render(s.b.view) })
			s.render(v)
		}
	}
}

// verdictTime is how long an answer stands above its zone.
const verdictTime = 1800 * time.Millisecond

// answer shows an answer above its zone, and lets the piece or the token come there.
func (s *seekers) answer(e games.Event, before dc.View) {
	i, _ := e.Args["Zone"].(int)
	i--
	v := s.b.view
	if i < 0 || i >= len(v.Zones) || before.Hand == nil && e.ID != dc.EventOnly {
		return
	}
	s.zones.asked = i
	if e.ID == dc.EventNo {
		s.zones.verdict.Set(verdict(s.b.desk, false))
		s.zones.cover(i, int(before.Hand.Kind))
	} else {
		s.zones.verdict.Set(verdict(s.b.desk, true))
		if n := len(v.Zones[i].Pieces); n > 0 {
			s.zones.lay(v.Zones[i].Pieces[n-1].ID, s.fromHand(i))
		}
	}
	s.zones.Refresh()
	s.quiet = ui.After(verdictTime, s.hush)
}

// verdict is an answer as a chip shows it: text, icon and colours.
func verdict(d *table.Desk, yes bool) (text string, icon ui.IconName, fill, tok ui.Token) {
	if yes {
		return d.T("decipher.seek.yes"), ui.IconCheck, ui.OKSoft, ui.OK
	}
	return d.T("decipher.seek.no"), ui.IconX, noColor, onNo
}

// hush takes the answer away.
func (s *seekers) hush() {
	if s.quiet != nil {
		s.quiet()
		s.quiet = nil
	}
	if s.zones.asked >= 0 {
		s.zones.asked = -1
		s.zones.Refresh()
	}
}

// fromHand is the place of the piece in hand as zone i counts it.
func (s *seekers) fromHand(i int) lie {
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(s.hand.box).Subtract(driver.AbsolutePositionForObject(s.zones))
	x, y := s.zones.unitsAt(i, at.AddXY(s.hand.box.size/2, s.hand.box.size/2))
	return lie{X: x, Y: y}
}

// hover marks the zone above which the piece in hand is held.
func (s *seekers) hover(i int) {
	if i >= 0 && s.zones.word(i) == "decipher.seek.blocked" {
		i = -1
	}
	if s.zones.aim != i {
		s.zones.aim = i
		s.zones.Refresh()
	}
}

// keys are those of the page.
func (s *seekers) keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Digits", What: "decipher.seek.keys.digits"},
		{Keys: "Left / Right", What: "decipher.seek.keys.arrows"},
		{Keys: "Enter", What: "decipher.seek.keys.enter"},
		{Keys: "Space", What: "decipher.seek.keys.space"},
		{Keys: "P", What: "decipher.seek.keys.pass"},
		{Keys: "G", What: "decipher.seek.keys.guess"},
		{Keys: "Letters", What: "decipher.seek.keys.letters"},
		{Keys: "R / Shift+R", What: "decipher.seek.keys.turn"},
		{Keys: "F2", What: "decipher.seek.keys.order"},
		{Keys: "F4", What: "decipher.seek.keys.sheet"},
		{Keys: "F5", What: "decipher.seek.keys.alphabet"},
		{Keys: "F6", What: "decipher.seek.keys.side"},
	}
}

// key takes the keys of the page.
func (s *seekers) key(e *fyne.KeyEvent) bool {
	if s.guessing() && s.guessKey(e) {
		return true
	}
	act, ok := map[fyne.KeyName]func(){
		fyne.KeyReturn: s.act, fyne.KeyEnter: s.act, fyne.KeySpace: s.space,
		fyne.KeyLeft: func() { s.step(-1) }, fyne.KeyRight: func() { s.step(1) },
		fyne.KeyF2: s.askOrder, fyne.KeyF4: s.showSheet, fyne.KeyF5: s.showAlphabet, fyne.KeyF6: s.otherSide,
	}[e.Name]
	if ok {
		act()
		return true
	}
	if e.Name == fyne.KeyEscape && s.b.draft.Zone != dc.NoZone {
		s.b.edit(s.b.draft.Choose(s.b.view, dc.NoZone))
		return true
	}
	return false
}

// rune takes what is typed: the letters of a guess, or else digits and commands.
func (s *seekers) rune(r rune) bool {
	if s.guessing() {
		return s.typed(r)
	}
	switch {
	case r >= '1' && r <= '9':
		s.choose(int(r - '1'))
	case r == 'g' || r == 'G':
		s.askGuesser()
	case r == 'p' || r == 'P':
		s.pass()
	case r == 'r':
		s.zones.turnTouched(turnStep)
	case r == 'R':
		s.zones.turnTouched(-turnStep)
	default:
		return r == ' '
	}
	return true
}

// menu are the page's entries of the table's menu.
func (s *seekers) menu() []ui.MenuItem {
	t := s.b.desk.T
	items := []ui.MenuItem{
		{Text: t("decipher.seek.sheet"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: s.showSheet},
		{Text: t("decipher.seek.alphabet"), Icon: ui.IconLetters, Shortcut: "F5", OnTap: s.showAlphabet},
		{Text: t("decipher.seek.side"), Icon: ui.IconSwap, Shortcut: "F6", Checked: s.turned, OnTap: s.otherSide},
	}
	if s.mayReorder() {
		items = append(items, ui.MenuItem{Text: s.b.desk.Say("decipher.seek.order_who", games.Args{"Seat": s.b.view.Maker}), Icon: ui.IconPencil, Shortcut: "F2", OnTap: s.askOrder})
	}
	return items
}

// showTime shows the time left for this step.
func (s *seekers) showTime(left time.Duration) { s.hand.showTime(left) }

// stop ends all that moves.
func (s *seekers) stop() {
	s.zones.motion.stop()
	s.hush()
	s.notice.hide()
}

// otherSide looks at the board from the other side of the table, or back.
func (s *seekers) otherSide() {
	s.turned = !s.turned
	s.zones.render()
}

// over is the result of the round on the table, once its word is shown.
func (b *Board) over() (dc.Result, bool) {
	if b.view.Letters == nil {
		return dc.Result{}, false
	}
	return b.view.Result()
}
