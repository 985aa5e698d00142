package decipher

import (
	"math"
	"slices"

	"spieltisch/app/draw"
	dc "spieltisch/games/decipher"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
)

// lying is one piece in a zone as it is drawn.
type lying struct {
	id   int // 0 for what only the revealed word has
	zone int
	kind letterpiece.Kind
	lie
}

// arrange lists what lies in the zones while some of it moves; drag, if any, is the piece that is pushed, and comes last.
func arrange(s *state, p zonePlan, m motion, drag *lying) []lying {
	var out []lying
	for i, zone := range s.view.Zones {
		lies := liesOf(zone, s.pad)
		if r, ok := s.roundResult(); ok {
			out = append(out, letterPieces(i, []rune(r.Word)[i], zone, lies, m.share(i))...)
			continue
		}
		for k, piece := range zone.Pieces {
			l := m.on(piece.ID, lies[k])
			if drag != nil && drag.id == piece.ID {
				l = drag.lie
			}
			out = append(out, lying{piece.ID, i, piece.Kind, l})
		}
	}
	if drag != nil {
		if k := slices.IndexFunc(out, func(l lying) bool { return l.id == drag.id }); k >= 0 {
			out = append(slices.Delete(out, k, k+1), *drag)
		}
	}
	return out
}

// letterPieces are the pieces of a zone on their way into the letter, a share of it: those that lie there move, the others
// drop in from above.
func letterPieces(i int, r rune, zone dc.Zone, lies []lie, share float64) []lying {
	used := make([]bool, len(zone.Pieces))
	var out []lying
	for _, p := range draw.Parts(r) {
		from, id := lie{X: p.Lie.X, Y: -2 * letterpiece.CapHeight, Turn: p.Lie.Turn}, 0
		for k, laid := range zone.Pieces {
			if !used[k] && laid.Kind == p.Kind {
				used[k] = true
				from, id = lies[k], laid.ID
				break
			}
		}
		if id == 0 && share == 0 {
			continue
		}
		out = append(out, lying{id, i, p.Kind, from.Toward(p.Lie, share)})
	}
	return out
}

// kindsIn are the kinds of the pieces in a zone, in their order.
func kindsIn(z dc.Zone) []letterpiece.Kind {
	return each.Of(z.Pieces, func(p dc.Piece) letterpiece.Kind { return p.Kind })
}

// liesOf is how a zone's pieces lie: where the pad has them, and else neutral.
func liesOf(z dc.Zone, pad dc.Pad) []lie {
	out := draw.Neutral(kindsIn(z))
	for i, p := range z.Pieces {
		if at, ok := pad.Lie(p.ID); ok {
			out[i] = lie{X: float64(at.X) / dc.PadUnit, Y: float64(at.Y) / dc.PadUnit, Turn: float64(at.Turn)}
		}
	}
	return out
}

// padPlace is where a piece lies as the pad keeps it.
func (l lying) padPlace() dc.Lie {
	whole := func(v float64) int { return int(math.Round(v)) }
	return dc.Lie{ID: l.id, X: whole(l.X * dc.PadUnit), Y: whole(l.Y * dc.PadUnit), Turn: whole(l.Turn)}
}

// caught is how far from a piece a point may be, in units.
const caught = letterpiece.Thickness/2 + .2

// caughtAt is the uppermost of the pieces at a point of a zone, -1 for none.
func caughtAt(all []lying, zone int, x, y float64) int {
	for i, l := range slices.Backward(all) {
		if l.zone == zone && distance(l.kind, l.lie, x, y) <= caught {
			return i
		}
	}
	return -1
}

// distance is how far a point lies from the middle line of a piece, in units; the point is counted from the zone's middle.
func distance(k letterpiece.Kind, l lie, x, y float64) float64 {
	sin, cos := math.Sincos(-l.Turn * math.Pi / 180)
	x, y = x-l.X, y-l.Y
	x, y = x*cos-y*sin, x*sin+y*cos
	w, h := draw.Extent(k)
	w, h = w-letterpiece.Thickness, h-letterpiece.Thickness
	// Inside of a curve counts as on it: so it is easy to catch.
	dx, dy := max(math.Abs(x)-w/2, 0), max(math.Abs(y)-h/2, 0)
	return math.Hypot(dx, dy)
}

// degrees is a turn as it is drawn: tenths are enough, and few pictures are made.
func degrees(turn float64) float64 {
	return math.Mod(math.Mod(math.Round(turn*10)/10, 360)+360, 360)
}
