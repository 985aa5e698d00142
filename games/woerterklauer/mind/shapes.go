package mind

import (
	"cmp"
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// A shape is the field with tiles moved or taken up, which techniques from level II on allow. Plays then go on from there as
// they do from the field that the turn began with: every letter still belongs to the word that it lay in.

// shapes are what one technique makes of a position that nothing was laid on, the best first.
func (s *search) shapes(p *pos) []*pos {
	level := s.view.Options.Level
	var out []*pos
	add := func(next *pos) {
		if next != nil {
			out = append(out, next)
		}
	}
	for at := range p.olds {
		if s.stopped() {
			break
		}
		o := &p.olds[at]
		if o.open || p.touched[at] {
			continue
		}
		s.inserted(p, at, add)
		if level >= wk.LevelIII {
			s.cutOut(p, at, add)
		}
		if level >= wk.LevelIV {
			add(s.takenUp(p, at, 0, len(o.text), 0))
		}
	}
	slices.SortStableFunc(out, func(a, b *pos) int { return cmp.Compare(b.score(), a.score()) })
	return out
}

// score is how good a position is in the middle of a turn: letters that must still be laid are a burden.
func (p *pos) score() int { return p.lead - int(p.owed) }

// inserted puts a letter of the pool into a word, and moves the part behind it or the part before it.
func (s *search) inserted(p *pos, at int, add func(*pos)) {
	o := &p.olds[at]
	for i := 1; i < len(o.text); i++ {
		for l := range letters {
			text := o.text[:i] + string(rune('A'+l)) + o.text[i:]
			if p.pool[l+1] == 0 || s.tree.find(text) == none {
				continue
			}
			ahead := o.dir.ahead()
			for _, by := range []int{1, -1} {
				b, ok := p.shifted(at, i, i, by)
				if !ok {
					continue
				}
				cell := int(p.first[at]) + i*ahead
				if by < 0 {
					cell -= ahead
				}
				add(s.shaped(p, b, at, func(next *pos) { next.take(cell, uint8(l+1)) }))
			}
		}
	}
}

// cutOut takes letters out of a word: the rest closes up or stays.
func (s *search) cutOut(p *pos, at int, add func(*pos)) {
	text := p.olds[at].text
	for i := 0; i < len(text); i++ {
		for k := i + 1; k <= len(text) && !p.crossed(at, k-1); k++ {
			head, tail := text[:i], text[k:]
			if len(head)+len(tail) < 2 {
				continue
			}
			if len(head) > 0 && len(tail) > 0 && s.tree.find(head+tail) != none {
				add(s.takenUp(p, at, i, k, i-k))
				add(s.takenUp(p, at, i, k, k-i))
			}
			if (len(head) < 2 || s.tree.find(head) != none) && (len(tail) < 2 || s.tree.find(tail) != none) && max(len(head), len(tail)) >= 2 {
				add(s.takenUp(p, at, i, k, 0))
			}
		}
	}
}

// crossed tells whether a letter of an old word lies in another one, too.
func (b *base) crossed(at, i int) bool {
	o := &b.olds[at]
	return b.word[1-o.dir][int(b.first[at])+i*o.dir.ahead()] >= 0
}

// takenUp takes letters of a word into the hand, but for those that lie in other words, too. by is where its end goes, or, if
// positive, its beginning.
func (s *search) takenUp(p *pos, at, from, to, by int) *pos {
	o := &p.olds[at]
	b, ok := p.shifted(at, from, to, by)
	if !ok {
		return nil
	}
	var hand []wk.Tile
	for i := from; i < to; i++ {
		if p.crossed(at, i) {
			continue
		}
		cell := int(p.first[at]) + i*o.dir.ahead()
		hand = append(hand, wk.Tile{ID: int(p.id[cell]), Letter: wk.Letter('A' + p.letter[cell] - 1)})
		if by == 0 {
			b.clear(cell)
		}
	}
	if len(hand) == 0 {
		return nil
	}
	b.loose, b.cut[at] = slices.Concat(b.loose, hand), true
	return s.shaped(p, b, at, func(next *pos) {
		for _, t := range hand {
			l := t.Letter - 'A' + 1
			next.pool[l]++
			next.owes[l]++
			next.owed++
		}
	})
}

// clear leaves a cell empty.
func (b *base) clear(cell int) {
	b.letter[cell], b.mine[cell], b.id[cell] = 0, false, 0
	b.word[across][cell], b.word[down][cell] = none, none
}

// shifted is the base with a part of a word moved by so many cells, and what hangs on it: the part behind the letters from one
// up to another to close up over them, or, where these are none, to make room for one; or the part before them, to the other
// side. It is false if both parts hang together elsewhere, or something is in the way.
func (b *base) shifted(word, from, to, by int) (*base, bool) {
	out := *b
	if by == 0 {
		return &out, true
	}
	dir, at := b.olds[word].dir, int(b.first[word])
	ahead := dir.ahead()
	moves, stays := at+to*ahead, at+(from-1)*ahead
	if by < 0 == (from == to) {
		moves, stays = stays, moves
	}
	for i := from; i < to; i++ {
		out.clear(at + i*ahead)
	}
	part, ok := out.hanging(moves, stays)
	if !ok {
		return nil, false
	}
	for _, cell := range part {
		out.clear(cell)
	}
	for _, cell := range part {
		next := cell + by*ahead
		if !inner(dir.place(cell)+by) || out.letter[next] != 0 {
			return nil, false
		}
		out.letter[next], out.mine[next], out.id[next] = b.letter[cell], b.mine[cell], b.id[cell]
		out.word[across][next], out.word[down][next] = b.word[across][cell], b.word[down][cell]
	}
	for w := range out.olds {
		if w != word && slices.Contains(part, int(b.first[w])) {
			out.first[w] += int16(by * ahead)
		}
	}
	return &out, true
}

// hanging are the cells that hang together with one, but not through the step to another; false if that hangs on them, too.
func (b *base) hanging(cell, without int) ([]int, bool) {
	var seen [cells]bool
	seen[cell] = true
	part := []int{cell}
	for i := 0; i < len(part); i++ {
		for _, step := range [4]int{1, -1, stride, -stride} {
			next := part[i] + step
			if b.letter[next] == 0 || seen[next] || i == 0 && next == without {
				continue
			}
			if next == without {
				return nil, false
			}
			seen[next] = true
			part = append(part, next)
		}
	}
	return part, true
}

// shaped is a position on another base, after more has been done; nil where something on it isn't right.
func (s *search) shaped(p *pos, b *base, at int, more func(*pos)) *pos {
	s.nodes += 200 // about what it takes
	next := &pos{base: b, cur: b.letter, pool: p.pool, owed: p.owed, owes: p.owes, low: [2]int8{stride, stride}}
	for cell, letter := range next.cur {
		if letter != 0 {
			x, y := int8(across.place(cell)), int8(down.place(cell))
			next.low = [2]int8{min(next.low[across], x), min(next.low[down], y)}
			next.high = [2]int8{max(next.high[across], x), max(next.high[down], y)}
			next.hash ^= mixed(cell, letter)
		}
	}
	if next.low[across] > next.high[across] {
		return nil
	}
	b.touched[at], b.reshaped = true, true
	more(next)
	if int(next.high[across]-next.low[across]) >= s.edge || int(next.high[down]-next.low[down]) >= s.edge || !s.settle(next) {
		return nil
	}
	return next
}

// settle judges all words of a position; false if there is one that can't lie there, or if not all hang together.
func (s *search) settle(p *pos) bool {
	seen, first := 0, 0
	for cell, letter := range p.cur {
		if letter == 0 {
			continue
		}
		seen++
		first = cell
		alone := true
		for _, d := range [2]direction{across, down} {
			ahead := d.ahead()
			if p.cur[cell-ahead] != 0 {
				alone = false
				continue
			}
			if p.cur[cell+ahead] == 0 {
				continue
			}
			alone = false
			if start, n := p.run(d, cell); !p.unchanged(d, start, n) && !s.marked(p, d, start, n) {
				return false
			}
		}
		if alone {
			return false
		}
	}
	p.count()
	return seen > 0 && p.reach(first) == seen
}

// unchanged tells whether a word lies there with the letters that it had.
func (b *base) unchanged(d direction, start, n int) bool {
	w := b.word[d][start]
	if w < 0 || len(b.olds[w].text) != n {
		return false
	}
	for i := range n {
		if b.word[d][start+i*d.ahead()] != w {
			return false
		}
	}
	return true
}

// marked marks which letters of a word show the mover's colour; false if it can't lie there.
func (s *search) marked(p *pos, d direction, start, n int) bool {
	f := finder{search: s, pos: p, dir: d, ahead: d.ahead()}
	word := p.term(s.tree, d, start, n)
	if _, ok := f.holds(d, start, n, word); !ok {
		return false
	}
	f.showWord(d, start, n, word)
	return true
}

// reach is how many tiles hang together with the one on a cell.
func (p *pos) reach(cell int) int {
	var seen [cells]bool
	seen[cell] = true
	todo := []int{cell}
	for i := 0; i < len(todo); i++ {
		for _, next := range [4]int{todo[i] + 1, todo[i] - 1, todo[i] + stride, todo[i] - stride} {
			if p.cur[next] != 0 && !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	return len(todo)
}
