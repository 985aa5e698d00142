package draw

import (
	"math"
	"slices"

	"spieltisch/games/letterpiece"
)

// Lie is where a piece lies: its middle from that of the zone or letter, X to the right and Y
// down in units, and how it is turned in degrees clockwise from its symbol.
type Lie struct{ X, Y, Turn float64 }

// Turned is the lie as seen from the other side of the table.
func (l Lie) Turned() Lie { return Lie{-l.X, -l.Y, l.Turn + 180} }

// Toward is the way to another lie, a share of it done; it turns the shorter way.
func (l Lie) Toward(to Lie, share float64) Lie {
	by := math.Mod(math.Mod(to.Turn-l.Turn, 360)+540, 360) - 180
	return Lie{l.X + (to.X-l.X)*share, l.Y + (to.Y-l.Y)*share, l.Turn + by*share}
}

// Part is one piece of a letter, in its place.
type Part struct {
	Kind letterpiece.Kind
	Lie  Lie
}

// Parts are the pieces of a letter around its middle, at half the height of capitals.
func Parts(r rune) []Part {
	letter, _ := Letters().Letter(r)
	box := letter.Box()
	mid := (box.Min.X + box.Max.X) / 2
	var out []Part
	for _, p := range letter.Pieces {
		b := p.Box()
		l := Lie{X: (b.Min.X+b.Max.X)/2 - mid, Y: (b.Min.Y+b.Max.Y)/2 - letterpiece.CapHeight/2}
		switch p.Kind {
		case letterpiece.WideCurve:
			l.Turn = quarter(p.Open, letterpiece.OpenRight)
		case letterpiece.UCurve:
			l.Turn = quarter(p.Open, letterpiece.OpenUp)
		default:
			l.Turn = math.Atan2(p.To.Y-p.From.Y, p.To.X-p.From.X)*180/math.Pi - 90
		}
		out = append(out, Part{p.Kind, l})
	}
	return out
}

// Widest is how wide the widest letter of a word is, in units.
func Widest(word string) (w float64) {
	for _, r := range word {
		if letter, ok := Letters().Letter(r); ok {
			b := letter.Box()
			w = max(w, b.Max.X-b.Min.X+letterpiece.Thickness)
		}
	}
	return w
}

// quarter is how far a curve is turned clockwise from its symbol, which opens to a side.
func quarter(open, symbol letterpiece.Open) float64 {
	round := []letterpiece.Open{letterpiece.OpenUp, letterpiece.OpenRight, letterpiece.OpenDown, letterpiece.OpenLeft}
	return 90 * float64(slices.Index(round, open)-slices.Index(round, symbol))
}

// Extent is the size of a piece as its symbol shows it, in units.
func Extent(k letterpiece.Kind) (w, h float64) {
	b := letterpiece.Symbol(k).Box()
	return b.Max.X - b.Min.X + letterpiece.Thickness, b.Max.Y - b.Min.Y + letterpiece.Thickness
}

// Air between pieces that lie neutral, in units.
const (
	pieceGap = 1.0
	smallGap = .5
)

// stack is one place side by side with others: a piece, or two small ones above each
// other, by their indices.
type stack struct {
	members []int
	w       float64
}

// stacks are the places that pieces take, in the order in which they came.
func stacks(pieces []letterpiece.Kind) []stack {
	var out []stack
	for i, p := range pieces {
		w, h := Extent(p)
		n := slices.IndexFunc(out, func(s stack) bool { return len(s.members) == 1 && small(height(pieces[s.members[0]])) })
		if n >= 0 && small(h) {
			out[n].members = append(out[n].members, i)
			out[n].w = max(out[n].w, w)
			continue
		}
		out = append(out, stack{[]int{i}, w})
	}
	return out
}

// Neutral is how pieces lie that nobody has touched: upright and side by side, small ones
// in twos above each other. It depends on nothing but the pieces, in the order in which they came.
func Neutral(pieces []letterpiece.Kind) []Lie {
	out, x := make([]Lie, len(pieces)), -Span(pieces)/2
	for _, s := range stacks(pieces) {
		for k, m := range s.members {
			l := Lie{X: x + s.w/2}
			if len(s.members) == 2 {
				l.Y = (height(pieces[m]) + smallGap) / 2 * float64(2*k-1)
			}
			out[m] = l
		}
		x += s.w + pieceGap
	}
	return out
}

// Span is how wide they are together.
func Span(pieces []letterpiece.Kind) float64 {
	span := -pieceGap
	for _, s := range stacks(pieces) {
		span += s.w + pieceGap
	}
	return max(0, span)
}

func height(k letterpiece.Kind) float64 {
	_, h := Extent(k)
	return h
}

func small(h float64) bool { return h < letterpiece.CapHeight }
