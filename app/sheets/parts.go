package sheets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// emptySign stands where a number is missing.
const emptySign = "–"

// printed is a number or sum as it is printed: with a dash that the font has for minus.
func printed(text string) string { return strings.ReplaceAll(text, "-", "–") }

// rect places and colours a rectangle.
func rect(r *canvas.Rectangle, x, y, w, h, radius float32, t ui.Token) {
	r.FillColor, r.StrokeWidth, r.CornerRadius = ui.Color(t), 0, radius
	ui.Put(r, x, y, w, h)
	r.Show()
	r.Refresh()
}

// center puts o in the middle at its least size.
func center(o fyne.CanvasObject) fyne.CanvasObject {
	return ui.HMid(0, ui.Spacer(), o, ui.Spacer())
}
