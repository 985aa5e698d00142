package woerterklauer

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui"
)

// A window that is low shows less, so the table, laid out too high at first, gets its height while it is being laid out: the bar at its
// foot lies inside of that.
func TestTableGetsLowerWhileItIsLaidOut(t *testing.T) {
	test.NewTempApp(t)
	bar := ui.MinSized(400, 100, canvas.NewRectangle(nil))
	c := &columns{frame: canvas.NewRectangle(nil), bar: bar, right: ui.VGap(12, ui.MinSized(400, 300, canvas.NewRectangle(nil)))}
	c.object = ui.Laid(c.leastSize, c.place, c.frame, c.right, c.bar)
	low := fyne.NewSize(1300, 524)
	c.tight = func(tight bool) {
		if tight && c.object.Size() != low {
			c.object.Resize(low)
		}
	}
	c.object.Resize(fyne.NewSize(1300, 549))
	if end := bar.Position().Y + bar.Size().Height; c.object.Size() != low || end > low.Height {
		t.Errorf("the bar ends at %v of %v", end, c.object.Size())
	}
}
