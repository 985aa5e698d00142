package decipher

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/tabletest"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// Whenever the curtain is drawn, Space is all that it takes, whatever was clicked.
func TestSpaceFindsTheCurtain(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	hold := func(what string) {
		t.Helper()
		tabletest.HoldSpace(p.env)
		p.must(p.board.maker != nil, what+": the curtain opens")
		if f := p.env.Window.Canvas().Focused(); f != nil {
			t.Errorf("%s: behind it the focus is on %v", what, f)
		}
	}
	hold("at first")
	p.env.Router.Blur()
	hold("after the window was away")
	p.key(fyne.KeyEscape)
	p.env.Change(func(pr *shell.Prefs) { pr.Language = locales.English })
	hold("in another language")
}
