package mistakes

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/exercise"
)

// Sizes in px.
const (
	aside  float32 = 376
	narrow float32 = 72
	gap    float32 = 16
)

// place puts the side, or the strip in its place, next to the tasks.
func (p *Page) place(s fyne.Size) {
	if p.side == nil {
		for _, o := range p.body.Objects {
			ui.Put(o, 0, 0, s.Width, s.Height)
		}
		return
	}
	has := s.Width >= ui.NarrowPage
	ui.Show(has, p.side)
	ui.Show(!has, p.strip, p.ahead)
	left := narrow
	if has {
		left = aside
	}
	ui.Put(p.side, 20, 0, left+8, s.Height)
	ui.Put(p.strip, 24, gap, left, s.Height-2*gap)
	x := 24 + left + gap
	ui.Put(p.scroll, x-4, 0, s.Width-x-16, s.Height)
	p.scroll.Settle()
}

// parts makes the side, the strip and the tasks.
func (p *Page) parts() {
	p.side = ui.NewVScroll(ui.Inset(gap, 4, gap, 4, ui.VGap(gap, p.todayCard(), p.aheadCard())))
	p.strip = p.stripCard()
	p.ahead = p.aheadCard()
	p.scroll = ui.NewVScroll(ui.Inset(gap, 8, gap, 4, ui.VGap(gap, p.nextCard(), p.listCard(), p.ahead)))
	p.body.Objects = []fyne.CanvasObject{p.side, p.strip, p.scroll}
}

// left is how many tasks are left today, and how many there were.
func (p *Page) left() (open, all, helped int) {
	open = len(p.due())
	done, helped := p.doneOf("")
	return open, open + done, helped
}

// stripCard is what is left of the day where there is no room for more.
func (p *Page) stripCard() fyne.CanvasObject {
	open, all, _ := p.left()
	col := ui.VGap(12, ui.Centered(newRing(56, open, all, "")))
	for _, kind := range p.kinds() {
		g, err := p.games.Find(kind)
		if err != nil {
			continue
		}
		col.Add(ui.VGap(0, square(g, 28), ui.NewText(strconv.Itoa(p.dueOf(kind)), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)))
	}
	return ui.NewCardPad(8, ui.VGap(0, ui.Space(1, 8), col))
}

// todayCard is what is due today, with a mark for each task.
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
	card := ui.VGap(14, ui.NewText(env.T("mistakes.today"), ui.Title, ui.Ink), ui.HMid(gap, newRing(100, open, all, of), ui.Stretch(words)))
	for _, kind := range p.kinds() {
		g, err := p.games.Find(kind)
		if err != nil {
			continue
		}
		done, _ := p.doneOf(kind)
		card.Add(ui.HMid(12, square(g, 28), ui.Stretch(ui.NewText(g.Name(env), ui.Strong, ui.Ink).Truncate()), p.marks(done, p.dueOf(kind))))
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
	case done+open == 0:
		out.Add(ui.NewText("–", ui.Body, ui.Ink2))
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

// Of a column of the forecast, in px.
const (
	columnHigh float32 = 124
	barHigh    float32 = 10
	mostBars           = 6
)

// aheadCard tells when the tasks come.
func (p *Page) aheadCard() fyne.CanvasObject {
	env, f := p.env, exercise.Ahead(p.states, p.day, len(p.due()))
	var columns []ui.Column
	for _, c := range []struct {
		text games.ID
		n    int
	}{
		{"mistakes.ahead.today", f.Today},
		{"mistakes.ahead.tomorrow", f.Tomorrow},
		{"mistakes.ahead.week", f.Week},
		{"mistakes.ahead.month", f.Month},
		{"mistakes.ahead.later", f.Later},
	} {
		when := ui.NewText(env.T(c.text), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)
		columns = append(columns, ui.Column{Weight: 1, Min: max(44, when.MinSize().Width), Object: ui.VGap(6, column(c.n), when)})
	}
	card := ui.VGap(12, ui.NewText(env.T("mistakes.ahead"), ui.Title, ui.Ink), ui.NewPara(env.T("mistakes.ahead.what"), ui.Body, ui.Ink2), ui.Columns(8, columns...))
	if f.Rest > 0 {
		card.Add(ui.NewDivider())
		card.Add(ui.HMid(8, ui.NewIcon(ui.IconCheck, 18, ui.OK), ui.Stretch(ui.NewPara(env.T("mistakes.resting", games.Args{"N": f.Rest}), ui.Strong, ui.OK))))
	}
	return ui.NewCardPad(20, card)
}

// column is a number of tasks and as many bars, up to some.
func column(n int) fyne.CanvasObject {
	number := ui.NewText(strconv.Itoa(n), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter)
	objects := []fyne.CanvasObject{number}
	for range min(n, mostBars) {
		objects = append(objects, ui.NewArea(ui.Accent, 3, nil))
	}
	inside := ui.Laid(func() fyne.Size { return fyne.NewSize(0, columnHigh) }, func(s fyne.Size) {
		ui.Put(number, 0, 4, s.Width, number.MinSize().Height)
		h, step := barHigh, barHigh+5
		for i, bar := range objects[1:] {
			ui.Put(bar, 8, s.Height-8-h-float32(i)*step, max(0, s.Width-16), h)
		}
	}, objects...)
	return ui.NewArea(ui.Well, 8, inside)
}
