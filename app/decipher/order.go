package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// pieceRow is the pieces in the order in which they go out. Drag and keys move them.
type pieceRow struct {
	widget.BaseWidget
	desk  *table.Desk
	do    *making
	s     *makerState
	chips []*pieceChip
	focus bool
	held  int // piece in the hand, -1 for none
	over  int // where it would come
	at    fyne.Position
	wide  float32 // width of a tile
}

var (
	_ fyne.Widget        = (*pieceRow)(nil)
	_ fyne.Tappable      = (*pieceRow)(nil)
	_ fyne.Draggable     = (*pieceRow)(nil)
	_ fyne.Focusable     = (*pieceRow)(nil)
	_ fyne.Shortcutable  = (*pieceRow)(nil)
	_ desktop.Cursorable = (*pieceRow)(nil)
)

// Sizes of the pieces' tiles in px: they are as large as all of them fit.
const (
	chipLeast float32 = 64
	chipMost  float32 = 112
	chipGap   float32 = 10
)

func newPieceRow(d *table.Desk, s *makerState, do *making) *pieceRow {
	r := &pieceRow{desk: d, do: do, s: s, held: -1, wide: chipLeast}
	r.ExtendBaseWidget(r)
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
	order := r.order()
	for len(r.chips) < len(order) {
		r.chips = append(r.chips, newPieceChip())
	}
	for i, c := range r.chips {
		ui.Show(i < len(order), c)
		if i < len(order) {
			c.set(order[i], i+1, i == r.cursor(), r.focus && i == r.cursor())
		}
	}
	r.Refresh()
}

// chip is the size of a tile; its number grows with the text.
func (r *pieceRow) chip() fyne.Size { return fyne.NewSize(r.wide, r.wide+ui.Px(28)) }

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

// columns is how many tiles stand side by side.
func (r *pieceRow) columns() int {
	return max(1, int((r.Size().Width+chipGap)/(r.chip().Width+chipGap)))
}

func (r *pieceRow) place(i int) fyne.Position {
	n, s := r.columns(), r.chip()
	return fyne.NewPos(float32(i%n)*(s.Width+chipGap), float32(i/n)*(s.Height+3+chipGap))
}

// near is the place nearest to a point.
func (r *pieceRow) near(p fyne.Position) int {
	n, s := r.columns(), r.chip()
	col := min(max(int((p.X+chipGap/2)/(s.Width+chipGap)), 0), n-1)
	row := max(int((p.Y+chipGap/2)/(s.Height+3+chipGap)), 0)
	return min(row*n+col, len(r.s.draft.Order)-1)
}

// hit tells whether a point lies on a tile, and on which.
func (r *pieceRow) hit(p fyne.Position) (int, bool) {
	i := r.near(p)
	if i < 0 {
		return 0, false
	}
	q, s := r.place(i), r.chip()
	return i, p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height
}

// Tapped implements fyne.Tappable: the cursor goes there.
func (r *pieceRow) Tapped(e *fyne.PointEvent) {
	if i, ok := r.hit(e.Position); ok {
		r.do.choosePiece(i)
		r.desk.Window.Canvas().Focus(r)
	}
}

// Cursor implements desktop.Cursorable.
func (r *pieceRow) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged implements fyne.Draggable: the piece follows the pointer, the others make room.
func (r *pieceRow) Dragged(e *fyne.DragEvent) {
	if r.held < 0 {
		i, ok := r.hit(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if !ok {
			return
		}
		r.held = i
	}
	r.at, r.over = e.Position, r.near(e.Position)
	r.render(r.s)
}

// DragEnd implements fyne.Draggable: it lies where the pointer was last.
func (r *pieceRow) DragEnd() {
	if r.held < 0 {
		return
	}
	from, to := r.held, r.over
	r.held = -1
	r.do.movePiece(from, to)
}

// FocusGained implements fyne.Focusable.
func (r *pieceRow) FocusGained() {
	r.focus = true
	r.render(r.s)
}

// FocusLost implements fyne.Focusable.
func (r *pieceRow) FocusLost() {
	r.focus = false
	r.render(r.s)
}

// TypedRune implements fyne.Focusable.
func (r *pieceRow) TypedRune(ch rune) { ui.BubbleRune(r, ch) }

// TypedKey implements fyne.Focusable: its keys are the page's, so that they work without
// the focus too.
func (r *pieceRow) TypedKey(e *fyne.KeyEvent) { ui.BubbleKey(r, e) }

// TypedShortcut implements fyne.Shortcutable: Ctrl and the arrows move the piece. All
// other combinations are the program's.
func (r *pieceRow) TypedShortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	if ok && c.Modifier == fyne.KeyModifierControl {
		by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -r.columns(), fyne.KeyDown: r.columns()}[c.KeyName]
		if by != 0 {
			r.push(by)
			return
		}
	}
	ui.BubbleShortcut(r, s)
}

// push moves the piece under the cursor; over the end nothing happens.
func (r *pieceRow) push(by int) {
	if to := r.s.piece + by; to >= 0 && to < len(r.s.draft.Order) {
		r.do.movePiece(r.s.piece, to)
	}
}

// step moves the cursor.
func (r *pieceRow) step(by int) {
	if to := r.s.piece + by; to >= 0 && to < len(r.s.draft.Order) {
		r.do.choosePiece(to)
	}
}

// key moves the cursor by the arrow keys; false for other keys.
func (r *pieceRow) key(name fyne.KeyName) bool {
	n := len(r.s.draft.Order)
	by, ok := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -r.columns(), fyne.KeyDown: r.columns(),
		fyne.KeyHome: -r.s.piece, fyne.KeyEnd: n - 1 - r.s.piece,
	}[name]
	if ok {
		r.step(by)
	}
	return ok
}

// CreateRenderer implements fyne.Widget.
func (r *pieceRow) CreateRenderer() fyne.WidgetRenderer {
	r.ExtendBaseWidget(r)
	d := &rowLook{r}
	return ui.Drawn(r, d.least, d.place).Changing(d.parts).Repaints()
}

type rowLook struct{ r *pieceRow }

// least is a row at least; in a width all of them.
func (d *rowLook) least() fyne.Size {
	s := d.r.chip()
	n, rows := d.r.columns(), 1
	if d.r.Size().Width > 0 {
		rows = max(1, (len(d.r.s.draft.Order)+n-1)/n)
	}
	return fyne.NewSize(3*(s.Width+chipGap), float32(rows)*(s.Height+3+chipGap)-chipGap)
}

// parts has the piece in the hand last, above the others.
func (d *rowLook) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i, c := range d.r.chips {
		if d.r.held < 0 || i != d.r.over {
			out = append(out, c)
		}
	}
	if d.r.held >= 0 && d.r.over < len(d.r.chips) {
		out = append(out, d.r.chips[d.r.over])
	}
	return out
}

func (d *rowLook) place(fyne.Size) {
	s := d.r.chip()
	for i, c := range d.r.chips {
		c.Resize(s.AddWidthHeight(0, 3))
		if d.r.held >= 0 && i == d.r.over {
			c.Move(d.r.at.SubtractXY(s.Width/2, s.Height/2))
			continue
		}
		c.Move(d.r.place(i))
	}
}

// pieceChip is a tile with a piece and its number.
type pieceChip struct {
	widget.BaseWidget
	kind         letterpiece.Kind
	number       int
	chosen, ring bool
}

func newPieceChip() *pieceChip {
	c := &pieceChip{}
	c.ExtendBaseWidget(c)
	return c
}

func (c *pieceChip) set(k letterpiece.Kind, number int, chosen, ring bool) {
	if c.kind != k || c.number != number || c.chosen != chosen || c.ring != ring {
		c.kind, c.number, c.chosen, c.ring = k, number, chosen, ring
		c.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (c *pieceChip) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &chipLook{
		c: c, shadow: ui.NewRect(), rim: ui.NewRect(), face: ui.NewRect(), ring: ui.NewRect(),
		piece: draw.NewPiece(c.kind, 44, draw.Options{}), name: canvas.NewText("", nil),
	}
	return ui.Drawn(c, r.least, r.place, r.shadow, r.rim, r.face, r.piece, r.name, r.ring).Repaints()
}

type chipLook struct {
	c                       *pieceChip
	shadow, rim, face, ring *canvas.Rectangle
	piece                   *draw.Piece
	name                    *canvas.Text
}

func (r *chipLook) least() fyne.Size { return fyne.NewSize(chipLeast, chipLeast+ui.Px(28)+3) }
func (r *chipLook) place(s fyne.Size) {
	fill, edge, sw := ui.TileBG, ui.TileBorder, float32(1)
	if r.c.chosen {
		fill, edge, sw = ui.AccentSoft, ui.Accent, 2
	}
	box := fyne.NewSize(s.Width, s.Height-3)
	setRect(r.shadow, fyne.NewPos(0, 3), box, 10, ui.Color(ui.TileShadow))
	setBox(r.rim, r.face, fyne.Position{}, box, 10, fill, edge, sw)
	r.piece.SetKind(r.c.kind)
	room := box.Width // above the number
	r.piece.SetHeight(ui.Whole(room * .69))
	size := r.piece.MinSize()
	r.piece.Resize(size)
	r.piece.Move(fyne.NewPos(ui.Whole((box.Width-size.Width)/2), ui.Whole(4+room/2-size.Height/2)))
	ui.DrawText(r.name, strconv.Itoa(r.c.number), ui.Strong.Size(), 700, ui.Color(ui.Ink), box.Width/2, (room+box.Height)/2, .5)
	ui.Show(r.c.ring, r.ring)
	r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = ui.Color(ui.Ink), 2.5, 14
	r.ring.Move(fyne.NewPos(-4, -4))
	r.ring.Resize(box.AddWidthHeight(8, 8))
	r.ring.Refresh()
}
