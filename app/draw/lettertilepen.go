package draw

import (
	"image"
	"image/color"
	"sync"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"spieltisch/assets"
)

// pen fills outlines. Its units are those of the screen at scale 1; x is squeezed towards
// a middle, for tiles that are turning over.
type pen struct {
	img    *image.RGBA
	unit   float32 // pixels for one unit
	dx, dy float32 // of the origin, in pixels
	middle float32 // towards which x is squeezed
	share  float32 // of the width, 1 when nothing is squeezed
	r      vector.Rasterizer
}

func (p *pen) at(x, y float32) (px, py float32) {
	x = p.middle + (x-p.middle)*p.share
	return p.dx + x*p.unit, p.dy + y*p.unit
}

// begin starts an outline. A pixel of the rasterizer is one of the picture.
func (p *pen) begin() {
	b := p.img.Bounds()
	p.r.Reset(b.Dx(), b.Dy())
}

func (p *pen) moveTo(x, y float32) {
	px, py := p.at(x, y)
	p.r.MoveTo(px, py)
}

func (p *pen) lineTo(x, y float32) {
	px, py := p.at(x, y)
	p.r.LineTo(px, py)
}

func (p *pen) quadTo(x1, y1, x, y float32) {
	px1, py1 := p.at(x1, y1)
	px, py := p.at(x, y)
	p.r.QuadTo(px1, py1, px, py)
}

func (p *pen) cubeTo(x1, y1, x2, y2, x, y float32) {
	px1, py1 := p.at(x1, y1)
	px2, py2 := p.at(x2, y2)
	px, py := p.at(x, y)
	p.r.CubeTo(px1, py1, px2, py2, px, py)
}

func (p *pen) fill(c color.NRGBA) {
	p.r.ClosePath()
	p.r.Draw(p.img, p.img.Bounds(), image.NewUniform(c), image.Point{})
}

// box is a filled rectangle with round corners.
func (p *pen) box(x, y, w, h, radius float32, c color.NRGBA) {
	if w <= 0 || h <= 0 {
		return
	}
	const bow = .5523 // of a quarter circle as a cubic curve
	r := min(radius, w/2, h/2)
	k := r * (1 - bow)
	p.begin()
	p.moveTo(x+r, y)
	p.lineTo(x+w-r, y)
	p.cubeTo(x+w-k, y, x+w, y+k, x+w, y+r)
	p.lineTo(x+w, y+h-r)
	p.cubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h)
	p.lineTo(x+r, y+h)
	p.cubeTo(x+k, y+h, x, y+h-k, x, y+h-r)
	p.lineTo(x, y+r)
	p.cubeTo(x, y+k, x+k, y, x+r, y)
	p.fill(c)
}

// framed is a box with an inner border of sw units.
func (p *pen) framed(x, y, w, h, radius float32, face, edge color.NRGBA, sw float32) {
	p.box(x, y, w, h, radius, edge)
	p.box(x+sw, y+sw, w-2*sw, h-2*sw, max(0, radius-sw), face)
}

// triangle stands on its base; r is the distance of its corners from the middle.
func (p *pen) triangle(cx, cy, r float32, c color.NRGBA) {
	const half, foot = .866, .5
	p.begin()
	p.moveTo(cx, cy-r)
	p.lineTo(cx+half*r, cy+foot*r)
	p.lineTo(cx-half*r, cy+foot*r)
	p.fill(c)
}

// cross is an × with arms of r from the middle.
func (p *pen) cross(cx, cy, r, thick float32, c color.NRGBA) {
	t := thick / 2 * 1.414 // along the edge of a slanted bar
	for _, s := range [2]float32{1, -1} {
		p.begin()
		p.moveTo(cx-r, cy-s*(r-t))
		p.lineTo(cx-r+t, cy-s*r)
		p.lineTo(cx+r, cy+s*(r-t))
		p.lineTo(cx+r-t, cy+s*r)
		p.fill(c)
	}
}

// text is written with its middle at cx and the middle of its capitals at cy, size units
// to the em.
func (p *pen) text(s string, size float32, f *outlines, c color.NRGBA, cx, cy float32) {
	x := cx - f.width(s)*size/2
	base := cy + capitals*size/2
	for _, r := range s {
		g := f.glyph(r)
		p.begin()
		for _, seg := range g.segments {
			a := func(i int) (px, py float32) {
				return x + g.x(seg.Args[i])*size, base + g.y(seg.Args[i])*size
			}
			x0, y0 := a(0)
			switch seg.Op {
			case sfnt.SegmentOpMoveTo:
				p.moveTo(x0, y0)
			case sfnt.SegmentOpLineTo:
				p.lineTo(x0, y0)
			case sfnt.SegmentOpQuadTo:
				x1, y1 := a(1)
				p.quadTo(x0, y0, x1, y1)
			case sfnt.SegmentOpCubeTo:
				x1, y1 := a(1)
				x2, y2 := a(2)
				p.cubeTo(x0, y0, x1, y1, x2, y2)
			}
		}
		p.fill(c)
		x += g.advance * size
	}
}

// capitals is the height of Nunito's capitals in em.
const capitals = .705

// outlines are the letters of one weight of the font.
type outlines struct {
	sync.Mutex
	data func() []byte
	font *sfnt.Font
	made map[rune]glyph
}

// The weights that tiles are written in.
var (
	heavy  = outlines{data: func() []byte { return assets.NunitoExtraBold }}
	medium = outlines{data: func() []byte { return assets.NunitoMedium }}
)

type glyph struct {
	segments sfnt.Segments
	advance  float32 // in em
	em       float32 // units of the segments
}

func (g glyph) x(p fixed.Point26_6) float32 { return float32(p.X) / g.em }
func (g glyph) y(p fixed.Point26_6) float32 { return float32(p.Y) / g.em }

// glyph is the outline of a letter; one that the font lacks is empty.
func (o *outlines) glyph(r rune) glyph {
	o.Lock()
	defer o.Unlock()
	if g, ok := o.made[r]; ok {
		return g
	}
	if o.made == nil {
		o.made = map[rune]glyph{}
		o.font, _ = sfnt.Parse(o.data()) // a part of the program; without it tiles stay empty
	}
	g := o.load(r)
	o.made[r] = g
	return g
}

func (o *outlines) load(r rune) glyph {
	const em = 1024
	if o.font == nil {
		return glyph{}
	}
	var buf sfnt.Buffer
	i, err := o.font.GlyphIndex(&buf, r)
	if err != nil {
		return glyph{}
	}
	ppem := fixed.I(em)
	segments, err := o.font.LoadGlyph(&buf, i, ppem, nil)
	if err != nil {
		return glyph{}
	}
	advance, err := o.font.GlyphAdvance(&buf, i, ppem, 0)
	if err != nil {
		return glyph{}
	}
	g := glyph{advance: float32(advance) / float32(ppem), em: float32(ppem)}
	g.segments = append(g.segments, segments...) // the buffer's own are used again
	return g
}

// width is that of a text in em.
func (o *outlines) width(s string) float32 {
	w := float32(0)
	for _, r := range s {
		w += o.glyph(r).advance
	}
	return w
}
