package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

func newText() *canvas.Text { return canvas.NewText("", color.Transparent) }

func newRing() *canvas.Rectangle {
	r := ui.NewRect()
	r.Hide()
	return r
}

func newImage() *canvas.Image {
	i := canvas.NewImageFromResource(nil)
	i.FillMode = canvas.ImageFillContain
	i.Hide()
	return i
}

func setRect(r *canvas.Rectangle, x, y, w, h, radius float32, c color.Color) {
	r.FillColor, r.CornerRadius = c, min(radius, w/2, h/2)
	r.Move(fyne.NewPos(x, y))
	r.Resize(fyne.NewSize(max(0, w), max(0, h)))
	r.Show()
	r.Refresh()
}

// setFace is a coloured face, with a rim of sw pixels where its contrast needs one.
func setFace(rim, face *canvas.Rectangle, x, y, w, h, radius float32, c color.NRGBA, sw float32) {
	edge, ok := faceRim(c)
	if !ok {
		rim.Hide()
		setRect(face, x, y, w, h, radius, c)
		return
	}
	setBox(rim, face, x, y, w, h, radius, c, edge, sw)
}

// setBox is a face with an inner border of sw pixels; both painters treat filled shapes
// alike, but not strokes.
func setBox(rim, face *canvas.Rectangle, x, y, w, h, radius float32, c, edge color.Color, sw float32) {
	setRect(rim, x, y, w, h, radius, edge)
	setRect(face, x+sw, y+sw, w-2*sw, h-2*sw, max(0, radius-sw), c)
}

// setRing is a ring out pixels outside of a square with a lower edge of 3.
func setRing(r *canvas.Rectangle, on bool, size, radius, out float32, c color.Color) {
	if !on {
		r.Hide()
		return
	}
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = c, 2.5, radius+out
	r.Move(fyne.NewPos(-out, -out))
	r.Resize(fyne.NewSize(size+2*out, size+3+2*out))
	r.Show()
	r.Refresh()
}
