package woerterklauer

import "slices"

// hold finds the most tiles of an old word that lie in a new one in the old order; of
// equally many those of which more have kept their cells, then the first.
func (r *reading) hold(v, w *line) (slot []int, n int) {
	const one = 100 // outweighs all cells kept
	k := len(v.ids)
	slot = make([]int, k)
	for i, id := range v.ids {
		slot[i] = -1
		if r.now.on[id] && w.covers(r.now.where[id]) {
			slot[i] = w.index(r.now.where[id])
		}
	}
	worth := make([]int, k)
	for i, p := range slot {
		worth[i] = one
		if p >= 0 && w.cell(p) == v.cell(i) {
			worth[i]++
		}
	}
	keep := rising(slot, worth)
	for i := range slot {
		if keep[i] {
			n++
		} else {
			slot[i] = -1
		}
	}
	return slot, n
}

// rising tells which places, -1 for none, belong to the rising chain that is worth most;
// of equal ones to the first.
func rising(places, worth []int) []bool {
	best, back := make([]int, len(places)), make([]int, len(places)) // of the chain that ends there
	last := -1
	for i, p := range places {
		back[i] = -1
		if p < 0 {
			continue
		}
		for h, before := range places[:i] {
			if before >= 0 && before < p && best[h] > best[i] {
				best[i], back[i] = best[h], h
			}
		}
		best[i] += worth[i]
		if last < 0 || best[i] > best[last] {
			last = i
		}
	}
	keep := make([]bool, len(places))
	for i := last; i >= 0; i = back[i] {
		keep[i] = true
	}
	return keep
}

// linkCells compares cell by cell. Letters that are taken have no substitute here, and
// tiles that are sure replace nothing; both may be nil.
func (r *reading) linkCells(l *link, taken []bool, sure *[Tiles + 1]bool) {
	v, w := &r.old.lines[l.v], &r.now.lines[l.w]
	l.slot, l.held = make([]int, len(v.ids)), make([]bool, len(v.ids))
	for i, id := range v.ids {
		l.slot[i] = -1
		c := v.cell(i)
		if !w.covers(c) || taken != nil && taken[i] {
			continue
		}
		if p := w.index(c); sure == nil || !sure[w.ids[p]] {
			l.slot[i], l.held[i] = p, w.ids[p] == id
		}
	}
}

// linkAround compares by the letters really held: between two of them, before the first
// and behind the last, missing letters have strange ones in their places.
func (r *reading) linkAround(l *link, a anchor, taken []bool, sure *[Tiles + 1]bool) {
	v, w := &r.old.lines[l.v], &r.now.lines[l.w]
	l.slot, l.held = slices.Clone(a.slot), make([]bool, len(a.slot))
	g := gap{front: true, sure: a.n >= 2}
	for i := 0; i <= len(v.ids); i++ {
		last := i == len(v.ids)
		if !last && a.slot[i] < 0 {
			if !taken[i] {
				g.missing = append(g.missing, i)
			}
			continue
		}
		end := len(w.ids)
		if !last {
			end = a.slot[i]
			l.held[i] = true
		}
		for p := g.from; p < end; p++ {
			// What is still held by some word was not put in the place of another letter.
			if !sure[w.ids[p]] {
				g.strange = append(g.strange, p)
			}
		}
		g.to, g.until = end, i
		if len(g.missing) > 0 && len(g.strange) > 0 {
			r.pair(l, &g)
		}
		g = gap{from: end + 1, since: i + 1, sure: a.n >= 2}
	}
}

// gap is a part of an old word and of a new one between two letters really held.
type gap struct {
	since, until int   // letters of the old word
	from, to     int   // letters of the new word
	missing      []int // of the old word: without their tile
	strange      []int // of the new word
	front        bool  // it lies before the first letter held
	sure         bool  // the new word continues the old one, whatever lies in the gap
}

// near tells whether two letters are equally far from the letter held at the gap's end.
func (g *gap) near(i, p int) bool {
	if g.front {
		return g.until-i == g.to-p
	}
	return i-g.since == p-g.from
}

// crosses tells whether a tile lies where a letter of an old word should if it is still
// the crossing: in a word in the other direction that holds something of the one that
// crossed there.
func (r *reading) crosses(v, i, id int) bool {
	u := r.crossed(v, i)
	if u < 0 {
		return false
	}
	other := way(!r.old.lines[v].Across)
	w := r.now.of[id][other]
	return w >= 0 && slices.ContainsFunc(r.old.lines[u].ids, func(id int) bool { return r.now.of[id][other] == w })
}

// pair puts as many strange letters as possible in the place of missing ones, keeping
// the order: first of those whose tile went to the pool, since only an exchange explains
// it; then those that lie where the old word's crossing now is, then those in the very
// cell, then those nearest to the letters held.
func (r *reading) pair(l *link, g *gap) {
	v, w := &r.old.lines[l.v], &r.now.lines[l.w]
	worth := func(i, p int) int {
		id := v.ids[i]
		sum := 100000 // outweighs what follows, of all letters together
		if w.ids[p] == id {
			return 0 // no letter replaces itself
		}
		if g.sure && r.crosses(l.v, i, w.ids[p]) {
			sum += 80
		}
		if w.cell(p) == v.cell(i) {
			sum += 40
		}
		if !r.now.on[id] {
			sum += 1000
		}
		if g.near(i, p) {
			sum++
		}
		return sum
	}
	m, s := len(g.missing), len(g.strange)
	best := make([]int, (m+1)*(s+1)) // of the first a missing and the first b strange ones
	at := func(a, b int) *int { return &best[a*(s+1)+b] }
	for a := 1; a <= m; a++ {
		for b := 1; b <= s; b++ {
			*at(a, b) = max(*at(a-1, b), *at(a, b-1), *at(a-1, b-1)+worth(g.missing[a-1], g.strange[b-1]))
		}
	}
	for a, b := m, s; a > 0 && b > 0; {
		switch *at(a, b) {
		case *at(a-1, b):
			a--
		case *at(a, b-1):
			b--
		default:
			a, b = a-1, b-1
			l.slot[g.missing[a]] = g.strange[b]
		}
	}
}
