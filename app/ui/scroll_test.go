package ui

import (
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// lines are n lines of text, each as high as a paragraph's.
func lines(n int) fyne.CanvasObject {
	o := VGap(0)
	for range n {
		o.Add(NewPara("Zeile", Body, Ink))
	}
	return o
}

// A notch of the wheel scrolls by three lines of text.
func TestANotchIsThreeLines(t *testing.T) {
	if runtime.GOOS == "darwin" {
		t.Skip("the system says how far")
	}
	w, _, _ := open(t, Space(10, 10))
	text := lines(60)
	s := NewVScroll(text)
	w.Content().(*Root).SetPage(s)
	before := test.WidgetRenderer(s).Objects()[0].Position().Y
	test.Scroll(w.Canvas(), fyne.NewPos(400, 300), 0, -25)
	line := text.(*fyne.Container).Objects[0].Size().Height
	if moved := before - text.Position().Y; moved != 3*line || line < 14 {
		t.Errorf("a notch scrolls %v, a line is %v", moved, line)
	}
	test.Scroll(w.Canvas(), fyne.NewPos(400, 300), 0, 25)
	if text.Position().Y != before {
		t.Errorf("a notch back leads to %v", text.Position().Y)
	}
}

// The wheel over a list that shows everything moves the page around it, and in a dialog the dialog.
func TestTheWheelMovesWhatIsAround(t *testing.T) {
	few := NewVScroll(lines(2))
	w, r, _ := open(t, VGap(0, MinSized(200, 300, few), Space(10, 900)))
	test.Scroll(w.Canvas(), fyne.NewPos(100, 100), 0, -25)
	if r.scroll.Offset.Y == 0 || few.Offset.Y != 0 {
		t.Errorf("the page is at %v, its list at %v", r.scroll.Offset, few.Offset)
	}
	at := r.scroll.Offset
	inner := NewVScroll(lines(2))
	h := ShowDialog(w, Dialog{Title: "D", Body: VGap(0, MinSized(200, 200, inner), Space(10, 900))})
	body := h.overlay.body
	test.Scroll(w.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(inner).AddXY(20, 20), 0, -25)
	if body.Offset.Y == 0 || r.scroll.Offset != at {
		t.Errorf("the dialog is at %v, the page went from %v to %v", body.Offset, at, r.scroll.Offset)
	}
}

// The wheel doesn't stop at a field that glides under the pointer: Fyne's entry would keep it.
func TestTheWheelPassesFields(t *testing.T) {
	field := NewField("Name", "")
	w, r, _ := open(t, VGap(0, field, Space(10, 900)))
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field.entry).AddXY(20, 20)
	if test.Scroll(w.Canvas(), at, 0, -25); r.scroll.Offset.Y == 0 {
		t.Error("the page stands still")
	}
}
