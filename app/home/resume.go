package home

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/store"
)

// resumeCard offers a match or score sheet to go on with: the card itself, and a menu on it.
type resumeCard struct {
	p    *Page
	play store.Play
	box  *fyne.Container
	card *ui.CardButton
	more *ui.IconButton
}

// focused tells whether the keyboard is on the card or its menu.
func (c *resumeCard) focused() bool {
	f := c.p.env.Window.Canvas().Focused()
	return f != nil && (f == fyne.Focusable(c.card) || f == fyne.Focusable(c.more))
}

// fillResume shows the newest running games, or what to do when there is none.
func (p *Page) fillResume() {
	p.cards = nil
	cards := make([]fyne.CanvasObject, len(p.running))
	for i, of := range p.running {
		c := p.resumeCard(of)
		p.env.Trace.Mark("resume."+strconv.Itoa(i), c.card)
		p.env.Trace.Mark("resume.menu."+strconv.Itoa(i), c.more)
		p.cards = append(p.cards, c)
		cards[i] = c.box
	}
	if len(cards) == 0 {
		cards = append(cards, p.nothingRuns())
	}
	p.resume.Layout, p.resume.Objects = &lines{frame: p.frame, none: len(p.cards) == 0, cards: &row{
		least: 224, height: func(float32) float32 { return p.frame.pick(todayHigh, todayLow) }, width: ui.MinWidth,
	}}, cards
}

// lines are the newest games to go on with: below each other where there is room for one line, and in a low window just one;
// two in a line where there are more. Else they are next to each other.
type lines struct {
	frame *frame
	cards *row
	none  bool    // there is no game, and the one card says what to do
	width float32 // last laid out
}

// most is how many lines there are room for; 0: the cards are next to each other.
func (l *lines) most() int {
	switch {
	case l.width < wideCard || l.width >= 2*wideCard:
		return 0
	case l.frame.low():
		return 1
	}
	return 2
}

// MinSize implements fyne.Layout.
func (l *lines) MinSize(cards []fyne.CanvasObject) fyne.Size { return l.cards.MinSize(cards) }

// Layout implements fyne.Layout.
func (l *lines) Layout(cards []fyne.CanvasObject, s fyne.Size) {
	l.width = s.Width
	most := l.most()
	if s.Width < 2*wideCard && s.Height >= 2*todayLow+lineGap { // next to it the cards of today are below each other
		most = 2
	}
	if most == 0 {
		l.cards.Layout(cards, s)
		return
	}
	cols := 1
	if len(cards) > most && (s.Width-gap)/2 >= l.cards.least {
		cols = 2
	}
	n := min(most, (len(cards)+cols-1)/cols)
	w, h := (s.Width-float32(cols-1)*gap)/float32(cols), (s.Height-float32(n-1)*lineGap)/float32(n)
	if n == 1 && most == 2 && !l.none {
		h = min(h, (s.Height-lineGap)/2) // as high as two
	}
	for i, c := range cards {
		if ui.Show(i < n*cols, c); i < n*cols {
			ui.Put(c, float32(i%cols)*(w+gap), float32(i/cols)*(h+lineGap), w, h)
		}
	}
}

// lineGap is the gap between two lines.
const lineGap = 6

// nothingRuns is the friendly line of an empty table.
func (p *Page) nothingRuns() fyne.CanvasObject {
	id, icon := "home.none", ui.IconFlag
	if p.saved == 0 {
		id, icon = "home.first", ui.IconDice
	}
	sign := ui.MinSized(48, 48, ui.NewArea(ui.AccentSoft, 8, ui.Centered(ui.NewIcon(icon, 24, ui.AccentText))))
	line := ui.NewPara(p.env.Texts.T(id), ui.Body, ui.Ink2).MaxLines(2)
	return ui.NewArea(ui.Well, 12, ui.Inset(12, 16, 12, 16, ui.HMid(16, sign, ui.Stretch(line))))
}

// goOn opens what isn't over: the sheet where there is one, also when it corrects a match that is.
func (p *Page) goOn(of store.Play) {
	if of.Sheet != 0 {
		p.openSheet(of)
		return
	}
	p.open(match(of))
}

func (p *Page) resumeCard(of store.Play) *resumeCard {
	env, m := p.env, match(of)
	says, tip := []string{p.sub(of)}, p.about(of) // of a sheet the round is all that is known, and the points say more
	if of.Sheet == 0 {
		says, tip = []string{p.turn(m), p.asked(m)}, p.standing(m)
	}
	icon := p.icon(m, 48)
	name := ui.NewText(p.name(m), ui.Heading, ui.Ink).Truncate()
	status := ui.NewText(says[0], ui.Body, ui.Ink2).Truncate()
	who := p.avatars(m.Players, 24, 4)
	when := ui.NewText(p.when(m), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()
	place := func(s fyne.Size) {
		wide, flat := s.Width >= wideCard-24, s.Height < 40 // flat: two lines in the height of one card
		low := flat || p.frame.low()
		ui.Show(wide || !low, who, when)
		sign, tail, line, small := float32(48), float32(40), ui.Heading.Height(), float32(24)
		x, left, top := sign+16, float32(4), float32(4)
		if low || wide {
			sign = 40
			x, left = sign+12, 0
		}
		if wide || low {
			top = (s.Height - sign) / 2
		}
		ui.Put(icon, left, top, sign, sign)
		x += left
		w, rest := s.Width-x-tail, s.Width-x-4
		if wide {
			a, t := who.MinSize().Width, ui.Body.Measure(when.String())+4
			ui.Put(when, s.Width-tail-t-8, top, t, sign)
			ui.Put(who, s.Width-tail-t-32-a, top, a, sign)
			w -= a + t + 48
			rest = w
		} else if flat {
			rest = w
		} else {
			ui.Put(who, 4, s.Height-small-4, who.MinSize().Width, small)
			x := who.MinSize().Width + 12
			ui.Put(when, x, s.Height-small-4, s.Width-x-4, small)
		}
		y := top + (sign-line-ui.Body.Height())/2
		status.SetText(says[0])
		if ui.Body.Measure(says[0]) > rest { // who is asked matters more than the round
			status.SetText(says[len(says)-1])
		}
		ui.Put(name, x, y, w, line)
		ui.Put(status, x, y+line, rest, ui.Body.Height())
	}
	box := ui.Laid(noSize, place, icon, name, status, who, when)
	c := &resumeCard{p: p, play: of}
	c.card = ui.NewCardButton(12, box, func() { p.goOn(of) })
	c.card.SetTip(tip)
	c.more = ui.NewIconButton(ui.IconMenu, env.T("home.menu"), ui.Plain, func() { ui.ShowMenu(c.more, p.playMenu(of)) })
	over := func(s fyne.Size) {
		ui.Put(c.card, 0, 0, s.Width, s.Height)
		d := c.more.MinSize().Width
		y := float32(6)
		if s.Width >= wideCard || s.Height < 64 {
			y = (s.Height - d) / 2
		}
		ui.Put(c.more, s.Width-d-6, y, d, d)
	}
	c.box = ui.Laid(noSize, over, c.card, c.more)
	return c
}
