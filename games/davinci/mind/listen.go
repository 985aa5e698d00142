package mind

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// hand is a way to fill a line: its tiles by cell.
type hand struct {
	tiles  [maxLine]uint8
	mask   set
	weight float64
}

// rumour is what a seat's hidden row can be, with how likely that is.
type rumour struct {
	seat  games.Seat
	line  line
	hands []hand
}

// hands are the ways to fill a line from a set, at most so many: where there are more, as many by chance.
func (f *filler) hands(l line, from set, most int, chance *games.Chance) []hand {
	total := f.fill(l, from)
	if total == 0 {
		return nil
	}
	if out, ok := f.every(l, from, most); ok {
		return out
	}
	out := make([]hand, 0, most)
	for range most {
		out = append(out, f.some(l, from, chance))
	}
	return out
}

// every are all ways; false if there are more than most.
func (f *filler) every(l line, from set, most int) ([]hand, bool) {
	var out []hand
	var h hand
	var step func(i, state, marks int) bool
	step = func(i, state, marks int) bool {
		if f.right[i][state][marks] == 0 {
			return true
		}
		if i == len(l.can) {
			h.weight = l.share(bits.OnesCount(uint(marks)))
			out = append(out, h)
			return len(out) <= most
		}
		can := l.can[i] & from
		for t := state; t < numbers; t++ {
			if can.has(t) {
				h.tiles[i], h.mask = uint8(t), h.mask|1<<t
				if !step(i+1, t+1, marks) {
					return false
				}
				h.mask &^= 1 << t
			}
		}
		if m := dash(can); m&^marks > 0 {
			t := numbers + m - 1
			h.tiles[i], h.mask = uint8(t), h.mask|1<<t
			if !step(i+1, state, marks|m) {
				return false
			}
			h.mask &^= 1 << t
		}
		return true
	}
	ok := step(0, 0, 0)
	return out, ok
}

// some is a way by chance, each as likely as it weighs.
func (f *filler) some(l line, from set, chance *games.Chance) hand {
	h := hand{weight: 1}
	state, marks := 0, 0
	for i := range l.can {
		can := l.can[i] & from
		at := f.right[i][state][marks] * (float64(chance.IntN(1<<30)) + 0.5) / (1 << 30)
		tile, next := -1, state
		for t := state; t < numbers && at >= 0; t++ {
			if w := f.right[i+1][t+1][marks]; can.has(t) && w > 0 {
				tile, next = t, t+1
				at -= w
			}
		}
		if m := dash(can); at >= 0 && m&^marks > 0 && f.right[i+1][state][marks|m] > 0 {
			tile, next, marks = numbers+m-1, state, marks|m
		}
		h.tiles[i], h.mask = uint8(tile), h.mask|1<<tile
		state = next
	}
	return h
}

// Kinds of players that somebody may be, as listening knows them: how sharply they choose the best guess, and when they go on.
var (
	sharpness = [...]float64{0.012, 0.05, 0.2} // of the chance
	goings    = [...]func(best float64) float64{
		func(best float64) float64 { return 0.02 + 0.96/(1+math.Exp((half-best)/0.03)) },
		func(best float64) float64 { return 0.02 + 0.96/(1+math.Exp((0.95-best)/0.02)) },
		func(float64) float64 { return 0.4 },
	}
)

// stray is how often somebody names what they know to be wrong, or can't have weighed.
const stray = 0.03

// odds is how the guesses looked to somebody in a moment.
type odds struct {
	best, chosen float64 // chances: of the best guess, and of the one that was made
	possible     float64 // guesses that could be right
	sharp        [len(sharpness)]float64
}

// odds are those of a moment, for somebody to whom these tiles are unseen.
func (f *filler) odds(m moment, from set) odds {
	var p [tileCount]chances
	var o odds
	n := 0
	for _, l := range m.lines {
		f.chances(l, from, p[n:])
		for i, id := range l.ids {
			if id == m.tile && !m.stop {
				o.chosen = p[n+i][m.number]
			}
			o.best = max(o.best, slices.Max(p[n+i][:]))
		}
		n += len(l.ids)
	}
	for _, cell := range p[:n] {
		for _, c := range cell {
			if c == 0 {
				continue
			}
			o.possible++
			for j, s := range sharpness {
				if d := (c - o.best) / s; d > -12 {
					o.sharp[j] += math.Exp(d)
				}
			}
		}
	}
	return o
}

// named is how likely it was to name what was named, for somebody so sharp.
func (o odds) named(sharp int) float64 {
	if o.chosen == 0 {
		return stray / 100
	}
	return stray/o.possible + (1-stray)*math.Exp((o.chosen-o.best)/sharpness[sharp])/o.sharp[sharp]
}

// hear weighs hands by how likely their owner would have chosen what they chose.
func (f *filler) hear(ctx context.Context, r *rumour, moments []moment, all set) {
	for i, m := range moments {
		moments[i].own = nil
		for _, id := range m.own {
			moments[i].own = append(moments[i].own, slices.Index(r.line.ids, id))
		}
	}
	for k := range r.hands {
		if k%64 == 0 && ctx.Err() != nil {
			return
		}
		h := &r.hands[k]
		var guess [len(sharpness)]float64
		var going [len(goings)]float64
		for _, m := range moments {
			from := all &^ m.seen
			for _, i := range m.own {
				from &^= 1 << h.tiles[i]
			}
			o := f.odds(m, from)
			for j := range guess {
				if !m.stop {
					guess[j] += math.Log(o.named(j))
				}
			}
			for j, g := range goings {
				switch {
				case m.stop:
					going[j] += math.Log(1 - g(o.best))
				case m.again:
					going[j] += math.Log(g(o.best))
				}
			}
		}
		h.weight *= mixed(guess[:]) * mixed(going[:])
	}
}

// mixed is the mean of what logarithms stand for.
func mixed(logs []float64) float64 {
	sum := 0.0
	for _, l := range logs {
		sum += math.Exp(l)
	}
	return sum / float64(len(logs))
}

// budget is how many hands of a seat are looked at.
func budget(seats int) int {
	if seats == dv.MinSeats {
		return 1500
	}
	return 500
}

// rumours are what the rows of the others can be by what lies on the table, as far as they are looked at.
func rumours(f *filler, v dv.View, most int) []rumour {
	from := allTiles(v.Options.Dashes)
	for t := range seen(v) {
		from &^= one(t)
	}
	var out []rumour
	for _, sv := range v.Seats {
		l := newLine(sv.Row, v.Guesses)
		if sv.Seat == v.Me || len(l.ids) == 0 {
			continue
		}
		chance := games.NewChance(uint64(v.Step), int(sv.Seat), v.TurnNumber)
		r := rumour{seat: sv.Seat, line: l, hands: f.hands(l, from, most, chance)}
		r.normalize()
		out = append(out, r)
	}
	return out
}

// heard are chances by all that has been said: the exact ones, times what listening makes of them. So neither that three
// rows of others are only kept apart in pairs, nor that not all ways to fill them are looked at, makes them much wrong.
func heard(ctx context.Context, m Mind, v dv.View) aims {
	f := &filler{}
	before := rumours(f, v, budget(len(v.Seats)))
	after := make([]rumour, len(before))
	p := newPast(v)
	for i, r := range before {
		r.hands = slices.Clone(r.hands)
		f.hear(ctx, &r, p.moments(r.seat), allTiles(v.Options.Dashes))
		r.normalize()
		after[i] = r
	}
	apart(before)
	apart(after)
	out := exact(ctx, m, v)
	for i, r := range after {
		was, is := before[i].chances(), r.chances()
		for k, id := range r.line.ids {
			out[id].times(&was[k], &is[k])
		}
	}
	return out
}

// times changes chances by what became of others; not if that leaves nothing.
func (c *chances) times(was, is *chances) {
	next, sum := *c, 0.0
	for n := range next {
		if was[n] > 0 {
			next[n] *= is[n] / was[n]
		}
		sum += next[n]
	}
	if sum == 0 {
		return
	}
	for n := range c {
		c[n] = next[n] / sum
	}
}

func (r *rumour) normalize() {
	sum := 0.0
	for _, h := range r.hands {
		sum += h.weight
	}
	if sum == 0 {
		return
	}
	for i := range r.hands {
		r.hands[i].weight /= sum
	}
}

// apart weighs hands by how well they leave the rows of the others their tiles: no tile is in two rows. Pairs of rows are
// looked at, not all of them at once.
func apart(all []rumour) {
	if len(all) < 2 {
		return
	}
	weights := make([][]float64, len(all))
	for i, r := range all {
		weights[i] = make([]float64, len(r.hands))
		for k, h := range r.hands {
			w := h.weight
			for j, o := range all {
				if i == j {
					continue
				}
				free := 0.0
				for _, other := range o.hands {
					if other.mask&h.mask == 0 {
						free += other.weight
					}
				}
				w *= free
			}
			weights[i][k] = w
		}
	}
	for i := range all {
		if len(weights[i]) == 0 || slices.Max(weights[i]) == 0 {
			continue // of too many ways, those looked at leave the others none
		}
		for k := range all[i].hands {
			all[i].hands[k].weight = weights[i][k]
		}
		all[i].normalize()
	}
}

// chances are how likely each cell shows each number.
func (r *rumour) chances() []chances {
	out := make([]chances, len(r.line.ids))
	sum := 0.0
	for _, h := range r.hands {
		sum += h.weight
		for i := range r.line.ids {
			out[i][h.tiles[i]/dv.Colors] += h.weight
		}
	}
	for i := range out {
		for n := range out[i] {
			if sum > 0 {
				out[i][n] /= sum
			}
		}
	}
	return out
}
