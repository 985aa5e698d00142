package mind

import (
	"slices"

	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
)

// The board is larger than any field: what lies at the turn's beginning begins at (origin, origin), so that the field can
// grow in all directions. Its outermost cells stay empty. Where little is left of a field that was taken apart it could grow
// further than the board; that isn't looked at.
const (
	stride = 32
	cells  = stride * stride
	origin = 13
)

// inner tells whether a tile may lie at a place in a row or column of the board.
func inner(place int) bool { return place > 0 && place < stride-1 }

// direction is that of a word.
type direction int

const (
	across direction = iota
	down
)

// ahead is how far the next cell is.
func (d direction) ahead() int {
	if d == across {
		return 1
	}
	return stride
}

// place is where a cell lies in its row, or in its column.
func (d direction) place(cell int) int {
	if d == across {
		return cell % stride
	}
	return cell / stride
}

// old is a word as it lay when the turn began.
type old struct {
	text    string
	word    int32 // none: not in the list
	sense   lexicon.Sense
	carried []int32 // terms that it may not become
	open    bool    // nobody knows what it means
	dir     direction
}

// maxOlds is how many words lie on a field at most.
const maxOlds = 128

// base is the field as a turn finds it, or as moving tiles has left it: each tile with its colour and its words. Letters
// are numbered from 1, 0 is no tile.
type base struct {
	letter   [cells]uint8
	mine     [cells]bool
	id       [cells]uint8 // of the tile
	word     [2][cells]int8
	olds     []old
	first    [maxOlds]int16 // their first cells
	touched  [maxOlds]bool  // words that letters were put into or taken out of
	cut      [maxOlds]bool  // of them those that letters were taken out of
	reshaped bool           // it isn't the field as the turn found it
	loose    []wk.Tile      // tiles that were taken up and must lie again at the turn's end
	bonus    int            // what the handicap adds to the lead
}

// pos is where a turn has got to.
type pos struct {
	*base
	cur     [cells]uint8      // letters that lie there now
	show    [cells]uint8      // a bit for each direction: the word there shows the mover's colour
	cross   [2][cells]uint32  // see letters; bit 31 when known
	pool    [letters + 1]int8 // letters in hand
	owed    int8              // how many of them must be laid
	owes    [letters + 1]int8 // and which
	swapped []int16           // cells with another letter than in base
	low     [2]int8           // of the bounding box, by direction
	high    [2]int8
	lead    int
	hash    uint64
	plays   []play
}

const known = 1 << 31

// every is the mask of all letters.
const every = 1<<letters - 1

// corner is the first cell of the bounding box that the field had.
type corner = wk.Cell

// cellOf is where a cell of the field lies on the board.
func cellOf(c, low corner) int { return (c.Y-low.Y+origin)*stride + c.X - low.X + origin }

// fieldCell is where a cell of the board lies on the field.
func fieldCell(cell int, low corner) wk.Cell {
	return wk.Cell{X: cell%stride - origin + low.X, Y: cell/stride - origin + low.Y}
}

// worth is what a cell with a letter counts for the lead, where words show the mover's colour.
func (b *base) worth(cell int, letter, show uint8) int {
	switch {
	case letter == 0:
		return 0
	case b.mine[cell] || show != 0 || letter != b.letter[cell]:
		return 1
	}
	return -1
}

// count counts the lead.
func (p *pos) count() {
	p.lead = p.bonus
	for cell := range p.cur {
		p.lead += p.worth(cell, p.cur[cell], p.show[cell])
	}
}

// touches tells whether something lies on a cell, or next to it across a direction.
func (p *pos) touches(d direction, cell int) bool {
	side := (1 - d).ahead()
	return p.cur[cell] != 0 || p.cur[cell-side] != 0 || p.cur[cell+side] != 0
}

// fits are the letters that may lie on a cell, as far as the word across the direction allows.
func (p *pos) fits(t tree, d direction, cell int) uint32 {
	if m := p.cross[d][cell]; m != 0 {
		return m & every
	}
	m := p.crossing(t, (1 - d).ahead(), cell)
	p.cross[d][cell] = m | known
	return m
}

func (p *pos) crossing(t tree, ahead, cell int) uint32 {
	start := cell
	for p.cur[start-ahead] != 0 {
		start -= ahead
	}
	if start == cell && p.cur[cell+ahead] == 0 {
		return every
	}
	n := &t[0]
	for c := start; c != cell; c += ahead {
		l := int(p.cur[c] - 1)
		if n.mask>>l&1 == 0 {
			return 0
		}
		n = &t[n.child(l)]
	}
	var out uint32
	for l := range letters {
		if n.mask>>l&1 != 0 && p.ends(t, n.child(l), cell+ahead, ahead) {
			out |= 1 << l
		}
	}
	return out
}

// ends tells whether what lies from a cell on ends a word.
func (p *pos) ends(t tree, at uint32, cell, ahead int) bool {
	for ; p.cur[cell] != 0; cell += ahead {
		n, l := &t[at], int(p.cur[cell]-1)
		if n.mask>>l&1 == 0 {
			return false
		}
		at = n.child(l)
	}
	return t[at].word != none
}

// forget is called when a cell has changed: what fits around it isn't known any more.
func (p *pos) forget(cell int) {
	for _, d := range [2]direction{across, down} {
		ahead := (1 - d).ahead()
		p.cross[d][cell] = 0
		for _, a := range [2]int{ahead, -ahead} {
			c := cell + a
			for ; p.cur[c] != 0; c += a {
				p.cross[d][c] = 0
			}
			p.cross[d][c] = 0
		}
	}
}

// run is the word through a cell: its first cell and how many letters it has.
func (p *pos) run(d direction, cell int) (start, n int) {
	ahead := d.ahead()
	for start = cell; p.cur[start-ahead] != 0; start -= ahead {
	}
	for n = 0; p.cur[start+n*ahead] != 0; n++ {
	}
	return start, n
}

// term is the word that lies there, or none.
func (p *pos) term(t tree, d direction, start, n int) int32 {
	node := &t[0]
	for i := range n {
		l := int(p.cur[start+i*d.ahead()] - 1)
		if node.mask>>l&1 == 0 {
			return none
		}
		node = &t[node.child(l)]
	}
	return node.word
}

// takes puts a letter on a cell, and what lay there into the hand.
func (p *pos) take(cell int, letter uint8) {
	if was := p.cur[cell]; was != 0 {
		p.pool[was]++
		p.hash ^= mixed(cell, was)
	} else {
		x, y := int8(across.place(cell)), int8(down.place(cell))
		p.low = [2]int8{min(p.low[across], x), min(p.low[down], y)}
		p.high = [2]int8{max(p.high[across], x), max(p.high[down], y)}
	}
	p.hash ^= mixed(cell, letter)
	p.pool[letter]--
	if p.owes[letter] > 0 {
		p.owes[letter]--
		p.owed--
	}
	p.cur[cell] = letter
	if p.letter[cell] != 0 && !slices.Contains(p.swapped, int16(cell)) {
		p.swapped = append(slices.Clip(p.swapped), int16(cell))
	}
	p.forget(cell)
}

// mixed is a letter on a cell in a hash.
func mixed(cell int, letter uint8) uint64 {
	x := uint64(cell)<<8 | uint64(letter)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
