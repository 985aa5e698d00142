package woerterklauer

import "slices"

// remains is what is left of old words, letter by letter.
type remains struct {
	*comparison
	fates []Fate // of each new word, as if it were valid
	// itself: a removed letter is that very tile, and may end in the word that it was taken out
	// of. Else an equal letter from the pool may stand for it, but in another word.
	itself bool
}

// missing is a letter of an old word that no word continuing it holds, and what can be
// said of it.
type missing struct {
	letter int  // which
	sub    bool // a strange letter lies in its place
	at     Cell // of that letter
	pool   bool // its tile lies in the pool
	// stays: its tile is still held by a word continuing the one that crossed there, so
	// it was not exchanged.
	stays bool
	used  bool // its tile ends in a new or stolen word
	stood bool // its tile doesn't, but an equal letter that came from the pool
}

// ends tells whether the letter, or an equal one, ends in a new or stolen word.
func (m missing) ends() bool { return m.used || m.stood }

// missing are those of an old word when only these of its links count.
func (s remains) missing(was int, links []*link) []missing {
	var out []missing
	for i, id := range s.before.words[was].ids {
		m := missing{letter: i, pool: !s.after.on[id]}
		held := false
		for _, l := range links {
			held = held || l.held[i]
			if at := l.slot[i]; at >= 0 && !m.sub {
				m.sub, m.at = true, l.to.cell(at)
			}
		}
		if held {
			continue
		}
		if crossing := s.crossing(was, i); crossing >= 0 {
			m.stays = s.stillHolds(crossing, id)
		}
		m.used = !m.pool && s.endsInNewMeaning(id, links)
		m.stood = !m.used && s.standsIn(id, links)
		out = append(out, m)
	}
	return out
}

// stillHolds tells whether a word that continues an old one holds this tile of it.
func (s remains) stillHolds(was, id int) bool {
	i := slices.Index(s.before.words[was].ids, id)
	return slices.ContainsFunc(s.continuedBy[was], func(l *link) bool { return l.held[i] })
}

// arrived are the tiles after the turn that came from the pool and show a letter.
func (s remains) arrived(letter Letter) []int {
	var out []int
	for _, p := range s.after.field {
		if p.Letter == letter && !s.before.on[p.ID] {
			out = append(out, p.ID)
		}
	}
	return out
}

// standsIn tells whether a letter that arrived may stand for an old tile in a word with a new
// meaning. Whether there is one for each is another question (choice.goTogether).
func (s remains) standsIn(id int, links []*link) bool {
	return !s.itself && slices.ContainsFunc(s.arrived(s.before.letter[id]), func(other int) bool { return s.endsInNewMeaning(other, links) })
}

// endsInNewMeaning tells whether a tile lies in a word with a new meaning, other than those of
// the links: there it would only have another place.
func (s remains) endsInNewMeaning(id int, links []*link) bool {
	for _, now := range s.after.wordOf[id] {
		own := !s.itself && slices.ContainsFunc(links, func(l *link) bool { return l.now == now })
		if now >= 0 && !own && (s.fates[now] == FateNew || s.fates[now] == FateStolen || s.fates[now] == FateChanged) {
			return true
		}
	}
	return false
}

// explanation is a way to say what has become of the letters of an old word: held by the
// words of these links, exchanged, or, all others that are missing, removed.
type explanation struct {
	links     []*link
	missing   []missing
	exchanged []int
	inserted  int  // strange letters inside
	far       Cell // how far its letters or their substitutes have moved at most, both ways
}

// explain counts what is inserted when these of the missing letters are exchanged.
func (s remains) explain(was int, links []*link, list []missing, exchanged []int) explanation {
	e := explanation{links: links, missing: list, exchanged: exchanged}
	for i := range s.before.words[was].ids {
		before := s.before.words[was].cell(i)
		if now, ok := s.cellNow(was, &e, i); ok {
			e.far = Cell{max(e.far.X, abs(now.X-before.X)), max(e.far.Y, abs(now.Y-before.Y))}
		}
	}
	for _, l := range links {
		first, last, mapped := -1, -1, 0
		for i, at := range l.slot {
			if at < 0 || !l.held[i] && !slices.Contains(exchanged, i) {
				continue
			}
			if first < 0 {
				first = at
			}
			last = at
			mapped++
		}
		if mapped > 0 {
			e.inserted += last - first + 1 - mapped
		}
	}
	return e
}

// removed is how many letters were.
func (e *explanation) removed() int { return len(e.missing) - len(e.exchanged) }

// substitute is where a strange letter lies in the place of a missing one.
func (e *explanation) substitute(letter int) Cell {
	for _, m := range e.missing {
		if m.letter == letter {
			return m.at
		}
	}
	return Cell{}
}

// cellNow is the cell where a letter of an old word, or its substitute, lies; ok is false
// for a letter that was removed, which counts as lying where it lay.
func (s remains) cellNow(was int, e *explanation, i int) (c Cell, ok bool) {
	for _, l := range e.links {
		if l.held[i] || l.slot[i] >= 0 && slices.Contains(e.exchanged, i) {
			return l.to.cell(l.slot[i]), true
		}
	}
	return s.before.words[was].cell(i), false
}

// goesOn tells whether an old word is still continued when the letters replaced in
// their place that don't count as exchanged were removed.
func (s remains) goesOn(e *explanation) bool {
	return !slices.ContainsFunc(e.links, func(l *link) bool {
		n := 0
		for i := range l.slot {
			if (l.held[i] || slices.Contains(e.exchanged, i)) && s.countsAsHeld(l, i) {
				n++
			}
		}
		return n < 2
	})
}

// meansSame tells whether some word that continues an old one means the same.
func (s remains) meansSame(was int) bool {
	return slices.ContainsFunc(s.continuedBy[was], func(l *link) bool { return l.same })
}

// turned tells whether an old word is continued only in the other direction.
func (s remains) turned(was int) bool {
	links := s.continuedBy[was]
	return len(links) > 0 && links[0].to.Across != links[0].from.Across
}

// reach is how far letters may have moved: across as many cells as letters were inserted
// into words across and, from level III on (closing), removed from them; and alike down.
func (s remains) reach(all []explanation, closing bool) Cell {
	var most Cell
	for was := range all {
		n := all[was].inserted
		if closing {
			n += all[was].removed()
		}
		if s.before.words[was].Across {
			most.X += n
		} else {
			most.Y += n
		}
	}
	return most
}

func abs(n int) int { return max(n, -n) }
