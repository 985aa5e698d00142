package mat

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// settleTime is how long a piece takes to its place.
const settleTime = 160 * time.Millisecond

// motion brings pieces to their places. It is only for the eye: the model is there already.
type motion struct {
	anim  *ui.Animation
	from  map[int]course.Laid // by id
	share float64
}

// start moves the pieces from where they are; step is called for each picture, and last with
// done.
func (m *motion) start(from map[int]course.Laid, step func(done bool)) {
	m.from, m.share = from, 0
	m.anim = ui.Animate(settleTime, fyne.AnimationEaseOut, func(f float32) {
		m.share = float64(f)
		step(f == 1)
	})
}

// stop ends the movement and tells whether there was one.
func (m *motion) stop() bool { return m.anim.Stop() }

// on is where a piece is now that belongs to a place.
func (m *motion) on(id int, to course.Laid) course.Laid {
	from, ok := m.from[id]
	if !m.anim.Running() || !ok {
		return to
	}
	by := math.Mod(math.Mod(to.Turn-from.Turn, 360)+540, 360) - 180 // the shorter way
	return course.Laid{Kind: to.Kind, X: from.X + (to.X-from.X)*m.share, Y: from.Y + (to.Y-from.Y)*m.share, Turn: from.Turn + by*m.share}
}
