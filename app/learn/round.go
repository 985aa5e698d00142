package learn

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/learn/say"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// round is a speed round: its answers are practice like all others, and when all are there a row of
// its own ends it.
type round struct {
	answers []course.Answer
	best    *course.RoundResult // own, before this round
}

// fewLetters is how many letters have to be known for a round.
const fewLetters = course.GroupSize

// startFace tells what a round is, and begins it.
func (p *Page) startFace() face {
	env := p.env
	f := face{title: env.T("learn.round"), note: env.T("learn.round.what", games.Args{"N": course.RoundLetters})}
	lines := []fyne.CanvasObject{middle(ui.NewIcon(ui.IconStar, ui.Px(48), ui.Accent)), ui.NewPara(env.T("learn.round.help"), ui.Lead, ui.Ink).Align(fyne.TextAlignCenter)}
	if best := p.s.progress.Speed.Best; best != nil {
		lines = append(lines, middle(ui.NewChip(env.T("learn.round.best", games.Args{"Time": p.seconds(best.Ms)}), ui.IconTrophy).Colored(ui.OKSoft, ui.OK)))
	}
	if len(p.s.progress.Letters) < fewLetters {
		lines = append(lines, middle(ui.NewChip(env.T("learn.round.early", games.Args{"N": fewLetters}), ui.IconInfo).Colored(ui.WarnSoft, ui.Warn)))
		f.main = ui.NewButton(env.T("learn.round.learn"), ui.Primary, func() { p.setMode(course.Mixed) }).WithEndIcon(ui.IconArrow)
	} else {
		start := ui.NewButton(env.T("learn.round.start"), ui.Primary, p.startRound).WithIcon(ui.IconPlay)
		env.Trace.Mark("learn-round", start)
		f.main = start
	}
	f.object = sunken(lines...)
	return f
}

// sunken has lines in the middle of a sunken ground; where they are too many they scroll.
func sunken(lines ...fyne.CanvasObject) fyne.CanvasObject {
	all := append(append([]fyne.CanvasObject{ui.Spacer()}, lines...), ui.Spacer())
	return ui.NewArea(ui.Well, 12, container.NewVScroll(ui.Pad(20, ui.MaxWidth(ui.Px(560), ui.VGap(14, all...)))))
}

func middle(o fyne.CanvasObject) fyne.CanvasObject {
	return ui.HMid(0, ui.Spacer(), o, ui.Spacer())
}

func (p *Page) startRound() {
	p.round = &round{best: p.s.progress.Speed.Best}
	p.next()
}

// roundOn leads from a stored answer of a round to the next letter, or ends the round.
func (p *Page) roundOn() {
	p.round.answers = append(p.round.answers, p.answer)
	if len(p.round.answers) < course.RoundLetters {
		p.next()
		return
	}
	p.answer = course.Finish(p.round.answers)
	p.store()
}

// finish shows how the round went.
func (p *Page) finish() {
	p.stopTask()
	p.at = finished
	p.show()
	p.focus()
}

// endFace tells how the round went: the time, what was wrong, and the own best.
func (p *Page) endFace() face {
	env := p.env
	last := p.s.progress.Speed.Last
	f := face{title: env.T("learn.round.over", games.Args{"Time": p.seconds(last.Ms)})}
	lines := []fyne.CanvasObject{middle(ui.NewIcon(ui.IconTrophy, ui.Px(48), ui.Accent))}
	switch best := p.round.best; {
	case best == nil:
		f.note = env.T("learn.round.first")
	case last.Ms < best.Ms:
		f.note = env.T("learn.round.record", games.Args{"Time": p.seconds(best.Ms)})
	default:
		f.note = env.T("learn.round.best", games.Args{"Time": p.seconds(best.Ms)})
	}
	how := env.T("learn.round.clean")
	if last.Wrong > 0 {
		how = env.T("learn.round.wrong", games.Args{"N": last.Wrong, "Each": strconv.Itoa(course.WrongCosts / 1000)})
	}
	lines = append(lines, ui.NewPara(how, ui.Lead, ui.Ink).Align(fyne.TextAlignCenter))
	for _, a := range p.round.answers {
		if !a.Right {
			lines = append(lines, ui.NewPara(p.misread(a), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter))
		}
	}
	f.object = sunken(lines...)
	f.left = []fyne.CanvasObject{ui.NewButton(env.T("learn.round.learn"), ui.Secondary, func() { p.setMode(course.Mixed) }).WithIcon(ui.IconLetters)}
	again := ui.NewButton(env.T("learn.round.again"), ui.Primary, p.startRound).WithIcon(ui.IconPlay)
	env.Trace.Mark("learn-round", again)
	f.main = again
	return f
}

// misread tells what a letter was taken for.
func (p *Page) misread(a course.Answer) string {
	env := p.env
	asked := say.Letter(env, []rune(a.Target)[0])
	if a.Said == "" {
		return env.T("learn.round.unknown", games.Args{"Letter": asked})
	}
	return env.T("learn.round.misread", games.Args{"Letter": asked, "Said": a.Said})
}

// count is how far somebody is: in a round, else of all his tasks.
func (p *Page) count() string {
	switch {
	case p.at == starting || p.at == finished || p.at == watching:
		return ""
	case p.round != nil:
		return p.env.T("learn.count.round", games.Args{"N": min(len(p.round.answers)+1, course.RoundLetters), "All": course.RoundLetters})
	}
	n := p.s.progress.Answers
	if p.at != judged {
		n++
	}
	return p.env.T("learn.count", games.Args{"N": n})
}
