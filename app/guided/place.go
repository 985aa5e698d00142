package guided

import "fyne.io/fyne/v2"

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
var widths = [...]float32{440, 380, 560, 320, 760, 280}

// put places the card so that it doesn't cover what is lit: where there is room next to it, else below or above. room is where
// it may lie, height tells how high the card is at a width. Nor does it cover what is lit besides. fits is false where there
// is no such place: then it covers as little as can be.
func put(room, lit, besides area, height func(width float32) float32) (card area, fits bool) {
	in := room.grown(-margin)
	if lit.none() {
		w := min(widths[0], in.w)
		h := height(w)
		return area{in.x + (in.w-w)/2, in.y + max(0, in.h-h)/2, w, h}, true
	}
	clear := lit.grown(rim)
	least, rest := area{}, float32(-1)
	for _, wide := range widths {
		w := min(wide, in.w)
		h := height(w)
		if h > in.h {
			continue
		}
		midX := min(max(lit.x+lit.w/2-w/2, in.x), in.right()-w)
		midY := min(max(lit.y+lit.h/2-h/2, in.y), in.bottom()-h)
		for _, c := range []area{
			{clear.right() + apart - rim, midY, w, h},
			{clear.x - apart + rim - w, midY, w, h},
			{midX, clear.bottom() + apart - rim, w, h},
			{midX, clear.y - apart + rim - h, w, h},
		} {
			if c.within(in) == c && c.shared(clear)+c.shared(besides) == 0 {
				return c, true
			}
		}
		for _, c := range []area{{in.right() - w, in.bottom() - h, w, h}, {in.x, in.bottom() - h, w, h}, {in.right() - w, in.y, w, h}, {in.x, in.y, w, h}} {
			if s := c.shared(clear) + c.shared(besides); rest < 0 || s < rest {
				least, rest = c, s
			}
		}
	}
	if rest < 0 { // the window is lower than the card
		w := in.w
		return area{in.x, in.y, w, height(w)}, false
	}
	return least, rest == 0
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

// bridge is what joins the card and what is lit.
func bridge(card, lit area) area {
	const wide = 6
	clear := lit.grown(rim)
	midX := (max(card.x, clear.x) + min(card.right(), clear.right())) / 2
	midY := (max(card.y, clear.y) + min(card.bottom(), clear.bottom())) / 2
	across, down := card.x < clear.right() && clear.x < card.right(), card.y < clear.bottom() && clear.y < card.bottom()
	switch {
	case down && card.x >= clear.right():
		return area{clear.right(), midY - wide/2, card.x - clear.right(), wide}
	case down && card.right() <= clear.x:
		return area{card.right(), midY - wide/2, clear.x - card.right(), wide}
	case across && card.y >= clear.bottom():
		return area{midX - wide/2, clear.bottom(), wide, card.y - clear.bottom()}
	case across && card.bottom() <= clear.y:
		return area{midX - wide/2, card.bottom(), wide, clear.y - card.bottom()}
	}
	return area{}
}

func (a area) put(o fyne.CanvasObject) {
	o.Move(fyne.NewPos(a.x, a.y))
	o.Resize(fyne.NewSize(max(0, a.w), max(0, a.h)))
}
