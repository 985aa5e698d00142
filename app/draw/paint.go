package draw

import (
	"image"
	"image/color"
	"math"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/vector"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// art is a picture on the screen: painted in the screen's own pixels, so that it is
// sharp at every scale, and from its paths, since Fyne's way from SVG to pixels
// fills the whole picture once a path (it was most of the program's start).
type art struct {
	*canvas.Raster
	shown string // key of the picture
}

func newArt() *art {
	a := &art{Raster: canvas.NewRaster(func(w, h int) image.Image { return image.NewRGBA(image.Rect(0, 0, w, h)) })}
	a.Hide()
	return a
}

// show puts a picture where its object begins at x, y.
func (a *art) show(p picture, x, y float32) {
	if p.res == nil {
		a.Hide()
		return
	}
	a.Move(fyne.NewPos(x-margin, y-margin))
	a.Resize(ui.PixelSize(p.size.AddWidthHeight(2*margin, 2*margin)))
	a.Show()
	if a.shown != p.res.Name() {
		a.shown = p.res.Name()
		a.Generator = p.paint
		a.Refresh()
	}
}

// painted are finished pictures by what they show and their size in pixels.
var painted struct {
	sync.Mutex
	made map[paintKey]image.Image
}

type paintKey struct {
	name string
	w, h int
}

// paint is the picture in w×h pixels, margin included.
func (p picture) paint(w, h int) image.Image {
	if p.passing {
		return p.fresh(w, h)
	}
	key := paintKey{p.res.Name(), w, h}
	painted.Lock()
	defer painted.Unlock()
	if img, ok := painted.made[key]; ok {
		return img
	}
	img := p.fresh(w, h)
	if painted.made == nil || len(painted.made) >= pieceLimit {
		painted.made = map[paintKey]image.Image{}
	}
	painted.made[key] = img
	return img
}

// fresh is the picture newly painted.
func (p picture) fresh(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if wide := p.size.Width + 2*margin; wide > 0 {
		scale := float64(w) / float64(wide)
		for i, s := range p.drawing.Shapes {
			fill(img, s.Path.Curves(), margin*scale, p.unit*scale, p.shades[i])
		}
	}
	return img
}

// fill fills a path of lines and cubic curves; its origin lies at off, off.
func fill(img *image.RGBA, path letterpiece.Path, off, unit float64, c color.NRGBA) {
	box := bounds(path, off, unit).Intersect(img.Bounds())
	if box.Empty() {
		return
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	at := func(q letterpiece.Point) (x, y float32) {
		return float32(off + q.X*unit - float64(box.Min.X)), float32(off + q.Y*unit - float64(box.Min.Y))
	}
	for _, cmd := range path {
		x, y := at(cmd.To)
		switch cmd.Op {
		case letterpiece.OpMoveTo:
			r.MoveTo(x, y)
		case letterpiece.OpLineTo:
			r.LineTo(x, y)
		case letterpiece.OpCurveTo:
			x1, y1 := at(cmd.C1)
			x2, y2 := at(cmd.C2)
			r.CubeTo(x1, y1, x2, y2, x, y)
		case letterpiece.OpClose:
			r.ClosePath()
		}
	}
	r.Draw(img, box, image.NewUniform(c), image.Point{})
}

// bounds is a box of whole pixels around a path and its control points.
func bounds(path letterpiece.Path, off, unit float64) image.Rectangle {
	low, high := math.Inf(1), math.Inf(-1)
	x0, x1, y0, y1 := low, high, low, high
	add := func(q letterpiece.Point) {
		x0, x1 = min(x0, off+q.X*unit), max(x1, off+q.X*unit)
		y0, y1 = min(y0, off+q.Y*unit), max(y1, off+q.Y*unit)
	}
	for _, cmd := range path {
		switch cmd.Op {
		case letterpiece.OpClose:
		case letterpiece.OpCurveTo:
			add(cmd.C1)
			add(cmd.C2)
			add(cmd.To)
		default:
			add(cmd.To)
		}
	}
	if x0 > x1 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
}
