package davinci

import (
	"fyne.io/fyne/v2"

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
