package ui

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// plateLook is what a plate looks like.
type plateLook struct {
	fill, rim, under, stitch color.NRGBA
	radius                   float32
	wide                     float32 // of the rim
	drop                     float32 // how far below lies its flat copy
}

// Where the stitching of a plate runs, and how thick it is.
const (
	stitchInset  float32 = 10
	stitchRadius float32 = 20
	stitchWide   float32 = 2
)

// plate is what cards, mats and all that lies on them are drawn on: a face, perhaps in a rim, with round corners, above a flat copy.
// Round shapes are most of what a frame costs where the processor draws it: so the two ends of a plate are pictures, and the rest
// lies upon nothing.
type plate struct {
	top, foot   *canvas.Raster
	face        fill
	left, right *canvas.Rectangle
	stitches    [2]*canvas.Rectangle
	now         *plateNow // of the ends
}

// plateNow is what the picture of an end depends on, besides its size.
type plateNow struct {
	look  plateLook
	width float32
	scale float32
}

func newPlate() plate {
	p := plate{face: newFill(), left: NewRect(), right: NewRect(), stitches: [2]*canvas.Rectangle{NewRect(), NewRect()}, now: &plateNow{}}
	p.top = canvas.NewRaster(func(w, h int) image.Image { return p.end(w, h, false) })
	p.foot = canvas.NewRaster(func(w, h int) image.Image { return p.end(w, h, true) })
	return p
}

func (p plate) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.top, p.foot, p.face.Image, p.left, p.right, p.stitches[0], p.stitches[1]}
}

// set draws a plate with its upper left corner here. Parts lie over each other by a pixel, so that there is no gap where edges are
// put on whole pixels of the screen.
func (p plate) set(x, y float32, s fyne.Size, l plateLook) {
	const lap = 1
	x, y = x+offHalf(), y+offHalf()
	wide, w := float32(0), Pixels(s.Width)
	if l.rim.A > 0 {
		wide = Pixels(l.wide)
	}
	l.radius = min(l.radius, w/2, s.Height/2)
	end := l.radius
	if l.stitch.A > 0 {
		end = min(max(end, stitchInset+stitchRadius), s.Height/2)
	}
	end = Pixels(end)
	Put(p.top, x, y, w, end)
	Put(p.foot, x, y+s.Height-end, w, end+Pixels(l.drop))
	between := s.Height - 2*end + 2*lap
	p.face.set(x+wide, y+end-lap, w-2*wide, between, l.fill)
	SetRect(p.left, x, y+end-lap, wide, between, 0, l.rim)
	SetRect(p.right, x+w-wide, y+end-lap, wide, between, 0, l.rim)
	for i, r := range p.stitches {
		at := stitchInset
		if i > 0 {
			at = w - stitchInset - Pixels(stitchWide)
		}
		SetRect(r, x+at, y+end-lap, Pixels(stitchWide), between, 0, l.stitch)
	}
	if now := (plateNow{l, w, drawn}); *p.now != now {
		*p.now = now
		p.top.Refresh()
		p.foot.Refresh()
	}
}

// end is the picture of an end, w×h pixels. Edges lie between pixels, so that they are crisp.
func (p plate) end(w, h int, foot bool) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	l := p.now.look
	if p.now.width == 0 || w == 0 {
		return img
	}
	unit := float32(w) / p.now.width
	px := func(v float32) float64 { return float64(Whole(v * unit)) }
	rim, drop, r := px(l.wide), px(Pixels(l.drop)), float64(l.radius*unit)
	if l.rim.A == 0 {
		rim = 0
	}
	end, from := float64(h), 0.0
	if foot {
		end -= drop
		from = end
	}
	in, sewn := px(stitchInset), px(Pixels(stitchWide))
	rs := min(px(stitchRadius), end-in)
	wide, corner := float64(w), min(w/2, int(end)+1)
	for py := range h {
		y := from + float64(py) + .5
		at := func(px int) color.RGBA {
			x := float64(px) + .5
			var c [4]float64
			lay(&c, l.under, covered(x, y-drop, wide, 2*end, r))
			lay(&c, l.rim, covered(x, y, wide, 2*end, r))
			lay(&c, l.fill, covered(x-rim, y-rim, wide-2*rim, 2*(end-rim), r-rim))
			if l.stitch.A > 0 && rs > sewn {
				lay(&c, l.stitch, covered(x-in, y-in, wide-2*in, 2*(end-in), rs))
				in := in + sewn
				lay(&c, l.fill, covered(x-in, y-in, wide-2*in, 2*(end-in), rs-sewn))
			}
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
