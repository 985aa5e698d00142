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
		if len(s.Row) > 0 {
			rows = append(rows, codeOf(s.Row))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return container.NewGridWithColumns(min(2, len(rows)), rows...)
}

// codeOf is a code in small, where all tiles stand at one height.
func codeOf(row []dv.Stone) fyne.CanvasObject {
	var looks []draw.NumberTileLook
	for _, t := range row {
		look := lookOf(t)
		look.Open = false
		looks = append(looks, look)
	}
	return draw.NewNumberTiles(40, 4, looks...)
}
