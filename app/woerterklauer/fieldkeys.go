package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// tap uses a handle, or a cell: where nothing lies a word may be typed, and another tap turns it.
func (f *field) tap(i int) {
	if i >= f.cells() {
		f.shift(wk.Dir(i - f.cells()))
		return
	}
	c, marked := f.cell(i), f.Focused() && !f.quiet
	f.grab()
	opens := f.s.opens(c)
	if opens {
		f.quiet = false
		if marked && c == f.s.cursor {
			f.s.flip()
		} else {
			f.s.down = f.s.meets(c)
		}
	}
	f.do(func(s *state) notice {
		s.setCursor(c)
		s.marked = opens
		return s.tapCell(c, shifted())
	})
	if f.s.writing {
		f.loud()
	}
}

// TappedSecondary implements fyne.SecondaryTappable: the tile comes off.
func (f *field) TappedSecondary(e *fyne.PointEvent) {
	f.grab()
	if c, ok := f.window.hit(e.Position); ok {
		f.do.just(func(s *state) {
			s.setCursor(c)
			s.clear(c)
		})
	}
}

// take takes tiles along.
func (f *field) take(i int, e *fyne.DragEvent) bool {
	if i >= f.cells() {
		return false
	}
	c := f.cell(i)
	h := f.s.grabbed(c, shifted(), dirOf(e.Dragged))
	f.carry.start(h, c, e.AbsolutePosition)
	return f.carry.busy()
}

// dirOf is the direction of a movement.
func dirOf(d fyne.Delta) wk.Dir {
	switch {
	case max(d.DY, -d.DY) > max(d.DX, -d.DX) && d.DY > 0:
		return wk.DirDown
	case max(d.DY, -d.DY) > max(d.DX, -d.DX):
		return wk.DirUp
	case d.DX < 0:
		return wk.DirLeft
	}
	return wk.DirRight
}

// grab takes the keyboard, while letters can be typed, without showing the cursor until a key is pressed: whoever drags
// tiles doesn't want it.
func (f *field) grab() {
	if !f.Focused() && f.s.laying() {
		f.quiet = true
		f.Take()
	}
}

// loud shows the cursor from now on.
func (f *field) loud() {
	if f.quiet {
		f.quiet = false
		f.Refresh()
	}
}

// rune lays letters from the cursor on; it stops at one that nobody has.
func (f *field) rune(r rune) bool {
	if r == ' ' || wk.Fold(string(r)) == "" || !f.s.laying() {
		return false
	}
	f.loud()
	for _, l := range wk.Fold(string(r)) {
		if !f.do(func(s *state) notice { return s.lay(wk.Letter(l)) }) {
			break
		}
	}
	return true
}

// AcceptsTab implements fyne.Tabbable: Tab turns the word that is being typed.
func (f *field) AcceptsTab() bool { return f.s.previews() }

// key uses a key.
func (f *field) key(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyEscape { // which may end a drag, and then nothing moves
		f.loud()
	}
	if d, ok := arrows[e.Name]; ok {
		f.arrow(d)
		return true
	}
	if !f.s.laying() {
		return e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		f.do(func(s *state) notice {
			if s.settleTyped() {
				return notice{}
			}
			f.seek()
			return s.enter(shifted())
		})
	case fyne.KeyTab:
		f.do(func(s *state) notice { return s.turn() })
	case fyne.KeySpace:
		f.do.just(func(s *state) {
			s.settleTyped()
			f.seek()
			s.flip()
		})
	case fyne.KeyBackspace:
		if c := f.s.cursor.Next(f.s.way().Back(), 1); f.window.sees(c) {
			f.do.just(func(s *state) { s.backspace(c) })
		} else {
			f.seek()
		}
	case fyne.KeyDelete:
		f.seek()
		f.do.just(func(s *state) { s.clear(s.cursor) })
	default:
		return false
	}
	return true
}

func shifted() bool { return ui.Modifiers()&fyne.KeyModifierShift != 0 }

var arrows = map[fyne.KeyName]wk.Dir{fyne.KeyRight: wk.DirRight, fyne.KeyDown: wk.DirDown, fyne.KeyLeft: wk.DirLeft, fyne.KeyUp: wk.DirUp}

// arrow moves the cursor, or with Shift the end of the word at it.
func (f *field) arrow(d wk.Dir) {
	if shifted() {
		f.do(func(s *state) notice { return s.shove(d) })
		return
	}
	f.step(d)
	f.Refresh()
}

// step moves the cursor by a cell, as far as there is one.
func (f *field) step(d wk.Dir) {
	if c := f.s.cursor.Next(d, 1); f.window.sees(c) {
		f.s.setCursor(c)
	} else {
		f.seek()
	}
}

// seek brings the mark back from beyond the edge, where typing may have left it.
func (f *field) seek() {
	if !f.window.sees(f.s.cursor) {
		f.s.setCursor(f.window.nearest(f.s.cursor))
	}
}
