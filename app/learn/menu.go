package learn

import (
	"cmp"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/store"
)

// showMenu opens what there is besides the tasks.
func (p *Page) showMenu() {
	env, st := p.env, p.st
	ready := st.course != nil && st.hasPlayer() && st.at != broken
	nobody := ""
	if !ready {
		nobody = env.T("learn.who")
	}
	ok, locked := env.Writable()
	if ok {
		locked = ""
	}
	empty := func(is bool, id games.ID) string {
		if is {
			return env.T(id)
		}
		return ""
	}
	items := []ui.MenuItem{
		{Text: env.T("learn.chart"), Icon: ui.IconLetters, OnTap: func() { openChart(env) }},
		{Text: env.T("learn.family"), Icon: ui.IconUsers, OnTap: p.showFamily},
		{
			Text: env.T("learn.confusions"), Icon: ui.IconSwap, OnTap: func() { showConfusions(env, st, p.setMode) },
			Disabled: cmp.Or(nobody, empty(len(st.s.progress.Confused) == 0, "learn.confusions.none")),
		},
		{
			Text: env.T("learn.reset"), Icon: ui.IconFlag, OnTap: func() { p.unlessBusy(func() { p.fresh().ask(st.s.player, st.s.progress.Answers) }) },
			Disabled: cmp.Or(locked, nobody, empty(st.s.progress.Answers == 0, "learn.reset.none")),
		},
	}
	if ready {
		items = append(items, p.fresh().taken(st.s.player, locked, func(id store.LearningResetID) {
			p.unlessBusy(func() { p.fresh().takeBack(st.s.player, id) })
		})...)
	}
	ui.ShowMenu(p.bar.more, items)
}

// unlessBusy does something that would drop an answer that isn't safe.
func (p *Page) unlessBusy(do func()) {
	if !p.st.busy() {
		do()
	}
}

func (p *Page) fresh() freshStart { return freshStart{p.env, p.history, p.reopen} }

// reopen shows the progress of a player as it is now, when it is they who practise.
func (p *Page) reopen(player store.Player) {
	if !p.gone && p.st.s.player.ID == player.ID {
		p.st.letter = 0
		p.sit(player)
	}
}

// showFamily shows all who practise.
func (p *Page) showFamily() {
	if p.st.course == nil || p.env.Store == nil {
		return
	}
	loadFamily(p.env, p.st.course, func(all []session, err error) {
		switch {
		case p.gone:
		case err != nil:
			p.env.Failed(err)
		default:
			p.dialog = "family"
			showFamily(p.env, all, func() { p.dialog = "" })
			p.trace()
		}
	})
}

// showConfusions lists what was taken for what.
func showConfusions(env *shell.Env, st *state, practise func(course.Mode)) {
	box := ui.VGap(12, ui.NewPara(env.T("learn.confusions.what"), ui.Body, ui.Ink2))
	for _, x := range st.s.progress.Confusions() {
		a, b := []rune(x.Asked)[0], []rune(x.Said)[0]
		of, other := st.course.Differ(a, b)
		text := env.T("learn.confusions.pair", games.Args{"Asked": say.Letter(env, a), "Said": say.Letter(env, b), "N": x.Times})
		box.Add(ui.NewArea(ui.Well, 10, ui.Pad(8, ui.HMid(16, ui.MinSized(180, 0,
			draw.NewCompare(draw.Compared{Letter: a, Differ: of}, draw.Compared{Letter: b, Differ: other}, 44, draw.Options{})),
			ui.Stretch(ui.NewPara(text, ui.Label, ui.Ink))))))
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.confusions"), Body: box, Width: 560,
		Buttons: []ui.DialogButton{
			{Text: env.T("common.close"), Cancel: true},
			{Text: env.T("learn.confusions.practise"), Kind: ui.Primary, Default: true, OnTap: func() { practise(course.PairsMode) }},
		},
	})
}
