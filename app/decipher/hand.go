package decipher

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// hand stands above the zones: the piece in hand, what is asked of whom, the answer
// that came last, and the button for it.
type hand struct {
	desk   *table.Desk
	object *fyne.Container
	box    *handBox
	title  *ui.Text
	sub    *ui.Text
	long   string // what sub says
	short  string // the same where width is short; "" for none
	answer *ui.Chip
	subRow *fyne.Container
	words  *fyne.Container
	robot  fyne.CanvasObject // in their place in a computer's turn
	robots bool              // computers play, too
	clock  *ui.Chip
	act    *ui.Button
}

func newHand(d *table.Desk, robot fyne.CanvasObject, act func(), do handDo) *hand {
	h := &hand{
		desk:   d,
		robot:  robot,
		box:    newHandBox(do),
		title:  ui.NewText("", ui.Question, ui.Ink).Truncate(),
		sub:    ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		answer: ui.NewChip("", ""),
		clock:  ui.NewChip("", ui.IconClock),
		act:    ui.NewButton("", ui.Primary, act).WithMinWidth(164),
	}
	h.subRow = ui.HMid(8, h.answer, ui.Stretch(h.sub), h.clock)
	// The verdict comes and goes in this line, which keeps its height.
	h.words = ui.VGap(2, h.title, ui.MinSized(0, h.answer.MinSize().Height, h.subRow))
	h.object = ui.HMid(16, h.box, ui.Stretch(container.NewStack(h.words, h.robot)), h.act)
	d.Trace.Mark("ask", h.act)
	d.Trace.Mark("hand", h.box)
	return h
}

// fit makes the row lower where height is short, and the question smaller where width is.
func (h *hand) fit(low bool, width float32) {
	h.box.size = 80
	if low {
		h.box.size = 56
	}
	rest := width - h.box.size - 16
	if h.act.Visible() {
		rest -= h.act.MinSize().Width + 16
	}
	styles := []ui.Style{ui.Question, ui.Title, ui.Heading, ui.Label}
	if low {
		styles = styles[1:]
	}
	for _, style := range styles {
		if h.title.SetStyle(style); style.Measure(h.title.String()) <= rest {
			break
		}
	}
	h.sub.SetText(h.long)
	if h.short != "" && h.subRow.MinSize().Width-h.sub.MinSize().Width+ui.Body.Measure(h.long) > rest {
		h.sub.SetText(h.short)
	}
	h.box.Refresh()
	ui.PlaceAllAnew(h.object)
}

// height is the row's height, the same in everybody's turn.
func (h *hand) height() float32 {
	high := max(h.box.size, h.object.MinSize().Height, h.words.MinSize().Height)
	if h.robots {
		high = max(high, h.robot.MinSize().Height)
	}
	return high
}

// question is what the page says to whoever it asks, and below it how to do it.
func question(d *table.Desk, v dc.View) (title, sub string) {
	args := games.Args{"Seat": v.Turn, "Maker": v.Maker}
	switch v.Phase {
	case dc.PhaseWord:
		return d.Say("decipher.seek.word", args), ""
	case dc.PhaseGive:
		return d.Say("decipher.seek.give", args), d.Say("decipher.seek.give_sub", args)
	case dc.PhaseTake:
		return d.Say("decipher.seek.turn", args), d.Say("decipher.seek.take_sub", args)
	case dc.PhaseBonus:
		return d.Say("decipher.seek.turn", args), d.T("decipher.seek.bonus_sub", countArgs(v.Left))
	case dc.PhasePass:
		return d.Say("decipher.seek.turn", args), d.Say("decipher.seek.pass_sub", args)
	case dc.PhasePlace:
		return d.T("decipher.seek.question"), d.T("decipher.seek.place_sub", games.Args{"Kind": dc.KindID(v.Hand.Kind)})
	case dc.PhaseOver: // without a word to show instead
		return d.T("table.end.abandoned"), ""
	}
	return "", ""
}

func (h *hand) render(s *state) {
	v, d := s.view, h.desk
	title, sub := question(d, v)
	ui.Show(false, h.answer)
	if e, ok := s.answer(); ok {
		h.answer.Set(verdict(d, e.ID != dc.EventNo))
		ui.Show(true, h.answer)
		if v.Phase == dc.PhasePlace {
			sub = d.T("decipher.seek.no_sub", games.Args{"Kind": dc.KindID(v.Hand.Kind)})
		}
	}
	h.title.SetText(title)
	h.long, h.short = sub, ""
	switch v.Phase {
	case dc.PhaseTake:
		h.short = d.Say("decipher.seek.take_short", games.Args{"Maker": v.Maker})
	case dc.PhasePlace:
		h.short = d.T(dc.KindID(v.Hand.Kind))
	case dc.PhaseBonus:
		h.short = d.T("decipher.seek.bonus_short", countArgs(v.Left))
	}
	h.box.render(s)
	ui.Show(v.Options.Clock > 0 && v.Turn != games.Table && v.Phase != dc.PhaseGive, h.clock)
	h.renderAct(s)
	h.robots = slices.Contains(s.robots, true)
	ui.Show(s.robot, h.robot)
	ui.Show(!s.robot, h.words)
	ui.PlaceAllAnew(h.object)
}

// renderAct is the primary button: take the piece, or ask for the chosen zone.
func (h *hand) renderAct(s *state) {
	v, d := s.view, h.desk
	ui.Show(s.mine() && !s.robot && (v.Phase == dc.PhaseTake || v.Phase == dc.PhasePlace), h.act)
	kind := ui.Primary
	if s.guessing() {
		kind = ui.Soft // the guess has the page's one primary button
	}
	icon := ui.IconName("")
	h.act.SetKind(kind)
	switch {
	case v.Phase == dc.PhaseTake:
		h.act.SetText(d.T("decipher.seek.take"))
		h.act.Enable()
		if s.tip.Take {
			icon = ui.IconBulb
		}
	case s.draft.Zone == dc.NoZone:
		h.act.SetText(d.T("decipher.seek.choose"))
		h.act.Disable(d.T("decipher.seek.choose_why"))
	default:
		h.act.SetText(d.T("decipher.seek.ask", games.Args{"Zone": s.draft.Zone + 1}))
		h.act.Enable()
	}
	h.act.WithIcon(icon)
}

// setTime shows the time left for this step.
func (h *hand) setTime(left time.Duration) {
	table.ShowTimeLeft(h.clock, left, 10*time.Second)
	ui.PlaceAnew(h.subRow)
}

// handDo is what becomes of a piece that is dragged from the hand. Points are the window's.
type handDo struct {
	height func() float32         // of a capital where it is going
	aim    func(at fyne.Position) // it is held there
	drop   func(at fyne.Position) // it is let go there
	floats *fyne.Container        // lies above the page, for the piece in motion
}

// handBox holds the piece in hand. It can be dragged into a zone.
type handBox struct {
	ui.Base
	do     handDo
	held   *dc.Piece // nil for none
	bonus  bool      // Bonus Mode: a flag stands there when no piece is in hand
	acting bool
	box    *ui.Box
	piece  *draw.Piece
	flag   ui.IconImage
	size   float32
	ghost  *draw.Piece // follows the pointer
	at     fyne.Position
	drag   ui.Carry
}

var (
	_ fyne.Widget    = (*handBox)(nil)
	_ fyne.Draggable = (*handBox)(nil)
)

func newHandBox(do handDo) *handBox {
	h := &handBox{
		do: do, size: 80, box: ui.NewBox(), flag: ui.NewIconImage(),
		piece: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{}),
		ghost: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{}),
	}
	h.ghost.Hide()
	do.floats.Add(h.ghost)
	h.Draw(h, h.least, h.place, h.box, h.piece, h.flag).Repaints()
	return h
}

func (h *handBox) render(s *state) {
	h.held, h.bonus, h.acting = s.view.Hand, s.view.Bonus, s.mine()
	h.Refresh()
}

func (h *handBox) least() fyne.Size { return fyne.NewSquareSize(h.size) }

// Dragged implements fyne.Draggable.
func (h *handBox) Dragged(e *fyne.DragEvent) {
	if h.held == nil || !h.acting || h.drag.Spent() {
		return
	}
	if !h.drag.On() {
		h.drag.Begin(h, func() {
			h.ghost.Hide()
			h.Refresh()
			h.do.aim(fyne.NewPos(-1, -1)) // nowhere
		})
	}
	driver := fyne.CurrentApp().Driver()
	h.at = driver.AbsolutePositionForObject(h).Add(e.Position)
	h.ghost.SetKind(h.held.Kind)
	h.ghost.SetHeight(h.do.height())
	size := h.ghost.MinSize()
	h.ghost.Resize(size)
	h.ghost.Move(h.at.Subtract(driver.AbsolutePositionForObject(h.do.floats)).SubtractXY(size.Width/2, size.Height/2))
	h.ghost.Show()
	h.piece.Hide()
	h.do.aim(h.at)
}

// DragEnd implements fyne.Draggable.
func (h *handBox) DragEnd() {
	if !h.drag.End() || !h.ghost.Visible() {
		return
	}
	h.ghost.Hide()
	h.Refresh()
	h.do.drop(h.at)
}

func (h *handBox) place(s fyne.Size) {
	ui.Show(h.held != nil && !h.ghost.Visible(), h.piece)
	h.flag.Hide()
	if h.held == nil {
		h.box.Set(0, 0, s.Width, s.Height, 10, ui.Well, ui.Border, 1)
		if h.bonus {
			h.flag.Set(ui.IconFlag, ui.Warn)
			h.flag.Place(s.Width/2, s.Height/2, ui.Whole(s.Width*.4))
		}
		return
	}
	h.box.Set(0, 0, s.Width, s.Height, 10, ui.AccentSoft, ui.Accent, 3)
	h.piece.SetKind(h.held.Kind)
	// A short stick and a U stand there bigger than next to the others: alone one wants
	// to see which it is.
	_, tall := draw.Extent(h.held.Kind)
	share := max(.62, .72*float32(tall)/(letterpiece.CapHeight+letterpiece.Thickness))
	h.piece.SetHeight(float32(int(h.size * share / float32(tall) * (letterpiece.CapHeight + letterpiece.Thickness))))
	size := h.piece.MinSize()
	h.piece.Move(fyne.NewPos(ui.Whole((s.Width-size.Width)/2), ui.Whole((s.Height-size.Height)/2)))
	h.piece.Resize(size)
}
