package home

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// What tests measure or ask that no user sees as such.

func (p *Page) AtTable() []store.Player { return p.players }

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
