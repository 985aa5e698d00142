// Package tiles says where the tiles of a row lie, and which tile a point is nearest to. It paints nothing and knows no
// Fyne: ui.TileFrames are its tiles as ui.Areas take them.
package tiles

// Point is a place in pixels from the row's upper left corner.
type Point struct{ X, Y float32 }

// Row is tiles of one size in one line or several, all but the last with Columns tiles.
type Row struct {
	N, Columns   int
	Left         float32 // of the first
	W, H         float32 // of a tile
	StepX, StepY float32 // from one tile to the next, and from line to line
	Air          Point   // how far around a tile a point still means it
}

// Lines is how many lines the tiles take, at least one.
func (r Row) Lines() int { return max(1, (r.N+r.columns()-1)/r.columns()) }

func (r Row) columns() int { return max(1, r.Columns) }

// At is the upper left corner of tile i.
func (r Row) At(i int) Point {
	return Point{r.Left + float32(i%r.columns())*r.StepX, float32(i/r.columns()) * r.StepY}
}

// Size is the width and height of all tiles together.
func (r Row) Size() (w, h float32) {
	n := min(max(r.N, 1), r.columns())
	return r.Left + float32(n-1)*r.StepX + r.W, float32(r.Lines()-1)*r.StepY + r.H
}

// Near is the tile whose place is nearest to a point, the last one behind it; -1 where there is none.
func (r Row) Near(p Point) int {
	col := min(max(int((p.X-r.Left+(r.StepX-r.W)/2)/r.StepX), 0), r.columns()-1)
	line := max(int((p.Y+(r.StepY-r.H)/2)/r.StepY), 0)
	return min(line*r.columns()+col, r.N-1)
}
