package draw

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// turning is the way of a tile from one look to another.
type turning struct {
	anim *fyne.Animation
	done float32 // 0 to 1; 1: nothing turns
}

// start turns for a while and refreshes the widget meanwhile.
func (t *turning) start(long time.Duration, refresh func()) {
	t.done = 0
	var anim *fyne.Animation
	anim = ui.NewAnimation(long, func(f float32) {
		if t.anim != anim {
			return // stopped while this tick was on its way
		}
		t.done = f
		if f == 1 {
			t.anim = nil
		}
		refresh()
	})
	anim.Curve = fyne.AnimationEaseInOut
	t.anim = anim
	refresh()
	anim.Start()
}

// stop ends a turn at once, and tells whether there was one.
func (t *turning) stop() bool {
	if t.anim == nil {
		return false
	}
	t.anim.Stop()
	t.anim, t.done = nil, 1
	return true
}
