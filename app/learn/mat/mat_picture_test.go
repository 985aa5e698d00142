package mat

import (
	"image"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/locales"
)

// alone shows a task without the page around it.
func (r *rig) alone(it course.Item, w, h float32) {
	r.give(it)
	o := r.task.Object()
	ui.NewRoot(r.env.Window).SetPage(ui.Laid(o.MinSize, func(fyne.Size) { ui.Put(o, 16, 16, w-32, h-32) }, o))
	r.env.Window.Resize(fyne.NewSize(ui.MinWidth, ui.MinHeight)) // without scroll bars
	r.shot = image.Rect(0, 0, int(w), int(h))
}

// The pictures show the mat: a letter that is begun, with the next place outlined and
// a piece being dragged, the pieces with their marks; the same in low windows; and both verdicts. A
// difference is to be looked at.
func TestPictureMat(t *testing.T) {
	c := newCourse(t)
	all := places(c, 'K')
	for _, mode := range []string{"light", "dark"} {
		r := newRig(t, locales.German, c, build(c, 'K'))
		r.env.Prefs.Mode, r.env.Prefs.Marks = mode, true
		r.env.ApplyPrefs()
		compare := func(what string) {
			t.Helper()
			seen := image.NewNRGBA(r.shot)
			draw.Draw(seen, r.shot, r.env.Window.Canvas().Capture(), image.Point{}, draw.Src)
			test.AssertImageMatches(t, what+"_"+mode+".png", seen)
		}
		for _, size := range []struct {
			name string
			w, h float32
		}{{"building", 640, 420}, {"low", 640, 240}, {"narrow", 440, 240}} {
			r.alone(build(c, 'K'), size.w, size.h)
			r.drags(all[:2])
			r.task.help()
			r.task.help()
			from, to := r.trayAt(all[2].Kind), r.at(all[2]).AddXY(60, -10)
			r.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
			r.wheel(to, -3)
			compare(size.name)
			r.board().DragEnd()
		}
		r.env.Prefs.Marks = false
		r.env.ApplyPrefs()
		r.alone(build(c, 'K'), 640, 420)
		r.drags(all)
		r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
		compare("right")
		r.alone(build(c, 'K'), 640, 420)
		r.near = .3
		r.drags(places(c, 'F'))
		r.task.check()
		r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
		compare("wrong")
	}
}
