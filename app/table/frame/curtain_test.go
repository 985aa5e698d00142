package frame

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
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

// The newest lines have room on the curtain, and the word of a round among them though its points were told after it.
func TestCurtainKeepsTheWord(t *testing.T) {
	events := []games.Event{{Step: 1, Args: games.Args{"Word": "HUND"}}, {Step: 2, Args: games.Args{"Word": "PANDA"}}, {Step: 2}, {Step: 3}, {Step: 4}}
	for most, want := range map[int][]int{0: {1, 2, 2, 3, 4}, 3: {2, 3, 4}, 4: {2, 2, 3, 4}, 9: {1, 2, 2, 3, 4}} {
		told := newest(events, most)
		steps := each.Of(told, func(e games.Event) int { return e.Step })
		if !slices.Equal(steps, want) || !slices.ContainsFunc(told, func(e games.Event) bool { return e.Args["Word"] == "PANDA" }) {
			t.Errorf("%d lines: %v", most, told)
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
