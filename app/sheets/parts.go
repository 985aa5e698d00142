package sheets

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// emptySign stands where a number is missing.
const emptySign = "–"

// printed is a number or sum as it is printed: with a dash that the font has for minus.
func printed(text string) string { return strings.ReplaceAll(text, "-", "–") }

// center puts o in the middle at its least size.
func center(o fyne.CanvasObject) fyne.CanvasObject {
	return ui.HMid(0, ui.Spacer(), o, ui.Spacer())
}
