package ui_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
)

// Numbers begin at nothing, are ahead of half after half the time, and end at what they are; a stop shows that at once.
func TestCounting(t *testing.T) {
	test.NewTempApp(t)
	clock := shelltest.NewClock(t)
	points, loss := ui.NewText("40", ui.Body, ui.Ink), ui.NewText(ui.Signed(-8), ui.Body, ui.Ink)
	says := func(when, first, second string, running bool, c *ui.Counting) {
		t.Helper()
		if points.String() != first || loss.String() != second || c.Running() != running {
			t.Errorf("%s: %q and %q, running: %v", when, points, loss, c.Running())
		}
	}
	count := func() *ui.Counting {
		c := &ui.Counting{}
		c.Add(points, 40)
		c.Add(loss, -8)
		c.Run()
		return c
	}
	c := count()
	says("at first", "0", "0", true, c)
	clock.Pass(600 * time.Millisecond)
	says("halfway", "30", ui.Signed(-6), true, c)
	clock.Pass(600 * time.Millisecond)
	says("at the end", "40", ui.Signed(-8), false, c)

	c = count()
	clock.Pass(100 * time.Millisecond)
	c.Stop()
	says("stopped", "40", ui.Signed(-8), false, c)
	clock.Pass(time.Second)
	says("after a stop", "40", ui.Signed(-8), false, c)

	ui.SetAnimations(false)
	says("without motion", "40", ui.Signed(-8), false, count())
}
