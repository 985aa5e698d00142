package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// Level III: every old word is continued by one or more; letters may be removed, if
// every word that continues it means something else and each of them ends in a word
// with a new meaning. A letter with a strange one in its place counts as exchanged or
// as removed, whichever is lawful; and so do the letters of a word that holds some of
// an old one but lies too far away to be what is left of it (KLEID to EI, with K and L
// in KLAR).
func (r *reading) refusedIII() []Reason {
	c := choice{r: r}
	for v := range r.old.lines {
		c.options = append(c.options, r.optionsIII(v))
	}
	if c.search() {
		return nil
	}
	var out []Reason
	likely := make([]option, len(r.old.lines))
	sets := make([][]int, len(r.old.lines))
	for v := range r.old.lines {
		likely[v] = r.likely(v)
		sets[v] = likely[v].exchanged
	}
	for v := range r.old.lines {
		out = append(out, r.refusedWordIII(v, &likely[v], sets)...)
	}
	if len(out) == 0 {
		out = r.moved(likely, true)
	}
	if len(out) == 0 {
		out = r.torn(likely)
	}
	for v := 0; len(out) == 0 && v < len(likely); v++ {
		// Each word could be lawful, but not all of them together.
		if len(sets[v]) > 0 {
			out = append(out, r.exchangedTooMuch(v, sets[v]))
		}
	}
	return out
}

// optionsIII are the lawful ways to say what was held, exchanged and removed: as many
// words as possible continue the old one, as few letters as possible were exchanged.
func (r *reading) optionsIII(v int) []option {
	if len(r.to[v]) == 0 || r.turned(v) {
		return nil
	}
	var out []option
	same := r.meansSame(v)
	for _, links := range r.linksIII(v) {
		list := r.missing(v, links)
		var subs []int
		for _, m := range list {
			if m.sub && !m.stays {
				subs = append(subs, m.i)
			}
		}
		for _, x := range subsets(subs) {
			o := r.option(v, links, list, x)
			lost := slices.ContainsFunc(list, func(m missing) bool { return !slices.Contains(x, m.i) && (same || !m.used) })
			if !lost && o.inserted <= 1 && r.goesOn(&o) {
				out = append(out, o)
			}
		}
	}
	return out
}

// linksIII are the sets of links that may count: all of them, then all but one, and so
// on; of many only all, and each alone.
func (r *reading) linksIII(v int) [][]int {
	all := r.to[v]
	const many = 4
	var out [][]int
	for set := 1<<min(len(all), many) - 1; set > 0 && len(all) <= many; set-- {
		var links []int
		for i, k := range all {
			if set>>i&1 == 1 {
				links = append(links, k)
			}
		}
		out = append(out, links)
	}
	if len(all) > many {
		out = append(out, all)
		for i := range all {
			out = append(out, all[i:i+1])
		}
	}
	slices.SortStableFunc(out, func(a, b []int) int { return len(b) - len(a) })
	return out
}

// goesOn tells whether an old word is still continued when the letters replaced in
// their place that don't count as exchanged were removed.
func (r *reading) goesOn(o *option) bool {
	return !slices.ContainsFunc(o.links, func(k int) bool {
		l, n := &r.links[k], 0
		for i := range l.slot {
			if (l.held[i] || slices.Contains(o.exchanged, i)) && r.countsLetter(l, i) {
				n++
			}
		}
		return n < 2
	})
}

// meansSame tells whether some word that continues an old one means the same.
func (r *reading) meansSame(v int) bool {
	return slices.ContainsFunc(r.to[v], func(k int) bool { return r.links[k].same })
}

// likely is what a player will have meant when nothing is lawful: exchanged is what
// went to the pool, and what could not have been removed; what is left of a word is
// where letters of it have not moved.
func (r *reading) likely(v int) option {
	var x []int
	links := slices.DeleteFunc(slices.Clone(r.to[v]), func(k int) bool { return !r.kept(&r.links[k]) })
	if len(links) == 0 {
		links = r.to[v]
	}
	list := r.missing(v, links)
	for _, m := range list {
		if m.sub && !m.stays && (m.pool || !m.used || r.meansSame(v)) {
			x = append(x, m.i)
		}
	}
	return r.option(v, links, list, x)
}

// kept tells whether a letter of an old word still lies in its cell.
func (r *reading) kept(l *link) bool {
	for i, p := range l.slot {
		if l.held[i] && r.now.lines[l.w].cell(p) == r.old.lines[l.v].cell(i) {
			return true
		}
	}
	return false
}

func (r *reading) refusedWordIII(v int, o *option, sets [][]int) []Reason {
	if len(r.to[v]) == 0 || r.turned(v) || !r.goesOn(o) {
		return []Reason{r.about(RefusedDissolved, v, nil, games.Args{})}
	}
	var removed, pool, unused []int
	for _, m := range o.missing {
		switch {
		case slices.Contains(sets[v], m.i):
			continue
		case m.pool:
			pool = append(pool, m.i)
		case !m.used:
			unused = append(unused, m.i)
		}
		removed = append(removed, m.i)
	}
	var out []Reason
	if !r.mayExchange(v, sets) {
		out = append(out, r.exchangedTooMuch(v, sets[v]))
	}
	if o.inserted > 1 {
		out = append(out, r.insertedTooMuch(v, o.inserted))
	}
	for _, k := range r.to[v] {
		if len(removed) > 0 && r.links[k].same {
			reason := r.about(RefusedSame, v, removed, games.Args{
				"Other": r.now.lines[r.links[k].w].Text, "Letters": r.letters(v, removed),
			})
			reason.Word = r.links[k].w
			out = append(out, reason)
		}
	}
	if len(pool) > 0 {
		reason := inPool(r.placed(v, pool))
		reason.Word = r.links[r.to[v][0]].w
		out = append(out, reason)
	}
	if len(unused) > 0 {
		out = append(out, r.about(RefusedUnused, v, unused, games.Args{"Letters": r.letters(v, unused)}))
	}
	return out
}

// Level IV: every tile that lay on the field lies on it again, but for those exchanged
// in words that something continues; what went to the pool was exchanged in each such
// word where a strange letter lies in its place. (So letters may here be removed without
// a new meaning: the word could as well have been dissolved and laid anew.)
func (r *reading) refusedIV() []Reason {
	sets := make([][]int, len(r.old.lines)) // exchanged
	var covered [Tiles + 1]bool
	for v := range r.old.lines {
		for _, m := range r.missing(v, r.to[v]) {
			if m.pool && m.sub {
				sets[v] = append(sets[v], m.i)
				covered[r.old.lines[v].ids[m.i]] = true
			}
		}
	}
	var out []Reason
	for v := range r.old.lines {
		if !r.mayExchange(v, sets) {
			out = append(out, r.exchangedTooMuch(v, sets[v]))
		}
	}
	var lost []Placed
	for _, p := range r.old.field {
		if !r.now.on[p.ID] && !covered[p.ID] {
			lost = append(lost, p)
		}
	}
	if len(lost) > 0 {
		out = append(out, inPool(lost))
	}
	return out
}

// placed are letters of an old word as they lay.
func (r *reading) placed(v int, letters []int) []Placed {
	l := &r.old.lines[v]
	var out []Placed
	for _, i := range letters {
		out = append(out, Placed{Tile: Tile{l.ids[i], Letter(l.Text[i])}, At: l.cell(i)})
	}
	return out
}

func inPool(tiles []Placed) Reason {
	r := Reason{ID: RefusedPool, Args: games.Args{}, Word: -1}
	var letters []string
	for _, p := range tiles {
		letters = append(letters, p.Letter.String())
		r.Cells = append(r.Cells, p.At)
	}
	r.Args["Letters"] = letters
	return r
}
