package frame

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// What the curtain tells begins after the seat's own last action; before its first one it is all.
func TestSinceOnesOwnLastAction(t *testing.T) {
	events := []games.Event{{Step: 1, Seat: 0}, {Step: 2, Seat: 1}, {Step: 3, Seat: games.Table}, {Step: 4, Seat: 1}}
	for seat, want := range map[games.Seat]int{0: 3, 1: 0, 2: 4} {
		if got := since(events, seat); len(got) != want {
			t.Errorf("seat %d is told %d lines, want %d", seat, len(got), want)
		}
	}
}

// The ring of the button is empty until it is held, whether or not it has the keyboard.
func TestEmptyRingLooksEmpty(t *testing.T) {
	shelltest.New(t, locales.German)
	h := testHold(false, func() {})
	h.Resize(fyne.NewSquareSize(256))
	h.FocusGained()
	if h.ring.EndAngle != 0 || !h.around.Visible() || h.face.Size().Width != 184 {
		t.Errorf("%.0f degrees around %.0f", h.ring.EndAngle, h.face.Size().Width)
	}
	h.press()
	h.grown = holdSteps / 2
	h.update()
	if h.ring.EndAngle != 180 {
		t.Errorf("half held: %.0f degrees", h.ring.EndAngle)
	}
}

func testHold(twice bool, act func()) *holdButton {
	return newHoldButton(ui.NewAvatar("T", 0, curtainDisc), 0, twice, act)
}
