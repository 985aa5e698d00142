package woerterklauer

import "slices"

// findHeld finds the most tiles of an old word that lie in a new one in the old order; of
// equally many those of which more have kept their cells, then the first.
func (c *comparison) findHeld(from, to *line) (slot []int, held int) {
	const one = 100 // outweighs all cells kept
	slot = make([]int, len(from.ids))
	for i, id := range from.ids {
		slot[i] = -1
		if c.after.on[id] && to.covers(c.after.where[id]) {
			slot[i] = to.index(c.after.where[id])
		}
	}
	worth := make([]int, len(from.ids))
	for i, at := range slot {
		worth[i] = one
		if at >= 0 && to.cell(at) == from.cell(i) {
			worth[i]++
		}
	}
	keep := rising(slot, worth)
	for i := range slot {
		if keep[i] {
			held++
		} else {
			slot[i] = -1
		}
	}
	return slot, held
}

// rising tells which places, -1 for none, belong to the rising chain that is worth most;
// of equal ones to the first.
func rising(places, worth []int) []bool {
	best, back := make([]int, len(places)), make([]int, len(places)) // of the chain that ends there
	last := -1
	for i, place := range places {
		back[i] = -1
		if place < 0 {
			continue
		}
		for h, before := range places[:i] {
			if before >= 0 && before < place && best[h] > best[i] {
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

// compareCells compares cell by cell. Letters that are taken have no substitute here, and
// tiles that are sure replace nothing; both may be nil.
func (l *link) compareCells(taken []bool, sure *[Tiles + 1]bool) {
	l.slot, l.held = make([]int, len(l.from.ids)), make([]bool, len(l.from.ids))
	for i, id := range l.from.ids {
		l.slot[i] = -1
		cell := l.from.cell(i)
		if !l.to.covers(cell) || taken != nil && taken[i] {
			continue
		}
		if at := l.to.index(cell); sure == nil || !sure[l.to.ids[at]] {
			l.slot[i], l.held[i] = at, l.to.ids[at] == id
		}
	}
}

// compareAround compares by the letters really held: between two of them, before the first
// and behind the last, missing letters have strange ones in their places.
func (c *comparison) compareAround(l *link, a anchor, taken []bool, sure *[Tiles + 1]bool) {
	l.slot, l.held = slices.Clone(a.slot), make([]bool, len(a.slot))
	g := gap{front: true, sure: a.held >= 2}
	for i := 0; i <= len(l.from.ids); i++ {
		last := i == len(l.from.ids)
		if !last && a.slot[i] < 0 {
			if !taken[i] {
				g.missing = append(g.missing, i)
			}
			continue
		}
		end := len(l.to.ids)
		if !last {
			end = a.slot[i]
			l.held[i] = true
		}
		for at := g.from; at < end; at++ {
			// What is still held by some word was not put in the place of another letter.
			if !sure[l.to.ids[at]] {
				g.strange = append(g.strange, at)
			}
		}
		g.to, g.until = end, i
		if len(g.missing) > 0 && len(g.strange) > 0 {
			c.fillGap(l, &g)
		}
		g = gap{from: end + 1, since: i + 1, sure: a.held >= 2}
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

// near tells whether a missing letter and a strange one are equally far from the letter held
// at the gap's end.
func (g *gap) near(missing, strange int) bool {
	if g.front {
		return g.until-missing == g.to-strange
	}
	return missing-g.since == strange-g.from
}

// crossesThere tells whether a tile lies where a letter of an old word should if it is still
// the crossing: in a word in the other direction that holds something of the one that
// crossed there.
func (c *comparison) crossesThere(was, i, id int) bool {
	crossing := c.crossing(was, i)
	if crossing < 0 {
		return false
	}
	other := axis(!c.before.words[was].Across)
	now := c.after.wordOf[id][other]
	return now >= 0 && slices.ContainsFunc(c.before.words[crossing].ids, func(id int) bool { return c.after.wordOf[id][other] == now })
}

// worth is how likely a strange letter was put in the place of a missing one, 0 for never:
// first of those whose tile went to the pool, since only an exchange explains it; then
// those that lie where the old word's crossing now is, then those in the very cell, then
// those nearest to the letters held.
func (c *comparison) worth(l *link, g *gap, missing, strange int) int {
	id := l.from.ids[missing]
	if l.to.ids[strange] == id {
		return 0 // no letter replaces itself
	}
	sum := 100000 // outweighs what follows, of all letters together
	if g.sure && c.crossesThere(l.was, missing, l.to.ids[strange]) {
		sum += 80
	}
	if l.to.cell(strange) == l.from.cell(missing) {
		sum += 40
	}
	if !c.after.on[id] {
		sum += 1000
	}
	if g.near(missing, strange) {
		sum++
	}
	return sum
}

// fillGap puts as many strange letters as possible in the place of missing ones, keeping
// the order: those that are worth most together.
func (c *comparison) fillGap(l *link, g *gap) {
	missing, strange := len(g.missing), len(g.strange)
	best := make([]int, (missing+1)*(strange+1)) // of the first a missing and the first b strange ones
	at := func(a, b int) *int { return &best[a*(strange+1)+b] }
	for a := 1; a <= missing; a++ {
		for b := 1; b <= strange; b++ {
			both := *at(a-1, b-1) + c.worth(l, g, g.missing[a-1], g.strange[b-1])
			*at(a, b) = max(*at(a-1, b), *at(a, b-1), both)
		}
	}
	for a, b := missing, strange; a > 0 && b > 0; {
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
