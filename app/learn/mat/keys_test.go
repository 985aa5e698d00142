package mat

import (
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// hold holds modifier keys for the rest of a test.
func hold(t *testing.T) (set func(fyne.KeyModifier)) {
	t.Helper()
	t.Cleanup(func() { ui.SetModifiers(nil) })
	held := fyne.KeyModifier(0)
	ui.SetModifiers(func() fyne.KeyModifier { return held })
	return func(m fyne.KeyModifier) { held = m }
}

// arrow presses the arrow key that brings a piece nearer to a place, with Shift for a small step.
func (r *rig) arrow(p, want course.Laid, shift func(fyne.KeyModifier)) {
	dx, dy := want.X-p.X, want.Y-p.Y
	key := fyne.KeyRight
	switch {
	case math.Abs(dx) >= math.Abs(dy) && dx < 0:
		key = fyne.KeyLeft
	case math.Abs(dx) < math.Abs(dy) && dy < 0:
		key = fyne.KeyUp
	case math.Abs(dx) < math.Abs(dy):
		key = fyne.KeyDown
	}
	if max(math.Abs(dx), math.Abs(dy)) < keyStep {
		shift(fyne.KeyModifierShift)
	}
	shelltest.Key(r.env, key)
	shift(0)
}

// A digit of the number pad takes a piece, and isn't an arrow that moves it, too.
func TestPadDigitsOnlyTake(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'A'))
	clock := shelltest.NewClock(t)
	for i, place := range []int{79, 80, 81, 75} { // 1 to 4
		digit := rune('1' + i)
		r.board().TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(digit), Physical: fyne.HardwareKey{ScanCode: place}})
		r.board().TypedRune(digit)
		lies := r.newest()
		if clock.Pass(time.Second); r.newest() != lies || lies.id != i+1 {
			t.Errorf("%c: it lay at %+v, and then at %+v", digit, lies, r.newest())
		}
	}
}

// Every letter can be built by keys alone.
func TestKeysEveryLetter(t *testing.T) {
	c := newCourse(t)
	shift := hold(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'A'))
		for _, letter := range c.Letters() {
			r.give(build(c, letter))
			for i, want := range places(c, letter) {
				if i%2 == 0 {
					shelltest.Type(r.env, string(rune('1'+want.Kind)))
				} else { // or by Tab and Space
					shift(fyne.KeyModifierShift)
					for r.board().sel != 0 || r.board().tray != int(want.Kind) {
						shelltest.Key(r.env, fyne.KeyTab)
					}
					shift(0)
					shelltest.Key(r.env, fyne.KeySpace)
				}
				r.lay(want, func(piece) { shelltest.Type(r.env, "r") }, func(p piece) { r.arrow(p.Laid, want, shift) })
			}
			if r.got != (answered{string(letter), 0, 1}) {
				t.Errorf("%c: %+v, it lies %+v", letter, r.got, r.task.model.now)
			}
		}
	}
}

// where is where the keyboard is on the board.
func (b *board) where() spot {
	if b.sel != 0 {
		return spot{b.sel, -1}
	}
	return spot{0, b.tray}
}

// leads presses a key and compares where that leads to.
func (r *rig) leads(key fyne.KeyName, to ...spot) {
	r.tb.Helper()
	for _, want := range to {
		shelltest.Key(r.env, key)
		if got := r.board().where(); got != want || r.env.Window.Canvas().Focused() != fyne.Focusable(r.board()) {
			r.tb.Errorf("%s leads to %+v, want %+v", key, got, want)
		}
	}
}

// Tab goes through trays and pieces and then on, Shift+Tab back; the arrow keys go from tray to tray.
func TestTab(t *testing.T) {
	c := newCourse(t)
	shift := hold(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	b := r.board()
	if b.where() != (spot{0, 0}) || b.look.trays[0].ring.Visible() {
		t.Error("it doesn't begin at the first tray, quietly")
	}
	shelltest.Key(r.env, fyne.KeyReturn) // a second Enter after the task before
	if len(r.task.model.now) != 0 || !b.look.trays[0].ring.Visible() {
		t.Error("Enter takes a piece before anybody sees from where")
	}
	r.leads(fyne.KeyDown, spot{0, 1})
	if !b.look.trays[1].ring.Visible() {
		t.Error("a tray has no ring")
	}
	r.leads(fyne.KeyUp, spot{0, 0}, spot{0, 0})
	r.task.model.take(course.Laid{Kind: letterpiece.LongStick, X: 0, Y: 2})
	r.task.model.take(course.Laid{Kind: letterpiece.UCurve, X: 3, Y: 2})
	r.task.changed()
	r.leads(fyne.KeyTab, spot{0, 1}, spot{0, 2}, spot{0, 3}, spot{1, -1}, spot{2, -1})
	if shelltest.Key(r.env, fyne.KeyTab); r.env.Window.Canvas().Focused() == fyne.Focusable(b) {
		t.Error("behind the last piece Tab doesn't go on")
	}
	shift(fyne.KeyModifierShift)
	r.env.Window.Canvas().Focus(b)
	if b.where() != (spot{2, -1}) {
		t.Errorf("Shift+Tab comes to %+v", b.where())
	}
	r.leads(fyne.KeyTab, spot{1, -1}, spot{0, 3})
}

// Keys that the focused button has no use for still turn and move the chosen piece.
func TestKeysFromElsewhere(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	r.drag(r.trayAt(letterpiece.UCurve), r.at(course.Laid{X: 3, Y: 2}))
	shelltest.Button(t, r.env, "Neu anfangen").Focus()
	shelltest.Type(r.env, "r")
	if got := r.newest().Turn; got != 15 {
		t.Errorf("R turns it to %g", got)
	}
	shelltest.Type(r.env, "R")
	x := r.newest().X
	shelltest.Key(r.env, fyne.KeyLeft)
	if got := r.newest(); got.Turn != 0 || math.Abs(got.X-x+keyStep) > 1e-9 {
		t.Errorf("Shift+R and Left bring it to %+v", got)
	}
}
