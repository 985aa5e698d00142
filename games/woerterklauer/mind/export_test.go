package mind

import (
	"context"
	"maps"
	"slices"
	"testing"
	"time"

	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Agreement is how often a level's own judgement of the ends of a turn is the referee's: lawful, with that lead. At most are
// looked at so many.
func Agreement(l *Library, level mind.Level, v wk.View, most int) (same, all int) {
	d := dialsOf(level, v.Options.Size, v.Language)
	q, from := l.ask(v, l.tree(&d), 1)
	s := &search{question: q, dials: d, ctx: context.Background(), budget: d.nodes}
	for _, end := range s.found(from) {
		if all == most {
			break
		}
		all++
		if turn, ok := q.judged(end); ok && turn.verdict.Lead == end.lead {
			same++
		}
	}
	return same, all
}

// Plays are the leads after all single plays of a level, by where the tiles then lie, as far as they bring a lead.
func Plays(l *Library, level mind.Level, v wk.View) map[string]int {
	d := dialsOf(level, v.Options.Size, v.Language)
	q, from := l.ask(v, l.tree(&d), 1)
	d.blind = 0
	s := &search{question: q, dials: d, ctx: context.Background(), budget: 1 << 40}
	all := finds{most: 1 << 20}
	s.plays(from, &all)
	out := map[string]int{}
	for i := range all.all {
		if p := s.apply(&all.all[i]); p.lead > 0 {
			out[spelled(q, p)] = p.lead
		}
	}
	return out
}

// SlowPlays are the same by laying every word that the level knows everywhere, and asking the referee.
func SlowPlays(t testing.TB, l *Library, level mind.Level, v wk.View) map[string]int {
	t.Helper()
	d := dialsOf(level, v.Options.Size, v.Language)
	q, from := l.ask(v, l.tree(&d), 1)
	known := map[string]bool{}
	for i := range l.terms {
		if d.knows(&l.terms[i]) {
			known[l.terms[i].text] = true
		}
	}
	out := map[string]int{}
	for _, text := range slices.Sorted(maps.Keys(known)) {
		for _, dir := range []direction{across, down} {
			for start := stride; start < cells-stride; start++ {
				p := laid(from, dir, start, text)
				if p == nil {
					continue
				}
				turn, ok := q.judged(p)
				if ok && !slices.ContainsFunc(turn.verdict.Words, func(w wk.Word) bool { return w.Fate != wk.FateUnchanged && !known[w.Text] }) {
					out[spelled(q, p)] = turn.verdict.Lead
				}
			}
		}
	}
	return out
}

// laid is a position after a word was laid, nil if letters are missing or nothing would touch it.
func laid(from *pos, dir direction, start int, text string) *pos {
	ahead := dir.ahead()
	if dir.place(start)+len(text) >= stride || from.cur[start-ahead] != 0 || from.cur[start+len(text)*ahead] != 0 {
		return nil
	}
	touches, other := false, 0
	hand := from.pool
	for i := range len(text) {
		cell, letter := start+i*ahead, text[i]-'A'+1
		touches = touches || from.touches(dir, cell)
		if there := from.cur[cell]; there != letter {
			hand[there]++
			if hand[letter]--; hand[letter] < 0 {
				return nil
			}
			other++
		}
	}
	if !touches || other == 0 {
		return nil
	}
	p := new(pos)
	*p = *from
	for i := range len(text) {
		if cell, letter := start+i*ahead, text[i]-'A'+1; p.cur[cell] != letter {
			p.take(cell, letter)
		}
	}
	if len(p.swapped) > 2 {
		return nil
	}
	return p
}

// spelled is what lies on the field.
func spelled(q *question, p *pos) string {
	out := ""
	for cell, letter := range p.cur {
		if letter != 0 {
			c := fieldCell(cell, q.low)
			out += wk.Lay{ID: int(letter), At: c}.String() + " "
		}
	}
	return out
}

// First is whether one word brings a lead: the first step of each search.
func First(l *Library, level mind.Level, v wk.View) bool {
	d := dialsOf(level, v.Options.Size, v.Language)
	q, from := l.ask(v, l.tree(&d), 1)
	s := &search{question: q, dials: dials{longest: d.longest, words: 1, width: 1}, ctx: context.Background(), budget: d.nodes}
	s.turns([]*pos{from})
	return len(s.ends) > 0
}

// Leads are the best leads that the search of a Mind finds by a glimpse and by a study in turns of ten words, and, wider than it
// ever is, in about a second; 0 for none. took are their times.
func Leads(l *Library, v wk.View) (leads [3]int, took [3]time.Duration) {
	glimpsed, studied := Mind{lib: l, nodes: glimpse}, l.Mind()
	wide := studied.measure(v.Options.Level)
	wide.width, wide.nodes = 8*wide.width, 2*wide.nodes
	for i, d := range []dials{glimpsed.measure(v.Options.Level), studied.measure(v.Options.Level), wide} {
		d.words = 10
		begin := time.Now()
		q, from := l.ask(v, l.all, 0)
		s := &search{question: q, dials: d, ctx: context.Background(), budget: d.nodes}
		if best := s.lawful(s.widened(from), 1); len(best) > 0 {
			leads[i] = best[0].verdict.Lead
		}
		took[i] = time.Since(begin)
	}
	return leads, took
}

// Sees is how many turns a level finds at first.
func Sees(l *Library, level mind.Level, seed uint64, v wk.View) int {
	d := dialsOf(level, v.Options.Size, v.Language)
	q, from := l.ask(v, l.tree(&d), mixedSeed(seed, uint64(v.TurnNumber)))
	s := &search{question: q, dials: d, ctx: context.Background(), budget: d.nodes}
	return len(s.best(from))
}
