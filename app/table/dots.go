package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// How fast the dots light up, and how large they are.
const (
	dotsStep           = 400 * time.Millisecond
	dotsRadius float32 = 3
)

// dots are three dots next to a name, one of them lit in turn, while somebody thinks. With less motion they stand still.
type dots struct {
	ui.Base
	lit  int
	stop func()
	on   bool
	all  [3]*canvas.Circle
}

func newDots() *dots {
	d := &dots{}
	var parts []fyne.CanvasObject
	for i := range d.all {
		d.all[i] = canvas.NewCircle(nil)
		parts = append(parts, d.all[i])
	}
	d.Draw(d, d.least, d.place, parts...).Gone(func() { d.run(false) })
	d.Hide()
	return d
}

// run lights the dots in turn, or puts them away.
func (d *dots) run(on bool) {
	if on == d.on {
		return
	}
	d.on = on
	ui.Show(on, d)
	if d.stop != nil {
		d.stop()
		d.stop = nil
	}
	if on && ui.Animations() {
		d.next()
	}
}

func (d *dots) next() {
	d.stop = ui.After(dotsStep, func() {
		d.lit = (d.lit + 1) % len(d.all)
		d.Refresh()
		d.next()
	})
}

func (d *dots) least() fyne.Size {
	return fyne.NewSize(float32(len(d.all))*(2*dotsRadius+4), ui.Heading.Height())
}

func (d *dots) place(s fyne.Size) {
	for i, c := range d.all {
		c.FillColor = ui.Color(ui.Ink3)
		if i == d.lit {
			c.FillColor = ui.Color(ui.Accent)
		}
		ui.Put(c, float32(i)*(2*dotsRadius+4), ui.Whole(s.Height/2-dotsRadius), 2*dotsRadius, 2*dotsRadius)
		c.Refresh()
	}
}
