package davinci_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// glows tells whether a code is lit up, or about to be.
func (p *seated) glows() bool {
	return slices.ContainsFunc(shelltest.Find[*draw.Glow](p.Env), (*draw.Glow).Shining)
}

// crack opens the page of the first of three, and guesses the next one's code up to its last tile.
func crack(t *testing.T, moving bool) (*seated, *shelltest.Clock) {
	t.Helper()
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee", "Ben")
	clock := shelltest.NewClock(t)
	ui.SetAnimations(moving)
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	for len(p.view(games.Table).Outs) == 0 {
		p.Must(!p.glows(), "before the code is cracked")
		p.Key(fyne.KeyRight)
		p.typeNumber(p.hidden(p.view(0).Targets()[0].ID))
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.Says("davinci.out.cracked"), "cracked")
	return p, clock
}

// A code that somebody has cracked is lit up when its last tile has turned over; any key ends that, and without motion there is
// nothing of it.
func TestCrackedCodeIsLitUp(t *testing.T) {
	const turns = 540 * time.Millisecond
	p, clock := crack(t, true)
	p.Must(p.glows(), "the last tile turns")
	clock.Pass(turns + 400*time.Millisecond)
	p.Must(p.glows(), "the light takes its half second")
	clock.Pass(200 * time.Millisecond)
	p.Must(!p.glows(), "and is over")

	p, _ = crack(t, true)
	p.Key(fyne.KeyRight)
	p.Must(!p.glows() && p.rival(1).ringed() >= 0, "a key does what it says at once")

	p, _ = crack(t, false)
	p.Must(!p.glows(), "without motion")
}
