package ui

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A star that was earned is told from an empty one in both themes, and is seen on a paper.
func TestStarsAreSeen(t *testing.T) {
	a := test.NewTempApp(t)
	for _, m := range []Mode{Light, DarkMode} {
		Apply(a, m)
		star := NewStar(40)
		w := test.NewTempWindow(t, NewCard(star))
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(star)
		middle := func() color.Color {
			return w.Canvas().Capture().At(int(at.X+star.Size().Width/2), int(at.Y+star.Size().Height/2))
		}
		empty := middle()
		star.Light(true)
		if lit := middle(); Contrast(lit, empty) < 1.4 {
			t.Errorf("%v: empty %v, earned %v", m, empty, lit)
		}
		if got := max(Contrast(Color(Gold), Color(CardBG)), Contrast(Color(GoldEdge), Color(CardBG))); got < 3 {
			t.Errorf("%v: an earned star has %.2f", m, got)
		}
	}
}
