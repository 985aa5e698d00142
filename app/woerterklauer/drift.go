package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// drift is how all tiles move along together when the window onto the field has been moved for their sake: without it the
// crossword would just lie somewhere else.
type drift struct {
	by   fyne.Position // where tiles are shown, from their cells
	anim *ui.Animation
}

// driftTime is that of a tile that glides, so that both are there at the same time.
const driftTime = glideTime

// follow has the tiles glide from where they lay in the window before to where they lie now, and tells whether they have moved
// at all. Where cells have another size, or not all tiles are seen, nothing glides.
func (f *field) follow(before window) (moved bool) {
	w, box := f.window, fieldBox(f.s.attempt.After)
	if !before.put || before.size != w.size || before.cell != w.cell {
		f.rest()
		return false
	}
	if before.pos(w.low) == w.pos(w.low) {
		return false
	}
	if !ui.Animations() || !box.In(before.shows()) || !box.In(w.shows()) {
		return true
	}
	from := f.drift.by.Add(before.pos(w.low)).Subtract(w.pos(w.low))
	f.rest()
	f.drift.by = from
	f.drift.anim = ui.Animate(driftTime, fyne.AnimationEaseInOut, func(share float32) {
		f.drift.by = fyne.NewPos(from.X*(1-share), from.Y*(1-share))
		f.layOut(f.Size())
	})
	return true
}

// rest shows all tiles where they lie.
func (f *field) rest() {
	f.drift.anim.Stop()
	f.drift = drift{}
}
