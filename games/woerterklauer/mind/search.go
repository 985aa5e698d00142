package mind

import (
	"cmp"
	"context"
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// search looks for a turn.
type search struct {
	*question
	dials
	ctx     context.Context
	nodes   int // looked at
	budget  int
	ended   bool
	ends    []*pos
	tight   bool // the beam was too narrow for all that was found
	ceiling int  // no larger lead is looked for; 0 for any
}

// question is a turn to be played, with what is known of it.
type question struct {
	lib    *Library
	view   wk.View
	judge  wk.Judge
	tree   tree
	terms  []term
	edge   int
	low    corner
	seed   uint64
	places map[uint64]bool
}

// hurried is how many nodes are looked at even when nobody waits any more: enough for a turn.
const hurried = 50_000

// stopped tells whether the search is over: by its budget, or from outside.
func (s *search) stopped() bool {
	if !s.ended {
		s.ended = s.nodes >= s.budget || s.nodes > hurried && s.ctx.Err() != nil
	}
	return s.ended
}

// barred tells whether a word has lain there before.
func (s *search) barred(d direction, start int, word int32) bool {
	return len(s.places) > 0 && s.places[placeKey(d, start, word)]
}

func placeKey(d direction, start int, word int32) uint64 {
	return uint64(word)<<16 | uint64(start)<<1 | uint64(d)
}

// same tells whether a word means the same as an old one, where the family hasn't ruled otherwise.
func (s *search) same(word int32, o *old) bool {
	return o.word == word || s.lib.list.SameSense(&s.terms[word].sense, &o.sense)
}

// overlooks tells whether a place isn't looked at in this turn.
func (s *search) overlooks(d direction, cell int) bool {
	if s.blind == 0 {
		return false
	}
	c := fieldCell(cell, s.low)
	h := mixed((c.X+wk.MaxCell)*4*wk.MaxCell+c.Y+wk.MaxCell, uint8(d)+1)
	return int(mixedSeed(h, s.seed)%100) < s.blind
}

func mixedSeed(h, seed uint64) uint64 {
	x := h ^ seed
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// finds are the best plays found in a step.
type finds struct {
	most int // so many are kept at least
	all  []play
	bar  int // those below aren't kept
}

func (f *finds) add(p play) {
	if len(f.all) >= f.most && p.score < f.bar {
		return
	}
	f.all = append(f.all, p)
	if len(f.all) >= 4*f.most {
		f.sort()
		f.all = f.all[:2*f.most]
		f.bar = f.all[len(f.all)-1].score
	}
}

// sort brings the best to the front; of equal ones those with the fewest letters laid, then the first.
func (f *finds) sort() {
	slices.SortFunc(f.all, func(a, b play) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.from.hash, b.from.hash), cmp.Compare(a.start, b.start),
			cmp.Compare(a.dir, b.dir), cmp.Compare(a.word, b.word), slices.Compare(a.lay[:], b.lay[:]))
	})
}

// turns looks for turns of some words, best first. Those of a step are kept as far as the beam is wide.
func (s *search) turns(from []*pos) {
	beam, seen := from, map[uint64]bool{}
	for range s.words {
		found := finds{most: 2 * s.width}
		for _, p := range beam {
			s.plays(p, &found)
		}
		s.tight = s.tight || len(found.all) > s.width
		found.sort()
		var next []*pos
		for i := range found.all {
			if len(next) == s.width {
				break
			}
			p := s.apply(&found.all[i])
			if seen[p.hash] {
				continue
			}
			seen[p.hash] = true
			next = append(next, p)
			if p.owed == 0 && p.lead > 0 {
				s.ends = append(s.ends, p)
			}
		}
		s.prune()
		if beam = next; len(beam) == 0 || s.content > 0 && beam[0].lead >= s.content || s.stopped() {
			break
		}
	}
}

// found are turns that take the lead, the best first.
func (s *search) found(from *pos) []*pos {
	s.look(from)
	s.sort()
	return s.ends
}

// look looks for turns with a beam as wide as it is now.
func (s *search) look(from *pos) {
	s.turns([]*pos{from})
	if s.view.Options.Level > wk.LevelI && !s.plain && !s.contented() {
		s.reshape(from)
	}
}

// widened are turns that take the lead, the best first, by ever wider beams: whenever the search is stopped it has been through
// the most promising turns, whatever the level of technique.
func (s *search) widened(from *pos) []*pos {
	most := s.width
	for s.width = min(narrow, most); ; s.width = min(widening*s.width, most) {
		s.tight = false
		s.look(from)
		if s.stopped() || !s.tight || s.width == most {
			s.sort()
			return s.ends
		}
	}
}

// narrow is how wide the first beam is, and widening how much wider each next one.
const narrow, widening = 2, 4

func (s *search) sort() {
	slices.SortStableFunc(s.ends, func(a, b *pos) int {
		return cmp.Or(cmp.Compare(b.lead, a.lead), cmp.Compare(len(a.plays), len(b.plays)))
	})
}

// prune keeps the best ends, each once, where only so many are wanted.
func (s *search) prune() {
	if s.kept == 0 || len(s.ends) < 2*s.kept {
		return
	}
	s.sort()
	seen := map[uint64]bool{}
	s.ends = slices.DeleteFunc(s.ends, func(p *pos) bool {
		if seen[p.hash] || len(seen) == s.kept {
			return true
		}
		seen[p.hash] = true
		return false
	})
}

// contented tells whether a lead was found that is large enough.
func (s *search) contented() bool {
	return s.content > 0 && slices.ContainsFunc(s.ends, func(p *pos) bool { return p.lead >= s.content })
}

// reshape looks for turns that begin by moving tiles, or taking them up.
func (s *search) reshape(from *pos) {
	if len(from.olds) == 0 {
		return
	}
	all := s.shapes(from)
	s.tight = s.tight || len(all) > s.width
	for _, p := range all[:min(len(all), s.width)] {
		all = append(all, s.shapes(p)...)
	}
	slices.SortStableFunc(all, func(a, b *pos) int { return cmp.Compare(b.score(), a.score()) })
	for _, p := range all {
		if s.stopped() {
			return
		}
		if p.owed == 0 && p.lead > 0 {
			s.ends = append(s.ends, p)
		}
		s.turns([]*pos{p})
	}
}
