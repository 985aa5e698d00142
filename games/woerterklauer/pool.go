package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// aside is how many tiles must be set aside for want of a vowel, 0 for none.
func (m *Match) aside() int {
	if len(m.Pool) == 0 || hasVowel(m.Pool) || !hasVowel(m.boxed()) {
		return 0
	}
	return min(MaxAside, len(m.Box), len(m.Pool))
}

// boxed are the tiles in the box, in no order that means anything.
func (m *Match) boxed() []Tile {
	out := make([]Tile, len(m.Box))
	for i, id := range m.Box {
		out[i] = m.tiles[id-1]
	}
	return out
}

// take draws n tiles out of the box: one event of chance.
func (m *Match) take(n int) []Tile {
	box := slices.Clone(m.Box)
	out := make([]Tile, 0, n)
	for i := range n {
		k := games.NewChance(m.setup.Seed, m.Chance, i).IntN(len(box))
		out = append(out, m.tiles[box[k]-1])
		box = slices.Delete(box, k, k+1)
	}
	m.Box = box
	m.Chance++
	return out
}

// inPool tells whether all are ids of tiles in the pool, each once.
func (m *Match) inPool(ids []int) bool {
	for i, id := range ids {
		if find(m.Pool, id) < 0 || slices.Contains(ids[:i], id) {
			return false
		}
	}
	return true
}

// exchange sets tiles of the pool aside, draws as many, and puts them back into the box.
func (m *Match) exchange(by games.Seat, event games.ID, ids []int) {
	var kept, aside []Tile
	for _, t := range m.Pool {
		if slices.Contains(ids, t.ID) {
			aside = append(aside, t)
		} else {
			kept = append(kept, t)
		}
	}
	drawn := m.take(len(aside))
	m.Pool = slices.Concat(kept, drawn)
	m.Box = slices.Concat(m.Box, ids)
	slices.Sort(m.Box)
	m.tell(by, event, games.Args{"Seat": m.Turn, "Letters": letters(aside), "Drawn": letters(drawn)})
}

// firsts are the ids of the first n tiles in pool order.
func (m *Match) firsts(n int) []int {
	var ids []int
	for _, t := range m.Pool[:n] {
		ids = append(ids, t.ID)
	}
	return ids
}
