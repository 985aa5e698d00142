package review

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// Sizes in px.
const (
	both float32 = 1080 // from this width on both sides are seen
	gap  float32 = 16

	curveHeight float32 = 128 // less than a chart has elsewhere: all of four players stays in sight
)

// parts makes both sides of the page, and the choice between them.
func (p *Page) parts() {
	p.whose = nil
	story := p.story()
	if len(p.session.Names()) > 1 {
		p.whose = ui.HMid(12, p.who("who.story"), ui.Spacer())
		story = ui.VGap(gap, p.whose, story)
	}
	left, right := ui.NewVScroll(ui.Inset(gap, 16, gap, 24, story)), ui.NewVScroll(ui.Inset(gap, 24, gap, 8, p.decisions()))
	p.scroll = []*ui.Scroll{left, right}
	tabs := ui.NewSegmented([]string{p.env.T("review.tab.story"), p.env.T("review.tab.decisions")}, p.tab, func(at int) {
		p.tab = at
		p.body.Layout.Layout(p.body.Objects, p.body.Size())
	})
	p.body.Objects = []fyne.CanvasObject{tabs, left, right}
}

// place puts both sides side by side, or one of them below the tabs.
func (p *Page) place(s fyne.Size) {
	if len(p.body.Objects) < 3 {
		for _, o := range p.body.Objects {
			ui.Put(o, 24, 0, max(0, s.Width-48), s.Height)
		}
		return
	}
	tabs, left, right := p.body.Objects[0], p.body.Objects[1], p.body.Objects[2]
	wide := s.Width >= both
	ui.Show(!wide, tabs)
	if p.whose != nil {
		ui.Show(!wide, p.whose) // else it stands above the decisions
	}
	ui.Show(wide || p.tab == 0, left)
	ui.Show(wide || p.tab == 1, right)
	if wide {
		half := ui.Whole(s.Width / 2)
		ui.Put(left, 0, 0, half, s.Height)
		ui.Put(right, half, 0, s.Width-half, s.Height)
	} else {
		t := tabs.MinSize()
		ui.Put(tabs, ui.Whole((s.Width-t.Width)/2), 12, t.Width, t.Height)
		top := t.Height + 16
		ui.Put(left, 0, top, s.Width, s.Height-top)
		ui.Put(right, 16, top, s.Width-16, s.Height-top)
	}
	for _, scroll := range p.scroll {
		scroll.Settle()
	}
}

// story is what the match was for the seat as a whole, and for all.
func (p *Page) story() fyne.CanvasObject {
	out := ui.VGap(gap, p.summary())
	if curve := p.look.Curve(p.findings, p.seat); len(curve.Columns) > 1 {
		color := p.session.Stored().Players[p.seat].Color
		chart := draw.NewChart(draw.ChartData{Columns: curve.Columns, Format: curve.Format, Gap: true, Lines: []draw.ChartLine{
			{Label: curve.OwnIs, Player: color, Values: curve.Own},
			{Label: curve.BestIs, Player: color + 3, Values: curve.Best},
		}}, nil)
		low := ui.Laid(func() fyne.Size { return fyne.NewSize(chart.MinSize().Width, curveHeight) }, func(s fyne.Size) { ui.Put(chart, 0, 0, s.Width, s.Height) }, chart)
		head := ui.VGap(0, ui.NewText(curve.Title, ui.Title, ui.Ink))
		if curve.Note != "" {
			head.Add(ui.NewPara(curve.Note, ui.Body, ui.Ink2))
		}
		out.Add(ui.NewCardPad(18, ui.VGap(8, head, low)))
	}
	out.Add(p.shares())
	return out
}

// summary is one sentence, the figures and the counts of a seat.
func (p *Page) summary() fyne.CanvasObject {
	a := mind.AccountOf(p.findings, p.seat)
	counts := ui.HGap(14)
	for size, n := range a.Sizes {
		if n > 0 || size == 0 {
			counts.Add(ui.HMid(6, sizeMark(mind.Size(size)), ui.NewText(p.env.T(sizeNames[size], games.Args{"N": n}), ui.Body, ui.Ink2)))
		}
	}
	text := ui.VGap(4,
		ui.NewPara(p.env.T(sentence(a)), ui.Title, ui.Ink),
		ui.NewPara(p.look.Sum(a), ui.Body, ui.Ink2),
		ui.Flow(14, 90, counts.Objects...))
	return ui.NewCardPad(18, ui.HMid(18, p.avatar(p.seat, 56), ui.Stretch(text)))
}

func (p *Page) avatar(seat games.Seat, size float32) fyne.CanvasObject {
	names := p.session.Names()
	return p.env.Avatar(p.session.Stored().Players[seat], ui.Initials(names)[seat], size)
}

// sentences are by how well somebody played (strongly, well, with much left lying) and how their luck was (none to speak of,
// good, bad).
var sentences = [...][3]games.ID{
	{"review.sentence.good", "review.sentence.good_lucky", "review.sentence.good_unlucky"},
	{"review.sentence.fair", "review.sentence.fair_lucky", "review.sentence.fair_unlucky"},
	{"review.sentence.weak", "review.sentence.weak_lucky", "review.sentence.weak_unlucky"},
}

// sentence is the honest one about a seat, good things first.
func sentence(a mind.Account) games.ID {
	switch {
	case a.Decisions == 0:
		return "review.sentence.none"
	case a.Mistakes() == 0:
		return "review.sentence.perfect"
	}
	const (
		much   = 0.08 // of what was to be expected
		little = 0.25
	)
	play, luck := 1, 0
	switch large, medium := a.Sizes[mind.LargeMistake], a.Sizes[mind.MediumMistake]; {
	case large == 0 && medium*8 <= a.Decisions && a.Lost <= a.Stake*little:
		play = 0
	case (large+medium)*4 > a.Decisions || a.Lost > a.Stake || spoiled(a):
		play = 2
	}
	switch notable := max(a.Stake, a.Lost) * much; {
	case a.Luck > notable:
		luck = 1
	case a.Luck < -notable:
		luck = 2
	}
	return sentences[play][luck]
}

// spoiled tells whether somebody who is behind wouldn't be without what they gave away, and that was no trifle.
func spoiled(a mind.Account) bool {
	return a.Sum() < 0 && a.Lost > -a.Sum() && a.Lost > a.Stake/2
}

// shares are luck and skill of all.
func (p *Page) shares() fyne.CanvasObject {
	a := mind.AccountOf(p.findings, p.seat)
	rows := ui.VGap(2, ui.HMid(12, ui.Stretch(ui.NewText(p.env.T("review.shares"), ui.Title, ui.Ink).Truncate()), p.meansButton()), ui.NewPara(p.look.Add(a), ui.Body, ui.Ink2))
	r := p.game.Reviews
	if r.Note != nil {
		if note := r.Note(p.env, p.session.View(games.Table)); note != "" {
			rows.Add(ui.NewPara(note, ui.Body, ui.Ink2))
		}
	}
	rows.Add(p.share(ui.Space(28, 1), ui.NewText("", ui.Body, ui.Ink2),
		p.head("review.luck", r.Luck), p.head("review.lost", "review.means.lost.is"),
		ui.NewText(p.env.T("review.total"), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing)))
	most := 0.0
	names := p.session.Names()
	for seat := range names {
		a := mind.AccountOf(p.findings, games.Seat(seat))
		most = max(most, 2*a.Luck, -2*a.Luck, a.Lost) // luck has two sides
	}
	for seat, name := range names {
		a := mind.AccountOf(p.findings, games.Seat(seat))
		fill := ui.None
		if games.Seat(seat) == p.seat {
			fill = ui.AccentSoft
		}
		tok := ui.OK
		if a.Luck < 0 {
			tok = ui.Ink2
		}
		rows.Add(ui.NewArea(fill, 8, ui.Inset(4, 4, 4, 4, p.share(p.avatar(games.Seat(seat), 28), ui.NewText(name, ui.Strong, ui.Ink).Truncate(),
			figure(p.look.Luck(a), a.Luck/max(most, 1e-9), true, tok), figure(p.look.Lost(a), a.Lost/max(most, 1e-9), false, ui.Warn),
			ui.NewText(p.look.Total(a), ui.Label, ui.Ink).Align(fyne.TextAlignTrailing)))))
	}
	return ui.NewCardPad(18, rows)
}

// head names a column; a tooltip says what its figures mean.
func (p *Page) head(name, means games.ID) fyne.CanvasObject {
	out := ui.NewNamed(ui.NewText(p.env.T(name), ui.Body, ui.Ink2))
	out.SetTip(p.env.T(means))
	return out
}

// meansButton shows what the figures mean, in front of the page: below the button most of it would often be out of sight.
func (p *Page) meansButton() fyne.CanvasObject {
	b := ui.NewSmallButton(p.env.T("review.means"), ui.WellBtn, func() {
		ui.ShowDialog(p.env.Window, ui.Dialog{
			Title: p.env.T("review.means"), Width: 640, Body: p.meanings(), Message: true,
			Buttons: []ui.DialogButton{{Text: p.env.T("review.means.close"), Cancel: true, Default: true, Kind: ui.Primary}},
		})
	})
	p.env.Trace.Mark("means", b)
	p.named["means"] = b
	return b
}

// meanings say what each figure means.
func (p *Page) meanings() fyne.CanvasObject {
	out, r := ui.VGap(12), p.game.Reviews
	for _, m := range [...]struct{ name, is games.ID }{
		{"review.means.base", r.Base},
		{"review.means.luck", r.Luck},
		{"review.means.lost", "review.means.lost.is"},
		{"review.means.found", r.Found},
		{"review.means.curve", r.Curve},
		{r.More[0], r.More[1]},
	} {
		if m.is != "" {
			out.Add(ui.VGap(0, ui.NewText(p.env.T(m.name), ui.Strong, ui.Ink), ui.NewPara(p.env.T(m.is), ui.Body, ui.Ink2)))
		}
	}
	if r.Sizes != nil {
		sizes := ui.NewPara(r.Sizes(p.env, p.session.View(games.Table)), ui.Body, ui.Ink2)
		out.Add(ui.VGap(0, ui.NewText(p.env.T("review.means.sizes"), ui.Strong, ui.Ink), sizes))
	}
	return out
}

// share is a line about a seat.
func (p *Page) share(face, name, luck, lost, total fyne.CanvasObject) fyne.CanvasObject {
	return ui.Columns(10,
		ui.Column{Min: 30, Object: ui.HMid(0, face)}, ui.Column{Weight: 3, Min: 60, Object: name},
		ui.Column{Weight: 4, Min: 96, Object: luck}, ui.Column{Weight: 4, Min: 96, Object: lost}, ui.Column{Min: 56, Object: total})
}

// figure is a number and a bar from a line at zero, as long as its share of the width. Where figures have a sign, the line is in the
// middle, and the bar of one below zero left of it.
func figure(text string, share float64, signed bool, tok ui.Token) fyne.CanvasObject {
	number, bar, zero := ui.NewText(text, ui.Strong, ui.Ink), ui.NewArea(tok, 4, nil), ui.NewArea(ui.Ctrl, 0, nil)
	return ui.Laid(func() fyne.Size { return fyne.NewSize(96, 24) }, func(s fyne.Size) {
		room, at := max(0, s.Width-60), float32(0)
		if signed {
			at = ui.Whole(room / 2)
		}
		n, w := number.MinSize(), ui.Whole(room*float32(max(share, -share)))
		left, end := at+2, at+2+w
		if signed && share < 0 {
			left, end = at-w, at+2
		}
		ui.Show(w > 0, bar)
		ui.Put(bar, left, (s.Height-12)/2, w, 12)
		ui.Put(zero, at, 0, 2, s.Height)
		ui.Put(number, end+8, (s.Height-n.Height)/2, 52, n.Height)
	}, bar, zero, number)
}
