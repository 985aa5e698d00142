package davinci

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

func whole(v float32) float32 { return float32(math.Round(float64(v))) }

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// put places an object on whole pixels.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(whole(x), whole(y)))
	o.Resize(fyne.NewSize(whole(max(0, w)), whole(max(0, h))))
}

func newRect() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

func newText() *canvas.Text { return canvas.NewText("", color.Transparent) }

// setRect places a filled shape and shows it.
func setRect(r *canvas.Rectangle, pos fyne.Position, size fyne.Size, radius float32, fill color.Color) {
	r.FillColor, r.CornerRadius = fill, min(radius, size.Width/2, size.Height/2)
	r.Move(pos)
	r.Resize(fyne.NewSize(max(0, size.Width), max(0, size.Height)))
	r.Show()
	r.Refresh()
}

// setBox places a shape with an inner border of sw pixels; both painters treat filled
// shapes alike, but not strokes.
func setBox(rim, face *canvas.Rectangle, pos fyne.Position, size fyne.Size, radius float32, fill, edge color.Color, sw float32) {
	setRect(rim, pos, size, radius, edge)
	setRect(face, pos.AddXY(sw, sw), size.SubtractWidthHeight(2*sw, 2*sw), max(0, radius-sw), fill)
}
