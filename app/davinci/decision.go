package davinci

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// decision is the card at the lower right: what is asked, what each choice means, and
// the buttons.
type decision struct {
	desk    *table.Desk
	state   ownState
	object  *ui.Card
	box     *fyne.Container
	title   *ui.Para
	clock   *ui.Chip
	text    *ui.Para
	says    []string        // its lines, the most important one first
	order   *fyne.Container // who acts now and after that, while one looks on
	longest *ui.Para        // the longest text of all phases, only measured
	stop    *ui.Button
	act     *ui.Button // the main button: guess, guess again, open
	full    string     // what stands on it
	short   string     // and where the other button leaves little room
}

func newDecision(desk *table.Desk, onAct, onStop func()) *decision {
	d := &decision{
		desk:  desk,
		title: ui.NewPara("", ui.Title, ui.Ink).MaxLines(2),
		clock: ui.NewChip("", ui.IconClock),
		text:  ui.NewPara("", ui.Body, ui.Ink2),
		order: ui.HMid(8),
		stop:  ui.NewButton(desk.T("davinci.turn.stop"), ui.Secondary, onStop).WithIcon(ui.IconLock),
		act:   ui.NewButton("", ui.Primary, onAct).WithIcon(ui.IconArrow),
	}
	desk.Trace.Mark("act", d.act)
	desk.Trace.Mark("stop", d.stop)
	desk.Trace.Mark("order", d.order)
	d.longest = ui.NewPara(d.sayWrong("davinci.turn.if_again", dv.NewTile(dv.Black, dv.MaxNumber))+"\n"+d.desk.T("davinci.turn.if_stop")+"\n"+d.desk.T("davinci.turn.gap"), ui.Body, ui.Ink)
	d.box = ui.Laid(d.least, d.place, d.title, d.clock, d.text, d.order, d.stop, d.act)
	d.object = ui.NewCardPad(0, ui.KeepClear(d.box))
	return d
}

// render shows what is asked; question stands above it where it can't be seen elsewhere.
func (d *decision) render(s ownState, question string) {
	d.state = s
	v, desk := s.view, d.desk
	d.order.Objects = nil
	if s.moment != nil {
		d.goOn()
		return
	}
	if s.watching() {
		d.watching()
		return
	}
	ui.Show(v.Options.Clock > 0 && v.Phase != dv.PhaseOpen, d.clock)
	if v.Late {
		d.clock.Set(desk.T("davinci.turn.late"), ui.IconClock, ui.WarnSoft, ui.Warn)
	}
	ui.Show(v.Phase == dv.PhaseAgain, d.stop)
	ui.Show(v.Phase != dv.PhaseDraw && (v.Phase != dv.PhaseAgain || !v.Late), d.act)
	d.stop.WithIcon(pick(s.tip.Stop, ui.IconBulb, ui.IconLock)).SetKind(pick(s.tip.Stop, ui.Soft, ui.Secondary))
	switch v.Phase {
	case dv.PhaseDraw:
		d.title.SetText(desk.T("davinci.turn.begin"))
		d.say(desk.T(pick[games.ID](v.Late, "davinci.turn.late_draw", "davinci.turn.begin_text")))
	case dv.PhaseGuess:
		d.title.SetText(desk.T("davinci.turn.guess_title"))
		d.say(d.meaning("davinci.turn.if_right"))
	case dv.PhaseAgain:
		d.title.SetText(desk.T("davinci.turn.again"))
		if g, ok := lastGuess(v); ok && !v.Seats[g.Of].In {
			d.title.SetText(desk.Say("davinci.turn.again_cracked", games.Args{"Of": g.Of}))
		}
		d.again()
	case dv.PhaseOpen:
		d.title.SetText(desk.T("davinci.turn.open_title"))
		d.say(desk.T(pick[games.ID](v.Seats[v.Me].Hidden == 1, "davinci.turn.open_last", "davinci.turn.open_text")))
	}
	if question != "" && s.guessing() {
		d.title.SetText(question)
	}
	d.renderAct()
	ui.PlaceAnew(d.box)
}

// goOn says who is next after the guess that has ended the turn, or who has won.
func (d *decision) goOn() {
	v, desk := d.state.view, d.desk
	ui.Show(false, d.clock, d.stop)
	ui.Show(true, d.act)
	d.title.SetText(desk.Say("davinci.verdict.next", games.Args{"Seat": v.Turn}))
	if r, over := v.Result(); over {
		d.title.SetText(desk.Say("davinci.out.last", games.Args{"Seat": r.Winner}))
	}
	d.say(desk.T("davinci.verdict.key"))
	d.full = desk.T("davinci.verdict.go")
	d.short = d.full
	d.act.SetText(d.full)
	d.act.Enable()
	ui.PlaceAnew(d.box)
}

// watching says who acts, and who is next.
func (d *decision) watching() {
	v, desk := d.state.view, d.desk
	ui.Show(false, d.clock, d.stop, d.act)
	d.title.SetText(desk.Say("davinci.watch.title", games.Args{"Seat": v.Asked}))
	next := follows(v, v.Asked)
	then := desk.Say("davinci.watch.then", games.Args{"Seat": next})
	if next == v.Me {
		then = desk.T("davinci.watch.then_you")
	}
	say := then + "\n" + desk.T("davinci.watch.goes")
	if len(v.Own()) > 0 {
		say += "\n" + desk.T("davinci.watch.alone")
	}
	d.say(say)
	d.line()
	ui.PlaceAnew(d.box)
}

// line shows who acts and who comes then, where more than two play.
func (d *decision) line() {
	v := d.state.view
	if len(v.Seats) < 3 {
		return
	}
	for s := v.Asked; ; {
		a := ui.NewAvatar("", 0, orderFace)
		d.desk.ShowSeat(a, s)
		now := s == v.Asked
		d.order.Add(ui.NewArea(pick(now, ui.AccentSoft, ui.CardBG), 8, ui.Pad(4, a)))
		if s = follows(v, s); s == v.Asked {
			return
		}
		d.order.Add(ui.NewIcon(ui.IconChevron, 18, ui.Ink2))
	}
}

// again says what stopping and going on mean.
func (d *decision) again() {
	v, desk := d.state.view, d.desk
	stop := desk.T("davinci.turn.if_stop_none")
	if v.Drawn != nil {
		stop = desk.T("davinci.turn.if_stop")
	}
	if v.Late {
		d.stop.SetKind(ui.Primary)
		d.say(desk.T("davinci.turn.late_text") + "\n" + stop)
		return
	}
	d.say(d.wrong("davinci.turn.if_again", "davinci.turn.if_again_none") + "\n" + stop + d.gap())
}

// say says as many of these lines as there is room for.
func (d *decision) say(lines string) { d.says = strings.Split(lines, "\n") }

// meaning says what a first guess can lead to.
func (d *decision) meaning(right games.ID) string {
	v, desk := d.state.view, d.desk
	first := desk.T(right)
	if v.Late {
		first = desk.T("davinci.turn.late_guess")
	}
	return first + "\n" + d.wrong("davinci.turn.if_wrong", "davinci.turn.if_wrong_none") + d.gap()
}

// gap says where the drawn tile goes. Where dashes are played with it is the same whether or not there is a choice.
func (d *decision) gap() string {
	if d.state.view.Drawn == nil {
		return ""
	}
	if !d.state.view.Options.Dashes {
		return "\n" + d.desk.T("davinci.turn.gap_one")
	}
	return "\n" + d.desk.T("davinci.turn.gap")
}

// wrong says what a wrong guess costs, the first one or another.
func (d *decision) wrong(id, none games.ID) string {
	if v := d.state.view; v.Drawn != nil {
		if tile, ok := v.Drawn.Tile(); ok {
			return d.sayWrong(id, tile)
		}
	}
	return d.desk.T(none)
}

func (d *decision) sayWrong(id games.ID, t dv.Tile) string {
	return d.desk.T(id, games.Args{"Tile": dv.TileID(t)})
}

// renderAct writes on the main button what it does, or what is missing.
func (d *decision) renderAct() {
	v, desk, draft := d.state.view, d.desk, d.state.draft
	if v.Phase == dv.PhaseOpen {
		tile, ok := d.state.toOpen()
		if ok {
			d.act.SetText(desk.T("davinci.turn.open_act", games.Args{"Tile": dv.TileID(tile)}))
		} else {
			d.act.SetText(desk.T("davinci.turn.need_own"))
		}
		d.act.SetEnabled(ok, desk.T("davinci.turn.need_own"))
		return
	}
	if missing := d.state.missing(); missing != "" {
		d.full = desk.T(missing)
		d.short = d.full
		d.act.Disable(d.full)
	} else {
		id := games.ID("davinci.turn.act")
		if v.Phase == dv.PhaseAgain {
			id = "davinci.turn.act_again"
		}
		d.full, d.short = desk.T(id, games.Args{"Value": dv.ValueID(draft.Number)}), desk.T("davinci.turn.act_short")
		d.act.Enable()
	}
	d.act.SetText(d.full)
	_, ok := draft.Stop(v)
	d.stop.SetEnabled(ok, desk.T("davinci.turn.need_place"))
}

// showTime shows the thinking time left.
func (d *decision) showTime(left time.Duration) {
	if d.state.view.Late {
		return
	}
	table.ShowTimeLeft(d.clock, left, 30*time.Second)
	ui.PlaceAnew(d.box)
}

// words is how much of the explanation must fit.
type words int

const (
	noWords words = iota
	someWords
	allWords
)

// Sizes of the card, in px.
const (
	buttonLeast float32 = 48
	buttonMost  float32 = 56
	orderFace   float32 = 40
)

// pads are the paddings for a card of a height.
func (d *decision) pads(height float32) (side, ends float32) {
	if height < 174 {
		return 16, 8
	}
	return 24, 18
}

// wide is the width for both buttons.
func (d *decision) wide() float32 {
	again := d.desk.T("davinci.turn.act_again", games.Args{"Value": dv.ValueID(dv.MaxNumber)})
	return ui.Label.Measure(d.stop.Text()) + ui.Label.Measure(again) + 2*24 + 12 + 2*16
}

// need is the card's height in a width. It is the same in all phases where it can be, so
// that the rows stay where they are.
func (d *decision) need(width float32, w words) float32 {
	side, ends := float32(24), float32(18)
	if w != allWords {
		side, ends = 16, 8
	}
	inner := width - 2*side
	d.fitTitle(inner - d.clockWidth())
	h := 2*ends + d.title.MinSize().Height + 3 + 10 + buttonLeast
	line := ui.Whole(ui.Body.Size() * 1.45)
	switch w {
	case allWords:
		d.longest.Resize(fyne.NewSize(inner, 0))
		h += d.longest.MinSize().Height
	case someWords:
		h += 2 * line
	}
	return h
}

// fitTitle writes a long title smaller.
func (d *decision) fitTitle(width float32) {
	d.title.SetStyle(pick(ui.Title.Measure(d.title.String()) > width, ui.Heading, ui.Title))
	d.title.Resize(fyne.NewSize(width, 0))
}

func (d *decision) clockWidth() float32 {
	if d.clock.Visible() {
		return d.clock.MinSize().Width + 12
	}
	return 0
}

func (d *decision) least() fyne.Size { return fyne.NewSize(240, 100) }

// place puts the buttons at the foot and the words above, as many as fit.
func (d *decision) place(s fyne.Size) {
	side, ends := d.pads(s.Height)
	w := s.Width - 2*side
	y, foot := ends, s.Height-ends-3
	clock := d.clockWidth()
	d.fitTitle(w - clock)
	th := d.title.MinSize().Height
	put(d.title, side, y, w-clock, th)
	put(d.clock, s.Width-side-clock+12, y, max(0, clock-12), ui.Title.Height())
	y += th
	if d.act.Visible() || d.stop.Visible() {
		h := buttonLeast
		if s.Height > 196 {
			h = buttonMost
		}
		d.buttons(side, foot-h, w, h)
		foot -= h + 8
	}
	row := d.order.MinSize()
	if len(d.order.Objects) == 0 || row.Width > w || !d.fitText(w, foot-y-8-row.Height, 2) {
		d.fitText(w, foot-y, 1)
	}
	line := ui.Whole(ui.Body.Size() * 1.45)
	if n := int((foot - y) / line); n < 1 {
		d.text.Hide()
	} else {
		d.text.Show()
		d.text.MaxLines(n)
		put(d.text, side, y, w, d.text.MinSize().Height)
		d.text.Refresh()
		y += d.text.MinSize().Height + 8
	}
	ui.Show(len(d.order.Objects) > 0 && y+row.Height <= foot && row.Width <= w, d.order)
	put(d.order, side, y, row.Width, row.Height)
}

// fitText says as many lines as a size has room for, and tells whether those are least or more.
func (d *decision) fitText(width, height float32, least int) bool {
	d.text.MaxLines(0)
	for n := len(d.says); n >= least; n-- {
		d.text.SetText(strings.Join(d.says[:n], "\n"))
		if d.text.Resize(fyne.NewSize(width, 0)); d.text.MinSize().Height <= height {
			return true
		}
	}
	return false
}

// buttons share the width by what is written on them.
func (d *decision) buttons(x, y, w, h float32) {
	switch {
	case !d.stop.Visible():
		d.act.WithIcon(ui.IconArrow)
		put(d.act, x, y, w, h)
		d.act.Refresh()
	case !d.act.Visible():
		put(d.stop, x, y, w, h)
	default:
		a, b := ui.Label.Measure(d.stop.Text())+24, ui.Label.Measure(d.full)+24
		d.act.SetText(d.full)
		if a+b+12 > w {
			b = ui.Label.Measure(d.short) + 24
			d.act.SetText(d.short)
		}
		icons := a+b+2*28+16 <= w // else the words need the room
		d.stop.WithIcon(pick(icons, ui.IconLock, ""))
		d.act.WithIcon(pick(icons, ui.IconArrow, ""))
		left := ui.Whole((w - 12) / 2)
		if a+28 > left || b+28 > w-12-left {
			left = ui.Whole((w - 12) * a / (a + b))
		}
		put(d.stop, x, y, left, h)
		put(d.act, x+left+12, y, w-12-left, h)
		d.stop.Refresh()
		d.act.Refresh()
	}
}
