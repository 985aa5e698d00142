package mind

import (
	"context"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// chances are how likely a tile shows each number.
type chances [dv.Values]float64

// aims are what a mind thinks of guesses: the chances by the tile's ID.
type aims map[int]*chances

// worth is that of a guess.
func (a aims) worth(tile, number int) float64 {
	if w := a[tile]; w != nil && number >= 0 && number < dv.Values {
		return w[number]
	}
	return 0
}

// aims are what the guesses of a View are worth, and what stopping is.
func (m Mind) aims(ctx context.Context, v dv.View) (a aims, stop float64) {
	a = m.how(ctx, m, v)
	left := aims{}
	for id, w := range a {
		if games.NewChance(m.seed, v.Round<<16|v.TurnNumber, id).IntN(100) < m.looks {
			left[id] = w
		}
	}
	if len(left) == 0 {
		left = a
	}
	return left, m.stop(v)
}

// stop is what stopping is worth.
func (m Mind) stop(v dv.View) float64 {
	if v.Options.Rounds > 0 {
		return m.scores
	}
	return m.goes
}

// exact are the exact chances.
func exact(_ context.Context, _ Mind, v dv.View) aims {
	a := aims{}
	for _, l := range dv.Weigh(v) {
		if l.Seat == v.Me {
			continue
		}
		w := &chances{}
		for n := range w {
			w[n] = l.Chance(n)
		}
		a[l.ID] = w
	}
	return a
}

// near are chances as somebody sees them who only looks at each tile by itself: all numbers are alike that fit between the
// open ones of its row, with as many tiles between, and that don't lie open, aren't in one's own row and weren't among the
// last answers as far as they are remembered.
func near(_ context.Context, m Mind, v dv.View) aims {
	memory := m.memory
	if memory == 0 {
		memory = len(v.Guesses)
	}
	a := aims{}
	seen := seen(v)
	for _, sv := range v.Seats {
		if sv.Seat == v.Me {
			continue
		}
		low, high := bounds(sv.Row)
		for i, s := range sv.Row {
			if s.Open {
				continue
			}
			can := func(n int) bool { return !seen[dv.NewTile(s.Color, n)] && !denied(v, s.ID, n, memory) }
			fits := within(s.Color, low[i], high[i], can)
			if len(fits) == 0 { // because of dashes
				fits = within(s.Color, openNear(sv.Row, i, -1)+1, openNear(sv.Row, i, 1)-1, can)
			}
			if v.Options.Dashes && can(dv.Dash) {
				fits = append(fits, dv.Dash)
			}
			w := &chances{}
			for _, n := range fits {
				w[n] = 1 / float64(len(fits))
			}
			a[s.ID] = w
		}
	}
	return a
}

// within are the numbers of a colour's tiles from low to high that can be.
func within(color dv.Color, low, high dv.Tile, can func(int) bool) []int {
	var out []int
	for n := range dv.MaxNumber + 1 {
		if t := dv.NewTile(color, n); t >= low && t <= high && can(n) {
			out = append(out, n)
		}
	}
	return out
}

// seen are the tiles that a seat sees.
func seen(v dv.View) map[dv.Tile]bool {
	out := map[dv.Tile]bool{}
	for _, sv := range v.Seats {
		for _, s := range sv.Row {
			if t, ok := s.Tile(); ok {
				out[t] = true
			}
		}
	}
	if v.Drawn != nil {
		if t, ok := v.Drawn.Tile(); ok {
			out[t] = true
		}
	}
	return out
}

// denied tells whether a number is among the last answers for a tile, all seats' counted, and was wrong.
func denied(v dv.View, tile, number, memory int) bool {
	for _, g := range v.Guesses[max(0, len(v.Guesses)-memory):] {
		if g.Tile == tile && g.Number == number && !g.Right {
			return true
		}
	}
	return false
}

// bounds are the lowest and the highest tile that each place of a row can have if none is a dash, the open ones and the
// colours given.
func bounds(row []dv.Stone) (low, high []dv.Tile) {
	low, high = make([]dv.Tile, len(row)), make([]dv.Tile, len(row))
	last := dv.Tile(-1)
	for i, s := range row {
		last = next(s, last, 1)
		low[i] = last
	}
	last = dv.NewTile(dv.Black, dv.Dash)
	for i := len(row) - 1; i >= 0; i-- {
		last = next(row[i], last, -1)
		high[i] = last
	}
	return low, high
}

// next is the tile of an open stone, or the nearest of its colour in a direction; a dash takes none.
func next(s dv.Stone, last dv.Tile, step dv.Tile) dv.Tile {
	if s.Open {
		if t, ok := s.Tile(); ok && !t.IsDash() {
			return t
		}
		return last
	}
	for last += step; last.Color() != s.Color; last += step {
	}
	return last
}

// openNear is the next open number in a row from a place, to the left (-1) or right (1); beyond all tiles if there is none.
func openNear(row []dv.Stone, place, step int) dv.Tile {
	for i := place + step; i >= 0 && i < len(row); i += step {
		if t, ok := row[i].Tile(); ok && row[i].Open && !t.IsDash() {
			return t
		}
	}
	if step < 0 {
		return -1
	}
	return dv.NewTile(dv.Black, dv.Dash)
}
