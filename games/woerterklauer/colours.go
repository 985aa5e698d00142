package woerterklauer

import "slices"

// markColours fills what a word shows and turns (RULES.md, "Colours"): in an unchanged word
// nothing turns; in any other a tile keeps its colour only if the word holds it from an
// old word of the same meaning. An invalid word turns nothing that lay there.
func (r *reading) markColours(now int, word *Word) {
	if r.unchanged(now) != nil {
		return
	}
	l := &r.after.words[now]
	for i, id := range l.ids {
		if !r.shows(now, i) {
			continue
		}
		c := l.cell(i)
		word.Shows = append(word.Shows, c)
		if r.before.on[id] && r.colors[id] != r.mover {
			word.Turns = append(word.Turns, c)
		}
	}
}

// shows tells whether a letter of a word that isn't unchanged shows the mover's colour because of it.
func (r *reading) shows(now, letter int) bool {
	lay := r.before.on[r.after.words[now].ids[letter]]
	return !r.keepsColour(now, letter) && (!r.isRefused(now) || !lay)
}

// keepsColour tells whether a word holds a letter from an old word of the same meaning.
func (r *reading) keepsColour(now, letter int) bool {
	return slices.ContainsFunc(r.continues[now], func(l *link) bool {
		i := slices.Index(l.slot, letter)
		return l.same && i >= 0 && l.held[i]
	})
}

// recoloured is what lies after the turn with its colours: of a tile that some word shows
// the mover's; else the one it had; else, for one from the pool, the mover's.
func (r *reading) recoloured(raw Field) (after Field, turned []Cell) {
	var shows [Tiles + 1]bool
	for now := range r.after.words {
		if r.unchanged(now) != nil {
			continue
		}
		for i, id := range r.after.words[now].ids {
			shows[id] = shows[id] || r.shows(now, i)
		}
	}
	after = slices.Clone(raw)
	for i := range after {
		p := &after[i]
		id := r.after.field[i].ID // both are sorted
		p.Color = r.mover
		if r.before.on[id] && !shows[id] {
			p.Color = r.colors[id]
		}
		if r.before.on[id] && p.Color != r.colors[id] {
			turned = append(turned, p.At)
		}
	}
	return after, turned
}

// owns tells whether an old word was wholly the mover's.
func (r *reading) owns(word *line) bool {
	return !slices.ContainsFunc(word.ids, func(id int) bool { return r.colors[id] != r.mover })
}
