package mat

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// begun is a mat with a letter that is nearly built, and a piece that is being dragged over it.
func begun(b *testing.B) *rig {
	c := newCourse(b)
	r := newRig(b, locales.German, c, build(c, 'E'))
	r.drags(places(c, 'E')[:3])
	from, to := r.trayAt(letterpiece.ShortStick), r.at(course.Laid{X: 3, Y: 2})
	r.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	return r
}

// A capture is what painting the window costs at most; a step of a drag may cost a hundredth of it.
func BenchmarkCapture(b *testing.B) {
	r := begun(b)
	c := r.env.Window.Canvas()
	c.Capture() // pictures are painted once
	for b.Loop() {
		c.Capture()
	}
}

func BenchmarkDragStep(b *testing.B) {
	r := begun(b)
	at := r.at(course.Laid{X: 3, Y: 2})
	dx := float32(3)
	for b.Loop() {
		at.X, dx = at.X+dx, -dx
		r.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(dx, 0)})
	}
}
