package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// cursorsIn are the cursors that are seen in a widget.
func cursorsIn(o fyne.CanvasObject) (seen []*canvas.Rectangle) {
	if !o.Visible() {
		return nil
	}
	switch o := o.(type) {
	case *canvas.Rectangle:
		if s := o.Size(); s.Width > 0 && s.Width < 4 && s.Height > 10 {
			return []*canvas.Rectangle{o}
		}
	case fyne.Widget:
		for _, part := range test.WidgetRenderer(o).Objects() {
			seen = append(seen, cursorsIn(part)...)
		}
	}
	return seen
}

// A field with the focus shows where one types, by a cursor that doesn't move of itself; what the program lets move still does.
func TestCursorIsSeenAndStill(t *testing.T) {
	app := test.NewTempApp(t)
	Apply(app, Light)
	fyne.SetCurrentApp(Adapt(app))
	if !Animations() || fyne.CurrentApp().Settings().ShowAnimations() {
		t.Error("nothing moves, or everything does")
	}
	f := NewField("Name", "")
	w := test.NewTempWindow(t, f)
	w.Resize(fyne.NewSize(300, 120))
	if len(cursorsIn(f.entry)) > 0 {
		t.Error("there is a cursor without the focus")
	}
	w.Canvas().Focus(f.entry)
	test.Type(f.entry, "Li")
	at := cursorsIn(f.entry)
	if len(at) != 1 {
		t.Fatalf("%d cursors", len(at))
	}
	behind := at[0].Position().X
	f.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if before := at[0].Position().X; before <= 0 || before >= behind {
		t.Errorf("the cursor is at %.0f, and one to the left at %.0f", behind, before)
	}
	w.Canvas().Unfocus()
	f.SetText("Lee")
	w.Canvas().Focus(f.entry)
	if test.Type(f.entry, "na"); f.Text() != "Leena" {
		t.Errorf("typed on as %q", f.Text())
	}
	if _, _, _, a := at[0].FillColor.RGBA(); a != 0xffff {
		t.Error("it can't be seen", at[0].FillColor)
	}
}
