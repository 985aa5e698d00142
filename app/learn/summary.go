package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// summaryFace looks back at a sitting: how much was right, and what is to be seen again.
func summaryFace(env *shell.Env, st *state, do does) face {
	f := face{title: env.T("learn.summary", games.Args{"N": len(st.tally)})}
	right := 0
	var again []rune
	for _, a := range st.tally {
		if a.Right {
			right++
		} else if r := []rune(a.Target); len(r) == 1 && !slices.Contains(again, r[0]) {
			again = append(again, r[0])
		}
	}
	sure, all := st.course.SureOf(st.s.progress)
	lines := []fyne.CanvasObject{
		ui.Centered(ui.NewIcon(ui.IconStar, 48, ui.Accent)),
		ui.NewPara(env.T("learn.summary.right", games.Args{"N": right, "All": len(st.tally)}), ui.Question, ui.Ink).Align(fyne.TextAlignCenter),
	}
	if sure > 0 { // nothing is yet after a first sitting, which would be no praise
		lines = append(lines, ui.NewPara(env.T("learn.summary.sure", games.Args{"N": sure, "All": all}), ui.Lead, ui.Ink).Align(fyne.TextAlignCenter))
	}
	if len(again) > 0 {
		lines = append(lines, ui.NewPara(env.T("learn.summary.again", games.Args{"Letters": say.Letters(env, again)}), ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter))
	}
	f.object = sunken(lines...)
	f.left = []fyne.CanvasObject{ui.NewButton(env.T("learn.summary.stop"), ui.Secondary, do.leave).WithIcon(ui.IconCheck)}
	on := ui.NewButton(env.T("learn.summary.on"), ui.Primary, do.sitOn).WithEndIcon(ui.IconArrow)
	env.Trace.Mark("learn-on", on)
	f.main = on
	return f
}
