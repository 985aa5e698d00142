package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	"spieltisch/games/letterpiece"
)

// pieceRow is the pieces in the order in which they go out, on ledges. Drag and keys move them.
type pieceRow struct {
	ui.CarryAreas
	row    tiles.Row
	desk   *table.Desk
	do     *making
	s      *makerState
	chips  []*pieceChip
	ledges [pieceLedges]*ui.Ledge
	held   int // piece in the hand, -1 for none
	over   int // where it would come
	hand   fyne.Position
}

// Lengths of the pieces' tiles: they are as large as all of them fit.
const (
	chipLeast   float32 = 54 // a number and a letter side by side
	chipMost    float32 = 100
	chipTall    float32 = 110 // the height of a capital
	chipGap     float32 = 10
	chipHead    float32 = 23 // above the piece
	chipFoot    float32 = 6
	chipLedge   float32 = ui.LedgeHeight + 10 // below the tile
	pieceLedges         = 3
)

func newPieceRow(d *table.Desk, s *makerState, do *making) *pieceRow {
	r := &pieceRow{desk: d, do: do, s: s, held: -1}
	for i := range r.ledges {
		r.ledges[i] = ui.NewLedge()
	}
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
	r.Draw(r, func() fyne.Size { return fyne.NewSize(400, 110) }, r.place).Changing(r.parts).Repaints()
	return r
}

// order is what is shown: while a piece is in the hand, as it would become.
func (r *pieceRow) order() []letterpiece.Kind {
	if r.held < 0 {
		return r.s.draft.Order
	}
	return r.s.draft.MovePiece(r.held, r.over).Order
}

func (r *pieceRow) render(s *makerState) {
	r.s = s
	for len(r.chips) < len(r.order()) {
		r.chips = append(r.chips, newPieceChip())
	}
	r.Refresh()
}

// lay is how the tiles lie in a size: as large as all of them fit, on as few ledges as that takes.
func (r *pieceRow) lay(room fyne.Size) (best tiles.Row) {
	n := len(r.s.draft.Order)
	for rows := 1; rows <= pieceLedges; rows++ {
		columns := max(1, (n+rows-1)/rows)
		w := max(chipLeast, min(chipMost, ui.Whole((room.Width-2*ui.LedgeOver+chipGap)/float32(columns)-chipGap-.5)))
		h := max(chipLeast, ui.Whole(min(chipTall, w*1.2, room.Height/float32(rows)-chipHead-chipFoot-chipLedge))+chipHead+chipFoot)
		wide := float32(columns)*(w+chipGap) - chipGap
		if fits := wide <= room.Width-2*ui.LedgeOver || rows == pieceLedges; fits && h > best.H*1.1 { // another ledge is worth somewhat larger pieces only
			best = tiles.Row{N: n, Columns: columns, Left: ui.Whole((room.Width - wide) / 2), W: w, H: h, StepX: w + chipGap, StepY: h + chipLedge}
		}
	}
	return best
}

// middle has its ledges lie in the middle of a higher place.
func (r *pieceRow) middle() *fyne.Container {
	return ui.Laid(r.MinSize, func(s fyne.Size) {
		row := r.lay(s)
		h := min(float32(row.Lines())*row.StepY, s.Height)
		ui.Put(r, 0, ui.Whole((s.Height-h)/2), s.Width, h)
	}, r)
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

// parts has the piece in the hand last, above the others.
func (r *pieceRow) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, l := range r.ledges {
		out = append(out, l)
	}
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

func (r *pieceRow) place(size fyne.Size) {
	order := r.order()
	r.row, r.At = r.lay(size), r.s.piece
	owners, at := r.s.owners(order), r.s.piece
	if r.held >= 0 {
		at = r.over
	}
	s := fyne.NewSize(r.row.W, r.row.H)
	for i, l := range r.ledges {
		ui.Show(i*r.row.Columns < len(order), l)
		if l.Visible() {
			y := ui.TilePos(r.row, i*r.row.Columns).Y
			ui.PutLedge(l, r.row.Left, y+s.Height, float32(r.row.Columns)*r.row.StepX-chipGap)
		}
	}
	for i, c := range r.chips {
		ui.Show(i < len(order), c)
		if i >= len(order) {
			continue
		}
		c.set(order[i], i+1, owners[i], i == at, r.Focused() && i == at)
		c.Resize(s)
		if r.held >= 0 && i == r.over {
			c.Move(r.hand.SubtractXY(s.Width/2, s.Height/2))
			continue
		}
		c.Move(ui.TilePos(r.row, i))
	}
}

// pieceChip is a tile with a piece, its number and the letter that it belongs to.
type pieceChip struct {
	ui.Base
	kind            letterpiece.Kind
	number          int
	owner           string
	chosen, focused bool

	box          *ui.Box
	piece        *draw.Piece
	name, letter ui.Line
	ring         ui.Ring
}

func newPieceChip() *pieceChip {
	c := &pieceChip{box: ui.NewBox(), piece: draw.NewPiece(0, 44, draw.Options{}), name: ui.NewLine(), letter: ui.NewLine(), ring: ui.NewRing()}
	c.Draw(c, func() fyne.Size { return fyne.NewSize(chipLeast, chipLeast+chipHead) }, c.place, c.box, c.piece, c.name, c.letter, c.ring).Repaints()
	return c
}

func (c *pieceChip) set(k letterpiece.Kind, number int, owner string, chosen, focused bool) {
	if c.kind != k || c.number != number || c.owner != owner || c.chosen != chosen || c.focused != focused {
		c.kind, c.number, c.owner, c.chosen, c.focused = k, number, owner, chosen, focused
		c.Refresh()
	}
}

func (c *pieceChip) place(s fyne.Size) {
	rim, wide := ui.DecipherCloth.Edge, float32(1)
	if c.chosen {
		rim, wide = ui.Accent, 3
	}
	c.box.Set(0, 0, s.Width, s.Height, 8, ui.Slip, rim, wide)
	c.piece.SetKind(c.kind)
	c.piece.SetHeight(s.Height - chipHead - chipFoot)
	putMiddle(c.piece, fyne.NewPos(s.Width/2, (chipHead+s.Height-chipFoot)/2))
	c.name.Draw(strconv.Itoa(c.number), 20, 800, ui.Ink, 7, chipHead/2, 0)
	c.letter.Draw(printed(c.owner), 16, 800, ui.AccentText, s.Width-7, chipHead/2, 1)
	c.ring.Set(c.focused, 0, 0, s.Width, s.Height, 8)
}
