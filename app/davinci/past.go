package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// past is the card with the guesses of this round, the newest first: public, as all guesses.
type past struct {
	desk   *table.Desk
	object *ui.Card
	box    *fyne.Container
	title  *ui.Text
	back   *ui.Button // to the notes
	none   *ui.Para
	lines  []*momentLine
	list   *fyne.Container
	scroll *ui.Scroll
	step   int // that is shown: what stands there may name other places after the next
}

func newPast(d *table.Desk, onBack func()) *past {
	p := &past{
		desk: d, title: ui.NewText(d.T("davinci.past.title"), ui.Title, ui.Ink).Truncate(),
		back: ui.NewSmallButton(d.T("davinci.notes.title"), ui.WellBtn, onBack).WithIcon(ui.IconPencil),
		none: ui.NewPara(d.T("davinci.out.no_guess"), ui.Body, ui.Ink2), list: ui.VGap(6), step: -1,
	}
	p.scroll = ui.NewVScroll(ui.Inset(0, 14, 0, 0, p.list))
	p.box = ui.Laid(p.least, p.place, p.title, p.back, p.none, p.scroll)
	p.object = ui.NewCardPad(0, p.box)
	d.Trace.Mark("past", p.scroll)
	return p
}

func (p *past) render(v dv.View) {
	if p.step == v.Step {
		return
	}
	p.step = v.Step
	p.lines, p.list.Objects = nil, nil
	for _, m := range slices.Backward(moments(p.desk)) {
		if m.guess {
			m.line = m.short
			l := newMomentLine(p.desk, m, 28)
			p.lines = append(p.lines, l)
			p.list.Add(l.Container)
		}
	}
	ui.Show(len(p.lines) == 0, p.none)
	p.scroll.ScrollToTop()
	ui.PlaceAnew(p.box)
}

// page scrolls by what is seen.
func (p *past) page(by float32) {
	y := p.scroll.Offset.Y + by*max(40, p.scroll.Size().Height-32)
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(y, p.most()))))
}

// most is how far the guesses can be scrolled, 0 where all fit.
func (p *past) most() float32 {
	return max(0, p.scroll.Content.MinSize().Height-p.scroll.Size().Height)
}

func (p *past) least() fyne.Size { return fyne.NewSize(280, ui.Title.Height()+100) }

// place puts the title above the list, which says what followed where there is room.
func (p *past) place(s fyne.Size) {
	side, y := float32(24), float32(14)
	if s.Height < 180 || s.Width < 480 {
		side, y = 16, 8
	}
	h := ui.Title.Height()
	right := s.Width - side
	if p.back.Visible() {
		b := p.back.MinSize()
		h = max(h, b.Height)
		right -= b.Width
		put(p.back, right, y+(h-b.Height)/2, b.Width, b.Height)
		right -= 8
	}
	put(p.title, side, y, right-side, h)
	bare := p.tight(s, side, y+h+8)
	ui.Show(!bare, p.title)
	if !bare {
		y += h + 8
	}
	put(p.none, side, y, s.Width-2*side, p.none.MinSize().Height)
	for _, l := range p.lines {
		ui.Show(s.Height >= 170 && l.more.String() != "", l.more)
	}
	put(p.scroll, side, y, s.Width-side-4, s.Height-y-8)
	ui.PlaceAllAnew(p.list)
}

// tight tells whether the last guess hasn't room below the title, which ends at y, but in its place.
func (p *past) tight(s fyne.Size, side, y float32) bool {
	if len(p.lines) == 0 || p.back.Visible() {
		return false
	}
	return y+p.lines[0].height(s.Width-side-4-14, false)+8 > s.Height
}
