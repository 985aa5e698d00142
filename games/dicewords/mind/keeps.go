package mind

import (
	"context"
	"math"
	"math/bits"

	"spieltisch/games/dicewords"
)

// Keep is a choice of dice that stay: a bit for each die of the set.
type Keep uint16

// AllKept keeps all dice.
const AllKept Keep = 1<<dicewords.DiceCount - 1

// dice is how many stay.
func (k Keep) dice() int { return bits.OnesCount16(uint16(k)) }

// Keeps are what each choice of dice is worth.
type Keeps [AllKept + 1]float64

// Word is what the best word brings in a throw of faces 0 to 5 by die of the set; 0 without any.
func (t *Tables) Word(up []int) int {
	slice, cell, _ := t.grid.at(up)
	return int(t.word[slice][cell]) / t.scale
}

// Last are the points to expect of each keep with one throw left.
func (t *Tables) Last(up []int) *Keeps {
	return t.keeps(values(t.word), 1/float64(t.scale), up)
}

// Again tells whether the tables know what throws are worth with one more.
func (t *Tables) Again() bool { return t.again != nil }

// Next are the points to expect of each keep with two throws left, where any dice may be thrown the second time. The
// tables must know what comes Again.
func (t *Tables) Next(up []int) *Keeps {
	return t.keeps(values(t.again), 1/float64(t.scale), up)
}

// Fresh are the points to expect of a turn before its first throw. It takes as long as building what comes Again.
func (t *Tables) Fresh(ctx context.Context, plan Plan) (float64, error) {
	b := builder{Tables: t, crew: newCrew(ctx, t.grid, plan)}
	b.steps = t.grid.betterSteps()
	sum := 0.0
	err := b.better(values(t.again), func(slice int, best []uint16) {
		sum += float64(t.grid.pairs[slice].weight) / 36 * t.grid.mean(best)
	})
	return sum / float64(t.scale), err
}

// mean is over the throws of a slice.
func (g *grid) mean(cells []uint16) float64 {
	all := make([]float64, len(cells))
	for i, v := range cells {
		all[i] = float64(v)
	}
	for _, d := range g.dice[pairDice:] {
		all = d.mean(all)
	}
	return all[0]
}

// mean is over the throws of the die, which comes first in values.
func (d die) mean(values []float64) []float64 {
	n := len(values) / len(d.letters)
	out := make([]float64, n)
	for i, w := range d.weights {
		w := float64(w) / dicewords.FaceCount
		for k, v := range values[i*n:][:n] {
			out[k] += w * v
		}
	}
	return out
}

// keeps averages a source over the throws that each keep may lead to.
func (t *Tables) keeps(from source, unit float64, up []int) *Keeps {
	g := t.grid
	_, _, face := g.at(up)
	out := new(Keeps)
	first := g.dice[pairDice]
	n := g.cells / len(first.letters)
	thrown, own, room := make([]uint32, n), make([]uint32, n), make([]float64, n)
	for kept, rolls := range g.extensions(face[0], face[1]) {
		clear(thrown)
		clear(own)
		total := uint32(0)
		for _, r := range rolls {
			total += r.weight
		}
		var others []row
		for i, w := range first.weights {
			if i != face[pairDice] {
				others = append(others, rows(rolls, i*n, w)...)
			}
		}
		from(thrown, byWeight(others))
		from(own, rows(rolls, face[pairDice]*n, 1))
		add(thrown, own, first.weights[face[pairDice]])
		unit := unit / float64(total)
		g.rest(scaled(room, thrown, unit/dicewords.FaceCount), pairDice+1, kept, face, out)
		g.rest(scaled(room, own, unit), pairDice+1, kept|1<<pairDice, face, out)
	}
	return out
}

// extensions are the slices that may come where the pair shows these faces, by which of the two are kept, a bit for each.
func (g *grid) extensions(first, second int) [1 << pairDice][]weighted {
	return [...][]weighted{
		g.all(), g.ones[g.oneOf(0, first)].rolls, g.ones[g.oneOf(1, second)].rolls, {{g.slice(first, second), 1}},
	}
}

// all are the slices and how often they come of 36.
func (g *grid) all() []weighted {
	var out []weighted
	for i, r := range g.pairs {
		out = append(out, weighted{i, r.weight})
	}
	return out
}

// scaled are sums in points or chances; room is written over.
func scaled(room []float64, sums []uint32, unit float64) []float64 {
	for i, v := range sums {
		room[i] = unit * float64(v)
	}
	return room
}

// rest averages over the dice from a place on; kept has a bit for each place before.
func (g *grid) rest(values []float64, at, kept int, face [dicewords.DiceCount]int, out *Keeps) {
	if at == dicewords.DiceCount {
		out[g.keepOf(kept)] = values[0]
		return
	}
	d := g.dice[at]
	n := len(values) / len(d.letters)
	g.rest(values[face[at]*n:][:n], at+1, kept|1<<at, face, out)
	g.rest(d.mean(values), at+1, kept, face, out)
}

// keepOf is what these places keep.
func (g *grid) keepOf(places int) Keep {
	k := Keep(0)
	for at, i := range g.place {
		if places>>at&1 != 0 {
			k |= 1 << i
		}
	}
	return k
}

// Goal is what counts in the last turn of a race instead of points: to have enough.
type Goal struct {
	Win  int // points that win
	Draw int // points that share the win, at most Win
}

// Of is what so many points are worth: 1 for the win, 1/2 for a shared one.
func (g Goal) Of(points int) float64 {
	switch {
	case points >= g.Win:
		return 1
	case points >= g.Draw:
		return 1. / 2
	}
	return 0
}

// certain is the chance 1 in a source.
const certain = math.MaxUint16 - 1

// ReachLast are the chances of each keep with one throw left, of what so many points are a chance of.
func (t *Tables) ReachLast(up []int, of func(points int) float64) *Keeps {
	return t.keeps(t.chances(of), 1./certain, up)
}

// ReachNext are the chances of each keep to reach the goal with two throws left. It takes as long as building what comes
// Again.
func (t *Tables) ReachNext(ctx context.Context, up []int, goal Goal, plan Plan) (*Keeps, error) {
	b := builder{Tables: t, crew: newCrew(ctx, t.grid, plan)}
	b.steps = t.grid.betterSteps()
	_, _, face := t.grid.at(up)
	extensions := t.grid.extensions(face[0], face[1])
	var sums [len(extensions)][]uint32
	for kept := range extensions {
		sums[kept] = make([]uint32, t.grid.cells)
	}
	err := b.better(t.chances(goal.Of), func(slice int, best []uint16) {
		for kept, rolls := range extensions {
			for _, r := range rolls {
				if r.slice == slice {
					addTable(sums[kept], best, r.weight)
				}
			}
		}
	})
	if err != nil {
		return nil, err
	}
	out := new(Keeps)
	room := make([]float64, t.grid.cells)
	for kept, total := range [...]float64{36, 6, 6, 1} {
		t.grid.rest(scaled(room, sums[kept], 1/(total*certain)), pairDice, kept, face, out)
	}
	return out, nil
}

// LastOf is Last of one keep. The fewer dice are thrown, the less time it takes: a hundredth of that of Last
// where five are, as much as it where eight are.
func (t *Tables) LastOf(up []int, keep Keep) float64 {
	_, _, face := t.grid.at(up)
	var free []die
	for at, i := range t.grid.place {
		if keep>>i&1 == 0 {
			face[at] = -1
			free = append(free, t.grid.dice[at])
		}
	}
	mean := t.grid.pick(t.word, face)
	for _, d := range free {
		mean = d.mean(mean)
	}
	return mean[0] / float64(t.scale)
}

// pick is what throws with these faces by place, -1 for any, are worth.
func (g *grid) pick(table [][]uint16, face [dicewords.DiceCount]int) []float64 {
	var out []float64
	var walk func(row []uint16, at int)
	walk = func(row []uint16, at int) {
		if at == dicewords.DiceCount {
			out = append(out, float64(row[0]))
			return
		}
		n := len(row) / len(g.dice[at].letters)
		for i := range g.dice[at].letters {
			if face[at] < 0 || face[at] == i {
				walk(row[i*n:][:n], at+1)
			}
		}
	}
	for i := range g.dice[0].letters {
		for k := range g.dice[1].letters {
			if (face[0] < 0 || face[0] == i) && (face[1] < 0 || face[1] == k) {
				walk(table[g.slice(i, k)], pairDice)
			}
		}
	}
	return out
}
