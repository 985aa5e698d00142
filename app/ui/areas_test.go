package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui/tiles"
)

// keypad is seven keys in lines of three, 40 pixels wide with gaps of 10.
type keypad struct {
	CarryAreas
	ring  Ring
	held  *canvas.Rectangle
	drawn int
	did   []string
}

func newKeypad() *keypad {
	k := &keypad{ring: NewRing(), held: NewRect()}
	k.Frames = func() (out []Frame) {
		for i := range 7 {
			out = append(out, NewFrame(float32(i%3)*50, float32(i/3)*50, 40, 40))
		}
		return out
	}
	k.OnTap = func(i int) { k.say("tap", i) }
	k.Draw(k, func() fyne.Size { return fyne.NewSize(140, 140) }, func(fyne.Size) {
		k.drawn++
		at := k.Frames()[k.At]
		k.Ring(k.ring, at.X, at.Y, at.Width, at.Height, 8)
	}, k.ring)
	return k
}

func (k *keypad) say(what string, i int) { k.did = append(k.did, fmt.Sprint(what, i)) }

// told is what it was told, once.
func (k *keypad) told() string {
	out := fmt.Sprint(k.did)
	k.did = nil
	return out
}

func over(x, y float32) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}}
}

// drag is a move by 5 pixels that has come to a place.
func drag(x, y float32) *fyne.DragEvent {
	return &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}, Dragged: fyne.NewDelta(5, 5)}
}

// A keypad is told which key is meant, by the pointer and by the keyboard.
func ExampleAreas() {
	test.NewApp()
	pad := &Areas{}
	pad.Frames = func() []Frame { return []Frame{NewFrame(0, 0, 40, 40), NewFrame(50, 0, 40, 40)} }
	pad.OnTap = func(i int) { fmt.Println("key", i) }
	pad.Draw(pad, func() fyne.Size { return fyne.NewSize(90, 40) }, func(fyne.Size) {
		// paint each of pad.Frames, the one at pad.Over and the ring of the focus at pad.At
	})
	pad.Tapped(&fyne.PointEvent{Position: fyne.NewPos(60, 10)})
	pad.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	// Output:
	// key 1
	// key 0
}

func TestAreasAreTapped(t *testing.T) {
	k := newKeypad()
	w, _, _ := open(t, NewField("Name", ""))
	w.SetContent(VGap(0, k))
	k.OnMiss = func(at fyne.Position) { k.say("miss", int(at.X)) }
	k.Take()
	k.Tapped(&over(60, 10).PointEvent)
	if got := k.told(); got != "[tap1]" || k.Focused() {
		t.Errorf("%s, and it has the keyboard: %v", got, k.Focused())
	}
	k.Text = true
	k.Take()
	k.Tapped(&over(45, 10).PointEvent) // between two
	if got := k.told(); got != "[miss45]" || !k.Focused() {
		t.Errorf("%s, and it has the keyboard: %v", got, k.Focused())
	}
	k.OnTap = func(int) { planted() }
	told := watched(t)
	if k.Tapped(&over(60, 10).PointEvent); len(*told) != 1 {
		t.Error("a panic in a tap is told:", *told)
	}
}

func TestAreasAreHovered(t *testing.T) {
	k := newKeypad()
	open(t, k)
	k.MouseIn(over(5, 5))
	drawn := k.drawn
	k.MouseMoved(over(8, 8)) // the same
	if k.Over() != 0 || !k.Hovered() || k.drawn != drawn || k.Cursor() != desktop.PointerCursor {
		t.Error("over the first:", k.Over(), k.Hovered(), k.drawn-drawn, k.Cursor())
	}
	if k.MouseMoved(over(45, 5)); k.Over() != -1 || !k.Hovered() || k.drawn != drawn+1 || k.Cursor() != desktop.DefaultCursor {
		t.Error("between two:", k.Over(), k.Hovered(), k.drawn-drawn, k.Cursor())
	}
	k.MouseMoved(over(55, 55))
	k.Shape = desktop.TextCursor
	if k.Over() != 4 || k.Cursor() != desktop.TextCursor {
		t.Error("over the fifth:", k.Over(), k.Cursor())
	}
	k.OnPoint = func() { k.say("point", k.Pointed()) }
	k.Take()
	if k.MouseOut(); k.Over() != -1 || k.Hovered() || k.told() != "[point0]" {
		t.Error("the pointer has gone, and the cursor is pointed at:", k.Over(), k.Hovered(), k.Pointed())
	}
	k.OnTap, k.Shape = nil, nil
	if k.MouseIn(over(5, 5)); k.Cursor() != desktop.DefaultCursor {
		t.Error("nothing can be clicked")
	}
}

func TestAreasArePressed(t *testing.T) {
	k := newKeypad()
	open(t, k)
	k.OnPress = func(down bool) { k.did = append(k.did, fmt.Sprint(down)) }
	k.MouseDown(over(5, 5))
	if k.MouseUp(over(5, 5)); k.told() != "[true false]" {
		t.Error("down and up aren't told")
	}
}

func TestKeysGoThroughAreas(t *testing.T) {
	k := newKeypad()
	w, r, _ := open(t, k)
	var page []fyne.KeyName
	r.OnKey = func(e *fyne.KeyEvent) { page = append(page, e.Name) }
	press(w, fyne.KeyTab)
	if !k.Focused() || !k.ring.Visible() || k.ring.Position() != fyne.NewPos(-3, -3) {
		t.Fatal("Tab doesn't come here, or without a ring", k.ring.Position())
	}
	for _, x := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeyRight, 1},
		{fyne.KeyDown, 4},
		{fyne.KeyDown, 6}, // the nearest there
		{fyne.KeyDown, 6},
		{fyne.KeyRight, 6},
		{fyne.KeyUp, 3},
		{fyne.KeyLeft, 2}, // in the line before
		{fyne.KeyEnd, 6},
		{fyne.KeyHome, 0},
		{fyne.KeyLeft, 0},
		{fyne.KeyUp, 0},
	} {
		if press(w, x.key); k.At != x.want || k.ring.Position() != k.Frames()[x.want].SubtractXY(3, 3) {
			t.Errorf("%s leads to %d, the ring at %v; want %d", x.key, k.At, k.ring.Position(), x.want)
		}
	}
	press(w, fyne.KeyRight, fyne.KeySpace, fyne.KeyReturn)
	if got := k.told(); got != "[tap1 tap1]" || len(page) != 0 {
		t.Error(got, page)
	}
	press(w, fyne.KeyEscape, fyne.KeyF1)
	k.Frames = func() []Frame { return []Frame{NewFrame(0, 0, 40, 40), NewFrame(50, 0, 40, 40)} }
	press(w, fyne.KeyUp)
	k.OnTap = nil
	press(w, fyne.KeyReturn)
	if want := []fyne.KeyName{fyne.KeyEscape, fyne.KeyF1, fyne.KeyUp, fyne.KeyReturn}; !slices.Equal(page, want) {
		t.Errorf("the page gets %v, want %v", page, want)
	}
	k.OnMove = func(to int) { k.say("move", to) }
	k.OnKey = func(e *fyne.KeyEvent) bool { k.say(string(e.Name), 0); return e.Name == fyne.KeyHome }
	if press(w, fyne.KeyHome, fyne.KeyLeft); k.told() != "[Home0 Left0 move0]" || k.At != 1 {
		t.Error("keys of its own come first, and who moves the cursor itself does")
	}
	w.Canvas().Unfocus()
	if k.Refresh(); k.ring.Visible() {
		t.Error("a ring without the keyboard")
	}
	k.Deaf = true
	if press(w, fyne.KeyTab); k.Focused() {
		t.Error("Tab comes to what the keyboard passes by")
	}
}

// Where nothing has been pointed at yet, the first key finds the first area, and Enter nothing.
func TestKeysFindTheFirstArea(t *testing.T) {
	k := newKeypad()
	open(t, k)
	k.At = -1
	if k.pick(&fyne.KeyEvent{Name: fyne.KeyReturn}) {
		t.Error("Enter uses nothing")
	}
	for _, name := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyDown, fyne.KeyEnd} {
		if k.At = -1; !k.Key(&fyne.KeyEvent{Name: name}) || k.At != 0 {
			t.Error(name, "leads to", k.At)
		}
	}
}

func TestAreasAreCarried(t *testing.T) {
	k := newKeypad()
	w, r, _ := open(t, k)
	r.Refresh()
	k.OnTake = func(i int, _ *fyne.DragEvent) bool {
		k.say("take", i)
		k.Carry.Show(k.held)
		return i != 0
	}
	k.OnCarry = func(e *fyne.DragEvent) { k.held.Move(e.Position) }
	k.OnDrop, k.OnBack = func() { k.say("drop", 0) }, func() { k.say("back", 0) }
	above := func() bool { return slices.Contains(objectsIn(r.floats.Container), fyne.CanvasObject(k.held)) }

	k.Dragged(drag(10, 10)) // may not be taken
	if k.DragEnd(); k.told() != "[take0]" || above() || Dragging(w) {
		t.Error("what can't be taken is carried")
	}
	k.MouseDown(over(52, 2))
	k.Dragged(drag(49, 60)) // the pointer has gone far before it was told
	if got := k.told(); got != "[take1]" || !above() || !Dragging(w) || k.held.Position() != fyne.NewPos(49, 60) {
		t.Error(got, "where the button went down; above the page:", above(), "at", k.held.Position())
	}
	k.MouseUp(over(49, 60))
	if k.DragEnd(); k.told() != "[drop0]" || above() || Dragging(w) {
		t.Error("the end of the drag leaves something in the air:", above())
	}
	k.Dragged(drag(60, 10))
	press(w, fyne.KeyEscape)
	k.Dragged(drag(70, 10))
	if got := k.told(); got != "[take1 back0]" || above() || Dragging(w) {
		t.Error("after Esc:", got, above())
	}
	if k.DragEnd(); k.told() != "[]" {
		t.Error("Esc has put it back, and then it was dropped")
	}
}

// objectsIn are all objects in a container and in those in it.
func objectsIn(c *fyne.Container) (out []fyne.CanvasObject) {
	for _, o := range c.Objects {
		if in, ok := o.(*fyne.Container); ok {
			out = append(out, objectsIn(in)...)
		}
		out = append(out, o)
	}
	return out
}

// A point means a tile up to its air, and the first one where two reach.
func TestTilesAreAreas(t *testing.T) {
	row := tiles.Row{N: 7, Columns: 3, W: 10, H: 20, StepX: 14, StepY: 26, Air: tiles.Point{X: 2, Y: 3}}
	a := &Areas{Frames: func() []Frame { return TileFrames(row) }}
	for p, want := range map[fyne.Position]int{
		{X: 0, Y: 0}:       0,
		{X: 11.9, Y: 22.9}: 0,
		{X: 12.1, Y: 10}:   1,
		{X: 15, Y: 24}:     4,
		{X: 5, Y: 60}:      6,
		{X: 30, Y: 60}:     -1,
		{X: 100, Y: 10}:    -1,
	} {
		if got := a.find(p); got != want {
			t.Errorf("%v means tile %d, not %d", p, got, want)
		}
	}
	row.StepX = 14.4
	if at := TilePos(row, 4); at != fyne.NewPos(14, 26) {
		t.Error("the fifth lies at", at)
	}
}
