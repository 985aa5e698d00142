package draw

import (
	"fmt"
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// Mood is what a character looks like. Only eyes and mouth change.
type Mood int

// The moods.
const (
	Calm Mood = iota
	Thinking
	Happy
	Sorry
)

// Face is a character's portrait: its head of letter pieces in a rounded square, which tells computers from persons
// (discs) at every size.
type Face struct {
	pictured
	level mind.Level
	mood  Mood
	size  float32
}

// NewFace is the calm portrait of a character, size×size pixels.
func NewFace(level mind.Level, size float32) *Face {
	f := &Face{level: level, size: size}
	f.show(f, func() picture { return facePicture(f.level, f.mood, f.size, false) })
	return f
}

// Set changes who it is and what they look like.
func (f *Face) Set(level mind.Level, mood Mood) {
	if f.level != level || f.mood != mood {
		f.level, f.mood = level, mood
		f.Refresh()
	}
}

// Level is who it is, Mood what they look like.
func (f *Face) Level() mind.Level { return f.level }

// Mood is what they look like.
func (f *Face) Mood() Mood { return f.mood }

// SetSize changes how large it is.
func (f *Face) SetSize(size float32) { ui.Change(&f.size, size, f) }

// SetMood changes what the character that an avatar shows looks like; an avatar of a person stays as it is.
func SetMood(a *ui.Avatar, mood Mood) {
	if f, ok := a.Figure().(*Face); ok {
		f.Set(f.level, mood)
	}
}

// ShowFace makes an avatar the portrait of a character, or with 0 the ready-made picture of a person in their colour; where they
// have none, either, it is what it is without.
func ShowFace(a *ui.Avatar, level mind.Level, emblem, color int) *ui.Avatar {
	face, isFace := a.Figure().(*Face)
	own, isOwn := a.Figure().(*Emblem)
	switch {
	case level != 0 && isFace:
		face.Set(level, Calm)
	case level != 0:
		a.WithFigure(NewFace(level, a.MinSize().Width))
	case emblem < 1 || emblem > Emblems:
		a.WithFigure(nil)
	case isOwn:
		own.Set(emblem, color)
	default:
		a.WithFigure(NewEmblem(emblem, color, a.MinSize().Width))
	}
	return a
}

// Measures of a face, in shares of its side or in units.
const (
	faceRadius = .26 // of the square's corners
	faceShare  = .80 // of the side that the head takes
	faceUnit   = .155
	faceStroke = .3 // of eyes and mouth, in units
)

// faceThick is how thick the pieces are, in units: small faces have thicker ones.
func faceThick(size float32) float64 {
	switch {
	case size >= 64:
		return .62
	case size >= 40:
		return .70
	case size >= 28:
		return .80
	}
	return .92
}

// facePicture draws a face on its square, on the screen or for paper.
func facePicture(level mind.Level, mood Mood, size float32, paper bool) picture {
	head := headOf(level)
	return headPicture(fmt.Sprintf("face-%d-%d", level, mood), head, mood, size, paper, func(f *facePen) {
		tint := f.color(head.tint)
		f.square(ui.Mix(tint, f.color(ui.Ink), .86), 0)
		f.square(tint, 1)
	})
}

// headPicture draws a head on a ground. The origin of its paths is the corner of the picture.
func headPicture(key string, head faceHead, mood Mood, size float32, paper bool, ground func(*facePen)) picture {
	key = fmt.Sprintf("%s-%.2f-%t-%t", key, size, ui.Dark(), paper)
	pieces.Lock()
	defer pieces.Unlock()
	if p, ok := pieces.made[key]; ok {
		return p
	}
	side, thick := float64(size), faceThick(size)
	w, h := head.box[2]-head.box[0], head.box[3]-head.box[1]
	unit := min(faceShare*side/(w+thick), faceShare*side/(h+thick), faceUnit*side)
	if unit <= 0 {
		return picture{}
	}
	f := &facePen{
		picture: picture{res: fyne.NewStaticResource(key, nil), size: fyne.NewSquareSize(size), unit: unit},
		dx:      side/unit/2 - (head.box[0]+head.box[2])/2,
		dy:      side/unit/2 - (head.box[1]+head.box[3])/2,
		half:    thick / 2,
		edge:    min(max(.055*unit, .55), 2) / unit,
		stroke:  max(1.1/unit, faceStroke) / 2,
		eye:     head.eye,
		spark:   size >= 40,
		color:   ui.Color,
		dark:    ui.Dark() && !paper,
	}
	if paper {
		f.color = ui.Printed
	}
	if !f.spark {
		f.eye *= 1.15
	}
	ground(f)
	f.draw(head, mood)
	keep(key, f.picture)
	return f.picture
}

// draw draws from back to front.
func (f *facePen) draw(head faceHead, mood Mood) {
	f.fill(f.lines(head.cloth...), f.color(ui.ShortSoft))
	f.pieces(head.behind)
	for _, area := range head.filled {
		f.fill(area(f), f.color(ui.CardBG))
	}
	f.pieces(head.pieces)
	for _, at := range head.eyes {
		f.drawEye(at, mood, head.sleepy)
	}
	f.drawMouth(head, mood)
}

func (f *facePen) drawEye(at letterpiece.Point, mood Mood, sleepy bool) {
	ink := f.color(ui.Ink)
	switch {
	case mood == Happy:
		f.fill(f.band(at.X, at.Y+f.eye*.45, f.eye*1.05, 200, 340), ink)
		return
	case mood == Thinking:
		at.X, at.Y = at.X+f.eye*.5, at.Y-f.eye*.55
	case sleepy: // lids half shut
		r := f.eye * 1.12
		f.fill(f.bowl(at.X, at.Y, r), ink)
		f.fill(f.line(at.X-r*1.25, at.Y, at.X+r*1.25, at.Y), ink)
		return
	}
	f.fill(f.disc(at.X, at.Y, f.eye), ink)
	if f.spark {
		f.fill(f.disc(at.X+f.eye*.3, at.Y-f.eye*.35, f.eye*.32), f.color(ui.CardBG))
	}
}

func (f *facePen) drawMouth(head faceHead, mood Mood) {
	ink, x, y, half := f.color(ui.Ink), head.mouth.X, head.mouth.Y, head.wide
	switch {
	case half == 0: // a piece is the mouth: it smiles, or doesn't, below that
		x, y = 2, 2.35
		switch mood {
		case Happy:
			f.fill(f.band(x, y, .62, 25, 155), ink)
		case Sorry:
			f.fill(f.band(x, y+.9, .5, 215, 325), ink)
		}
	case mood == Happy:
		r := half * 1.05
		f.fill(f.bowl(x, y-r*.25, r), ink)
	case mood == Sorry:
		f.fill(f.band(x, y+half*.9, half*.85, 215, 325), ink)
	case mood == Thinking:
		f.fill(f.line(x-half*.25, y+half*.2, x+half*.65, y+half*.05), ink)
	case head.straight:
		f.fill(f.line(x-half, y, x+half, y), ink)
	default:
		f.fill(f.band(x, y-half*.55, half, 35, 145), ink)
	}
}

// facePen draws into a picture; it is told places in the head's own units.
type facePen struct {
	picture
	dx, dy float64 // of the head's origin from the square's corner, in units
	half   float64 // half the thickness of pieces
	edge   float64 // how wide the rim of pieces is
	stroke float64 // half the thickness of eyes and mouth
	eye    float64 // radius of the eyes
	spark  bool    // eyes have a light
	color  func(ui.Token) color.NRGBA
	dark   bool
}

func (f *facePen) fill(p letterpiece.Path, c color.NRGBA) {
	if len(p) > 0 {
		f.drawing.Shapes, f.shades = append(f.drawing.Shapes, letterpiece.Shape{Path: p}), append(f.shades, c)
	}
}

// pieces draws letter pieces as everywhere: with a rim on light ground, with a halo on dark.
func (f *facePen) pieces(all []letterpiece.Piece) {
	outer, inner := f.half, f.half-f.edge
	if f.dark {
		outer, inner = f.half+min(1.3/f.unit, f.edge), f.half
	}
	for _, p := range all {
		p.From, p.To, p.Center = f.at(p.From), f.at(p.To), f.at(p.Center)
		f.fill(p.Outline(outer), f.color(pieceTokens[p.Kind][1]))
		f.fill(p.Outline(inner), f.color(pieceTokens[p.Kind][0]))
	}
}

func (f *facePen) at(p letterpiece.Point) letterpiece.Point {
	return letterpiece.Point{X: p.X + f.dx, Y: p.Y + f.dy}
}

// square is the rounded square, smaller by in pixels on each side.
func (f *facePen) square(c color.NRGBA, in float64) {
	a, side := in/f.unit, float64(f.size.Width)/f.unit
	f.fill(roundBox(a, a, side-2*a, side-2*a, faceRadius*side-a), c)
}

// roundBox is a box with round corners.
func roundBox(x, y, w, h, r float64) letterpiece.Path {
	x2, y2 := x+w, y+h
	corner := func(x, y float64) letterpiece.Cmd {
		return letterpiece.Cmd{Op: letterpiece.OpArcTo, To: letterpiece.Point{X: x, Y: y}, R: r, Sweep: true}
	}
	line := func(x, y float64) letterpiece.Cmd {
		return letterpiece.Cmd{Op: letterpiece.OpLineTo, To: letterpiece.Point{X: x, Y: y}}
	}
	return letterpiece.Path{
		{Op: letterpiece.OpMoveTo, To: letterpiece.Point{X: x + r, Y: y}},
		line(x2-r, y), corner(x2, y+r), line(x2, y2-r), corner(x2-r, y2), line(x+r, y2), corner(x, y2-r), line(x, y+r), corner(x+r, y),
		{Op: letterpiece.OpClose},
	}
}

// lines is a polygon.
func (f *facePen) lines(all ...letterpiece.Point) (p letterpiece.Path) {
	for i, q := range all {
		op := letterpiece.OpLineTo
		if i == 0 {
			op = letterpiece.OpMoveTo
		}
		p = append(p, letterpiece.Cmd{Op: op, To: f.at(q)})
	}
	if len(p) > 0 {
		p = append(p, letterpiece.Cmd{Op: letterpiece.OpClose})
	}
	return p
}

func (f *facePen) rect(x, y, w, h float64) letterpiece.Path {
	return f.lines(letterpiece.Point{X: x, Y: y}, letterpiece.Point{X: x + w, Y: y}, letterpiece.Point{X: x + w, Y: y + h}, letterpiece.Point{X: x, Y: y + h})
}

func (f *facePen) disc(x, y, r float64) letterpiece.Path {
	return append(f.halfDisc(x, y, r, true), f.halfDisc(x, y, r, false)...)
}

// bowl is the lower half of a disc, dome the upper one.
func (f *facePen) bowl(x, y, r float64) letterpiece.Path { return f.halfDisc(x, y, r, false) }
func (f *facePen) dome(x, y, r float64) letterpiece.Path { return f.halfDisc(x, y, r, true) }

func (f *facePen) halfDisc(x, y, r float64, upper bool) letterpiece.Path {
	from, to := letterpiece.Point{X: x + r, Y: y}, letterpiece.Point{X: x - r, Y: y}
	if upper {
		from, to = to, from
	}
	return letterpiece.Path{
		{Op: letterpiece.OpMoveTo, To: f.at(from)},
		{Op: letterpiece.OpArcTo, To: f.at(to), R: r, Sweep: true},
		{Op: letterpiece.OpClose},
	}
}

func (f *facePen) line(x1, y1, x2, y2 float64) letterpiece.Path {
	return letterpiece.Piece{From: f.at(letterpiece.Point{X: x1, Y: y1}), To: f.at(letterpiece.Point{X: x2, Y: y2})}.Outline(f.stroke)
}

// band is a piece of a ring from one angle to another, in degrees clockwise from the right, with round ends.
func (f *facePen) band(x, y, r, from, to float64) letterpiece.Path {
	on := func(r, degrees float64) letterpiece.Point {
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		return f.at(letterpiece.Point{X: x + r*cos, Y: y + r*sin})
	}
	outer, inner := r+f.stroke, max(0, r-f.stroke)
	return letterpiece.Path{
		{Op: letterpiece.OpMoveTo, To: on(outer, from)},
		{Op: letterpiece.OpArcTo, To: on(outer, to), R: outer, Sweep: true},
		{Op: letterpiece.OpArcTo, To: on(inner, to), R: f.stroke, Sweep: true},
		{Op: letterpiece.OpArcTo, To: on(inner, from), R: inner},
		{Op: letterpiece.OpArcTo, To: on(outer, from), R: f.stroke, Sweep: true},
		{Op: letterpiece.OpClose},
	}
}

// Pip is the portrait of who says what an answer was worth, in the size that there is room for.
func Pip(good bool) func(size float32) fyne.CanvasObject {
	mood := Thinking
	if good {
		mood = Happy
	}
	return func(size float32) fyne.CanvasObject {
		f := NewFace(mind.Pip, size)
		f.Set(mind.Pip, mood)
		return f
	}
}
