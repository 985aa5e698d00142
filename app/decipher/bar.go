package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// actionBar is the foot of the page: what happened last, and what can be done besides
// asking for a zone. While somebody names a word, that stands there.
type actionBar struct {
	desk   *table.Desk
	object *ui.Card
	plain  *fyne.Container
	lines  [2]*parts.LogLine
	list   *fyne.Container
	title  *ui.Text
	all    *ui.Button
	why    *ui.Para
	right  *fyne.Container
	sheet  *ui.Button
	order  *ui.Button     // the Puzzle Maker asks for the screen
	small  *ui.IconButton // the same where width is short
	demand *ui.Button
	pass   *ui.Button
	guess  *ui.Button
	leads  fyne.CanvasObject // the buttons of a computer's turn
	word   *guessRow
	tight  bool // width is short
	// What has a place, where there is room for it.
	orders, sheets, acting, bonus bool
}

// barDo is what its buttons do.
type barDo struct {
	sheet, order, demand, pass, guess func()
	word                              guessDo
}

func newActionBar(d *table.Desk, s *state, leads fyne.CanvasObject, do barDo) *actionBar {
	t := d.T
	a := &actionBar{
		desk:   d,
		leads:  leads,
		title:  ui.NewText(t("decipher.seek.last"), ui.Strong, ui.Ink),
		all:    ui.NewSmallButton("", ui.Plain, d.ShowLog),
		why:    ui.NewPara(t("decipher.seek.demand_when"), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).MaxLines(2),
		demand: ui.NewButton(t("decipher.seek.demand"), ui.Secondary, do.demand).WithIcon(ui.IconPlus),
		pass:   ui.NewButton(t("decipher.seek.pass"), ui.Secondary, do.pass),
		guess:  ui.NewButton(t("decipher.seek.guess"), ui.Secondary, do.guess).WithIcon(ui.IconQuestion),
	}
	a.sheet = ui.NewSmallButton(t("sheets.title"), ui.Secondary, do.sheet).WithIcon(ui.IconSheet)
	a.order = ui.NewSmallButton(t("decipher.seek.order"), ui.Secondary, do.order).WithIcon(ui.IconSwap)
	a.small = ui.NewIconButton(ui.IconSwap, t("decipher.seek.order"), ui.Secondary, do.order).WithKey("F2")
	a.list = ui.VGap(0)
	for i := range a.lines {
		a.lines[i] = parts.NewLogLine(d)
		a.list.Add(a.lines[i].Object)
	}
	a.right = ui.HMid(12, ui.MinSized(156, 0, a.why), a.sheet, a.order, a.small, a.pass, a.demand, a.leads, a.guess)
	a.plain = ui.HMid(16, a.title, ui.Stretch(a.list), a.all, a.right)
	a.word = newGuessRow(d, s, do.word)
	a.object = ui.NewCardPad(0, ui.KeepClear(container.NewStack(ui.Inset(6, 16, 6, 18, a.plain), ui.Inset(6, 16, 6, 18, a.word.object))))
	for name, o := range map[string]fyne.CanvasObject{"guess.row": a.word.object, "demand": a.demand, "pass": a.pass, "guess": a.guess, "log": a.all, "order": a.order} {
		d.Trace.Mark(name, o)
	}
	return a
}

// fit gives up helpers where the width is short.
func (a *actionBar) fit(tight bool) {
	a.tight = tight
	a.showWhatFits()
}

// latest is from where to where the last events stand, with their title; false while something else stands there.
func (a *actionBar) latest() (from, to float32, ok bool) {
	at, ok := ui.Place(a.object, a.list)
	return a.object.Position().X + noticeRim, at.X + a.list.Size().Width, ok
}

// showWhatFits gives up helpers where width is short.
func (a *actionBar) showWhatFits() {
	ui.Show(!a.tight, a.title)
	ui.Show(a.acting && !a.tight, a.all)
	ui.Show(a.sheets, a.sheet)
	brief := a.tight || a.bonus // with one more button, the last answer has no room next to this one's words
	ui.Show(a.orders && !brief, a.order)
	ui.Show(a.orders && brief, a.small)
	ui.Show(a.demand.Visible() && !a.tight && !a.orders && !a.bonus, a.right.Objects[0])
	ui.PlaceAllAnew(a.plain)
}

func (a *actionBar) render(s *state) {
	v, d := s.view, a.desk
	a.orders, a.sheets = s.mayReorder(), s.acting && s.revealed()
	if a.orders {
		a.order.SetText(d.Say("decipher.seek.order_who", games.Args{"Seat": v.Maker}))
		a.small.SetTip(a.order.Text())
	}
	a.acting, a.bonus = s.acting, v.Bonus
	a.all.SetText(d.T("decipher.seek.log", countArgs(len(s.events))))
	a.renderLines(s.events)
	ui.Show(s.robot, a.leads)
	ui.Show(s.mayGuess(), a.guess)
	ui.Show(s.playing() && !s.robot, a.demand)
	ui.Show(s.playing() && !s.robot && v.Bonus, a.pass)
	switch {
	case v.Phase == dc.PhaseBonus:
		a.demand.Enable()
	case v.Phase == dc.PhasePass:
		a.demand.Disable(d.T(dc.IllegalEmpty))
	case v.Bonus:
		a.demand.Disable(d.T(dc.IllegalHand))
	default:
		a.demand.Disable(d.T("decipher.seek.demand_why"))
	}
	a.pass.SetEnabled(s.mayPass(), d.T(dc.IllegalHand))
	a.renderTip(s)
	ui.Show(!s.guessing(), a.plain)
	ui.Show(s.guessing(), a.word.object)
	a.word.render(s)
	a.showWhatFits()
}

// renderTip marks the buttons that a tip means.
func (a *actionBar) renderTip(s *state) {
	mark := func(b *ui.Button, on bool, icon ui.IconName, kind ui.Kind) {
		if on {
			icon, kind = ui.IconBulb, ui.Soft
		}
		b.WithIcon(icon).SetKind(kind)
	}
	demand := ui.Secondary
	if s.view.Phase == dc.PhaseBonus && !s.guessing() {
		demand = ui.Primary
	}
	mark(a.demand, s.tip.Pay, ui.IconPlus, demand)
	mark(a.pass, s.tip.Pass, "", ui.Secondary)
	mark(a.guess, s.tip.Name, ui.IconQuestion, ui.Secondary)
}

// renderLines writes the last two events; points stand elsewhere.
func (a *actionBar) renderLines(events []games.Event) {
	var lines []games.Event
	for i := len(events) - 1; i >= 0 && len(lines) < len(a.lines); i-- {
		if events[i].ID != dc.EventPoints {
			lines = append([]games.Event{events[i]}, lines...)
		}
	}
	for i, l := range a.lines {
		ui.Show(i < len(lines) || i == 0, l.Object)
		switch {
		case i < len(lines):
			a.line(l, lines[i])
		case i == 0:
			l.Set(games.Table, a.desk.T("table.log.empty"))
		}
	}
}

// line writes one event, with its answer as a pill.
func (a *actionBar) line(l *parts.LogLine, e games.Event) {
	d := a.desk
	switch e.ID {
	case dc.EventNo, dc.EventYes:
		l.Set(e.Seat, d.Say("decipher.seek.line.ask", e.Args))
		l.Pill.Set(verdict(d, e.ID == dc.EventYes))
		l.Pill.Show()
	case dc.EventWrong, dc.EventRight:
		word, _ := e.Args["Word"].(string)
		l.Set(e.Seat, d.Say("decipher.seek.line.guess", games.Args{"Seat": e.Seat, "Word": printed(word)}))
		if e.ID == dc.EventRight {
			l.Pill.Set(d.T("decipher.seek.right"), ui.IconCheck, ui.OKSoft, ui.OK)
		} else {
			l.Pill.Set(d.T("decipher.seek.wrong"), ui.IconX, noColor, onNo)
		}
		l.Pill.Show()
	case dc.EventReorder:
		l.Set(e.Seat, d.T("decipher.seek.line.order"))
	default:
		l.Set(e.Seat, d.Say(e.ID, e.Args))
	}
	ui.PlaceAnew(l.Object)
}
