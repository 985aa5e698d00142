package ui

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// The corners of cards, and how far their shadow lies below them.
const (
	plateRadius float32 = 12
	plateShadow float32 = 3
)

// plate is what a card is drawn on: a face in a rim of one pixel, with round corners, above the flat shadow. Round shapes are most
// of what a frame costs where the processor draws it: so the two ends of a card are pictures, and the rest plain rectangles that lie
// upon nothing.
type plate struct {
	top, foot         *canvas.Raster
	left, right, face *canvas.Rectangle
	look              *plateLook // of the ends
}

// plateLook is what the picture of an end depends on, besides its size.
type plateLook struct {
	fill, rim, shadow color.NRGBA
	scale             float32
}

func newPlate() plate {
	p := plate{left: NewRect(), right: NewRect(), face: NewRect(), look: &plateLook{}}
	p.top = canvas.NewRaster(func(w, h int) image.Image { return p.end(w, h, false) })
	p.foot = canvas.NewRaster(func(w, h int) image.Image { return p.end(w, h, true) })
	return p
}

func (p plate) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.top, p.foot, p.face, p.left, p.right}
}

// set draws a plate of this size, y pixels down. Parts lie over each other by a pixel, so that there is no gap where edges are put
// on whole pixels of the screen.
func (p plate) set(y float32, s fyne.Size, fill, rim, shadow color.Color) {
	const lap = 1
	x, wide, w := offHalf(), Pixels(1), Pixels(s.Width)
	y += x
	r := Pixels(min(plateRadius, w/2, s.Height/2))
	p.top.Move(fyne.NewPos(x, y))
	p.top.Resize(fyne.NewSize(w, r))
	p.foot.Move(fyne.NewPos(x, y+s.Height-r))
	p.foot.Resize(fyne.NewSize(w, r+Pixels(plateShadow)))
	between := s.Height - 2*r + 2*lap
	SetRect(p.face, x+wide, y+r-lap, w-2*wide, between, 0, fill)
	SetRect(p.left, x, y+r-lap, wide, between, 0, rim)
	SetRect(p.right, x+w-wide, y+r-lap, wide, between, 0, rim)
	if now := (plateLook{nrgba(fill), nrgba(rim), nrgba(shadow), drawn}); *p.look != now {
		*p.look = now
		p.top.Refresh()
		p.foot.Refresh()
	}
}

// end is the picture of an end, w×h pixels. Edges lie between pixels, so that they are crisp.
func (p plate) end(w, h int, foot bool) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	unit := float32(w) / p.top.Size().Width
	rim, drop := float64(Whole(Pixels(1)*unit)), float64(Whole(plateShadow*unit))
	r, from := float64(h), 0.0
	if foot {
		r -= drop
		from = r
	}
	wide, corner := float64(w), min(w/2, int(r)+1)
	for py := range h {
		y := from + float64(py) + .5
		at := func(px int) color.RGBA {
			x := float64(px) + .5
			var c [4]float64
			lay(&c, p.look.shadow, covered(x, y-drop, wide, 2*r, r))
			lay(&c, p.look.rim, covered(x, y, wide, 2*r, r))
			lay(&c, p.look.fill, covered(x-rim, y-rim, wide-2*rim, 2*(r-rim), r-rim))
			return color.RGBA{byte(c[0] + .5), byte(c[1] + .5), byte(c[2] + .5), byte(c[3] + .5)}
		}
		middle := at(w / 2)
		for px := range w {
			if px < corner || px >= w-corner {
				img.SetRGBA(px, py, at(px))
			} else {
				img.SetRGBA(px, py, middle)
			}
		}
	}
	return img
}

// covered is how much of a pixel at x, y lies in a rounded rectangle.
func covered(x, y, w, h, r float64) float64 {
	dx, dy := math.Abs(x-w/2)-w/2+r, math.Abs(y-h/2)-h/2+r
	out := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
	return max(0, min(.5-out, 1))
}

// lay lays a colour over another one.
func lay(c *[4]float64, over color.NRGBA, share float64) {
	a := share * float64(over.A) / 255
	for i, v := range [4]uint8{over.R, over.G, over.B, 255} {
		c[i] += a * (float64(v) - c[i])
	}
}
