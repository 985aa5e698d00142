package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// rowShape is what stands in a row: where it stands follows from that and from the room.
type rowShape struct {
	most     float32 // the widest that a tile gets
	lines    int     // of tiles, each on a ledge, at most
	fair     float32 // from this width on a second ledge is no better
	reckoned int     // for how many tiles the room is shared
	holds    int     // places that the ledge has at least
	room     float32 // the width that the ledge may have; 0 for all
	aside    float32 // the middle of a tile that stands apart; 0: behind the ledge
	cells    []cell
	apart    bool  // the last tile stands apart
	bare     bool  // without a ledge
	places   []int // where slots are open; 0 is left of all
}

// Widths of tiles.
const (
	tileLeast float32 = 12
	tileFair  float32 = 44 // from there on a second ledge is no better in a turn
)

const maxLines = 2

// reckonedSteps are for how many tiles rows are laid out, so that the tiles of all rows keep their size while codes grow, and
// change it seldom and together.
var reckonedSteps = [...]int{5, 6, 8, 10, 13}

// longest is how many tiles the longest code of the others has.
func longest(v dv.View) int {
	n := 0
	for _, s := range v.Seats {
		if s.Seat != v.Me {
			n = max(n, len(s.Row))
		}
	}
	return n
}

// step is for how many tiles a row is laid out that has so many.
func step(n int) int {
	for _, s := range reckonedSteps {
		if n <= s {
			return s
		}
	}
	return n
}

// rowPlan is where everything stands.
type rowPlan struct {
	width  float32         // of a tile
	step   float32         // from one tile to the next
	at     []fyne.Position // of the tiles
	ledges []ui.Frame
	ledge  float32   // the upper edge of the ledge with slots
	slots  []float32 // their middles
}

// gapOf lies between tiles of a width.
func gapOf(width float32) float32 { return ui.Whole(max(5, width*.15)) }

// ledgeOf is how high the ledge below them is, overOf how far it reaches beyond them.
func ledgeOf(width float32) float32 { return ui.Whole(min(max(width*.27, 11), 19)) }

func overOf(width float32) float32 { return pick[float32](width < 60, 10, 16) }

// lineOf is the height of tiles with their ledge.
func lineOf(width float32) float32 { return draw.NumberTileHeight(width) + ledgeOf(width) + 5 }

// wide is how wide n tiles are with the ends of their ledge.
func wide(n int, width float32) float32 {
	return float32(n)*(width+gapOf(width)) - gapOf(width) + 2*overOf(width)
}

// standing is how many tiles stand on the ledge itself.
func (r *rowShape) standing() int { return len(r.cells) - pick(r.apart, 1, 0) }

// slotsBefore is how wide the slots are that are open left of a place.
func (r *rowShape) slotsBefore(place int) float32 {
	n := 0
	for _, at := range r.places {
		n += pick(at < place, 1, 0)
	}
	return float32(n) * slotMore
}

// fill is how wide the tiles get in a size, and on how many ledges they stand.
func (r *rowShape) fill(size fyne.Size) (width float32, lines int) {
	n, room := max(r.reckoned, r.standing()), pick(r.room > 0, r.room, size.Width)-float32(len(r.places))*slotMore
	width, lines = 0, 1
	for l := 1; l <= r.lines && width < min(r.fair, r.most); l++ {
		for w := r.most; w > max(width, tileLeast); w-- {
			if wide((n+l-1)/l, w) <= room && float32(l)*lineOf(w) <= size.Height {
				width, lines = w, l
				break
			}
		}
	}
	return max(width, tileLeast), lines
}

// fillOf is how wide the tiles of a row get in a size, if they have the width of some room and may be as wide as that is high.
func fillOf(shape rowShape, room, size fyne.Size) float32 {
	shape.room, shape.most = room.Width, room.Height
	w, _ := shape.fill(size)
	return w
}

// tileIn is how wide a tile gets that has so much height with its ledge.
func tileIn(high float32) float32 {
	w := tileLeast
	for lineOf(w+1) <= high {
		w++
	}
	return w
}

// best is the plan with the largest tiles.
func (r *rowShape) best(size fyne.Size) rowPlan {
	w, lines := r.fill(size)
	n := r.standing()
	if n <= (max(r.reckoned, n)+lines-1)/lines { // as long as one ledge has room
		lines = 1
	}
	p := rowPlan{width: w, step: w + gapOf(w)}
	per, over := max(1, (n+lines-1)/lines), overOf(w)
	stand := draw.NumberTileHeight(w) - ui.LedgeStand
	under := func(x, y float32, n int) {
		if r.bare {
			return
		}
		long := wide(n, w)
		if lines == 1 && len(p.ledges) == 0 {
			long = max(long, wide(r.standing(), w)+float32(len(r.places))*slotMore)
		}
		p.ledges = append(p.ledges, ui.NewFrame(x-over, y+stand, long, ledgeOf(w)))
	}
	for i := range n {
		x, y := over+float32(i%per)*p.step+r.slotsBefore(i+1), float32(i/per)*lineOf(w)
		p.at = append(p.at, fyne.NewPos(ui.Whole(x), y))
		if i%per == 0 && i+per < n {
			under(x, y, per)
		}
	}
	last := (max(n, 1) - 1) / per * per
	under(over, float32(last/per)*lineOf(w), max(n-last, r.holds, 1))
	if r.apart {
		x := pick(r.aside == 0, wide(per, w)+2*over, r.aside-w/2)
		p.at = append(p.at, fyne.NewPos(ui.Whole(x), 0))
		under(x, 0, 1)
	}
	p.ledge = stand
	for _, at := range r.places {
		p.slots = append(p.slots, over+float32(at)*p.step+r.slotsBefore(at)+(slotMore-gapOf(w))/2)
	}
	return p
}
