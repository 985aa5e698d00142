package home_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/home"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/locales"
)

// Where one card has no room for the circle, none has it: only one of four would look as if that game alone could be played.
func TestCirclesGiveWayTogether(t *testing.T) {
	long := fakegame.Game(1)
	short := *long
	long.Minutes = 100000
	s := newStand(t, locales.German, &short, long)
	s.home()
	p := s.env.Router.Page().(*home.Page)
	shelltest.Resize(s.env, 1920, 1000)
	for width := float32(200); width < 700; width += 4 {
		size := fyne.NewSize(width, 260)
		_, _, a := p.Facts(&short, size)
		_, _, b := p.Facts(long, size)
		if a != b {
			t.Fatalf("%.0f wide: circles %t and %t", width, a, b)
		}
	}
}

// The circle, which only signals what the whole card does, never covers how many can play
// and how long it takes.
func TestCircleGivesWay(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, fakegame.Game(1))
		s.home()
		p := s.env.Router.Page().(*home.Page)
		there, gone := 0, 0
		for width := float32(200); width < 700; width += 4 {
			end, circle, seen := p.Facts(s.games[0], fyne.NewSize(width, 260))
			if !seen {
				gone++
				continue
			}
			there++
			if end > circle {
				t.Fatalf("%s, %.0f wide: the facts end at %.0f, the circle begins at %.0f", lang, width, end, circle)
			}
		}
		if there == 0 || gone == 0 {
			t.Errorf("%s: there at %d widths, gone at %d", lang, there, gone)
		}
	}
}
