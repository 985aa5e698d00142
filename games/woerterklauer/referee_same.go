package woerterklauer

import "slices"

// Which tile is which? Replacing a letter by an equal letter is no change: the old tile
// counts as still lying there (RULES.md, "Continues"). And equal letters of the field that
// have changed places among each other are as good as not: whoever pushes the end of KASSE
// aside for an L (KLASSE) may as well carry one S over the other. So a turn can be read
// in several ways, in each of which tiles with equal letters go by each other's ids:
//
//   - settled: equal letters change ids as long as that keeps more neighbours of the old
//     words together (or, of equal ones, more tiles in their cells);
//   - strict: only by the letter of the rule, cell by cell;
//   - raw: as the tiles really lie;
//   - freed: like settled, and with equal letters that went to the pool as well (whoever lays
//     KLASSE may take any S off KASSE and another one from the pool).
//
// The reading with the lowest lawful level counts; of equal ones the first.

// readings are the fields after the turn in each reading, without doubles. Colours are
// not set.
func readings(before, raw *layout, left []Tile) []*layout {
	if !slices.ContainsFunc(before.field, func(p Placed) bool { return raw.tile(p.At) != p.ID }) {
		return []*layout{raw} // nothing has left its cell
	}
	base := newNaming(before, raw, left)
	next := base.clone()
	var names []*naming
	var out []*layout
	for _, rename := range []func(*naming) bool{(*naming).settled, (*naming).strict, (*naming).asRaw, (*naming).freed} {
		n := base
		if rename(next) {
			n, next = next, base.clone()
		}
		if slices.ContainsFunc(names, n.asOnField) {
			continue
		}
		names = append(names, n)
		if n == base {
			out = append(out, raw)
		} else {
			out = append(out, raw.renamed(&n.name))
		}
	}
	return out
}

// The four readings; each tells whether tiles have changed names.

func (n *naming) settled() bool { return n.settle(false) }
func (n *naming) asRaw() bool   { return false }
func (n *naming) freed() bool   { return n.settle(true) }

// strict lets every old tile go back to its cell where an equal letter lies.
func (n *naming) strict() bool {
	changed := false
	for _, p := range n.old.field {
		if got := n.lying(p.At); got != 0 && got != p.ID && n.all[got] == p.Letter {
			n.swap(got, p.ID)
			changed = true
		}
	}
	return changed
}

// asOnField tells whether the tiles on the field have the same names.
func (n *naming) asOnField(other *naming) bool {
	return !slices.ContainsFunc(n.now.field, func(p Placed) bool { return n.name[p.ID] != other.name[p.ID] })
}

// naming says which tile counts as lying where after the turn.
type naming struct {
	old  *layout
	now  *layout           // as the tiles really lie
	at   [Tiles + 1]Cell   // of a name
	on   [Tiles + 1]bool   // on the field; else in the pool
	name [Tiles + 1]int    // of a real tile
	real [Tiles + 1]int    // the tile that goes by this name
	all  [Tiles + 1]Letter // of every tile in play
}

func newNaming(old, now *layout, left []Tile) *naming {
	n := &naming{old: old, now: now, at: now.where, on: now.on}
	for id := range n.name {
		n.name[id], n.real[id] = id, id
	}
	for _, p := range now.field {
		n.all[p.ID] = p.Letter
	}
	for _, t := range left {
		n.all[t.ID] = t.Letter
	}
	return n
}

func (n *naming) clone() *naming {
	c := *n
	return &c
}

// swap lets two names change places.
func (n *naming) swap(a, b int) {
	n.at[a], n.at[b] = n.at[b], n.at[a]
	n.on[a], n.on[b] = n.on[b], n.on[a]
	x, y := n.real[a], n.real[b]
	n.real[a], n.real[b] = y, x
	n.name[x], n.name[y] = b, a
}

// lying is the name of the tile in a cell after the turn, 0 for none.
func (n *naming) lying(c Cell) int { return n.name[n.now.tile(c)] }

// settle changes names as long as it brings something; at most rounds passes. It tells whether it has.
func (n *naming) settle(freed bool) bool {
	const rounds = 20
	changed := false
	for range rounds {
		again := false
		for _, p := range n.old.field {
			again = n.settleTile(p.ID, freed) || again
		}
		if !again {
			break
		}
		changed = true
	}
	return changed
}

// settleTile tries to let an old tile that has left its cell change names with its
// equals: with whatever lies in its cell now, and with other old tiles on the field; if
// it lies in the pool, only where that is wanted.
func (n *naming) settleTile(id int, freed bool) bool {
	if n.on[id] && n.at[id] == n.old.where[id] {
		return false
	}
	better := false
	if got := n.lying(n.old.where[id]); got != 0 && n.all[got] == n.all[id] {
		better = n.swapIfBetter(id, got)
	}
	for _, p := range n.now.field {
		other := n.name[p.ID]
		if other != id && n.all[other] == n.all[id] && (freed || n.on[id]) && n.old.on[other] {
			better = n.swapIfBetter(id, other) || better
		}
	}
	return better
}

// swapIfBetter lets two names change places if more of the old field is kept so.
func (n *naming) swapIfBetter(a, b int) bool {
	before := n.worth(a) + n.worth(b)
	n.swap(a, b)
	if n.worth(a)+n.worth(b) > before {
		return true
	}
	n.swap(a, b)
	return false
}

// worth is how much of the old field around a tile is kept: for each neighbour in an old
// word 4 if it still lies in the same row on the same side, 4 more if it is still the
// neighbour; and 1 if the tile lies in its cell.
func (n *naming) worth(id int) int {
	if !n.old.on[id] || !n.on[id] {
		return 0
	}
	sum := 0
	c, at := n.old.where[id], n.at[id]
	if c == at {
		sum++
	}
	for _, d := range [4]Cell{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		next := n.old.tile(Cell{c.X + d.X, c.Y + d.Y})
		if next == 0 || !n.on[next] {
			continue
		}
		far := Cell{n.at[next].X - at.X, n.at[next].Y - at.Y}
		switch {
		case far == d:
			sum += 8
		case n.together(id, next, d):
			sum += 4
		}
	}
	return sum
}

// together tells whether next still lies in the direction d of id, in one word.
func (n *naming) together(id, next int, d Cell) bool {
	across := d.X != 0
	l := n.now.wordThrough(n.real[id], across)
	if l == nil || !l.covers(n.at[next]) {
		return false
	}
	return (l.index(n.at[next])-l.index(n.at[id]))*(d.X+d.Y) > 0
}
