package home

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// What tests measure or ask that no user sees as such.

func Beside(card float32) bool            { return beside(card) }
func BesideWidth(content float32) float32 { return besideWidth(content) }

// Facts is a game's card of this size: where its facts end, and where its circle begins if it is there.
func (p *Page) Facts(g *table.Game, s fyne.Size) (end, circle float32, there bool) {
	c := p.card(g)
	c.place(s)
	return c.facts.Position().X + c.facts.MinSize().Width, c.circle.Position().X, c.circle.Visible()
}

func (p *Page) AtTable() []store.Player { return p.players }

func (p *Page) NeedsHeight() float32 { return p.frame.least().Height }

func Winner(env *shell.Env, all table.Games, m store.Match) string {
	return actions{env, all}.winner(m)
}

func Details(env *shell.Env, all table.Games, m store.Match) string {
	return actions{env, all}.details(m)
}

func Standing(env *shell.Env, all table.Games, m store.Match) string {
	return actions{env, all}.standing(m)
}

func (p *MatchesPage) Table() (store.HistoryFilter, exchange.CSVStyle) { return p.query(), p.style() }
