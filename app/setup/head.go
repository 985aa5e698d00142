package setup

import (
	"spieltisch/app/guided"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/climb"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// newHead is the head of the page: what is begun, of which game, the ladder of who is alone, and the rules. p.offer has it
// offer the guided match while somebody at the table plays this for the first time.
func (p *Page) newHead() *ui.TopBar {
	env, kind := p.env, p.game.Kind.Name()
	bar := env.TopBar(env.Router.Back, p.game.Badge(), env.T(p.what())).SetChips(ui.NewChip(p.game.Name(env), ""))
	var who store.Player
	guide := ui.NewSmallButton("", ui.Soft, func() { guided.OpenFor(env, kind, "", who) }).WithIcon(ui.IconCompass)
	rules := ui.NewSmallButton(env.T("table.rules"), ui.WellBtn, func() {
		env.Router.Open(table.RulesOf(kind, p.form.Setup(max(len(p.seats), p.game.MinSeats), 0))) // in the language of the words
	}).WithIcon(ui.IconBook)
	climbs := ui.NewSmallButton(env.T("ladder.title"), ui.WellBtn, func() {
		env.Router.Open(shell.Route{Page: shell.Ladder, Game: kind, Player: personsOf(p.seats)[0].ID})
	}).WithIcon(ui.IconStar)
	env.Trace.Mark("ladder", climbs)
	env.Trace.Mark("guided", guide)
	env.Trace.Mark("rules", rules)
	p.offer = func() {
		var ok bool
		who, ok = guided.Newcomer(env, kind, personsOf(p.seats))
		ui.Show(ok && p.plan == nil, guide)
		guide.SetText(env.T("guided.offer", games.Args{"Name": who.Name}))
		ui.Show(p.plan == nil && climb.Has(p.game) && len(personsOf(p.seats)) == 1, climbs)
		bar.SetRight(guide, climbs, rules) // the first one has another width now
	}
	return bar
}
