package letterpiece

import (
	"math"
	"strings"
)

// Part is what a shape of a drawing is, for its colour.
type Part int

// The parts.
const (
	PartEdge Part = iota // the rim or halo, below the fill
	PartFill
	PartMark
)

// Shape is one filled path of a drawing.
type Shape struct {
	Path Path
	Kind Kind
	Part Part
}

// Style is how pieces are drawn. The zero value is plain fills.
type Style struct {
	Rim    float64 // width of the edge in units
	Halo   bool    // the edge lies outside of the piece, not inside
	Marks  bool    // with the end marks
	Turned bool    // by 180°: the same drawing as from the other side of the table
	Gap    float64 // between letters, more (or less) than usual, in units
	More   float64 // by which pieces are thicker on all sides, in units: what lies behind them
}

// Drawing is filled paths in painting order, in units from the top left corner of its
// box, which holds the pieces without their halo.
type Drawing struct {
	Shapes        []Shape
	Width, Height float64
}

// letterGap lies between two letters.
const letterGap = .85

// blank is the width of a character that the alphabet has no letter for.
const blank = 1.5

// kern moves letters together whose shapes leave a hole.
var kern = map[string]float64{"LT": -.75, "IE": .1, "TI": -.2, "RA": -.2, "TA": -.5, "PA": -.4}

// dotted are letters that are drawn as another one with two dots above; nothing is built of them.
var dotted = map[rune]rune{'Ä': 'A', 'Ö': 'O', 'Ü': 'U'}

// Dots lie so far above a letter, and so far from its middle.
const dotUp, dotAside = 1.15, .75

// Draws tells whether Word draws all characters.
func (a *Alphabet) Draws(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { _, _, ok := a.drawn(r); return !ok })
}

// drawn is a letter as Word draws it, its dots like ends of sticks.
func (a *Alphabet) drawn(r rune) (l Letter, dots []Piece, ok bool) {
	base, is := dotted[r]
	if !is {
		l, ok = a.letters[r]
		return l, nil, ok
	}
	if l, ok = a.letters[base]; ok {
		b := l.Box()
		for _, x := range []float64{-dotAside, dotAside} {
			at := Point{(b.Min.X+b.Max.X)/2 + x, b.Min.Y - dotUp}
			dots = append(dots, Piece{Kind: LongStick, From: at, To: Point{at.X + .01, at.Y}})
		}
	}
	return l, dots, ok
}

// Word draws a word. Its height is that of the capitals, more where a letter reaches
// beyond them or has dots. Characters without a letter leave a gap.
func (a *Alphabet) Word(word string, s Style) Drawing {
	type placed struct {
		letter Letter
		dots   []Piece
		x      float64
	}
	var all []placed
	const h = Thickness / 2
	top, bottom, x, end := 0.0, float64(CapHeight), 0.0, 0.0
	runes := []rune(word)
	for i, r := range runes {
		width := blank
		if l, dots, ok := a.drawn(r); ok {
			b := l.Box()
			width = b.Max.X - b.Min.X + Thickness
			top, bottom = min(top, b.Min.Y), max(bottom, b.Max.Y)
			if dots != nil {
				top = min(top, b.Min.Y-dotUp)
			}
			all = append(all, placed{l, dots, x + h - b.Min.X})
		}
		end = x + width
		x = end + letterGap + s.Gap
		if i+1 < len(runes) {
			x += kern[string(runes[i:i+2])]
		}
	}
	d := Drawing{Width: end, Height: bottom - top + Thickness}
	place := rotation(0, Point{})
	if s.Turned {
		place = func(p Point) Point { return Point{d.Width - p.X, d.Height - p.Y} }
	}
	for _, at := range all {
		lie := func(p Point) Point { return place(Point{p.X + at.x, p.Y + h - top}) }
		d.add(at.letter.Pieces, s, lie)
		d.add(at.dots, Style{Rim: s.Rim, Halo: s.Halo, More: s.More}, lie)
	}
	return d
}

// Drawing draws some pieces of a letter, by their places in Pieces and in this order, where they
// are in the whole letter as Word draws it, with air around that. Places that are none
// draw nothing.
func (l Letter) Drawing(s Style, air float64, pieces ...int) Drawing {
	b := l.Box()
	top, bottom := min(0, b.Min.Y), max(CapHeight, b.Max.Y)
	d := Drawing{Width: b.Max.X - b.Min.X + Thickness + 2*air, Height: bottom - top + Thickness + 2*air}
	var some []Piece
	for _, i := range pieces {
		if i >= 0 && i < len(l.Pieces) {
			some = append(some, l.Pieces[i])
		}
	}
	const h = Thickness / 2
	d.add(some, s, func(p Point) Point {
		p = Point{p.X - b.Min.X + h + air, p.Y - top + h + air}
		if s.Turned {
			return Point{d.Width - p.X, d.Height - p.Y}
		}
		return p
	})
	return d
}

// Single draws one piece as it is shown alone, turned clockwise by degrees. Multiples
// of 90° have a tight box, other turns the square in which the piece can turn
// freely; the piece's middle stays in the middle of the box.
func Single(k Kind, degrees float64, s Style) Drawing {
	p := Symbol(k)
	b := p.Box()
	mid := Point{(b.Min.X + b.Max.X) / 2, (b.Min.Y + b.Max.Y) / 2}
	if s.Turned {
		degrees += 180
	}
	degrees = norm(degrees)
	w, h := b.Max.X-b.Min.X, b.Max.Y-b.Min.Y
	switch degrees {
	case 0, 180:
	case 90, 270:
		w, h = h, w
	default:
		w = math.Hypot(w, h)
		h = w
	}
	d := Drawing{Width: w + Thickness, Height: h + Thickness}
	turn := rotation(degrees, mid)
	d.add([]Piece{p}, s, func(q Point) Point {
		q = turn(q)
		return Point{q.X - mid.X + d.Width/2, q.Y - mid.Y + d.Height/2}
	})
	return d
}

// add draws pieces that lie on each other. The marks lie inside of the joints, so that
// at least one of each piece stays in view.
func (d *Drawing) add(pieces []Piece, s Style, place func(Point) Point) {
	shape := func(p Path, k Kind, part Part) {
		d.Shapes = append(d.Shapes, Shape{p.moved(place), k, part})
	}
	outer, inner := Thickness/2+s.More, Thickness/2+s.More-s.Rim
	if s.Halo {
		outer, inner = outer+s.Rim, outer
	}
	for _, p := range pieces {
		if s.Rim > 0 {
			shape(p.Outline(outer), p.Kind, PartEdge)
		}
		shape(p.Outline(inner), p.Kind, PartFill)
		if !s.Marks {
			continue
		}
		for _, m := range p.Marks() {
			shape(m, p.Kind, PartMark)
		}
	}
}

// rowGap lies between the pieces of a row.
const rowGap = .7

// Row draws pieces side by side, upright and in the order of the kinds, as they lie
// before they become letters. Its height is that of the highest piece.
func Row(c Count, s Style) Drawing {
	var d Drawing
	var all []Drawing
	for k, n := range c {
		for range n {
			one := Single(Kind(k), 0, Style{Rim: s.Rim, Halo: s.Halo, Marks: s.Marks})
			all = append(all, one)
			if d.Width > 0 {
				d.Width += rowGap + s.Gap
			}
			d.Width += one.Width
			d.Height = max(d.Height, one.Height)
		}
	}
	x := 0.0
	for _, one := range all {
		y := (d.Height - one.Height) / 2
		place := func(p Point) Point { return Point{p.X + x, p.Y + y} }
		if s.Turned {
			place = func(p Point) Point { return Point{d.Width - p.X - x, d.Height - p.Y - y} }
		}
		for _, shape := range one.Shapes {
			shape.Path = shape.Path.moved(place)
			d.Shapes = append(d.Shapes, shape)
		}
		x += one.Width + rowGap + s.Gap
	}
	return d
}
