package davinci

import "slices"

// work is what counting one config needs: its memory serves all of them.
type work struct {
	rows   [][]cell // number cells of each line
	stride []int    // of each row in the number of a state
	states int
	filled []uint8  // by state and row: cells filled
	ways   []uint64 // by tile and state: ways to come there from the lowest tile
	rest   []uint64 // by state: ways from there to the highest tile, and above
	above  []uint64
	// due is, by row and cells filled, the last tile (its index) that the next cell can
	// take if all cells behind it are still to find theirs.
	due [][]int
}

// count adds the deals of a config, each with this weight.
func (c *counter) count(d config, weight uint64) {
	if !c.lay(d) {
		return
	}
	c.forward()
	end := c.states - 1 // all cells filled
	n := len(c.unseen)
	total := c.ways[n*c.states+end] * weight
	if total == 0 {
		return
	}
	for i, s := range d.at {
		if s.line >= 0 {
			c.out[c.lines[s.line].cells[s.cell].out].Weights[c.dashes[i].Number()] += total
		}
	}
	c.backward(weight)
}

// lay prepares the rows of a config; false if one of them can't be filled.
func (c *counter) lay(d config) bool {
	c.rows, c.stride, c.states = c.rows[:0], c.stride[:0], 1
	c.due = c.due[:0]
	for i, l := range c.lines {
		var cells []cell
		for k, cell := range l.cells {
			if !d.has(i, k) {
				cells = append(cells, cell)
			}
		}
		due, ok := c.dues(cells)
		if !ok {
			return false
		}
		c.rows, c.due = append(c.rows, cells), append(c.due, due)
		c.stride = append(c.stride, c.states)
		c.states *= len(cells) + 1
	}
	c.filled = c.filled[:0]
	for s := range c.states {
		for k, row := range c.rows {
			c.filled = append(c.filled, uint8(s/c.stride[k]%(len(row)+1)))
		}
	}
	return true
}

func (d config) has(line, cell int) bool {
	return slices.ContainsFunc(d.at, func(s spot) bool { return s.line == line && s.cell == cell })
}

// dues finds the latest tile of each cell, from the right; when all are filled nothing
// is due any more.
func (c *counter) dues(cells []cell) ([]int, bool) {
	due := make([]int, len(cells)+1)
	at := len(c.unseen)
	due[len(cells)] = at
	for i := len(cells) - 1; i >= 0; i-- {
		at--
		for at >= 0 && !cells[i].can.has(c.unseen[at]) {
			at--
		}
		if at < 0 {
			return nil, false
		}
		due[i] = at
	}
	return due, true
}

// moves calls visit for every state that tile i (an index into unseen) leads to from
// state s: the row that takes it, or -1. States from which some row can't be filled in
// time are left out.
func (c *counter) moves(s, i int, visit func(row, to int)) {
	filled := c.filled[s*len(c.rows):][:len(c.rows)]
	must := -1
	for k, f := range filled {
		if c.due[k][f] == i {
			if must >= 0 {
				return
			}
			must = k
		}
	}
	if must < 0 {
		visit(-1, s)
	}
	for k, f := range filled {
		if (must < 0 || must == k) && int(f) < len(c.rows[k]) && c.rows[k][f].can.has(c.unseen[i]) {
			visit(k, s+c.stride[k])
		}
	}
}

// forward counts the ways from the lowest tile to every state.
func (c *counter) forward() {
	c.ways = zeroed(c.ways, (len(c.unseen)+1)*c.states)
	c.ways[0] = 1
	for i := range c.unseen {
		here, next := c.ways[i*c.states:][:c.states], c.ways[(i+1)*c.states:][:c.states]
		for s, w := range here {
			if w > 0 {
				c.moves(s, i, func(_, to int) { next[to] += w })
			}
		}
	}
}

// backward counts the ways from every state to the highest tile, and adds up what each
// cell takes on the way.
func (c *counter) backward(weight uint64) {
	c.above, c.rest = zeroed(c.above, c.states), zeroed(c.rest, c.states)
	c.above[c.states-1] = weight
	for i := len(c.unseen) - 1; i >= 0; i-- {
		number := c.unseen[i].Number()
		for s, w := range c.ways[i*c.states:][:c.states] {
			sum := uint64(0)
			if w > 0 {
				c.moves(s, i, func(row, to int) {
					ways := c.above[to]
					sum += ways
					if row >= 0 && ways > 0 {
						cell := c.rows[row][c.filled[s*len(c.rows)+row]]
						c.out[cell.out].Weights[number] += w * ways
					}
				})
			}
			c.rest[s] = sum
		}
		c.above, c.rest = c.rest, c.above
	}
}

// zeroed is memory for n counts, all 0.
func zeroed(old []uint64, n int) []uint64 {
	if cap(old) < n {
		return make([]uint64, n)
	}
	old = old[:n]
	clear(old)
	return old
}
