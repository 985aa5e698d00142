package decipher

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// doubleTap is the time within which a second tap on a zone tidies it.
const doubleTap = 400 * time.Millisecond

// turnStep is how far a notch of the wheel, or the key, turns a piece, in degrees.
const turnStep = 15

// Tapped implements fyne.Tappable: it chooses the zone; a second tap tidies it. The choice doesn't wait for the second
// tap.
func (z *zones) Tapped(e *fyne.PointEvent) {
	if z.s.revealed() {
		z.do.skip()
		return
	}
	i := z.plan().zoneAt(e.Position)
	if i < 0 || !z.s.acting {
		return
	}
	now := z.desk.Now()
	if z.tapped == i && now.Sub(z.tapAt) < doubleTap {
		z.tapped = -1
		z.do.push(z.s.pad.Tidy(z.s.view.Zones[i]))
		return
	}
	z.tapped, z.tapAt = i, now
	z.do.choose(i)
}

// pieceAt is the uppermost piece at a point.
func (z *zones) pieceAt(at fyne.Position) (lying, bool) {
	p := z.plan()
	i := p.zoneAt(at)
	if i < 0 || z.s.revealed() {
		return lying{}, false
	}
	x, y := p.units(i, at)
	return caughtAt(arrange(z.s, p, z.motion, z.drag), i, x, y)
}

// Dragged implements fyne.Draggable: a piece follows the pointer.
func (z *zones) Dragged(e *fyne.DragEvent) {
	if !z.s.acting || z.dragging.Spent() {
		return
	}
	if z.drag == nil {
		l, ok := z.pieceAt(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
		if !ok {
			return
		}
		z.drag, z.touched = &l, l.id
		z.dragging.Begin(z, func() {
			z.drag = nil
			z.Refresh()
		})
	}
	b := z.plan().box(z.drag.zone)
	_, unit := b.scale()
	dx, dy := float64(e.Dragged.DX)/unit, float64(e.Dragged.DY)/unit
	if z.s.turned {
		dx, dy = -dx, -dy
	}
	z.drag.lie = b.within(lie{X: z.drag.X + dx, Y: z.drag.Y + dy, Turn: z.drag.Turn})
	z.Refresh()
}

// DragEnd implements fyne.Draggable: the piece stays where it is.
func (z *zones) DragEnd() {
	if l := z.drag; z.dragging.End() && l != nil {
		z.drag = nil
		z.do.push(z.s.pad.Put(l.padPlace()))
	}
}

// turn turns a piece by some degrees.
func (z *zones) turn(l lying, by float64) {
	z.touched = l.id
	l.Turn += by
	z.do.push(z.s.pad.Put(l.padPlace()))
}

// turnTouched turns the piece under the pointer, or the one touched last, or else the newest on the board.
func (z *zones) turnTouched(by float64) {
	if z.s.revealed() {
		return
	}
	want, best := z.over, lying{}
	if want == 0 {
		want = z.touched
	}
	for _, l := range arrange(z.s, z.plan(), z.motion, z.drag) {
		if l.id == want || (want == 0 || best.id != want) && l.id > best.id {
			best = l
		}
	}
	if best.id != 0 {
		z.turn(best, by)
	}
}

// MouseIn implements desktop.Hoverable.
func (z *zones) MouseIn(e *desktop.MouseEvent) { z.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (z *zones) MouseMoved(e *desktop.MouseEvent) {
	l, _ := z.pieceAt(e.Position)
	z.over = l.id
}

// MouseOut implements desktop.Hoverable.
func (z *zones) MouseOut() { z.over = 0 }

// FocusGained implements fyne.Focusable.
func (z *zones) FocusGained() {
	z.focus = true
	z.Refresh()
}

// FocusLost implements fyne.Focusable.
func (z *zones) FocusLost() {
	z.focus = false
	z.Refresh()
}

// TypedRune implements fyne.Focusable: all keys of the zones are the page's too.
func (z *zones) TypedRune(r rune) { ui.BubbleRune(z, r) }

// TypedKey implements fyne.Focusable.
func (z *zones) TypedKey(e *fyne.KeyEvent) { ui.BubbleKey(z, e) }

// wheel lies above the zones and takes the wheel alone. Were the zones scrollable themselves, all that sticks out of them
// would be cut off.
type wheel struct {
	widget.BaseWidget
	z *zones
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(z *zones) *wheel {
	w := &wheel{z: z}
	w.ExtendBaseWidget(w)
	return w
}

// CreateRenderer implements fyne.Widget.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Scrolled implements fyne.Scrollable: the wheel turns the piece under the pointer, and scrolls the page elsewhere.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	z := w.z
	l, ok := z.pieceAt(e.Position)
	if !ok || !z.s.acting || e.Scrolled.DY == 0 {
		ui.BubbleScroll(z, e)
		return
	}
	if e.Scrolled.DY > 0 {
		z.turn(l, -turnStep)
	} else {
		z.turn(l, turnStep)
	}
}
