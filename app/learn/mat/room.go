package mat

import (
	"math"
	"slices"

	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// room is where the middle lines of pieces may lie, in units: x, y is the upper left corner.
// A letter's own place begins at 0, 0.
type room struct{ x, y, w, h float64 }

// shift is by how much low…high has to move to lie within from…to; the middle counts where
// it is longer.
func shift(low, high, from, to float64) float64 {
	switch {
	case high-low > to-from:
		return (from+to)/2 - (low+high)/2
	case low < from:
		return from - low
	case high > to:
		return to - high
	}
	return 0
}

// settle is a state with all of it in the room: first the letter as a whole, so that its free
// places can be reached, if whole is set (pieces that don't stand stay where they are); then each piece.
func (m *model) settle(s state, whole bool) state {
	if len(s) == 0 {
		return nil
	}
	out := make(state, len(s))
	copy(out, s)
	if r, dx, dy, ok := m.course.Ground(m.mat(s)); ok && whole {
		h, _ := m.course.Hint(m.mat(s))
		box := m.box(r)
		sx := shift(box.Min.X+dx, box.Max.X+dx, m.room.x, m.room.x+m.room.w)
		sy := shift(box.Min.Y+dy, box.Max.Y+dy, m.room.y, m.room.y+m.room.h)
		for i := range out {
			if !slices.Contains(h.Take, i) {
				out[i].X, out[i].Y = out[i].X+sx, out[i].Y+sy
			}
		}
	}
	for i := range out {
		out[i].Laid = m.room.within(out[i].Laid)
	}
	return out
}

// slack is a difference that nobody sees: what stands at the very edge stays exactly there.
const slack = 1e-6

// clean tells whether all that lies there stands.
func (m *model) clean(s state) bool {
	h, ok := m.course.Hint(m.mat(s))
	return ok && len(h.Take) == 0
}

// has tells whether a piece lies in the room.
func (r room) has(l course.Laid) bool { return apart(r.within(l), l) < slack }

// within is a piece moved into the room.
func (r room) within(l course.Laid) course.Laid {
	w, h := reach(l)
	if d := shift(l.X-w, l.X+w, r.x, r.x+r.w); math.Abs(d) > slack {
		l.X += d
	}
	if d := shift(l.Y-h, l.Y+h, r.y, r.y+r.h); math.Abs(d) > slack {
		l.Y += d
	}
	return l
}

// box is the box of a letter's middle lines in its own place.
func (m *model) box(r rune) letterpiece.Box {
	l, _ := m.course.Alphabet().Letter(r)
	return l.Box()
}

// half is half the width and the height of the middle line of a piece as it is shown alone.
func half(k letterpiece.Kind) (w, h float64) {
	b := letterpiece.Symbol(k).Box()
	return (b.Max.X - b.Min.X) / 2, (b.Max.Y - b.Min.Y) / 2
}

// reach is how far the middle line of a piece lies from its middle to the sides, and up
// and down.
func reach(l course.Laid) (w, h float64) {
	hw, hh := half(l.Kind)
	sin, cos := math.Sincos(l.Turn * math.Pi / 180)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return hw*cos + hh*sin, hw*sin + hh*cos
}

// apart is how far two places of a piece are from each other, in units.
func apart(a, b course.Laid) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// touch is how far a point lies from the middle line of a piece; inside of a curve counts
// as on it, so that it is easy to catch.
func touch(l course.Laid, x, y float64) float64 {
	sin, cos := math.Sincos(-l.Turn * math.Pi / 180)
	x, y = x-l.X, y-l.Y
	x, y = x*cos-y*sin, x*sin+y*cos
	w, h := half(l.Kind)
	return math.Hypot(max(math.Abs(x)-w, 0), max(math.Abs(y)-h, 0))
}

// From this distance on two pieces don't lie in each other's way: that of their shapes, and, where
// there is no room for that, of their middles.
const (
	clearance = 1.1
	spread    = 2.5
)

// free is where a piece from its tray comes to lie that nobody has dragged: upright, near
// the middle of the mat and off the other pieces. The first piece comes to its place in the
// letter if it stands upright there.
func (m *model) free(k letterpiece.Kind) course.Laid {
	if len(m.now) == 0 {
		if h, ok := m.hint(); ok && h.Next != nil && h.Next.Kind == k {
			upright := *h.Next
			upright.Turn = 0
			if at, ok := m.course.Snap(m.mat(nil), upright); ok {
				return at
			}
		}
	}
	box := m.ground()
	best := course.Laid{Kind: k, X: m.room.x + m.room.w/2, Y: m.room.y + m.room.h/2}
	middle, value := best, math.Inf(-1)
	w, h := reach(best)
	const step = .5
	for x := m.room.x + w; x <= m.room.x+m.room.w-w; x += step {
		for y := m.room.y + h; y <= m.room.y+m.room.h-h; y += step {
			l := course.Laid{Kind: k, X: x, Y: y}
			off := apart(l, middle)
			if x < middle.X {
				off += step / 2 // the free side of most letters is the right one
			}
			if x > box.Min.X-clearance && x < box.Max.X+clearance {
				off += clearance // the letter wants to grow there
			}
			air, middles := m.air(l)
			if v := min(air, clearance)*10 + min(middles, spread)*3 - off; v > value {
				best, value = l, v
			}
		}
	}
	return best
}

// air is how far a piece would lie from all that lie there, and its middle from theirs.
func (m *model) air(l course.Laid) (air, middles float64) {
	const points = 5 // in each direction of its box
	w, h := half(l.Kind)
	air, middles = math.Inf(1), math.Inf(1)
	for _, p := range m.now {
		middles = min(middles, apart(p.Laid, l))
		for i := range points * points {
			air = min(air, touch(p.Laid, l.X+w*(float64(i%points)/2-1), l.Y+h*(float64(i/points)/2-1)))
		}
	}
	return air, middles
}

// start is where a letter begins on the mat: the upper left end of its first piece.
func (m *model) start(r rune) (x, y float64) {
	l, _ := m.course.Alphabet().Letter(r)
	_, dx, dy, _ := m.course.Ground(m.mat(m.now))
	if len(l.Pieces) == 0 {
		return dx, dy
	}
	p := l.Pieces[0]
	b := p.Box()
	from := p.From
	switch {
	case p.Kind != letterpiece.WideCurve && p.Kind != letterpiece.UCurve:
		if p.To.Y < from.Y || p.To.Y == from.Y && p.To.X < from.X {
			from = p.To
		}
	case p.Open == letterpiece.OpenRight:
		from = letterpiece.Point{X: b.Max.X, Y: b.Min.Y}
	case p.Open == letterpiece.OpenDown:
		from = letterpiece.Point{X: b.Min.X, Y: b.Max.Y}
	default:
		from = b.Min
	}
	return from.X + dx, from.Y + dy
}

// home is the box that the letters in question have in common, in their own places.
func (m *model) home() letterpiece.Box {
	box := m.box(m.targets[0])
	for _, r := range m.targets[1:] {
		o := m.box(r)
		box.Min = letterpiece.Point{X: min(box.Min.X, o.Min.X), Y: min(box.Min.Y, o.Min.Y)}
		box.Max = letterpiece.Point{X: max(box.Max.X, o.Max.X), Y: max(box.Max.Y, o.Max.Y)}
	}
	return box
}

// ground is the box of the letter that has begun, or of those in question.
func (m *model) ground() letterpiece.Box {
	r, dx, dy, ok := m.course.Ground(m.mat(m.now))
	if !ok {
		return m.home()
	}
	box := m.box(r)
	box.Min.X, box.Min.Y, box.Max.X, box.Max.Y = box.Min.X+dx, box.Min.Y+dy, box.Max.X+dx, box.Max.Y+dy
	return box
}
