package frame

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// tipStrip is what a tip says. It stands between the buttons of the page's head, so that it covers and moves nothing of the board.
type tipStrip struct {
	Object *fyne.Container
	desk   *table.Desk
	box    *fyne.Container

	sign       *ui.Icon
	text       *ui.Para
	less, more *ui.Button
	wide       float32 // more has so much room, also while it is away
}

// The strip of a tip, and its icon.
const (
	tipInset float32 = 12
	tipSign  float32 = 24
	tipHigh  float32 = 52
)

func newTipStrip(d *table.Desk, t *tips) *tipStrip {
	s := &tipStrip{desk: d, sign: ui.NewIcon(ui.IconBulb, tipSign, ui.AccentText), text: ui.NewPara("", ui.Label, ui.Ink)}
	s.less = ui.NewSmallButton(d.T("table.tip.enough"), ui.Secondary, func() { t.dismiss() }).WithIcon(ui.IconX).WithKey("Esc")
	s.more = ui.NewSmallButton("", ui.Soft, t.press).WithIcon(ui.IconBulb).WithKey("F7")
	for _, id := range []games.ID{"table.tip.take", "table.tip.more"} {
		s.more.SetText(d.T(id))
		s.wide = max(s.wide, s.more.MinSize().Width)
	}
	s.box = ui.Laid(func() fyne.Size { return fyne.NewSize(320, tipHigh) }, s.place, s.sign, s.text, s.less, s.more)
	area := ui.NewArea(ui.WarnSoft, 16, ui.Inset(0, 6, 0, tipInset, s.box))
	s.Object = ui.Laid(func() fyne.Size { return fyne.NewSize(320, ui.HeadHeight) }, func(size fyne.Size) {
		w := size.Width
		if !s.more.Visible() { // what ends it stays where it is
			w -= s.wide + 8
		}
		ui.Put(area, 0, (size.Height-tipHigh)/2, w, tipHigh)
	}, area)
	d.Trace.Mark("tip-enough", s.less)
	d.Trace.Mark("tip-more", s.more)
	return s
}

// think says that a tip is being found, or that it takes longer.
func (s *tipStrip) think(slow bool) {
	id := games.ID("table.tip.thinks")
	if slow {
		id = "table.tip.slow"
	}
	s.text.SetText(s.desk.T(id))
	s.show(false)
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
	s.show(grade < of || can)
}

// show shows whether there is more, in place.
func (s *tipStrip) show(more bool) {
	ui.Show(more, s.more)
	ui.PlaceAnew(s.Object)
	ui.PlaceAnew(s.box)
}

// place has what leads on where one has asked, and beside it what ends it: the next click is meant for neither of the head's buttons.
func (s *tipStrip) place(size fyne.Size) {
	x := size.Width
	s.less.IconOnly(s.Object.Size().Width < 900)
	less, high := s.less.MinSize().Width, s.less.MinSize().Height
	y := ui.Whole((size.Height - high) / 2)
	if s.more.Visible() {
		ui.Put(s.more, x-s.wide, y, s.wide, high)
		x -= s.wide + 8
	}
	x -= less
	ui.Put(s.less, x, y, less, high)
	x -= 8
	w := max(40, x-8-tipSign-12)
	text := s.text.Fit(w, tipHigh+2, ui.Number, ui.Label, ui.Strong, ui.Small).Height
	ui.Put(s.sign, 0, ui.Whole((size.Height-tipSign)/2), tipSign, tipSign)
	ui.Put(s.text, tipSign+12, ui.Whole((size.Height-text)/2), w, text)
}
