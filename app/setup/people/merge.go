package people

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// manyGames is how far the games of a player are counted.
const manyGames = 9999

// Merge asks which other player a player really is; done is called when the two have
// become one.
func Merge(env *shell.Env, from store.Player, done func()) {
	all, err := env.Store.AllPlayers()
	env.Report(err)
	others, into := slices.DeleteFunc(all, func(p store.Player) bool { return p.ID == from.ID }), -1
	what, wrong := ui.NewPara(env.T("setup.merge.ask"), ui.Body, ui.Ink2), ui.NewPara("", ui.Strong, ui.Warn)
	wrong.Hide()
	choice := ui.NewChoice(store.Names(others), -1, env.T("setup.merge.who"), func(at int) {
		into = at
		what.SetText(become(env, from, others[at]))
		say(env, wrong, "")
	})
	env.Trace.Mark("merge.who", choice)
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("setup.merge.title", games.Args{"Name": from.Name}), Body: ui.VGap(12, choice, what, wrong), Focus: choice,
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true, Default: true},
			{Text: env.T("setup.merge.yes"), Kind: ui.Primary, Keep: true, OnTap: func() {
				if into < 0 {
					say(env, wrong, env.T("setup.merge.nobody"))
				} else if err := env.Store.MergePlayers(from.ID, others[into].ID); err != nil {
					say(env, wrong, env.ExplainStore(err))
				} else {
					h.Close()
					done()
				}
			}},
		},
	})
}

// become says what comes of two who are one.
func become(env *shell.Env, from, into store.Player) string {
	played := func(p store.Player) int {
		n, err := env.Store.CountHistory(store.HistoryFilter{Player: p.ID}, manyGames)
		env.Report(err)
		return n
	}
	n := played(from)
	text := env.T("setup.merge.what", games.Args{"N": n, "Name": from.Name, "Other": into.Name, "All": n + played(into)})
	if into.Hidden && !from.Hidden {
		text += " " + env.T("setup.merge.shown", games.Args{"Other": into.Name})
	}
	return text
}

// mergedRow is a player who was merged into another one, with the way back.
func (m *manager) mergedRow(p, into store.Player, mark string) {
	apart := func() {
		if !m.failed(m.env.Store.UnmergePlayer(p.ID)) {
			m.update()
		}
	}
	text := m.env.T("setup.merge.undo", games.Args{"Name": p.Name})
	m.line(p, mark, m.env.T("setup.merge.merged", games.Args{"Name": into.Name}), nil, []ui.MenuItem{{Text: text, Icon: ui.IconUndo, OnTap: apart}})
}
