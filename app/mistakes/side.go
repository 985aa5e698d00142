package mistakes

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// Sizes in px.
const (
	aside float32 = 376
	gap   float32 = 16
)

// place puts the side next to the tasks, where there is room; else the head says how far the day has come.
func (p *Page) place(s fyne.Size) {
	if p.side == nil {
		for _, o := range p.body.Objects {
			ui.Put(o, 0, 0, s.Width, s.Height)
		}
		return
	}
	has, left := s.Width >= ui.NarrowPage, -gap
	if has {
		left = aside
	}
	if p.tight == has {
		p.tight = !has
		p.chips()
	}
	ui.Show(has, p.side)
	ui.Put(p.side, 20, 0, aside+8, s.Height)
	x := 24 + left + gap
	ui.Put(p.scroll, x-4, 0, s.Width-x-16, s.Height)
	p.scroll.Settle()
}

// parts makes the side and the tasks.
func (p *Page) parts() {
	p.side = ui.NewVScroll(ui.Inset(gap, 4, gap, 4, ui.VGap(0, p.todayCard())))
	p.scroll = ui.NewVScroll(ui.Inset(gap, 8, gap, 4, ui.VGap(gap, p.nextCard(), p.listCard())))
	p.body.Objects = []fyne.CanvasObject{p.side, p.scroll}
}

// left is how many tasks are left today, and how many there were.
func (p *Page) left() (open, all, helped int) {
	open = len(p.due())
	done, helped := p.doneOf("")
	return open, open + done, helped
}

// todayCard is what is due today, with a mark for each task, and how many come on the next day.
func (p *Page) todayCard() fyne.CanvasObject {
	env := p.env
	open, all, helped := p.left()
	title, text := env.T("mistakes.left", games.Args{"N": open}), ""
	switch done := all - open; {
	case len(p.all) == 0:
		title, text = env.T("mistakes.empty.short"), ""
	case all == 0:
		title = env.T("mistakes.none")
	case done > 0:
		text = env.T("mistakes.done", games.Args{"N": done, "Helped": helped})
	}
	words := ui.VGap(2, ui.NewPara(title, ui.Heading, ui.Ink))
	if text != "" {
		words.Add(ui.NewPara(text, ui.Body, ui.Ink2))
	}
	of := ""
	if all > 0 {
		of = env.T("mistakes.of.all", games.Args{"N": all})
	}
	card := ui.VGap(14, ui.NewText(env.T("mistakes.today"), ui.Title, ui.Ink), ui.HMid(gap, newRing(100, all-open, all, of), ui.Stretch(words)))
	for _, kind := range p.kinds() {
		g, err := p.games.Find(kind)
		done, _ := p.doneOf(kind)
		if due := p.dueOf(kind); err == nil && done+due > 0 {
			card.Add(ui.HMid(12, square(g, 28), ui.Stretch(ui.NewText(g.Name(env), ui.Strong, ui.Ink).Truncate()), p.marks(done, due)))
		}
	}
	if n, _ := p.tomorrow(); n > 0 && open > 0 { // else the card of the next task says when it comes
		card.Add(ui.NewPara(env.T("mistakes.tomorrow", games.Args{"N": n}), ui.Body, ui.Ink2))
	}
	return ui.NewCardPad(20, card)
}

// mostMarks is up to how many tasks of a game each has a mark of its own; more are a number.
const mostMarks = 5

// marks are a check for each task that is done and a circle for each that isn't.
func (p *Page) marks(done, open int) fyne.CanvasObject {
	side := float32(22)
	check := func() fyne.CanvasObject {
		return ui.MinSized(side, side, ui.NewArea(ui.OK, side/2, ui.Centered(ui.NewIcon(ui.IconCheck, 14, ui.OnAccent))))
	}
	circle := func() fyne.CanvasObject {
		return ui.MinSized(side, side, ui.NewArea(ui.Ctrl, side/2, ui.Pad(2, ui.NewArea(ui.CardBG, side/2-2, nil))))
	}
	out := ui.HMid(6)
	switch {
	case done+open > mostMarks:
		if done > 0 {
			out.Objects = append(out.Objects, check(), ui.NewText(strconv.Itoa(done), ui.Strong, ui.Ink2))
		}
		if open > 0 {
			out.Objects = append(out.Objects, circle(), ui.NewText(strconv.Itoa(open), ui.Strong, ui.Ink2))
		}
	default:
		for range done {
			out.Add(check())
		}
		for range open {
			out.Add(circle())
		}
	}
	return out
}
