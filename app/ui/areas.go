package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui/tiles"
)

// Frame is a rectangle in a widget.
type Frame struct {
	fyne.Position
	fyne.Size
}

// NewFrame is the frame at a place, so large.
func NewFrame(x, y, w, h float32) Frame { return Frame{fyne.NewPos(x, y), fyne.NewSize(w, h)} }

// Around is the least frame with all of these in it, the zero one for none.
func Around(all ...Frame) Frame {
	var out Frame
	for i, f := range all {
		if i == 0 {
			out = f
		}
		end := f.Position.Add(f.Size).AddXY(-out.X, -out.Y)
		out.Size = out.Max(fyne.NewSize(end.X, end.Y))
		by := fyne.NewSize(max(0, out.X-f.X), max(0, out.Y-f.Y))
		out.Position, out.Size = out.Position.Subtract(by), out.Size.Add(by)
	}
	return out
}

// Has tells whether a point lies in the frame.
func (f Frame) Has(p fyne.Position) bool {
	return p.X >= f.X && p.Y >= f.Y && p.X < f.X+f.Width && p.Y < f.Y+f.Height
}

// Middle is the middle of the frame.
func (f Frame) Middle() fyne.Position { return f.AddXY(f.Width/2, f.Height/2) }

// Areas is the base of a widget whose parts are used one by one, such as the keys of a keypad: it is told where they lie, and
// handles the pointer and the keyboard for them. They are numbered from 0; -1 is none. A nil function does
// nothing.
type Areas struct {
	FocusBase
	// Frames is where the areas lie now; without it and Find the widget is one area.
	Frames func() []Frame
	// Find is the area at a point, where they are no frames; the keys that go through them are the widget's own then.
	Find func(fyne.Position) int

	OnTap   func(i int)         // a click on an area; Space or Enter at the cursor
	OnMiss  func(fyne.Position) // a click next to all areas
	OnPress func(down bool)     // the button of the mouse goes down and comes up, wherever
	OnMove  func(to int)        // the keyboard's cursor moves, in place of At and OnPoint
	OnPoint func()              // another area is pointed at, in place of Refresh
	OnLeave func()              // the pointer has left the widget
	Name    func(i int) string  // of an area: a tooltip, when the pointer rests there
	Text    bool                // it uses characters: a click leaves it the keyboard
	Deaf    bool                // the keyboard passes by
	Shape   desktop.Cursor      // the pointer's over areas, if it is no hand

	// At is the area at the keyboard's cursor.
	At int

	over int // one more than the area below the pointer
}

var (
	_ fyne.Focusable     = (*Areas)(nil)
	_ fyne.Tappable      = (*Areas)(nil)
	_ fyne.Disableable   = (*Areas)(nil)
	_ desktop.Mouseable  = (*Areas)(nil)
	_ desktop.Hoverable  = (*Areas)(nil)
	_ desktop.Cursorable = (*Areas)(nil)
)

// Over is the area below the pointer.
func (a *Areas) Over() int { return a.over - 1 }

// Pointed is the area below the pointer, or else the one at the cursor while the widget has the keyboard.
func (a *Areas) Pointed() int {
	if a.over == 0 && a.Focused() {
		return a.At
	}
	return a.Over()
}

// Tip is the name of the area that is pointed at, or else of the one at the cursor; "" for none.
func (a *Areas) Tip() string {
	if a.Name == nil {
		return ""
	}
	if i := a.Over(); i >= 0 {
		return a.Name(i)
	}
	return a.Name(a.At)
}

// find is the area at a point.
func (a *Areas) find(p fyne.Position) int {
	switch {
	case a.Find != nil:
		return a.Find(p)
	case a.Frames == nil:
		return 0
	}
	return slices.IndexFunc(a.Frames(), func(f Frame) bool { return f.Has(p) })
}

// Spots are where the areas lie, if they are frames.
func (a *Areas) Spots() []Frame {
	if a.Frames == nil {
		return nil
	}
	return a.Frames()
}

func (a *Areas) pointed() {
	if a.OnPoint != nil {
		Guard(a.OnPoint)
		return
	}
	a.Refresh()
}

// Disabled implements fyne.Disableable, by which the keyboard passes by.
func (a *Areas) Disabled() bool { return a.Deaf }

// Enable implements fyne.Disableable.
func (a *Areas) Enable() {}

// Disable implements fyne.Disableable.
func (a *Areas) Disable() {}

// Tapped implements fyne.Tappable.
func (a *Areas) Tapped(e *fyne.PointEvent) {
	if !a.Text {
		a.LetGo()
	}
	hideTipOf(a.drawing.widget)
	switch i := a.find(e.Position); {
	case i >= 0 && a.OnTap != nil:
		Guard(func() { a.OnTap(i) })
	case i < 0 && a.OnMiss != nil:
		Guard(func() { a.OnMiss(e.Position) })
	}
}

// MouseDown implements desktop.Mouseable.
func (a *Areas) MouseDown(*desktop.MouseEvent) { a.press(true) }

// MouseUp implements desktop.Mouseable.
func (a *Areas) MouseUp(*desktop.MouseEvent) { a.press(false) }

func (a *Areas) press(down bool) {
	if a.OnPress != nil {
		Guard(func() { a.OnPress(down) })
	}
}

// MouseIn implements desktop.Hoverable.
func (a *Areas) MouseIn(e *desktop.MouseEvent) {
	a.hovered = true
	a.MouseMoved(e)
}

// MouseMoved implements desktop.Hoverable.
func (a *Areas) MouseMoved(e *desktop.MouseEvent) { a.hover(a.find(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (a *Areas) MouseOut() {
	a.hovered = false
	a.hover(-1)
	if a.OnLeave != nil {
		Guard(a.OnLeave)
	}
}

func (a *Areas) hover(i int) {
	if i+1 != a.over {
		a.over = i + 1
		hideTipOf(a.drawing.widget)
		if i >= 0 && a.Name != nil {
			tipSoon(a.drawing.widget, a.Name(i))
		}
		a.pointed()
	}
}

// Cursor implements desktop.Cursorable.
func (a *Areas) Cursor() desktop.Cursor {
	switch {
	case a.over > 0 && a.Shape != nil:
		return a.Shape
	case a.over > 0 && a.OnTap != nil:
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// TypedKey implements fyne.Focusable.
func (a *Areas) TypedKey(e *fyne.KeyEvent) {
	if !a.own(e) && !a.Key(e) {
		BubbleKey(a.drawing.widget, e)
	}
}

// Key moves the cursor, or uses what is there, by a key, whether or not the widget has the keyboard; false for other keys.
// Up and down lead to what is nearest in the next line; where there is one line only they are the page's.
func (a *Areas) Key(e *fyne.KeyEvent) bool {
	if a.Frames == nil {
		return a.Find == nil && a.pick(e)
	}
	all, to := a.Frames(), a.At
	if len(all) == 0 {
		return false
	}
	switch e.Name {
	case fyne.KeyLeft:
		to--
	case fyne.KeyRight:
		to++
	case fyne.KeyUp, fyne.KeyDown:
		if !inLines(all) {
			return false
		}
		to = beside(all, to, e.Name == fyne.KeyDown)
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = len(all) - 1
	default:
		return a.pick(e)
	}
	if a.At < 0 {
		to = 0 // the first key finds the first area
	}
	if to >= 0 && to < len(all) && to != a.At {
		if a.OnMove != nil {
			Guard(func() { a.OnMove(to) })
			return true
		}
		a.At = to
		a.pointed()
	}
	return true
}

// pick uses the area at the cursor.
func (a *Areas) pick(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeySpace && e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter || a.OnTap == nil || a.At < 0 {
		return false
	}
	if !repeats(canvasOf(a.drawing.widget), e) {
		Guard(func() { a.OnTap(a.At) })
	}
	return true
}

// inLines tells whether the areas stand in several lines.
func inLines(all []Frame) bool {
	for _, f := range all {
		if f.Y != all[0].Y {
			return true
		}
	}
	return false
}

// beside is the area above or below another: in the next line the nearest one; -1 where there is no line.
func beside(all []Frame, from int, down bool) int {
	if from < 0 || from >= len(all) {
		return -1
	}
	best, here := -1, all[from]
	far := func(i int) float32 { return max(all[i].X-here.X, here.X-all[i].X) }
	for i, f := range all {
		if f.Y == here.Y || f.Y > here.Y != down {
			continue
		}
		if best < 0 || f.Y != all[best].Y && f.Y < all[best].Y == down || f.Y == all[best].Y && far(i) < far(best) {
			best = i
		}
	}
	return best
}

// CarryAreas are Areas that the pointer takes away, too.
type CarryAreas struct {
	Areas
	OnTake  func(i int, e *fyne.DragEvent) bool // begins a drag; false: the area can't be taken
	OnCarry func(e *fyne.DragEvent)             // also at once after OnTake
	OnDrop  func()
	OnBack  func() // ends the drag without OnDrop

	// Carry is what follows the pointer now.
	Carry Carry

	down fyne.Position // where the button went down
	seen bool          // it was seen going down
}

var _ fyne.Draggable = (*CarryAreas)(nil)

// MouseDown implements desktop.Mouseable.
func (c *CarryAreas) MouseDown(e *desktop.MouseEvent) {
	c.down, c.seen = e.Position, true
	c.press(true)
}

// MouseUp implements desktop.Mouseable.
func (c *CarryAreas) MouseUp(*desktop.MouseEvent) {
	c.seen = false
	c.press(false)
}

// Dragged implements fyne.Draggable: the area where the drag began is taken, and follows the pointer.
func (c *CarryAreas) Dragged(e *fyne.DragEvent) {
	if c.Carry.Spent() || c.OnTake == nil {
		return
	}
	if !c.Carry.On() {
		from := e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
		if c.seen {
			from = c.down
		}
		i := c.find(from)
		if i < 0 {
			return
		}
		c.Carry.Begin(c.drawing.widget, c.OnBack)
		if !c.OnTake(i, e) {
			c.Carry.End()
			return
		}
	}
	Guard(func() { c.OnCarry(e) })
}

// DragEnd implements fyne.Draggable.
func (c *CarryAreas) DragEnd() {
	c.seen = false
	if c.Carry.End() {
		Guard(c.OnDrop)
	}
}

// TileFrames are where the tiles of a row are tapped.
func TileFrames(r tiles.Row) []Frame {
	out := make([]Frame, r.N)
	for i := range out {
		at := r.At(i)
		out[i] = NewFrame(at.X-r.Air.X, at.Y-r.Air.Y, r.W+2*r.Air.X, r.H+2*r.Air.Y)
	}
	return out
}

// TilePos is the upper left corner of tile i, on the nearest whole pixels.
func TilePos(r tiles.Row, i int) fyne.Position {
	at := r.At(i)
	return fyne.NewPos(Whole(at.X), Whole(at.Y))
}
