package mat

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// The steps of the arrow keys in units, without and with Shift.
const (
	keyStep  = .5
	fineStep = .125
)

func shifted() bool { return ui.Modifiers()&fyne.KeyModifierShift != 0 }

// focused has Tab come to the first tray, Shift+Tab to the last piece.
func (b *board) focused() {
	b.focus = true
	if all := b.stops(); !b.quiet && len(all) > 0 {
		b.stop(all[0])
		if shifted() {
			b.stop(all[len(all)-1])
		}
	}
	b.show()
}

func (b *board) left() {
	b.focus, b.quiet = false, false
	b.show()
}

// AcceptsTab implements fyne.Tabbable: behind the last piece Tab goes on to the buttons.
func (b *board) AcceptsTab() bool {
	_, ok := b.next(shifted())
	return ok
}

// pressed does what a key means. The first Enter or Space only shows where the keyboard is: it may have been meant for the task
// before.
func (b *board) pressed(e *fyne.KeyEvent) bool {
	if b.quiet {
		b.quiet = false
		b.show()
		if b.sel == 0 && (e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) {
			return true
		}
	}
	return b.key(e)
}

// typed turns the chosen piece by R, and takes from the trays by their numbers.
func (b *board) typed(r rune) bool {
	switch {
	case r == 'r':
		return b.turn(b.sel, course.TurnStep)
	case r == 'R':
		return b.turn(b.sel, -course.TurnStep)
	case r >= '1' && r < '1'+letterpiece.Kinds:
		return b.take(int(r - '1'))
	}
	return false
}

var arrows = map[fyne.KeyName][2]float64{
	fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, -1}, fyne.KeyDown: {0, 1},
}

// key does what a key means, and tells whether it means anything now.
func (b *board) key(e *fyne.KeyEvent) bool {
	if b.locked {
		return false
	}
	if by, ok := arrows[e.Name]; ok {
		return b.arrow(by[0], by[1])
	}
	switch e.Name {
	case fyne.KeyTab:
		s, ok := b.next(shifted())
		if ok {
			b.stop(s)
			b.show()
		}
		return ok
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		return b.focus && b.sel == 0 && b.take(b.tray)
	case fyne.KeyDelete, fyne.KeyBackspace:
		return b.back(b.sel)
	}
	return false
}

// arrow moves the chosen piece, or the keyboard from tray to tray.
func (b *board) arrow(x, y float64) bool {
	m, id := b.model, b.sel
	if id != 0 {
		step := keyStep
		if shifted() {
			step = fineStep
		}
		return b.do.act(func() { m.nudge(id, x*step, y*step) }, m.at(id) >= 0)
	}
	s, ok := b.next(x+y < 0)
	if !b.focus || !ok || s.tray < 0 {
		return false
	}
	b.stop(s)
	b.show()
	return true
}
