package draw

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// GhostLook is how a Ghost looks.
type GhostLook struct {
	Kind   letterpiece.Kind
	Height float32 // of capitals in pixels, as of a Piece
	Turn   float64 // degrees, clockwise
	Fill   color.NRGBA
	Edge   color.NRGBA
	Rim    float32 // width of the edge in pixels
	Out    bool    // the edge lies outside of the piece, not inside
}

// Ghost is the shape of a piece in two colours: its shadow, the place that it will take, or a
// rim around it. It is placed by its middle.
type Ghost struct {
	*canvas.Raster
	look GhostLook
}

// NewGhost is a hidden ghost.
func NewGhost() *Ghost {
	g := &Ghost{}
	g.Raster = canvas.NewRaster(g.paint)
	g.Hide()
	return g
}

// Set shows a look around a middle. Where only the place changes nothing is painted again.
func (g *Ghost) Set(look GhostLook, middle fyne.Position) {
	changed := g.look != look
	g.look = look
	d, air := g.drawing()
	size := ui.PixelSize(fyne.NewSize(ceil(d.Width*Unit(look.Height))+2*air, ceil(d.Height*Unit(look.Height))+2*air))
	g.Move(middle.SubtractXY(size.Width/2, size.Height/2))
	if g.Size() != size {
		g.Resize(size)
	}
	g.Show()
	if changed {
		g.Refresh()
	}
}

// drawing is the shape, and the air around it in pixels.
func (g *Ghost) drawing() (d letterpiece.Drawing, air float32) {
	s := letterpiece.Style{Halo: g.look.Out}
	if unit := Unit(g.look.Height); unit > 0 {
		s.Rim = float64(g.look.Rim) / unit
	}
	air = margin
	if g.look.Out {
		air += float32(math.Ceil(float64(g.look.Rim)))
	}
	return letterpiece.Single(g.look.Kind, g.look.Turn, s), air
}

func (g *Ghost) paint(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	d, air := g.drawing()
	wide := ceil(d.Width*Unit(g.look.Height)) + 2*air
	if wide <= 0 || w == 0 {
		return img
	}
	scale := float64(w) / float64(wide)
	for _, s := range d.Shapes {
		c := g.look.Fill
		if s.Part == letterpiece.PartEdge {
			c = g.look.Edge
		}
		if c.A > 0 {
			fill(img, s.Path.Curves(), float64(air)*scale, Unit(g.look.Height)*scale, c)
		}
	}
	return img
}
