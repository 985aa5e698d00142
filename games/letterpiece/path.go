package letterpiece

import (
	"fmt"
	"math"
	"strings"
)

// moved is the path with every point sent through f, a turn or a shift: radii and
// sweeps stay.
func (p Path) moved(f func(Point) Point) Path {
	out := make(Path, len(p))
	for i, c := range p {
		c.To, c.C1, c.C2 = f(c.To), f(c.C1), f(c.C2)
		out[i] = c
	}
	return out
}

// rotation turns points clockwise (y is down) by degrees around a centre. Multiples of
// 90° are exact.
func rotation(degrees float64, around Point) func(Point) Point {
	degrees = norm(degrees)
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	if quarters := degrees / 90; quarters == math.Trunc(quarters) {
		sin, cos = math.Round(sin), math.Round(cos)
	}
	return func(p Point) Point {
		x, y := p.X-around.X, p.Y-around.Y
		return Point{around.X + x*cos - y*sin, around.Y + x*sin + y*cos}
	}
}

// norm brings degrees into 0 ≤ d < 360; what is no number is no turn.
func norm(degrees float64) float64 {
	d := math.Mod(degrees, 360)
	if d < 0 {
		d += 360
	}
	if math.IsNaN(d) || d >= 360 {
		return 0
	}
	return d
}

// Curves is the path with its arcs as cubic curves, for what draws no arcs. The error
// is under 0.03 % of the radius.
func (p Path) Curves() Path {
	var out Path
	var at Point
	for _, c := range p {
		if c.Op == OpArcTo {
			out = append(out, curves(at, c)...)
		} else {
			out = append(out, c)
		}
		if c.Op != OpClose {
			at = c.To
		}
	}
	return out
}

// curves is an arc from a in pieces of at most a quarter of the circle.
func curves(a Point, arc Cmd) Path {
	b := arc.To
	dx, dy := b.X-a.X, b.Y-a.Y
	chord := math.Hypot(dx, dy)
	if chord == 0 || arc.R <= 0 {
		return Path{{Op: OpLineTo, To: b}}
	}
	// The centre lies on the chord's perpendicular; arcs too small for their chord are
	// half circles over it, as in SVG.
	r := max(arc.R, chord/2)
	off := math.Sqrt(max(0, r*r-chord*chord/4)) / chord
	if arc.Large == arc.Sweep {
		off = -off
	}
	mid := Point{(a.X+b.X)/2 - dy*off, (a.Y+b.Y)/2 + dx*off}
	from := math.Atan2(a.Y-mid.Y, a.X-mid.X)
	by := math.Atan2(b.Y-mid.Y, b.X-mid.X) - from
	switch {
	case arc.Sweep && by <= 0:
		by += 2 * math.Pi
	case !arc.Sweep && by >= 0:
		by -= 2 * math.Pi
	}
	n := int(math.Ceil(math.Abs(by)/(math.Pi/2) - 1e-9))
	step := by / float64(n)
	k := r * 4 / 3 * math.Tan(step/4)
	out := make(Path, n)
	for i := range out {
		s0, c0 := math.Sincos(from + step*float64(i))
		s1, c1 := math.Sincos(from + step*float64(i+1))
		out[i] = Cmd{
			Op: OpCurveTo, To: Point{mid.X + r*c1, mid.Y + r*s1},
			C1: Point{mid.X + r*c0 - k*s0, mid.Y + r*s0 + k*c0},
			C2: Point{mid.X + r*c1 + k*s1, mid.Y + r*s1 - k*c1},
		}
	}
	out[n-1].To = b
	return out
}

// SVG is the path as the data of an SVG path. The origin of the path comes to x, y in
// pixels; a unit is unit pixels.
func (p Path) SVG(x, y, unit float64) string {
	var b strings.Builder
	at := func(q Point) string { return fmt.Sprintf("%.3f,%.3f", x+q.X*unit, y+q.Y*unit) }
	for _, c := range p {
		switch c.Op {
		case OpArcTo:
			r := c.R * unit
			fmt.Fprintf(&b, "A%.3f,%.3f 0 %d %d %s", r, r, flag(c.Large), flag(c.Sweep), at(c.To))
		case OpCurveTo:
			b.WriteString("C" + at(c.C1) + " " + at(c.C2) + " " + at(c.To))
		case OpClose:
			b.WriteByte('Z')
		default:
			b.WriteString(string(c.Op) + at(c.To))
		}
	}
	return b.String()
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}
