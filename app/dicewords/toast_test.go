package dicewords

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// A message covers neither the dice nor the button that throws them nor the word that is
// being made.
func TestToastKeepsClear(t *testing.T) {
	const message = "Das steht nicht in der Wortliste."
	for _, percent := range []int{100, 150} {
		p := sit(t, locales.German, options(dw.CheckTrust), 11, "Tina", "Lee")
		shelltest.TextSize(p.env, percent)
		shelltest.Resize(p.env, 1000, 620)
		p.key(fyne.KeySpace)
		p.typed(p.lying(4))
		p.env.Toast(message)
		if out := shelltest.Covered(t, p.env, message, p.board.head.throw, p.board.word.object, p.board.dice); len(out) > 0 {
			t.Errorf("%d: %q", percent, out)
		}
	}
}
