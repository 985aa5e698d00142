package decipher_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// A message covers neither the action bar nor the main button.
func TestToastKeepsClear(t *testing.T) {
	const message = "Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe."
	for _, percent := range []int{100, 150} {
		p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
		shelltest.TextSize(p.Env, percent)
		shelltest.Resize(p.Env, 1000, 620)
		p.word("HOBBY")
		for _, phase := range []string{"take", "place"} {
			p.Env.Toast(message)
			if out := shelltest.Covered(t, p.Env, message, p.bar(), p.marked("ask")); len(out) > 0 {
				t.Errorf("%d %s: %q", percent, phase, out)
			}
			p.place()
		}
	}
}

// bar is the card with the button for a guess.
func (p *seated) bar() *ui.Card {
	p.Helper()
	cards, guess := shelltest.Find[*ui.Card](p.Env), p.marked("guess")
	i := slices.IndexFunc(cards, func(c *ui.Card) bool { return slices.Contains(shelltest.Inside[fyne.CanvasObject](c), guess) })
	p.Must(i >= 0, "the action bar")
	return cards[i]
}
