package decipher

import (
	"math"

	"spieltisch/app/draw"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// lie is where a piece lies in its zone.
type lie = draw.Lie

// placed is how a zone's pieces lie: where the pad has them, and else neutral.
func placed(z dc.Zone, pad dc.Pad, width float64) []lie {
	kinds := make([]letterpiece.Kind, len(z.Pieces))
	for i, p := range z.Pieces {
		kinds[i] = p.Kind
	}
	out := draw.Neutral(kinds, width)
	for i, p := range z.Pieces {
		if at, ok := pad.Place(p.ID); ok {
			out[i] = lie{X: float64(at.X) / dc.PadUnit, Y: float64(at.Y) / dc.PadUnit, Turn: float64(at.Turn)}
		}
	}
	return out
}

// place is a lie as the pad keeps it.
func place(l lie, id int) dc.Place {
	whole := func(v float64) int { return int(math.Round(v)) }
	return dc.Place{ID: id, X: whole(l.X * dc.PadUnit), Y: whole(l.Y * dc.PadUnit), Turn: whole(l.Turn)}
}

// near tells how far a point lies from the middle line of a piece, in units; the point
// is counted from the zone's middle.
func near(k letterpiece.Kind, l lie, x, y float64) float64 {
	sin, cos := math.Sincos(-l.Turn * math.Pi / 180)
	x, y = x-l.X, y-l.Y
	x, y = x*cos-y*sin, x*sin+y*cos
	w, h := draw.Extent(k)
	w, h = w-letterpiece.Thickness, h-letterpiece.Thickness
	// Inside of a curve counts as on it: so it is easy to catch.
	dx, dy := max(math.Abs(x)-w/2, 0), max(math.Abs(y)-h/2, 0)
	return math.Hypot(dx, dy)
}
