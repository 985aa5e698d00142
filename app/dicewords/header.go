package dicewords

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// header stands above the dice: who throws, which throw it is, the clock; and
// below them: the buttons of a throw.
type header struct {
	b       *Board
	object  *fyne.Container
	buttons *fyne.Container
	title   *ui.Text
	clock   *ui.Chip
	throws  [dw.Throws]*throwMark
	keep    *ui.Button
	throw   *ui.Button
	order   *fyne.Container
	table   *ui.IconButton // opens the dice table where there is no room for it
}

// throwMark is one of the three throws of a turn: its number, or a tick when made.
type throwMark struct {
	box  *canvas.Rectangle
	text *ui.Text
	tick *ui.Icon
}

func newHeader(b *Board) *header {
	t := b.desk.T
	h := &header{
		b: b, title: ui.NewText("", ui.Title, ui.Ink).Truncate(),
		clock: ui.NewChip("", ui.IconClock),
		keep:  ui.NewButton("", ui.Secondary, b.keepUp),
		throw: ui.NewButton("", ui.Primary, b.throw).WithIcon(ui.IconDice),
	}
	marks := ui.HMid(6)
	for i := range h.throws {
		m := &throwMark{box: canvas.NewRectangle(nil), text: ui.NewText(strconv.Itoa(i+1), ui.Label, ui.Ink2).Align(fyne.TextAlignCenter), tick: ui.NewIcon(ui.IconCheck, 18, ui.OnAccent)}
		m.box.CornerRadius = 8
		m.box.SetMinSize(fyne.NewSquareSize(ui.Px(32)))
		h.throws[i] = m
		marks.Add(container.NewStack(m.box, m.text, container.NewCenter(m.tick)))
	}
	h.object = ui.HMid(12, ui.Stretch(h.title), h.clock, marks)
	h.table = ui.NewIconButton(ui.IconDice, t("dicewords.table"), ui.WellBtn, b.showTable)
	h.order = ui.HMid(8, h.table,
		ui.NewIconButton(ui.IconLetters, t("dicewords.sort"), ui.WellBtn, b.sort),
		ui.NewIconButton(ui.IconSwap, t("dicewords.shuffle"), ui.WellBtn, b.shuffle))
	h.buttons = ui.HMid(12, h.order, ui.Spacer(), h.keep, h.throw)
	b.desk.Trace.Mark("throw", h.throw)
	b.desk.Trace.Mark("keep", h.keep)
	return h
}

func (h *header) render() {
	v, d := h.b.view, h.b.desk
	h.title.SetText(h.b.heading())
	for i, m := range h.throws {
		made := i < v.Thrown
		m.box.FillColor = ui.Color(ui.Well)
		if made {
			m.box.FillColor = ui.Color(ui.Accent)
		}
		m.box.Refresh()
		ui.Show(!made, m.text)
		ui.Show(made, m.tick)
	}
	ui.Show(v.Options.Clock > 0 && v.Up != nil, h.clock)
	if v.Late {
		h.clock.Set(d.T("dicewords.time_up"), ui.IconClock, ui.WarnSoft, ui.Warn)
	}
	ui.Show(v.Up != nil && !d.Replay, h.order)
	ui.Show(!d.Replay && !h.b.building(), h.throw)
	ui.Show(!d.Replay && v.Up != nil && !h.b.building(), h.keep)
	h.renderThrow()
	if h.b.draft.Word == "" {
		h.keep.SetText(d.T("dicewords.keep_all"))
	} else {
		h.keep.SetText(d.T("dicewords.keep_word"))
	}
	ui.Show(!h.b.low || !h.b.building(), h.buttons)
	ui.PlaceAnew(h.object, h.buttons)
}

// renderThrow writes how many dice the next throw takes, or why there is none.
func (h *header) renderThrow() {
	d := h.b.desk
	t, ok := h.b.nextThrow()
	if ok {
		h.throw.SetText(d.T("dicewords.throw", games.Args{"N": len(t.Dice)}))
		h.throw.SetEnabled(h.b.canThrow(), d.T(dw.IllegalNow))
	} else {
		h.throw.SetText(d.T("dicewords.dice.again"))
		h.throw.Disable(d.T(dw.IllegalDice))
	}
}

// heading says whose turn it is and where it stands.
func (b *Board) heading() string {
	v, d := b.view, b.desk
	args := games.Args{"Seat": v.Asked, "Throw": v.Thrown, "Throws": dw.Throws}
	switch v.Phase {
	case dw.PhaseFirst, dw.PhasePending:
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
	if h.b.view.Late {
		return
	}
	s := int((left + time.Second - 1) / time.Second)
	text := strconv.Itoa(s/60) + ":" + string([]byte{byte('0' + s%60/10), byte('0' + s%10)})
	fill, tok := ui.Well, ui.Ink2
	if s <= 30 {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	h.clock.Set(text, ui.IconClock, fill, tok)
	ui.PlaceAnew(h.object)
}
