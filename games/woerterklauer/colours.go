package woerterklauer

import "slices"

// colour fills what a word shows and turns (RULES.md, "Colours"): in an unchanged word
// nothing turns; in any other a tile keeps its colour only if the word holds it from an
// old word of the same meaning. An invalid word turns nothing that lay there.
func (r *reading) colour(w int, word *Word) {
	if _, same := r.unchanged(w); same {
		return
	}
	l := &r.now.lines[w]
	for p, id := range l.ids {
		if r.keeps(w, p) || word.Fate == FateInvalid && r.old.on[id] {
			continue
		}
		c := l.cell(p)
		word.Shows = append(word.Shows, c)
		if r.old.on[id] && r.color(id) != r.mover {
			word.Turns = append(word.Turns, c)
		}
	}
}

// keeps tells whether a word holds its letter p from an old word of the same meaning.
func (r *reading) keeps(w, p int) bool {
	return slices.ContainsFunc(r.from[w], func(k int) bool {
		l := &r.links[k]
		i := slices.Index(l.slot, p)
		return l.same && i >= 0 && l.held[i]
	})
}

// color is the colour of a tile that lay on the field.
func (r *reading) color(id int) Color { return r.colors[id] }

// field is what lies after the turn with its colours: of a tile that some word shows
// the mover's; else the one it had; else, for one from the pool, the mover's.
func (r *reading) field(raw Field, words []Word) (after Field, turned []Cell) {
	var shows [Tiles + 1]bool
	for _, w := range words {
		for _, c := range w.Shows {
			shows[r.now.id(c)] = true
		}
	}
	after = slices.Clone(raw)
	for i := range after {
		p := &after[i]
		id := r.now.id(p.At)
		p.Color = r.mover
		if r.old.on[id] && !shows[id] {
			p.Color = r.color(id)
		}
		if r.old.on[id] && p.Color != r.color(id) {
			turned = append(turned, p.At)
		}
	}
	return after, turned
}

// own tells whether an old word was wholly the mover's.
func (r *reading) own(v int) bool {
	return !slices.ContainsFunc(r.old.lines[v].ids, func(id int) bool { return r.color(id) != r.mover })
}
