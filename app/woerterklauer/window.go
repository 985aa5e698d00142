package woerterklauer

import (
	"image"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// Cells of the field in px.
const (
	minCell  float32 = 36
	tinyCell float32 = 22 // the smallest that fitting chooses, for tiles that would be out of sight else
	fitCell  float32 = 78 // the largest that fitting chooses
	maxCell  float32 = 96
	zoomStep float32 = 4
	rim      float32 = 17 // around the cells, for the frame, rings and marks
	tightRim float32 = 8  // where a row or column would be lost for it
)

// window is the part of the endless field that is seen: whole cells only, so that the
// keyboard, the wheel and the pointer move it alike.
type window struct {
	size fyne.Size // of the widget
	zoom float32   // the cell that was wished for, 0: as large as fits
	low  wk.Cell   // upper left cell that is seen
	mid  wk.Cell   // twice the middle of what is seen: it outlives other sizes
	put  bool      // it has been put where the tiles are

	cell, gap  float32
	cols, rows int
	at         fyne.Position // of the cell low
}

func gapFor(cell float32) float32 { return ui.Pixels(max(2, float32(int(cell/13)))) }

// across is how many cells of a size fit into a length.
func across(length, cell, rim float32) int {
	gap := gapFor(cell)
	return max(1, int((length-2*rim+gap)/(cell+gap)))
}

// roomFor is across, with less around the cells where all that are needed fit so.
func roomFor(length, cell float32, need int) int {
	n := across(length, cell, rim)
	if tight := across(length, cell, tightRim); n < need {
		n = min(tight, need)
	}
	return n
}

// layout chooses the cells: need is how many should be seen across and down, tiles how many of them have some.
func (w *window) layout(size fyne.Size, need, tiles image.Point) {
	w.size = size
	size.Height -= draw.FrameShadow
	w.cell = ui.Pixels(w.zoom)
	if w.zoom == 0 {
		w.cell = ui.Pixels(fitCell)
		for w.cell > minCell && (across(size.Width, w.cell, rim) < need.X || across(size.Height, w.cell, rim) < need.Y) {
			w.cell = ui.Pixels(w.cell - 2)
		}
		for w.cell > tinyCell && (roomFor(size.Width, w.cell, tiles.X) < tiles.X || roomFor(size.Height, w.cell, tiles.Y) < tiles.Y) {
			w.cell = ui.Pixels(w.cell - 2)
		}
	}
	w.gap = gapFor(w.cell)
	w.cols, w.rows = roomFor(size.Width, w.cell, need.X), roomFor(size.Height, w.cell, need.Y)
	w.at = fyne.NewPos(margin(size.Width, w.cols, w.cell, w.gap), margin(size.Height, w.rows, w.cell, w.gap))
}

func margin(length float32, n int, cell, gap float32) float32 {
	return float32(int((length - float32(n)*cell - float32(n-1)*gap) / 2))
}

// pitch is how far cells lie apart.
func (w *window) pitch() float32 { return w.cell + w.gap }

// pos is where a cell begins, whether it is seen or not.
func (w *window) pos(c wk.Cell) fyne.Position {
	return w.at.AddXY(float32(c.X-w.low.X)*w.pitch(), float32(c.Y-w.low.Y)*w.pitch())
}

// hit is the cell under a point; half of the gap around it belongs to it.
func (w *window) hit(p fyne.Position) (wk.Cell, bool) {
	x, okX := cellIn(p.X-w.at.X+w.gap/2, w.pitch(), w.cols)
	y, okY := cellIn(p.Y-w.at.Y+w.gap/2, w.pitch(), w.rows)
	return wk.Cell{X: w.low.X + x, Y: w.low.Y + y}, okX && okY
}

func cellIn(v, pitch float32, n int) (int, bool) {
	i := int(v / pitch)
	return i, v >= 0 && i < n
}

// sees tells whether a cell is seen.
func (w *window) sees(c wk.Cell) bool {
	return c.X >= w.low.X && c.X < w.low.X+w.cols && c.Y >= w.low.Y && c.Y < w.low.Y+w.rows
}

// move sets the upper left cell.
func (w *window) move(low wk.Cell) {
	w.low = low
	w.mid = wk.Cell{X: 2*low.X + w.cols, Y: 2*low.Y + w.rows}
}

// shift follows the tiles when all cells get other numbers.
func (w *window) shift(dx, dy int) {
	if dx != 0 || dy != 0 {
		w.move(wk.Cell{X: w.low.X + dx, Y: w.low.Y + dy})
	}
}

// middle is the cell in the middle of what is seen.
func (w *window) middle() wk.Cell {
	s := w.shows()
	return wk.Cell{X: (s.Min.X + s.Max.X) / 2, Y: (s.Min.Y + s.Max.Y) / 2}
}

// nearest is the cell next to c of those that are seen.
func (w *window) nearest(c wk.Cell) wk.Cell {
	s := w.shows()
	return wk.Cell{X: min(max(c.X, s.Min.X), s.Max.X-1), Y: min(max(c.Y, s.Min.Y), s.Max.Y-1)}
}

// center brings the middle of a box of cells to the middle.
func (w *window) center(b image.Rectangle) {
	w.mid = wk.Cell{X: b.Min.X + b.Max.X, Y: b.Min.Y + b.Max.Y}
	w.low = wk.Cell{X: (w.mid.X - w.cols) >> 1, Y: (w.mid.Y - w.rows) >> 1}
}

// keep is the window in another size or with other tiles: its middle stays, but boxes of cells are
// seen, the last ones surely.
func (w *window) keep(boxes ...image.Rectangle) {
	w.low = w.hold(wk.Cell{X: (w.mid.X - w.cols) >> 1, Y: (w.mid.Y - w.rows) >> 1}, boxes...)
}

// hold is the upper left cell nearest to low with which boxes are seen one after the other, where
// they fit.
func (w *window) hold(low wk.Cell, boxes ...image.Rectangle) wk.Cell {
	for _, b := range boxes {
		low = wk.Cell{X: within(low.X, w.cols, b.Min.X, b.Max.X), Y: within(low.Y, w.rows, b.Min.Y, b.Max.Y)}
	}
	return low
}

// within shifts n cells from low on as little as covers from..to, if they can.
func within(low, n, from, to int) int {
	if to-from > n {
		return low
	}
	return min(max(low, to-n), from)
}

// reveal moves the window as little as shows a cell, and still the box of the tiles if it fits. It
// tells whether the cell is seen.
func (w *window) reveal(c wk.Cell, b image.Rectangle) bool {
	if !w.sees(c) {
		w.move(w.hold(wk.Cell{X: min(max(w.low.X, c.X-w.cols+1), c.X), Y: min(max(w.low.Y, c.Y-w.rows+1), c.Y)}, b))
	}
	return w.sees(c)
}

// pan moves the window by cells. The box of the tiles stays in it; of one that doesn't fit
// something does. It tells whether it has moved.
func (w *window) pan(dx, dy int, b image.Rectangle) bool {
	was := w.low
	w.move(w.hold(wk.Cell{
		X: min(max(w.low.X+dx, b.Min.X-w.cols+1), b.Max.X-1),
		Y: min(max(w.low.Y+dy, b.Min.Y-w.rows+1), b.Max.Y-1),
	}, b))
	return w.low != was
}

// shows is how much of the field is seen, in cells.
func (w *window) shows() image.Rectangle {
	return image.Rect(w.low.X, w.low.Y, w.low.X+w.cols, w.low.Y+w.rows)
}

// fieldBox is the box of the cells where tiles lie; of an empty field the first cell.
func fieldBox(f wk.Field) image.Rectangle {
	b := image.Rectangle{}
	for _, p := range f {
		b = b.Union(image.Rect(p.At.X, p.At.Y, p.At.X+1, p.At.Y+1))
	}
	if b.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return b
}

// reach are the cells where a tile can lie with the field still fitting the agreed edge.
func reach(f wk.Field, edge int) image.Rectangle {
	if len(f) == 0 {
		return image.Rect(-wk.MaxCell, -wk.MaxCell, wk.MaxCell, wk.MaxCell)
	}
	b := fieldBox(f)
	grow := func(low, high int) (from, to int) { return min(low, high-edge), max(high, low+edge) }
	x0, x1 := grow(b.Min.X, b.Max.X)
	y0, y1 := grow(b.Min.Y, b.Max.Y)
	return image.Rect(x0, y0, x1, y1)
}
