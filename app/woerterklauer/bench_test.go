package woerterklauer_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

func capture(b *testing.B, w fyne.Window) {
	c := w.Canvas()
	c.Capture() // pictures are painted once
	for b.Loop() {
		c.Capture()
	}
}

// The full table should cost 1.5 times what a window of its size with nothing in it costs.
func BenchmarkCaptureEmpty(b *testing.B) { captureOf(b, nil) }

// What every pixel costs when it is painted just once: one rectangle over the window. A
// page of cards can't be cheaper.
func BenchmarkCaptureOnce(b *testing.B) { captureOf(b, canvas.NewRectangle(ui.Color(ui.CardBG))) }

func captureOf(b *testing.B, content fyne.CanvasObject) {
	w := shelltest.New(b, locales.German).App.NewWindow("")
	defer w.Close()
	w.SetPadded(false)
	w.SetContent(content)
	w.Resize(fyne.NewSize(1280, 800))
	capture(b, w)
}

func BenchmarkCaptureTable(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	capture(b, p.Env.Window)
}

// One step of a drag, without painting, may cost a tenth of a capture.
func BenchmarkDragStep(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	from := p.where(5, 0)
	over := make([]fyne.Position, b.N)
	for i := range over {
		over[i] = from.AddXY(float32(i%2*56), float32(i%2*21))
	}
	b.ResetTimer()
	shelltest.Drag(b, p.Env, func() {}, from, over...)
}

// An edit with everything that is shown of it, without painting.
func BenchmarkEdit(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	for b.Loop() {
		p.Undo()
		p.Redo()
	}
}
