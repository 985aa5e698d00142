package mat

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// Every letter can be built by dragging and the wheel, and the task is done by itself.
func TestDragEveryLetter(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'A'))
	for _, letter := range c.Letters() {
		r.give(build(c, letter))
		for _, want := range places(c, letter) {
			r.drag(r.trayAt(want.Kind), r.at(want))
			r.turned(want, func() { r.wheel(r.at(want), 1) })
		}
		if r.got != (answered{string(letter), 0, 1}) {
			t.Errorf("%c: %+v, it lies %+v", letter, r.got, r.task.model.now)
		}
	}
}

func TestLook(t *testing.T) {
	c := newCourse(t)
	for _, lang := range []locales.Lang{locales.German, locales.English} {
		r := newRig(t, lang, c, build(c, 'K'))
		shot(t, r, "mat_empty_"+string(lang))
		r.drag(r.trayAt(letterpiece.LongStick), r.at(places(c, 'K')[0]))
		r.drag(r.trayAt(letterpiece.ShortStick), r.at(places(c, 'K')[1]))
		r.wheel(r.at(places(c, 'K')[1]), 2)
		r.tap(r.trayAt(letterpiece.ShortStick))
		shot(t, r, "mat_two_"+string(lang))
		shelltest.Resize(r.env, 1000, 620)
		shelltest.Tap(t, r.env, r.env.T("learn.mat.help"))
		shelltest.Tap(t, r.env, r.env.T("learn.mat.help"))
		shot(t, r, "mat_low_"+string(lang))
	}
}
