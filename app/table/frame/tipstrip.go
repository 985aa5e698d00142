package frame

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// tipStrip is what a tip says. It stands in the place of the page's head, so that it covers and moves nothing of the board.
type tipStrip struct {
	Object fyne.CanvasObject
	desk   *table.Desk
	box    *fyne.Container

	sign       *ui.Icon
	text       *ui.Para
	less, more *ui.Button
	asks       fyne.CanvasObject // what asks for a tip, when the head is there
	wide       float32           // more has so much room, also while it is away
}

// The icon of a tip, and how many lines one has.
const (
	tipInset float32 = 24
	tipSign  float32 = 24
	tipLines int     = 2
)

func newTipStrip(d *table.Desk, t *tips) *tipStrip {
	s := &tipStrip{desk: d, asks: t.page.hint, sign: ui.NewIcon(ui.IconBulb, tipSign, ui.AccentText), text: ui.NewPara("", ui.Label, ui.Ink).MaxLines(tipLines)}
	s.less = ui.NewSmallButton(d.T("table.tip.enough"), ui.Secondary, func() { t.dismiss() }).WithKey("Esc")
	s.more = ui.NewSmallButton("", ui.Soft, t.press).WithIcon(ui.IconBulb).WithKey("F7")
	for _, id := range []games.ID{"table.tip.take", "table.tip.more"} {
		s.more.SetText(d.T(id))
		s.wide = max(s.wide, s.more.MinSize().Width)
	}
	s.box = ui.Laid(func() fyne.Size { return fyne.NewSize(320, ui.HeadHeight) }, s.place, s.sign, s.text, s.less, s.more)
	s.Object = ui.Inset(0, tipInset, 0, tipInset, s.box)
	d.Trace.Mark("tip-enough", s.less)
	d.Trace.Mark("tip-more", s.more)
	s.Object.Hide()
	return s
}

// think says that a tip is being found, or that it takes longer.
func (s *tipStrip) think(slow bool) {
	id := games.ID("table.tip.thinks")
	if slow {
		id = "table.tip.slow"
	}
	s.text.SetText(s.desk.T(id))
	ui.Show(false, s.more)
	ui.PlaceAnew(s.box)
}

// say says what a grade tells, of so many that there are.
func (s *tipStrip) say(text string, grade, of int) {
	s.text.SetText(text)
	s.lead(grade, of, false)
}

// lead shows where the strip leads on: to the next grade, or to what the last one says, if that can be done.
func (s *tipStrip) lead(grade, of int, can bool) {
	id := games.ID("table.tip.more")
	if can {
		id = "table.tip.take"
	}
	s.more.SetText(s.desk.T(id))
	s.more.WithKey(map[bool]string{false: "F7"}[can]) // what is told is only done by its button,
	if can {
		s.more.LetGo() // and not by a key that was to tell more
	}
	ui.Show(grade < of || can, s.more)
	ui.PlaceAnew(s.box)
}

// fit gives the text its width, and makes it as large as it has room.
func (s *tipStrip) fit(width float32) {
	style, lines := ui.Small, tipLines+1
	for _, large := range []ui.Style{ui.Number, ui.Label} {
		whole := ui.NewPara(s.text.String(), large, ui.Ink)
		whole.Resize(fyne.NewSize(width, 0))
		if whole.MinSize().Height <= ui.HeadHeight {
			style, lines = large, tipLines
			break
		}
	}
	s.text.MaxLines(lines).SetStyle(style)
	s.text.Resize(fyne.NewSize(width, s.text.MinSize().Height))
}

// place has what leads on where one has asked, and what ends it where nothing lies in the head: the next click is meant for neither
// of the head's buttons.
func (s *tipStrip) place(size fyne.Size) {
	x := size.Width
	if at := s.asks.Position().X + s.asks.Size().Width - tipInset; at > x/2 {
		x = at
	}
	less, high := s.less.MinSize().Width, s.less.MinSize().Height
	y := ui.Whole((size.Height - high) / 2)
	ui.Put(s.more, x-s.wide, y, s.wide, high)
	x -= s.wide + 8 + less
	ui.Put(s.less, x, y, less, high)
	x -= 8
	w := max(40, x-8-tipSign-12)
	s.fit(w)
	ui.Put(s.sign, 0, ui.Whole((size.Height-tipSign)/2), tipSign, tipSign)
	text := s.text.MinSize().Height
	ui.Put(s.text, tipSign+12, ui.Whole((size.Height-text)/2), w, text)
}
