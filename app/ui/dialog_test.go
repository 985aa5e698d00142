package ui

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestDialogKeys(t *testing.T) {
	before := NewButton("vorher", Secondary, func() {})
	w, _, _ := open(t, VGap(8, before))
	before.Focus()
	ran := ""
	show := func(body fyne.CanvasObject) *DialogHandle {
		return ShowDialog(w, Dialog{Title: "Löschen?", Body: body, Buttons: []DialogButton{
			{Text: "Abbrechen", Cancel: true, OnTap: func() { ran += "c" }},
			{Text: "Löschen", Kind: Primary, Default: true, OnTap: func() { ran += "d" }},
		}})
	}
	f := NewField("Name", "")
	h := show(VGap(8, f))
	if w.Canvas().Focused() != f.Focusable() {
		t.Errorf("focused %T, want the entry", w.Canvas().Focused())
	}
	press(w, fyne.KeyReturn)
	if ran != "d" || !h.overlay.closed || w.Canvas().Focused() != fyne.Focusable(before) {
		t.Errorf("Enter in an entry: ran %q, open %t, focused %T", ran, !h.overlay.closed, w.Canvas().Focused())
	}
	h = show(VGap(8, NewField("Name", "")))
	press(w, fyne.KeyEscape)
	h.Close()
	if ran != "dc" || !h.overlay.closed {
		t.Errorf("Esc: ran %q", ran)
	}
	show(NewPara("Wirklich?", Body, Ink))
	press(w, fyne.KeyReturn)
	if ran != "dcd" {
		t.Errorf("Enter on a dialog without entries ran %q", ran)
	}
}

func TestDialogKeepsTheFocus(t *testing.T) {
	outside := NewButton("draußen", Secondary, func() { t.Error("the page below acted") })
	w, _, _ := open(t, VGap(8, outside))
	a, b := NewField("A", ""), NewField("B", "")
	h := ShowDialog(w, Dialog{Title: "T", Body: VGap(8, a, b), Buttons: []DialogButton{{Text: "Gut", Default: true}}})
	want := []fyne.Focusable{b.Focusable(), h.overlay.buttons[0], a.Focusable(), b.Focusable()}
	for i, f := range want {
		press(w, fyne.KeyTab)
		if w.Canvas().Focused() != f {
			t.Fatalf("Tab %d: %T", i+1, w.Canvas().Focused())
		}
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(5, 5))
	if w.Canvas().Focused() != a.Focusable() {
		t.Errorf("after a click beside the dialog the focus is at %T", w.Canvas().Focused())
	}
	b.Focus()
	over := ShowDialog(w, Dialog{Title: "darüber", Buttons: []DialogButton{{Text: "Zu", Cancel: true}}})
	press(w, fyne.KeyEscape)
	if !over.overlay.closed || h.overlay.closed || w.Canvas().Focused() != b.Focusable() {
		t.Errorf("stacked: upper open %t, lower open %t, focused %T", !over.overlay.closed, !h.overlay.closed, w.Canvas().Focused())
	}
	h.Close()
	if w.Canvas().Overlays().Top() != nil {
		t.Error("the dialog is still there")
	}
}

func TestDialogKeepAndClose(t *testing.T) {
	w, _, _ := open(t, VGap(8))
	closed, tries := 0, 0
	h := ShowDialog(w, Dialog{Title: "T", OnClose: func() { closed++ }, Buttons: []DialogButton{{Text: "Prüfen", Keep: true, Default: true, OnTap: func() { tries++ }}}})
	press(w, fyne.KeyReturn, fyne.KeyReturn)
	h.overlay.buttons[0].Disable("noch leer")
	press(w, fyne.KeyReturn)
	if tries != 2 || closed != 0 || h.overlay.closed {
		t.Errorf("tries %d, closed %d", tries, closed)
	}
	h.Close()
	h.Close()
	if closed != 1 {
		t.Errorf("closed %d times", closed)
	}
}

func TestLongDialogStaysInside(t *testing.T) {
	w, _, _ := open(t, VGap(8))
	lines := VGap(8)
	for range 60 {
		lines.Add(NewText("Zeile", Body, Ink))
	}
	h := ShowDialog(w, Dialog{Title: "Lang", Body: lines, Buttons: []DialogButton{{Text: "Zu", Cancel: true}}})
	card := h.overlay.card
	if bottom := card.Position().Y + card.Size().Height; bottom > 800 || card.Position().Y < 0 {
		t.Errorf("the card goes from %v to %v", card.Position().Y, bottom)
	}
	if y := fyne.CurrentApp().Driver().AbsolutePositionForObject(h.overlay.buttons[0]).Y; y < 500 || y > 760 {
		t.Errorf("the button is at %v", y)
	}
}

// Where data would be lost the veil is darker, and a figure stands beside the title.
func TestDialogOfALoss(t *testing.T) {
	w, _, _ := open(t, VGap(8))
	face := NewArea(Accent, 0, NewText("", Body, Ink))
	calm := ShowDialog(w, Dialog{Title: "T", Buttons: GraveButtons("Nein", "Ja", nil)})
	light := calm.overlay.veil.FillColor
	calm.Close()
	answers := GraveButtons("Nein", "Ja", nil)
	answers[0].Kind = Danger
	h := ShowDialog(w, Dialog{Title: "T", Figure: face, Buttons: answers})
	if dark := h.overlay.veil.FillColor; dark == light || dark != (color.NRGBA{A: 153}) {
		t.Errorf("the veils: %v, %v", light, dark)
	}
	if _, in := Place(h.overlay.card, face); !in {
		t.Error("no figure")
	}
}

func TestToast(t *testing.T) {
	w, r, c := open(t, VGap(8))
	undone := 0
	Toast(w, "", "Partie gelöscht", "Rückgängig", func() { undone++ })
	first := r.toast
	if first == nil || first.Position().Y+first.Size().Height > 800 || first.Position().Y < 700 {
		t.Fatalf("toast %v", first)
	}
	press(w, fyne.KeyTab, fyne.KeyReturn)
	if undone != 1 || r.toast != nil {
		t.Errorf("undone %d, toast %v", undone, r.toast)
	}
	Toast(w, "", "eins", "", nil)
	Toast(w, IconCheck, "zwei", "", nil)
	if r.toast.img.Hidden || r.toast.text.Position().X < r.toast.img.Position().X+r.toast.img.Size().Width {
		t.Error("no sign before the text")
	}
	if len(r.floats.Objects) != 1 || r.toast.text.String() != "zwei" {
		t.Errorf("%d floats", len(r.floats.Objects))
	}
	c.run()
	if r.toast != nil || len(r.floats.Objects) != 0 {
		t.Error("the toast stayed")
	}
}

// What would get the keyboard out of sight doesn't get it.
func TestDialogFocusIsSeen(t *testing.T) {
	w, _, _ := open(t, Space(10, 10))
	for _, high := range []float32{100, 1500} {
		f := NewField("Neuer Spieler", "")
		h := ShowDialog(w, Dialog{Title: "Mitspieler", Body: VGap(8, Space(100, high), f), Focus: f.Focusable()})
		if got := w.Canvas().Focused() == f.Focusable(); got != (high < 800) {
			t.Errorf("below %v pixels: focused is %v", high, got)
		}
		h.Close()
	}
}

// An Enter that is held a moment too long after it has opened a dialog or a menu doesn't answer it, too; pressed again it does.
func TestHeldKeyAnswersNothing(t *testing.T) {
	var w fyne.Window
	var b *Button
	ran := ""
	for what, openIt := range map[string]func(){
		"dialog": func() {
			ShowDialog(w, Dialog{Title: "Löschen?", Buttons: []DialogButton{{Text: "Löschen", Default: true, OnTap: func() { ran += "d" }}}})
		},
		"menu": func() { ShowMenu(b, []MenuItem{{Text: "Löschen", OnTap: func() { ran += "d" }}}) },
	} {
		ran = ""
		b = NewButton("Löschen", Secondary, func() {
			ran += "o"
			openIt()
		})
		w, _, _ = open(t, VGap(8, b))
		b.Focus()
		b.KeyDown(&fyne.KeyEvent{Name: fyne.KeyReturn})
		press(w, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn)
		if ran != "o" {
			t.Errorf("held down on a %s: %q", what, ran)
		}
		b.KeyDown(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if press(w, fyne.KeyReturn); ran != "od" {
			t.Errorf("pressed again on a %s: %q", what, ran)
		}
	}
}

// A drawer that shows its end begins with a whole line, and its last one is whole, too.
func TestDrawerEndsInWholeLines(t *testing.T) {
	w, _, _ := open(t, VGap(8))
	w.Resize(fyne.NewSize(800, 500))
	lines := VGap(8)
	h := ShowDialog(w, Dialog{Title: "Verlauf", Body: lines, Drawer: fyne.KeyF9, Buttons: []DialogButton{{Text: "Zu", Cancel: true}}})
	for i := range 40 {
		lines.Add(Space(100, float32(20+i%3*7)))
	}
	h.Renew(true)
	body, last := h.overlay.body, lines.Objects[39]
	if end := last.Position().Y + last.Size().Height - body.Offset.Y; end > body.Size().Height || end < body.Size().Height-60 {
		t.Errorf("the last line ends at %.0f of %.0f", end, body.Size().Height)
	}
	for _, l := range lines.Objects {
		if y := l.Position().Y - body.Offset.Y; y < 0 && y+l.Size().Height > 0 {
			t.Errorf("a line begins at %.0f", y)
		}
	}
}
