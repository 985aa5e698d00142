package dicewords_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/table/tabletest"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// TestPictureTwins: two matches that differ in nothing but what nobody may know yet
// look the same to the last pixel, and differ as soon as the throws have shown it.
func TestPictureTwins(t *testing.T) {
	for _, lang := range locales.Langs {
		var pictures [2][2]string
		for i, seed := range []uint64{20, 21} {
			p := sit(t, lang, options(dw.CheckTrust), seed, "Tina", "Lee")
			pictures[0][i] = tabletest.Shoot(t, p.Env, "").Drawn
			p.Key(fyne.KeySpace)
			pictures[1][i] = tabletest.Shoot(t, p.Env, "").Drawn
		}
		if pictures[0][0] != pictures[0][1] {
			t.Error(lang, "the page tells something about the seed")
		}
		if pictures[1][0] == pictures[1][1] {
			t.Error(lang, "the throws look the same: this test could not fail")
		}
	}
}
