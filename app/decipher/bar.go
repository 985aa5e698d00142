package decipher

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// actionBar is the foot of the page: what happened last, and what can be done besides
// asking for a zone. While somebody names a word, that stands there.
type actionBar struct {
	s      *seekers
	object *ui.Card
	plain  *fyne.Container
	lines  [2]*logLine
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
	word   *guessRow
	tight  bool
}

// logLine is one line of what happened: who, what, and the answer as a pill.
type logLine struct {
	object *fyne.Container
	avatar *ui.Avatar
	text   *ui.Text
	pill   *ui.Chip
}

func newLogLine() *logLine {
	l := &logLine{avatar: ui.NewAvatar("", 0, 24), text: ui.NewText("", ui.Body, ui.Ink).Truncate(), pill: ui.NewChip("", "")}
	l.object = &fyne.Container{Layout: lineLayout{l}, Objects: []fyne.CanvasObject{l.avatar, l.text, l.pill}}
	return l
}

// lineLayout keeps the pill right behind the text.
type lineLayout struct{ l *logLine }

// MinSize implements fyne.Layout.
func (lineLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(120, max(29, ui.Body.Height()))
}

// Layout implements fyne.Layout.
func (f lineLayout) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	l, pill := f.l, float32(0)
	if l.pill.Visible() {
		pill = l.pill.MinSize().Width + 8
	}
	l.avatar.Move(fyne.NewPos(0, ui.Whole((s.Height-24)/2)))
	l.avatar.Resize(fyne.NewSquareSize(24))
	w := min(ui.Body.Measure(l.text.String())+1, max(s.Width-32-pill, 0))
	l.text.Move(fyne.NewPos(32, ui.Whole((s.Height-ui.Body.Height())/2)))
	l.text.Resize(fyne.NewSize(w, ui.Body.Height()))
	l.pill.Move(fyne.NewPos(32+w+8, 0))
	l.pill.Resize(fyne.NewSize(max(pill-8, 0), s.Height))
}

func newActionBar(s *seekers) *actionBar {
	t := s.b.desk.T
	a := &actionBar{
		s:      s,
		title:  ui.NewText(t("decipher.seek.last"), ui.Strong, ui.Ink),
		all:    ui.NewSmallButton("", ui.Plain, s.b.desk.ShowLog),
		why:    ui.NewPara(t("decipher.seek.demand_why"), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).MaxLines(2),
		demand: ui.NewButton(t("decipher.seek.demand"), ui.Secondary, s.askPiece).WithIcon(ui.IconPlus),
		pass:   ui.NewButton(t("decipher.seek.pass"), ui.Secondary, s.pass),
		guess:  ui.NewButton(t("decipher.seek.guess"), ui.Secondary, s.askGuesser).WithIcon(ui.IconQuestion),
	}
	a.sheet = ui.NewSmallButton(t("decipher.seek.sheet"), ui.Secondary, s.showSheet).WithIcon(ui.IconSheet)
	a.order = ui.NewSmallButton(t("decipher.seek.order"), ui.Secondary, s.askOrder).WithIcon(ui.IconSwap)
	a.small = ui.NewIconButton(ui.IconSwap, t("decipher.seek.order"), ui.Secondary, s.askOrder)
	a.list = ui.VGap(0)
	for i := range a.lines {
		a.lines[i] = newLogLine()
		a.list.Add(a.lines[i].object)
	}
	a.right = ui.HMid(12, ui.MinSized(ui.Px(156), 0, a.why), a.sheet, a.order, a.small, a.demand, a.pass, a.guess)
	a.plain = ui.HMid(16, a.title, ui.Stretch(a.list), a.all, a.right)
	a.word = newGuessRow(s)
	a.object = ui.NewCardPad(0, ui.KeepClear(container.NewStack(ui.Inset(6, 16, 6, 18, a.plain), ui.Inset(6, 16, 6, 18, a.word.object))))
	for name, o := range map[string]fyne.CanvasObject{"demand": a.demand, "pass": a.pass, "guess": a.guess, "log": a.all, "order": a.order} {
		s.b.desk.Trace.Mark(name, o)
	}
	return a
}

// fit gives up helpers where the width is short.
func (a *actionBar) fit(tight bool) {
	a.tight = tight
	tall := float32(48)
	if tight && ui.Scale() > 1 {
		tall = 40
	}
	for _, b := range []*ui.Button{a.demand, a.pass, a.guess, a.word.submit} {
		b.WithHeight(tall).Refresh()
	}
	a.place()
}

func (a *actionBar) place() {
	v := a.s.b.view
	ui.Show(!a.tight, a.title)
	ui.Show(!a.s.b.desk.Replay && !a.tight, a.all)
	order := a.s.mayReorder()
	_, shown := a.s.b.over()
	ui.Show(shown && !a.s.result && !a.s.b.desk.Replay, a.sheet)
	ui.Show(order && !a.tight, a.order)
	ui.Show(order && a.tight, a.small)
	ui.Show(a.demand.Visible() && !a.tight && !order && !v.Bonus, a.right.Objects[0])
	ui.PlaceAllAnew(a.plain)
}

func (a *actionBar) render() {
	v, d := a.s.b.view, a.s.b.desk
	events := d.Events()
	a.all.SetText(d.T("decipher.seek.log", countArgs(len(events))))
	a.renderLines(events)
	playing := v.Turn != games.Table && !d.Replay
	ui.Show(playing, a.demand)
	ui.Show(playing, a.guess)
	ui.Show(playing && v.Bonus, a.pass)
	a.demand.SetKind(ui.Secondary)
	switch {
	case v.Phase == dc.PhaseBonus:
		a.demand.Enable()
		if !a.s.guessing() {
			a.demand.SetKind(ui.Primary)
		}
	case v.Phase == dc.PhasePass:
		a.demand.Disable(d.T(dc.IllegalEmpty))
	case v.Bonus:
		a.demand.Disable(d.T(dc.IllegalHand))
	default:
		a.demand.Disable(d.T("decipher.seek.demand_why"))
	}
	a.pass.SetEnabled(a.s.mayPass(), d.T(dc.IllegalHand))
	ui.Show(!a.s.guessing(), a.plain)
	ui.Show(a.s.guessing(), a.word.object)
	a.word.render()
	a.place()
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
		ui.Show(i < len(lines) || i == 0, l.object)
		l.pill.Hide()
		l.avatar.Hide()
		l.text.SetText("")
		switch {
		case i < len(lines):
			e := lines[i]
			if e.Seat != games.Table {
				a.s.b.desk.ShowSeat(l.avatar, e.Seat)
				l.avatar.Show()
			}
			a.line(l, e)
		case i == 0:
			l.text.SetText(a.s.b.desk.T("table.log.empty"))
		}
		ui.PlaceAnew(l.object)
	}
}

// line writes one event, with its answer as a pill.
func (a *actionBar) line(l *logLine, e games.Event) {
	d := a.s.b.desk
	switch e.ID {
	case dc.EventNo, dc.EventYes:
		l.text.SetText(d.Say("decipher.seek.line.ask", e.Args))
		l.pill.Set(verdict(d, e.ID == dc.EventYes))
		l.pill.Show()
	case dc.EventWrong, dc.EventRight:
		word, _ := e.Args["Word"].(string)
		l.text.SetText(d.Say("decipher.seek.line.guess", games.Args{"Seat": e.Seat, "Word": spell(word)}))
		if e.ID == dc.EventRight {
			l.pill.Set(d.T("decipher.seek.right"), ui.IconCheck, ui.OKSoft, ui.OK)
		} else {
			l.pill.Set(d.T("decipher.seek.wrong"), ui.IconX, noColor, onNo)
		}
		l.pill.Show()
	default:
		l.text.SetText(d.Say(e.ID, e.Args))
	}
}

// spell is a word as it is printed.
func spell(word string) string { return strings.ReplaceAll(word, "'", "’") }

// noticeTime is how long a notice stays.
const noticeTime = 5 * time.Second

// notice is a message to the whole table that lies on the board for some seconds.
type notice struct {
	object *panel
	lines  *fyne.Container
	place  func() // lays it out
	stop   func()
}

func newNotice(place func()) *notice {
	n := &notice{lines: ui.VGap(2), place: place}
	n.object = newPanel(ui.WarnSoft, ui.Warn, 1, 12, ui.Inset(10, 18, 10, 18, n.lines))
	n.object.shadow = true
	n.object.Hide()
	return n
}

// show says one thing in place of what was said before.
func (n *notice) show(text string, icon ui.IconName) {
	n.lines.RemoveAll()
	n.add(text, icon)
}

// add says another thing.
func (n *notice) add(text string, icon ui.IconName) {
	if n.stop != nil {
		n.stop()
	}
	n.lines.Add(ui.HMid(10, ui.NewIcon(icon, 20, ui.Warn), ui.Stretch(ui.NewText(text, ui.Label, ui.Ink).Truncate())))
	n.object.Show()
	n.place()
	n.stop = ui.After(noticeTime, n.hide)
}

func (n *notice) hide() {
	if n.stop != nil {
		n.stop()
		n.stop = nil
	}
	n.lines.RemoveAll()
	n.object.Hide()
}

// wants is the width that the lines would like.
func (n *notice) wants() float32 {
	w := float32(0)
	for _, o := range n.lines.Objects {
		for _, part := range o.(*fyne.Container).Objects {
			if c, ok := part.(*fyne.Container); ok {
				w = max(w, ui.Label.Measure(c.Objects[0].(*ui.Text).String()))
			}
		}
	}
	return w + 20 + 10 + 36 + 2
}
