package decipher

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// panel is an area with a border, whose colours tell a state: a seat whose turn it is,
// a zone that is chosen. The border lies inside.
type panel struct {
	widget.BaseWidget
	fill, rim ui.Token
	width     float32 // of the border
	radius    float32
	shadow    bool // like a card
	content   fyne.CanvasObject
}

var _ fyne.Widget = (*panel)(nil)

func newPanel(fill, rim ui.Token, width, radius float32, content fyne.CanvasObject) *panel {
	p := &panel{fill: fill, rim: rim, width: width, radius: radius, content: content}
	p.ExtendBaseWidget(p)
	return p
}

// set changes the colours and the border's width.
func (p *panel) set(fill, rim ui.Token, width float32) {
	if p.fill != fill || p.rim != rim || p.width != width {
		p.fill, p.rim, p.width = fill, rim, width
		p.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (p *panel) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	r := &panelLook{p: p, shadow: ui.NewRect(), edge: ui.NewRect(), face: ui.NewRect()}
	return ui.Drawn(p, r.least, r.place, r.shadow, r.edge, r.face, r.p.content)
}

type panelLook struct {
	p                  *panel
	shadow, edge, face *canvas.Rectangle
}

func (r *panelLook) least() fyne.Size { return r.p.content.MinSize() }
func (r *panelLook) place(s fyne.Size) {
	p := r.p
	ui.Show(p.shadow, r.shadow)
	if p.shadow {
		setRect(r.shadow, fyne.NewPos(0, 3), s, p.radius, ui.Color(ui.Shadow))
	}
	setRect(r.edge, fyne.Position{}, s, p.radius, ui.Color(p.rim))
	setRect(r.face, fyne.NewPos(p.width, p.width), s.SubtractWidthHeight(2*p.width, 2*p.width), p.radius-p.width, ui.Color(p.fill))
	p.content.Move(fyne.Position{})
	p.content.Resize(s)
}

func setRect(r *canvas.Rectangle, at fyne.Position, s fyne.Size, radius float32, c color.Color) {
	r.FillColor, r.CornerRadius = c, max(0, min(radius, s.Width/2, s.Height/2))
	r.Move(at)
	r.Resize(fyne.NewSize(max(0, s.Width), max(0, s.Height)))
	r.Refresh()
}

func newIcon() *canvas.Image {
	img := canvas.NewImageFromResource(nil)
	img.FillMode = canvas.ImageFillContain
	img.Hide()
	return img
}

// setIcon puts an icon of size×size pixels at a place.
func setIcon(img *canvas.Image, name ui.IconName, tok ui.Token, at fyne.Position, size float32) {
	res := ui.IconResource(name, ui.Color(tok))
	if res == nil {
		img.Hide()
		return
	}
	img.Move(fyne.NewPos(ui.Whole(at.X), ui.Whole(at.Y)))
	img.Resize(fyne.NewSquareSize(size))
	img.Show()
	if img.Resource == nil || img.Resource.Name() != res.Name() {
		img.Resource = res
		img.Refresh()
	}
}
