package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/setup"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// NewSheet is the page that begins a sheet of r.Game: players in turn order, when and
// where, and the options of the game. The error is an *games.Illegal or a *store.Error.
func NewSheet(env *shell.Env, all table.Games, r shell.Route) (shell.Page, error) {
	g, err := all.Find(r.Game)
	if err != nil {
		return nil, err
	}
	if g.Sheet == nil {
		return nil, games.Refuse(table.NoGame, nil)
	}
	form := newAbout(env, about{played: env.Now()})
	return setup.NewPlanned(env, g, setup.Plan{
		Page: shell.NewSheet, Form: g.Sheet.Form(env), Title: "sheets.new.title", Start: "sheets.new.start",
		More: func() fyne.CanvasObject {
			return ui.VGap(16, ui.NewText(env.T("sheets.about"), ui.Title, ui.Ink), form.build())
		},
		Begin: func(players []store.Player, options []byte) bool {
			a, ok := form.read()
			if !ok {
				return false
			}
			id, err := create(env, g, store.NewSheet{Setup: options, Played: a.played, Place: a.place, Note: a.note}, players, nil)
			if err != nil {
				env.Toast(env.Explain(nil, err))
				return false
			}
			env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
			return true
		},
	})
}
