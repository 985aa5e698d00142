package davinci

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	dv "spieltisch/games/davinci"
)

// position are the codes as everybody sees them, two beside each other.
func position(_ *shell.Env, view any) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range view.(dv.View).Seats {
		var looks []draw.NumberTileLook
		for _, t := range s.Row {
			look := lookOf(t)
			look.Open = false // in small all tiles stand at one height
			looks = append(looks, look)
		}
		if len(looks) > 0 {
			rows = append(rows, newFitted(40, 4, looks...))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return container.NewGridWithColumns(min(2, len(rows)), rows...)
}
