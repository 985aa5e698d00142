package dicewords

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
)

// wordRow shows the typed letters as tiles with the cursor between them. A tap puts
// the cursor behind a letter.
type wordRow struct {
	ui.Base
	state state
	onTap func(cursor int)
	move  func(from, to int) // a letter is dragged to another place
	tiles [dw.MaxWord]*draw.Tile
	drag  int     // the letter that is held, -1 for none
	dragX float32 // where its middle is
	held  ui.Carry
	caret *canvas.Rectangle
	n     int // tiles in use
}

var (
	_ fyne.Widget    = (*wordRow)(nil)
	_ fyne.Tappable  = (*wordRow)(nil)
	_ fyne.Draggable = (*wordRow)(nil)
)

// Sizes of the tiles, in px: width follows height as 38 : 52.
const (
	tileGap   float32 = 4
	tileMost  float32 = 42
	tileLeast float32 = 26
)

func tileHeight(width float32) float32 { return width * 52 / 38 }

func newWordRow(onTap func(cursor int), move func(from, to int)) *wordRow {
	w := &wordRow{onTap: onTap, move: move, drag: -1, caret: ui.NewRect()}
	for i := range w.tiles {
		w.tiles[i] = draw.NewTile("", "", 52)
		w.tiles[i].Hide()
	}
	w.Draw(w, w.least, w.place).Changing(w.parts).Repaints()
	return w
}

func (w *wordRow) render(s state, worth dw.Worth) {
	w.state = s
	word := []rune(worth.Word)
	if s.view.Up == nil {
		word = nil
	}
	w.n = len(word)
	for i, tile := range w.tiles {
		ui.Show(i < w.n, tile)
		if i >= w.n {
			continue
		}
		tile.Set(string(word[i]), ui.Signed(worth.Tally.Values[i]), draw.TileState{Bad: worth.Dice[i] < 0, Joker: i == worth.Joker})
	}
	w.Refresh()
}

func (w *wordRow) tileWidth() float32 {
	return float32(int(max(min((w.Size().Width+tileGap)/dw.MaxWord-tileGap, tileMost), tileLeast)))
}

// Tapped implements fyne.Tappable.
func (w *wordRow) Tapped(e *fyne.PointEvent) {
	if w.state.declaring() {
		w.onTap(int((e.Position.X + w.tileWidth()/2) / (w.tileWidth() + tileGap)))
	}
}

// Dragged implements fyne.Draggable: the letter follows the pointer along the word, and the others make room.
func (w *wordRow) Dragged(e *fyne.DragEvent) {
	if !w.state.declaring() || w.held.Spent() {
		return
	}
	if w.drag < 0 {
		i := int((e.Position.X - e.Dragged.DX) / (w.tileWidth() + tileGap))
		if i < 0 || i >= w.n {
			return
		}
		w.drag = i
		w.held.Begin(w, func() {
			w.drag = -1
			w.Refresh()
		})
	}
	w.dragX = e.Position.X
	w.Refresh()
}

// DragEnd implements fyne.Draggable.
func (w *wordRow) DragEnd() {
	if from, to := w.drag, w.over(); w.held.End() && from >= 0 {
		w.drag = -1
		w.Refresh()
		w.move(from, to)
	}
}

// over is the place over which the letter is held.
func (w *wordRow) over() int {
	return min(max(int(w.dragX/(w.tileWidth()+tileGap)), 0), max(w.n-1, 0))
}

// shown is the place at which letter i lies while one is dragged.
func (w *wordRow) shown(i int) int {
	from, to := w.drag, w.over()
	switch {
	case from < 0 || i == from:
		return i
	case from < i && i <= to:
		return i - 1
	case to <= i && i < from:
		return i + 1
	}
	return i
}

func (w *wordRow) least() fyne.Size {
	return fyne.NewSize(dw.MaxWord*(tileLeast+tileGap), tileHeight(tileMost)+3)
}

func (w *wordRow) parts() []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(w.tiles)+1)
	for i, t := range w.tiles {
		if i != w.drag {
			out = append(out, t)
		}
	}
	if w.drag >= 0 { // above the others
		out = append(out, w.tiles[w.drag])
	}
	return append(out, w.caret)
}

func (w *wordRow) place(size fyne.Size) {
	width := w.tileWidth()
	height := tileHeight(width)
	y := (size.Height - height - 3) / 2
	for i, t := range w.tiles {
		t.SetHeight(height)
		ui.Put(t, float32(w.shown(i))*(width+tileGap), y, width, height)
		if i == w.drag {
			t.Move(fyne.NewPos(min(max(w.dragX-width/2, 0), size.Width-width), y-2))
		}
	}
	x := float32(w.state.draft.Cursor)*(width+tileGap) - 3
	ui.SetRect(w.caret, max(x, 0), y+6, 2, height-12, 0, ui.Accent)
	ui.Show(w.state.declaring() && w.drag < 0, w.caret)
}
