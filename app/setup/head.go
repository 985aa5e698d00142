package setup

import (
	"spieltisch/app/guided"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// head is the head of the page: what is begun, of which game, and the rules. It offers the guided match to somebody at the table who
// plays this for the first time.
type head struct {
	env   *shell.Env
	kind  string
	match bool // and no sheet
	bar   *ui.TopBar
	offer *ui.Button
	rules *ui.Button
}

// newHead gets the setup as it stands, for the language of the words, and who sits at the table.
func newHead(env *shell.Env, g *table.Game, title string, match bool, setup func() []byte, persons func() []store.Player) *head {
	h := &head{env: env, kind: g.Kind.Name(), match: match}
	h.bar = env.TopBar(env.Router.Back, g.Badge(), title).SetChips(ui.NewChip(g.Name(env), ""))
	h.offer = ui.NewSmallButton("", ui.Soft, func() {
		if who, ok := guided.Newcomer(env, h.kind, persons()); ok {
			guided.OpenFor(env, h.kind, "", who)
		}
	}).WithIcon(ui.IconCompass)
	h.rules = ui.NewSmallButton(env.T("table.rules"), ui.WellBtn, func() { env.Router.Open(table.RulesOf(h.kind, setup())) }).WithIcon(ui.IconBook)
	env.Trace.Mark("guided", h.offer)
	env.Trace.Mark("rules", h.rules)
	return h
}

// show offers the guided match while one of these is new to the game.
func (h *head) show(persons []store.Player) {
	who, ok := guided.Newcomer(h.env, h.kind, persons)
	ui.Show(ok && h.match, h.offer)
	h.offer.SetText(h.env.T("guided.offer", games.Args{"Name": who.Name}))
	h.bar.SetRight(h.offer, h.rules) // the first one has another width now
}
