package learn

import (
	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/store"
)

// mostResets is how many fresh starts the menu offers to take back.
const mostResets = 3

// showMenu opens what there is besides the tasks.
func (p *Page) showMenu() {
	env := p.env
	ready := p.c != nil && p.s.player.ID != 0 && p.at != broken
	nobody := ""
	if !ready {
		nobody = env.T("learn.who")
	}
	items := []ui.MenuItem{
		{Text: env.T("learn.chart"), Icon: ui.IconLetters, OnTap: p.openChart},
		{Text: env.T("learn.family"), Icon: ui.IconUsers, OnTap: p.showFamily},
		{Text: env.T("learn.confusions"), Icon: ui.IconSwap, Disabled: p.without(nobody, len(p.s.progress.Confused) == 0, "learn.confusions.none"), OnTap: p.showConfusions},
		{Text: env.T("learn.reset"), Icon: ui.IconFlag, Disabled: p.without(p.unwritable(nobody), p.s.progress.Answers == 0, "learn.reset.none"), OnTap: p.askReset},
	}
	if ready {
		items = append(items, p.resets()...)
	}
	ui.ShowMenu(p.more, items)
}

// without is why a line of the menu can't be used.
func (p *Page) without(why string, empty bool, id games.ID) string {
	if why == "" && empty {
		return p.env.T(id)
	}
	return why
}

func (p *Page) unwritable(why string) string {
	if ok, reason := p.env.Writable(); !ok {
		return reason
	}
	return why
}

// resets are the fresh starts that can be taken back.
func (p *Page) resets() []ui.MenuItem {
	all, err := p.env.Store.LearningResets(p.s.player.ID)
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
	}
	var out []ui.MenuItem
	for _, r := range all[:min(len(all), mostResets)] {
		out = append(out, ui.MenuItem{
			Text: p.env.T("learn.reset.undo", games.Args{"When": p.env.Texts.When(p.env.Now(), r.At), "N": r.Answers}),
			Icon: ui.IconUndo, Disabled: p.unwritable(""), OnTap: func() { p.takeBack(r.ID) },
		})
	}
	return out
}

// takeBack lets the answers before a fresh start count again.
func (p *Page) takeBack(id store.LearningResetID) {
	if p.busy() {
		return
	}
	if err := p.env.Store.UndoLearningReset(id); err != nil {
		p.env.Failed(err)
		return
	}
	p.sit(p.s.player)
	p.env.Toast(p.env.T("learn.reset.undone", p.name()))
}

// askReset asks whether somebody wants to begin anew.
func (p *Page) askReset() {
	if p.busy() {
		return
	}
	env := p.env
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.reset.ask"),
		Body:  ui.NewPara(env.T("learn.reset.what", games.Args{"Name": p.s.player.Name, "N": p.s.progress.Answers}), ui.Lead, ui.Ink),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("learn.reset"), Kind: ui.Primary, Default: true, OnTap: p.reset},
		},
	})
}

// reset begins anew; it can be taken back by the message, by Ctrl+Z, and later by the menu.
func (p *Page) reset() {
	player := p.s.player
	var done store.LearningReset
	again := func() (err error) {
		if done, err = p.env.Store.ResetLearning(player.ID); err == nil {
			p.reopen(player)
		}
		return err
	}
	if err := again(); err != nil {
		p.env.Failed(err)
		return
	}
	p.history.Add(p.env.T("learn.reset.done", games.Args{"Name": player.Name}), shell.Change{
		Undo: func() error {
			err := p.env.Store.UndoLearningReset(done.ID)
			if err == nil {
				p.reopen(player)
			}
			return err
		},
		Redo: again,
	})
}

// reopen shows the progress of a player anew, when it is he who practises.
func (p *Page) reopen(player store.Player) {
	if !p.gone && p.s.player.ID == player.ID {
		p.letter = 0
		p.sit(player)
	}
}

// showConfusions lists what was taken for what.
func (p *Page) showConfusions() {
	env := p.env
	box := ui.VGap(12, ui.NewPara(env.T("learn.confusions.what"), ui.Body, ui.Ink2))
	for _, x := range p.s.progress.Confusions() {
		a, b := []rune(x.Asked)[0], []rune(x.Said)[0]
		of, other := p.c.Differ(a, b)
		text := env.T("learn.confusions.pair", games.Args{"Asked": say.Letter(env, a), "Said": say.Letter(env, b), "N": x.Times})
		box.Add(ui.NewArea(ui.Well, 10, ui.Pad(8, ui.HMid(16, ui.MinSized(ui.Px(180), 0,
			draw.NewCompare(draw.Compared{Letter: a, Differ: of}, draw.Compared{Letter: b, Differ: other}, 44, draw.Options{})),
			ui.Stretch(ui.NewPara(text, ui.Label, ui.Ink))))))
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.confusions"), Body: box, Width: ui.Px(560),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.close"), Cancel: true},
			{Text: env.T("learn.confusions.practise"), Kind: ui.Primary, Default: true, OnTap: func() { p.setMode(course.PairsMode) }},
		},
	})
}
