package davinci

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

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
	widget.BaseWidget
	onName  func(number int)
	faces   []numberKey
	columns int
	cursor  int // index in faces
	focused bool
	over    int // under the pointer, -1 for none
	pressed bool
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
	k := &keypad{onName: onName, columns: keyColumns, over: -1}
	k.ExtendBaseWidget(k)
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

// CreateRenderer implements fyne.Widget.
func (k *keypad) CreateRenderer() fyne.WidgetRenderer {
	k.ExtendBaseWidget(k)
	r := &keypadLook{k: k, ring: ui.NewRect()}
	r.objects = append(r.objects, r.ring)
	for i := range r.keys {
		d := &keyDraw{edge: ui.NewRect(), rim: ui.NewRect(), face: ui.NewRect(), number: newText(), dash: ui.NewRect(), line: canvas.NewLine(color.Transparent)}
		r.keys[i] = d
		r.objects = append(r.objects, d.edge, d.rim, d.face, d.number, d.dash, d.line)
	}
	return ui.Drawn(k, r.least, r.place).Changing(r.parts).Repaints()
}

// keyDraw is what is drawn of a key.
type keyDraw struct {
	edge, rim, face, dash *canvas.Rectangle
	number                *canvas.Text
	line                  *canvas.Line
}

type keypadLook struct {
	k       *keypad
	keys    [dv.Values]*keyDraw
	ring    *canvas.Rectangle
	objects []fyne.CanvasObject
}

func (r *keypadLook) parts() []fyne.CanvasObject { return r.objects }
func (r *keypadLook) least() fyne.Size {
	return fyne.NewSize(keyColumns*44+(keyColumns-1)*keyGap, 2*keyLeast+keyGap)
}

func (r *keypadLook) place(fyne.Size) {
	r.ring.Hide()
	for i, d := range r.keys {
		if i >= len(r.k.faces) {
			for _, o := range []fyne.CanvasObject{d.edge, d.rim, d.face, d.number, d.dash, d.line} {
				o.Hide()
			}
			continue
		}
		at, size := r.k.box(i)
		r.draw(d, r.k.faces[i], r.k.over == i, at, size)
		if r.k.focused && r.k.cursor == i {
			r.ring.StrokeColor, r.ring.StrokeWidth = ui.Color(ui.Ink), 2.5
			setRect(r.ring, at.SubtractXY(4, 4), size.AddWidthHeight(8, 8), 14, color.Transparent)
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

func (r *keypadLook) draw(d *keyDraw, f numberKey, over bool, at fyne.Position, size fyne.Size) {
	fill, rim, ink, sw := f.look()
	d.edge.Hide()
	d.rim.Hide()
	if f.chosen && !f.disabled {
		if over && r.k.pressed {
			at.Y += 3
		} else {
			setRect(d.edge, at.AddXY(0, 3), size, 10, ui.Color(ui.AccentDown))
		}
	} else if over && r.k.pressed && !f.disabled {
		at.Y++
	}
	face := ui.Color(fill)
	if over && !f.disabled {
		face = ui.Mix(face, ui.Color(ui.Ink), .94)
	}
	if sw > 0 {
		setBox(d.rim, d.face, at, size, 10, face, ui.Color(rim), sw)
	} else {
		setRect(d.face, at, size, 10, face)
	}
	mid := at.AddXY(size.Width/2, size.Height/2)
	d.number.Hide()
	d.dash.Hide()
	text := min(ui.Px(18), size.Height*.55)
	if f.number == dv.Dash {
		setRect(d.dash, fyne.NewPos(ui.Whole(mid.X-text*.6), ui.Whole(mid.Y-2)), fyne.NewSize(ui.Whole(text*1.2), 4), 2, ui.Color(ink))
	} else {
		d.number.Show()
		ui.DrawText(d.number, ui.Signed(f.number), text, 800, ui.Color(ink), mid.X, mid.Y, .5)
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
