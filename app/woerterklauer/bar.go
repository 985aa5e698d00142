package woerterklauer

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// bar is the action bar: the hourglass, who does what and what is still missing, undo,
// joker, and the main action of the moment at the right end.
type bar struct {
	b      *Board
	object fyne.CanvasObject
	row    *fyne.Container
	clock  *fyne.Container
	time   *ui.Text
	glass  *ui.Icon
	tint   *ui.Area
	level  *ui.Bar
	texts  *fyne.Container
	who    *ui.Text
	says   *ui.Para

	undo, back, joker, cancel, main *ui.Button
}

func newBar(b *Board) *bar {
	t := b.desk.T
	c := &bar{
		b: b, time: ui.NewText("", ui.Title, ui.Ink), glass: ui.NewIcon(ui.IconHourglass, 22, ui.Ink),
		level: ui.NewBar(ui.Accent), who: ui.NewText("", ui.Strong, ui.Ink).Truncate(), says: ui.NewPara("", ui.Body, ui.Ink2),
	}
	button := func(id games.ID, kind ui.Kind, icon ui.IconName, tap func()) *ui.Button {
		return ui.NewButton(t(id), kind, tap).WithIcon(icon).WithHeight(44)
	}
	c.undo = button("judge.undo", ui.Secondary, ui.IconUndo, b.desk.Undo)
	c.back = button("judge.back", ui.Secondary, ui.IconFirst, b.back)
	c.joker = button("judge.joker", ui.Secondary, ui.IconSwap, b.askJoker)
	c.cancel = button("judge.joker.cancel", ui.Secondary, ui.IconX, b.leaveJoker)
	c.main = button("judge.end", ui.Primary, ui.IconCheck, b.Submit)
	c.tint = ui.NewArea(ui.Well, 10, container.NewCenter(ui.Pad(8, c.glass)))
	c.clock = ui.HMid(10, c.tint, ui.MinSized(ui.Px(64), 0, ui.VGap(2, c.time, c.level)))
	c.texts = ui.VGap(0, c.who, c.says)
	c.row = ui.HMid(10, c.clock, ui.Stretch(c.texts), c.undo, c.back, c.joker, c.cancel, c.main)
	c.object = draw.NewPanel(10, ui.Inset(0, 6, 0, 6, &fyne.Container{Layout: c, Objects: []fyne.CanvasObject{c.row}}))
	for name, o := range map[string]fyne.CanvasObject{"undo": c.undo, "back": c.back, "joker": c.joker, "main": c.main} {
		b.desk.Trace.Mark(name, o)
	}
	return c
}

// MinSize implements fyne.Layout: with icons instead of labels.
func (c *bar) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(560), max(ui.Px(44), c.texts.MinSize().Height, c.clock.MinSize().Height))
}

// Layout implements fyne.Layout. The sentence needs room; before that labels become icons.
func (c *bar) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	c.narrow(false)
	if c.row.MinSize().Width+ui.Px(300) > s.Width {
		c.narrow(true)
	}
	c.row.Move(fyne.Position{})
	c.row.Resize(s)
	ui.PlaceAnew(c.row, c.texts, c.row) // how high the sentence is follows from its width
}

func (c *bar) narrow(on bool) {
	for _, b := range []*ui.Button{c.undo, c.back, c.joker, c.cancel} {
		b.IconOnly(on)
	}
}

func (c *bar) render() {
	b := c.b
	v := b.view
	on := v.Phase != wk.PhaseOver && !b.desk.Replay
	ui.Show(on, c.object)
	if !on {
		return
	}
	laying := b.laying()
	ui.Show(v.Options.Clock > 0 && b.thinking(), c.clock)
	ui.Show(laying || b.due && b.desk.CanUndo(), c.undo)
	ui.Show(laying, c.back)
	ui.Show(laying && v.Jokers[v.Asked], c.joker)
	ui.Show(b.joker && b.choosing(), c.cancel)
	c.undo.SetEnabled(laying && b.draft.CanUndo() || b.desk.CanUndo(), b.desk.T("common.illegal.undo"))
	c.back.SetEnabled(b.draft.Changed(v), b.desk.T("judge.back.none"))
	c.joker.SetEnabled(v.Swap > 0, c.noJoker())
	c.renderWho()
	c.renderMain()
	ui.Show(!b.tight, c.who)
	c.says.MaxLines(1)
	if b.tight {
		c.says.MaxLines(2)
	}
	if s := c.row.Size(); s.Width > 0 {
		c.Layout(nil, s)
	}
}

// noJoker is why the joker can't be used now.
func (c *bar) noJoker() string {
	t, v := c.b.desk.T, c.b.view
	if v.Box == 0 {
		return t(wk.IllegalBox)
	}
	return t(wk.IllegalPool, games.Args{"Count": wk.PoolSize})
}

func (c *bar) renderWho() {
	b := c.b
	seat := games.Args{"Seat": b.nextSeat()}
	c.who.SetText(b.desk.Say(sideID("judge.lays.", b.mover()), seat))
	text, tok := b.sentence()
	c.says.SetText(text)
	c.says.SetColor(tok)
	c.says.SetStyle(ui.Body)
	if tok != ui.Ink2 {
		c.says.SetStyle(ui.Strong)
	}
}

// sentence is what is to be done, or what is missing.
func (b *Board) sentence() (string, ui.Token) {
	d, v := b.desk, b.view
	seat := games.Args{"Seat": b.nextSeat()}
	switch {
	case b.due && len(v.Turns) > 0:
		return d.Say("judge.turn_laptop", seat), ui.AccentText
	case v.Phase == wk.PhaseDraw:
		return d.T("judge.draw.first"), ui.Ink2
	case v.Phase == wk.PhaseVowel:
		return d.T("judge.vowel.short", games.Args{"Count": v.Aside, "Chosen": len(b.chosen)}), ui.AccentText
	case b.choosing():
		return d.T("judge.joker.short", games.Args{"Max": v.Swap, "Chosen": len(b.chosen)}), ui.AccentText
	case b.verdict.Lawful:
		return d.T("judge.can_end"), ui.OK
	case b.verdict.Askable:
		return d.T("judge.can_ask", games.Args{"Words": b.toAsk()}), ui.AccentText
	case !b.draft.Changed(v):
		return d.T("judge.missing.start"), ui.Ink2
	default:
		return b.missing(), ui.Warn
	}
}

// missing is the one thing that stands in the way of ending the turn first.
func (b *Board) missing() string {
	var words []string
	for _, w := range b.verdict.Words {
		if w.Fate == wk.FateInvalid {
			words = append(words, w.Text)
		}
	}
	if len(words) > 0 {
		return b.desk.T("judge.missing.words", games.Args{"Words": words, "N": len(words)})
	}
	if len(b.verdict.Reasons) == 0 {
		return ""
	}
	r := b.verdict.Reasons[0]
	return b.desk.Say(r.ID, r.Args)
}

// toAsk are the words that the table will be asked about.
func (b *Board) toAsk() []string {
	var out []string
	for _, q := range b.verdict.Questions {
		if len(out) == 0 || out[len(out)-1] != q.Word {
			out = append(out, q.Word)
		}
	}
	return out
}

// renderMain shows the main action of the moment, and why it isn't there.
func (c *bar) renderMain() {
	b := c.b
	t, v := b.desk.T, b.view
	text, icon, on, reason := "", ui.IconCheck, true, ""
	switch n := len(b.chosen); {
	case v.Phase == wk.PhaseDraw:
		text, icon = t("judge.draw", games.Args{"N": min(wk.PoolSize-len(v.Pool), v.Box)}), ui.IconPlay
	case b.due:
		text, icon = t("judge.go"), ui.IconPlay
	case v.Phase == wk.PhaseVowel:
		text, icon, on = t("judge.vowel.act", games.Args{"N": v.Aside}), ui.IconSwap, n == v.Aside
		reason = t(wk.IllegalAside, games.Args{"Count": v.Aside})
	case b.choosing():
		text, icon, on = t("judge.joker.act", games.Args{"N": max(1, n)}), ui.IconSwap, n > 0
		reason = t("judge.joker.none")
	default:
		text, on = t("judge.end"), b.verdict.Lawful || b.verdict.Askable
		reason, _ = b.sentence()
	}
	c.main.WithIcon(icon).SetText(text)
	c.main.SetEnabled(on, reason)
	c.main.Refresh()
}

// showTime shows the thinking time left.
func (c *bar) showTime(left time.Duration) {
	s := int((left + time.Second - 1) / time.Second)
	c.time.SetText(strconv.Itoa(s/60) + ":" + string([]byte{byte('0' + s%60/10), byte('0' + s%10)}))
	fill, tok := ui.Well, ui.Ink
	if s <= 30 {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	c.time.SetColor(tok)
	c.glass.Set(ui.IconHourglass, tok)
	c.tint.SetColor(fill)
	if all := c.b.view.Options.Clock; all > 0 {
		const steps = 60 // it moves by itself, which is not wanted every second
		c.level.Set(float32(int(left.Seconds()*steps)/all)/steps, 0)
	}
}

// cardMenu are the entries of the table's menu besides those of the field.
func (b *Board) cardMenu() []ui.MenuItem {
	t := b.desk.T
	items := []ui.MenuItem{{Text: t("judge.sheet"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: b.showSheet}}
	if b.desk.Replay || b.view.Phase == wk.PhaseOver {
		return items
	}
	now := ""
	if b.view.Phase != wk.PhaseLay || b.due {
		now = t(wk.IllegalNow)
	}
	return append(items, ui.MenuItem{Text: t("judge.give_up"), Icon: ui.IconFlag, Disabled: now, OnTap: b.giveUp})
}

// cardKeys are the keys of the bar and the cards.
func (b *Board) cardKeys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Ctrl+Enter", What: "judge.keys.main"},
		{Keys: "F8", What: "judge.keys.joker"},
		{Keys: "F4", What: "judge.keys.sheet"},
	}
}

// cardKey carries out one of them. Enter alone only does what ends no turn: it also lays
// tiles, and a turn must not end by a slip.
func (b *Board) cardKey(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyF4:
		b.showSheet()
	case fyne.KeyF8:
		if b.laying() && b.view.Swap > 0 {
			b.askJoker()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if b.desk.Replay || b.laying() || b.view.Phase == wk.PhaseOver {
			return false
		}
		b.Submit()
	default:
		return false
	}
	return true
}

// giveUp ends the match after a question.
func (b *Board) giveUp() {
	t := b.desk.T
	ui.ShowDialog(b.desk.Window, ui.Dialog{
		Title: t("judge.give_up.title"),
		Body:  ui.NewPara(b.desk.Say("judge.give_up.body", games.Args{"Seat": b.view.Options.Seat(b.mover().Other())}), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: t("common.cancel"), Cancel: true, Default: true},
			{Text: t("judge.give_up"), Kind: ui.Primary, Icon: ui.IconFlag, OnTap: func() { b.submit(wk.GiveUp{}) }},
		},
	})
}
