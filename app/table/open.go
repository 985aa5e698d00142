package table

import (
	"log/slog"

	"spieltisch/app/shell"
	"spieltisch/store"
)

// openMatch is the match whose table is open; a program that ends well leaves none.
var openMatch = store.ThisComputer[store.MatchID]("open.match")

// NoteOpen notes whose table is open, 0 for none.
func NoteOpen(env *shell.Env, id store.MatchID) {
	if env.Store.ReadOnly() || LeftOpen(env) == id {
		return
	}
	if err := openMatch.Set(env.Store, id); err != nil {
		slog.Warn("which table is open", "err", err)
	}
}

// LeftOpen is the match at whose table the program ended without warning, 0 for none.
func LeftOpen(env *shell.Env) (id store.MatchID) {
	if _, err := openMatch.Get(env.Store, &id); err != nil {
		slog.Warn("which table was open", "err", err)
	}
	return id
}
