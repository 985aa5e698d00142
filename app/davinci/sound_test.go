package davinci_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
arrange: tile
deal: tile
draw: tile
guess: no steal yes
next: card
open: - steal
stop: - tile
take: tile
time_up: -`
	if got := tabletest.Sounds(t, davinci.Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}

// Whoever is alone behind the curtain isn't heard while they think, whatever their page plays.
func TestSecretsAreSilent(t *testing.T) {
	env := shelltest.New(t, locales.German)
	setup := dv.Setup{Options: davinci.Rules(false, dv.PadOff), Seed: 1}
	g, build := davinci.Game(), davinci.Game().Board
	var desk *table.Desk
	g.Board = func(d *table.Desk) *table.AnyBoard { desk = d; return build(d) }
	p := tabletest.Sit(t, env, g, tabletest.Start(t, env, dv.Kind{}, setup, "Tina", "Lee"))
	before := shelltest.Heard(env)
	desk.Play(sound.Tile)
	p.Unveil()
	if got := shelltest.Heard(env); got != strings.TrimSpace(before+" card") {
		t.Errorf("heard %q at the curtain", got)
	}
	desk.Play(sound.Tile)
	p.Key(fyne.KeyRight)
	if got := shelltest.Heard(env); got != strings.TrimSpace(before+" card") {
		t.Errorf("heard %q behind the curtain", got)
	}
}
