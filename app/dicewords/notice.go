package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// notice is what the whole table is told or asked: the word that may still be
// challenged, the ruling that is wanted, or how to begin; else what happened last.
type notice struct {
	desk                    *table.Desk
	state                   state
	acts                    noticeActs
	object                  fyne.CanvasObject
	title                   *ui.Text
	text                    *ui.Para
	lines                   *lines
	foot                    *fyne.Container // lines and buttons
	body, buttons           *fyne.Container
	take                    *ui.Button // take back
	challenge, accept       *ui.Button
	refuse, stands, openAid *ui.Button
}

// noticeActs is what its buttons do.
type noticeActs interface {
	accept()
	challenge(games.Seat)
	askChallenge(games.Seat)
	rule(answer bool)
	showWords()
}

func newNotice(d *table.Desk, acts noticeActs) *notice {
	t := d.T
	n := &notice{
		desk:  d,
		acts:  acts,
		title: ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		text:  ui.NewPara("", ui.Body, ui.Ink2).MaxLines(5),
	}
	n.take = ui.NewSmallButton(t("dicewords.take_back"), ui.Secondary, d.Undo).WithIcon(ui.IconUndo)
	n.challenge = ui.NewSmallButton(t("dicewords.challenge"), ui.Secondary, n.askChallenger)
	n.accept = ui.NewSmallButton(t("dicewords.accept"), ui.Soft, acts.accept).WithIcon(ui.IconCheck)
	n.refuse = ui.NewSmallButton(t("dicewords.rule.no"), ui.Secondary, func() { acts.rule(false) }).WithIcon(ui.IconX)
	// The list doesn't know the word, so neither answer stands out.
	n.stands = ui.NewSmallButton(t("dicewords.rule.yes"), ui.Secondary, func() { acts.rule(true) }).WithIcon(ui.IconCheck)
	n.openAid = ui.NewSmallButton(t("dicewords.aids.open"), ui.Soft, acts.showWords).WithIcon(ui.IconSearch)
	n.buttons = ui.HMid(8, n.openAid, n.take, n.challenge, n.accept, n.refuse, n.stands)
	n.lines = newLines(d)
	n.foot = ui.Laid(n.leastFoot, n.placeFoot, n.lines.object, n.buttons)
	n.body = ui.VGap(6, n.title, n.text, ui.Stretch(n.foot))
	n.object = ui.Stretch(ui.NewCardPad(16, n.body))
	d.Trace.Mark("challenge", n.challenge)
	d.Trace.Mark("accept", n.accept)
	return n
}

// render shows the state; in a low and tight window only what it asks, and in a bare one nothing twice.
func (n *notice) render(s state, r room) {
	n.state = s
	v, d := s.view, n.desk
	open := v.Pending != nil && v.Phase != dw.PhaseRuling
	ruling := v.Phase == dw.PhaseRuling
	n.renderText(open, ruling)
	here := d.Acting()
	ui.Show(here && open, n.challenge)
	ui.Show(here && open, n.accept)
	ui.Show(here && ruling, n.refuse)
	ui.Show(here && ruling, n.stands)
	ui.Show(d.CanUndo(), n.take)
	ui.Show(s.acting && v.Options.Aids && v.Up != nil, n.openAid)
	n.accept.SetKind(ui.Soft)
	if v.Phase == dw.PhaseConfirm {
		n.accept.SetKind(ui.Primary)
	}
	any := false
	for _, o := range n.buttons.Objects {
		any = any || o.Visible()
	}
	ui.Show(any, n.buttons)
	ui.Show(any || !r.tight, n.object)
	ui.Show(n.text.String() != "", n.text)
	if open && r.bare { // whose word it is stands above the dice
		n.text.Hide()
		ui.Show(d.Turn().Stage == table.StageNone, n.title)
	}
	ui.PlaceAnew(n.buttons, n.foot, n.body)
}

// renderText writes what is asked, or what happened.
func (n *notice) renderText(open, ruling bool) {
	v, d := n.state.view, n.desk
	n.text.SetText("")
	switch {
	case ruling:
		args := games.Args{"Seat": v.Pending.Seat, "Word": v.Pending.Word, "Points": v.Pending.Points}
		n.title.SetText(d.Say("dicewords.ruling.title", args))
		n.text.SetText(d.Say("dicewords.ruling.body", args))
	case open:
		p := v.Pending
		n.title.SetText(d.Say(dw.EventClaim, games.Args{"Seat": p.Seat, "Word": p.Word, "Sum": p.Sum, "Length": p.Length, "Points": p.Points}))
		n.text.SetText(n.openText())
	case d.Acting():
		n.title.SetText(d.T("dicewords.begin"))
	default:
		n.title.SetText("") // the replay's log says that nothing has happened
	}
	events := d.Events()
	past := !ruling && !open && len(events) > 0
	n.lines.render(events)
	ui.Show(!past && n.title.String() != "", n.title)
	ui.Show(past, n.lines.object)
}

// leastFoot is a line of the log next to the buttons.
func (n *notice) leastFoot() fyne.Size {
	least := fyne.Size{}
	for _, o := range []fyne.CanvasObject{n.lines.object, n.buttons} {
		if o.Visible() {
			least = fyne.NewSize(least.Width+o.MinSize().Width, max(least.Height, o.MinSize().Height))
		}
	}
	return least
}

// placeFoot puts the buttons into the lower right corner, and the log left of them.
func (n *notice) placeFoot(s fyne.Size) {
	w := s.Width
	if n.buttons.Visible() {
		b := n.buttons.MinSize()
		ui.Put(n.buttons, s.Width-b.Width, s.Height-b.Height, b.Width, b.Height)
		w -= b.Width + 12
	}
	ui.Put(n.lines.object, 0, 0, w, s.Height)
}

func (n *notice) openText() string {
	v, d := n.state.view, n.desk
	if v.Phase == dw.PhaseConfirm {
		return d.T("dicewords.confirm.body")
	}
	return d.Say("dicewords.pending.body", games.Args{"Seat": v.Asked})
}

// asks tells whether the card has something to decide.
func (n *notice) asks() bool { return n.buttons.Visible() }

// askChallenger asks who doubts the word when more than one could, else whether they do.
func (n *notice) askChallenger() {
	v := n.state.view
	if v.Pending == nil {
		return
	}
	var who []games.Seat
	var items []ui.MenuItem
	for s := range games.Seat(v.Options.Seats) {
		if s != v.Pending.Seat && !n.desk.Computer(s) {
			who = append(who, s)
			items = append(items, ui.MenuItem{Text: n.desk.Name(s), OnTap: func() { n.acts.challenge(s) }})
		}
	}
	if len(who) == 1 {
		n.acts.askChallenge(who[0])
		return
	}
	ui.ShowMenu(n.challenge, append([]ui.MenuItem{{Text: n.desk.T("dicewords.challenge.who"), Heading: true}}, items...))
}
