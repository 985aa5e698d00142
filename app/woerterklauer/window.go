package woerterklauer

import (
	"image"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/games/each"
	wk "spieltisch/games/woerterklauer"
)

// window is which cells of the endless field lie in the frame: as many as were agreed, so that where the crossword lies in it is
// nobody's move.
type window struct {
	n   int     // cells across and down
	low wk.Cell // the upper left one
	put bool    // it has been put where the tiles are

	cell, gap float32
	at        fyne.Position // of the cell low
}

// fit chooses the cells for a side of the frame, at most so large.
func (w *window) fit(side, most float32) {
	w.n, w.gap = max(1, w.n), 4
	if most < 50 {
		w.gap = 3
	}
	between := w.gap * float32(w.n-1)
	w.cell = max(8, float32(int(min(most, (side-2*draw.FieldRim-between)/float32(w.n)))))
}

// side is the frame's.
func (w *window) side() float32 { return float32(w.n)*w.pitch() - w.gap + 2*draw.FieldRim }

// pitch is how far cells lie apart.
func (w *window) pitch() float32 { return w.cell + w.gap }

// pos is where a cell begins, whether it lies in the frame or not.
func (w *window) pos(c wk.Cell) fyne.Position {
	return w.at.AddXY(float32(c.X-w.low.X)*w.pitch(), float32(c.Y-w.low.Y)*w.pitch())
}

// hit is the cell under a point; half of the gap around it belongs to it.
func (w *window) hit(p fyne.Position) (wk.Cell, bool) {
	x, y := (p.X-w.at.X+w.gap/2)/w.pitch(), (p.Y-w.at.Y+w.gap/2)/w.pitch()
	c := wk.Cell{X: w.low.X + int(x), Y: w.low.Y + int(y)}
	return c, x >= 0 && y >= 0 && w.sees(c)
}

// shows are the cells in the frame.
func (w *window) shows() image.Rectangle {
	return image.Rect(w.low.X, w.low.Y, w.low.X+w.n, w.low.Y+w.n)
}

// sees tells whether a cell lies in the frame.
func (w *window) sees(c wk.Cell) bool { return image.Pt(c.X, c.Y).In(w.shows()) }

// nearest is the cell next to c of those in the frame.
func (w *window) nearest(c wk.Cell) wk.Cell {
	return wk.Cell{X: min(max(c.X, w.low.X), w.low.X+w.n-1), Y: min(max(c.Y, w.low.Y), w.low.Y+w.n-1)}
}

// shift follows the tiles when all cells get other numbers.
func (w *window) shift(dx, dy int) { w.low = wk.Cell{X: w.low.X + dx, Y: w.low.Y + dy} }

// center has a box of cells lie in the middle.
func (w *window) center(b image.Rectangle) {
	w.low, w.put = wk.Cell{X: (b.Min.X + b.Max.X - w.n) >> 1, Y: (b.Min.Y + b.Max.Y - w.n) >> 1}, true
}

// keep shifts what lies in the frame by as little as has boxes of cells lie in it one after the other, the last one surely.
func (w *window) keep(boxes ...image.Rectangle) {
	within := func(low, from, to int) int {
		if to-from > w.n {
			return low
		}
		return min(max(low, to-w.n), from)
	}
	for _, b := range boxes {
		if !b.Empty() {
			w.low = wk.Cell{X: within(w.low.X, b.Min.X, b.Max.X), Y: within(w.low.Y, b.Min.Y, b.Max.Y)}
		}
	}
}

// room tells whether a box of cells can shift by one in a direction; touches, whether it lies at that edge.
func (w *window) room(b image.Rectangle, d wk.Dir) bool { return !b.Empty() && !w.touches(b, d) }

func (w *window) touches(b image.Rectangle, d wk.Dir) bool {
	s := w.shows()
	switch d {
	case wk.DirRight:
		return b.Max.X >= s.Max.X
	case wk.DirDown:
		return b.Max.Y >= s.Max.Y
	case wk.DirLeft:
		return b.Min.X <= s.Min.X
	}
	return b.Min.Y <= s.Min.Y
}

// laidBox is the box of the cells where tiles lie, empty for none.
func laidBox(tiles []wk.Lay) image.Rectangle {
	b := image.Rectangle{}
	for _, l := range tiles {
		b = b.Union(image.Rect(l.At.X, l.At.Y, l.At.X+1, l.At.Y+1))
	}
	return b
}

// layOf is where the tiles of a field lie.
func layOf(f wk.Field) []wk.Lay {
	return each.Of(f, func(p wk.Placed) wk.Lay { return wk.Lay{ID: p.ID, At: p.At} })
}
