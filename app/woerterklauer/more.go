package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// arrowSet are the arrows at the edges of the field that lead to where more lies: left,
// right, up and down.
type arrowSet [4]*ui.Icon

const arrowSize = 20

func newArrowSet() (a arrowSet) {
	for i, icon := range [4]ui.IconName{ui.IconBack, ui.IconChevron, ui.IconUp, ui.IconDown} {
		a[i] = ui.NewIcon(icon, arrowSize, ui.AccentText)
	}
	return a
}

// layOut puts those that are of use at the edges of the field.
func (a arrowSet) layOut(s fyne.Size, use [4]bool) {
	right, bottom := s.Width-arrowSize, s.Height-arrowSize
	for i, p := range [4]fyne.Position{
		{X: 0, Y: bottom / 2}, {X: right, Y: bottom / 2}, {X: right / 2, Y: 0}, {X: right / 2, Y: bottom - draw.FrameShadow},
	} {
		ui.Show(use[i], a[i])
		a[i].Move(p)
		a[i].Resize(fyne.NewSquareSize(arrowSize))
	}
}

// at is which way the arrow leads that is meant by a tap: they are small, the edge around
// them is not.
func (a arrowSet) at(p fyne.Position) (wk.Cell, bool) {
	const reach = 24
	for i, way := range [4]wk.Cell{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}} {
		d := a[i].Position().AddXY(arrowSize/2, arrowSize/2).Subtract(p)
		if a[i].Visible() && max(d.X, -d.X) < reach && max(d.Y, -d.Y) < reach {
			return way, true
		}
	}
	return wk.Cell{}, false
}
