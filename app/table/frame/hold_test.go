package frame

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// spaces is a button on whose Space somebody presses, for ms a time: positive it is down, negative up. It tells how often the
// button acted.
func spaces(t *testing.T, twice bool, times ...int) (acted int, h *holdButton) {
	t.Helper()
	shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	h = testHold(twice, func() { acted++ })
	h.Resize(fyne.NewSquareSize(184))
	for _, ms := range times {
		h.key(fyne.KeySpace, ms > 0)
		clock.Pass(time.Duration(max(ms, -ms)) * time.Millisecond)
	}
	return acted, h
}

func TestHoldTakesHalfASecond(t *testing.T) {
	repeats := []int{250}
	for range 12 {
		repeats = append(repeats, -20, 10)
	}
	for name, c := range map[string]struct {
		times []int
		want  int
	}{
		"held":                              {[]int{510}, 1},
		"let go early":                      {[]int{400, -2000}, 0},
		"let go just before":                {[]int{490, -2000}, 0},
		"several touches":                   {[]int{300, -100, 300, -100, 300, -100}, 0},
		"repeats that arrive as taps":       {repeats, 1},
		"taps that are none, 70 ms apart":   {[]int{250, -70, 30, -70, 30, -70, 30, -70, 30, -70, 30, -70, 30, -70}, 0},
		"a hand that never stops trembling": {[]int{100, -50, 100, -50, 100, -50, 100, -50}, 1},
	} {
		if acted, _ := spaces(t, false, c.times...); acted != c.want {
			t.Errorf("%s: acted %d times, want %d", name, acted, c.want)
		}
	}
}

// For hands that can't hold a button there is another way, and one touch by mistake opens nothing there either.
func TestPressAndConfirm(t *testing.T) {
	for name, c := range map[string]struct {
		times []int
		waits bool
		want  int
	}{
		"pressed":               {[]int{50, -3000}, true, 0},
		"pressed and confirmed": {[]int{50, -3000, 20}, false, 1},
		"a double tap":          {[]int{50, -100, 50, -200}, false, 0},
		"held":                  {[]int{3000, -1000}, true, 0},
		"repeats as taps":       {[]int{500, -20, 10, -20, 10, -20, 10, -20, 10, -100}, true, 0},
	} {
		acted, h := spaces(t, true, c.times...)
		if waits := h.held && h.grown == holdSteps; acted != c.want || waits != c.waits {
			t.Errorf("%s: acted %d times, want %d; waits %v", name, acted, c.want, waits)
		}
	}
	_, h := spaces(t, true, 50, -3000)
	h.waits = func(on bool) {
		if on {
			t.Error("waits again")
		}
	}
	h.release() // the window has lost the focus
	if h.held {
		t.Error("still waits for the confirmation")
	}
}
