package decipher

import (
	"math"
	"slices"

	"spieltisch/app/draw"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// lie is where a piece lies: its middle from the zone's middle, X to the right and Y
// down in units, and how it is turned in degrees clockwise from its symbol.
type lie struct{ x, y, turn float64 }

// from the other side of the table.
func (l lie) turned() lie { return lie{-l.x, -l.y, l.turn + 180} }

// toward is the way to another lie, a share of it done; it turns the shorter way.
func (l lie) toward(to lie, share float64) lie {
	by := math.Mod(math.Mod(to.turn-l.turn, 360)+540, 360) - 180
	return lie{l.x + (to.x-l.x)*share, l.y + (to.y-l.y)*share, l.turn + by*share}
}

// extent is the size of a piece as its symbol shows it, in units.
func extent(k letterpiece.Kind) (w, h float64) {
	b := letterpiece.Symbol(k).Box()
	return b.Max.X - b.Min.X + letterpiece.Thickness, b.Max.Y - b.Min.Y + letterpiece.Thickness
}

// Air between pieces that lie neutral, in units. Two wide curves lie in each other.
const (
	pieceGap  = 1.0
	smallGap  = .5
	nestCurve = 1.9
)

// stack is one place side by side with others: a piece, or two small ones above each
// other, by their indices.
type stack struct {
	members []int
	kind    letterpiece.Kind // of the first
	w       float64
}

// stacks are the places that pieces take, in the order in which they came.
func stacks(pieces []dc.Piece) []stack {
	var out []stack
	for i, p := range pieces {
		w, h := extent(p.Kind)
		if n := len(out) - 1; n >= 0 && len(out[n].members) == 1 && small(h) && small(height(pieces[i-1])) {
			out[n].members = append(out[n].members, i)
			out[n].w = max(out[n].w, w)
			continue
		}
		out = append(out, stack{[]int{i}, p.Kind, w})
	}
	return out
}

// neutral is how pieces lie that nobody has touched: upright and side by side, small ones
// in twos above each other, pushed together where the zone is narrow. It depends on
// nothing but the pieces, in the order in which they came.
func neutral(pieces []dc.Piece, width float64) []lie {
	all := stacks(pieces)
	out := make([]lie, len(pieces))
	if len(all) == 0 {
		return out
	}
	// middles are those of the stacks, from the first one's.
	middles, span := make([]float64, len(all)), 0.0
	for i := 1; i < len(all); i++ {
		step := (all[i-1].w+all[i].w)/2 + pieceGap
		if all[i].kind == letterpiece.WideCurve && all[i-1].kind == letterpiece.WideCurve {
			step = nestCurve
		}
		span += step
		middles[i] = span
	}
	first, end := all[0].w/2, all[len(all)-1].w/2
	squeeze := 1.0
	if span+first+end > width && span > 0 {
		squeeze = max(0, width-first-end) / span
	}
	center := (span*squeeze + end - first) / 2
	for i, s := range all {
		for k, m := range s.members {
			l := lie{x: middles[i]*squeeze - center}
			if len(s.members) == 2 {
				l.y = (height(pieces[m]) + smallGap) / 2 * float64(2*k-1)
			}
			out[m] = l
		}
	}
	return out
}

func height(p dc.Piece) float64 {
	_, h := extent(p.Kind)
	return h
}

func small(h float64) bool { return h < letterpiece.CapHeight }

// placed is how a zone's pieces lie: where the pad has them, and else neutral.
func placed(z dc.Zone, pad dc.Pad, width float64) []lie {
	out := neutral(z.Pieces, width)
	for i, p := range z.Pieces {
		if at, ok := pad.Place(p.ID); ok {
			out[i] = lie{float64(at.X) / dc.PadUnit, float64(at.Y) / dc.PadUnit, float64(at.Turn)}
		}
	}
	return out
}

// place is a lie as the pad keeps it.
func (l lie) place(id int) dc.Place {
	whole := func(v float64) int { return int(math.Round(v)) }
	return dc.Place{ID: id, X: whole(l.x * dc.PadUnit), Y: whole(l.y * dc.PadUnit), Turn: whole(l.turn)}
}

// part is one piece of a letter, in its place.
type part struct {
	kind letterpiece.Kind
	lie  lie
}

// parts are the pieces of a letter around the middle of its zone.
func parts(r rune) []part {
	letter, _ := draw.Letters().Letter(r)
	box := letter.Box()
	mid := (box.Min.X + box.Max.X) / 2
	var out []part
	for _, p := range letter.Pieces {
		b := p.Box()
		l := lie{x: (b.Min.X+b.Max.X)/2 - mid, y: (b.Min.Y+b.Max.Y)/2 - letterpiece.CapHeight/2}
		switch p.Kind {
		case letterpiece.WideCurve:
			l.turn = quarter(p.Open, letterpiece.OpenRight)
		case letterpiece.UCurve:
			l.turn = quarter(p.Open, letterpiece.OpenUp)
		default:
			l.turn = math.Atan2(p.To.Y-p.From.Y, p.To.X-p.From.X)*180/math.Pi - 90
		}
		out = append(out, part{p.Kind, l})
	}
	return out
}

// quarter is how far a curve is turned clockwise from its symbol, which opens to a side.
func quarter(open, symbol letterpiece.Open) float64 {
	round := []letterpiece.Open{letterpiece.OpenUp, letterpiece.OpenRight, letterpiece.OpenDown, letterpiece.OpenLeft}
	return 90 * float64(slices.Index(round, open)-slices.Index(round, symbol))
}

// near tells how far a point lies from the middle line of a piece, in units; the point
// is counted from the zone's middle.
func near(k letterpiece.Kind, l lie, x, y float64) float64 {
	sin, cos := math.Sincos(-l.turn * math.Pi / 180)
	x, y = x-l.x, y-l.y
	x, y = x*cos-y*sin, x*sin+y*cos
	w, h := extent(k)
	w, h = w-letterpiece.Thickness, h-letterpiece.Thickness
	// Inside of a curve counts as on it: so it is easy to catch.
	dx, dy := max(math.Abs(x)-w/2, 0), max(math.Abs(y)-h/2, 0)
	return math.Hypot(dx, dy)
}
