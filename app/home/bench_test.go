package home_test

import (
	"testing"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/locales"
)

// opening measures how long a page takes to open.
func opening(b *testing.B, page func(*shell.Env, table.Games) shell.Page) {
	shelltest.Pace(b, 3, func(b *testing.B, games int) func() {
		env := shelltest.New(b, locales.German)
		shelltest.FillFamily(b, env, games, fakegame.Name, "davinci")
		shelltest.Pages(env, nil)
		all := table.Games{fakegame.Game(4)}
		return func() { env.Router.Show(page(env, all)) }
	})
}

func BenchmarkHome(b *testing.B) {
	opening(b, func(env *shell.Env, all table.Games) shell.Page { return home.New(env, all) })
}

func BenchmarkHistory(b *testing.B) {
	opening(b, func(env *shell.Env, all table.Games) shell.Page { return home.NewMatches(env, all, shell.Route{}) })
}
