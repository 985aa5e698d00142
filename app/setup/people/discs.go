package people

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// Discs is a choice of one of some discs, in lines: At is the chosen one. The arrow keys choose at once.
type Discs struct {
	ui.Areas
	discs      []*ui.Avatar
	there      int // so many of them, from the first one on
	wide       int // in a line
	size, step float32
	ring       ui.Ring
	chosen     *ui.Box
}

// discRim lies between a disc and the ring of the chosen one.
const discRim float32 = 5

// newDiscs has n discs of a size, step from each other; name is that of each, and choose is told.
func newDiscs(n, wide int, size, step float32, name func(int) string, choose func(int)) *Discs {
	d := &Discs{there: n, wide: wide, size: size, step: step, ring: ui.NewRing(), chosen: ui.NewBox()}
	parts := []fyne.CanvasObject{d.ring, d.chosen}
	for range n {
		disc := ui.NewAvatar("", 0, size)
		d.discs, parts = append(d.discs, disc), append(parts, disc)
	}
	d.Frames, d.Name, d.OnTap, d.OnMove = d.frames, name, choose, choose
	d.OnKey = func(e *fyne.KeyEvent) bool { // the arrows have chosen already: Enter is the form's
		enter := e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
		if enter {
			ui.BubbleKey(d, e)
		}
		return enter
	}
	d.Draw(d, func() fyne.Size { return fyne.NewSize(float32(wide)*step, float32((n+wide-1)/wide)*step) }, d.place, parts...)
	return d
}

func (d *Discs) frames() []ui.Frame {
	out := make([]ui.Frame, d.there)
	for i := range out {
		out[i] = ui.NewFrame(float32(i%d.wide)*d.step, float32(i/d.wide)*d.step, d.step, d.step)
	}
	return out
}

func (d *Discs) place(s fyne.Size) {
	in := (d.step - d.size) / 2
	for i, disc := range d.discs {
		ui.Show(i < d.there, disc)
	}
	for i, at := range d.frames() {
		ui.Put(d.discs[i], at.X+in, at.Y+in, d.size, d.size)
		if big := d.size + 2*discRim; i == d.At {
			d.chosen.Set(at.X+in-discRim, at.Y+in-discRim, big, big, big/2, ui.CardBG, ui.Accent, 3)
		}
	}
	d.Ring(d.ring, 0, 0, s.Width, s.Height, 14)
}
