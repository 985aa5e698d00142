package decipher

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// A message covers neither the action bar nor the main button.
func TestToastKeepsClear(t *testing.T) {
	for _, percent := range []int{100, 150} {
		p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
		shelltest.TextSize(p.env, percent)
		shelltest.Resize(p.env, 1000, 620)
		p.word("HOBBY")
		s := p.board.seekers
		for _, phase := range []string{"take", "place"} {
			p.env.Toast("Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe.")
			if out := shelltest.Covered(t, p.env, "Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe.", s.bar.object, s.hand.act); len(out) > 0 {
				t.Errorf("%d %s: %q", percent, phase, out)
			}
			p.place()
		}
	}
}
