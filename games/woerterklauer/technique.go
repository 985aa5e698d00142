package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// link is an old word and a word after the turn that continues it.
type link struct {
	v, w int // their indices
	// slot is for each letter of the old word where it, or the strange letter in its
	// place, lies in the new one; -1 where it is missing.
	slot []int
	held []bool // that letter itself lies in its slot

	same, asked, known bool // in meaning, as in From
	meaning            games.Ruling
}

// reading is a turn in which it is settled which tile is which.
type reading struct {
	mover    Color
	colors   [Tiles + 1]Color // before the turn
	old, now *side
	links    []link
	to       [][]int  // links of each old word, in the order of Place
	from     [][]int  // links of each new word, in the order of Place
	differ   [][]int  // letters of each old word whose cell now holds another tile, or none
	whole    bool     // lawful at level I: everything is compared cell by cell
	kinds    []Fate   // of each new word, as if it were valid
	valid    []answer // on each new word; the zero value for unchanged ones
	lowest   Level    // 0 for none
	// rank is how good it is, less is better: the lowest level, then whether the history
	// refuses a word, then how many words have changed, then letters held, less than 0.
	rank [4]int
}

// match compares every old word with every new one that may continue it (RULES.md, "What
// has become of a word?").
func (r *reading) match() {
	r.to, r.from = make([][]int, len(r.old.lines)), make([][]int, len(r.now.lines))
	anchors := make([][]anchor, len(r.old.lines))
	var sure [Tiles + 1]bool // tiles that a new word surely holds from an old one
	settled := r.linkUnchanged(&sure)
	for v := range r.old.lines {
		if len(r.to[v]) > 0 {
			continue
		}
		anchors[v] = r.anchors(v, r.old.lines[v].Across)
		for _, a := range anchors[v] {
			for i, p := range a.slot {
				if a.n >= 2 && p >= 0 {
					sure[r.old.lines[v].ids[i]] = true
				}
			}
		}
	}
	for v := range r.old.lines {
		if len(r.to[v]) == 0 {
			r.continued(v, anchors[v], &sure, false)
		}
	}
	for v := range r.old.lines {
		if len(r.to[v]) == 0 {
			r.continued(v, r.anchors(v, !r.old.lines[v].Across), &sure, true)
		}
	}
	for i := settled; i < len(r.links); i++ {
		w := r.links[i].w
		r.from[w] = append(r.from[w], i)
	}
	for _, from := range r.from { // words that were turned come last among the links
		slices.SortFunc(from, func(a, b int) int { return r.links[a].v - r.links[b].v })
	}
}

// anchor is a new word, and where it really holds letters of an old one in their order.
type anchor struct {
	w    int
	slot []int
	n    int // letters held
}

// anchors are the new words of a direction that hold a tile of an old word or cover a
// cell of it, in the order of Place.
func (r *reading) anchors(v int, across bool) []anchor {
	l := &r.old.lines[v]
	var near []int
	for i, id := range l.ids {
		for _, id := range [2]int{id, r.now.id(l.cell(i))} {
			if w := r.now.of[id][way(across)]; w >= 0 && !slices.Contains(near, w) {
				near = append(near, w)
			}
		}
	}
	slices.Sort(near)
	var out []anchor
	for _, w := range near {
		if _, same := r.unchanged(w); !same {
			slot, n := r.hold(l, &r.now.lines[w])
			out = append(out, anchor{w, slot, n})
		}
	}
	return out
}

// continued links an old word to those of the anchors that continue it. A word that was
// turned must really hold two tiles.
func (r *reading) continued(v int, anchors []anchor, sure *[Tiles + 1]bool, turned bool) {
	line := &r.old.lines[v]
	taken := make([]bool, len(line.ids)) // letters that some new word surely holds
	for _, a := range anchors {
		for i, p := range a.slot {
			taken[i] = taken[i] || a.n >= 2 && p >= 0
		}
	}
	for _, a := range anchors {
		l := link{v: v, w: a.w}
		switch {
		case r.whole:
			r.linkCells(&l, nil, nil)
		case a.n == 0:
			r.linkCells(&l, taken, sure)
		default:
			r.linkAround(&l, a, taken, sure)
		}
		if turned && a.n >= 2 || !turned && r.counts(&l) >= 2 {
			r.to[v] = append(r.to[v], len(r.links))
			r.links = append(r.links, l)
		}
	}
}

// counts is how many letters of the old word the new one holds in the sense of
// "continues": really, or replaced in their place by a letter that lies in their old
// cell, or while their own tile went to the pool.
func (r *reading) counts(l *link) int {
	n := 0
	for i := range l.slot {
		if r.countsLetter(l, i) {
			n++
		}
	}
	return n
}

func (r *reading) countsLetter(l *link, i int) bool {
	v, w, p := &r.old.lines[l.v], &r.now.lines[l.w], l.slot[i]
	return p >= 0 && (l.held[i] || !r.now.on[v.ids[i]] || w.cell(p) == v.cell(i))
}

// linkUnchanged links the words that are the same tiles in order as an old one, in
// whatever direction; such a word continues no other one. It returns how many there are.
func (r *reading) linkUnchanged(sure *[Tiles + 1]bool) int {
	for w := range r.now.lines {
		now := &r.now.lines[w]
		for _, v := range r.old.of[now.ids[0]] {
			if v < 0 || !slices.Equal(r.old.lines[v].ids, now.ids) {
				continue
			}
			l := link{v: v, w: w, slot: make([]int, len(now.ids)), held: make([]bool, len(now.ids)), same: true, known: true}
			for i, id := range now.ids {
				l.slot[i], l.held[i] = i, true
				sure[id] = true
			}
			r.to[v] = []int{len(r.links)}
			r.from[w] = []int{len(r.links)}
			r.links = append(r.links, l)
			break
		}
	}
	return len(r.links)
}

// unchanged tells whether a new word is the same tiles in order as an old one, and then
// the link to it.
func (r *reading) unchanged(w int) (int, bool) {
	if len(r.from[w]) != 1 {
		return -1, false
	}
	k := r.from[w][0]
	return k, slices.Equal(r.old.lines[r.links[k].v].ids, r.now.lines[w].ids)
}
