package mind

import (
	"context"
	"sync"

	"spieltisch/games/dicewords"
)

// Tables value the throws and keeps of a set for somebody who knows some words.
type Tables struct {
	grid  *grid
	scale int        // units of a point
	word  [][]uint16 // the best word of each throw, by slice and cell
	again [][]uint16 // what each throw is worth with one more; nil if that wasn't asked for
}

// Plan is how tables are built.
type Plan struct {
	Again    bool               // value throws with one more throw left too
	Workers  int                // how many cores; at least one is used
	Progress func(done float64) // called now and then by one of the workers, from 0, before tables are made, to 1; may be nil
}

// Build makes the tables. The error is ErrSize or the context's.
func Build(ctx context.Context, set dicewords.Set, words *Words, plan Plan) (*Tables, error) {
	g, err := newGrid(set)
	if err != nil {
		return nil, err
	}
	most := 1
	if len(words.forms) > 0 {
		most = max(most, int(words.forms[0].points))
	}
	t := &Tables{grid: g, scale: max(1, 65535/most)}
	b := builder{Tables: t, crew: newCrew(ctx, g, plan)}
	b.steps = (len(g.dice[2].letters) + 1) * (len(g.dice[3].letters) + 1)
	if plan.Again {
		b.steps += g.betterSteps()
	}
	b.step(0)
	if t.word, err = b.words(words); err != nil {
		return nil, err
	}
	if plan.Again {
		t.again = g.newTable()
		err = b.better(values(t.word), func(slice int, best []uint16) { copy(t.again[slice], best) })
	}
	return t, err
}

func (g *grid) newTable() [][]uint16 {
	out := make([][]uint16, len(g.pairs))
	for i := range out {
		out[i] = make([]uint16, g.cells)
	}
	return out
}

// crew are the workers of one build.
type crew struct {
	ctx         context.Context
	workers     []*worker
	progress    func(float64)
	done, steps int
}

// worker is one of a crew, with room for what it works at.
type worker struct {
	*cube
	mean, row []uint32 // over the inner dice
}

func newCrew(ctx context.Context, g *grid, plan Plan) *crew {
	c := &crew{ctx: ctx, progress: plan.Progress}
	for range max(1, plan.Workers) {
		c.workers = append(c.workers, &worker{
			cube: newCube(g.dice[pairDice+outerDice:]), mean: make([]uint32, g.inner), row: make([]uint32, g.inner),
		})
	}
	return c
}

// each does n tasks, one worker's after each other; when ctx ends the rest is left out. A worker's panic is the caller's.
func (c *crew) each(n int, task func(i int, own *worker)) error {
	tasks := make(chan int, n)
	for i := range n {
		tasks <- i
	}
	close(tasks)
	work := func(own *worker) {
		for i := range tasks {
			if c.ctx.Err() == nil {
				task(i, own)
			}
		}
	}
	var others sync.WaitGroup
	broken := make(chan any, len(c.workers))
	for _, own := range c.workers[1:] {
		others.Go(func() {
			defer func() {
				if p := recover(); p != nil {
					broken <- p
				}
			}()
			work(own)
		})
	}
	defer others.Wait()
	work(c.workers[0])
	others.Wait()
	select {
	case p := <-broken:
		panic(p)
	default:
		return c.ctx.Err()
	}
}

func (c *crew) step(n int) {
	c.done += n
	if c.progress != nil && c.steps > 0 {
		c.progress(float64(c.done) / float64(c.steps))
	}
}

// builder is what fills tables.
type builder struct {
	*Tables
	*crew
	thrown [][]uint32 // see outer
}

// laid are letters that are still to be laid, and the points of the word that they make, in the highest bits.
type laid uint64

const pointsShift = letterBits * dicewords.MaxWord

func (l laid) letters() letters { return letters(l & (1<<pointsShift - 1)) }

// words values the best word of each throw.
func (b *builder) words(words *Words) ([][]uint16, error) {
	g := b.grid
	table := g.newTable()
	in := g.newIndex()
	all := make([]laid, 0, len(words.forms))
	for _, f := range words.forms {
		if f.points > 0 {
			all = append(all, laid(f.letters)|laid(f.points)<<pointsShift)
		}
	}
	found := make([][]uint32, 1+len(g.ones)+len(g.pairs)) // points by keep of the pair and letters of the inner dice
	for i := range found {
		found[i] = make([]uint32, in.size)
	}
	best := make([][]uint16, len(found))
	for i := range best {
		best[i] = make([]uint16, g.inner)
	}
	outer := g.dice[pairDice : pairDice+outerDice]
	var ofFirst, ofBoth []laid
	for i := range len(outer[0].letters) + 1 {
		first := i - 1
		ofFirst = take(words, ofFirst[:0], all, outer[0], first, dicewords.DiceCount-1)
		for k := range len(outer[1].letters) + 1 {
			second := k - 1
			for _, f := range found {
				clear(f)
			}
			ofBoth = take(words, ofBoth[:0], ofFirst, outer[1], second, dicewords.DiceCount-2)
			g.find(ofBoth, in, found)
			err := b.each(len(found), func(i int, own *worker) {
				src := own.next(len(in.group))
				for s, group := range in.group {
					src[s] = found[i][group]
				}
				for s, v := range own.shrink(src, innerDice) {
					best[i][s] = uint16(v * uint32(b.scale))
				}
			})
			if err == nil {
				err = b.each(len(g.pairs), func(slice int, _ *worker) {
					g.overlay(table[slice], first, second, [4][]uint16{
						best[0], best[1+g.pairs[slice].ones[0]], best[1+g.pairs[slice].ones[1]], best[1+len(g.ones)+slice],
					})
				})
			}
			if err != nil {
				return nil, err
			}
			b.step(1)
		}
	}
	return table, nil
}

// overlay raises a slice to the best of four where the outer dice show faces, or whatever they show for -1.
func (g *grid) overlay(table []uint16, first, second int, best [4][]uint16) {
	n1, n2 := len(g.dice[2].letters), len(g.dice[3].letters)
	for i := range n1 {
		for k := range n2 {
			if first >= 0 && first != i || second >= 0 && second != k {
				continue
			}
			row := table[(i*n2+k)*g.inner:][:g.inner]
			a, b, c, d := best[0][:len(row)], best[1][:len(row)], best[2][:len(row)], best[3][:len(row)]
			for s, v := range row {
				row[s] = max(v, a[s], b[s], c[s], d[s])
			}
		}
	}
}

// take lays one letter of each word with face k of the die, the joker's with any letter; with -1 the die isn't used. What
// is left must fit on so many dice, and is appended to out.
func take(words *Words, out, all []laid, d die, k, dice int) []laid {
	for _, l := range all {
		rest := l.letters()
		switch {
		case k < 0:
			if rest.len() <= dice {
				out = append(out, l)
			}
		case d.letters[k] == jokerLetter:
			out = takeJoker(words, out, rest)
		default:
			if left, ok := rest.less(d.letters[k]); ok && left.len() <= dice {
				out = append(out, laid(left)|l>>pointsShift<<pointsShift)
			}
		}
	}
	return out
}

// takeJoker lays the joker for one of the letters of a whole word. The points are those of the letters left.
func takeJoker(words *Words, out []laid, whole letters) []laid {
	sum := words.value[jokerLetter]
	for l := whole; l != 0; l = l.rest() {
		sum += words.value[l.first()]
	}
	for i := range whole.len() {
		letter := whole.at(i)
		if i > 0 && whole.at(i-1) == letter {
			continue
		}
		if points := (sum - words.value[letter]) * whole.len(); points > 0 {
			out = append(out, laid(whole.without(i))|laid(points)<<pointsShift)
		}
	}
	return out
}

// index finds the letters that the inner dice can show.
type index struct {
	group []int32 // by the inner dice's faces, where one more than there are is "not used": which letters these are
	size  int     // how many different letters there are
	of    map[letters]int32
}

func (g *grid) newIndex() *index {
	in := &index{of: map[letters]int32{}}
	cells := []letters{0}
	for _, d := range g.dice[pairDice+outerDice:] {
		next := make([]letters, 0, len(cells)*(len(d.letters)+1))
		for _, c := range cells {
			for _, l := range d.letters {
				next = append(next, c.with(l))
			}
			next = append(next, c)
		}
		cells = next
	}
	in.group = make([]int32, len(cells))
	for i, c := range cells {
		k, ok := in.of[c]
		if !ok {
			k = int32(len(in.of))
			in.of[c] = k
		}
		in.group[i] = k
	}
	in.size = len(in.of)
	return in
}

// find raises the points of what the inner dice must show, for each keep of the pair.
func (g *grid) find(all []laid, in *index, found [][]uint32) {
	keeps := [][]int{nil}
	for _, o := range g.ones {
		keeps = append(keeps, []int{o.letter})
	}
	for _, r := range g.pairs {
		keeps = append(keeps, []int{g.dice[0].letters[r.face[0]], g.dice[1].letters[r.face[1]]})
	}
	for _, l := range all {
		points := uint32(l >> pointsShift)
		whole := l.letters()
		n := whole.len()
		for i, keep := range keeps {
			if n > innerDice+len(keep) {
				continue
			}
			rest, ok := whole, true
			for _, letter := range keep {
				if rest, ok = rest.less(letter); !ok {
					break
				}
			}
			if !ok {
				continue
			}
			if group, there := in.of[rest]; there {
				found[i][group] = max(found[i][group], points)
			}
		}
	}
}

// fine are the units inside a build of one unit in a table. Six of the largest values still fit into 32 bits.
const fine = 1 << 12
