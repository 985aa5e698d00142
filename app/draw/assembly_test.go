package draw_test

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

// A piece ends its way where it lies in the letter, upright and turned, so that nothing jumps.
func TestPiecesLandInTheirPlaces(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	for _, r := range draw.Letters().Letters() {
		l, _ := draw.Letters().Letter(r)
		for i := range l.Pieces {
			for _, turned := range []bool{false, true} {
				if off := draw.LandsOff(r, i, turned); off > .02 {
					t.Errorf("%c: piece %d (turned %v) lands %.2f units beside its place", r, i, turned, off)
				}
			}
		}
	}
}

// timers are what waits, to be fired by hand.
type timers struct{ waiting []func() }

func (w *timers) after(_ time.Duration, f func()) func() {
	w.waiting = append(w.waiting, f)
	return func() { w.waiting = nil }
}

func (w *timers) fire(t *testing.T) {
	t.Helper()
	if len(w.waiting) != 1 {
		t.Fatalf("%d wait", len(w.waiting))
	}
	f := w.waiting[0]
	w.waiting = nil
	f()
}

// It plays by itself, with and without flight: every part of the recipe is told when its pieces come,
// and at the end that the letter stands.
func TestAssemblyPlays(t *testing.T) {
	for _, moving := range []bool{false, true} {
		shelltest.NewBare(t, locales.German)
		ui.SetAnimations(moving)
		w := &timers{}
		ui.SetTimer(w.after)
		a := draw.NewAssembly(120, ui.CardBG, draw.Options{})
		var told []int
		a.OnPart = func(part int) { told = append(told, part) }
		a.SetLetter('E', []int{1, 3})
		a.Play()
		for range 4 {
			w.fire(t)
		}
		if want := []int{-1, 0, 1, 1, 1, -1}; !slices.Equal(told, want) {
			t.Errorf("moving %v: told %v", moving, told)
		}
		if n, all := a.Laid(); n != 4 || all != 4 || a.Lit(3) || len(w.waiting) > 0 {
			t.Errorf("moving %v: %d of %d at the end", moving, n, all)
		}
	}
}

// Rings lie around the pieces of the part that is being said.
func TestAssemblyLights(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	a := draw.NewAssembly(120, ui.CardBG, draw.Options{})
	a.SetLetter('E', []int{1, 3})
	lit := func() (out []int) {
		for i := range 4 {
			if a.Lit(i) {
				out = append(out, i)
			}
		}
		return out
	}
	for step, want := range [][]int{{0}, {1}, {1, 2}, {1, 2, 3}, {0}} {
		a.Next()
		if got := lit(); !slices.Equal(got, want) {
			t.Errorf("step %d: %v have rings instead of %v", step, got, want)
		}
	}
	a.Stop()
	if n, _ := a.Laid(); n != 4 || len(lit()) > 0 {
		t.Error("it doesn't stand after Stop")
	}
}

// A step while a piece is on its way lays it at once, instead of one more.
func TestAssemblyDoesNotSkip(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	a := draw.NewAssembly(120, ui.CardBG, draw.Options{})
	a.SetLetter('N', nil)
	a.Next()
	a.Hold(.4)
	if n, _ := a.Laid(); n != 1 {
		t.Fatal(n, "lie")
	}
	a.Next()
	if n, _ := a.Laid(); n != 2 {
		t.Error(n, "lie after a step on the way")
	}
}

// It leaves its room in no letter, however narrow or low that is.
func TestAssemblyKeepsItsRoom(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	for _, s := range []fyne.Size{fyne.NewSize(160, 64), fyne.NewSize(240, 400), fyne.NewSize(700, 90)} {
		for _, r := range draw.Letters().Letters() {
			a := draw.NewAssembly(220, ui.CardBG, draw.Options{})
			a.SetLetter(r, nil)
			a.Resize(s)
			if got := draw.Spread(a); got.Width > s.Width+4 || got.Height > s.Height+4 {
				t.Errorf("%c takes %v of %v", r, got, s)
			}
		}
	}
}
