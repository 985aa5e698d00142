package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// padKeys are the keys of the number pad as Fyne names them, with their place (the scan code of Windows and Wayland; X11 adds 8)
// and what they are without NumLock. Fyne doesn't tell whether it is on.
var padKeys = map[fyne.KeyName]struct {
	place int
	name  fyne.KeyName
}{
	fyne.Key7: {71, fyne.KeyHome}, fyne.Key8: {72, fyne.KeyUp}, fyne.Key9: {73, fyne.KeyPageUp},
	fyne.Key4: {75, fyne.KeyLeft}, fyne.Key6: {77, fyne.KeyRight},
	fyne.Key1: {79, fyne.KeyEnd}, fyne.Key2: {80, fyne.KeyDown}, fyne.Key3: {81, fyne.KeyPageDown},
}

// CommaPlace is where the comma is on most keyboards, as Root.LastAt takes it.
const CommaPlace = 51

func at(e *fyne.KeyEvent, place int) bool {
	return e.Physical.ScanCode == place || e.Physical.ScanCode == place+8
}

// padWait is how long a key of the number pad waits for its digit, which comes right behind it where NumLock is on.
const padWait = 60 * time.Millisecond

// pad is what the keyboard does that Fyne doesn't tell.
type pad struct {
	last    fyne.KeyEvent // that went down
	down    fyne.KeyName  // and hasn't come up
	acted   bool          // and has done something
	pending func()        // what a key of the pad does unless a digit comes; nil for none
	stop    func()
}

// LastAt tells whether the key that went down last is at a place, whatever letters the keyboard has.
func (r *Root) LastAt(place int) bool { return at(&r.pad.last, place) }

// padKey takes a key of the number pad, which acts as an arrow key where no digit follows it.
func padKey(c fyne.Canvas, e *fyne.KeyEvent) bool {
	key, ok := padKeys[e.Name]
	r := rootOf(c)
	if !ok || r == nil || !at(e, key.place) {
		return false
	}
	p := &r.pad
	p.flush() // held down, keys come faster
	p.pending = func() {
		e := &fyne.KeyEvent{Name: key.name}
		if f := c.Focused(); f != nil {
			f.TypedKey(e)
		} else {
			routeKey(c, e)
		}
	}
	p.stop = After(padWait, p.flush)
	return true
}

// flush does at once what waits.
func (p *pad) flush() {
	if do := p.pending; do != nil {
		p.typed()
		Guard(do)
	}
}

// typed drops what waits: a digit has come.
func (p *pad) typed() {
	if p.pending != nil {
		p.pending = nil
		p.stop()
	}
}

// Typed is told by what takes characters for itself, so that a digit of the number pad isn't an arrow key, too.
func Typed(into fyne.CanvasObject) { typed(canvasOf(into)) }

func typed(c fyne.Canvas) {
	if r := rootOf(c); r != nil {
		r.pad.typed()
	}
}

func noteKey(c fyne.Canvas, e *fyne.KeyEvent) {
	if r := rootOf(c); r != nil {
		r.pad.last = *e
		r.pad.moved(e.Name, true)
	}
}

// moved hears that a key goes down or comes up.
func (p *pad) moved(key fyne.KeyName, down bool) {
	switch {
	case down:
		p.down, p.acted = key, false
	case p.down == key:
		p.down = ""
	}
}

// repeats tells whether Space or Enter is only still down: held a moment too long they do once what they do.
func repeats(c fyne.Canvas, e *fyne.KeyEvent) (again bool) {
	r := rootOf(c)
	if r == nil || r.pad.down != e.Name || e.Name != fyne.KeySpace && e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter {
		return false
	}
	again, r.pad.acted = r.pad.acted, true
	return again
}

// KeyDown implements desktop.Keyable, for LastAt.
func (b *Base) KeyDown(e *fyne.KeyEvent) { noteKey(canvasOf(b.drawing.widget), e) }

// KeyUp implements desktop.Keyable; the page hears it, as it may know the key from before the focus came here.
func (b *Base) KeyUp(e *fyne.KeyEvent) { BubbleHold(b.drawing.widget, e.Name, false) }
