package dicewords

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
)

// award is what a word has brought: it counts up where the word lay, larger the more it is, and flies to the player's line.
type award struct {
	layer *fyne.Container
	text  *ui.Text
	flight
	anim *ui.Animation
}

// flight is the way of an award: points, and the middles of where it begins and ends, in the layer.
type flight struct {
	points   int
	from, to fyne.Position
}

const (
	awardTime   = 700 * time.Millisecond
	awardCounts = 0.5 // the share of it in which the award stands and counts
	awardLarge  = 90  // points from which it is written large, and heard as something large
)

func newAward() *award {
	a := &award{layer: container.NewWithoutLayout(), text: ui.NewText("", ui.Title, ui.AccentText).Align(fyne.TextAlignCenter)}
	a.text.Hide()
	a.layer.Add(a.text)
	return a
}

// at is how many points are counted after a share of the time, from 1 on, and where they are.
func (f flight) at(share float32) (points int, middle fyne.Position) {
	counted := min(share/awardCounts, 1)
	way := max(0, share-awardCounts) / (1 - awardCounts)
	way *= way // slowly first
	return 1 + int(counted*float32(f.points-1)), fyne.NewPos(f.from.X+(f.to.X-f.from.X)*way, f.from.Y+(f.to.Y-f.from.Y)*way)
}

// fly begins at a point of the layer and ends at the middle of an object; nothing where that isn't seen.
func (a *award) fly(points int, from fyne.Position, to fyne.CanvasObject) {
	a.stop()
	if !ui.Animations() || !to.Visible() {
		return
	}
	a.flight = flight{points, from, a.middle(to)}
	a.text.SetStyle(ui.Question)
	if points >= awardLarge {
		a.text.SetStyle(ui.Hero)
	}
	a.text.Show()
	a.show(0)
	a.anim = ui.Animate(awardTime, fyne.AnimationLinear, func(share float32) {
		a.show(share)
		if share == 1 {
			a.stop()
		}
	})
}

// middle is that of an object in the layer.
func (a *award) middle(o fyne.CanvasObject) fyne.Position {
	d := fyne.CurrentApp().Driver()
	s := o.Size()
	return d.AbsolutePositionForObject(o).AddXY(s.Width/2, s.Height/2).Subtract(d.AbsolutePositionForObject(a.layer))
}

func (a *award) show(share float32) {
	n, at := a.at(share)
	a.text.SetText("+" + strconv.Itoa(n))
	s := a.text.MinSize()
	ui.Put(a.text, at.X-s.Width/2, at.Y-s.Height/2, s.Width, s.Height)
}

// stop ends the flight.
func (a *award) stop() {
	a.anim.Stop()
	a.text.Hide()
}
