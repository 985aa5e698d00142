package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// lights are frames around the cells that a line of the words is about.
type lights []*canvas.Rectangle

// layOut frames cells as far as they are seen: those of a word together.
func (l *lights) layOut(w *window, cells []wk.Cell) {
	frames := boxes(cells)
	for len(*l) < len(frames) {
		*l = append(*l, canvas.NewRectangle(ui.Color(ui.None)))
	}
	for i, r := range *l {
		on := i < len(frames) && w.sees(frames[i][0]) && w.sees(frames[i][1])
		ui.Show(on, r)
		if !on {
			continue
		}
		const out = 6
		from, to := w.pos(frames[i][0]), w.pos(frames[i][1])
		r.StrokeColor, r.StrokeWidth, r.CornerRadius = ui.Color(ui.Accent), 4, w.cell*.3
		r.Move(from.SubtractXY(out, out))
		r.Resize(fyne.NewSize(to.X-from.X+w.cell+2*out, to.Y-from.Y+w.cell+2*out))
		r.Refresh()
	}
}

// boxes are the first and last cells of the boxes around cells: one for a word, else one for each cell.
func boxes(cells []wk.Cell) [][2]wk.Cell {
	n := len(cells)
	if n == 0 {
		return nil
	}
	first, last := cells[0], cells[n-1]
	if last.X-first.X+last.Y-first.Y == n-1 && (last.X == first.X || last.Y == first.Y) {
		return [][2]wk.Cell{{first, last}}
	}
	out := make([][2]wk.Cell, n)
	for i, c := range cells {
		out[i] = [2]wk.Cell{c, c}
	}
	return out
}
