package decipher_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
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

// Whoever is next is told all points of the round that has ended, whoever found its word.
func TestCurtainTellsThePointsOfAll(t *testing.T) {
	for _, finder := range []games.Seat{1, 2} {
		p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
		p.word("ROT")
		p.Submit(finder, dc.Guess{Word: "ROT"})
		p.Key(fyne.KeyReturn, fyne.KeyReturn)
		p.Must(p.view().Phase == dc.PhaseWord && p.view().Maker == 1 && !p.Alone(), "the curtain of Lee")
		for _, e := range p.Session.Now().Events() {
			if e.ID == dc.EventPoints {
				p.Must(p.Says(e.ID, e.Args), p.Say(e.ID, e.Args))
			}
		}
	}
}
