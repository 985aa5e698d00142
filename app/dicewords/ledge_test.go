package dicewords_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// Ten dice on the rack are smaller and stand on its ledge, and the empty tray says where they are.
func TestAllDiceStandOnTheLedge(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(dw.CheckTrust), 11, "Tina", "Lee")
		p.Key(fyne.KeySpace)
		p.Must(!p.Says("dicewords.tray.none"), "the dice are in the tray")
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for range dw.DiceCount {
			for _, die := range shelltest.Find[*draw.Die](p.Env) {
				if shelltest.Seen(p.Env, die) && die.Size().Height > 50 && at(die).Y < 440 {
					shelltest.TapAt(t, p.Env, shelltest.Middle(die))
					break
				}
			}
		}
		p.Must(p.Says("dicewords.tray.none"), "all have gone")
		ledge := at(shelltest.Find[*ui.Ledge](p.Env)[0]).Y
		for _, die := range shelltest.Find[*draw.Die](p.Env) {
			if size := die.Size().Height; size > 50 && size < 76 {
				if foot := at(die).Y + size; foot < ledge-3 || foot > ledge+6 {
					t.Errorf("%s: a die ends at %.0f, the ledge begins at %.0f", lang, foot, ledge)
				}
			}
		}
	}
}
