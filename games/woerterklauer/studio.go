package woerterklauer

import "slices"

// Dir is one of four directions.
type Dir int

// The directions.
const (
	DirRight Dir = iota
	DirDown
	DirLeft
	DirUp
)

// Next is the cell n further in a direction.
func (c Cell) Next(d Dir, n int) Cell {
	if d == DirLeft || d == DirUp {
		n = -n
	}
	return c.step(d == DirRight || d == DirLeft, n)
}

// Back is the opposite direction.
func (d Dir) Back() Dir { return (d + 2) % 4 }

// Changed tells whether something lies elsewhere than when the turn began.
func (d Draft) Changed(v View) bool { return !slices.Equal(d.Laid, NewDraft(v).Laid) }

// At is the id of the tile on a cell, 0 for none.
func (d Draft) At(c Cell) int {
	for _, l := range d.Laid {
		if l.At == c {
			return l.ID
		}
	}
	return 0
}

// Cell is where a tile lies; false: in the pool, or nowhere.
func (d Draft) Cell(id int) (Cell, bool) {
	for _, l := range d.Laid {
		if l.ID == id {
			return l.At, true
		}
	}
	return Cell{}, false
}

// Pool is what lies in the pool: its own tiles in pool order, then those that came off
// the field.
func (d Draft) Pool(v View) []Tile {
	t, ok := v.Position(d.Laid)
	if !ok {
		return slices.Clone(v.Pool)
	}
	return t.Left
}

// knows tells whether a tile belongs to field or pool of the position.
func (v View) knows(id int) bool {
	return find(v.Pool, id) >= 0 || slices.ContainsFunc(v.Field, func(p Placed) bool { return p.ID == id })
}

// Put lays a tile on a cell. What lies there goes where the tile came from: to its cell,
// or into the pool, which is how a letter is exchanged.
func (d Draft) Put(v View, id int, c Cell) Draft {
	if !v.knows(id) || !c.near() {
		return d
	}
	at := d.cells()
	from, on := at[id]
	if lying := d.At(c); lying == id {
		return d
	} else if lying != 0 && on {
		at[lying] = from
	} else if lying != 0 {
		delete(at, lying)
	}
	at[id] = c
	return d.with(at)
}

// Take puts a tile into the pool.
func (d Draft) Take(id int) Draft {
	at := d.cells()
	delete(at, id)
	return d.with(at)
}

// sendHome puts a tile where it was when the turn began, as Put or Take do.
func (d Draft) sendHome(v View, id int) Draft {
	if c, on := cellsOf(v.Field)[id]; on {
		return d.Put(v, id, c)
	}
	return d.Take(id)
}

// SendHome puts tiles where they were when the turn began, in one step; a tile of the field
// that one of them had replaced comes back.
func (d Draft) SendHome(v View, ids []int) Draft {
	next := d
	for _, id := range ids {
		next = next.sendHome(v, id)
	}
	for id, c := range cellsOf(v.Field) {
		if _, on := next.Cell(id); !on && next.At(c) == 0 && d.At(c) != 0 && slices.Contains(ids, d.At(c)) {
			next = next.Put(v, id, c)
		}
	}
	return d.with(next.cells())
}

// Reset puts everything where it was when the turn began, in one step.
func (d Draft) Reset(v View) Draft { return d.with(cellsOf(v.Field)) }

// Become has the tiles lie as given, sorted by id, in one step. Nothing happens if one of them isn't there.
func (d Draft) Become(v View, laid []Lay) Draft {
	if !sound(laid) || slices.ContainsFunc(laid, func(l Lay) bool { return !v.knows(l.ID) }) {
		return d
	}
	return d.with(Draft{Laid: laid}.cells())
}

// Move moves tiles together by n cells. Nothing happens if another tile is in the way.
func (d Draft) Move(ids []int, dir Dir, n int) Draft {
	if n < -2*MaxCell || n > 2*MaxCell {
		return d
	}
	at, taken := d.cells(), map[Cell]bool{}
	for id, c := range at {
		if slices.Contains(ids, id) {
			c = c.Next(dir, n)
			at[id] = c
		}
		if taken[c] || !c.near() {
			return d
		}
		taken[c] = true
	}
	return d.with(at)
}

// Run are the tiles from a cell on in a direction, without a gap.
func (d Draft) Run(from Cell, dir Dir) []int {
	var ids []int
	for id := d.At(from); id != 0; id = d.At(from) {
		ids = append(ids, id)
		from = from.Next(dir, 1)
	}
	return ids
}

// Hanging are the tiles that hang together with the run from a cell on in a direction,
// without the tiles that lie before that cell and what hangs on those another way: all
// that goes along when a letter is inserted there. It is the run alone when both sides
// hang together elsewhere.
func (d Draft) Hanging(from Cell, dir Dir) []int {
	run := d.Run(from, dir)
	seen := map[int]bool{d.At(from.Next(dir.Back(), 1)): true, 0: true}
	ids := []int{}
	for todo := slices.Clone(run); len(todo) > 0; todo = todo[1:] {
		if seen[todo[0]] {
			continue
		}
		seen[todo[0]] = true
		ids = append(ids, todo[0])
		c, _ := d.Cell(todo[0])
		for side := range Dir(4) {
			next := d.At(c.Next(side, 1))
			if next != 0 && next == d.At(from.Next(dir.Back(), 1)) && c != from {
				return run // around the corner
			}
			todo = append(todo, next)
		}
	}
	return ids
}

// Shove moves the end of a word that begins at a cell by n cells in a direction, so that
// letters can be inserted, or, with a negative n, so that it closes up. carry takes along
// what hangs on it (see Hanging).
func (d Draft) Shove(from Cell, dir Dir, n int, carry bool) Draft {
	ids := d.Run(from, dir)
	if carry {
		ids = d.Hanging(from, dir)
	}
	return d.Move(ids, dir, n)
}

// Type lays a word from a cell on, to the right or down: over letters that fit already,
// else with tiles of the pool, in pool order; what lay there goes into the pool and may
// be used at once. If letters are missing nothing is laid, and they are returned.
func (d Draft) Type(v View, from Cell, across bool, word string) (Draft, []Letter) {
	next := d
	var missing []Letter
	for i := range len(word) {
		c, letter := from.step(across, i), Letter(word[i])
		pool := next.Pool(v)
		if id := next.At(c); id != 0 && v.letter(id) == letter {
			continue
		}
		k := slices.IndexFunc(pool, func(t Tile) bool { return t.Letter == letter })
		if k < 0 {
			missing = append(missing, letter)
			continue
		}
		laid := next.Put(v, pool[k].ID, c)
		if laid.At(c) != pool[k].ID {
			return d, missing
		}
		next = laid
	}
	if len(missing) > 0 {
		return d, missing
	}
	return d.with(next.cells()), nil
}

// letter is what a tile of field or pool shows, 0 if it isn't there.
func (v View) letter(id int) Letter {
	if i := find(v.Pool, id); i >= 0 {
		return v.Pool[i].Letter
	}
	for _, p := range v.Field {
		if p.ID == id {
			return p.Letter
		}
	}
	return 0
}
