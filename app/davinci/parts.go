package davinci

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// put places an object on whole pixels.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(ui.Whole(x), ui.Whole(y)))
	o.Resize(fyne.NewSize(ui.Whole(max(0, w)), ui.Whole(max(0, h))))
}

// pick is one of two.
func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

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
