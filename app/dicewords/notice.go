package dicewords

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// notice is what the whole table is told or asked: the word that may still be
// challenged, the ruling that is wanted, or what happened last.
type notice struct {
	b                       *Board
	object                  *ui.Card
	title                   *ui.Text
	text                    *ui.Para
	fill                    fyne.CanvasObject
	body, buttons           *fyne.Container
	take                    *ui.Button // take back
	challenge, accept       *ui.Button
	refuse, stands, openAid *ui.Button
}

func newNotice(b *Board) *notice {
	t := b.desk.T
	n := &notice{
		b:     b,
		title: ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		text:  ui.NewPara("", ui.Body, ui.Ink2).MaxLines(5),
	}
	n.take = ui.NewSmallButton(t("dicewords.take_back"), ui.Secondary, b.desk.Undo).WithIcon(ui.IconUndo)
	n.challenge = ui.NewSmallButton(t("dicewords.challenge"), ui.Secondary, n.askChallenger)
	n.accept = ui.NewSmallButton(t("dicewords.accept"), ui.Soft, b.accept).WithIcon(ui.IconCheck)
	n.refuse = ui.NewSmallButton(t("dicewords.rule.no"), ui.Secondary, func() { b.rule(false) }).WithIcon(ui.IconX)
	n.stands = ui.NewSmallButton(t("dicewords.rule.yes"), ui.Primary, func() { b.rule(true) }).WithIcon(ui.IconCheck)
	n.openAid = ui.NewSmallButton(t("dicewords.aids.open"), ui.Soft, b.showWords).WithIcon(ui.IconSearch)
	n.buttons = ui.HMid(8, ui.Spacer(), n.openAid, n.take, n.challenge, n.accept, n.refuse, n.stands)
	n.fill = ui.Stretch(n.text)
	n.body = ui.VGap(6, n.title, n.fill, n.buttons)
	n.object = ui.NewCardPad(16, n.body)
	b.desk.Trace.Mark("challenge", n.challenge)
	b.desk.Trace.Mark("accept", n.accept)
	return n
}

func (n *notice) render() {
	v, d := n.b.view, n.b.desk
	n.text.SetText("")
	open := v.Pending != nil && v.Phase != dw.PhaseRuling
	ruling := v.Phase == dw.PhaseRuling
	switch {
	case ruling:
		args := games.Args{"Seat": v.Pending.Seat, "Word": v.Pending.Word, "Points": v.Pending.Points}
		n.title.SetText(d.Say("dicewords.ruling.title", args))
		n.text.SetText(d.Say("dicewords.ruling.body", args))
	case open:
		p := v.Pending
		n.title.SetText(d.Say(dw.EventClaim, games.Args{"Seat": p.Seat, "Word": p.Word, "Sum": p.Sum, "Length": p.Length, "Points": p.Points}))
		n.text.SetText(n.openText())
	default:
		n.title.SetText(n.last(0))
		n.text.SetText(n.before())
	}
	act := !d.Replay
	ui.Show(act && open, n.challenge)
	ui.Show(act && open, n.accept)
	ui.Show(act && ruling, n.refuse)
	ui.Show(act && ruling, n.stands)
	ui.Show(act && d.CanUndo(), n.take)
	ui.Show(act && v.Options.Aids && v.Up != nil, n.openAid)
	n.accept.SetKind(ui.Soft)
	if v.Phase == dw.PhaseConfirm {
		n.accept.SetKind(ui.Primary)
	}
	any := false
	for _, o := range n.buttons.Objects[1:] {
		any = any || o.Visible()
	}
	ui.Show(any, n.buttons)
	ui.Show(any || !n.b.tight, n.object)
	ui.Show(n.text.String() != "", n.fill)
	ui.PlaceAnew(n.buttons, n.body)
}

func (n *notice) openText() string {
	v, d := n.b.view, n.b.desk
	if v.Phase == dw.PhaseConfirm {
		return d.T("dicewords.confirm.body")
	}
	return d.Say("dicewords.pending.body", games.Args{"Seat": v.Asked})
}

// asks tells whether the card has something to decide.
func (n *notice) asks() bool { return n.buttons.Visible() }

// last is the line of the log back lines before the newest, or how to begin.
func (n *notice) last(back int) string {
	events := n.b.desk.Events()
	switch i := len(events) - 1 - back; {
	case i >= 0:
		return n.b.desk.Say(events[i].ID, events[i].Args)
	case back == 0:
		return n.b.desk.T("dicewords.begin")
	default:
		return ""
	}
}

// before are the lines before the newest one, where there is room.
func (n *notice) before() string {
	if n.b.low {
		return ""
	}
	var lines []string
	for back := 1; back <= 3; back++ {
		if s := n.last(back); s != "" {
			lines = append(lines, s)
		}
	}
	return strings.Join(lines, "\n")
}

// askChallenger asks who doubts the word when more than one could.
func (n *notice) askChallenger() {
	v := n.b.view
	if v.Pending == nil {
		return
	}
	var items []ui.MenuItem
	for s := range games.Seat(v.Options.Seats) {
		if s != v.Pending.Seat {
			items = append(items, ui.MenuItem{Text: n.b.desk.Name(s), OnTap: func() { n.b.challenge(s) }})
		}
	}
	if len(items) == 1 {
		items[0].OnTap()
		return
	}
	ui.ShowMenu(n.challenge, items)
}
