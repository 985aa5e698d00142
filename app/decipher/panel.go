package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// panel is an area with a rim whose colours tell a state, such as a seat whose turn it is. The rim lies inside.
type panel struct {
	ui.Base
	fill, rim ui.Token
	width     float32 // of the rim
	radius    float32
	shadow    *canvas.Rectangle // as of a card; nil for none
	box       *ui.Box
	content   fyne.CanvasObject
}

var _ fyne.Widget = (*panel)(nil)

func newPanel(fill, rim ui.Token, width, radius float32, content fyne.CanvasObject) *panel {
	p := &panel{fill: fill, rim: rim, width: width, radius: radius, box: ui.NewBox(), content: content}
	p.Draw(p, content.MinSize, p.place, p.box, content)
	return p
}

// newRaised is a panel with the shadow of a card.
func newRaised(fill, rim ui.Token, content fyne.CanvasObject) *panel {
	p := newPanel(fill, rim, 1, 12, content)
	p.shadow = ui.NewRect()
	p.Draw(p, content.MinSize, p.place, p.shadow, p.box, content)
	return p
}

func (p *panel) place(s fyne.Size) {
	if p.shadow != nil {
		ui.SetRect(p.shadow, 0, 3, s.Width, s.Height, p.radius, ui.Shadow)
	}
	p.box.Set(0, 0, s.Width, s.Height, p.radius, p.fill, p.rim, p.width)
	ui.Put(p.content, 0, 0, s.Width, s.Height)
}

// setColors changes the colours and the rim's width.
func (p *panel) setColors(fill, rim ui.Token, width float32) {
	if p.fill != fill || p.rim != rim || p.width != width {
		p.fill, p.rim, p.width = fill, rim, width
		p.Refresh()
	}
}
