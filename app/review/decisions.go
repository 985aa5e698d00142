package review

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/practice"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// sizeNames are the words for the sizes of mistakes, sizeOf for one of them.
var (
	sizeNames = [...]games.ID{"review.size.none", "review.size.small", "review.size.medium", "review.size.large"}
	sizeOf    = [...]games.ID{"review.one.none", "review.one.small", "review.one.medium", "review.one.large"}
)

// decisions are those of a seat in their order.
func (p *Page) decisions() fyne.CanvasObject {
	a := mind.AccountOf(p.findings, p.seat)
	names := p.session.Names()
	who := fyne.CanvasObject(ui.NewText(p.env.T("review.of"), ui.Title, ui.Ink))
	if len(names) > 1 {
		who = p.who("who")
	}
	if p.covered() {
		return ui.VGap(8, ui.HMid(12, who, ui.Spacer()), p.cover(names[p.seat]))
	}
	choice := ui.NewSegmented([]string{
		p.env.T("review.mistakes", games.Args{"N": a.Mistakes()}), p.env.T("review.all", games.Args{"N": a.Decisions}),
	}, at(p.all), func(at int) {
		p.all, p.open = at == 1, -1
		p.show()
	})
	p.env.Trace.Mark("all", choice)
	p.named["all"] = choice
	list := ui.VGap(8, ui.HMid(12, who, ui.Spacer(), choice))
	fine, step := 0, p.game.Reviews.Step
	costs, trifles := map[int]float64{}, 0.0
	if step > 0 {
		costs, trifles = mind.Costs(p.findings, p.seat, step)
	}
	for i, f := range p.findings {
		switch {
		case f.Seat != p.seat || f.What == "":
		case f.Size == mind.NoMistake && !p.all:
			if f.Fine() {
				fine++
			}
		default:
			list.Add(p.decision(i, f, costs[i]))
		}
	}
	if a.Mistakes() == 0 && !p.all && p.ready {
		list.Add(ui.NewNote(ui.IconTrophy, ui.OKSoft, ui.OK, p.env.T("review.spotless")))
	}
	if fine > 0 {
		list.Add(ui.HMid(8, ui.NewIcon(ui.IconCheck, 18, ui.OK), ui.Stretch(ui.NewPara(p.env.T("review.fine", games.Args{"N": fine}), ui.Body, ui.Ink2))))
	}
	if trifles > 0 {
		list.Add(ui.NewPara(p.env.T("review.trifles", games.Args{"Cost": p.look.Lost(mind.Account{Booked: mind.Booked{Lost: trifles}})}), ui.Body, ui.Ink2))
	}
	return list
}

// who chooses a seat.
func (p *Page) who(name string) fyne.CanvasObject {
	choice := ui.NewChoice(p.session.Names(), int(p.seat), "", func(seat int) {
		p.seat, p.open, p.looks = games.Seat(seat), -1, games.Table
		p.show()
	})
	p.env.Trace.Mark(name, choice)
	p.named[name] = choice
	return choice
}

// cover keeps somebody's decisions to themselves while others are there.
func (p *Page) cover(name string) fyne.CanvasObject {
	show := ui.NewButton(p.env.T("review.cover.show", games.Args{"Name": name}), ui.Primary, func() {
		p.looks = p.seat
		p.show()
	}).WithIcon(ui.IconEye)
	p.env.Trace.Mark("looks", show)
	p.named["looks"] = show
	return ui.NewCard(ui.VGap(16, ui.NewPara(p.env.T("review.cover", games.Args{"Name": name}), ui.Lead, ui.Ink2), ui.HMid(0, show, ui.Spacer())))
}

func at(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// decision is one of them: what was done and what it cost, lost if that is booked; opened, both choices.
func (p *Page) decision(i int, f mind.Finding, lost float64) fyne.CanvasObject {
	cost := ""
	if f.Size > mind.NoMistake {
		f = f.Told(lost, p.game.Reviews.Step)
		cost = p.look.Cost(f)
	}
	mark, size := sizeMark(f.Size), sizeOf[f.Size]
	if f.Held && f.Size == mind.NoMistake { // neither well done nor a mistake of its own
		mark, size = ui.MinSized(32, 32, ui.NewArea(ui.Well, 16, ui.Centered(ui.NewIcon(ui.IconInfo, 18, ui.Ink2)))), "review.one.held"
	}
	head := ui.HMid(12, mark,
		ui.Stretch(ui.VGap(0, ui.NewText(p.look.Turn(f), ui.Label, ui.Ink).Truncate(), ui.NewPara(p.look.Line(f), ui.Body, ui.Ink2))),
		ui.VGap(0, ui.NewText(cost, ui.Label, sizeTokens[f.Size]).Align(fyne.TextAlignTrailing),
			ui.NewText(p.env.T(size), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing)))
	content := fyne.CanvasObject(head)
	if i == p.open {
		opened := ui.VGap(12, head)
		if detail := p.look.Detail(f); detail != nil {
			opened.Add(detail)
		}
		if why := p.look.Why(f); why != "" {
			opened.Add(ui.NewPara(why, ui.Strong, ui.Ink))
		}
		content = opened
	}
	b := ui.NewCardButton(12, content, func() {
		if p.open == i {
			p.open = -1
		} else {
			p.open = i
		}
		p.again()
	})
	name := "decision." + strconv.Itoa(i)
	p.env.Trace.Mark(name, b)
	p.named[name] = b
	if i != p.open || !practice.Can(p.game, f) {
		return b
	}
	try := ui.NewButton(p.env.T("practice.title"), ui.Primary, func() { p.try(f) }).WithIcon(ui.IconTurnRight)
	p.env.Trace.Mark("try", try)
	p.named["try"] = try
	line := ui.Flow(8, 0, try)
	if reviews.Bookable(p.game, p.session, f) {
		p.intoBook(line, f)
	}
	return ui.VGap(8, b, line)
}

// intoBook adds what puts a decision into the book of mistakes of whoever made it, or says that it is there and takes it out.
func (p *Page) intoBook(line *fyne.Container, f mind.Finding) {
	id, in, err := reviews.InBook(p.env, p.session, f)
	text, tip, icon := games.ID("mistakes.into"), games.ID("mistakes.into.tip"), ui.IconPlus
	if in {
		text, tip, icon = "mistakes.out", "mistakes.out.tip", ui.IconX
		said := ui.NewNamed(ui.HMid(6, ui.NewIcon(ui.IconCheck, 18, ui.OK), ui.NewText(p.env.T("mistakes.in"), ui.Body, ui.Ink2)))
		said.SetTip(p.env.T("mistakes.into.tip"))
		line.Add(ui.MinSized(0, line.Objects[0].MinSize().Height, said))
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
	}).WithIcon(icon)
	b.SetTip(p.env.T(tip))
	if ok, why := p.env.Writable(); !ok || err != nil {
		b.Disable(why)
	}
	p.env.Trace.Mark("book", b)
	p.named["book"] = b
	line.Add(b)
}

// try has somebody decide once more where they did so in the match.
func (p *Page) try(f mind.Finding) {
	at, own, err := p.session.Position(f.Step, f.Seat)
	if p.env.Report(err) {
		return
	}
	practice.Open(p.env, p.game, practice.Task{Position: at, Players: p.session.Stored().Players, Own: own})
}

// sizeTokens are the colours of mistakes.
var sizeTokens = [...]ui.Token{ui.OK, ui.Ink, ui.Warn, ui.Err}

// sizeMark shows how large a mistake is: a check, or one to three bars of three.
func sizeMark(size mind.Size) fyne.CanvasObject {
	soft := [...]ui.Token{ui.OKSoft, ui.Well, ui.WarnSoft, ui.ErrSoft}[size]
	side := float32(32)
	if size == mind.NoMistake {
		return ui.MinSized(side, side, ui.NewArea(soft, side/2, ui.Centered(ui.NewIcon(ui.IconCheck, 18, ui.OK))))
	}
	ground := ui.NewArea(soft, side/2, nil)
	objects := []fyne.CanvasObject{ground}
	for i := range 3 {
		tok := sizeTokens[size]
		if i >= int(size) {
			tok = ui.Ctrl
		}
		objects = append(objects, ui.NewArea(tok, 1, nil))
	}
	return ui.Laid(func() fyne.Size { return fyne.NewSquareSize(side) }, func(s fyne.Size) {
		ui.Put(ground, 0, (s.Height-side)/2, side, side)
		for i, bar := range objects[1:] {
			h := float32(6 + 4*i)
			ui.Put(bar, side/2+float32(-8+6*i), (s.Height+14)/2-h, 4, h)
		}
	}, objects...)
}
