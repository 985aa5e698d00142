package decipher

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// doubleTap is the time within which a second tap on a zone tidies it.
const doubleTap = 400 * time.Millisecond

// turnStep is how far a notch of the wheel, or the key, turns a piece, in degrees.
const turnStep = 15

var _ desktop.Hoverable = (*zones)(nil)

// wheel lies above the zones and takes the wheel alone. Were the zones scrollable
// themselves, all that sticks out of them would be cut off.
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

// Tapped implements fyne.Tappable: it chooses the zone; a second tap tidies it. The
// choice doesn't wait for the second tap.
func (z *zones) Tapped(e *fyne.PointEvent) {
	if z.revealed() {
		z.s.skip()
		return
	}
	i := z.zoneAt(e.Position)
	if i < 0 || z.s.b.desk.Replay {
		return
	}
	now := z.s.b.desk.Now()
	if z.tapped == i && now.Sub(z.tapAt) < doubleTap {
		z.tapped = -1
		z.s.b.push(z.s.b.pad.Tidy(z.s.b.view.Zones[i]))
		return
	}
	z.tapped, z.tapAt = i, now
	z.s.choose(i)
}

// Dragged implements fyne.Draggable: a piece follows the pointer.
func (z *zones) Dragged(e *fyne.DragEvent) {
	if z.s.b.desk.Replay {
		return
	}
	if z.drag == nil {
		l, ok := z.pieceAt(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
		if !ok {
			return
		}
		z.drag, z.touched = &l, l.id
	}
	b := z.box(z.drag.zone)
	_, unit := b.scale()
	dx, dy := float64(e.Dragged.DX)/unit, float64(e.Dragged.DY)/unit
	if z.turned() {
		dx, dy = -dx, -dy
	}
	z.drag.lie = b.within(lie{X: z.drag.X + dx, Y: z.drag.Y + dy, Turn: z.drag.Turn})
	z.Refresh()
}

// within keeps the middle of a piece in its zone.
func (b zoneBox) within(l lie) lie {
	_, unit := b.scale()
	w, h := float64(b.room.Width)/2/unit, float64(b.room.Height)/2/unit
	l.X, l.Y = max(-w, min(l.X, w)), max(-h, min(l.Y, h))
	return l
}

// DragEnd implements fyne.Draggable: the piece stays where it is.
func (z *zones) DragEnd() {
	d := z.drag
	if d == nil {
		return
	}
	z.drag = nil
	z.s.b.push(z.s.b.pad.Put(place(d.lie, d.id)))
}

// Scrolled implements fyne.Scrollable: the wheel turns the piece under the pointer, and
// scrolls the page elsewhere.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	z := w.z
	l, ok := z.pieceAt(e.Position)
	if !ok || z.s.b.desk.Replay || e.Scrolled.DY == 0 {
		ui.BubbleScroll(z, e)
		return
	}
	if e.Scrolled.DY > 0 {
		z.turn(l, -turnStep)
	} else {
		z.turn(l, turnStep)
	}
}

// turn turns a piece by some degrees.
func (z *zones) turn(l lying, by float64) {
	z.touched = l.id
	l.lie = lie{X: l.X, Y: l.Y, Turn: l.Turn + by}
	z.s.b.push(z.s.b.pad.Put(place(l.lie, l.id)))
}

// turnTouched turns the piece under the pointer, or the one touched last, or else the
// newest on the board; false when there is none.
func (z *zones) turnTouched(by float64) bool {
	if z.revealed() {
		return false
	}
	want, best := z.over, lying{}
	if want == 0 {
		want = z.touched
	}
	for _, l := range z.arrange() {
		if l.id == want || best.id != want && l.id > best.id {
			best = l
		}
	}
	if best.id == 0 {
		return false
	}
	z.turn(best, by)
	return true
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

// first is the zone where the keyboard begins: the first one that may be asked.
func (s *seekers) first() int {
	if open := s.b.view.Open(); len(open) > 0 {
		return open[0]
	}
	return 0
}

// step chooses the next zone to the left or right that may be asked.
func (s *seekers) step(by int) {
	open := s.b.view.Open()
	if len(open) == 0 {
		return
	}
	if s.turned {
		by = -by
	}
	at := -1
	for k, i := range open {
		if i == s.b.draft.Zone {
			at = k
		}
	}
	switch {
	case at < 0 && by < 0:
		at = len(open) - 1
	case at < 0:
		at = 0
	default:
		at = (at + by + len(open)) % len(open)
	}
	s.choose(open[at])
}

// choose chooses a zone for the piece in hand, and for the alphabet.
func (s *seekers) choose(i int) {
	v := s.b.view
	if i < 0 || i >= len(v.Zones) {
		return
	}
	s.looked = i
	if v.Hand != nil && v.Zones[i].Covered[v.Hand.Kind] { // the choice before stays
		s.notice.show(s.b.desk.T(dc.IllegalCovered, games.Args{"Zone": i + 1, "Kind": dc.KindID(v.Hand.Kind)}), ui.IconLock)
		s.render(v)
		return
	}
	s.b.edit(s.b.draft.Choose(v, i))
}
