package alphabet_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

func capture(b *testing.B, w fyne.Window) {
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	c := w.Canvas()
	c.Capture() // pictures are painted once
	for b.Loop() {
		c.Capture()
	}
}

// The page may cost 1.7 times what a window with nothing in it costs.
func BenchmarkCaptureEmpty(b *testing.B) {
	w := shelltest.New(b, locales.English).App.NewWindow("")
	defer w.Close()
	capture(b, w)
}

func BenchmarkCaptureAlphabet(b *testing.B) {
	env := shelltest.New(b, locales.English)
	show(b, env)
	capture(b, env.Window)
}
