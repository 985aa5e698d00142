package course

import (
	"math"
	"slices"

	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
)

// Laid is a piece on the mat. X, Y is its middle in units of the alphabet (y down); Turn
// is clockwise in degrees from how letterpiece.Symbol shows it alone.
type Laid struct {
	Kind letterpiece.Kind
	X, Y float64
	Turn float64
}

// What counts as laid in its place. The turn must tell an upright stick from a leg of A
// (21°), and still be reached in steps of TurnStep.
const (
	NearMiddle = 0.75 // units
	NearTurn   = 12.0 // degrees
	TurnStep   = 15.0 // degrees
)

// PlaceOf is a piece of a letter as it would lie on the mat.
func PlaceOf(p letterpiece.Piece) Laid {
	switch p.Kind {
	case letterpiece.LongStick, letterpiece.ShortStick:
		turn := math.Atan2(p.From.X-p.To.X, p.To.Y-p.From.Y) * 180 / math.Pi
		return Laid{p.Kind, (p.From.X + p.To.X) / 2, (p.From.Y + p.To.Y) / 2, normal(p.Kind, turn)}
	case letterpiece.WideCurve: // alone it opens to the right, its circle's centre one unit right of its middle
		turn := fromTop(p.Open) - 90
		s, c := math.Sincos(turn * math.Pi / 180)
		return Laid{p.Kind, p.Center.X - c, p.Center.Y - s, normal(p.Kind, turn)}
	default: // alone it opens to the top
		return Laid{p.Kind, p.Center.X, p.Center.Y, normal(p.Kind, fromTop(p.Open))}
	}
}

// fromTop is a side as a turn from the top.
func fromTop(o letterpiece.Open) float64 {
	switch o {
	case letterpiece.OpenRight:
		return 90
	case letterpiece.OpenDown:
		return 180
	case letterpiece.OpenLeft:
		return 270
	default:
		return 0
	}
}

// roundOf is the turn after which a piece looks the same.
func roundOf(k letterpiece.Kind) float64 {
	if k == letterpiece.LongStick || k == letterpiece.ShortStick {
		return 180
	}
	return 360
}

// normal is the least turn from 0 up that looks the same.
func normal(k letterpiece.Kind, turn float64) float64 {
	round := roundOf(k)
	turn = math.Mod(turn, round)
	if turn < 0 {
		turn += round
	}
	if round-turn < 1e-6 {
		turn = 0
	}
	return turn
}

// turnsApart is by how many degrees two pieces of a kind are turned against each other.
func turnsApart(a, b Laid) float64 {
	d := normal(a.Kind, a.Turn-b.Turn)
	return min(d, roundOf(a.Kind)-d)
}

// finite tells whether the piece is somewhere at all.
func (l Laid) finite() bool {
	for _, v := range []float64{l.X, l.Y, l.Turn} {
		if math.IsNaN(v) || math.Abs(v) > 1e6 {
			return false
		}
	}
	return l.Kind >= 0 && l.Kind < letterpiece.Kinds
}

// laidOut are the pieces of a letter as they would lie.
func laidOut(l letterpiece.Letter) []Laid {
	return each.Of(l.Pieces, PlaceOf)
}

// fit is how laid pieces lie on a letter that is moved by DX, DY.
type fit struct {
	DX, DY float64
	At     []int // by laid piece: its place, or -1
	N      int   // pieces that stand
	Off    float64
}

func (f fit) better(o fit) bool { return f.N > o.N || f.N == o.N && f.Off < o.Off-1e-9 }

// lay pairs pieces with places when the letter is moved so. Each piece takes the nearest
// free place of its kind and turn.
func lay(laid, want []Laid, dx, dy float64) fit {
	f := fit{DX: dx, DY: dy, At: make([]int, len(laid))}
	taken := make([]bool, len(want))
	for i, l := range laid {
		f.At[i] = -1
		best := NearMiddle
		for j, w := range want {
			if taken[j] || w.Kind != l.Kind || turnsApart(w, l) > NearTurn {
				continue
			}
			if d := apart(l, Laid{w.Kind, w.X + dx, w.Y + dy, w.Turn}); d < best {
				best, f.At[i] = d, j
			}
		}
		if j := f.At[i]; j >= 0 {
			taken[j] = true
			f.N++
			f.Off += best
		}
	}
	return f
}

// fitOf is the best way to see a letter in the laid pieces: moved as a whole so that as
// many of them as possible stand.
func fitOf(laid, want []Laid) fit {
	best := fit{At: slices.Repeat([]int{-1}, len(laid))}
	for _, f := range fitsOf(laid, want) {
		if f.better(best) {
			best = f
		}
	}
	return best
}

// fitsOf are all ways in which as many pieces as possible stand: a single U may be either
// half of a B. None stands in any: there is no way.
func fitsOf(laid, want []Laid) []fit {
	var all []fit
	for _, l := range laid {
		for _, w := range want {
			if l.Kind != w.Kind || turnsApart(l, w) > NearTurn {
				continue
			}
			f := centred(laid, want, lay(laid, want, l.X-w.X, l.Y-w.Y))
			if len(all) > 0 && f.N > all[0].N {
				all = all[:0]
			}
			if len(all) == 0 || f.N == all[0].N {
				all = append(all, f)
			}
		}
	}
	return all
}

// centred moves the letter to the mean of the pieces that stand, unless one would fall.
func centred(laid, want []Laid, f fit) fit {
	dx, dy := 0.0, 0.0
	for i, j := range f.At {
		if j >= 0 {
			dx += laid[i].X - want[j].X
			dy += laid[i].Y - want[j].Y
		}
	}
	if f.N == 0 {
		return f
	}
	n := float64(f.N)
	if g := lay(laid, want, dx/n, dy/n); g.better(f) {
		return g
	}
	return f
}

// apart is how far a piece lies from a place, its turn counting a little.
func apart(l, w Laid) float64 { return math.Hypot(l.X-w.X, l.Y-w.Y) + turnsApart(w, l)/1000 }
