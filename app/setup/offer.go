package setup

import (
	"spieltisch/app/guided"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// offer is the button that offers the guided match to somebody at the table who plays this for the first time.
type offer struct {
	env    *shell.Env
	kind   string
	match  bool // and no sheet
	bar    *ui.TopBar
	button *ui.Button
}

func newOffer(env *shell.Env, kind string, match bool, persons func() []store.Player, bar *ui.TopBar) *offer {
	o := &offer{env: env, kind: kind, match: match, bar: bar}
	o.button = ui.NewSmallButton("", ui.Soft, func() {
		if who, ok := guided.Newcomer(env, kind, persons()); ok {
			guided.OpenFor(env, kind, "", who)
		}
	}).WithIcon(ui.IconCompass)
	env.Trace.Mark("guided", o.button)
	return o
}

// show shows it while one of these is new to the game.
func (o *offer) show(persons []store.Player) {
	who, ok := guided.Newcomer(o.env, o.kind, persons)
	ui.Show(ok && o.match, o.button)
	o.button.SetText(o.env.T("guided.offer", games.Args{"Name": who.Name}))
	o.bar.SetRight(o.button) // it has another width now
}
