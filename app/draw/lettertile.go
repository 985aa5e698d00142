package draw

import (
	"image"
	"image/color"
	"math"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// LetterFace is what lies up of a tile of Wörterklauer.
type LetterFace int

// The faces. Red has round corners and a triangle, black sharp ones and a square.
const (
	FacePool  LetterFace = iota // nobody's yet: it lies in the open pool
	FaceRed                     //
	FaceBlack                   //
	FaceGhost                   // was laid: only its place in the pool
)

// LetterLook is how a tile of Wörterklauer looks.
type LetterLook struct {
	Text   string // a letter, or a short number; without one the mark of the face fills the tile
	Face   LetterFace
	Ring   bool // was laid in this turn, or has just come to the pool
	Bad    bool // is part of an invalid word: amber instead of its face
	Cross  bool // the × at the end of a word that is refused
	Ask    bool // the ? at the end of a word that only the table can judge
	Chosen bool // is picked up
}

// margin is how far shadow, rings and the × may reach outside of a tile of a size.
func (l LetterLook) margin(size float32) float32 {
	if l.Cross || l.Ask {
		return max(11, float32(math.Ceil(float64(size*.3))))
	}
	return max(4, float32(math.Ceil(float64(size*.1))))
}

// letterColors are those of a look.
type letterColors struct {
	face, edge, ink color.NRGBA
	sw              float32 // width of the edge, 0 for none
	radius          float32 // share of the tile's edge
}

func (l LetterLook) colors() letterColors {
	c := letterColors{ink: ui.Color(ui.OnTile)}
	switch {
	case l.Bad:
		c = letterColors{ui.Color(ui.WarnSoft), ui.Color(ui.Warn), ui.Color(ui.Warn), 3, .3}
	case l.Face == FaceRed:
		c.face, c.radius = ui.Color(ui.RedTile), .3
	case l.Face == FaceBlack:
		c.face, c.radius = ui.Color(ui.BlackTile), .1
		if c.edge = ui.Color(ui.BlackTileRim); c.edge.A > 0 {
			c.sw = 1.5
		}
	case l.Face == FaceGhost:
		c = letterColors{face: ui.Color(ui.KlauerCloth.Line), ink: ui.Color(ui.Ink2), radius: .22}
		if l.Ring { // it is being typed
			c.ink = ui.Color(ui.Ink)
		}
	default:
		c = letterColors{ui.Color(ui.TileBG), ui.Color(ui.TileBorder), ui.Color(ui.Ink), 1.5, .22}
		if ui.Dark() {
			c.face = ui.Color(ui.Slip)
		}
	}
	return c
}

// tile paints a tile into the box of w×h at x, y. All measures in it are those of an edge of 52.
func (l LetterLook) tile(p *pen, x, y, w, h float32) {
	size := min(w, h)
	k := size / 52
	c := l.colors()
	if l.Chosen {
		out := 4 * k
		p.framed(x-out, y-out, w+2*out, h+2*out, 18*k, ui.Color(ui.AccentSoft), ui.Color(ui.Accent), 2*k)
		x, w, h = x+2*k, w-4*k, h-4*k
	}
	if l.Ring && l.Face != FacePool && !l.Bad {
		p.framed(x-2*k, y-2*k, w+4*k, h+4*k, 16*k, ui.Color(ui.CardBG), ui.Color(ui.Accent), 3*k)
		x, y, w, h = x+3*k, y+3*k, w-6*k, h-6*k
	} else if (l.Face == FaceRed || l.Face == FaceBlack) && !l.Bad {
		x, w, h = x+k, w-2*k, h-2*k
	}
	sw := c.sw * max(1, k)
	switch {
	case l.Bad || l.Face == FaceGhost:
	case l.Face == FacePool:
		p.box(x, y+3, w, h, size*c.radius, ui.Color(ui.KlauerCloth.Edge))
		if l.Ring {
			c.edge, sw = ui.Color(ui.Accent), 3
		}
	default:
		p.box(x, y+2, w, h, size*c.radius, ui.Color(ui.TileShadow))
	}
	if c.sw > 0 {
		p.framed(x, y, w, h, size*c.radius, c.face, c.edge, sw)
	} else {
		p.box(x, y, w, h, size*c.radius, c.face)
	}
	l.write(p, x, y, w, h, c)
	switch {
	case l.Cross:
		l.badge(p, x+w-2*k, y, k)
	case l.Ask: // where it doesn't cover the mark of the side
		l.badge(p, x+w-2*k, y+h-2*k, k)
	}
}

// badge is the × or the ? around a point.
func (l LetterLook) badge(p *pen, cx, cy, k float32) {
	d := 12 * max(k, .8)
	if l.Cross {
		p.box(cx-d, cy-d, 2*d, 2*d, d, ui.Color(ui.Warn))
		p.cross(cx, cy, d*.42, max(2, 3*k), ui.Color(ui.CardBG))
		return
	}
	p.framed(cx-d, cy-d, 2*d, 2*d, d, ui.Color(ui.AccentSoft), ui.Color(ui.Accent), max(1, 1.5*k))
	p.text("?", d*1.4, &heavy, ui.Color(ui.AccentText), cx, cy)
}

// write puts letter and mark on a tile.
func (l LetterLook) write(p *pen, x, y, w, h float32, c letterColors) {
	size := min(w, h)
	sided := !l.Bad && (l.Face == FaceRed || l.Face == FaceBlack)
	if l.Text == "" {
		switch l.Face {
		case FaceRed:
			p.triangle(x+w/2, y+h*.56, size*.24, c.ink)
		case FaceBlack:
			p.box(x+w*.32, y+h*.32, w*.36, h*.36, 1, c.ink)
		}
		return
	}
	font, em, cx, cy := &heavy, size*.56, x+w/2, y+h/2
	if sided || l.Bad {
		cx, cy = x+w*.46, y+h*.54
	} else {
		em = size * .54
	}
	if l.Face == FaceGhost && !l.Ring {
		font = &medium
	}
	em = min(em, .78*w/max(.1, font.width(l.Text)))
	p.text(l.Text, em, font, c.ink, cx, cy)
	if !sided {
		return
	}
	m := size * .13
	if l.Face == FaceRed {
		p.triangle(x+w*.84-m*.35, y+h*.19, m*.85, c.ink)
	} else {
		p.box(x+w*.84-m*1.15, y+h*.10, m*1.5, m*1.5, 1, c.ink)
	}
}

// sprites are finished tiles: painting one takes a hundred times as long as copying it.
var sprites struct {
	sync.Mutex
	made map[spriteKey]*image.RGBA
}

type spriteKey struct {
	look       LetterLook
	w, h, unit float32
	dark       bool
}

// spriteLimit is how many tiles are kept: all letters in all states of a few sizes.
const spriteLimit = 600

// sprite is a tile of w×h units in pixels, with its margin around it.
func (l LetterLook) sprite(w, h, unit float32) *image.RGBA {
	key := spriteKey{l, w, h, unit, ui.Dark()}
	sprites.Lock()
	defer sprites.Unlock()
	if img, ok := sprites.made[key]; ok {
		return img
	}
	m := l.margin(min(w, h))
	p := newPen(pixels((w+2*m)*unit), pixels((h+2*m)*unit), unit, m)
	l.tile(p, 0, 0, w, h)
	if sprites.made == nil || len(sprites.made) >= spriteLimit {
		sprites.made = map[spriteKey]*image.RGBA{}
	}
	sprites.made[key] = p.img
	return p.img
}

func newPen(w, h int, unit, margin float32) *pen {
	off := float32(math.Round(float64(margin * unit)))
	return &pen{img: image.NewRGBA(image.Rect(0, 0, w, h)), unit: unit, dx: off, dy: off, share: 1}
}

// pixels is a length rounded up to whole pixels.
func pixels(v float32) int { return int(math.Ceil(float64(v))) }

// LetterTile is one tile of Wörterklauer. Rings and the × lie up to a third of its edge
// outside of it.
type LetterTile struct {
	ui.Base
	look LetterLook
	size fyne.Size
	from LetterLook // shown in the first half of a turn
	turning

	raster *canvas.Raster
	shown  spriteKey
	share  float32 // of the turn when raster was painted
}

// NewLetterTile is a tile of w×h pixels: 52×52 on the field, 39×48 in the pool.
func NewLetterTile(look LetterLook, w, h float32) *LetterTile {
	t := &LetterTile{look: look, size: fyne.NewSize(w, h), turning: turning{done: 1}}
	t.raster = canvas.NewRaster(t.paint)
	t.Draw(t, func() fyne.Size { return t.size }, t.place, t.raster).Gone(t.Stop)
	return t
}

// Look is what is seen, or will be at the end of a turn.
func (t *LetterTile) Look() LetterLook { return t.look }

// Set changes what is seen, at once.
func (t *LetterTile) Set(look LetterLook) { ui.Change(&t.look, look, t) }

// SetSize changes the size.
func (t *LetterTile) SetSize(w, h float32) {
	if s := fyne.NewSize(w, h); t.size != s {
		t.size = s
		t.Refresh()
	}
}

// flipTime is how long a tile takes to turn over.
const flipTime = 420 * time.Millisecond

// Turn turns the tile over, from what is seen to another look; without animations it is
// there at once.
func (t *LetterTile) Turn(look LetterLook) {
	t.Stop()
	if !ui.Animations() {
		t.Set(look)
		return
	}
	t.from, t.look = t.look, look
	t.start(flipTime, t.Refresh)
}

// TurnBy shows a share of the turn from another look to what is seen at its end, 0 to 1, for tiles
// that turn one after the other.
func (t *LetterTile) TurnBy(from LetterLook, share float32) {
	t.stop()
	if t.from != from || t.done != share {
		t.from, t.done = from, share
		t.Refresh()
	}
}

// Stop ends a turn at once.
func (t *LetterTile) Stop() {
	if t.stop() {
		t.Refresh()
	}
}

func (t *LetterTile) place(fyne.Size) {
	m := t.margin()
	t.raster.Move(fyne.NewPos(-m, -m))
	t.raster.Resize(ui.PixelSize(t.size.AddWidthHeight(2*m, 2*m)))
	key := spriteKey{t.look, t.size.Width, t.size.Height, 0, ui.Dark()}
	if key != t.shown || t.share != t.done {
		t.shown, t.share = key, t.done
		t.raster.Refresh()
	}
}

// margin is what both sides of a turn need.
func (t *LetterTile) margin() float32 {
	size := min(t.size.Width, t.size.Height)
	return max(t.look.margin(size), t.from.margin(size))
}

// paint is the tile with its margin in w×h pixels.
func (t *LetterTile) paint(w, _ int) image.Image {
	m := t.margin()
	unit := float32(w) / (t.size.Width + 2*m)
	if t.done == 1 && m == t.look.margin(min(t.size.Width, t.size.Height)) {
		return t.look.sprite(t.size.Width, t.size.Height, unit)
	}
	look, share := t.from, 1-2*t.done
	if t.done >= .5 {
		look, share = t.look, 2*t.done-1
	}
	p := newPen(pixels((t.size.Width+2*m)*unit), pixels((t.size.Height+2*m)*unit), unit, m)
	p.middle, p.share = t.size.Width/2, max(share, .06)
	look.tile(p, 0, 0, t.size.Width, t.size.Height)
	return p.img
}
