package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// tipStrip is what a tip says. It covers nothing of the board: it stands below it, or over the bar of the page where the
// window is too low for that.
type tipStrip struct {
	Object fyne.CanvasObject
	over   bool // the bar
	desk   *table.Desk
	box    *fyne.Container

	sign       *ui.Icon
	title      *ui.Text
	text       *ui.Para
	less, more *ui.Button
}

// Sizes of the strip, in px.
const (
	tipPad    float32 = 12
	tipSign   float32 = 24
	tipLines          = 2
	tipTitled float32 = 700 // from this height of the window on there is room for the title
)

func newTipStrip(d *table.Desk, t *tips, over bool) *tipStrip {
	s := &tipStrip{
		desk: d, over: over, sign: ui.NewIcon(ui.IconBulb, tipSign, ui.AccentText),
		title: ui.NewText("", ui.Strong, ui.AccentText).Truncate(), text: ui.NewPara("", ui.Label, ui.Ink).MaxLines(tipLines),
	}
	s.less = ui.NewSmallButton(d.T("table.tip.enough"), ui.Secondary, func() { t.dismiss() }).WithKey("Esc")
	s.more = ui.NewSmallButton(d.T("table.tip.more"), ui.Soft, t.press).WithIcon(ui.IconBulb).WithKey("F7")
	s.box = ui.Laid(s.least, s.place, s.sign, s.title, s.text, s.less, s.more)
	s.Object = ui.NewCardPad(tipPad, s.box)
	if over {
		s.Object = container.NewStack(ui.NewArea(ui.CardBG, 0, nil), ui.MinSized(0, 64, ui.Inset(4, 24, 4, 24, s.box)))
	} else {
		d.Trace.Mark("tip-enough", s.less)
		d.Trace.Mark("tip-more", s.more)
	}
	s.Object.Hide()
	return s
}

// think says that a tip is being found, or that it takes longer.
func (s *tipStrip) think(slow bool) {
	id := games.ID("table.tip.thinks")
	if slow {
		id = "table.tip.slow"
	}
	s.title.SetText(s.desk.T("table.tip"))
	s.text.SetText(s.desk.T(id))
	ui.Show(false, s.more)
	ui.PlaceAnew(s.box)
}

// say says what a grade tells, of so many that there are; told is how much the seat was told in this match.
func (s *tipStrip) say(text string, grade, of, told int) {
	d := s.desk
	title := d.T("table.tip")
	if of == mind.Grades {
		title = d.T("table.tip.grade", games.Args{"N": grade, "Of": of})
	}
	if told > 0 {
		title += " · " + d.T("table.tip.told", games.Args{"N": told})
	}
	s.title.SetText(title)
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

// words is the width that the text has.
func (s *tipStrip) words(width float32) float32 {
	w := width - tipSign - 12 - s.less.MinSize().Width - 16
	if s.more.Visible() {
		w -= s.more.MinSize().Width + 8
	}
	return w
}

func (s *tipStrip) least() fyne.Size {
	width := s.box.Size().Width
	if width == 0 {
		width = 600
	}
	s.fit(max(40, s.words(width)))
	// It keeps its height from grade to grade, so that nothing moves.
	lines := tipLines * ui.Whole(ui.Label.Size()*1.45)
	return fyne.NewSize(320, max(s.head()+lines, s.less.MinSize().Height))
}

// fit gives the text its width, and makes it smaller where it would be cut otherwise, in a low window.
func (s *tipStrip) fit(width float32) {
	style, lines := ui.Label, tipLines
	whole := ui.NewPara(s.text.String(), style, ui.Ink)
	whole.Resize(fyne.NewSize(width, 0))
	if high := whole.MinSize().Height; high > tipLines*ui.Whole(style.Size()*1.45) {
		style, lines = ui.Small, tipLines+1
	}
	s.text.MaxLines(lines).SetStyle(style)
	s.text.Resize(fyne.NewSize(width, s.text.MinSize().Height))
}

// head is the height of the title, which is away in a low window.
func (s *tipStrip) head() float32 {
	if s.over || s.desk.Window.Canvas().Size().Height < tipTitled {
		return 0
	}
	return s.title.MinSize().Height
}

func (s *tipStrip) place(size fyne.Size) {
	w := s.words(size.Width)
	head := s.head()
	ui.Show(head > 0, s.title)
	s.fit(max(40, w))
	ui.Put(s.sign, 0, ui.Whole((size.Height-tipSign)/2), tipSign, tipSign)
	ui.Put(s.title, tipSign+12, 0, w, head)
	text := s.text.MinSize().Height
	y := head
	if head == 0 {
		y = ui.Whole((size.Height - text) / 2)
	}
	ui.Put(s.text, tipSign+12, y, w, text)
	x := size.Width
	for _, b := range []*ui.Button{s.more, s.less} {
		if m := b.MinSize(); b.Visible() {
			x -= m.Width
			ui.Put(b, x, ui.Whole((size.Height-m.Height)/2), m.Width, m.Height)
			x -= 8
		}
	}
}
