package woerterklauer

import "slices"

// What the referee is willing to look at; everything on a table is far below.
const (
	maxBox   = 64     // width and height
	maxCoord = 100000 // of a cell, positive and negative
)

// line is a word as it lies: two or more tiles in a row.
type line struct {
	Spelled
	ids []int
}

func (l *line) cell(i int) Cell { return l.At.step(l.Across, i) }

func (l *line) cells() []Cell {
	out := make([]Cell, len(l.ids))
	for i := range out {
		out[i] = l.cell(i)
	}
	return out
}

// index is where in the word a cell lies; the cell must be one of its row or column.
func (l *line) index(c Cell) int {
	if l.Across {
		return c.X - l.At.X
	}
	return c.Y - l.At.Y
}

// covers tells whether a cell is one of the word's.
func (l *line) covers(c Cell) bool {
	if l.Across && c.Y != l.At.Y || !l.Across && c.X != l.At.X {
		return false
	}
	i := l.index(c)
	return i >= 0 && i < len(l.ids)
}

// layout is a field before or after a turn, with its words in the order of Place.
type layout struct {
	field  Field // sorted
	low    Cell  // of the grid, which has a margin of one cell
	width  int
	grid   []int // id in each cell, 0 for none
	where  [Tiles + 1]Cell
	on     [Tiles + 1]bool
	letter [Tiles + 1]Letter
	words  []line
	ids    []int             // those of the words, one behind the other
	wordOf [Tiles + 1][2]int // the words across [1] and down [0] through a tile, -1 for none
}

// newLayout wants tiles with sound ids, each in a cell of its own, in a box of at most
// maxBox.
func newLayout(f Field) *layout {
	s := &layout{wordOf: wordless}
	if len(f) == 0 {
		return s
	}
	low, high := f.box()
	s.low = Cell{low.X - 1, low.Y - 1}
	s.width = high.X - low.X + 3
	s.grid = make([]int, s.width*(high.Y-low.Y+3))
	var index [Tiles + 1]int
	for i, p := range f {
		s.grid[s.index(p.At)] = p.ID
		s.where[p.ID], s.on[p.ID], s.letter[p.ID] = p.At, true, p.Letter
		index[p.ID] = i
	}
	s.field = make(Field, 0, len(f))
	for _, id := range s.grid { // row by row, which is sorted
		if id != 0 {
			s.field = append(s.field, f[index[id]])
		}
	}
	s.words = make([]line, 0, len(f))
	s.ids = make([]int, 0, 2*len(f)) // a tile belongs to two words at most
	for _, across := range []bool{true, false} {
		for _, p := range s.field {
			s.addWord(p.At, across)
		}
	}
	return s
}

// wordless are tiles that belong to no word.
var wordless = func() (none [Tiles + 1][2]int) {
	for i := range none {
		none[i] = [2]int{-1, -1}
	}
	return none
}()

// renamed is the layout where each tile goes by another name, that of one with an equal letter.
func (s *layout) renamed(name *[Tiles + 1]int) *layout {
	out := &layout{
		field: slices.Clone(s.field), low: s.low, width: s.width, grid: slices.Clone(s.grid),
		words: slices.Clone(s.words), ids: slices.Clone(s.ids), wordOf: wordless,
	}
	for i := range out.field {
		p := &out.field[i]
		was := p.ID
		p.ID = name[was]
		out.grid[out.index(p.At)] = p.ID
		out.where[p.ID], out.on[p.ID], out.letter[p.ID], out.wordOf[p.ID] = p.At, true, p.Letter, s.wordOf[was]
	}
	for i, id := range out.ids {
		out.ids[i] = name[id]
	}
	at := 0
	for i := range out.words {
		n := len(out.words[i].ids)
		out.words[i].ids = out.ids[at : at+n : at+n]
		at += n
	}
	return out
}

// index is where a cell of the grid stands in it.
func (s *layout) index(c Cell) int { return (c.Y-s.low.Y)*s.width + c.X - s.low.X }

// tile is the tile in a cell, 0 for none; any cell may be asked for.
func (s *layout) tile(c Cell) int {
	x, y := c.X-s.low.X, c.Y-s.low.Y
	if x < 0 || y < 0 || x >= s.width || y*s.width+x >= len(s.grid) {
		return 0
	}
	return s.grid[y*s.width+x]
}

// addWord adds the word that begins in a cell, if one does.
func (s *layout) addWord(c Cell, across bool) {
	delta := 1
	if !across {
		delta = s.width
	}
	at := s.index(c)
	if s.grid[at-delta] != 0 || s.grid[at+delta] == 0 {
		return
	}
	l := line{Spelled: Spelled{Place: Place{c, across}}}
	var text [maxBox]byte
	first, n := len(s.ids), 0
	for ; s.grid[at] != 0; at += delta {
		id := s.grid[at]
		s.ids = append(s.ids, id)
		text[n] = byte(s.letter[id])
		n++
		s.wordOf[id][axis(across)] = len(s.words)
	}
	l.Text, l.ids = string(text[:n]), s.ids[first:first+n:first+n]
	s.words = append(s.words, l)
}

// axis is the index of a direction in layout.wordOf.
func axis(across bool) int {
	if across {
		return 1
	}
	return 0
}

// wordThrough is the word through a tile in a direction, nil if there is none.
func (s *layout) wordThrough(id int, across bool) *line {
	if i := s.wordOf[id][axis(across)]; i >= 0 {
		return &s.words[i]
	}
	return nil
}

// alone tells whether a tile belongs to no word.
func (s *layout) alone(id int) bool { return s.wordOf[id] == [2]int{-1, -1} }

// whole tells whether all tiles hang together.
func (s *layout) whole() bool {
	if len(s.field) == 0 {
		return true
	}
	seen := make([]bool, len(s.grid))
	var found [Tiles]int
	found[0] = s.index(s.field[0].At)
	seen[found[0]] = true
	n := 1
	for i := 0; i < n; i++ {
		for _, at := range [4]int{found[i] - 1, found[i] + 1, found[i] - s.width, found[i] + s.width} {
			if s.grid[at] != 0 && !seen[at] {
				seen[at], found[n] = true, at
				n++
			}
		}
	}
	return n == len(s.field)
}

// pieces are the connected parts, the largest first (of equal ones the first in the
// order of cells); within a part the cells are sorted.
func (s *layout) pieces() [][]Cell {
	var out [][]Cell
	seen := make([]bool, len(s.grid))
	for _, p := range s.field {
		if seen[s.index(p.At)] {
			continue
		}
		seen[s.index(p.At)] = true
		piece := []Cell{p.At}
		for i := 0; i < len(piece); i++ {
			c := piece[i]
			for _, n := range [4]Cell{{c.X + 1, c.Y}, {c.X - 1, c.Y}, {c.X, c.Y + 1}, {c.X, c.Y - 1}} {
				if at := s.index(n); s.grid[at] != 0 && !seen[at] {
					seen[at] = true
					piece = append(piece, n)
				}
			}
		}
		slices.SortFunc(piece, compareCells)
		out = append(out, piece)
	}
	slices.SortStableFunc(out, func(a, b []Cell) int { return len(b) - len(a) })
	return out
}
