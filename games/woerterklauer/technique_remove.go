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
func (s levels) refusedIII() []Reason {
	if _, ok := s.goTogether(); ok {
		return nil
	}
	var out []Reason
	likely := make([]explanation, len(s.before.words))
	exchanged := make([][]int, len(s.before.words))
	for was := range s.before.words {
		likely[was] = s.likely(was)
		exchanged[was] = likely[was].exchanged
	}
	for was := range s.before.words {
		out = append(out, s.refusedWordIII(was, &likely[was], exchanged)...)
	}
	if len(out) == 0 {
		out = s.moved(likely, true)
	}
	if len(out) == 0 {
		out = s.torn(likely)
	}
	if len(out) == 0 {
		out = s.notStoodFor(likely)
	}
	for was := 0; len(out) == 0 && was < len(likely); was++ {
		// Each word could be lawful, but not all of them together.
		if len(exchanged[was]) > 0 {
			out = append(out, s.tooManyExchanged(was, exchanged[was]))
		}
	}
	return out
}

// goTogether are lawful explanations of all old words that go together, if there are any.
func (s levels) goTogether() ([]explanation, bool) {
	c := choice{remains: s.remains}
	for was := range s.before.words {
		offered := s.lawful(was)
		if len(offered) == 0 {
			return nil, false
		}
		c.offered = append(c.offered, offered)
	}
	ok := c.search()
	return c.picked, ok
}

// lawful are the lawful ways to say what was held, exchanged and removed: as many
// words as possible continue the old one, as few letters as possible were exchanged.
func (s levels) lawful(was int) []explanation {
	if len(s.continuedBy[was]) == 0 || s.turned(was) {
		return nil
	}
	var out []explanation
	same := s.meansSame(was)
	for _, links := range linkSets(s.continuedBy[was]) {
		list := s.missing(was, links)
		var subs []int
		for _, m := range list {
			if m.sub && !m.stays {
				subs = append(subs, m.letter)
			}
		}
		for _, exchanged := range subsets(subs) {
			e := s.explain(was, links, list, exchanged)
			lost := slices.ContainsFunc(list, func(m missing) bool {
				return !slices.Contains(exchanged, m.letter) && (same || !m.ends())
			})
			if !lost && e.inserted <= 1 && s.goesOn(&e) {
				out = append(out, e)
			}
		}
	}
	return out
}

// linkSets are the sets of links that may count: all of them, then all but one, and so
// on; of many only all, and each alone.
func linkSets(all []*link) [][]*link {
	const many = 4
	var out [][]*link
	for set := 1<<min(len(all), many) - 1; set > 0 && len(all) <= many; set-- {
		var links []*link
		for i, l := range all {
			if set>>i&1 == 1 {
				links = append(links, l)
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
	slices.SortStableFunc(out, func(a, b []*link) int { return len(b) - len(a) })
	return out
}

// likely is what a player will have meant when nothing is lawful: exchanged is what
// went to the pool, and what could not have been removed; what is left of a word is
// where letters of it have not moved.
func (s levels) likely(was int) explanation {
	links := slices.DeleteFunc(slices.Clone(s.continuedBy[was]), func(l *link) bool { return !l.stays() })
	if len(links) == 0 {
		links = s.continuedBy[was]
	}
	list := s.missing(was, links)
	var exchanged []int
	for _, m := range list {
		if m.sub && !m.stays && (m.pool || !m.used || s.meansSame(was)) {
			exchanged = append(exchanged, m.letter)
		}
	}
	return s.explain(was, links, list, exchanged)
}

// stays tells whether a letter of the old word still lies in its cell.
func (l *link) stays() bool {
	for i, at := range l.slot {
		if l.held[i] && l.to.cell(at) == l.from.cell(i) {
			return true
		}
	}
	return false
}

func (s levels) refusedWordIII(was int, e *explanation, exchanged [][]int) []Reason {
	links := s.continuedBy[was]
	if len(links) == 0 || s.turned(was) || !s.goesOn(e) {
		return []Reason{s.about(RefusedDissolved, was, nil, games.Args{})}
	}
	var removed, pool, unused []int
	for _, m := range e.missing {
		switch {
		case slices.Contains(exchanged[was], m.letter):
			continue
		case m.ends():
		case m.pool:
			pool = append(pool, m.letter)
		default:
			unused = append(unused, m.letter)
		}
		removed = append(removed, m.letter)
	}
	var out []Reason
	if !s.mayExchange(was, exchanged) {
		out = append(out, s.tooManyExchanged(was, exchanged[was]))
	}
	if e.inserted > 1 {
		out = append(out, s.tooManyInserted(was, e.inserted))
	}
	for _, l := range links {
		if len(removed) > 0 && l.same {
			reason := s.about(RefusedSame, was, removed, games.Args{"Other": l.to.Text, "Letters": s.named(was, removed)})
			reason.Word = l.now
			out = append(out, reason)
		}
	}
	if len(pool) > 0 {
		reason := inPool(s.before.words[was].placed(pool))
		reason.Word = links[0].now
		out = append(out, reason)
	}
	if len(unused) > 0 {
		out = append(out, s.about(RefusedUnused, was, unused, games.Args{"Letters": s.named(was, unused)}))
	}
	return out
}

// notStoodFor are the removed letters that equal ones could stand for, but not for all of them.
func (s levels) notStoodFor(all []explanation) []Reason {
	var out []Reason
	for was, e := range all {
		var pool, unused []int
		for _, m := range e.missing {
			switch {
			case !m.stood || slices.Contains(e.exchanged, m.letter):
			case m.pool:
				pool = append(pool, m.letter)
			default:
				unused = append(unused, m.letter)
			}
		}
		if len(pool) > 0 {
			out = append(out, inPool(s.before.words[was].placed(pool)))
		}
		if len(unused) > 0 {
			out = append(out, s.about(RefusedUnused, was, unused, games.Args{"Letters": s.named(was, unused)}))
		}
	}
	return out
}

// placed are letters of a word as they lie.
func (l *line) placed(letters []int) []Placed {
	var out []Placed
	for _, i := range letters {
		out = append(out, Placed{Tile: Tile{l.ids[i], Letter(l.Text[i])}, At: l.cell(i)})
	}
	return out
}
