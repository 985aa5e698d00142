package woerterklauer

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// bar is the action bar: the clock, who does what and what is still missing, undo,
// joker, and the main action of the moment at the right end.
type bar struct {
	desk   *table.Desk
	tell   wording
	limit  int // in seconds, 0 for none
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
	tight  bool // see state

	undo, back, joker, giveUp, cancel, main *ui.Button
}

// barTaps is what its buttons do.
type barTaps struct{ back, joker, leave, giveUp, main func() }

func newBar(d *table.Desk, on barTaps) *bar {
	t := d.T
	c := &bar{
		desk: d, tell: wording{d}, time: ui.NewText("", ui.Title, ui.Ink), glass: ui.NewIcon(ui.IconHourglass, 22, ui.Ink),
		level: ui.NewBar(ui.Accent), who: ui.NewText("", ui.Strong, ui.Ink).Truncate(), says: ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
	}
	button := func(id games.ID, key string, kind ui.Kind, icon ui.IconName, tap func()) *ui.Button {
		return ui.NewButton(t(id), kind, tap).WithIcon(icon).WithHeight(44).WithKey(d.KeyName(key))
	}
	c.undo = button("judge.undo", "Ctrl+Z", ui.Secondary, ui.IconUndo, d.Undo)
	c.back = button("judge.back", "F3", ui.Secondary, ui.IconFirst, on.back)
	c.joker = button("judge.joker", "F8", ui.Secondary, ui.IconSwap, on.joker)
	c.giveUp = button("judge.give_up", "", ui.Secondary, ui.IconFlag, on.giveUp)
	c.cancel = button("judge.joker.cancel", "Esc", ui.Secondary, ui.IconX, on.leave)
	c.main = button("judge.end", "Enter", ui.Primary, ui.IconCheck, on.main)
	c.tint = ui.NewArea(ui.Well, 10, container.NewCenter(ui.Pad(8, c.glass)))
	c.clock = ui.HMid(10, c.tint, ui.MinSized(64, 0, ui.VGap(2, c.time, c.level)))
	c.texts = ui.VGap(0, c.who, c.says)
	c.row = ui.HMid(10, c.clock, ui.Stretch(c.texts), c.undo, c.back, c.joker, c.giveUp, c.cancel, c.main)
	c.object = ui.NewCardPad(10, ui.Inset(0, 6, 0, 6, ui.Laid(c.least, c.place, c.row)))
	for name, o := range map[string]fyne.CanvasObject{"undo": c.undo, "back": c.back, "joker": c.joker, "give_up": c.giveUp, "main": c.main} {
		d.Trace.Mark(name, o)
	}
	return c
}

// least is the size with icons instead of labels.
func (c *bar) least() fyne.Size {
	return fyne.NewSize(560, max(44, c.texts.MinSize().Height, c.clock.MinSize().Height))
}

// place gives the sentence room; before that labels become icons.
func (c *bar) place(s fyne.Size) {
	c.narrow(0)
	for n := 1; n <= 3 && c.row.MinSize().Width+240 > s.Width; n++ {
		c.narrow(n)
	}
	c.row.Move(fyne.Position{})
	c.row.Resize(s)
	ui.Show(!c.tight, c.who)
	ui.PlaceAnew(c.row, c.texts, c.row)                                                      // how high the sentence is follows from its width
	if line := ui.Strong.Height() * 1.5; c.who.Visible() && c.says.MinSize().Height > line { // its color stands at the field too
		c.who.Hide()
		ui.PlaceAnew(c.row, c.texts, c.row)
	}
}

// narrow has buttons show their icons alone, those first that everybody knows: one, two or all of them.
func (c *bar) narrow(n int) {
	for i, b := range []*ui.Button{c.undo, c.back, c.joker, c.giveUp, c.cancel} {
		b.IconOnly(i < n || n > 2)
	}
	tip := c.desk.T("judge.joker.tip", games.Args{"Max": wk.MaxSwap})
	if n > 2 {
		tip = c.joker.Text() + ": " + tip
	}
	c.joker.SetTip(tip)
}

func (c *bar) render(s *state) {
	v := s.view
	c.limit = v.Options.Clock
	on := !s.over() && s.acting && !s.theirs
	ui.Show(on, c.object)
	if !on {
		return
	}
	laying := s.laying()
	ui.Show(c.limit > 0 && s.thinking(), c.clock)
	ui.Show(laying || s.due && c.desk.CanUndo(), c.undo)
	ui.Show(laying, c.back)
	ui.Show(laying && v.Jokers[v.Asked], c.joker)
	ui.Show(laying && len(v.Turns) > 0, c.giveUp) // the first turn can't fail
	ui.Show(s.main() == moveJoker, c.cancel)
	c.undo.SetEnabled(laying && s.draft.CanUndo() || c.desk.CanUndo(), c.desk.T("common.illegal.undo"))
	c.back.SetEnabled(s.changed(), c.desk.T("judge.back.none"))
	c.joker.SetEnabled(v.Swap > 0, c.noJoker(v))
	c.giveUp.SetEnabled(!s.stands(), c.desk.T("judge.give_up.leads"))
	c.renderWho(s)
	c.renderMain(s)
	c.tight = s.tight
	if s := c.row.Size(); s.Width > 0 {
		c.place(s)
	}
}

// noJoker is why the joker can't be used now.
func (c *bar) noJoker(v wk.View) string {
	if v.Box == 0 {
		return c.desk.T(wk.IllegalBox)
	}
	return c.desk.T(wk.IllegalPool, games.Args{"Count": wk.PoolSize})
}

func (c *bar) renderWho(s *state) {
	c.who.SetText(c.desk.Say(sideID("judge.lays.", s.mover()), games.Args{"Seat": s.seat()}))
	says, tone := s.sentence()
	if !s.said.empty() {
		says, tone = s.said, toneWarn
	}
	c.says.SetText(c.tell.say(says))
	c.says.SetColor([...]ui.Token{toneQuiet: ui.Ink2, toneAsk: ui.AccentText, toneGood: ui.OK, toneWarn: ui.Warn}[tone])
	c.says.SetStyle(ui.Body)
	if tone != toneQuiet {
		c.says.SetStyle(ui.Strong)
	}
}

// renderMain shows the main action of the moment, and why it isn't there.
func (c *bar) renderMain(s *state) {
	t, v := c.desk.T, s.view
	kind := ui.Primary
	text, key, icon, on, reason := "", "Ctrl+Enter", ui.IconCheck, true, "" // Enter alone lays tiles and chooses them
	switch n := len(s.chosen); s.main() {
	case moveNone:
	case moveDraw:
		key = "Enter"
		text, icon = t("judge.draw", games.Args{"N": min(wk.PoolSize-len(v.Pool), v.Box)}), ui.IconPlay
	case moveGoOn:
		key = "Enter"
		text, icon = t("judge.go"), ui.IconPlay
	case moveVowel:
		text, icon, on = t("judge.vowel.act", games.Args{"N": v.Aside}), ui.IconSwap, n == v.Aside
		reason = t(wk.IllegalAside, games.Args{"Count": v.Aside})
	case moveJoker:
		text, icon, on = t("judge.joker.act", games.Args{"N": n}), ui.IconSwap, n > 0
		if n == 0 {
			text = t("judge.joker.choose")
		}
		reason = t("judge.joker.none")
	case moveFinish:
		says, _ := s.sentence()
		text, on, reason = t("judge.end"), s.verdict.Lawful || s.verdict.Askable, c.tell.say(says)
		if s.verdict.Askable { // nobody has said yet that its words are any
			kind = ui.Secondary
		}
	}
	c.main.SetKind(kind)
	c.main.WithIcon(icon).WithKey(c.desk.KeyName(key)).SetText(text)
	c.main.SetBelow("")
	if key != "Enter" {
		c.main.SetBelow(c.desk.KeyName(key))
	}
	c.main.SetEnabled(on, reason)
	c.main.Refresh()
}

// showTime shows the thinking time left.
func (c *bar) showTime(left time.Duration) {
	c.time.SetText(table.TimeText(left))
	fill, tok := ui.Well, ui.Ink
	if left <= 30*time.Second {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	c.time.SetColor(tok)
	c.glass.Set(ui.IconHourglass, tok)
	c.tint.SetColor(fill)
	if c.limit > 0 {
		const steps = 60 // it moves by itself, which is not wanted every second
		c.level.Set(float32(int(left.Seconds()*steps)/c.limit)/steps, 0)
	}
}
