package letterpiece

import (
	"math"
)

// Op is a drawing command with SVG's meaning.
type Op byte

// The commands.
const (
	OpMoveTo  Op = 'M'
	OpLineTo  Op = 'L'
	OpArcTo   Op = 'A' // a circle's arc of radius R to To
	OpCurveTo Op = 'C' // a cubic curve with the control points C1 and C2 to To
	OpClose   Op = 'Z'
)

// Cmd is one command of a path. R, Large and Sweep belong to OpArcTo, C1 and C2 to OpCurveTo.
type Cmd struct {
	Op           Op
	To           Point
	R            float64
	Large, Sweep bool
	C1, C2       Point
}

// Path is a closed outline, to be filled.
type Path []Cmd

// Outline is the piece as a filled shape with half thickness h (Thickness/2 for the
// whole piece, less for what lies inside of a rim, more for a halo).
func (p Piece) Outline(h float64) Path {
	switch p.Kind {
	case WideCurve:
		return wideCurve(p, h)
	case UCurve:
		return uCurve(p, h)
	default:
		return stick(p.From, p.To, h)
	}
}

func stick(a, b Point, h float64) Path {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		d = 1
	}
	nx, ny := -(b.Y-a.Y)/d*h, (b.X-a.X)/d*h
	return Path{
		{Op: OpMoveTo, To: Point{a.X - nx, a.Y - ny}},
		{Op: OpLineTo, To: Point{b.X - nx, b.Y - ny}},
		{Op: OpArcTo, To: Point{b.X + nx, b.Y + ny}, R: h, Sweep: true},
		{Op: OpLineTo, To: Point{a.X + nx, a.Y + ny}},
		{Op: OpArcTo, To: Point{a.X - nx, a.Y - ny}, R: h, Sweep: true},
		{Op: OpClose},
	}
}

// turn maps a point of a curve that opens to the left to the piece's own side.
func (p Piece) turn(x, y float64) Point {
	switch p.Open {
	case OpenRight:
		x, y = -x, -y
	case OpenUp:
		x, y = -y, x
	case OpenDown:
		x, y = y, -x
	}
	return Point{p.Center.X + x, p.Center.Y + y}
}

// wideCurve is a half ring of radius 2. Turning (never mirroring) keeps the sweeps.
func wideCurve(p Piece, h float64) Path {
	o, i := 2+h, 2-h
	return Path{
		{Op: OpMoveTo, To: p.turn(0, -o)},
		{Op: OpArcTo, To: p.turn(0, o), R: o, Sweep: true},
		{Op: OpArcTo, To: p.turn(0, i), R: h, Sweep: true},
		{Op: OpArcTo, To: p.turn(0, -i), R: i},
		{Op: OpArcTo, To: p.turn(0, -o), R: h, Sweep: true},
		{Op: OpClose},
	}
}

// uCurve is a half ring of radius 1 with arms of length 1.
func uCurve(p Piece, h float64) Path {
	o, i := 1+h, 1-h
	return Path{
		{Op: OpMoveTo, To: p.turn(-1, -o)},
		{Op: OpLineTo, To: p.turn(0, -o)},
		{Op: OpArcTo, To: p.turn(0, o), R: o, Sweep: true},
		{Op: OpLineTo, To: p.turn(-1, o)},
		{Op: OpArcTo, To: p.turn(-1, i), R: h, Sweep: true},
		{Op: OpLineTo, To: p.turn(0, i)},
		{Op: OpArcTo, To: p.turn(0, -i), R: i},
		{Op: OpLineTo, To: p.turn(-1, -i)},
		{Op: OpArcTo, To: p.turn(-1, -o), R: h, Sweep: true},
		{Op: OpClose},
	}
}

// Box is a rectangle.
type Box struct{ Min, Max Point }

func (b *Box) add(p Point) {
	b.Min.X, b.Min.Y = min(b.Min.X, p.X), min(b.Min.Y, p.Y)
	b.Max.X, b.Max.Y = max(b.Max.X, p.X), max(b.Max.Y, p.Y)
}

// Box is the box of the piece's centre line.
func (p Piece) Box() Box {
	switch p.Kind {
	case WideCurve:
		b := Box{p.turn(0, -2), p.turn(0, -2)}
		b.add(p.turn(0, 2))
		b.add(p.turn(2, 0))
		return b
	case UCurve:
		return Box{Point{p.Center.X - 1, p.Center.Y - 1}, Point{p.Center.X + 1, p.Center.Y + 1}}
	default:
		b := Box{p.From, p.From}
		b.add(p.To)
		return b
	}
}

// Box is the box of the letter's centre lines.
func (l Letter) Box() Box {
	var b Box
	for i, p := range l.Pieces {
		pb := p.Box()
		if i == 0 {
			b = pb
		}
		b.add(pb.Min)
		b.add(pb.Max)
	}
	return b
}

// Symbol is one piece of a kind as it is shown alone: upright, centred on the origin.
func Symbol(k Kind) Piece {
	switch k {
	case LongStick:
		return Piece{Kind: k, From: Point{0, -2}, To: Point{0, 2}}
	case WideCurve:
		return Piece{Kind: k, Center: Point{1, 0}, Open: OpenRight}
	case UCurve:
		return Piece{Kind: k, Open: OpenUp}
	default:
		return Piece{Kind: ShortStick, From: Point{0, -1}, To: Point{0, 1}}
	}
}
