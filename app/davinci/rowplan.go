package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// rowShape is what stands in a row: where it stands follows from that and from the room.
type rowShape struct {
	cells  []rowCell
	apart  bool   // the last tile stands apart
	wait   bool   // there is room for one that will
	aside  string // what stands below such a tile
	places []int  // marked gaps; 0 is left of all
	room   int    // tiles that are reckoned with, see reckoned
	gaps   int    // gaps that may be marked: the words below the tiles stay as they are, however many of them are
}

// reckonedSteps are for how many tiles rows are laid out: with as many as the longest can soon have, so that the tiles of all rows
// keep their size while codes grow, and change it seldom and together.
var reckonedSteps = [...]int{6, 9, 13}

// reckoned is for how many tiles the rows of a view are laid out, besides one that stands apart.
func reckoned(v dv.View) int {
	n := 0
	for _, s := range v.Seats {
		n = max(n, len(s.Row))
	}
	for _, step := range reckonedSteps {
		if n <= step {
			return step
		}
	}
	return n
}

// tileRoomy is the width from which on all that is said of a tile has room below it.
const tileRoomy float32 = 66

// kept is the width of tiles where a row has room for wider ones now, but for these with all that are reckoned with. Tiles that may
// come make none smaller than is good to read, and none of a short row so small that words below it go.
func kept(now, all float32, reckoned int) float32 {
	if reckoned == reckonedSteps[0] {
		return min(now, max(all, tileRoomy))
	}
	return min(now, max(all, tileFair))
}

// rowPlan is where everything stands.
type rowPlan struct {
	width  float32         // of a tile
	cells  []fyne.Position // top left of the tiles
	marks  []fyne.Position // top left of the marked gaps
	mark   float32         // width of a marked gap
	line   float32         // x of the divider
	slot   float32         // width of the place for the tile that stands apart
	size   fyne.Size
	pitch  float32 // from one tile to the next
	height float32 // of a line: tile and text
}

// gapOf lies between tiles of a width: rings must have room.
func gapOf(width float32) float32 { return ui.Whole(min(max(width*.3, 10), 20)) }

// textHeight is what the text below a tile takes.
func textHeight() float32 { return ui.Strong.Height() + 4 }

// lay places everything at a tile's width in so many lines.
func (r rowShape) lay(width float32, lines int) rowPlan {
	gap, n := gapOf(width), len(r.cells)
	if r.apart {
		n--
	}
	p := rowPlan{width: width, pitch: width + gap, height: draw.NumberTileHeight(width) + textHeight(), mark: max(20, ui.Whole(width*.4))}
	p.marks = make([]fyne.Position, len(r.places))
	per := max(1, (n+lines-1)/lines)
	var x, y, right float32
	place := func(i int) {
		for k, at := range r.places {
			if at == i {
				p.marks[k] = fyne.NewPos(x, y)
				x += p.mark + gap
			}
		}
	}
	for i := range n {
		if i > 0 && i%per == 0 {
			right = max(right, x)
			x, y = 0, y+p.height+lineGap
		}
		place(i)
		p.cells = append(p.cells, fyne.NewPos(x, y))
		x += p.pitch
	}
	place(n)
	if r.wait && !r.apart {
		x += p.mark + gap
	}
	right = max(0, max(right, x)-gap)
	if r.apart || r.wait {
		p.slot = width
		if width >= tileFair {
			p.slot = max(width, ui.Whole(ui.Strong.Measure(r.aside))+2)
		}
		p.line = right + gap + 2
		right = p.line + gap + 3 + p.slot
	}
	if r.apart {
		p.cells = append(p.cells, fyne.NewPos(right-p.slot+ui.Whole((p.slot-width)/2), 0))
	}
	p.size = fyne.NewSize(right, y+p.height)
	return p
}

// best is the plan with the largest tiles that fit a size, none wider than most: in
// one line down to tileLeast, then in as many as give the largest.
func (r rowShape) best(size fyne.Size, most float32) rowPlan {
	now, all := r.fill(size, most), r
	n := r.room
	if r.apart {
		n++
	}
	if n <= len(r.cells) {
		return now
	}
	all.cells = make([]rowCell, n)
	if w := kept(now.width, all.fill(size, most).width, r.room); w < now.width {
		return r.fill(size, w)
	}
	return now
}

// fill is best for the tiles that there are.
func (r rowShape) fill(size fyne.Size, most float32) rowPlan {
	var best rowPlan
	for lines := 1; lines <= 3; lines++ {
		for w := most; w >= tileMin; w -= 2 {
			p := r.lay(w, lines)
			if p.size.Width <= size.Width && p.size.Height <= size.Height {
				if w > best.width {
					best = p
				}
				break
			}
		}
		if best.width >= min(tileLeast, most) {
			return best
		}
	}
	if best.width == 0 {
		return r.lay(tileMin, 3)
	}
	return best
}

// need is the height for tiles of a width, or as wide as fit, in a width.
func (r rowShape) need(width, most float32) float32 {
	return r.best(fyne.NewSize(width, 10000), most).size.Height
}
