package settings_test

import (
	"testing"

	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/settings"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/locales"
)

// Below the parts lie as many games in small as there is room for, while the general settings are open.
func TestSamplesOfTheGames(t *testing.T) {
	env := shelltest.New(t, locales.German)
	all := table.Games{decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game()}
	shelltest.Pages(env, nil)
	mats := func() (n int) {
		for _, o := range shelltest.Find[*ui.Surface](env) {
			if o.Visible() && o.Size().Width > 150 {
				n++
			}
		}
		return n
	}
	env.Router.Show(settings.New(env, all, settings.General))
	if n := mats(); n != 4 {
		t.Errorf("%d games, want 4", n)
	}
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	if n := mats(); n != 3 || len(shelltest.Outside(env)) > 0 {
		t.Errorf("%d games in the least window, want 3; outside: %q", n, shelltest.Outside(env))
	}
	env.Router.Show(settings.New(env, all, settings.About))
	if n := mats(); n != 0 {
		t.Errorf("%d games next to another part", n)
	}
}
