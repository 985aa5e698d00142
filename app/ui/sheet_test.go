package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A sheet lies at the foot of every window; its primary button has the focus, the page above takes no clicks, and Esc leads back.
func TestSheet(t *testing.T) {
	below := NewButton("unten", Secondary, func() { t.Error("the page below acted") })
	w, _, _ := open(t, VGap(8, below))
	did := ""
	show := func() *DialogHandle {
		return ShowSheet(w, Sheet{
			Figure: func(size float32) fyne.CanvasObject { return Space(size, size) }, Title: "Genau so!", Reason: NewPara("Nur 0 und 2 passen.", Label, Ink),
			Fields:  []fyne.CanvasObject{NewSheetField("Damals", Space(48, 66), "29 %", "Chance", Ink), NewSheetField("Jetzt", Space(140, 30), "50 %", "Chance", OK)},
			Buttons: []DialogButton{{Text: "Nächste", OnTap: func() { did += "n" }}, {Text: "Zeig mir, warum", Keep: true, OnTap: func() { did += "w" }}},
			OnEsc:   func() { did += "e" },
		})
	}
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: MinWidth, Height: MinHeight}} {
		w.Resize(size)
		h := show()
		o, card := h.overlay, h.overlay.card
		if w.Canvas().Focused() != fyne.Focusable(o.main) {
			t.Errorf("the focus is on %T", w.Canvas().Focused())
		}
		if end := card.Position().Y + card.Size().Height; end > size.Height || end < size.Height-40 || card.Position().Y < size.Height/3 {
			t.Errorf("in %v it lies from %v on, %v high", size, card.Position(), card.Size())
		}
		for _, b := range o.buttons {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Subtract(card.Position())
			if at.X < card.Size().Width/2 || at.X+b.Size().Width > card.Size().Width || at.Y+b.Size().Height > card.Size().Height {
				t.Errorf("in %v %q stands outside", size, b.Text())
			}
		}
		test.TapCanvas(w.Canvas(), fyne.NewPos(30, 70))
		o.buttons[1].Tapped(nil)
		press(w, fyne.KeyReturn)
		if show(); did != "wn" || h.Open() {
			t.Errorf("done: %q", did)
		}
		if press(w, fyne.KeyEscape); did != "wne" {
			t.Errorf("done: %q", did)
		}
		did = ""
	}
}
