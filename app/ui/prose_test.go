package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// click presses and lets go of the pointer at a place of the text, as the driver does; by is how far it is drawn.
func click(w fyne.Window, at fyne.Position, by float32) {
	var hit *selection
	var find func(o fyne.CanvasObject)
	find = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *selection:
			hit = o
		case *fyne.Container:
			for _, k := range o.Objects {
				find(k)
			}
		case fyne.Widget:
			for _, k := range test.WidgetRenderer(o).Objects() {
				find(k)
			}
		}
	}
	find(w.Content())
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	hit.MouseDown(e)
	if by > 0 {
		hit.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(by, 0)}, Dragged: fyne.NewDelta(by, 0)})
		hit.DragEnd()
	}
	hit.MouseUp(e)
}

// A text that can be copied leaves the page its keys: after a click, and while something is selected. Tab passes it by.
func TestProseLeavesThePageItsKeys(t *testing.T) {
	b := NewButton("Weiter", Secondary, func() {})
	w, r, _ := open(t, VGap(8, NewProse("/home/tina/Spieltisch und noch mehr", Body), b))
	keys, runes := 0, 0
	r.OnKey = func(*fyne.KeyEvent) { keys++ }
	r.OnRune = func(rune) bool { runes++; return false }
	key := func() {
		if f := w.Canvas().Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF9})
			f.TypedRune('x')
			return
		}
		w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF9})
		w.Canvas().OnTypedRune()('x')
	}
	click(w, fyne.NewPos(30, 20), 0)
	if key(); keys != 1 || runes != 1 || w.Canvas().Focused() != nil {
		t.Errorf("after a click %d keys and %d letters arrive, the focus is on %T", keys, runes, w.Canvas().Focused())
	}
	click(w, fyne.NewPos(14, 20), 80)
	Guard(func() {}) // what has vanished loses the keyboard by now
	f, ok := w.Canvas().Focused().(fyne.Shortcutable)
	if !ok {
		t.Fatalf("with a selection the focus is on %T", w.Canvas().Focused())
	}
	f.TypedShortcut(&fyne.ShortcutCopy{Clipboard: w.Clipboard()}) //nolint:staticcheck // as the driver does
	if got := fyne.CurrentApp().Clipboard().Content(); len(got) < 5 || got[:5] != "/home" {
		t.Errorf("copied %q", got)
	}
	if key(); keys != 2 || runes != 2 {
		t.Errorf("with a selection %d keys and %d letters arrive", keys, runes)
	}
	click(w, fyne.NewPos(30, 20), 0)
	w.Canvas().Unfocus()
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != fyne.Focusable(b) {
		t.Errorf("Tab leads to %T", w.Canvas().Focused())
	}
}
