package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Without NumLock the keys of the number pad come as digits that nobody types: they are arrows, on the page, in a field and in a
// list. With it, and on the main row, digits are digits.
func TestPadKeysWithoutNumLock(t *testing.T) {
	var keys []fyne.KeyName
	var runes string
	field := NewField("Name", "")
	w, r, clock := open(t, field)
	r.OnKey = func(e *fyne.KeyEvent) { keys = append(keys, e.Name) }
	r.OnRune = func(c rune) bool { runes += string(c); return true }
	type1 := func(name fyne.KeyName, code int, digit rune) {
		e := &fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: code}}
		if f := w.Canvas().Focused(); f != nil {
			f.TypedKey(e)
			if digit != 0 {
				f.TypedRune(digit)
			}
		} else {
			w.Canvas().OnTypedKey()(e)
			if digit != 0 {
				w.Canvas().OnTypedRune()(digit)
			}
		}
	}
	for _, c := range []struct {
		name  fyne.KeyName
		code  int
		digit rune
		want  fyne.KeyName
		typed string
	}{
		{fyne.Key8, 80, 0, fyne.KeyUp, ""}, // X11
		{fyne.Key8, 72, 0, fyne.KeyUp, ""}, // Windows
		{fyne.Key7, 79, 0, fyne.KeyHome, ""},
		{fyne.Key1, 79, 0, fyne.KeyEnd, ""},
		{fyne.Key4, 83, 0, fyne.KeyLeft, ""},
		{fyne.Key8, 80, '8', "", "8"},
		{fyne.Key8, 17, '8', fyne.Key8, "8"}, // main row
	} {
		keys, runes = nil, ""
		type1(c.name, c.code, c.digit)
		clock.run()
		if c.want == "" && len(keys) > 0 || c.want != "" && (len(keys) != 1 || keys[0] != c.want) || runes != c.typed {
			t.Errorf("%s at %d: %v, typed %q", c.name, c.code, keys, runes)
		}
	}
	keys = nil
	for range 3 { // held down, it comes faster than it waits
		type1(fyne.Key6, 85, 0)
	}
	if clock.run(); len(keys) != 3 {
		t.Error("held down:", keys)
	}
	field.Focus()
	for _, c := range "ab" {
		w.Canvas().Focused().TypedRune(c)
	}
	type1(fyne.Key4, 83, 0)
	clock.run()
	type1(fyne.Key5, 84, '5')
	type1(fyne.Key8, 80, '8')
	if clock.run(); field.Text() != "a58b" {
		t.Errorf("typed %q", field.Text())
	}
}

// The place of a key is known wherever the keyboard is.
func TestPlaceOfAKey(t *testing.T) {
	field := NewField("Name", "")
	button := NewButton("Los", Primary, func() {})
	w, r, _ := open(t, VGap(4, field, button))
	comma := &fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: CommaPlace + 8}}
	other := &fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: 38}}
	down := func(e *fyne.KeyEvent) {
		if f, ok := w.Canvas().Focused().(desktop.Keyable); ok {
			f.KeyDown(e)
		} else if w.Canvas().Focused() == nil {
			noteKey(w.Canvas(), e) // the test's canvas tells nobody
		}
	}
	for name, focus := range map[string]func(){"nothing": w.Canvas().Unfocus, "field": field.Focus, "button": button.Take} {
		focus()
		if down(comma); !r.LastAt(CommaPlace) {
			t.Error(name, "has missed it")
		}
		if down(other); r.LastAt(CommaPlace) {
			t.Error(name, "takes another key for it")
		}
	}
}

// Esc puts back what is dragged and does nothing else; the pointer moves nothing more until the button is let go.
func TestEscEndsADrag(t *testing.T) {
	k := newKeypad()
	took, carried, dropped, back := 0, 0, 0, 0
	k.OnTake = func(int, *fyne.DragEvent) bool { took++; return true }
	k.OnCarry, k.OnDrop, k.OnBack = func(*fyne.DragEvent) { carried++ }, func() { dropped++ }, func() { back++ }
	w, r, _ := open(t, k)
	left := 0
	r.OnKey = func(*fyne.KeyEvent) { left++ }
	e := &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(15, 15)}, Dragged: fyne.NewDelta(5, 5)}
	k.Dragged(e)
	press(w, fyne.KeyEscape)
	k.Dragged(e)
	k.DragEnd()
	if took != 1 || carried != 1 || dropped != 0 || back != 1 || left != 0 || Dragging(w) {
		t.Error(took, carried, dropped, back, left)
	}
	k.Dragged(e)
	k.DragEnd()
	if took != 2 || dropped != 1 || back != 1 {
		t.Error("the next one:", took, dropped, back)
	}
	if press(w, fyne.KeyEscape); left != 1 {
		t.Error("then Esc is the page's again")
	}
}
