package decipher

import (
	"slices"

	"spieltisch/games"
)

// Bounds of a Lie.
const (
	PadUnit  = 100          // a quarter of the letters' cap height
	maxPlace = 16 * PadUnit // a zone and what may stick out of it
	fullTurn = 360
)

// Lie is where a piece lies in its zone, from the zone's middle: X to the right, Y
// down, in 1/PadUnit of the unit in which pieces are drawn; Turn in degrees clockwise
// from how letterpiece.Symbol shows the kind.
type Lie struct {
	ID         int // Piece.ID
	X, Y, Turn int
}

// Pad is how the Seekers have pushed and turned pieces in the zones, only those that
// somebody has touched, and which zone they looked at last. It is the table's, has no effect on the rules, and knows
// nothing of the secret. It is a value.
type Pad struct {
	Round int
	Lies  []Lie `json:"Places,omitempty"` // by ID
	Zone  int   `json:",omitempty"`       // whose letters the alphabet shows, from 1; 0 for none
	All   bool  `json:",omitempty"`       // it shows all letters alike, in every round
}

// NewPad is the untouched pad of a round.
func NewPad(v View) Pad { return Pad{Round: v.Round} }

// ParsePad reads a pad's JSON, as Encode writes it. The error is an *games.Illegal.
func ParsePad(data []byte) (Pad, error) {
	var p Pad
	if err := games.Decode(data, &p); err != nil {
		return Pad{}, err
	}
	if p.Zone < 0 || p.Zone > MaxLength {
		return Pad{}, games.Refuse(games.IllegalData, nil)
	}
	last := 0
	for _, x := range p.Lies {
		if x.ID <= last || x != x.within() {
			return Pad{}, games.Refuse(games.IllegalData, nil)
		}
		last = x.ID
	}
	return p, nil
}

// Encode is the pad's JSON.
func (p Pad) Encode() ([]byte, error) { return games.Encode(p) }

// within is the place, not too far away, turned by 0 to 359 degrees.
func (x Lie) within() Lie {
	x.X, x.Y = max(-maxPlace, min(x.X, maxPlace)), max(-maxPlace, min(x.Y, maxPlace))
	x.Turn = (x.Turn%fullTurn + fullTurn) % fullTurn
	return x
}

// For is the pad for a position: that of another round is untouched but for All, and pieces that do
// not lie in a zone (after an undo) are forgotten.
func (p Pad) For(v View) Pad {
	if p.Round != v.Round {
		return Pad{Round: v.Round, All: p.All}
	}
	laid := map[int]bool{}
	for _, z := range v.Zones {
		for _, piece := range z.Pieces {
			laid[piece.ID] = true
		}
	}
	p.Lies = slices.DeleteFunc(slices.Clone(p.Lies), func(x Lie) bool { return !laid[x.ID] })
	return p
}

// Lie is where a piece was put; ok is false when nobody has touched it.
func (p Pad) Lie(id int) (x Lie, ok bool) {
	if i, ok := p.find(id); ok {
		return p.Lies[i], true
	}
	return Lie{}, false
}

func (p Pad) find(id int) (int, bool) {
	return slices.BinarySearchFunc(p.Lies, id, func(x Lie, id int) int { return x.ID - id })
}

// Look looks at a zone, from 0.
func (p Pad) Look(zone int) Pad {
	p.Zone = zone + 1
	return p
}

// Put puts a piece somewhere; places outside are brought to the border.
func (p Pad) Put(x Lie) Pad {
	if x.ID < 1 {
		return p
	}
	i, ok := p.find(x.ID)
	p.Lies = slices.Clone(p.Lies)
	if !ok {
		p.Lies = slices.Insert(p.Lies, i, Lie{})
	}
	p.Lies[i] = x.within()
	return p
}

// Tidy forgets where the pieces of a zone were put.
func (p Pad) Tidy(z Zone) Pad {
	p.Lies = slices.DeleteFunc(slices.Clone(p.Lies), func(x Lie) bool {
		return slices.ContainsFunc(z.Pieces, func(piece Piece) bool { return piece.ID == x.ID })
	})
	return p
}
