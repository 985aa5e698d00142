package mind

import (
	"math/bits"
	"slices"
)

// play is a word laid: over what lies there, with letters of the hand on empty cells and in the place of others.
type play struct {
	from  *pos
	dir   direction
	start int
	word  int32
	n     int
	lay   [longestWord]uint8 // all its letters
	lead  int                // after it
	score int                // less letters that must still be laid then
}

// finder finds all plays of a position in one direction, letter by letter (Appel and Jacobson).
type finder struct {
	*search
	*pos
	dir     direction
	ahead   int
	start   int
	contact int    // how many letters come before the first that touches something
	hook    uint32 // letters that may lie there
	limit   int    // most letters
	n       int
	placed  int // letters laid
	swaps   int // of them in the place of another
	was     [longestWord]uint8
	turns   [longestWord]uint8 // see weighSides
	held    [8]holding
	finds   *finds
}

// plays finds all of a position's, as long as there are nodes left.
func (s *search) plays(p *pos, all *finds) {
	for _, d := range [2]direction{across, down} {
		f := finder{search: s, pos: p, dir: d, ahead: d.ahead(), finds: all}
		if p.low[across] > p.high[across] { // nothing lies there yet
			f.start, f.limit, f.hook = origin*stride+origin, min(s.longest, s.edge), every
			f.extend(0)
			return
		}
		f.lines()
	}
}

// lines goes through all cells where a word may begin.
func (f *finder) lines() {
	side := 1 - f.dir
	for line := int(f.high[side]) - f.edge + 1; line < int(f.low[side])+f.edge; line++ {
		for at := int(f.high[f.dir]) - f.edge + 1; at < int(f.low[f.dir])+f.edge-1; at++ {
			if f.stopped() {
				return
			}
			if !inner(line) || !inner(at) {
				continue
			}
			f.start = line*side.ahead() + at*f.ahead
			if f.cur[f.start-f.ahead] == 0 && !f.overlooks(f.dir, f.start) {
				f.begin(at)
			}
		}
	}
}

// begin tries the words that begin in a cell.
func (f *finder) begin(at int) {
	f.limit = min(f.longest, min(int(f.low[f.dir]), at)+f.edge-at, stride-1-at)
	cell := f.start
	for f.contact = 0; !f.touches(f.dir, cell); f.contact++ {
		if f.contact == f.limit-1 {
			return
		}
		cell += f.ahead
	}
	if f.cur[cell] == 0 {
		f.hook = f.fits(f.tree, f.dir, cell) & f.hand()
	} else {
		f.hook = 1 << (f.cur[cell] - 1)
		if f.mayChange(cell) {
			f.hook |= f.fits(f.tree, f.dir, cell) & f.hand()
		}
	}
	if f.hook != 0 {
		f.extend(0)
	}
}

// hand are the letters in hand.
func (p *pos) hand() uint32 {
	var out uint32
	for l := 1; l <= letters; l++ {
		if p.pool[l] > 0 {
			out |= 1 << (l - 1)
		}
	}
	return out
}

// mayChange tells whether the letter on a cell may be exchanged; whether too many are in the end is another question.
func (f *finder) mayChange(cell int) bool {
	if f.cur[cell] != f.letter[cell] || f.swaps == 2 {
		return false
	}
	for d := range f.word {
		if w := f.word[d][cell]; w >= 0 && f.cut[w] {
			return false
		}
	}
	return true
}

// extend goes on from a node with the next cell.
func (f *finder) extend(at uint32) {
	f.nodes++
	n, cell := &f.tree[at], f.start+f.n*f.ahead
	there := f.cur[cell]
	if n.word != none && there == 0 && f.placed > 0 && f.n > f.contact {
		f.emit(n.word)
	}
	if f.n == f.limit || f.misses(n) {
		return
	}
	if there == 0 {
		f.lay(n, cell, n.mask&f.fits(f.tree, f.dir, cell))
		return
	}
	if n.mask>>(there-1)&1 != 0 {
		f.was[f.n] = there
		f.n++
		f.extend(n.child(int(there - 1)))
		f.n--
	}
	if f.mayChange(cell) {
		f.swaps++
		f.lay(n, cell, n.mask&f.fits(f.tree, f.dir, cell)&^(1<<(there-1)))
		f.swaps--
	}
}

// misses tells whether no word that goes on from a node has one of the letters that may lie where it first touches something.
func (f *finder) misses(n *node) bool {
	switch f.contact - f.n {
	case 0:
		return n.mask&f.hook == 0
	case 1:
		return n.far[0]&f.hook == 0
	case 2:
		return n.far[1]&f.hook == 0
	}
	return false
}

// lay tries letters of the hand on a cell; what lies there goes into the hand.
func (f *finder) lay(n *node, cell int, mask uint32) {
	there := f.cur[cell]
	f.pool[there]++
	f.was[f.n] = there
	f.placed++
	f.n++
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros32(mask)
		if f.pool[l+1] == 0 {
			continue
		}
		f.pool[l+1]--
		f.cur[cell] = uint8(l + 1)
		f.extend(n.child(l))
		f.pool[l+1]++
	}
	f.cur[cell] = there
	f.n--
	f.placed--
	f.pool[there]--
}

// emit keeps a play that may lie there.
func (f *finder) emit(word int32) {
	if f.swaps > 0 && !f.mayExchange() {
		return
	}
	lead, ok := f.weigh(word)
	if !ok || f.ceiling > 0 && lead > f.ceiling {
		return
	}
	p := play{from: f.pos, dir: f.dir, start: f.start, word: word, n: f.n, lead: lead}
	owes, owed := f.owes, int(f.owed)
	for i := range f.n {
		l := f.cur[f.start+i*f.ahead]
		p.lay[i] = l
		if owed > 0 && l != f.was[i] && owes[l] > 0 {
			owes[l]--
			owed--
		}
	}
	p.score = lead - owed
	f.finds.add(p)
}

// mayExchange tells whether no old word has too many letters exchanged: one, or two if one of them is its crossing with a
// word that has no other one exchanged.
func (f *finder) mayExchange() bool {
	var list [2 * wordsMost]int16
	all := append(list[:0], f.swapped...)
	for i := range f.n {
		if cell := f.start + i*f.ahead; f.was[i] != 0 && f.was[i] == f.letter[cell] && f.cur[cell] != f.was[i] {
			all = append(all, int16(cell))
		}
	}
	var count [maxOlds]uint8
	for _, cell := range all {
		for d := range f.word {
			if w := f.word[d][cell]; w >= 0 {
				count[w]++
			}
		}
	}
	return !slices.ContainsFunc(all, func(cell int16) bool {
		for d := range f.word {
			w := f.word[d][cell]
			if w >= 0 && (count[w] > 2 || count[w] == 2 && !f.double(all, d, w, &count)) {
				return true
			}
		}
		return false
	})
}

// wordsMost is how many letters a turn exchanges at most; what is beyond is only slower.
const wordsMost = 16

func (f *finder) double(all []int16, d int, w int8, count *[maxOlds]uint8) bool {
	for _, cell := range all {
		if other := f.word[1-d][cell]; f.word[d][cell] == w && other >= 0 && count[other] == 1 {
			return true
		}
	}
	return false
}
