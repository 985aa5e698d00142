package review

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/practice"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// few is how many further moments are listed before somebody asks for all.
const few = 3

// rest is what else there was: the find, further moments, how many good moves, and what to practise next.
func (p *Page) rest() fyne.CanvasObject {
	all, find := p.moments()
	at := p.shown()
	others := slices.DeleteFunc(slices.Clone(all), func(i int) bool { return i == at })
	out := ui.VGap(2)
	if len(others) > 0 {
		out.Add(ui.NewText(p.env.T("review.others"), ui.Title, ui.Ink))
	}
	if find >= 0 && find != at {
		out.Add(p.row(find, findSign(24), ""))
	}
	costs, _ := mind.Costs(p.findings, p.seat, p.game.Reviews.Step)
	for n, i := range others {
		if n == few && !p.more {
			break
		}
		out.Add(p.row(i, nil, p.gain(p.findings[i], costs[i])))
	}
	a := mind.AccountOf(p.findings, p.seat)
	line := ui.HMid(8)
	if n := a.Sizes[mind.NoMistake]; n > 0 {
		line.Add(ui.NewIcon(ui.IconCheck, 18, ui.OK))
		line.Add(ui.NewText(p.env.T("review.good", games.Args{"N": n}), ui.Body, ui.Ink2))
	}
	line.Add(ui.Spacer())
	if n := len(others) - few; n > 0 && !p.more {
		line.Add(p.moreButton(n))
	}
	b := ui.NewSmallButton(p.env.T("review.numbers"), ui.WellBtn, p.numbers)
	p.mark("numbers", b)
	line.Add(b)
	out.Add(ui.Inset(4, 0, 6, 0, line))
	if !p.session.Stored().Players[p.seat].Computer() {
		out.Add(ui.VGap(8, ui.NewDivider(), p.next()))
	}
	return ui.NewPaper(ui.Inset(12, 20, 14, 20, out))
}

// moreButton has all moments listed.
func (p *Page) moreButton(n int) fyne.CanvasObject {
	b := ui.NewSmallButton(p.env.T("review.more", games.Args{"N": n}), ui.WellBtn, func() {
		p.more = true
		p.again()
	})
	p.mark("more", b)
	return b
}

// gain is what is booked of a moment: cost in the game's unit, else a chance.
func (p *Page) gain(f mind.Finding, cost float64) string {
	switch {
	case f.Lost <= 0 || !f.Odds && cost <= 0: // such as what was held against somebody before
		return ""
	case f.Odds:
		return "+" + p.env.Texts.Percent(f.Best-f.Own)
	}
	return "+" + p.number(cost)
}

// row is a moment in a line, which leads it onto the mat.
func (p *Page) row(i int, sign fyne.CanvasObject, gain string) fyne.CanvasObject {
	f := p.findings[i]
	line := ui.HMid(10)
	if sign != nil {
		line.Add(sign)
	}
	said := ui.NewText(locales.Sentence(p.look.Line(f)), ui.Body, ui.Ink2).Truncate()
	line.Add(ui.Stretch(ui.VGap(0, ui.NewText(p.look.Turn(f), ui.Strong, ui.Ink).Truncate(), said)))
	line.Add(ui.NewText(gain, ui.Label, ui.Ink))
	line.Add(ui.NewIcon(ui.IconChevron, 16, ui.Ink2))
	b := ui.NewCardButton(4, line, func() {
		p.open = i
		p.again()
	}).Flat()
	p.mark("decision."+strconv.Itoa(i), b)
	return b
}

// next says what to practise, with a button that does it.
func (p *Page) next() fyne.CanvasObject {
	what := mind.ToPractise(p.findings, p.seat)
	var tasks []mind.Finding
	all, _ := p.moments()
	for _, i := range all {
		if f := p.findings[i]; f.What == what && practice.Can(p.game, f) {
			tasks = append(tasks, f)
		}
	}
	text := p.env.T("review.next.none")
	button := ui.NewButton(p.env.T("review.next.puzzle"), ui.Secondary, func() {
		p.env.Router.Open(shell.Route{Page: shell.Puzzles, Player: p.session.Stored().Players[p.seat].ID})
	}).WithIcon(ui.IconStar)
	if len(tasks) > 0 {
		text = p.env.T("review.next", games.Args{"Ask": p.env.T("mistakes.ask." + what)})
		button = ui.NewButton(p.env.T("review.next.do"), ui.Secondary, func() { p.try(tasks) }).WithIcon(ui.IconTurnRight)
	}
	p.mark("next", button)
	return ui.HMid(12, ui.Stretch(ui.NewPara(text, ui.Strong, ui.Ink)), button)
}
