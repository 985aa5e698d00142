package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui/tiles"
)

// TileRow is the base of a widget that shows tiles which the pointer taps and takes. Row is where they lie; whoever
// places them sets it first. What a nil function would do doesn't happen.
type TileRow struct {
	Base
	Row tiles.Row

	OnTap   func(i int)                         // -1: next to the tiles
	OnTake  func(i int, e *fyne.DragEvent) bool // begins a drag; false: the tile can't be taken
	OnCarry func(e *fyne.DragEvent)             // also at once after OnTake
	OnDrop  func()
	OnBack  func() // ends the drag without OnDrop

	down fyne.Position // where the button went down
	seen bool          // it was seen going down
	drag Carry
}

var (
	_ fyne.Tappable     = (*TileRow)(nil)
	_ fyne.Draggable    = (*TileRow)(nil)
	_ desktop.Mouseable = (*TileRow)(nil)
)

// Pos is the upper left corner of tile i, on the nearest whole pixels.
func (t *TileRow) Pos(i int) fyne.Position {
	at := t.Row.At(i)
	return fyne.NewPos(Whole(at.X), Whole(at.Y))
}

// Hit is the tile at a point of the widget, -1 for none.
func (t *TileRow) Hit(p fyne.Position) int { return t.Row.Hit(tiles.Point{X: p.X, Y: p.Y}) }

// Near is the tile whose place is nearest to a point, -1 where there is none.
func (t *TileRow) Near(p fyne.Position) int { return t.Row.Near(tiles.Point{X: p.X, Y: p.Y}) }

// Tapped implements fyne.Tappable.
func (t *TileRow) Tapped(e *fyne.PointEvent) {
	if t.OnTap != nil {
		Guard(func() { t.OnTap(t.Hit(e.Position)) })
	}
}

// MouseDown implements desktop.Mouseable.
func (t *TileRow) MouseDown(e *desktop.MouseEvent) { t.down, t.seen = e.Position, true }

// MouseUp implements desktop.Mouseable.
func (t *TileRow) MouseUp(*desktop.MouseEvent) { t.seen = false }

// Dragged implements fyne.Draggable: the tile where the drag began is taken, and follows the pointer.
func (t *TileRow) Dragged(e *fyne.DragEvent) {
	if t.drag.Spent() {
		return
	}
	if !t.drag.On() {
		from := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
		if t.seen {
			from = t.down
		}
		i := t.Hit(from)
		if i < 0 || t.OnTake == nil || !t.OnTake(i, e) {
			return
		}
		t.drag.Begin(t.drawing.widget, t.OnBack)
	}
	t.OnCarry(e)
}

// DragEnd implements fyne.Draggable.
func (t *TileRow) DragEnd() {
	t.seen = false
	if t.drag.End() {
		t.OnDrop()
	}
}

// KeyRow is a TileRow that the keyboard goes through, too.
type KeyRow struct {
	TileRow
	At      int          // the tile at the cursor
	Focused bool         // it has the keyboard
	OnMove  func(to int) // the cursor moves, in place of At
	OnPick  func()       // Enter or Space; nil: they are the page's
}

var _ fyne.Focusable = (*KeyRow)(nil)

// FocusGained implements fyne.Focusable.
func (k *KeyRow) FocusGained() {
	k.Focused = true
	k.Refresh()
}

// FocusLost implements fyne.Focusable.
func (k *KeyRow) FocusLost() {
	k.Focused = false
	k.Refresh()
}

// TypedRune implements fyne.Focusable; letters are the page's.
func (k *KeyRow) TypedRune(r rune) {
	if r != ' ' || k.OnPick == nil {
		BubbleRune(k.drawing.widget, r)
	}
}

// TypedKey implements fyne.Focusable: the arrows move the cursor. Home and End are the page's, which may hand them to Key.
func (k *KeyRow) TypedKey(e *fyne.KeyEvent) {
	hideTip(canvasOf(k.drawing.widget))
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if k.OnPick != nil {
			Guard(k.OnPick)
			return
		}
	case fyne.KeyHome, fyne.KeyEnd:
	default:
		if k.Key(e.Name) {
			return
		}
	}
	BubbleKey(k.drawing.widget, e)
}

// rowMoves are the keys that move a cursor.
var rowMoves = map[fyne.KeyName]tiles.Move{
	fyne.KeyLeft: tiles.Left, fyne.KeyRight: tiles.Right, fyne.KeyUp: tiles.Up, fyne.KeyDown: tiles.Down,
	fyne.KeyHome: tiles.First, fyne.KeyEnd: tiles.Last,
}

// Key moves the cursor by a key, whether or not the row has the keyboard; false for other keys.
func (k *KeyRow) Key(name fyne.KeyName) bool {
	m, ok := rowMoves[name]
	if !ok {
		return false
	}
	if to := k.Row.From(k.At, m); to != k.At {
		if k.OnMove != nil {
			k.OnMove(to)
		} else {
			k.At = to
		}
		k.Refresh()
	}
	return true
}
