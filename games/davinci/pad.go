package davinci

import (
	"slices"

	"spieltisch/games"
)

// Strike is what was struck out by hand for a tile.
type Strike struct {
	Tile    int   // ID; notes move with the tile
	Numbers []int // 0 to 11 or Dash, ascending
}

// Pad are the notes of one seat in one round, private to it, without effect on the
// rules. It is a value.
type Pad struct {
	Round   int
	Hidden  bool     // what the program has computed is not shown
	Strikes []Strike `json:",omitempty"` // by Tile
}

// NewPad is the empty pad of a round.
func NewPad(v View) Pad { return Pad{Round: v.Round} }

// ParsePad reads a pad's JSON, as Encode writes it. The error is an *games.Illegal.
func ParsePad(data []byte) (Pad, error) {
	var p Pad
	if err := games.Decode(data, &p); err != nil {
		return Pad{}, err
	}
	last := 0
	for _, s := range p.Strikes {
		if s.Tile <= last || !s.valid() {
			return Pad{}, games.Refuse(games.IllegalData, nil)
		}
		last = s.Tile
	}
	return p, nil
}

func (s Strike) valid() bool {
	last := -1
	for _, n := range s.Numbers {
		if n <= last || n >= Values {
			return false
		}
		last = n
	}
	return last >= 0
}

// Encode is the pad's JSON.
func (p Pad) Encode() ([]byte, error) { return games.Encode(p) }

// For is the pad for a position: that of another round is empty but for Hidden, and
// tiles that aren't there (after an undo) are forgotten.
func (p Pad) For(v View) Pad {
	if p.Round != v.Round {
		return Pad{Round: v.Round, Hidden: p.Hidden}
	}
	p.Strikes = slices.DeleteFunc(slices.Clone(p.Strikes), func(s Strike) bool {
		_, _, _, ok := v.Find(s.Tile)
		return !ok && (v.Drawn == nil || v.Drawn.ID != s.Tile)
	})
	return p
}

func (p Pad) find(tile int) (int, bool) {
	return slices.BinarySearchFunc(p.Strikes, tile, func(s Strike, tile int) int { return s.Tile - tile })
}

// Struck tells whether a number was struck out for a tile.
func (p Pad) Struck(tile, number int) bool {
	i, ok := p.find(tile)
	return ok && slices.Contains(p.Strikes[i].Numbers, number)
}

// Toggle strikes a number out for a tile, or takes that back.
func (p Pad) Toggle(tile, number int) Pad {
	if tile < 1 || number < 0 || number >= Values {
		return p
	}
	i, ok := p.find(tile)
	p.Strikes = slices.Clone(p.Strikes)
	if !ok {
		p.Strikes = slices.Insert(p.Strikes, i, Strike{Tile: tile})
	}
	numbers := slices.Clone(p.Strikes[i].Numbers)
	if k, struck := slices.BinarySearch(numbers, number); struck {
		numbers = slices.Delete(numbers, k, k+1)
	} else {
		numbers = slices.Insert(numbers, k, number)
	}
	p.Strikes[i].Numbers = numbers
	if len(numbers) == 0 {
		p.Strikes = slices.Delete(p.Strikes, i, i+1)
	}
	return p
}

// Clear forgets what was struck out for a tile.
func (p Pad) Clear(tile int) Pad {
	p.Strikes = slices.DeleteFunc(slices.Clone(p.Strikes), func(s Strike) bool { return s.Tile == tile })
	return p
}

// Toggled shows or hides what the program has computed.
func (p Pad) Toggled() Pad {
	p.Hidden = !p.Hidden
	return p
}
