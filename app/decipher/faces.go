package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// picture shows a word whose letters are found only in part, for the card on the
// home page.
func picture() fyne.CanvasObject {
	card := func(letter string, turned bool) fyne.CanvasObject {
		o := draw.Options{Turned: turned, Marks: draw.MarksOff}
		return ui.MinSized(72, 96, ui.NewCardPad(10, container.NewCenter(draw.NewWordWith(letter, 70, o))))
	}
	// An A without its bar and the round half of a D.
	known, half, round := card("R", false), card("V", true), card("C", true)
	badge := container.NewStack(ui.NewArea(ui.Accent, 16, nil), container.NewCenter(ui.NewIcon(ui.IconQuestion, 18, ui.OnAccent)))
	return container.NewCenter(&fyne.Container{Layout: fan{}, Objects: []fyne.CanvasObject{known, half, round, badge}})
}

// fan puts three cards side by side and a badge on the corner of the second.
type fan struct{}

const (
	fanGap   float32 = 8
	fanBadge float32 = 32
)

// MinSize implements fyne.Layout.
func (fan) MinSize(o []fyne.CanvasObject) fyne.Size {
	c := o[0].MinSize()
	return fyne.NewSize(3*c.Width+2*fanGap, c.Height)
}

// Layout implements fyne.Layout.
func (fan) Layout(o []fyne.CanvasObject, _ fyne.Size) {
	c := o[0].MinSize()
	for i, card := range o[:3] {
		card.Resize(c)
		card.Move(fyne.NewPos(float32(i)*(c.Width+fanGap), 0))
	}
	o[3].Resize(fyne.NewSquareSize(fanBadge))
	o[3].Move(fyne.NewPos(2*c.Width+fanGap-fanBadge*3/4, c.Height-fanBadge*3/4))
}

// icon is a D of pieces.
func icon(size float32) fyne.CanvasObject {
	return container.NewCenter(draw.NewWordWith("D", size*.62, draw.Options{Marks: draw.MarksOff}))
}
