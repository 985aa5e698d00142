package decipher_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// glows tells whether something good is lit up, or about to be.
func (p *seated) glows() bool {
	return slices.ContainsFunc(shelltest.Find[*draw.Glow](p.Env), (*draw.Glow).Shining)
}

// A piece that fits, and Bonus Mode, are lit up for half a second; a piece that doesn't fit isn't. No key waits for that, and
// without motion there is nothing of it.
func TestWhatIsGoodIsLitUp(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("LAMM")
	clock := shelltest.NewClock(t)
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.Must(p.glows(), "the first piece fits")
	clock.Pass(320 * time.Millisecond)
	p.Must(p.glows(), "it lies, and is lit up")
	clock.Pass(600 * time.Millisecond)
	p.Must(!p.glows(), "half a second later it isn't")

	p.Key(fyne.KeySpace)
	p.ask("1")
	p.Must(p.glows(), "the second one fits")
	p.Key(fyne.KeySpace)
	p.Must(!p.glows() && p.view().Hand != nil, "a key does what it says at once")
	p.ask("1")
	p.Must(p.view().Zones[0].Covered != [4]bool{} && !p.glows(), "no is no reason")

	for !p.view().Bonus {
		p.place()
	}
	p.Must(p.glows(), "Bonus Mode")
	p.Key(fyne.KeyLeft)
	p.Must(!p.glows(), "any key ends it")

	q := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	q.word("LAMM")
	shelltest.NewClock(t)
	ui.SetAnimations(false)
	q.Key(fyne.KeySpace)
	q.ask("1")
	q.Must(len(q.view().Zones[0].Pieces) == 1 && !q.glows(), "without motion")
}
