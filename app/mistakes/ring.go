package mistakes

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// ring is a number inside a ring that is filled as far as the day's tasks are done.
type ring struct {
	ui.Base
	size   float32
	share  float32
	ground *canvas.Arc
	filled *canvas.Arc
	number *ui.Text
	of     *ui.Text
}

// newRing tells how many tasks are done; below it stands of.
func newRing(size float32, done, all int, of string) *ring {
	r := &ring{
		size: size, share: 1, ground: &canvas.Arc{EndAngle: 360, CutoutRatio: 0.78}, filled: &canvas.Arc{CutoutRatio: 0.78},
		number: ui.NewText(strconv.Itoa(done), ui.Question, ui.Ink).Align(fyne.TextAlignCenter), of: ui.NewText(of, ui.Body, ui.Ink2).Align(fyne.TextAlignCenter),
	}
	if all > 0 {
		r.share = float32(done) / float32(all)
	}
	r.Draw(r, r.least, r.place, r.ground, r.filled, r.number, r.of)
	return r
}

func (r *ring) least() fyne.Size { return fyne.NewSquareSize(r.size) }

func (r *ring) place(s fyne.Size) {
	side := r.size
	x, y := ui.Whole((s.Width-side)/2), ui.Whole((s.Height-side)/2)
	r.filled.EndAngle = 360 * r.share
	for _, a := range []*canvas.Arc{r.ground, r.filled} {
		a.Resize(fyne.NewSquareSize(side))
		a.Move(fyne.NewPos(x, y))
	}
	r.ground.FillColor, r.filled.FillColor = ui.Color(ui.Well), ui.Color(ui.Accent)
	ui.Show(r.share > 0, r.filled)
	r.ground.Refresh()
	r.filled.Refresh()
	high := r.number.MinSize().Height
	both := high
	ui.Show(r.of.String() != "", r.of)
	if r.of.Visible() {
		both += r.of.MinSize().Height - 8
	}
	top := y + (side-both)/2
	ui.Put(r.number, x, top, side, high)
	ui.Put(r.of, x, top+high-8, side, r.of.MinSize().Height)
}
