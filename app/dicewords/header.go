package dicewords

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// header stands above the dice: who throws, which throw it is, the clock; and
// below them: the buttons of a throw.
type header struct {
	desk    *table.Desk
	state   state
	object  *fyne.Container
	buttons *fyne.Container
	main    *fyne.Container // those of the buttons that there is always room for
	title   *ui.Text
	clock   *ui.Chip
	throws  [dw.Throws]*throwMark
	keep    *ui.Button
	throw   *ui.Button
	order   *fyne.Container
	sorting bool           // order is wanted
	table   *ui.IconButton // opens the dice table where there is no room for it
}

// throwMark is one of the three throws of a turn: its number, or a tick when made.
type throwMark struct {
	area *ui.Area
	text *ui.Text
	tick *ui.Icon
}

// headerActs is what its buttons do.
type headerActs interface {
	throwOnce()
	keepOrPass()
	showTable()
}

func newHeader(d *table.Desk, edits *edits, acts headerActs) *header {
	t := d.T
	h := &header{
		desk: d, title: ui.NewText("", ui.Title, ui.Ink).Truncate(),
		clock: ui.NewChip("", ui.IconClock),
		keep:  ui.NewButton("", ui.Secondary, acts.keepOrPass),
		throw: ui.NewButton("", ui.Primary, acts.throwOnce).WithIcon(ui.IconDice).WithKey(d.KeyName("Space")),
	}
	h.throw.SetBelow(d.KeyName("Space")) // Enter is the word's
	marks := ui.HMid(6)
	for i := range h.throws {
		m := &throwMark{text: ui.NewText(strconv.Itoa(i+1), ui.Label, ui.Ink2).Align(fyne.TextAlignCenter), tick: ui.NewIcon(ui.IconCheck, 18, ui.OnAccent)}
		m.area = ui.NewArea(ui.Well, 8, ui.MinSized(32, 32, container.NewStack(m.text, container.NewCenter(m.tick))))
		h.throws[i] = m
		marks.Add(m.area)
	}
	h.object = ui.HMid(12, ui.Stretch(h.title), h.clock, marks)
	h.table = ui.NewIconButton(ui.IconDice, t("dicewords.table"), ui.WellBtn, acts.showTable).WithKey("F5")
	h.order = ui.HMid(8,
		ui.NewIconButton(ui.IconLetters, t("dicewords.sort"), ui.WellBtn, edits.sort).WithKey("F2"),
		ui.NewIconButton(ui.IconSwap, t("dicewords.shuffle"), ui.WellBtn, edits.shuffle).WithKey("F3"))
	h.main = ui.HMid(12, h.table, ui.Spacer(), h.keep, h.throw)
	h.buttons = ui.Laid(h.leastButtons, h.placeButtons, h.main, h.order)
	d.Trace.Mark("chart.open", h.table)
	d.Trace.Mark("throw", h.throw)
	d.Trace.Mark("keep", h.keep)
	return h
}

// render shows the state, without what a low window has no room for.
func (h *header) render(s state, r room) {
	h.state = s
	v, d := s.view, h.desk
	h.title.SetText(h.heading())
	for i, m := range h.throws {
		made := i < v.Thrown
		fill := ui.Well
		if made {
			fill = ui.Accent
		}
		m.area.SetColor(fill)
		ui.Show(!made, m.text)
		ui.Show(made, m.tick)
	}
	ui.Show(v.Options.Clock > 0 && v.Up != nil, h.clock)
	if v.Late {
		h.clock.Set(d.T("dicewords.time_up"), ui.IconClock, ui.WarnSoft, ui.Warn)
	}
	h.sorting = s.declaring()
	ui.Show(s.acting && !s.building(), h.throw)
	ui.Show(s.declaring() && (!s.building() || s.draft.Word == ""), h.keep)
	h.renderThrow()
	h.renderKeep()
	none := s.building() || r.bare && v.Phase == dw.PhaseRuling // none of them can be used then
	ui.Show(!r.bare || !none, h.buttons)
	ui.PlaceAnew(h.object, h.main, h.buttons)
}

func (h *header) leastButtons() fyne.Size {
	least := h.main.MinSize()
	if h.state.acting { // what lies below stays where it is when the last throw takes its button away
		least.Height = max(least.Height, h.throw.MinSize().Height)
	}
	if h.sorting {
		least.Height = max(least.Height, h.order.MinSize().Height)
	}
	return least
}

// placeButtons puts the ways to order the dice next to the left, where there is room: keys and the menu have them too.
func (h *header) placeButtons(s fyne.Size) {
	ui.Put(h.main, 0, 0, s.Width, s.Height)
	x := float32(0)
	if h.table.Visible() {
		x = h.table.MinSize().Width + 8
	}
	order := h.order.MinSize()
	ui.Show(h.sorting && h.main.MinSize().Width+order.Width+12 <= s.Width, h.order)
	ui.Put(h.order, x, (s.Height-order.Height)/2, order.Width, order.Height)
}

// renderThrow writes how many dice the next throw takes, or why there is none.
func (h *header) renderThrow() {
	d := h.desk
	t, ok := h.state.throw()
	if ok {
		h.throw.SetText(d.T("dicewords.throw", games.Args{"N": len(t.Dice)}))
		h.throw.SetEnabled(h.state.throwing(), d.T(dw.IllegalNow))
		h.throw.SetKind(ui.Primary)
		if h.state.ready() { // the word is what one wants then
			h.throw.SetKind(ui.Secondary)
		}
	} else {
		h.throw.SetText(d.T("dicewords.dice.again"))
		h.throw.Disable(d.T(dw.IllegalDice))
	}
}

// renderKeep names what the button next to the throw does: keep dice, or do without a word when nothing else is left.
func (h *header) renderKeep() {
	id, key := games.ID("dicewords.keep_all"), "Up"
	switch s := h.state; {
	case s.building():
		id, key = "dicewords.pass", "F8"
	case s.draft.Word != "":
		id = "dicewords.keep_word"
	case s.allKept():
		id, key = "dicewords.keep_none", "Down"
	}
	h.keep.SetText(h.desk.T(id))
	h.keep.SetKey(h.desk.KeyName(key))
}

// heading says whose turn it is and where it stands; the replay asks nobody to do anything.
func (h *header) heading() string {
	v, d := h.state.view, h.desk
	args := games.Args{"Seat": v.Asked, "Throw": v.Thrown, "Throws": dw.Throws}
	phase := v.Phase
	if !d.Acting() && phase == dw.PhaseDeclare {
		phase = dw.PhaseThrow
	}
	switch phase {
	case dw.PhaseFirst, dw.PhasePending:
		if !d.Acting() {
			return d.Say("dicewords.heading.next", args)
		}
		if h.state.lastRound() {
			return d.Say("dicewords.heading.last", args)
		}
		return d.Say("dicewords.heading.first", args)
	case dw.PhaseThrow:
		return d.Say("dicewords.heading.throw", args)
	case dw.PhaseDeclare:
		return d.Say("dicewords.heading.declare", args)
	default:
		return d.Say("dicewords.heading.table", args)
	}
}

// showTime shows the thinking time left.
func (h *header) showTime(left time.Duration) {
	if h.state.view.Late {
		return
	}
	table.ShowTimeLeft(h.clock, left, 30*time.Second)
	ui.PlaceAnew(h.object)
}
