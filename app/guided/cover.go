package guided

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// cover lies over the table: a veil with a hole where something is lit, a frame around that, and the card next to it.
type cover struct {
	object *fyne.Container
	card   *card
	lit    func() []area // where what may be lit lies in the window, the best first
	open   bool          // what is lit may be used

	veils [4]*blocker
	hole  *blocker // over what is only to be looked at
	ring  *canvas.Rectangle
	joint *canvas.Rectangle
	pulse *ui.Animation

	at    area // of what is lit, as it was placed last
	place area // of the card
	fits  bool
}

// bar is the height of the top bar, which isn't covered.
func bar() float32 { return ui.Px(64) }

func newCover(c *card, lit func() []area, touched func()) *cover {
	v := &cover{card: c, lit: lit, hole: newBlocker(color.Transparent, touched), ring: ui.NewRect(), joint: ui.NewRect()}
	bg := ui.Color(ui.BG)
	bg.A = 184 // 72 %
	objects := []fyne.CanvasObject{}
	for i := range v.veils {
		v.veils[i] = newBlocker(bg, touched)
		objects = append(objects, v.veils[i])
	}
	objects = append(objects, v.hole, v.joint, v.ring, c.object)
	v.object = ui.Laid(func() fyne.Size { return fyne.Size{} }, v.lay, objects...)
	return v
}

// show brings the cover to what is lit now.
func (v *cover) show() { v.lay(v.object.Size()) }

func (v *cover) lay(s fyne.Size) {
	if s.IsZero() {
		return
	}
	all := area{0, 0, s.Width, s.Height}
	below := area{0, bar(), s.Width, s.Height - bar()}
	v.at, v.fits = area{}, false
	for _, at := range append(v.lit(), area{}) { // without anything lit it always fits
		if at = at.within(below); at.none() && !v.at.none() {
			break
		}
		v.at = at
		if v.place, v.fits = put(below, at, ui.Scale(), v.card.height); !v.fits {
			v.place, v.fits = put(all, at, ui.Scale(), v.card.height)
		}
		if v.fits {
			break
		}
	}
	if v.at.none() {
		v.at = area{}
	}
	lit := v.at
	v.place.put(v.card.object)
	hole := lit
	if !lit.none() {
		hole = lit.grown(frame).within(below)
	}
	for i, a := range veils(below, hole) {
		a.put(v.veils[i])
		ui.Show(!a.none(), v.veils[i])
	}
	hole.put(v.hole)
	ui.Show(!v.open && !lit.none(), v.hole)
	v.outline(hole, 3)
	j := bridge(v.place, lit)
	if lit.none() || j.none() {
		v.joint.Hide()
		return
	}
	ui.SetRect(v.joint, j.x, j.y, j.w, j.h, 0, ui.Accent)
}

// outline draws the frame.
func (v *cover) outline(hole area, wide float32) {
	if hole.none() {
		v.ring.Hide()
		return
	}
	v.ring.FillColor, v.ring.StrokeColor, v.ring.StrokeWidth, v.ring.CornerRadius = color.Transparent, ui.Color(ui.Accent), wide, 12
	hole.put(v.ring)
	v.ring.Show()
	v.ring.Refresh()
}

// beat makes the frame thicker for a moment: that is where to look.
func (v *cover) beat() {
	hole := v.at.grown(frame)
	if v.pulse != nil {
		v.pulse.Stop()
	}
	if v.at.none() || !ui.Animations() {
		return
	}
	v.pulse = ui.Animate(pulseTime, fyne.AnimationLinear, func(share float32) {
		if share >= 1 {
			v.outline(hole, 3)
			return
		}
		v.outline(hole.grown(6*(1-share)), 3+5*(1-share))
	})
}

// stop ends what moves.
func (v *cover) stop() {
	if v.pulse != nil {
		v.pulse.Stop()
		v.pulse = nil
	}
}

// blocker is an area that takes every tap.
type blocker struct {
	ui.Base
	fill    color.Color
	rect    *canvas.Rectangle
	touched func()
}

var (
	_ fyne.Widget            = (*blocker)(nil)
	_ fyne.Tappable          = (*blocker)(nil)
	_ fyne.SecondaryTappable = (*blocker)(nil)
	_ fyne.Draggable         = (*blocker)(nil)
	_ desktop.Hoverable      = (*blocker)(nil)
)

func newBlocker(fill color.Color, touched func()) *blocker {
	b := &blocker{fill: fill, rect: ui.NewRect(), touched: touched}
	b.Draw(b, func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) { ui.SetRect(b.rect, 0, 0, s.Width, s.Height, 0, fill) }, b.rect)
	return b
}

// Tapped implements fyne.Tappable.
func (b *blocker) Tapped(*fyne.PointEvent) { ui.Guard(b.touched) }

// TappedSecondary implements fyne.SecondaryTappable.
func (b *blocker) TappedSecondary(*fyne.PointEvent) { ui.Guard(b.touched) }

// Dragged implements fyne.Draggable: nothing below it is dragged.
func (*blocker) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (b *blocker) DragEnd() { ui.Guard(b.touched) }

// MouseIn implements desktop.Hoverable: nothing below it lights up.
func (*blocker) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (*blocker) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (*blocker) MouseOut() {}
