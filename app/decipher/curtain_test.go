package decipher

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/table/tabletest"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// Whenever the curtain is drawn, Space is all that it takes: its button has the focus.
func TestSpaceFindsTheCurtain(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	hold := func(what string) {
		t.Helper()
		h, ok := p.env.Window.Canvas().Focused().(desktop.Keyable)
		if !ok {
			t.Fatalf("%s: the focus is on %v", what, p.env.Window.Canvas().Focused())
		}
		tabletest.HoldSpace(h)
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
