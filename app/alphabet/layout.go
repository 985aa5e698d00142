package alphabet

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// The letters of the chart are as high as the window lets all of them be seen.
const (
	minLetter = 52
	maxLetter = 104
	margin    = 24
)

func (p *Page) look(letter float32) draw.ChartLook {
	return draw.ChartLook{Letter: letter, Cell: float32(int(letter * 1.25)), Pieces: true, Ground: ui.CardBG, Options: draw.Options{Turned: p.turned}}
}

// desk has the chart at the left and the panel at the right.
type desk struct{ page *Page }

var _ fyne.Layout = desk{}

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(640, 320)
}

// Layout implements fyne.Layout.
func (d desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	panel := min(320, s.Width*.42)
	high := s.Height - 2*16
	o[0].Move(fyne.NewPos(margin-4, 12)) // the chart has air of its own
	o[0].Resize(fyne.NewSize(s.Width-panel-3*margin+8, high+8))
	d.page.fit()
	panel += 8 // and its scroll bar
	o[1].Move(fyne.NewPos(s.Width-panel-margin+8, 16))
	o[1].Resize(fyne.NewSize(panel, high))
	o[1].Refresh() // only in this width it is known how high the text is
}

// fit makes the letters as large as they can be without scrolling.
func (p *Page) fit() {
	room := p.scroll.Size()
	if room.Width <= 0 {
		return
	}
	letter := float32(maxLetter)
	for letter > minLetter && p.chart.HeightFor(p.look(letter), room.Width) > room.Height {
		letter -= 4
	}
	p.chart.SetLook(p.look(letter))
	p.scroll.Refresh()
}
