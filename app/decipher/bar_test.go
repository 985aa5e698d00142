package decipher_test

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// In Bonus Mode the button for another order gives way, so that the zone of the last question isn't cut off.
func TestBonusModeShowsTheZoneAskedFor(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Oma Inge", "Lee")
	shelltest.Resize(p.Env, 1280, 800)
	p.word("LAMM")
	p.place()
	p.Must(p.sees("order"), "before it there is room")
	for !p.view().Bonus {
		p.place()
	}
	p.Must(!p.sees("order"), "an icon is enough")
}
