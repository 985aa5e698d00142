package learn

import (
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// mostResets is how many fresh starts the menu offers to take back.
const mostResets = 3

// freshStart lets somebody begin again from nothing, and takes that back: by the message, by Ctrl+Z, and later by the
// menu.
type freshStart struct {
	env     *shell.Env
	history *shell.History
	reopen  func(store.Player) // somebody's progress is another one now
}

// taken are the fresh starts of a player that can be taken back, as lines of the menu.
func (f freshStart) taken(player store.Player, locked string, takeBack func(store.LearningResetID)) []ui.MenuItem {
	all, err := f.env.Store.LearningResets(player.ID)
	f.env.Report(err)
	var out []ui.MenuItem
	for _, r := range all[:min(len(all), mostResets)] {
		out = append(out, ui.MenuItem{
			Text: f.env.T("learn.reset.undo", games.Args{"When": f.env.Texts.When(f.env.Now(), r.At), "N": r.Answers}),
			Icon: ui.IconUndo, Disabled: locked, OnTap: func() { takeBack(r.ID) },
		})
	}
	return out
}

// takeBack lets the answers before a fresh start count again.
func (f freshStart) takeBack(player store.Player, id store.LearningResetID) {
	if err := f.env.Store.UndoLearningReset(id); err != nil {
		f.env.Failed(err)
		return
	}
	f.reopen(player)
	f.env.Toast(f.env.T("learn.reset.undone", games.Args{"Name": player.Name}))
}

// ask asks whether somebody with so many answers wants to begin again.
func (f freshStart) ask(player store.Player, answers int) {
	ui.ShowDialog(f.env.Window, ui.Dialog{
		Title: f.env.T("learn.reset.ask"),
		Body:  ui.NewPara(f.env.T("learn.reset.what", games.Args{"Name": player.Name, "N": answers}), ui.Lead, ui.Ink),
		Buttons: []ui.DialogButton{
			{Text: f.env.T("common.cancel"), Cancel: true},
			{Text: f.env.T("learn.reset"), Kind: ui.Primary, Default: true, OnTap: func() { f.begin(player) }},
		},
	})
}

// begin begins again from nothing.
func (f freshStart) begin(player store.Player) {
	var done store.LearningReset
	again := func() (err error) {
		if done, err = f.env.Store.ResetLearning(player.ID); err == nil {
			f.reopen(player)
		}
		return err
	}
	if err := again(); err != nil {
		f.env.Failed(err)
		return
	}
	f.history.Add(f.env.T("learn.reset.done", games.Args{"Name": player.Name}), shell.Change{
		Undo: func() error {
			err := f.env.Store.UndoLearningReset(done.ID)
			if err == nil {
				f.reopen(player)
			}
			return err
		},
		Redo: again,
	})
}
