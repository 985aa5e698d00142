package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	wk "spieltisch/games/woerterklauer"
)

// position is the crossword.
func position(_ *shell.Env, view any) fyne.CanvasObject {
	field := view.(wk.View).Field
	if len(field) == 0 {
		return nil
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
