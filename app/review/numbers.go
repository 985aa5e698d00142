package review

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// numbers shows what stands behind the figures, in front of the page.
func (p *Page) numbers() {
	body := ui.VGap(20, p.account(), p.left(), p.everybody(), p.decisions())
	if note := p.game.Reviews.Note; note != nil {
		if text := note(p.env, p.session.View(games.Table)); text != "" {
			body.Add(ui.NewPara(text, ui.Body, ui.Ink2))
		}
	}
	body = ui.Inset(0, 12, 0, 0, body) // next to the bar of the scroller
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.env.T("review.numbers"), Width: 760, Body: body, Message: true,
		Buttons: []ui.DialogButton{{Text: p.env.T("review.numbers.close"), Cancel: true, Default: true, Kind: ui.Primary}},
	})
}

// entry is a line of an account: what it is, and its figure; is says more of it, "" for nothing.
func entry(name, is, figure string, style ui.Style) fyne.CanvasObject {
	text := ui.VGap(0, ui.NewPara(name, style, ui.Ink))
	if is != "" {
		text.Add(ui.NewPara(is, ui.Body, ui.Ink2))
	}
	return ui.HMid(16, ui.Stretch(text), ui.NewText(figure, style, ui.Ink).Align(fyne.TextAlignTrailing))
}

// account is what the seat's result is made of. Each part has a name, and together they are what stands at its end.
func (p *Page) account() fyne.CanvasObject {
	r := p.game.Reviews
	b := mind.AccountOf(p.findings, p.seat).Whole(r.Step)
	all := p.figures(mind.AccountOf(p.findings, p.seat))
	out := ui.VGap(8, ui.NewText(p.env.T("review.account"), ui.Title, ui.Ink),
		entry(p.env.T("review.account.base"), p.env.T(r.Base), p.signed(b.Base), ui.Strong),
		entry(p.env.T(p.luck(b.Luck)), p.env.T(r.Luck), p.number(b.Luck), ui.Strong))
	if b.Spent > 0 {
		out.Add(entry(p.env.T("review.account.spent"), p.env.T("review.account.spent.is"), p.number(b.Spent), ui.Strong))
	}
	if b.Found > 0 {
		out.Add(entry(p.env.T("review.account.found"), p.env.T(r.Found), p.number(b.Found), ui.Strong))
	}
	sum := func(f figure) {
		out.Add(ui.NewDivider())
		out.Add(entry(locales.Sentence(f.word), "", f.number, ui.Label))
	}
	sum(all[1])
	out.Add(entry(p.env.T("review.account.lost"), p.env.T("review.account.lost.is"), p.number(b.Lost), ui.Strong))
	sum(all[0])
	return out
}

// left is what was left lying, moment by moment: it adds up to the gap of the curve.
func (p *Page) left() fyne.CanvasObject {
	step := p.game.Reviews.Step
	costs, trifles := mind.Costs(p.findings, p.seat, step)
	out := ui.VGap(6, ui.NewText(p.env.T("review.account.lost"), ui.Title, ui.Ink))
	for i, f := range p.findings {
		if costs[i] > 0 {
			out.Add(entry(p.look.Turn(f), p.look.Line(f), p.number(costs[i]), ui.Strong))
		}
	}
	if trifles > step/2 {
		out.Add(entry(p.env.T("review.trifles"), "", p.number(trifles), ui.Strong))
	}
	out.Add(ui.NewDivider())
	out.Add(entry(p.env.T("review.sum"), "", p.number(mind.AccountOf(p.findings, p.seat).Whole(step).Lost), ui.Label))
	return out
}

// everybody are the figures of all.
func (p *Page) everybody() fyne.CanvasObject {
	out := ui.VGap(6, ui.NewText(p.env.T("review.everybody"), ui.Title, ui.Ink))
	names := p.session.Names()
	for seat, name := range names {
		var columns []ui.Column
		columns = append(columns, ui.Column{Min: 32, Object: p.env.Avatar(p.session.Stored().Players[seat], ui.Initials(names)[seat], 28)},
			ui.Column{Weight: 3, Min: 60, Object: ui.NewText(name, ui.Strong, ui.Ink).Truncate()})
		for _, f := range p.figures(mind.AccountOf(p.findings, games.Seat(seat))) {
			text := ui.NewText(f.number+" "+f.word, ui.Body, ui.Ink).Align(fyne.TextAlignTrailing).Truncate()
			columns = append(columns, ui.Column{Weight: 4, Min: 96, Object: text})
		}
		out.Add(ui.Columns(10, columns...))
	}
	return out
}

// decisions are all of the seat, with what both choices were worth.
func (p *Page) decisions() fyne.CanvasObject {
	out := ui.VGap(6, ui.NewText(p.env.T("review.decisions"), ui.Title, ui.Ink))
	for _, f := range p.findings {
		if f.Seat == p.seat && f.What != "" {
			out.Add(entry(p.look.Turn(f), p.look.Line(f), p.look.Chances(f), ui.Strong))
		}
	}
	return out
}
