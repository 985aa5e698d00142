package review

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/practice"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// moments are the findings that had been better otherwise, what mattered most first, and find the best that the seat did without a
// tip; -1 for none.
func (p *Page) moments() (all []int, find int) {
	own := slices.Clone(p.findings)
	for i, f := range own {
		if slices.ContainsFunc(p.tips, func(t store.Tip) bool { return t.Seat == f.Seat && t.Step == f.Step-1 && t.Grade > 0 }) {
			own[i].What = "" // nobody finds what they were told
		}
	}
	return mind.Moments(p.findings, p.seat), p.look.Find(own, p.seat)
}

// shown is the finding on the mat: the chosen one, else what mattered most, else the find; -1 for none.
func (p *Page) shown() int {
	switch all, find := p.moments(); {
	case p.open >= 0:
		return p.open
	case len(all) > 0:
		return all[0]
	default:
		return find
	}
}

// moment is one decision on the mat, with both choices.
func (p *Page) moment() fyne.CanvasObject {
	at := p.shown()
	all, find := p.moments()
	bands := []ui.Band{}
	add := func(o ...fyne.CanvasObject) {
		for _, o := range o {
			bands = append(bands, ui.Band{Object: o, Above: 16}) // what is left over lies between them, so that the last is at the foot
		}
	}
	if at < 0 {
		text := games.ID("review.spotless")
		if mind.AccountOf(p.findings, p.seat).Decisions == 0 {
			text = "review.sentence.none"
		}
		add(ui.NewPara(p.env.T(text), ui.Question, ui.Ink))
	} else {
		f := p.findings[at]
		costs, _ := mind.Costs(p.findings, p.seat, p.game.Reviews.Step)
		f = f.Told(costs[at], p.game.Reviews.Step)
		head := ui.NewText(p.env.T(p.titleOf(all, at, f)), ui.Question, ui.Ink)
		title := fyne.CanvasObject(head)
		if at == find {
			title = ui.HMid(12, findSign(36), head)
		}
		add(ui.VGap(0, title, ui.NewText(p.look.Turn(f), ui.Lead, ui.Ink2).Truncate()))
		if detail := p.look.Detail(f); detail != nil {
			add(detail)
		} else {
			add(ui.NewPara(p.look.Line(f), ui.Label, ui.Ink))
		}
		why := p.look.Why(f)
		if at == find {
			why = p.look.Praise(f)
		}
		add(ui.NewPara(why, ui.Number, ui.Ink))
		if practice.Can(p.game, f) {
			add(p.acts(f))
		}
	}
	bands[0].Above = 0
	return ui.NewMat(p.game.Cloth, ui.Inset(24, 36, 30, 36, ui.Bands(10, 10, bands...)))
}

// titleOf says what a moment was, or how much there was in it.
func (p *Page) titleOf(all []int, at int, f mind.Finding) games.ID {
	if title := p.game.Reviews.Title; title != nil && title(f) != "" {
		return title(f)
	}
	switch {
	case f.Fine():
		return "review.find"
	case len(all) > 0 && all[0] == at:
		return "review.moment"
	}
	return sizeOf[f.Size]
}

// sizeOf are the words for what a moment would have brought.
var sizeOf = [...]games.ID{"review.one.held", "review.one.small", "review.one.medium", "review.one.large"}

// findSign is the sign of a find.
func findSign(side float32) fyne.CanvasObject {
	return ui.MinSized(side, side, ui.NewArea(ui.Gold, side/2, ui.Centered(ui.NewIcon(ui.IconStar, side*.6, ui.OnGold))))
}

// acts are what one can do with a decision now.
func (p *Page) acts(f mind.Finding) fyne.CanvasObject {
	try := ui.NewButton(p.env.T("practice.title"), ui.Primary, func() { p.try([]mind.Finding{f}) }).WithIcon(ui.IconTurnRight).WithHeight(56)
	p.mark("try", try)
	line := ui.Flow(12, 0, try)
	if reviews.Bookable(p.game, p.session, f) {
		p.intoBook(line, f)
	}
	return line
}

// intoBook adds what puts a decision into the practice book of whoever made it, or says that it is there and takes it out.
func (p *Page) intoBook(line *fyne.Container, f mind.Finding) {
	id, in, err := reviews.InBook(p.env, p.session, f)
	text, tip, icon := games.ID("mistakes.into"), games.ID("mistakes.into.tip"), ui.IconBook
	if in {
		text, tip, icon = "mistakes.out", "mistakes.out.tip", ui.IconX
	}
	b := ui.NewButton(p.env.T(text), ui.Secondary, func() {
		err := error(nil)
		if in {
			err = p.env.Store.RemoveExercise(id)
		} else {
			err = reviews.IntoBook(p.env, p.session, f)
		}
		if err != nil {
			p.env.Failed(err)
		}
		p.again()
	}).WithIcon(icon).WithHeight(56)
	b.SetTip(p.env.T(tip))
	if ok, why := p.env.Writable(); !ok || err != nil {
		b.Disable(why)
	}
	p.mark("book", b)
	line.Add(b)
	if in {
		said := ui.NewNamed(ui.HMid(6, ui.NewIcon(ui.IconCheck, 18, ui.OK), ui.NewText(p.env.T("mistakes.in"), ui.Body, ui.Ink2)))
		said.SetTip(p.env.T("mistakes.into.tip"))
		line.Add(ui.Inset(0, 0, 0, 6, ui.MinSized(0, b.MinSize().Height, said)))
	}
}

// try has somebody decide once more where they did so in the match, one decision after the other.
func (p *Page) try(all []mind.Finding) {
	f, rest := all[0], slices.Clone(all[1:])
	at, own, err := p.session.Position(f.Step, f.Seat)
	if p.env.Report(err) {
		return
	}
	task := practice.Task{Position: at, Players: p.session.Stored().Players, Own: own}
	if len(rest) > 0 {
		task.Next = func() { p.try(rest) }
	}
	practice.Open(p.env, p.game, task)
}
