package woerterklauer

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/store"
)

// mostRows are as many as can be read on home.
const mostRows = 4

// position is the crossword, or its longest word where that is too high.
func position(_ *shell.Env, view any, _ []store.Player) fyne.CanvasObject {
	field := view.(wk.View).Field
	if len(field) == 0 {
		return bare(view.(wk.View).Options.Size)
	}
	_, high := field.Size()
	if words := field.Words(); high > mostRows && len(words) > 0 {
		field = longest(field, words)
	}
	from := field[0].At
	for _, t := range field {
		from.X, from.Y = min(from.X, t.At.X), min(from.Y, t.At.Y)
	}
	w, h := field.Size()
	s, c := newSpotted(40, float32(w), float32(h))
	for _, t := range field {
		s.add(c, float32(t.At.X-from.X), float32(t.At.Y-from.Y), sided(t.Letter.String(), t.Color))
	}
	return c
}

// longest is the longest word of a field, in a row.
func longest(field wk.Field, words []wk.Spelled) (row wk.Field) {
	length := func(w wk.Spelled) int { return utf8.RuneCountInString(w.Text) }
	best := slices.MaxFunc(words, func(a, b wk.Spelled) int { return length(a) - length(b) })
	for _, t := range field {
		along, off := t.At.X-best.At.X, t.At.Y-best.At.Y
		if !best.Across {
			along, off = off, along
		}
		if t.At = (wk.Cell{X: along}); off == 0 && along >= 0 && along < length(best) {
			row = append(row, t)
		}
	}
	return row
}

// bare is a field on which nothing lies yet, or as much of it as there is room for.
func bare(n int) fyne.CanvasObject {
	w, f := &window{n: n}, draw.NewLetterField()
	return ui.Laid(func() fyne.Size { return fyne.NewSize(16, 16) }, func(s fyne.Size) {
		w.fit(min(s.Width, s.Height-draw.FieldFoot), cellMost)
		side, rows := w.side(), max(1, min(n, int((s.Height-draw.FieldFoot-2*draw.FieldRim+w.gap)/w.pitch())))
		high := float32(rows)*w.pitch() - w.gap + 2*draw.FieldRim + draw.FieldFoot
		ui.Put(f.Raster, ui.Whole((s.Width-side)/2), ui.Whole(max(0, s.Height-high)/2), side, high)
		f.Set(draw.FieldLook{At: fyne.NewPos(draw.FieldRim, draw.FieldRim), Cell: w.cell, Gap: w.gap, Cols: n, Rows: rows})
	}, f.Raster)
}
