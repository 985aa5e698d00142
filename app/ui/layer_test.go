package ui

import (
	"testing"

	"fyne.io/fyne/v2"
)

// painted is a window whose canvas counts how often it is asked to paint: a captured picture shows everything,
// but the real screen only what asked.
type painted struct {
	fyne.Window
	canvas *askedCanvas
}

type askedCanvas struct {
	fyne.Canvas
	asked int
}

func (p *painted) Canvas() fyne.Canvas { return p.canvas }

func (c *askedCanvas) Refresh(o fyne.CanvasObject) {
	c.asked++
	c.Canvas.Refresh(o)
}

// A toast and a tooltip ask to be painted when they come and when they go: nothing else may change on the page
// of whoever plays by keys.
func TestFloatsAskToBePainted(t *testing.T) {
	inner, _, clock := open(t, Space(10, 10))
	w := &painted{inner, &askedCanvas{Canvas: inner.Canvas()}}
	r := NewRoot(w)
	b := NewIconButton(IconGear, "Einstellungen", WellBtn, func() {})
	r.SetPage(HGap(0, b))
	body := NewIconButton(IconX, "weg", Plain, func() {})
	for _, step := range []struct {
		what string
		do   func()
	}{
		{"a toast", func() { Toast(w, "", "Das geht nicht.", "Rückgängig", func() {}) }},
		{"a second toast", func() { Toast(w, "", "Das geht auch nicht.", "", nil) }},
		{"the end of a toast", clock.run},
		{"a tooltip", func() {
			b.MouseIn(nil)
			clock.run()
		}},
		{"the end of a tooltip", b.MouseOut},
		{"a dialog's tooltip", func() {
			ShowDialog(w, Dialog{Title: "T", Body: HGap(0, body)})
			body.MouseIn(nil)
			w.canvas.asked = 0
			clock.run()
		}},
		{"the end of a dialog's tooltip", body.MouseOut},
	} {
		w.canvas.asked = 0
		step.do()
		if w.canvas.asked == 0 {
			t.Errorf("%s waits for the pointer to move", step.what)
		}
	}
}
