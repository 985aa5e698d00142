package draw_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// far is by how much the colours of two pictures differ at most.
func far(a, b image.Image) int {
	most := 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			for _, d := range []int{int(r1) - int(r2), int(g1) - int(g2), int(b1) - int(b2)} {
				most = max(most, d>>8, -d>>8)
			}
		}
	}
	return most
}

// A panel looks like a card, in all sizes and both themes.
func TestPicturePanel(t *testing.T) {
	a := test.NewTempApp(t)
	for _, mode := range []ui.Mode{ui.Light, ui.DarkMode} {
		ui.Apply(a, mode)
		for _, size := range []fyne.Size{fyne.NewSize(300, 200), fyne.NewSize(120, 32), fyne.NewSize(641, 72)} {
			var shots []image.Image
			content := func() fyne.CanvasObject { return ui.NewText("Ag", ui.Body, ui.Ink) }
			for _, o := range []fyne.CanvasObject{ui.NewCardPad(5, content()), draw.NewPanel(5, content())} {
				w := test.NewTempWindow(t, nil)
				r := ui.NewRoot(w)
				w.Resize(size.AddWidthHeight(20, 20))
				r.SetPage(ui.Inset(10, 10, 10, 10, ui.MinSized(size.Width, size.Height, o)))
				shots = append(shots, w.Canvas().Capture())
			}
			if d := far(shots[0], shots[1]); d > 12 {
				t.Errorf("%v %v: colours differ by %d", mode, size, d)
			}
		}
	}
}
