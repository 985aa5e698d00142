package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// position are the codes as everybody sees them, two beside each other, or all below each other where they are larger so.
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
	return ui.Laid(func() fyne.Size { return rows[0].MinSize() }, func(s fyne.Size) {
		cols, n := min(2, len(rows)), len(rows)
		if s.Width < 3*s.Height {
			cols = 1
		}
		w, h := s.Width/float32(cols), s.Height/float32((n+cols-1)/cols)
		for i, o := range rows {
			ui.Put(o, float32(i%cols)*w, float32(i/cols)*h, w-6, h-6)
		}
	}, rows...)
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
