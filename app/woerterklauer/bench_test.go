package woerterklauer

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
	capture(b, p.env.Window)
}

// One step of a drag, without painting, may cost a tenth of a capture.
func BenchmarkDragStep(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	f := p.board.field
	local, abs := p.where(5, 0)
	f.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}, Dragged: fyne.NewDelta(0, 0)})
	step := float32(0)
	for b.Loop() {
		step = 7 - step
		at := fyne.NewPos(step*8, step*3)
		f.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{Position: local.Add(at), AbsolutePosition: abs.Add(at)},
			Dragged:    fyne.NewDelta(8, 3),
		})
	}
}

// Judging an edit of the draft: under 2 ms.
func BenchmarkJudge(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	for b.Loop() {
		p.board.state.assess()
	}
}

// An edit with everything that is shown of it, without painting.
func BenchmarkEdit(b *testing.B) {
	p := sit(b, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	for b.Loop() {
		p.board.Undo()
		p.board.Redo()
	}
}
