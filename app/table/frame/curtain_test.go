package frame

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// With less height the curtain drops first what one can do without, keeps who is asked,
// the button and how to hold it, and never lets anything overlap.
func TestCurtainSavesHeight(t *testing.T) {
	env := shelltest.New(t, locales.German)
	hold := newHoldButton(env.T("table.curtain.hold"), "", func() {})
	discs := []fyne.CanvasObject{ui.NewAvatar("T", 0, 192), ui.NewAvatar("T", 0, 112), ui.NewAvatar("T", 0, 56)}
	side := sideOf(discs, ui.NewText("Tina ist dran", ui.Hero, ui.Ink), hold, []string{
		"Tina denkt sich das geheime Wort aus.", "Nur Tina schaut hin", env.T("table.curtain.how"), env.T("table.curtain.release"),
	})
	seen := func(i int) bool { return side.Objects[i].Visible() }
	const disc, who, task, alone, button, how, released = 0, 1, 2, 3, 4, 5, 6
	side.Resize(fyne.NewSize(450, 600))
	least := side.MinSize().Height
	for h := float32(760); h >= least; h -= 4 {
		side.Resize(fyne.NewSize(450, h))
		stacked(t, side, h)
		if !seen(disc) || !seen(who) || !seen(button) || !seen(how) {
			t.Fatalf("%.0f high: what must be seen isn't", h)
		}
		if seen(released) && !seen(alone) || seen(alone) && !seen(task) {
			t.Fatalf("%.0f high: the wrong part went first", h)
		}
	}
	few, many := side.MinSize().Height, float32(900)
	for h, want := range map[float32]string{few: "disc 2, hold 144, 4 parts", many: "disc 0, hold 184, 7 parts"} {
		side.Resize(fyne.NewSize(450, h))
		if got := curtainParts(side, discs, hold); got != want {
			t.Errorf("%.0f high: %s, want %s", h, got, want)
		}
	}
}

// curtainParts tells which disc is seen, how large the button is, and how many parts are seen.
func curtainParts(side *fyne.Container, discs []fyne.CanvasObject, hold *holdButton) string {
	parts, disc := 0, -1
	for _, o := range side.Objects {
		if o.Visible() {
			parts++
		}
	}
	for i, o := range discs {
		if o.Visible() {
			disc = i
		}
	}
	return fmt.Sprintf("disc %d, hold %.0f, %d parts", disc, hold.Size().Width, parts)
}

// stacked fails where parts that are seen lie over each other or below the end.
func stacked(t *testing.T, side *fyne.Container, h float32) {
	t.Helper()
	y := float32(0)
	for i, o := range side.Objects {
		if !o.Visible() {
			continue
		}
		if o.Position().Y < y {
			t.Fatalf("%.0f high: part %d lies over what is above it", h, i)
		}
		y = o.Position().Y + o.Size().Height
	}
	if y > h+1 {
		t.Fatalf("%.0f high: ends at %.0f", h, y)
	}
}

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
	h := newHoldButton("Halten", "", func() {})
	h.Resize(fyne.NewSquareSize(184))
	empty := h.track.FillColor
	h.FocusGained()
	if h.track.FillColor != empty || h.ring.EndAngle != 0 || !h.around.Visible() {
		t.Errorf("the track is %v, was %v; %.0f degrees", h.track.FillColor, empty, h.ring.EndAngle)
	}
	h.press()
	h.grown = holdSteps / 2
	h.update()
	if h.ring.EndAngle != 180 {
		t.Errorf("half held: %.0f degrees", h.ring.EndAngle)
	}
}

// With the largest letters the word on the button stays inside of its disc.
func TestHoldStaysOnTheButton(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		ui.Apply(env.App, ui.Light)
		for i, size := range []float32{143, 184, 276, 143, 143} {
			text := []games.ID{"table.curtain.hold", "table.curtain.hold", "table.curtain.hold", "table.curtain.press", "table.curtain.confirm"}[i]
			h := newHoldButton(env.T(text), "", func() {})
			h.Resize(fyne.NewSquareSize(size))
			word := shelltest.Inside[*canvas.Text](h.label)[0]
			middle := h.label.Position().Y + h.label.Size().Height/2 - size/2
			r, below := float64(h.face.Size().Width/2), float64(middle+word.TextSize*.36)
			if x := float64(word.MinSize().Width / 2); x*x+below*below > r*r {
				t.Errorf("%s, %.0f: %q is %.0f wide, %.0f below the middle of a disc of %.0f", lang, size, word.Text, 2*x, below, r)
			}
		}
	}
}
