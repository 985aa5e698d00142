package letterpiece

import "math"

// The sizes of the marks in units. They lie inside of the piece and far enough from
// its ends to stay apart from the marks of the piece it is joined to.
const (
	dashFrom, dashTo, dashHalf = .75, 1.5, .12
	dotAt, dotR                = .66, .2
	pairAt, pairGap, pairR     = .7, .55, .15
	bandAt, bandHalf, bandSide = .62, .11, .22
)

// Marks are the end marks that tell the kinds apart without colour, near both ends of
// the piece: a dash along the long stick, a dot on the short one, two dots on
// the wide curve, a band across the U.
func (p Piece) Marks() []Path {
	var out []Path
	for end := range 2 {
		switch p.Kind {
		case LongStick:
			from, _ := p.along(end, dashFrom)
			to, _ := p.along(end, dashTo)
			out = append(out, stick(from, to, dashHalf))
		case ShortStick:
			out = append(out, p.dot(end, dotAt, dotR))
		case WideCurve:
			out = append(out, p.dot(end, pairAt, pairR), p.dot(end, pairAt+pairGap, pairR))
		case UCurve:
			out = append(out, p.band(end))
		}
	}
	return out
}

// along is the place on the centre line at a distance from one end (0 or 1), and the
// direction of the line there. The arms of a U are 1 long; it is used on them only.
func (p Piece) along(end int, d float64) (at, dir Point) {
	side := float64(2*end - 1)
	switch p.Kind {
	case WideCurve:
		sin, cos := math.Sincos(d / 2)
		at, dir = p.turn(2*sin, side*2*cos), p.turn(cos, -side*sin)
	case UCurve:
		at, dir = p.turn(d-1, side), p.turn(1, 0)
	default:
		a, b := p.From, p.To
		if end == 1 {
			a, b = b, a
		}
		l := math.Hypot(b.X-a.X, b.Y-a.Y)
		if l == 0 {
			return a, Point{1, 0}
		}
		dir = Point{(b.X - a.X) / l, (b.Y - a.Y) / l}
		return Point{a.X + dir.X*d, a.Y + dir.Y*d}, dir
	}
	return at, Point{dir.X - p.Center.X, dir.Y - p.Center.Y}
}

func (p Piece) dot(end int, d, r float64) Path {
	c, _ := p.along(end, d)
	return Path{
		{Op: OpMoveTo, To: Point{c.X - r, c.Y}},
		{Op: OpArcTo, To: Point{c.X + r, c.Y}, R: r, Sweep: true},
		{Op: OpArcTo, To: Point{c.X - r, c.Y}, R: r, Sweep: true},
		{Op: OpClose},
	}
}

// band crosses the piece but not its rim, or it would look cut in two.
func (p Piece) band(end int) Path {
	c, dir := p.along(end, bandAt)
	at := func(along, across float64) Point {
		return Point{c.X + dir.X*along - dir.Y*across, c.Y + dir.Y*along + dir.X*across}
	}
	return Path{
		{Op: OpMoveTo, To: at(-bandHalf, -bandSide)},
		{Op: OpLineTo, To: at(bandHalf, -bandSide)},
		{Op: OpLineTo, To: at(bandHalf, bandSide)},
		{Op: OpLineTo, To: at(-bandHalf, bandSide)},
		{Op: OpClose},
	}
}
