package people

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// merger is the dialog that says that a player is the same person as another one.
type merger struct {
	env    *shell.Env
	from   store.Player
	others []store.Player
	at     int // of others; -1: nobody yet

	what  *ui.Para
	wrong *ui.Para
}

// manyGames is how far the games of a player are counted.
const manyGames = 9999

// Merge asks which other player a player really is; done is called when the two have
// become one.
func Merge(env *shell.Env, from store.Player, done func()) {
	all, err := env.Store.AllPlayers()
	env.Report(err)
	m := &merger{env: env, from: from, others: slices.DeleteFunc(all, func(p store.Player) bool { return p.ID == from.ID }), at: -1}
	m.what = ui.NewPara(env.T("setup.merge.ask"), ui.Body, ui.Ink2)
	m.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	m.wrong.Hide()
	choice := ui.NewChoice(store.Names(m.others), -1, env.T("setup.merge.who"), m.choose)
	env.Trace.Mark("merge.who", choice)
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("setup.merge.title", games.Args{"Name": from.Name}),
		Width: 560,
		Body:  ui.VGap(12, choice, m.what, m.wrong),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true, Default: true},
			{Text: env.T("setup.merge.yes"), Kind: ui.Primary, Keep: true, OnTap: func() {
				if m.run() {
					h.Close()
					done()
				}
			}},
		},
		Focus: choice,
	})
}

// games is how many games a player has.
func (m *merger) games(p store.Player) int {
	n, err := m.env.Store.CountHistory(store.HistoryFilter{Player: p.ID}, manyGames)
	m.env.Report(err)
	return n
}

// choose says what would come of it.
func (m *merger) choose(at int) {
	m.at = at
	into := m.others[at]
	n := m.games(m.from)
	text := m.env.T("setup.merge.what", games.Args{"N": n, "Name": m.from.Name, "Other": into.Name, "All": n + m.games(into)})
	if into.Hidden && !m.from.Hidden {
		text += " " + m.env.T("setup.merge.shown", games.Args{"Other": into.Name})
	}
	m.what.SetText(text)
	say(m.env, m.wrong, "")
}

func (m *merger) run() bool {
	if m.at < 0 {
		say(m.env, m.wrong, m.env.T("setup.merge.nobody"))
		return false
	}
	if err := m.env.Store.MergePlayers(m.from.ID, m.others[m.at].ID); err != nil {
		say(m.env, m.wrong, m.env.ExplainStore(err))
		return false
	}
	return true
}

// mergedRow is a player who was merged into another one, with the way back.
func (m *manager) mergedRow(p, into store.Player, mark string) fyne.CanvasObject {
	env := m.env
	apart := ui.NewIconButton(ui.IconUndo, env.T("setup.merge.undo", games.Args{"Name": p.Name}), ui.Plain, func() {
		if err := env.Store.UnmergePlayer(p.ID); err != nil {
			m.adder.fail(err)
			return
		}
		m.update()
	})
	apart.SetEnabled(env.Writable())
	return m.line(p, mark, env.T("setup.merge.merged", games.Args{"Name": into.Name}), apart)
}
