package learn

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// fewLetters is how many letters have to be known for a round.
const fewLetters = course.GroupSize

// startFace tells what a round is, and begins it.
func startFace(env *shell.Env, st *state, do does) face {
	f := face{title: env.T("learn.round"), note: env.T("learn.round.what", games.Args{"N": course.RoundLetters})}
	lines := []fyne.CanvasObject{ui.Centered(ui.NewIcon(ui.IconStar, 48, ui.Accent)), ui.NewPara(env.T("learn.round.help"), ui.Lead, ui.Ink).Align(fyne.TextAlignCenter)}
	if best := st.s.progress.Speed.Best; best != nil {
		lines = append(lines, ui.Centered(ui.NewChip(env.T("learn.round.best", games.Args{"Time": seconds(env, best.Ms)}), ui.IconTrophy).Colored(ui.OKSoft, ui.OK)))
	}
	if len(st.s.progress.Letters) < fewLetters {
		lines = append(lines, ui.Centered(ui.NewChip(env.T("learn.round.early", games.Args{"N": fewLetters}), ui.IconInfo).Colored(ui.WarnSoft, ui.Warn)))
		f.main = ui.NewButton(env.T("learn.round.learn"), ui.Primary, func() { do.setMode(course.Mixed) }).WithEndIcon(ui.IconArrow)
	} else {
		start := ui.NewButton(env.T("learn.round.start"), ui.Primary, do.startRound).WithIcon(ui.IconPlay)
		env.Trace.Mark("learn-round", start)
		f.main = start
	}
	f.object = sunken(lines...)
	return f
}

// sunken has lines in the middle of a sunken ground; where they are too many they scroll.
func sunken(lines ...fyne.CanvasObject) fyne.CanvasObject {
	all := append(append([]fyne.CanvasObject{ui.Spacer()}, lines...), ui.Spacer())
	return ui.NewArea(ui.Well, 12, ui.NewVScroll(ui.Pad(20, ui.MaxWidth(560, ui.VGap(14, all...)))))
}

// endFace tells how the round went: the time, what was wrong, and the own best.
func endFace(env *shell.Env, st *state, do does) face {
	last := st.s.progress.Speed.Last
	f := face{title: env.T("learn.round.over", games.Args{"Time": seconds(env, last.Ms)})}
	icon := ui.IconTrophy
	switch best := st.round.best; {
	case last.Guessed(): // no time to be proud of
		icon = ui.IconInfo
		f.title, f.note = env.T("learn.round.through"), env.T("learn.round.guessed")
	case best == nil:
		f.note = env.T("learn.round.first")
	case last.Ms < best.Ms:
		f.note = env.T("learn.round.record", games.Args{"Time": seconds(env, best.Ms)})
	default:
		icon = ui.IconStar
		f.note = env.T("learn.round.best", games.Args{"Time": seconds(env, best.Ms)})
	}
	lines := []fyne.CanvasObject{ui.Centered(ui.NewIcon(icon, 48, ui.Accent))}
	how := env.T("learn.round.clean")
	if last.Wrong > 0 {
		how = env.T("learn.round.wrong", games.Args{"N": last.Wrong, "Each": strconv.Itoa(course.WrongCosts / 1000)})
	}
	lines = append(lines, ui.NewPara(how, ui.Lead, ui.Ink).Align(fyne.TextAlignCenter))
	for _, a := range st.round.answers {
		if !a.Right {
			lines = append(lines, ui.NewPara(misread(env, a), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter))
		}
	}
	f.object = sunken(lines...)
	f.left = []fyne.CanvasObject{ui.NewButton(env.T("learn.round.learn"), ui.Secondary, func() { do.setMode(course.Mixed) }).WithIcon(ui.IconLetters)}
	again := ui.NewButton(env.T("learn.round.again"), ui.Primary, do.startRound).WithIcon(ui.IconPlay)
	env.Trace.Mark("learn-round", again)
	f.main = again
	return f
}

// misread tells what a letter was taken for.
func misread(env *shell.Env, a course.Answer) string {
	asked := say.Letter(env, []rune(a.Target)[0])
	if a.Said == "" {
		return env.T("learn.round.unknown", games.Args{"Letter": asked})
	}
	return env.T("learn.round.misread", games.Args{"Letter": asked, "Said": a.Said})
}
