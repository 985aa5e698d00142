package decipher

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// hand stands above the zones: the piece in hand, what is asked of whom, the answer
// that came last, and the button for it.
type hand struct {
	b      *Board
	object *fyne.Container
	box    *handBox
	title  *ui.Text
	sub    *ui.Text
	answer *ui.Chip
	subRow *fyne.Container
	clock  *ui.Chip
	act    *ui.Button
}

func newHand(s *seekers) *hand {
	b := s.b
	h := &hand{
		b:      b,
		box:    newHandBox(s),
		title:  ui.NewText("", ui.Question, ui.Ink).Truncate(),
		sub:    ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		answer: ui.NewChip("", ""),
		clock:  ui.NewChip("", ui.IconClock),
		act:    ui.NewButton("", ui.Primary, s.act).WithMinWidth(164),
	}
	h.subRow = ui.HMid(8, h.answer, ui.Stretch(h.sub), h.clock)
	h.object = ui.HMid(16, h.box, ui.Stretch(ui.VGap(2, h.title, h.subRow)), h.act)
	b.desk.Trace.Mark("ask", h.act)
	b.desk.Trace.Mark("hand", h.box)
	return h
}

// fit makes the row lower where height is short, and the question smaller where width is.
func (h *hand) fit(low bool, width float32) {
	h.box.size = 80
	tall := float32(48)
	if low {
		h.box.size = 56
	}
	if low && ui.Scale() > 1 { // large text makes the button high enough
		tall = 40
	}
	h.act.WithHeight(tall).Refresh()
	rest := width - h.box.size - 16
	if h.act.Visible() {
		rest -= h.act.MinSize().Width + 16
	}
	h.title.SetStyle(ui.Question)
	if low || ui.Question.Measure(h.title.String()) > rest {
		h.title.SetStyle(ui.Title)
	}
	h.box.Refresh()
	ui.PlaceAllAnew(h.object)
}

// question is what the page says to whom it asks, and below it how to do it.
func (h *hand) question() (title, sub string) {
	v, d := h.b.view, h.b.desk
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
	}
	return "", ""
}

// lastAnswer is the event of the newest action when that was an answer.
func (s *seekers) lastAnswer() (games.Event, bool) {
	events := s.b.desk.Events()
	for i := len(events) - 1; i >= 0 && events[i].Step == s.b.view.Step; i-- {
		switch events[i].ID {
		case dc.EventNo, dc.EventYes, dc.EventOnly:
			return events[i], true
		}
	}
	return games.Event{}, false
}

func (h *hand) render(s *seekers) {
	v, d := h.b.view, h.b.desk
	title, sub := h.question()
	ui.Show(false, h.answer)
	if e, ok := s.lastAnswer(); ok {
		h.answer.Set(verdict(d, e.ID != dc.EventNo))
		ui.Show(true, h.answer)
		if v.Phase == dc.PhasePlace {
			sub = d.T("decipher.seek.no_sub", games.Args{"Kind": dc.KindID(v.Hand.Kind)})
		}
	}
	h.title.SetText(title)
	h.sub.SetText(sub)
	h.box.render()
	ui.Show(v.Options.Clock > 0 && v.Turn != games.Table && v.Phase != dc.PhaseGive, h.clock)
	h.renderAct(s)
	ui.PlaceAllAnew(h.object)
}

// renderAct is the primary button: take the piece, or ask for the chosen zone.
func (h *hand) renderAct(s *seekers) {
	v, d := h.b.view, h.b.desk
	ui.Show(!d.Replay && (v.Phase == dc.PhaseTake || v.Phase == dc.PhasePlace), h.act)
	kind := ui.Primary
	if s.guessing() {
		kind = ui.Soft // the guess has the page's one primary button
	}
	h.act.SetKind(kind)
	switch {
	case v.Phase == dc.PhaseTake:
		h.act.SetText(d.T("decipher.seek.take"))
		h.act.Enable()
	case h.b.draft.Zone == dc.NoZone:
		h.act.SetText(d.T("decipher.seek.choose"))
		h.act.Disable(d.T("decipher.seek.choose_why"))
	default:
		h.act.SetText(d.T("decipher.seek.ask", games.Args{"Zone": h.b.draft.Zone + 1}))
		h.act.Enable()
	}
}

// showTime shows the time left for this step.
func (h *hand) showTime(left time.Duration) {
	s := int((left + time.Second - 1) / time.Second)
	text := strconv.Itoa(s/60) + ":" + string([]byte{byte('0' + s%60/10), byte('0' + s%10)})
	fill, tok := ui.Well, ui.Ink2
	if s <= 10 {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	h.clock.Set(text, ui.IconClock, fill, tok)
	ui.PlaceAnew(h.subRow)
}

// handBox holds the piece in hand. It can be dragged into a zone.
type handBox struct {
	widget.BaseWidget
	s     *seekers
	panel *panel
	piece *draw.Piece
	flag  *canvas.Image // what stands there when no piece is in hand
	size  float32
	ghost *draw.Piece // follows the pointer
	at    fyne.Position
}

var (
	_ fyne.Widget    = (*handBox)(nil)
	_ fyne.Draggable = (*handBox)(nil)
)

func newHandBox(s *seekers) *handBox {
	h := &handBox{
		s: s, size: 80, panel: newPanel(ui.Well, ui.Border, 1, 10, container.NewWithoutLayout()),
		piece: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{}), flag: newIcon(),
		ghost: draw.NewPiece(letterpiece.LongStick, 56, draw.Options{}),
	}
	h.ghost.Hide()
	s.floats.Add(h.ghost)
	h.ExtendBaseWidget(h)
	return h
}

func (h *handBox) render() { h.Refresh() }

// MinSize implements fyne.CanvasObject.
func (h *handBox) MinSize() fyne.Size {
	h.ExtendBaseWidget(h)
	return fyne.NewSquareSize(h.size)
}

// Dragged implements fyne.Draggable.
func (h *handBox) Dragged(e *fyne.DragEvent) {
	v := h.s.b.view
	if v.Hand == nil || h.s.b.desk.Replay {
		return
	}
	driver := fyne.CurrentApp().Driver()
	h.at = driver.AbsolutePositionForObject(h).Add(e.Position)
	capital, _ := h.s.zones.box(0).scale()
	h.ghost.SetKind(v.Hand.Kind)
	h.ghost.SetHeight(capital)
	size := h.ghost.MinSize()
	h.ghost.Resize(size)
	h.ghost.Move(h.at.Subtract(driver.AbsolutePositionForObject(h.s.floats)).SubtractXY(size.Width/2, size.Height/2))
	h.ghost.Show()
	h.piece.Hide()
	h.s.hover(h.target())
}

// target is the zone below the pointer, -1 for none.
func (h *handBox) target() int {
	z := h.s.zones
	return z.zoneAt(h.at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(z)))
}

// DragEnd implements fyne.Draggable: a piece dropped on a zone chooses it.
func (h *handBox) DragEnd() {
	if !h.ghost.Visible() {
		return
	}
	h.ghost.Hide()
	i := h.target()
	h.s.hover(-1)
	h.Refresh()
	if i >= 0 {
		h.s.choose(i)
	}
}

// CreateRenderer implements fyne.Widget.
func (h *handBox) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	r := &handLook{h}
	return ui.Drawn(h, r.least, r.place, r.h.panel, r.h.piece, r.h.flag).Repaints()
}

type handLook struct{ h *handBox }

func (r *handLook) least() fyne.Size { return r.h.MinSize() }
func (r *handLook) place(s fyne.Size) {
	h, v := r.h, r.h.s.b.view
	h.panel.Resize(s)
	held := v.Hand != nil
	ui.Show(held && !h.ghost.Visible(), h.piece)
	h.flag.Hide()
	if !held {
		h.panel.set(ui.Well, ui.Border, 1)
		if v.Bonus {
			setIcon(h.flag, ui.IconFlag, ui.Warn, fyne.NewPos(s.Width*.3, s.Height*.3), ui.Whole(s.Width*.4))
		}
		return
	}
	h.panel.set(ui.AccentSoft, ui.Accent, 3)
	h.piece.SetKind(v.Hand.Kind)
	// A short stick and a U stand there bigger than beside the others: alone one wants
	// to see which it is.
	_, tall := draw.Extent(v.Hand.Kind)
	share := max(.62, .72*float32(tall)/(letterpiece.CapHeight+letterpiece.Thickness))
	h.piece.SetHeight(float32(int(h.size * share / float32(tall) * (letterpiece.CapHeight + letterpiece.Thickness))))
	size := h.piece.MinSize()
	h.piece.Move(fyne.NewPos(ui.Whole((s.Width-size.Width)/2), ui.Whole((s.Height-size.Height)/2)))
	h.piece.Resize(size)
}
