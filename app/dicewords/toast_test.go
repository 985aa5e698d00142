package dicewords_test

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
	p := sit(t, locales.German, options(dw.CheckTrust), 11, "Tina", "Lee")
	shelltest.Resize(p.Env, 1000, 620)
	p.Key(fyne.KeySpace)
	p.Type(p.lying(4))
	p.Env.Toast(message)
	var kept []fyne.CanvasObject
	for _, name := range []string{"throw", "score", "dice"} {
		kept = append(kept, shelltest.Marked(t, p.Env, name))
	}
	if out := shelltest.Covered(t, p.Env, message, kept...); len(out) > 0 {
		t.Errorf("%q", out)
	}
}
