package guided

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// cover lies over the table: a veil with a hole where something is lit, a frame around that, and the card next to it.
type cover struct {
	object *fyne.Container
	card   *card
	sight  func() sight
	open   bool // what is lit may be used

	veils [16]*blocker                // so many are left of a room without a hole that reaches to another place
	hole  *blocker                    // over what is only to be looked at
	edge  *canvas.LinearGradient      // the veil's upper end
	nooks [8]*canvas.ArbitraryPolygon // veils in the hole's corners
	ring  *canvas.Rectangle
	joint *canvas.Rectangle
	pulse *ui.Animation

	at    area // of what is lit, as it was placed last
	place area // of the card
}

// bar is where the top bar ends, which isn't covered; fade is how far into it the veil reaches.
const (
	bar  float32 = 60
	fade float32 = 12
)

// rounding is the radius of a hole's corners.
const rounding float32 = 20

func newCover(c *card, see func() sight, touched func()) *cover {
	v := &cover{card: c, sight: see, hole: newBlocker(color.Transparent, touched), ring: ui.NewRect(), joint: ui.NewRect()}
	bg := ui.Color(ui.BG)
	bg.A = 184 // 72 %
	objects := []fyne.CanvasObject{}
	for i := range v.veils {
		v.veils[i] = newBlocker(bg, touched)
		objects = append(objects, v.veils[i])
	}
	v.edge = canvas.NewVerticalGradient(color.Transparent, bg)
	objects = append(objects, v.edge)
	for i := range v.nooks {
		v.nooks[i] = canvas.NewArbitraryPolygon(nil, nil)
		objects = append(objects, v.nooks[i])
	}
	objects = append(objects, v.hole, v.joint, v.ring, c.object)
	v.object = ui.Laid(func() fyne.Size { return fyne.Size{} }, v.lay, objects...)
	return v
}

// show brings the cover to what is lit now, and tells whether that or the card has moved.
func (v *cover) show() bool {
	at, place := v.at, v.place
	v.lay(v.object.Size())
	return v.at != at || v.place != place
}

func (v *cover) lay(s fyne.Size) {
	if s.IsZero() {
		return
	}
	area{0, bar - fade, s.Width, fade}.put(v.edge)
	below := area{0, bar, s.Width, s.Height - bar}
	also := v.choose(below)
	lit, hole := v.at, area{}
	v.place.put(v.card.object)
	if !lit.none() {
		hole = lit.grown(rim).within(below)
	}
	outline(v.ring, hole, 3)
	if !also.none() { // the light reaches as far as that
		hole.h = max(hole.h, also.bottom()-hole.y)
	}
	v.veil(below, hole, also)
	v.round(v.nooks[:4], hole, also)
	v.round(v.nooks[4:], also, hole)
	hole.put(v.hole)
	ui.Show(!v.open && !lit.none(), v.hole)
	j := bridge(v.place, lit)
	if lit.none() || j.none() {
		v.joint.Hide()
		return
	}
	ui.SetRect(v.joint, j.x, j.y, j.w, j.h, 0, ui.Accent)
}

// choose takes what is lit, the best that the card has room next to, and places the card. It returns what the light reaches to,
// nothing where the card needs that room.
func (v *cover) choose(below area) area {
	s := v.sight()
	v.at = area{}
	for _, also := range []area{s.also.within(below), {}} {
		for _, at := range s.lights {
			if at = at.within(below); at.none() {
				continue
			}
			v.at = at
			var fits bool
			if v.place, fits = put(s, below, at, also, v.card.height); fits {
				return also
			}
		}
	}
	if v.at.none() {
		v.place, _ = put(s, below, v.at, v.at, v.card.height)
	}
	return area{}
}

// veil covers a room but for a hole and what that reaches to.
func (v *cover) veil(room, hole, also area) {
	var rest []area
	for _, a := range veils(room, hole) {
		if !a.none() {
			parts := veils(a, also)
			rest = append(rest, parts[:]...)
		}
	}
	for i, b := range v.veils {
		ui.Show(i < len(rest) && !rest[i].none(), b)
		if i < len(rest) {
			rest[i].put(b)
		}
	}
}

// round veils the corners of a hole, but for those that lie in the rest of it.
func (v *cover) round(nooks []*canvas.ArbitraryPolygon, hole, rest area) {
	if ui.Show(!hole.none(), nooks[0], nooks[1], nooks[2], nooks[3]); hole.none() {
		return
	}
	r := hole.corner()
	for i, p := range nooks {
		right, low := i%2 == 1, i > 1
		points := make([]fyne.Position, 0, 8)
		points = append(points, fyne.Position{}, fyne.NewPos(r, 0))
		for step := 1; step <= 6; step++ {
			sin, cos := math.Sincos(float64(step) * math.Pi / 12)
			points = append(points, fyne.NewPos(r-r*float32(sin), r-r*float32(cos)))
		}
		x, y := hole.x, hole.y
		if right {
			x = hole.right() - r
		}
		if low {
			y = hole.bottom() - r
		}
		for k := range points {
			if right {
				points[k].X = r - points[k].X
			}
			if low {
				points[k].Y = r - points[k].Y
			}
		}
		if right != low {
			slices.Reverse(points)
		}
		ui.SetPolygon(p, fyne.NewPos(x, y), fyne.NewSquareSize(r), v.veils[0].fill, points...)
		ui.Show(rest.within(area{x, y, r, r}).none(), p)
	}
}

// outline draws a frame.
func outline(ring *canvas.Rectangle, hole area, wide float32) {
	if hole.none() {
		ring.Hide()
		return
	}
	ring.FillColor, ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius = color.Transparent, ui.Color(ui.Accent), wide, hole.corner()
	hole.put(ring)
	ring.Show()
	ring.Refresh()
}

// beat makes the frame thicker for a moment: that is where to look.
func (v *cover) beat() {
	hole := v.at.grown(rim)
	if v.pulse != nil {
		v.pulse.Stop()
	}
	if v.at.none() || !ui.Animations() {
		return
	}
	v.pulse = ui.Animate(pulseTime, fyne.AnimationLinear, func(share float32) {
		if share >= 1 {
			outline(v.ring, hole, 3)
			return
		}
		outline(v.ring, hole.grown(6*(1-share)), 3+5*(1-share))
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
