package davinci

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// The gap between two keys, and how high they are at least and at most.
const (
	keyGap   float32 = 8
	keyLeast float32 = 40
	keyMost  float32 = 52
	keyWide  float32 = 120
)

// keyColumns is how many keys stand side by side, unless all of them must.
const keyColumns = 7

// keypad are the keys of the picker as one widget, always in the same place. The arrow
// keys move a cursor, Space names, and Enter too, or else it is the page's.
type keypad struct {
	ui.Base
	onName  func(number int)
	faces   []numberKey
	columns int
	cursor  int // index in faces
	focused bool
	over    int // under the pointer, -1 for none
	pressed bool

	keys    [dv.Values]*keyDraw
	ring    ui.Ring
	objects []fyne.CanvasObject
}

var (
	_ fyne.Widget        = (*keypad)(nil)
	_ fyne.Tappable      = (*keypad)(nil)
	_ fyne.Focusable     = (*keypad)(nil)
	_ desktop.Hoverable  = (*keypad)(nil)
	_ desktop.Mouseable  = (*keypad)(nil)
	_ desktop.Cursorable = (*keypad)(nil)
)

func newKeypad(onName func(number int)) *keypad {
	k := &keypad{onName: onName, columns: keyColumns, over: -1, ring: ui.NewRing()}
	k.objects = append(k.objects, k.ring)
	for i := range k.keys {
		d := &keyDraw{edge: ui.NewBox(), face: ui.NewBox(), number: ui.NewLine(), dash: ui.NewBox(), line: canvas.NewLine(color.Transparent)}
		k.keys[i] = d
		k.objects = append(k.objects, d.edge, d.face, d.number, d.dash, d.line)
	}
	k.Draw(k, k.least, k.place).Changing(k.parts).Repaints()
	return k
}

func (k *keypad) set(faces []numberKey) {
	if !slices.Equal(k.faces, faces) {
		k.faces = faces
		k.cursor = max(0, min(k.cursor, len(faces)-1))
		k.Refresh()
	}
}

func (k *keypad) disabled() bool { return len(k.faces) == 0 || k.faces[0].disabled }

// anyOut tells whether a key is struck.
func (k *keypad) anyOut() bool {
	return slices.ContainsFunc(k.faces, func(f numberKey) bool { return f.out || f.struck })
}

// fold puts the keys side by side in a width, all of them where the height is short and
// the width has room; it returns the number of rows.
func (k *keypad) fold(width float32, low bool) (rows float32) {
	k.columns, rows = keyColumns, 2
	if low && width >= dv.Values*keyLeast+(dv.Values-1)*keyGap {
		k.columns, rows = dv.Values, 1
	}
	return rows
}

// box is where a key lies.
func (k *keypad) box(i int) (fyne.Position, fyne.Size) {
	s, columns := k.Size(), float32(k.columns)
	w := min(keyWide, (s.Width-(columns-1)*keyGap)/columns)
	h := s.Height
	if k.columns == keyColumns {
		h = (s.Height - keyGap) / 2
	}
	x := ui.Whole((w + keyGap) * float32(i%k.columns))
	return fyne.NewPos(x, ui.Whole((h+keyGap)*float32(i/k.columns))), fyne.NewSize(ui.Whole((w+keyGap)*float32(i%k.columns)+w)-x, ui.Whole(h))
}

// hit is the key at a point, -1 for none.
func (k *keypad) hit(p fyne.Position) int {
	for i := range k.faces {
		at, size := k.box(i)
		if p.X >= at.X && p.Y >= at.Y && p.X < at.X+size.Width && p.Y < at.Y+size.Height {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable. It leaves the keyboard with the page, where Enter
// guesses.
func (k *keypad) Tapped(e *fyne.PointEvent) {
	if i := k.hit(e.Position); i >= 0 && !k.disabled() {
		k.cursor = i
		k.onName(k.faces[i].number)
	}
}

// FocusGained implements fyne.Focusable: the cursor begins at the number named.
func (k *keypad) FocusGained() {
	k.focused = true
	if i := slices.IndexFunc(k.faces, func(f numberKey) bool { return f.chosen }); i >= 0 {
		k.cursor = i
	}
	k.Refresh()
}

// FocusLost implements fyne.Focusable.
func (k *keypad) FocusLost() {
	k.focused = false
	k.Refresh()
}

// TypedRune implements fyne.Focusable: what is typed is the page's.
func (k *keypad) TypedRune(r rune) {
	if r != ' ' { // Space came as a key
		ui.BubbleRune(k, r)
	}
}

// TypedKey implements fyne.Focusable; what the keys have no use for is the page's.
func (k *keypad) TypedKey(e *fyne.KeyEvent) {
	if k.disabled() || !k.step(e.Name) {
		ui.BubbleKey(k, e)
	}
}

func (k *keypad) step(key fyne.KeyName) bool {
	by := 0
	switch key {
	case fyne.KeyLeft:
		by = -1
	case fyne.KeyRight:
		by = 1
	case fyne.KeyUp:
		by = -k.columns
	case fyne.KeyDown:
		by = k.columns
	case fyne.KeySpace:
		k.onName(k.faces[k.cursor].number)
		return true
	case fyne.KeyReturn, fyne.KeyEnter:
		if k.faces[k.cursor].chosen {
			return false // the page's Enter: the guess
		}
		k.onName(k.faces[k.cursor].number)
		return true
	default:
		return false
	}
	if at := k.cursor + by; at >= 0 && at < len(k.faces) {
		k.cursor = at
		k.Refresh()
	}
	return true
}

// MouseIn implements desktop.Hoverable.
func (k *keypad) MouseIn(e *desktop.MouseEvent) { k.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (k *keypad) MouseMoved(e *desktop.MouseEvent) { k.hover(k.hit(e.Position), k.pressed) }

// MouseOut implements desktop.Hoverable.
func (k *keypad) MouseOut() { k.hover(-1, false) }

// MouseDown implements desktop.Mouseable.
func (k *keypad) MouseDown(e *desktop.MouseEvent) { k.hover(k.hit(e.Position), true) }

// MouseUp implements desktop.Mouseable.
func (k *keypad) MouseUp(*desktop.MouseEvent) { k.hover(k.over, false) }

func (k *keypad) hover(i int, pressed bool) {
	if k.over != i || k.pressed != pressed {
		k.over, k.pressed = i, pressed
		k.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (k *keypad) Cursor() desktop.Cursor {
	if k.over < 0 || k.disabled() {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// keyDraw is what is drawn of a key.
type keyDraw struct {
	edge, face, dash *ui.Box
	number           ui.Line
	line             *canvas.Line
}

func (k *keypad) parts() []fyne.CanvasObject { return k.objects }
func (k *keypad) least() fyne.Size {
	return fyne.NewSize(keyColumns*44+(keyColumns-1)*keyGap, 2*keyLeast+keyGap)
}

func (k *keypad) place(fyne.Size) {
	k.ring.Hide()
	for i, d := range k.keys {
		if i >= len(k.faces) {
			for _, o := range []fyne.CanvasObject{d.edge, d.face, d.number, d.dash, d.line} {
				o.Hide()
			}
			continue
		}
		at, size := k.box(i)
		k.draw(d, k.faces[i], k.over == i, at, size)
		if k.focused && k.cursor == i {
			k.ring.Set(true, at.X, at.Y, size.Width, size.Height, 10)
		}
	}
}

// look are the colours of a key and how wide its border is.
func (f numberKey) look() (fill, rim, ink ui.Token, sw float32) {
	switch {
	case f.chosen && !f.disabled:
		return ui.Accent, ui.None, ui.OnAccent, 0
	case f.disabled || f.out:
		return ui.Dis, ui.None, ui.DisText, 0
	case f.struck:
		return ui.CardBG, ui.Border, ui.Ink2, 2
	}
	return ui.CardBG, ui.Ctrl, ui.Ink, 2
}

func (k *keypad) draw(d *keyDraw, f numberKey, over bool, at fyne.Position, size fyne.Size) {
	fill, rim, ink, sw := f.look()
	d.edge.Hide()
	if f.chosen && !f.disabled {
		if over && k.pressed {
			at.Y += 3
		} else {
			d.edge.Set(at.X, at.Y+3, size.Width, size.Height, 10, ui.AccentDown, ui.None, 0)
		}
	} else if over && k.pressed && !f.disabled {
		at.Y++
	}
	face := ui.Color(fill)
	if over && !f.disabled {
		face = ui.Mix(face, ui.Color(ui.Ink), .94)
	}
	d.face.Set(at.X, at.Y, size.Width, size.Height, 10, face, rim, sw)
	mid := at.AddXY(size.Width/2, size.Height/2)
	d.number.Hide()
	d.dash.Hide()
	text := min(18, size.Height*.55)
	if f.number == dv.Dash {
		d.dash.Set(ui.Whole(mid.X-text*.6), ui.Whole(mid.Y-2), ui.Whole(text*1.2), 4, 2, ink, ui.None, 0)
	} else {
		d.number.Show()
		d.number.Draw(ui.Signed(f.number), text, 800, ink, mid.X, mid.Y, .5)
	}
	d.line.Hide()
	if f.out || f.struck {
		w, h := min(size.Width*.34, 22), min(size.Height*.34, 16)
		d.line.StrokeColor, d.line.StrokeWidth = ui.Color(ink), 2
		d.line.Position1, d.line.Position2 = mid.AddXY(-w, h), mid.AddXY(w, -h)
		d.line.Show()
		d.line.Refresh()
	}
}
