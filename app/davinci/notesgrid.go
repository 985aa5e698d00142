package davinci

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// noteGrid are the lines of the notes as one widget with its own hit test. A tap on a
// name points at the tile, one on a cell strikes the number out; the arrow keys move a
// cursor, Space strikes out, Enter points.
type noteGrid struct {
	ui.Base
	*noteTable
	acts    noteActs
	tile    int // the cursor's line, by its tile
	at      int // the cursor's column
	line    int // of the cursor, when the tile has gone
	focused bool
	over    cellAt

	notePen
	grounds *spares[*ui.Box]
	texts   *spares[*ui.Text]
	figures *spares[ui.Line]
	ring    ui.Ring
	objects []fyne.CanvasObject
}

// cellAt is a cell: its line and column, -1 for the name; line -1 is nowhere.
type cellAt struct{ line, column int }

var nowhere = cellAt{-1, -1}

var (
	_ fyne.Widget        = (*noteGrid)(nil)
	_ fyne.Tappable      = (*noteGrid)(nil)
	_ fyne.Focusable     = (*noteGrid)(nil)
	_ desktop.Hoverable  = (*noteGrid)(nil)
	_ desktop.Cursorable = (*noteGrid)(nil)
)

// noteActs is what taps and keys on the lines do.
type noteActs interface {
	point(tile int)
	strike(tile, number int)
	clear(tile int)
	reveal(line int)
}

func newNoteGrid(t *noteTable, acts noteActs) *noteGrid {
	g := &noteGrid{
		noteTable: t, acts: acts, over: nowhere,
		notePen: newNotePen(), grounds: newBoxes(),
		texts:   &spares[*ui.Text]{make: newName},
		figures: &spares[ui.Line]{make: ui.NewLine},
		ring:    ui.NewRing(),
	}
	g.Draw(g, g.least, g.place).Changing(g.parts).Repaints()
	return g
}

// keep leaves the cursor on its tile while that is hidden.
func (g *noteGrid) keep() {
	g.over = nowhere
	if i := g.lineOf(g.tile); i >= 0 {
		g.line = i
	}
	g.line = max(0, min(g.line, len(g.lines)-1))
	g.at = max(-1, min(g.at, len(g.numbers)-1))
	if g.line < len(g.lines) {
		g.tile = g.lines[g.line].stone.ID
	}
}

// hit is the cell at a point.
func (g *noteGrid) hit(p fyne.Position) cellAt {
	geo := g.geometry(g.Size().Width)
	line := int(p.Y / geo.row)
	if p.Y < 0 || p.X < 0 || line >= len(g.lines) || geo.cell <= 0 {
		return nowhere
	}
	if p.X < geo.name {
		return cellAt{line, -1}
	}
	column := int((p.X - geo.name) / geo.cell)
	if column >= len(g.lines[line].cells) {
		return nowhere
	}
	return cellAt{line, column}
}

// box is where a cell lies.
func (g *noteGrid) box(c cellAt) (fyne.Position, fyne.Size) {
	geo := g.geometry(g.Size().Width)
	y := geo.row * float32(c.line)
	if c.column < 0 {
		return fyne.NewPos(0, y), fyne.NewSize(geo.name, geo.row)
	}
	x := ui.Whole(geo.name + geo.cell*float32(c.column))
	return fyne.NewPos(x, y), fyne.NewSize(ui.Whole(geo.name+geo.cell*float32(c.column+1))-x, geo.row)
}

// act does what a tap on a cell does.
func (g *noteGrid) act(c cellAt) {
	if c.line < 0 || c.line >= len(g.lines) {
		return
	}
	tile := g.lines[c.line].stone.ID
	if c.column < 0 {
		g.acts.point(tile)
		return
	}
	g.acts.strike(tile, g.numbers[c.column])
}

// Tapped implements fyne.Tappable. It leaves the keyboard with the page, where Enter
// guesses.
func (g *noteGrid) Tapped(e *fyne.PointEvent) { g.act(g.hit(e.Position)) }

// focus gives the lines the keyboard, on the line of the tile that is pointed at.
func (g *noteGrid) focus() {
	if i := g.lineOf(g.target); i >= 0 {
		g.line, g.tile = i, g.target
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil {
		c.Focus(g)
	}
}

// FocusGained implements fyne.Focusable.
func (g *noteGrid) FocusGained() {
	g.focused = true
	g.keep()
	g.Refresh()
	g.acts.reveal(g.line)
}

// FocusLost implements fyne.Focusable.
func (g *noteGrid) FocusLost() {
	g.focused = false
	g.Refresh()
}

// TypedRune implements fyne.Focusable: what is typed is the page's.
func (g *noteGrid) TypedRune(r rune) {
	if r != ' ' { // Space came as a key
		ui.BubbleRune(g, r)
	}
}

// TypedKey implements fyne.Focusable; what the lines have no use for is the page's.
func (g *noteGrid) TypedKey(e *fyne.KeyEvent) {
	if len(g.lines) == 0 || !g.typed(e.Name) {
		ui.BubbleKey(g, e)
	}
}

func (g *noteGrid) typed(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp:
		g.move(-1, 0)
	case fyne.KeyDown:
		g.move(1, 0)
	case fyne.KeyLeft:
		g.move(0, -1)
	case fyne.KeyRight:
		g.move(0, 1)
	case fyne.KeyHome:
		g.move(0, -g.at-1)
	case fyne.KeyEnd:
		g.move(0, len(g.lines[g.line].cells))
	case fyne.KeySpace:
		g.act(cellAt{g.line, g.at})
	case fyne.KeyDelete, fyne.KeyBackspace:
		g.acts.clear(g.tile)
	case fyne.KeyReturn, fyne.KeyEnter:
		if g.tile == g.target {
			return false // the page's Enter: the guess
		}
		g.acts.point(g.tile)
	default:
		return false
	}
	return true
}

// move moves the cursor by lines and columns; it stops at the ends.
func (g *noteGrid) move(lines, columns int) {
	g.line = max(0, min(g.line+lines, len(g.lines)-1))
	g.tile = g.lines[g.line].stone.ID
	g.at = max(-1, min(g.at+columns, len(g.lines[g.line].cells)-1))
	g.Refresh()
	g.acts.reveal(g.line)
}

// MouseIn implements desktop.Hoverable.
func (g *noteGrid) MouseIn(e *desktop.MouseEvent) { g.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (g *noteGrid) MouseMoved(e *desktop.MouseEvent) { g.hover(g.hit(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (g *noteGrid) MouseOut() { g.hover(nowhere) }

func (g *noteGrid) hover(c cellAt) {
	if g.over != c {
		g.over = c
		g.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (g *noteGrid) Cursor() desktop.Cursor {
	if g.over == nowhere || g.over.column < 0 && !g.pointing {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
