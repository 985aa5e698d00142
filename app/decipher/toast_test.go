package decipher_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// A message covers neither the zones' buttons nor that for the word, nor the tokens.
func TestToastKeepsClear(t *testing.T) {
	const message = "Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe."
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1000, 620)
	p.word("HOBBY")
	for _, phase := range []string{"take", "place"} {
		p.Env.Toast(message)
		if out := shelltest.Covered(t, p.Env, message, p.marked("guess"), p.marked("ask"), p.marked("bonus")); len(out) > 0 {
			t.Errorf("%s: %q", phase, out)
		}
		p.place()
	}
}

// Nor does one cover how the curtain is opened: it comes there after the last move was taken back.
func TestToastLeavesTheCurtainsKey(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
		p := seat(t, locales.English, rules(locales.English, 5), "Tina", "Lee", "Ben")
		shelltest.Resize(p.Env, size.Width, size.Height)
		var how []fyne.CanvasObject
		for _, o := range shelltest.Find[*ui.Text](p.Env) {
			if o.String() == p.Env.T("table.curtain.hold") {
				how = append(how, o)
			}
		}
		p.Must(len(how) == 1, "the curtain says how")
		message := p.Env.T("table.undone")
		p.Env.Toast(message)
		if out := shelltest.Covered(t, p.Env, message, how...); len(out) > 0 {
			t.Errorf("%v: %q", size, out)
		}
	}
}
