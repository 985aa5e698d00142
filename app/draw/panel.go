package draw

import (
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// Panel is a card like ui.Card for a table that is painted often: only its ends with the
// round corners are pictures, the rest plain rectangles, and nothing lies below anything.
// A ui.Card of the same size costs three to four times as much to paint.
type Panel struct {
	ui.Base
	content fyne.CanvasObject
	pad     float32

	top, foot         *canvas.Raster
	left, right, face *canvas.Rectangle
	size              fyne.Size
	dark              bool
}

var _ fyne.Widget = (*Panel)(nil)

// NewPanel is a panel with the same padding on all sides.
func NewPanel(pad float32, content fyne.CanvasObject) *Panel {
	p := &Panel{content: content, pad: pad, left: ui.NewRect(), right: ui.NewRect(), face: ui.NewRect()}
	p.top = canvas.NewRaster(func(w, h int) image.Image { return cardEnd(w, h, p.unit(h, cardRadius), false) })
	p.foot = canvas.NewRaster(func(w, h int) image.Image { return cardEnd(w, h, p.unit(h, cardRadius+cardShadow), true) })
	p.Draw(p, p.least, p.place, p.top, p.foot, p.face, p.left, p.right, p.content)
	return p
}

// The look of cards.
const (
	cardRadius float32 = 12
	cardShadow float32 = 3
)

// unit is how many pixels a unit of the screen has.
func (p *Panel) unit(pixels int, height float32) float32 { return float32(pixels) / height }

func (p *Panel) least() fyne.Size {
	return p.content.MinSize().AddWidthHeight(2*p.pad, 2*p.pad).Max(fyne.NewSquareSize(2 * cardRadius))
}

func (p *Panel) place(s fyne.Size) {
	const over = 1 // the parts overlap where a fraction of a pixel would gape
	rim, wide := ui.Pixels(1), ui.Pixels(s.Width)
	p.top.Resize(ui.PixelSize(fyne.NewSize(wide, cardRadius)))
	p.foot.Move(fyne.NewPos(0, s.Height-cardRadius))
	p.foot.Resize(ui.PixelSize(fyne.NewSize(wide, cardRadius+cardShadow)))
	y, h := cardRadius-over, s.Height-2*cardRadius+2*over
	ui.SetRect(p.face, rim, y, wide-2*rim, h, 0, ui.CardBG)
	ui.SetRect(p.left, 0, y, rim, h, 0, ui.Border)
	ui.SetRect(p.right, wide-rim, y, rim, h, 0, ui.Border)
	if s != p.size || p.dark != ui.Dark() {
		p.size, p.dark = s, ui.Dark()
		p.top.Refresh()
		p.foot.Refresh()
	}
	ui.Put(p.content, p.pad, p.pad, s.Width-2*p.pad, s.Height-2*p.pad)
}

// ends are finished ends of cards.
var ends struct {
	sync.Mutex
	made map[endKey]*image.RGBA
}

type endKey struct {
	w, h       int
	foot, dark bool
}

// endLimit is how many ends are kept: those of a table in a few sizes of its window.
const endLimit = 60

// cardEnd is the upper or the lower end of a card, w×h pixels.
func cardEnd(w, h int, unit float32, foot bool) *image.RGBA {
	key := endKey{w, h, foot, ui.Dark()}
	ends.Lock()
	defer ends.Unlock()
	if img, ok := ends.made[key]; ok {
		return img
	}
	width := float32(w) / unit
	p := newPen(w, pixels((2*cardRadius+cardShadow)*unit), unit, 0)
	if foot {
		p.box(0, cardShadow, width, 2*cardRadius, cardRadius, ui.Color(ui.Shadow))
	}
	p.framed(0, 0, width, 2*cardRadius, cardRadius, ui.Color(ui.CardBG), ui.Color(ui.Border), ui.Pixels(1))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	from := 0
	if foot {
		from = int(cardRadius*unit + .5)
	}
	for y := range min(h, p.img.Rect.Dy()-from) {
		copy(img.Pix[y*img.Stride:][:4*w], p.img.Pix[(y+from)*p.img.Stride:][:4*w])
	}
	if ends.made == nil || len(ends.made) >= endLimit {
		ends.made = map[endKey]*image.RGBA{}
	}
	ends.made[key] = img
	return img
}
