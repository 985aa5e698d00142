package mat

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// Every letter can be built by dragging and the wheel, and the task is done by itself.
func TestDragEveryLetter(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'A'))
	for _, letter := range c.Letters() {
		r.give(build(c, letter))
		r.drags(places(c, letter))
		if r.got != (answered{string(letter), 0, 1}) {
			t.Errorf("%c: %+v, it lies %+v", letter, r.got, r.task.model.now)
		}
	}
}

func TestLook(t *testing.T) {
	c := newCourse(t)
	for _, lang := range []locales.Lang{locales.German, locales.English} {
		r := newRig(t, lang, c, build(c, 'K'))
		for _, dark := range []string{"light", "dark"} {
			for _, size := range []int{100, 150} {
				r.env.Prefs.Mode, r.env.Prefs.TextSize = dark, size
				r.env.ApplyPrefs()
				for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}, {Width: 1000, Height: 450}} {
					name := func(s string) string { return fmt.Sprintf("%s_%s_%s_%d_%.0f", s, lang, dark, size, w.Height) }
					shelltest.Resize(r.env, w.Width, w.Height)
					it := build(c, 'K')
					it.New = true
					r.give(it)
					shot(t, r, name("new"))
					r.give(build(c, 'K'))
					k, f := places(c, 'K'), places(c, 'F')
					r.drag(r.trayAt(k[0].Kind), r.at(k[0]))
					r.drag(r.trayAt(k[1].Kind), r.at(k[1]))
					shelltest.Tap(t, r.env, r.env.T("learn.mat.check"))
					shot(t, r, name("check"))
					r.task.again()
					r.drags(k[:2])
					r.tap(r.trayAt(k[2].Kind))
					b := r.board()
					at := r.trayAt(3)
					for range 4 {
						d := b.plan.mat.middle().Subtract(r.trayAt(3))
						d.X, d.Y = d.X/4, d.Y/4
						at = at.AddXY(d.X, d.Y)
						b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(d.X, d.Y)})
					}
					shot(t, r, name("drag"))
					b.DragEnd()
					r.task.again()
					r.drags(k)
					r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
					shot(t, r, name("right"))
					r.give(build(c, 'K'))
					r.drags(f)
					r.task.check()
					r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
					shot(t, r, name("wrong"))
				}
			}
		}
	}
}
