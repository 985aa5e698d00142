package draw

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// turning is the way of a tile from one look to another.
type turning struct {
	anim *ui.Animation
	done float32 // 0 to 1; 1: nothing turns
}

// start turns for a while and refreshes the widget meanwhile.
func (t *turning) start(long time.Duration, refresh func()) {
	t.done = 0
	refresh()
	t.anim = ui.Animate(long, fyne.AnimationEaseInOut, func(f float32) {
		t.done = f
		refresh()
	})
}

// stop ends a turn at once, and tells whether there was one.
func (t *turning) stop() bool {
	if !t.anim.Stop() {
		return false
	}
	t.done = 1
	return true
}
