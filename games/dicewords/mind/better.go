package mind

// better hands each slice of what throws are worth with one more throw to done, whose slice is used again.
func (b *builder) better(from source, done func(slice int, best []uint16)) error {
	g := b.grid
	mean := make([]uint32, g.cells)
	b.thrown = make([][]uint32, len(g.dice[3].letters)+1)
	for i := range b.thrown {
		b.thrown[i] = make([]uint32, g.inner)
	}
	none := make([]uint16, g.cells)
	one := make([][]uint16, len(g.ones))
	if err := b.keep(none, mean, from, g.all(), 36); err != nil {
		return err
	}
	for i, o := range g.ones {
		one[i] = make([]uint16, g.cells)
		if err := b.keep(one[i], mean, from, o.rolls, 6); err != nil {
			return err
		}
		raise(one[i], none)
	}
	both := none
	for i, r := range g.pairs {
		if err := b.keep(both, mean, from, []weighted{{i, 1}}, 1); err != nil {
			return err
		}
		raise(both, one[r.ones[0]])
		raise(both, one[r.ones[1]])
		done(i, both)
	}
	return nil
}

// stepsOfKeep is how much longer one keep of the pair takes than one of the outer dice while words are laid.
const stepsOfKeep = 2

func (g *grid) betterSteps() int { return stepsOfKeep * (1 + len(g.ones) + len(g.pairs)) }

func raise(to, by []uint16) {
	by = by[:len(to)]
	for i, v := range to {
		to[i] = max(v, by[i])
	}
}

// parts is into how many tasks adding slices is cut.
const parts = 32

// keep values the best keep of the eight dice but the pair, which is kept so that these slices may come, whose weights
// add up to sum.
func (b *builder) keep(best []uint16, mean []uint32, from source, rolls []weighted, sum uint64) error {
	defer b.step(stepsOfKeep)
	err := b.each(parts, func(i int, _ *worker) {
		lo, hi := b.grid.cells*i/parts, b.grid.cells*(i+1)/parts
		m := mean[lo:hi]
		clear(m)
		from(m, rows(rolls, lo, 1))
		factor := fine << 24 / sum
		for i, v := range m {
			m[i] = uint32(uint64(v) * factor >> 24)
		}
	})
	if err != nil {
		return err
	}
	return b.outer(best, mean)
}

// outer values the best keep of the eight dice.
func (b *builder) outer(best []uint16, mean []uint32) error {
	g := b.grid
	first, second := g.dice[2], g.dice[3]
	n1, n2 := len(first.letters), len(second.letters)
	cell := func(i, k int) []uint32 { return mean[(i*n2+k)*g.inner:][:g.inner] }
	// thrown has what the first die thrown is worth, by face of the second, which is thrown too at the end.
	thrown := b.thrown
	overFirst := func(sum []uint32, k int) {
		clear(sum)
		for i, w := range first.weights {
			add(sum, cell(i, k), w)
		}
		divide(sum)
	}
	err := b.each(n2+1, func(k int, own *worker) {
		src := own.mean
		if k < n2 {
			overFirst(src, k)
		} else {
			clear(src)
			for k, w := range second.weights {
				overFirst(own.row, k)
				add(src, own.row, w)
			}
			divide(src)
		}
		copy(thrown[k], own.keep(src))
	})
	if err != nil {
		return err
	}
	return b.each(n1, func(i int, own *worker) {
		src := own.mean
		clear(src)
		for k, w := range second.weights {
			add(src, cell(i, k), w)
		}
		divide(src)
		copy(own.row, own.keep(src))
		for k := range n2 {
			both := own.keep(cell(i, k))
			a, b, c := own.row[:len(both)], thrown[k][:len(both)], thrown[n2][:len(both)]
			out := best[(i*n2+k)*g.inner:][:len(both)]
			for s, v := range both {
				out[s] = uint16((max(v, a[s], b[s], c[s]) + fine/2) / fine)
			}
		}
	})
}
