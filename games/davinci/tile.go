package davinci

import (
	"math/bits"
	"slices"
	"strconv"

	"spieltisch/games"
)

// Color is the colour of a tile's back and front.
type Color int

// The colours; of two equal numbers black stands left of white.
const (
	Black Color = iota
	White
	Colors = 2
)

// What a tile can show.
const (
	MaxNumber     = 11
	Dash          = 12 // stands for the dash wherever a number is asked for
	Values        = 13 // 0 to 11 and the dash
	NumberUnknown = -1 // what a View says of a number that its seat may not know
)

// Tile is one of the 26 tiles. Those with numbers come in the order of the row; the
// dashes come last.
type Tile int

const (
	tileCount   Tile = Tile(Values * Colors)
	numberTiles Tile = Tile(Dash * Colors)
)

// NewTile is the tile of a colour with a number or Dash.
func NewTile(c Color, number int) Tile { return Tile(number*Colors + int(c)) }

// Color is the tile's colour.
func (t Tile) Color() Color { return Color(t & 1) }

// Number is 0 to 11, or Dash.
func (t Tile) Number() int { return int(t) / Colors }

// IsDash tells whether it is a dash.
func (t Tile) IsDash() bool { return t.Number() == Dash }

// String is the test notation: b0 to b11, w0 to w11, b-, w-.
func (t Tile) String() string {
	if t < 0 || t >= tileCount {
		return "?"
	}
	s := "b"
	if t.Color() == White {
		s = "w"
	}
	if t.IsDash() {
		return s + "-"
	}
	return s + strconv.Itoa(t.Number())
}

// ParseTile reads the test notation.
func ParseTile(s string) (Tile, bool) {
	for t := range tileCount {
		if t.String() == s {
			return t, true
		}
	}
	return 0, false
}

// MarshalText writes the test notation.
func (t Tile) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the test notation. The error is an *games.Illegal.
func (t *Tile) UnmarshalText(text []byte) error {
	got, ok := ParseTile(string(text))
	if !ok {
		return games.Refuse(games.IllegalData, nil)
	}
	*t = got
	return nil
}

// tileSet is a set of tiles, a bit each.
type tileSet uint32

const blackTiles tileSet = 0x1555555 // every other bit, from the black 0 to the black dash

func allTiles(dashes bool) tileSet {
	if dashes {
		return 1<<tileCount - 1
	}
	return 1<<numberTiles - 1
}

func (s tileSet) has(t Tile) bool { return t >= 0 && t < tileCount && s>>t&1 == 1 }

func (s tileSet) count() int { return bits.OnesCount32(uint32(s)) }

func (s tileSet) of(c Color) tileSet { return s & (blackTiles << c) }

// tiles are those of the set in ascending order.
func (s tileSet) tiles() []Tile {
	var out []Tile
	for t := range tileCount {
		if s.has(t) {
			out = append(out, t)
		}
	}
	return out
}

// ordered tells whether a row is lawful: the numbers, dashes left out, ascend with
// black left of white (RULES.md, "Start").
func ordered(row []Tile) bool {
	last := Tile(-1)
	for _, t := range row {
		if t.IsDash() {
			continue
		}
		if t <= last {
			return false
		}
		last = t
	}
	return true
}

// Places are the lawful places of a tile in a lawful row, in ascending order: 0 left
// of all, len(row) right of all.
func Places(row []Tile, t Tile) []int {
	var out []int
	for i := range len(row) + 1 {
		if ordered(slices.Insert(slices.Clone(row), i, t)) {
			out = append(out, i)
		}
	}
	return out
}
