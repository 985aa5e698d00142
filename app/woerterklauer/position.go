package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// position is the crossword.
func position(_ *shell.Env, view any) fyne.CanvasObject {
	field := view.(wk.View).Field
	if len(field) == 0 {
		return bare(view.(wk.View).Options.Size)
	}
	from, to := field[0].At, field[0].At
	for _, t := range field {
		from.X, from.Y = min(from.X, t.At.X), min(from.Y, t.At.Y)
		to.X, to.Y = max(to.X, t.At.X), max(to.Y, t.At.Y)
	}
	s, c := newSpotted(40, float32(to.X-from.X+1), float32(to.Y-from.Y+1))
	for _, t := range field {
		s.add(c, float32(t.At.X-from.X), float32(t.At.Y-from.Y), sided(t.Letter.String(), t.Color))
	}
	return c
}

// bare is a field on which nothing lies yet.
func bare(n int) fyne.CanvasObject {
	w, f := &window{n: n}, draw.NewLetterField()
	return ui.Laid(func() fyne.Size { return fyne.NewSize(16, 16) }, func(s fyne.Size) {
		w.fit(min(s.Width, s.Height-draw.FieldFoot), cellMost)
		side := w.side()
		ui.Put(f.Raster, ui.Whole((s.Width-side)/2), ui.Whole(max(0, s.Height-side-draw.FieldFoot)/2), side, side+draw.FieldFoot)
		f.Set(draw.FieldLook{At: fyne.NewPos(draw.FieldRim, draw.FieldRim), Cell: w.cell, Gap: w.gap, Cols: n, Rows: n})
	}, f.Raster)
}
