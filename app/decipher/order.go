package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	"spieltisch/games/letterpiece"
)

// pieceRow is the pieces in the order in which they go out. Drag and keys move them.
type pieceRow struct {
	ui.CarryAreas
	row   tiles.Row
	desk  *table.Desk
	do    *making
	s     *makerState
	chips []*pieceChip
	held  int // piece in the hand, -1 for none
	over  int // where it would come
	hand  fyne.Position
	wide  float32 // width of a tile
}

// Sizes of the pieces' tiles in px: they are as large as all of them fit.
const (
	chipLeast float32 = 64
	chipMost  float32 = 112
	chipGap   float32 = 10
)

func newPieceRow(d *table.Desk, s *makerState, do *making) *pieceRow {
	r := &pieceRow{desk: d, do: do, s: s, held: -1, wide: chipLeast}
	r.Frames, r.OnPoint = func() []ui.Frame { return ui.TileFrames(r.row) }, func() {}
	r.OnTap, r.OnMove, r.OnKey = do.choosePiece, do.choosePiece, r.key
	r.OnTake = func(i int, _ *fyne.DragEvent) bool {
		r.held = i
		return true
	}
	r.OnCarry = func(e *fyne.DragEvent) { // the others make room
		r.hand, r.over = e.Position, r.row.Near(tiles.Point{X: e.Position.X, Y: e.Position.Y})
		r.Refresh()
	}
	r.OnBack = func() {
		r.held = -1
		r.Refresh()
	}
	r.OnDrop = func() {
		from := r.held
		r.held = -1
		do.movePiece(from, r.over)
	}
	r.Draw(r, r.least, r.place).Changing(r.parts).Repaints()
	return r
}

// order is what is shown: while a piece is in the hand, as it would become.
func (r *pieceRow) order() []letterpiece.Kind {
	if r.held < 0 {
		return r.s.draft.Order
	}
	return r.s.draft.MovePiece(r.held, r.over).Order
}

// cursor is the place under the cursor, or of the piece in the hand.
func (r *pieceRow) cursor() int {
	if r.held >= 0 {
		return r.over
	}
	return r.s.piece
}

func (r *pieceRow) render(s *makerState) {
	r.s = s
	for len(r.chips) < len(r.order()) {
		r.chips = append(r.chips, newPieceChip())
	}
	r.Refresh()
}

// chip is the size of a tile; its number grows with the text.
func (r *pieceRow) chip() fyne.Size { return fyne.NewSize(r.wide, r.wide+28) }

// fit makes the tiles as large as all of them are seen at once.
func (r *pieceRow) fit(room fyne.Size) {
	for r.wide = chipMost; r.wide > chipLeast; r.wide -= 4 {
		n := max(1, int((room.Width+chipGap)/(r.wide+chipGap)))
		rows := (len(r.s.draft.Order) + n - 1) / n
		if float32(rows)*(r.chip().Height+3+chipGap)-chipGap <= room.Height {
			return
		}
	}
}

// lay is how the tiles lie in the row's width.
func (r *pieceRow) lay() tiles.Row {
	s := r.chip()
	step := s.Width + chipGap
	return tiles.Row{N: len(r.s.draft.Order), Columns: max(1, int((r.Size().Width+chipGap)/step)), W: s.Width, H: s.Height, StepX: step, StepY: s.Height + 3 + chipGap}
}

// key leaves to the page all but the arrows.
func (r *pieceRow) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyHome, fyne.KeyEnd:
		ui.BubbleKey(r, e)
		return true
	}
	return false
}

// push moves the piece under the cursor; over the end nothing happens.
func (r *pieceRow) push(by int) {
	if to := r.s.piece + by; to >= 0 && to < len(r.s.draft.Order) {
		r.do.movePiece(r.s.piece, to)
	}
}

// least is a line at least; in a width all of them.
func (r *pieceRow) least() fyne.Size {
	row := r.lay()
	if r.Size().Width == 0 {
		row.N = 1
	}
	_, h := row.Size()
	return fyne.NewSize(3*row.StepX, h+3)
}

// parts has the piece in the hand last, above the others.
func (r *pieceRow) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i, c := range r.chips {
		if r.held < 0 || i != r.over {
			out = append(out, c)
		}
	}
	if r.held >= 0 && r.over < len(r.chips) {
		out = append(out, r.chips[r.over])
	}
	return out
}

func (r *pieceRow) place(fyne.Size) {
	order, s := r.order(), r.chip()
	r.row, r.At = r.lay(), r.s.piece
	for i, c := range r.chips {
		ui.Show(i < len(order), c)
		if i < len(order) {
			c.set(order[i], i+1, i == r.cursor(), r.Focused() && i == r.cursor())
		}
		c.Resize(s.AddWidthHeight(0, 3))
		if r.held >= 0 && i == r.over {
			c.Move(r.hand.SubtractXY(s.Width/2, s.Height/2))
			continue
		}
		c.Move(ui.TilePos(r.row, i))
	}
}

// pieceChip is a tile with a piece and its number.
type pieceChip struct {
	ui.Base
	kind            letterpiece.Kind
	number          int
	chosen, focused bool

	shadow *canvas.Rectangle
	box    *ui.Box
	piece  *draw.Piece
	name   ui.Line
	ring   ui.Ring
}

func newPieceChip() *pieceChip {
	c := &pieceChip{shadow: ui.NewRect(), box: ui.NewBox(), piece: draw.NewPiece(0, 44, draw.Options{}), name: ui.NewLine(), ring: ui.NewRing()}
	c.Draw(c, c.least, c.place, c.shadow, c.box, c.piece, c.name, c.ring).Repaints()
	return c
}

func (c *pieceChip) set(k letterpiece.Kind, number int, chosen, focused bool) {
	if c.kind != k || c.number != number || c.chosen != chosen || c.focused != focused {
		c.kind, c.number, c.chosen, c.focused = k, number, chosen, focused
		c.Refresh()
	}
}

func (c *pieceChip) least() fyne.Size { return fyne.NewSize(chipLeast, chipLeast+28+3) }

func (c *pieceChip) place(s fyne.Size) {
	fill, edge, wide := ui.TileBG, ui.TileBorder, float32(1)
	if c.chosen {
		fill, edge, wide = ui.AccentSoft, ui.Accent, 2
	}
	w, h := s.Width, s.Height-3
	ui.SetRect(c.shadow, 0, 3, w, h, 10, ui.TileShadow)
	c.box.Set(0, 0, w, h, 10, fill, edge, wide)
	c.piece.SetKind(c.kind)
	c.piece.SetHeight(ui.Whole(w * .69)) // above the number
	size := c.piece.MinSize()
	c.piece.Resize(size)
	c.piece.Move(fyne.NewPos(ui.Whole((w-size.Width)/2), ui.Whole(4+w/2-size.Height/2)))
	c.name.Draw(strconv.Itoa(c.number), ui.Strong.Size(), 700, ui.Ink, w/2, (w+h)/2, .5)
	c.ring.Set(c.focused, 0, 0, w, h, 10)
}
