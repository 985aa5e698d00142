package decipher_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/tabletest"
	"spieltisch/locales"
)

// Whenever the curtain is drawn, Space is all that it takes, whatever was clicked.
func TestSpaceFindsTheCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	hold := func(what string) {
		t.Helper()
		tabletest.HoldSpace(p.Env)
		p.Must(p.Alone(), what+": the curtain opens")
		if f := p.Env.Window.Canvas().Focused(); f != nil {
			t.Errorf("%s: behind it the focus is on %v", what, f)
		}
	}
	hold("at first")
	p.Env.Router.Blur()
	hold("after the window was away")
	p.Key(fyne.KeyEscape)
	p.Env.Change(func(pr *shell.Prefs) { pr.Language = locales.English })
	hold("in another language")
}
