// Package grid is the score sheet on the screen, as on paper: a head with the players, a line for each row, and the totals. It
// draws cells.Grid, and is used as a spreadsheet where somebody takes what is typed.
//
//   - grid.go is the widget: ends.go are its head and totals, lines.go the lines between, draw.go and wrap.go how a cell
//     looks.
//   - keys.go moves the cursor, typing.go and paste.go put texts into cells.
package grid

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// GreyField is the ground of a Puzzle Maker's own field (look, Players, tiles, dice).
const GreyField ui.Token = "sheet_grey"

// Editor takes what is typed in a grid.
type Editor interface {
	// Source is what is typed in a cell, as F2 opens it.
	Source(cells.At) string
	// Enter takes what was typed; a refusal stays with the lines.
	Enter(at cells.At, text string) (refused string)
	// Paste takes a table that begins at a cell; a refusal is one of all of it.
	Paste(at cells.At, lines [][]string) (refused string)
	// Moved is called when the cursor comes to a cell.
	Moved(cells.At)
	// Typed is called with what is being typed, after every change; on is false when nothing is any more.
	Typed(at cells.At, text string, on bool)
}

// Grid is the widget. Only its lines scroll; sideways head and foot follow them.
type Grid struct {
	*fyne.Container
	Lines *Lines // with the keyboard's cursor

	given  cells.Grid // as it was handed in
	shown  cells.Grid // with columns for the width
	head   *head
	foot   *foot
	scroll *ui.Scroll
	ends   [2]*container.Clip // head and foot, cut off where the lines are
	used   float32
	laid   fyne.Size
	low    float32 // height of a line at least
	most   float32 // and at most
}

// Round corners of what is drawn in the grid, and how thick the rules at its head and foot are.
const (
	cellRadius float32 = 8
	wonRadius  float32 = 14
	thick      float32 = 2
)

// New is a grid that shows g, with lines of so many px at least and at most. Nobody can type in it without an
// editor. portrait is a player's picture or gives nil, and may be nil itself.
func New(g cells.Grid, low, most float32, portrait func(store.Player) image.Image, editor Editor) *Grid {
	w := &Grid{low: low, most: most}
	w.Lines, w.head, w.foot = newLines(editor), newHead(portrait), newFoot()
	w.Lines.row = w.low
	w.Lines.moved = w.reveal
	w.hand(g)
	w.scroll = ui.NewScroll(w.Lines)
	w.scroll.OnScrolled = func(fyne.Position) { w.placeEnds() }
	w.ends = [2]*container.Clip{container.NewClip(container.NewWithoutLayout(w.head)), container.NewClip(container.NewWithoutLayout(w.foot))}
	w.Container = &fyne.Container{Layout: w, Objects: []fyne.CanvasObject{w.scroll, w.ends[0], w.ends[1]}}
	return w
}

// hand gives the parts what they show.
func (w *Grid) hand(g cells.Grid) {
	w.given = g
	g, _, _ = called(g, w.laid.Width)
	w.shown, w.Lines.shown, w.head.shown, w.foot.shown = g, g, g, g
	w.Lines.needs = w.needs()
}

// Show shows another description, in place.
func (w *Grid) Show(g cells.Grid) {
	w.hand(g)
	w.Lines.at = g.Within(w.Lines.at)
	w.Layout(nil, w.Size())
	w.head.Refresh()
	w.foot.Refresh()
	w.Lines.Refresh()
}

// wide is the width of the sheet, which is scrolled sideways where many players have no room.
func (w *Grid) wide() float32 { return max(leastWidth(w.shown.Columns), w.Size().Width) }

func leastWidth(columns []cells.Column) float32 {
	w := float32(0)
	for _, c := range columns {
		w += c.Min
	}
	return w
}

// edges are the left edges of the columns and the right end.
func edges(columns []cells.Column, width float32) []float32 {
	weights := float32(0)
	for _, c := range columns {
		weights += c.Weight
	}
	free := max(0, width-leastWidth(columns))
	out := []float32{0}
	x := float32(0)
	for _, c := range columns {
		w := c.Min
		if weights > 0 {
			w += free * c.Weight / weights
		}
		x += w
		out = append(out, ui.Whole(x))
	}
	out[len(out)-1] = width
	return out
}

// lineEdges are the edges in one line: a wide field leaves its label no more than it needs.
func lineEdges(g cells.Grid, row int, width float32) []float32 {
	e := edges(g.Columns, width)
	if g.Face(cells.At{Row: row, Col: 1}).Wide {
		e[1] = g.Columns[0].Min
	}
	return e
}

// withLines is the height with lines that are so high together.
func (w *Grid) withLines(height float32) float32 {
	return headHeight(w.shown, w.inner()) + footHeight(w.shown) + height
}

// needs are the least heights of the lines as wide as the grid is.
func (w *Grid) needs() []float32 { return needs(w.shown, w.inner()) }

// inner is the width of the lines as wide as the grid is.
func (w *Grid) inner() float32 { return max(leastWidth(w.shown.Columns), w.laid.Width) }

// MinSize implements fyne.Layout: three lines are seen at least.
func (w *Grid) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(320, w.withLines(float32(min(w.shown.Rows(), 3))*w.low))
}

// Least is the height with all lines at their least.
func (w *Grid) Least() float32 { return w.withLines(high(w.needs(), w.low)) }

// Most is the height with all lines at their most.
func (w *Grid) Most() float32 { return w.withLines(high(w.needs(), w.most)) }

// Used is the height that the grid fills of what it was given.
func (w *Grid) Used() float32 { return w.used }

// Layout implements fyne.Layout: the lines are as high as there is room.
func (w *Grid) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	if w.laid.Width != s.Width {
		w.laid.Width = s.Width
		w.hand(w.given)
		w.laid.Width = 0
	}
	w.Lines.wide = max(leastWidth(w.shown.Columns), s.Width)
	head, foot := headHeight(w.shown, w.Lines.wide), footHeight(w.shown)
	room := s.Height - head - foot
	w.Lines.needs = needs(w.shown, w.Lines.wide)
	w.Lines.row = fitting(w.Lines.needs, room, w.low, w.most)
	lines := min(room, high(w.Lines.needs, w.Lines.row))
	w.used = head + lines + foot
	ui.Put(w.ends[0], 0, 0, s.Width, head)
	ui.Put(w.scroll, 0, head, s.Width, lines)
	ui.Put(w.ends[1], 0, head+lines, s.Width, foot)
	for _, end := range w.ends {
		end.Content.Resize(end.Size()) // a clip does it only once it is painted
	}
	w.Lines.Refresh()
	w.scroll.Refresh()
	if w.laid != s {
		w.laid = s
		w.reveal()
	}
	w.placeEnds()
}

// placeEnds moves head and foot with the lines.
func (w *Grid) placeEnds() {
	x := -w.scroll.Offset.X
	ui.Put(w.head, x, 0, w.wide(), headHeight(w.shown, w.wide()))
	ui.Put(w.foot, x, 0, w.wide(), footHeight(w.shown))
}

// reveal scrolls the cursor into view.
func (w *Grid) reveal() {
	off, seen := w.scroll.Offset, w.scroll.Size()
	if seen.Width <= 0 || seen.Height <= 0 {
		return
	}
	within := func(off *float32, from, to, seen float32) {
		if from < *off {
			*off = from
		} else if to > *off+seen {
			*off = to - seen
		}
	}
	pos, size := w.Lines.cell(w.Lines.at, w.wide())
	within(&off.Y, pos.Y, pos.Y+size.Height, seen.Height)
	within(&off.X, pos.X, pos.X+size.Width, seen.Width)
	if w.Lines.at.Col <= 1 {
		off.X = 0 // with the names of the rows
	}
	if off != w.scroll.Offset {
		w.scroll.ScrollToOffset(off)
	}
	w.placeEnds()
}
