package setup

import (
	"fmt"
	"strings"
	"testing"

	"spieltisch/app/dicewords"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/locales"
	"spieltisch/store"
)

func TestLooks(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.NewMoving(t, lang)
		games := table.Games{dicewords.Game()}
		shelltest.Pages(env, map[string]shell.Builder{shell.Setup: func(r shell.Route) (shell.Page, error) { return New(env, games, r) }})
		to := shell.Route{Page: shell.Setup, Game: "dicewords"}
		env.Router.Open(to)
		shelltest.Shot(t, env, fmt.Sprintf("setup_%s_empty", lang))
		var ids []store.PlayerID
		for i, name := range []string{"Tina", "Lee", "Ben", "Mia", "Großmutter Annegret", "Jo", "Mo"} {
			p, err := env.Store.AddPlayer(name, i%6)
			if err != nil {
				t.Fatal(err)
			}
			ids = append(ids, p.ID)
		}
		if err := env.Store.SetSetting("setup.dicewords.players", ids[:3]); err != nil {
			t.Fatal(err)
		}
		env.Router.Open(to)
		shelltest.Shot(t, env, fmt.Sprintf("setup_%s", lang))
		env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
		shelltest.Shot(t, env, fmt.Sprintf("setup_%s_dark", lang))
		env.Change(func(p *shell.Prefs) { p.Mode = "light" })
		if err := env.Store.SetSetting("setup.dicewords.players", ids); err != nil {
			t.Fatal(err)
		}
		for _, size := range []int{100, 150} {
			env.Router.Open(to)
			shelltest.Resize(env, 1000, 620)
			shelltest.TextSize(env, size)
			shelltest.Shot(t, env, fmt.Sprintf("setup_%s_small_%d", lang, size))
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s at %d %%: outside of the window: %s", lang, size, strings.Join(out, "\n"))
			}
		}
		shelltest.Resize(env, 1280, 800)
		shelltest.TextSize(env, 100)
		people.Manage(env, func() {})
		shelltest.Shot(t, env, fmt.Sprintf("players_%s", lang))
		all, _ := env.Store.Players()
		people.Edit(env, all[0], func() {})
		shelltest.Shot(t, env, fmt.Sprintf("edit_%s", lang))
	}
}
