package davinci

import (
	"slices"

	"spieltisch/games"
)

// Likely is what a hidden tile can be, as a View's seat can know it: the weights of
// all deals in which it shows 0 to 11 or the Dash. Numbers of weight 0 are impossible:
// that is what the rules force.
type Likely struct {
	Seat    games.Seat // in whose row it stands, or who has drawn it
	ID      int
	Weights [Values]uint64
}

// Total is the weight of all deals.
func (l Likely) Total() uint64 {
	sum := uint64(0)
	for _, w := range l.Weights {
		sum += w
	}
	return sum
}

// Possible tells whether the tile can show a number, or Dash.
func (l Likely) Possible(number int) bool {
	return number >= 0 && number < Values && l.Weights[number] > 0
}

// Chance is the share of the deals in which the tile shows a number, from 0 to 1.
func (l Likely) Chance(number int) float64 {
	if !l.Possible(number) {
		return 0
	}
	return float64(l.Weights[number]) / float64(l.Total())
}

// Weigh counts, for every tile that the seat doesn't know, what it can be (RULES.md,
// "Notes pad"): over all deals that agree with the open tiles, the seat's own, the order
// of every row and the guesses that failed. Every deal counts once, shared equally among
// the orders that its dashes allow. Seat by seat, left to right, then a drawn tile.
//
// The number tiles are gone through in ascending order, and each may go to the next
// free place of any row, or nowhere: how far each row is filled is all that one must
// remember, so the ways to each such state from below, times the ways from it to the
// top, count all deals at once. Before that, places are chosen for the dashes that
// aren't seen, since whatever is left then ascends.
func Weigh(v View) []Likely {
	c := newCounter(v)
	configs := c.configs()
	common := uint64(1)
	for _, d := range configs {
		common = lcm(common, d.divisor)
	}
	for _, d := range configs {
		c.count(d, common/d.divisor)
	}
	return c.out
}

// cell is a hidden tile, of which we count what it can be.
type cell struct {
	can tileSet // what it can be by itself
	out int     // its index in the result
}

// line is a row in which something is hidden. Open tiles only narrow what the cells
// can be, so they are left out.
type line struct {
	cells []cell
	all   uint64 // tiles in the row, open ones too
	open  uint64 // dashes among the open ones
}

// divisor is the number of orders that this many hidden dashes, besides the open ones,
// allow in the row.
func (l line) divisor(hidden uint64) uint64 {
	d := uint64(1)
	for i := range l.open + hidden {
		d *= l.all - min(i, l.all-1)
	}
	return d
}

type counter struct {
	lines  []line
	unseen []Tile // number tiles, ascending
	dashes []Tile // unseen ones
	out    []Likely
	work
}

func newCounter(v View) *counter {
	c := &counter{}
	unseen := unseen(v)
	for _, t := range unseen.tiles() {
		if t.IsDash() {
			c.dashes = append(c.dashes, t)
		} else {
			c.unseen = append(c.unseen, t)
		}
	}
	var failed [maxIDs]tileSet
	for _, g := range v.Guesses {
		if !g.Right && g.Tile >= 0 && g.Tile < maxIDs && g.Number >= 0 && g.Number < Values {
			failed[g.Tile] |= 1<<NewTile(Black, g.Number) | 1<<NewTile(White, g.Number)
		}
	}
	for _, sv := range v.Seats {
		c.add(sv.Seat, sv.Row, unseen, &failed)
	}
	if v.Drawn != nil {
		c.add(v.Turn, []Stone{*v.Drawn}, unseen, &failed)
	}
	return c
}

// maxIDs is one more than the highest ID: each tile gets one at most.
const maxIDs = int(tileCount) + 1

// unseen are the tiles that a seat hasn't seen.
func unseen(v View) tileSet {
	set := allTiles(v.Options.Dashes)
	see := func(s Stone) {
		if t, ok := s.Tile(); ok {
			set &^= 1 << t
		}
	}
	for _, t := range v.Hand {
		set &^= 1 << t
	}
	for _, sv := range v.Seats {
		for _, s := range sv.Row {
			see(s)
		}
	}
	if v.Drawn != nil {
		see(*v.Drawn)
	}
	return set
}

// add notes a row, if anything in it isn't known.
func (c *counter) add(seat games.Seat, row []Stone, unseen tileSet, failed *[maxIDs]tileSet) {
	l := line{all: uint64(len(row))}
	left := allTiles(false) // numbers above the nearest known one to the left
	for i, s := range row {
		if t, ok := s.Tile(); ok {
			if t.IsDash() {
				l.open++
			} else {
				left = allTiles(false) &^ (2<<t - 1)
			}
			continue
		}
		can := left
		for _, r := range row[i:] {
			if t, ok := r.Tile(); ok && !t.IsDash() {
				can &= 1<<t - 1
				break
			}
		}
		can = (can | 1<<NewTile(Black, Dash) | 1<<NewTile(White, Dash)) & unseen.of(s.Color)
		if s.ID >= 0 && s.ID < maxIDs {
			can &^= failed[s.ID]
		}
		l.cells = append(l.cells, cell{can, len(c.out)})
		c.out = append(c.out, Likely{Seat: seat, ID: s.ID})
	}
	if len(l.cells) > 0 {
		c.lines = append(c.lines, l)
	}
}

// config says where the unseen dashes are; their number is at most two.
type config struct {
	at      []spot // by c.dashes
	divisor uint64
}

// spot is a cell of a line; a line of -1 is anywhere but in a row.
type spot struct{ line, cell int }

// configs are all ways to put the unseen dashes somewhere.
func (c *counter) configs() []config {
	all := []config{{}}
	for _, dash := range c.dashes {
		var more []config
		for _, d := range all {
			more = append(more, config{at: append(slices.Clip(d.at), spot{line: -1})})
			for i, l := range c.lines {
				for k, cell := range l.cells {
					if cell.can.has(dash) { // of its own colour, so never twice the same
						more = append(more, config{at: append(slices.Clip(d.at), spot{i, k})})
					}
				}
			}
		}
		all = more
	}
	for i, d := range all {
		all[i].divisor = 1
		for k, l := range c.lines {
			hidden := uint64(0)
			for _, s := range d.at {
				if s.line == k {
					hidden++
				}
			}
			all[i].divisor *= l.divisor(hidden)
		}
	}
	return all
}

func lcm(a, b uint64) uint64 {
	x, y := a, b
	for y > 0 {
		x, y = y, x%y
	}
	return a / x * b
}
