package mind

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Scale is the one of mistakes: letters of lead by half of the cells, which is about how many letters lie on a grown field.
var Scale = mind.Scale{Small: 0.12, Medium: 0.3, Large: 0.5}

// size is that of a mistake that costs so many letters.
func (q *question) size(gain float64) mind.Size { return Scale.Grade(2*gain/float64(q.edge*q.edge), 0) }

// weighed are turns by both readings: their lead, and what they leave to the other one.
type weighed []turn

// How many turns are weighed: of the largest leads, and from all over what Sphinx would look at.
const largest, others = 6, 24

// candidates are turns that the referee accepts, of many kinds.
func (s *search) candidates(from *pos) weighed {
	d := levels[mind.Sphinx]
	d.longest = s.longest
	narrow := &search{question: s.question, dials: d, ctx: s.ctx, budget: d.nodes, ceiling: s.ceiling}
	found := s.lawful(s.widened(from), largest)
	for _, t := range s.lawful(spread(narrow.found(from), others), others) {
		if !slices.ContainsFunc(found, func(o turn) bool { return o.end.hash == t.end.hash }) {
			found = append(found, t)
		}
	}
	return found
}

// leave fills in what turns leave to the other one: the lead that they then find, on average over what may be drawn. When nobody
// waits any more all leave the same. After a puzzle nobody plays on, so there it says what the lead does.
func (s *search) leave(all weighed) {
	if s.ceiling > 0 {
		for i := range all {
			all[i].leaves = -float64(all[i].verdict.Lead)
		}
		return
	}
	boxes := s.boxes()
	for i := range all {
		sum := 0
		for _, box := range boxes {
			sum += s.reply(&all[i], box)
		}
		all[i].leaves = float64(sum) / float64(len(boxes))
	}
	if s.ctx.Err() != nil {
		for i := range all {
			all[i].leaves = 0
		}
	}
}

// gain is by how much a turn is better than another one, by both readings: the smaller of the two.
func (t *turn) gain(than *turn) float64 {
	return min(float64(t.verdict.Lead-than.verdict.Lead), than.leaves-t.leaves)
}

// better is the turn that is better than another one by most; nil if none is.
func (w weighed) better(than *turn) (best *turn, gain float64) {
	for i := range w {
		if g := w[i].gain(than); g > gain {
			best, gain = &w[i], g
		}
	}
	return best, gain
}

// fine tells whether a turn is no mistake next to others.
func (q *question) fine(t *turn, others weighed) bool {
	_, gain := others.better(t)
	return q.size(gain) == mind.NoMistake
}

// good are those that are no mistake next to any other, the best first.
func (q *question) good(all weighed) weighed {
	out := slices.DeleteFunc(slices.Clone(all), func(t turn) bool { return !q.fine(&t, all) })
	slices.SortStableFunc(out, func(a, b turn) int { return cmp.Compare(b.score(), a.score()) })
	return out
}

// goals are those that are no mistake next to any other: first one that rebuilds nothing, then the one with the largest lead, then
// the one with the fewest words. A tip leads to the first, and its lead is what a review calls possible.
func (q *question) goals(all weighed) weighed {
	out := q.good(all)
	slices.SortStableFunc(out, func(x, y turn) int {
		return cmp.Or(
			cmp.Compare(rebuilds(&x), rebuilds(&y)), cmp.Compare(y.verdict.Lead, x.verdict.Lead), cmp.Compare(len(x.end.plays), len(y.end.plays)),
		)
	})
	return out
}

// studies keep what was found for a turn: each of its tips goes on from that, so that they promise the same lead, and sooner.
type studies struct {
	sync.Mutex
	view  uint64 // its hash
	mind  Mind
	found weighed
}

// studied are candidates with what they leave.
func (s *search) studied(m Mind, from *pos) weighed {
	k, view := &m.lib.studies, games.Hash(s.view)
	k.Lock()
	defer k.Unlock()
	if k.found == nil || k.mind != m || k.view != view || view == 0 {
		found := s.candidates(from)
		s.leave(found)
		if s.ctx.Err() != nil {
			return found
		}
		k.view, k.mind, k.found = view, m, found
	}
	return slices.Clone(k.found)
}

// score is how good a turn is as Sphinx weighs it.
func (t *turn) score() float64 { return ownShare*float64(t.verdict.Lead) - t.leaves }

// of is a turn that somebody has ended or prepared, with what the table has ruled for it; false where the referee refuses it.
func (q *question) of(a wk.EndTurn) (turn, bool) {
	p, ok := q.view.Position(a.Field)
	if !ok {
		return turn{}, false
	}
	v := wk.Referee(p, q.view.Judge(q.lib.judge, a.Rulings))
	return turn{action: a, verdict: v, left: p.Left}, v.Lawful
}

// open is the question of a view with a search for it, as a Mind looks.
func (m Mind) open(ctx context.Context, v wk.View) (*search, *pos) {
	q, from := m.lib.ask(v, m.lib.all, 0)
	return &search{question: q, dials: m.measure(v.Options.Level), ctx: ctx, budget: m.nodes, ceiling: m.ceiling}, from
}
