package woerterklauer

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
)

// Tiles is how many tiles the game has; their ids are 1 to Tiles.
const Tiles = 96

// Cell is a place for one tile. X grows to the right, Y downwards, both may be
// negative: (0,0) is the first cell of the match's first word, forever.
type Cell struct{ X, Y int }

// step is the cell n further along a direction.
func (c Cell) step(across bool, n int) Cell {
	if across {
		return Cell{c.X + n, c.Y}
	}
	return Cell{c.X, c.Y + n}
}

// compareCells orders by row, then by column.
func compareCells(a, b Cell) int {
	return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
}

// Letter is one of A to Z.
type Letter byte

// String is the letter.
func (l Letter) String() string { return string(rune(l)) }

// MarshalText writes the letter.
func (l Letter) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads a letter. The error is an *games.Illegal.
func (l *Letter) UnmarshalText(text []byte) error {
	if len(text) != 1 || text[0] < 'A' || text[0] > 'Z' {
		return games.Refuse(games.IllegalData, nil)
	}
	*l = Letter(text[0])
	return nil
}

// Tile is one of the 96 tiles: who it is, and what it shows. Tiles with equal letters
// are told apart, because it matters which of them lay on the field before.
type Tile struct {
	ID     int // 1 to Tiles
	Letter Letter
}

// Color is the side of a tile that lies up, and the player to whom it belongs.
type Color int

// The colours.
const (
	Red Color = iota
	Black
)

// Other is the opponent's colour.
func (c Color) Other() Color { return 1 - c }

// Placed is a tile on the field.
type Placed struct {
	Tile
	At    Cell
	Color Color
}

// Field is what lies on the table. Any order will do; Sort brings it into the one in
// which the referee gives it back.
type Field []Placed

// Sort orders by row, then by column.
func (f Field) Sort() {
	slices.SortFunc(f, func(a, b Placed) int { return compareCells(a.At, b.At) })
}

// Count is how many tiles show a colour.
func (f Field) Count(c Color) int {
	n := 0
	for _, p := range f {
		if p.Color == c {
			n++
		}
	}
	return n
}

// Size is the width and height of the bounding box, 0 and 0 for an empty field.
func (f Field) Size() (width, height int) {
	if len(f) == 0 {
		return 0, 0
	}
	low, high := f.box()
	return high.X - low.X + 1, high.Y - low.Y + 1
}

// Words are the words of a field as a match has it, in the order of Place.
func (f Field) Words() []Spelled {
	if len(f) == 0 || doubledOrSpread(f) {
		return nil
	}
	var out []Spelled
	for _, l := range newLayout(f).words {
		out = append(out, l.Spelled)
	}
	return out
}

func (f Field) box() (low, high Cell) {
	low, high = f[0].At, f[0].At
	for _, p := range f[1:] {
		low = Cell{min(low.X, p.At.X), min(low.Y, p.At.Y)}
		high = Cell{max(high.X, p.At.X), max(high.Y, p.At.Y)}
	}
	return low, high
}

// Place is where a word lies: its first cell and its direction (RULES.md, "No way back").
type Place struct {
	At     Cell
	Across bool
}

// comparePlaces orders across before down, then by row and column: the order of words
// in a Verdict.
func comparePlaces(a, b Place) int {
	if a.Across != b.Across {
		if a.Across {
			return -1
		}
		return 1
	}
	return compareCells(a.At, b.At)
}

// Spelled is a word as it lies or lay somewhere.
type Spelled struct {
	Place
	Text string
}

// Level is how many techniques are agreed on: I to IV. 0 means none of them.
type Level int

// The levels, by the colour of their pages in the booklet.
const (
	LevelI   Level = 1 + iota // green: cross, exchange, append
	LevelII                   // blue: insert
	LevelIII                  // violet: remove, separate
	LevelIV                   // red: dissolve
)

// MaxCell is how far from (0,0) a tile may lie, in either direction. No match gets there but
// by moving the whole field on purpose.
const MaxCell = 1000

// Lay is a tile on a cell. Its text is "id:x,y".
type Lay struct {
	ID int
	At Cell
}

// String is the text form.
func (l Lay) String() string {
	return strconv.Itoa(l.ID) + ":" + strconv.Itoa(l.At.X) + "," + strconv.Itoa(l.At.Y)
}

// MarshalText writes the text form.
func (l Lay) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads the text form. The error is an *games.Illegal.
func (l *Lay) UnmarshalText(text []byte) error {
	id, at, _ := strings.Cut(string(text), ":")
	x, y, _ := strings.Cut(at, ",")
	var err [3]error
	l.ID, err[0] = strconv.Atoi(id)
	l.At.X, err[1] = strconv.Atoi(x)
	l.At.Y, err[2] = strconv.Atoi(y)
	if err != [3]error{} || l.String() != string(text) || !l.valid() {
		return games.Refuse(games.IllegalData, nil)
	}
	return nil
}

func (l Lay) valid() bool { return l.ID >= 1 && l.ID <= Tiles && l.At.near() }

// near tells whether the cell is not too far away.
func (c Cell) near() bool {
	return c.X >= -MaxCell && c.X <= MaxCell && c.Y >= -MaxCell && c.Y <= MaxCell
}
