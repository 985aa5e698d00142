package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// MouseDown implements desktop.Mouseable.
func (f *field) MouseDown(e *desktop.MouseEvent) {
	f.pressed, f.modifier = e.Position, e.Modifier
}

// MouseUp implements desktop.Mouseable.
func (f *field) MouseUp(*desktop.MouseEvent) {}

// Tapped implements fyne.Tappable.
func (f *field) Tapped(e *fyne.PointEvent) {
	marked := f.focused && !f.quiet
	f.grab()
	c, ok := f.window.hit(e.Position)
	if !ok {
		return
	}
	if f.s.opens(c) { // a word may be typed from here
		f.quiet = false
		if marked && c == f.s.cursor {
			f.s.flip()
		} else {
			f.s.down = f.s.meets(c)
		}
	}
	f.do(func(s *state) notice {
		s.setCursor(c)
		return s.tapCell(c, f.modifier&fyne.KeyModifierShift != 0)
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

// grab takes the keyboard, while letters can be typed, without showing the cursor until a key is pressed: whoever drags
// tiles doesn't want it.
func (f *field) grab() {
	if !f.focused && f.s.laying() {
		f.quiet = true
		if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
			c.Focus(f)
		}
	}
}

func (f *field) pan(dx, dy int) bool {
	if !f.window.pan(dx, dy, f.box()) {
		return false
	}
	f.begun = f.window.mid
	f.Refresh()
	return true
}

// nudge moves the window by a cell when a drag has gone over the last cells to where a tile may still
// lie next to those that touch the edge.
func (f *field) nudge(abs fyne.Position) {
	p := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(f))
	if p.X < 0 || p.Y < 0 || p.X > f.Size().Width || p.Y > f.Size().Height {
		return
	}
	w, seen, may := f.window, f.window.shows(), f.around()
	end := w.pos(wk.Cell{X: seen.Max.X, Y: seen.Max.Y})
	switch {
	case p.X < w.at.X && may.Min.X < seen.Min.X:
		f.pan(-1, 0)
	case p.X > end.X && may.Max.X > seen.Max.X:
		f.pan(1, 0)
	case p.Y < w.at.Y && may.Min.Y < seen.Min.Y:
		f.pan(0, -1)
	case p.Y > end.Y && may.Max.Y > seen.Max.Y:
		f.pan(0, 1)
	}
}

// Dragged implements fyne.Draggable: a tile follows the pointer, an empty cell takes the
// whole field along.
func (f *field) Dragged(e *fyne.DragEvent) {
	switch {
	case f.drag.Spent():
	case f.carry.busy():
		f.carry.move(e.AbsolutePosition)
	case f.panning:
		p := f.window.pitch()
		d := e.Position.Subtract(f.pressed)
		to := wk.Cell{X: f.panFrom.X - nearest(d.X/p), Y: f.panFrom.Y - nearest(d.Y/p)}
		f.pan(to.X-f.window.low.X, to.Y-f.window.low.Y)
	default:
		f.begin(e)
	}
}

func nearest(v float32) int {
	if v < 0 {
		return int(v - .5)
	}
	return int(v + .5)
}

// begin is the first step of a drag.
func (f *field) begin(e *fyne.DragEvent) {
	start := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	if f.modifier == 0 && f.pressed.IsZero() || distance(start, f.pressed) > 40 {
		f.pressed = start // no button was seen going down
	}
	var h hand
	c, ok := f.window.hit(f.pressed)
	if ok {
		h = f.s.grabbed(c, f.modifier&fyne.KeyModifierShift != 0, dirOf(e.Dragged))
	}
	if h.empty() {
		f.panning, f.panFrom = true, f.window.low
		f.drag.Begin(f, func() {
			f.panning = false
			f.pan(f.panFrom.X-f.window.low.X, f.panFrom.Y-f.window.low.Y)
		})
		return
	}
	f.carry.start(h, c, e.AbsolutePosition)
	f.drag.Begin(f, f.carry.back)
}

func distance(a, b fyne.Position) float32 {
	d := a.Subtract(b)
	return max(d.X, -d.X) + max(d.Y, -d.Y)
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

// DragEnd implements fyne.Draggable.
func (f *field) DragEnd() {
	f.panning, f.pressed, f.modifier = false, fyne.Position{}, 0
	if f.drag.End() {
		f.carry.drop()
	}
}

// Scrolled implements fyne.Scrollable: the wheel moves the window, with Ctrl it zooms.
func (f *field) Scrolled(e *fyne.ScrollEvent) {
	if ui.Modifiers()&fyne.KeyModifierControl != 0 {
		c, _ := f.window.hit(e.Position)
		switch {
		case e.Scrolled.DY > 0:
			f.zoom(1, c)
		case e.Scrolled.DY < 0:
			f.zoom(-1, c)
		}
		return
	}
	d := e.Scrolled
	if shifted() && d.DX == 0 {
		d.DX, d.DY = d.DY, 0
	}
	f.wheel.DX += d.DX
	f.wheel.DY += d.DY
	const notch = 20
	dx, dy := int(f.wheel.DX/notch), int(f.wheel.DY/notch)
	f.wheel.DX -= float32(dx) * notch
	f.wheel.DY -= float32(dy) * notch
	if (dx != 0 || dy != 0) && (f.roomy() || !f.pan(-sign(dx), -sign(dy))) {
		ui.BubbleScroll(f, e)
	}
}

func sign(v int) int { return max(-1, min(v, 1)) }

// roomy tells whether all tiles are seen, and a field of the agreed size can be.
func (f *field) roomy() bool {
	size := f.s.view.Options.Size
	return f.whole() && f.window.cols >= size && f.window.rows >= size
}

// whole tells whether all tiles are seen.
func (f *field) whole() bool { return f.box().In(f.window.shows()) }

// FocusGained implements fyne.Focusable.
func (f *field) FocusGained() {
	f.focused = true
	if !f.window.sees(f.s.cursor) && !f.window.size.IsZero() {
		f.s.cursor = f.window.middle()
	}
	f.Refresh()
}

// FocusLost implements fyne.Focusable.
func (f *field) FocusLost() {
	f.focused, f.quiet = false, false
	f.Refresh()
}

// TypedRune implements fyne.Focusable: letters are laid, + and - zoom.
func (f *field) TypedRune(r rune) {
	switch r {
	case '+':
		f.zoomMiddle(1)
	case '-':
		f.zoomMiddle(-1)
	case ' ':
	default:
		if !letterRune(r) || !f.s.laying() {
			ui.BubbleRune(f, r)
			return
		}
		f.loud()
		f.write(string(r))
	}
}

// write lays letters from the cursor on; it stops at one that nobody has.
func (f *field) write(text string) {
	for _, r := range wk.Fold(text) {
		f.reveal(f.s.cursor)
		if !f.do(func(s *state) notice { return s.lay(wk.Letter(r)) }) {
			return
		}
	}
}

// loud shows the cursor from now on.
func (f *field) loud() {
	if f.quiet {
		f.quiet = false
		f.Refresh()
	}
}

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape { // which may end a drag, and then nothing moves
		f.loud()
	}
	if d, ok := arrows[e.Name]; ok {
		f.arrow(d)
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if !f.s.laying() {
			ui.BubbleKey(f, e)
			return
		}
		f.seek()
		f.do(func(s *state) notice { return s.enter(shifted()) })
	case fyne.KeySpace:
		if !f.s.laying() {
			ui.BubbleKey(f, e)
			return
		}
		f.seek()
		f.s.flip()
		f.Refresh()
	case fyne.KeyBackspace:
		f.backspace()
	case fyne.KeyDelete:
		f.seek()
		f.do.just(func(s *state) { s.clear(s.cursor) })
	default:
		ui.BubbleKey(f, e)
	}
}

// seek has the mark seen, which the window may have left, or typing at the edge. Where the window can't go there without losing
// tiles, the mark comes back to the nearest cell.
func (f *field) seek() {
	if !f.reveal(f.s.cursor) {
		f.s.setCursor(f.window.nearest(f.s.cursor))
	}
}

// backspace goes back a cell; what was laid there in this turn goes back to the pool, and
// the letter that it replaced comes back.
func (f *field) backspace() {
	if !f.s.laying() {
		return
	}
	f.step(f.s.way().Back())
	f.do.just((*state).backspace)
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

// step moves the cursor by a cell, as far as the field can still be seen with it.
func (f *field) step(d wk.Dir) {
	if c := f.s.cursor.Next(d, 1); f.reveal(c) {
		f.s.setCursor(c)
	} else {
		f.seek()
	}
}
