package setup

import (
	"spieltisch/app/guided"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// newOffer is the button that offers the guided match to somebody at the table who plays this for the first time.
func (p *Page) newOffer(bar *ui.TopBar) {
	p.bar, p.offer = bar, ui.NewSmallButton("", ui.Soft, func() {
		if who, ok := guided.Newcomer(p.env, p.game.Kind.Name(), p.persons()); ok {
			guided.OpenFor(p.env, p.game.Kind.Name(), "", who)
		}
	}).WithIcon(ui.IconCompass)
	p.env.Trace.Mark("guided", p.offer)
}

// fillOffer shows it while somebody at the table is new to the game.
func (p *Page) fillOffer() {
	who, ok := guided.Newcomer(p.env, p.game.Kind.Name(), p.persons())
	ui.Show(ok && p.plan == nil, p.offer)
	p.offer.SetText(p.env.T("guided.offer", games.Args{"Name": who.Name}))
	p.bar.SetRight(p.offer) // it has another width now
}
