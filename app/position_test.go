package app

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/locales"
)

// Home shows of each game what lies on the table, at any point of it; where nothing does yet, it has nothing to show.
func TestHomeShowsTheTable(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for _, g := range Games() {
		if g.Position == nil {
			t.Errorf("%s shows nothing", g.Kind.Name())
			continue
		}
		logs, err := filepath.Glob(filepath.Join("..", "games", g.Kind.Name(), "testdata", "logs", "1", "*.json"))
		fine(t, err)
		shown := 0
		for _, path := range logs {
			p := golden(t, g.Kind.Name(), strings.TrimSuffix(filepath.Base(path), ".json"))
			l := p.Until(0).Log(t)
			for n := range len(p.Rows) + 1 {
				if n > 0 {
					l = p.Next(t, l, p.Rows[n-1])
				}
				if o := g.Position(env, l.Match().View(games.Table), nil); o != nil {
					o.Resize(fyne.NewSize(340, 50))
					shown++
				}
			}
		}
		if shown == 0 {
			t.Errorf("%s never shows anything", g.Kind.Name())
		}
	}
	golden(t, "dicewords", "trust").Until(2).Play(t, env.Store, "", shelltest.Players(t, env, "Tina", "Lee")[0].ID, shelltest.Players(t, env, "Ben")[0].ID)
	env.Router = shell.NewRouter(env, Pages(env))
	env.Router.Home()
	if n := len(shelltest.Inside[*draw.Die](shelltest.Marked(t, env, "resume.0"))); n < 5 {
		t.Errorf("%d dice lie on home's table", n)
	}
}
