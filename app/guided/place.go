package guided

import (
	"math"

	"fyne.io/fyne/v2"
)

// area is a rectangle of the window, in px.
type area struct{ x, y, w, h float32 }

func (a area) right() float32  { return a.x + a.w }
func (a area) bottom() float32 { return a.y + a.h }
func (a area) none() bool      { return a.w <= 0 || a.h <= 0 }

// corner is the radius of its corners, as a hole.
func (a area) corner() float32 { return min(rounding, a.w/2, a.h/2) }

// grown is the area with so much more at each side.
func (a area) grown(by float32) area { return area{a.x - by, a.y - by, a.w + 2*by, a.h + 2*by} }

// within is the part of the area in another one.
func (a area) within(o area) area {
	x, y := max(a.x, o.x), max(a.y, o.y)
	return area{x, y, min(a.right(), o.right()) - x, min(a.bottom(), o.bottom()) - y}
}

// with is the area that has both in it.
func (a area) with(o area) area {
	switch {
	case a.none():
		return o
	case o.none():
		return a
	}
	x, y := min(a.x, o.x), min(a.y, o.y)
	return area{x, y, max(a.right(), o.right()) - x, max(a.bottom(), o.bottom()) - y}
}

// in tells whether all of the area lies in another one.
func (a area) in(o area) bool {
	const off = .1 // they are rounded
	return a.x >= o.x-off && a.y >= o.y-off && a.right() <= o.right()+off && a.bottom() <= o.bottom()+off
}

// shared is how much of the area lies in another one, in square px.
func (a area) shared(o area) float32 {
	if in := a.within(o); !in.none() {
		return in.w * in.h
	}
	return 0
}

// Sizes of the card and of what surrounds it, in px.
const (
	apart  float32 = 18 // between the card and what is lit
	margin float32 = 8  // between the card and the edge of the window
	rim    float32 = 4  // from what is lit to its frame: it lies between the cells of a board
)

// widths are those that the card may have, the first that fits is taken.
var widths = [...]float32{480, 560, 420, 640, 360, 760, 300, 960}

// sight is what is seen of a table: what may be lit, the best first, what the light reaches to besides, what is spoken of without a
// light, whose turn it is, and the mat.
type sight struct {
	lights []area
	also   area
	clear  []area
	faces  []area
	mat    area
}

// put places the card next to what is lit, where it doesn't cover that or what the light reaches to; off the faces of those who
// act and off the edge of the mat, if it can. room is where it may lie, height tells how high it is at a width. fits is false
// where there is no such place: then it covers as little as can be.
func put(s sight, room, lit, also area, height func(width float32) float32) (card area, fits bool) {
	in := room.grown(-margin)
	if lit.none() {
		w := min(widths[0], in.w)
		h := height(w)
		return area{in.x + (in.w-w)/2, in.y + max(0, in.h-h)/2, w, h}, true
	}
	clear, along := lit.grown(rim), in
	if !lit.within(s.mat).none() {
		along = s.mat.grown(-2 * margin).within(in)
	}
	card, least := area{in.x, in.y, in.w, height(in.w)}, float32(math.MaxFloat32)
	for _, wide := range widths {
		w := min(wide, along.w)
		h := height(w)
		if h > in.h {
			continue
		}
		for _, at := range s.places(lit, along, w, h) {
			if bad := s.covers(at, clear, also, in); bad < least {
				card, least = at, bad
			}
		}
		if least == 0 {
			break
		}
	}
	return card, least < covered
}

// places are those of a card so wide and high at each side of what is lit, in its middle and at its ends, right of the mat, and in
// the corners of a room.
func (s sight) places(lit, in area, w, h float32) (all []area) {
	for _, share := range [...]float32{.5, 0, 1} {
		x := min(max(lit.x+(lit.w-w)*share, in.x), in.right()-w)
		y := min(max(lit.y+(lit.h-h)*share, in.y), in.bottom()-h)
		all = append(all, area{lit.right() + apart, y, w, h}, area{lit.x - apart - w, y, w, h}, area{x, lit.bottom() + apart, w, h},
			area{x, lit.y - apart - h, w, h}, area{max(lit.right()+apart, s.mat.right()+margin), y, w, h})
	}
	for _, x := range [...]float32{in.right() - w, in.x} {
		all = append(all, area{x, in.bottom() - h, w, h}, area{x, in.y, w, h})
	}
	return all
}

// How bad it is to lie over what is lit, over somebody's face, close to what is lit, away from it or joined to it across what is
// spoken of, and across the mat's edge.
const (
	covered float32 = 1000
	faced   float32 = 10
	near    float32 = 3
	away    float32 = 2
	across  float32 = 1
)

// covers is how bad a place of the card is.
func (s sight) covers(c, lit, also, in area) (bad float32) {
	if !c.in(in) {
		return math.MaxFloat32
	}
	over := c.shared(lit) + c.shared(also)
	join := bridge(c, lit.grown(-rim))
	astride := join.none()
	for _, o := range s.clear {
		over += c.shared(o)
		astride = astride || join.shared(o) > 0
	}
	if over > 0 {
		bad = covered + over
	}
	if c.shared(lit.grown(apart-rim-1)) > 0 {
		bad += near
	}
	if astride {
		bad += away
	}
	for _, f := range s.faces {
		if c.shared(f) > 0 {
			bad += faced
		}
	}
	if !c.within(s.mat).none() && !c.in(s.mat) {
		bad += across
	}
	return bad
}

// veils are the four areas around what is lit in a room.
func veils(room, lit area) [4]area {
	if lit = lit.within(room); lit.none() {
		return [4]area{room}
	}
	return [4]area{
		{room.x, room.y, room.w, lit.y - room.y},
		{room.x, lit.bottom(), room.w, room.bottom() - lit.bottom()},
		{room.x, lit.y, lit.x - room.x, lit.h},
		{lit.right(), lit.y, room.right() - lit.right(), lit.h},
	}
}

// bridge is what joins the card and what is lit; nothing where they are so far apart that it would cross what it passes.
func bridge(card, lit area) (b area) {
	const wide, most = 6, 120
	clear := lit.grown(rim)
	midX := (max(card.x, clear.x) + min(card.right(), clear.right())) / 2
	midY := (max(card.y, clear.y) + min(card.bottom(), clear.bottom())) / 2
	across, down := card.x < clear.right() && clear.x < card.right(), card.y < clear.bottom() && clear.y < card.bottom()
	switch {
	case down && card.x >= clear.right():
		b = area{clear.right(), midY - wide/2, card.x - clear.right(), wide}
	case down && card.right() <= clear.x:
		b = area{card.right(), midY - wide/2, clear.x - card.right(), wide}
	case across && card.y >= clear.bottom():
		b = area{midX - wide/2, clear.bottom(), wide, card.y - clear.bottom()}
	case across && card.bottom() <= clear.y:
		b = area{midX - wide/2, card.bottom(), wide, clear.y - card.bottom()}
	}
	if max(b.w, b.h) > most {
		return area{}
	}
	return b
}

func (a area) put(o fyne.CanvasObject) {
	o.Move(fyne.NewPos(a.x, a.y))
	o.Resize(fyne.NewSize(max(0, a.w), max(0, a.h)))
}
