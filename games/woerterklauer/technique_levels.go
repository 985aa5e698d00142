package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// levels is what each level refuses of a turn (RULES.md, "Techniques and levels", the table).
type levels struct{ remains }

// refused are the techniques of the turn that a level refuses, without looking at the
// levels below it.
func (s levels) refused(level Level) []Reason {
	var out []Reason
	switch level {
	case LevelI:
		out = s.refusedI()
	case LevelII:
		out = s.refusedII()
	case LevelIII:
		out = s.refusedIII()
	default:
		out = s.refusedIV()
	}
	if len(out) == 0 && len(s.after.field) < len(s.before.field) {
		// Somewhere a letter of the field lies for an exchanged one, and none from the pool
		// for itself.
		out = append(out, inPool(s.gone()))
	}
	return out
}

// gone are the tiles that lay on the field and lie in the pool.
func (s levels) gone() []Placed {
	return slices.DeleteFunc(slices.Clone(s.before.field), func(p Placed) bool { return s.after.on[p.ID] })
}

// lowest is the lowest level, at most this one, at which nothing is refused, 0 if there is none.
func (s levels) lowest(most Level) Level {
	for level := LevelI; level <= most; level++ {
		if s.allows(level) {
			return level
		}
	}
	return 0
}

// allows tells whether a level refuses nothing.
func (s levels) allows(level Level) bool {
	if len(s.after.field) < len(s.before.field) {
		return false
	}
	switch level {
	case LevelI:
		return s.cellByCell
	case LevelII:
		return len(s.refusedII()) == 0
	case LevelIII:
		_, ok := s.goTogether()
		return ok
	}
	return len(s.refusedIV()) == 0
}

// about is a reason that concerns an old word and some of its letters: its cells are
// those where they, or what lies in their place, lie now; or where they lay.
func (s levels) about(id games.ID, was int, letters []int, args games.Args) Reason {
	word, links := &s.before.words[was], s.continuedBy[was]
	out := Reason{ID: id, Args: args, Word: -1}
	out.Args["Word"] = word.Text
	if len(links) > 0 {
		out.Word = links[0].now
	}
	for _, i := range letters {
		c := word.cell(i)
		for _, l := range links {
			if at := l.slot[i]; at >= 0 {
				c = l.to.cell(at)
				break
			}
		}
		out.Cells = append(out.Cells, c)
	}
	slices.SortFunc(out.Cells, compareCells)
	return out
}

// named are letters of an old word as text.
func (s levels) named(was int, letters []int) []string {
	out := make([]string, len(letters))
	for n, i := range letters {
		out[n] = string(s.before.words[was].Text[i])
	}
	return out
}

// Level I: every cell of every old word stays filled; one letter of each exchanged, or
// two in a double exchange. What is appended needs no looking at.
func (s levels) refusedI() []Reason {
	var out []Reason
	for was := range s.before.words {
		var empty, exchanged []int
		for _, i := range s.differ[was] {
			if s.after.tile(s.before.words[was].cell(i)) == 0 {
				empty = append(empty, i)
			} else {
				exchanged = append(exchanged, i)
			}
		}
		if len(empty) > 0 {
			out = append(out, s.about(RefusedGap, was, empty, games.Args{"Letters": s.named(was, empty)}))
		}
		if len(empty) == 0 && !s.mayExchange(was, s.differ) {
			out = append(out, s.tooManyExchanged(was, exchanged))
		}
	}
	return out
}

func (s levels) tooManyExchanged(was int, exchanged []int) Reason {
	return s.about(RefusedExchanged, was, exchanged, games.Args{
		"Count": len(exchanged), "Most": 1, "Letters": s.named(was, exchanged),
	})
}

// Level II: every old word is continued by exactly one, in its direction, with all its
// letters or their substitutes; one letter inserted; crossings stay crossings; tiles
// move as far as insertions push.
func (s levels) refusedII() []Reason {
	var out []Reason
	all := make([]explanation, len(s.before.words))
	exchanged := make([][]int, len(s.before.words))
	for was := range all {
		list := s.missing(was, s.continuedBy[was])
		for _, m := range list {
			if m.sub {
				exchanged[was] = append(exchanged[was], m.letter)
			}
		}
		all[was] = s.explain(was, s.continuedBy[was], list, exchanged[was])
	}
	for was := range all {
		out = append(out, s.refusedWordII(was, &all[was], exchanged)...)
	}
	if len(out) > 0 {
		return out
	}
	return append(s.torn(all), s.moved(all, false)...)
}

func (s levels) refusedWordII(was int, e *explanation, exchanged [][]int) []Reason {
	var out []Reason
	switch n := len(s.continuedBy[was]); {
	case n == 0 || s.turned(was):
		return []Reason{s.about(RefusedDissolved, was, nil, games.Args{})}
	case n > 1:
		out = append(out, s.about(RefusedParted, was, nil, games.Args{"Count": n}))
	}
	var removed []int
	for _, m := range e.missing {
		if !m.sub {
			removed = append(removed, m.letter)
		}
	}
	if len(removed) > 0 {
		out = append(out, s.about(RefusedRemoved, was, removed, games.Args{"Letters": s.named(was, removed)}))
	}
	if !s.mayExchange(was, exchanged) {
		out = append(out, s.tooManyExchanged(was, exchanged[was]))
	}
	if e.inserted > 1 {
		out = append(out, s.tooManyInserted(was, e.inserted))
	}
	return out
}

func (s levels) tooManyInserted(was, n int) Reason {
	return s.about(RefusedInserted, was, nil, games.Args{"Count": n, "Most": 1})
}

// torn are crossings whose letter, or its substitute, no longer belongs to both words. A
// letter that was removed from one of them counts as lying where it lay.
func (s levels) torn(all []explanation) []Reason {
	var out []Reason
	for was := range s.before.words {
		word := &s.before.words[was]
		if !word.Across {
			break // every crossing has a word across
		}
		for i, id := range word.ids {
			other := s.crossing(was, i)
			if other < 0 {
				continue
			}
			crossing := &s.before.words[other]
			here, _ := s.cellNow(was, &all[was], i)
			there, _ := s.cellNow(other, &all[other], slices.Index(crossing.ids, id))
			if here != there {
				out = append(out, s.about(RefusedTorn, was, []int{i}, games.Args{"Other": crossing.Text}))
			}
		}
	}
	return out
}

// moved are the letters of old words that lie further from where they lay than they may.
//
// Nothing more need be looked at: where every old word is continued, the words
// themselves say how their letters lie to one another, and the whole field hangs
// together by them.
func (s levels) moved(all []explanation, closing bool) []Reason {
	most := s.reach(all, closing)
	var cells []Cell
	var letters []string
	for was := range all {
		if far := all[was].far; far.X <= most.X && far.Y <= most.Y {
			continue
		}
		word := &s.before.words[was]
		for i := range word.ids {
			now, ok := s.cellNow(was, &all[was], i)
			before := word.cell(i)
			if !ok || abs(now.X-before.X) <= most.X && abs(now.Y-before.Y) <= most.Y || slices.Contains(cells, now) {
				continue
			}
			cells = append(cells, now)
			letters = append(letters, string(word.Text[i]))
		}
	}
	if cells == nil {
		return nil
	}
	slices.SortFunc(cells, compareCells)
	return []Reason{{ID: RefusedMoved, Args: games.Args{"Letters": letters}, Word: -1, Cells: cells}}
}

// Level IV: every tile that lay on the field lies on it again, but for those exchanged
// in words that something continues; what went to the pool was exchanged in each such
// word where a strange letter lies in its place. (So letters may here be removed without
// a new meaning: the word could as well have been dissolved and laid again.)
func (s levels) refusedIV() []Reason {
	exchanged, covered, stood := s.exchangedIV()
	var out []Reason
	for was := range s.before.words {
		if !s.mayExchange(was, exchanged) {
			out = append(out, s.tooManyExchanged(was, exchanged[was]))
		}
	}
	var lost []Placed
	for _, p := range s.before.field {
		if !s.after.on[p.ID] && !covered[p.ID] && !stood[p.ID] {
			lost = append(lost, p)
		}
	}
	if len(lost) > 0 {
		out = append(out, inPool(lost))
	}
	return out
}

// exchangedIV are the letters of each old word that level IV takes for exchanged, the tiles that lie in the pool for one,
// and those for which an equal letter came to lie on the field.
func (s levels) exchangedIV() (exchanged [][]int, covered, stood [Tiles + 1]bool) {
	exchanged = make([][]int, len(s.before.words))
	for was := range s.before.words {
		for _, m := range s.missing(was, s.continuedBy[was]) {
			if m.pool && m.sub {
				exchanged[was] = append(exchanged[was], m.letter)
				covered[s.before.words[was].ids[m.letter]] = true
			}
		}
	}
	stood = s.stoodFor(&covered)
	for was := range exchanged {
		exchanged[was] = slices.DeleteFunc(exchanged[was], func(i int) bool { return stood[s.before.words[was].ids[i]] })
	}
	return exchanged, covered, stood
}

// stoodFor are the tiles that lay on the field and lie in the pool, for which an equal letter
// came to lie on the field: first those that weren't exchanged.
func (s levels) stoodFor(exchanged *[Tiles + 1]bool) (ids [Tiles + 1]bool) {
	var left ['Z' + 1]int
	for _, p := range s.after.field {
		if !s.before.on[p.ID] && !s.itself {
			left[p.Letter]++
		}
	}
	for _, second := range []bool{false, true} {
		for _, p := range s.gone() {
			if exchanged[p.ID] == second && left[p.Letter] > 0 {
				left[p.Letter]--
				ids[p.ID] = true
			}
		}
	}
	return ids
}

// inPool is the reason that these tiles of the field lie in the pool.
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
