package woerterklauer

import "slices"

// An op does something to the attempt; it may fail half-way, and then the attempt is
// thrown away.
type op func(a *attempt) bool

var ops = map[string]op{
	"cross": opCross, "exchange": opExchange, "append": opAppend, "insert": opInsert, "remove": opRemove, "dissolve": opDissolve,
	"again": opAgain,
}

func opCross(a *attempt) bool { return a.cross(nil) }

// cross lays a new word through a tile that one word only has, with these tiles and
// others from the pool.
func (a *attempt) cross(with []int) bool {
	all := scan(a.at)
	if len(all) == 0 {
		return false
	}
	through := all[a.pick(len(all))]
	i := a.pick(len(through.ids))
	c := step(through.at, through.across, i)
	return a.crossAt(c, !through.across, with)
}

func (a *attempt) crossAt(c Cell, across bool, with []int) bool {
	n := 1 + a.pick(3)
	rest := slices.Clone(with)
	for len(rest) < max(n, len(with)) {
		id, ok := a.take()
		if !ok {
			return false
		}
		rest = append(rest, id)
	}
	for i := range rest {
		j := i + a.pick(len(rest)-i)
		rest[i], rest[j] = rest[j], rest[i]
	}
	before := a.pick(len(rest) + 1)
	ids := slices.Clone(rest[:before])
	ids = append(ids, a.at[c])
	ids = append(ids, rest[before:]...)
	for i, id := range ids {
		d := step(c, across, i-before)
		if i != before && a.at[d] != 0 {
			return false
		}
		a.at[d] = id
	}
	a.changes = append(a.changes, change{ids: ids, level: LevelI})
	return true
}

// opAgain lays a word again where it once lay, which only its history forbids.
func opAgain(a *attempt) bool {
	if len(a.laid) == 0 {
		return false
	}
	p := a.laid[a.pick(len(a.laid))]
	var ids []int
	kept := 0
	for i := range len(p.text) {
		c := step(p.at, p.across, i)
		id := a.at[c]
		if id == 0 {
			k := slices.IndexFunc(a.pool, func(id int) bool { return a.letter[id] == p.text[i] })
			if k < 0 {
				return false
			}
			id = a.pool[k]
			a.pool = slices.Delete(a.pool, k, k+1)
			a.at[c] = id
		} else {
			kept++
		}
		if a.letter[id] != p.text[i] {
			return false
		}
		ids = append(ids, id)
	}
	a.changes = append(a.changes, change{ids: ids, level: LevelI})
	return kept == 1
}

func opExchange(a *attempt) bool {
	w, ok := a.some()
	if !ok {
		return false
	}
	i := a.pick(len(w.ids))
	id, ok := a.take()
	if !ok || a.letter[id] == a.letter[w.ids[i]] {
		return false
	}
	a.at[step(w.at, w.across, i)] = id
	words := []slowWord{w}
	if o, ok := a.crossing(w, i); ok {
		if a.touched[o.key()] || !a.intactBut(o, w.ids[i]) {
			return false
		}
		words = append(words, o)
	}
	for _, o := range words {
		ids := slices.Clone(o.ids)
		ids[slices.Index(ids, w.ids[i])] = id
		a.become(o, ids, LevelI)
	}
	// The letter may be used at once; but a word of two letters that is then pushed aside
	// as well is not continued, by the letter of the rules.
	if slices.ContainsFunc(words, func(o slowWord) bool { return len(o.ids) == 2 }) {
		a.aside = append(a.aside, w.ids[i])
	} else {
		a.pool = append(a.pool, w.ids[i])
	}
	a.freed = append(a.freed, w.ids[i])
	return true
}

func (a *attempt) intactBut(w slowWord, but int) bool {
	for i, id := range w.ids {
		if id != but && a.at[step(w.at, w.across, i)] != id {
			return false
		}
	}
	return true
}

// become notes that an old word has become a new one, of the same meaning or not.
func (a *attempt) become(w slowWord, ids []int, level Level) {
	a.touched[w.key()] = true
	c := change{olds: []slowWord{w}, ids: ids, level: level}
	if level < LevelIII && a.pick(3) == 0 {
		c.same = true
		a.inserts = a.inserts || level == LevelII
	}
	a.changes = append(a.changes, c)
}

func opAppend(a *attempt) bool {
	w, ok := a.some()
	if !ok {
		return false
	}
	ids := slices.Clone(w.ids)
	for range 1 + a.pick(2) {
		id, ok := a.take()
		if !ok {
			return false
		}
		front := a.pick(2) == 0
		var c Cell
		if front {
			w.at = step(w.at, w.across, -1)
			c = w.at
			ids = slices.Insert(ids, 0, id)
		} else {
			c = step(w.at, w.across, len(ids))
			ids = append(ids, id)
		}
		if a.at[c] != 0 {
			return false
		}
		a.at[c] = id
	}
	a.become(w, ids, LevelI)
	return true
}

// shift moves everything that hangs on letter j of a word, but not by letter i, its
// neighbour, one cell away from it (n 1) or towards it (n -1).
func (a *attempt) shift(w slowWord, i, j, n int) bool {
	from, to := step(w.at, w.across, i), step(w.at, w.across, j)
	moving := flood(a.at, to, from, to)
	if moving[from] {
		return false
	}
	if j < i {
		n = -n
	}
	next := map[Cell]int{}
	for c, id := range a.at {
		if moving[c] {
			c = step(c, w.across, n)
		}
		if next[c] != 0 {
			return false
		}
		next[c] = id
	}
	a.at = next
	return true
}

func opInsert(a *attempt) bool {
	w, ok := a.some()
	if !ok {
		return false
	}
	i := a.pick(len(w.ids) - 1) // the new letter comes behind letter i
	id, ok := a.take()
	if !ok || a.letter[id] == a.letter[w.ids[i]] || a.letter[id] == a.letter[w.ids[i+1]] {
		return false // of two equal neighbours either may be the new one
	}
	right := a.pick(2) == 0
	hole := step(w.at, w.across, i+1)
	if right {
		ok = a.shift(w, i, i+1, 1)
	} else {
		ok = a.shift(w, i+1, i, 1)
		hole = step(w.at, w.across, i)
	}
	if !ok || a.at[hole] != 0 {
		return false
	}
	a.at[hole] = id
	a.become(w, slices.Insert(slices.Clone(w.ids), i+1, id), LevelII)
	return true
}

// remove takes out a letter that only one word has: the rest closes up or, now and
// then, stays as two words. The letter goes into a new word.
func opRemove(a *attempt) bool {
	w, ok := a.some()
	if !ok || len(w.ids) < 3 {
		return false
	}
	i := a.pick(len(w.ids))
	if _, crossed := a.crossing(w, i); crossed {
		return false
	}
	id := w.ids[i]
	// The letter must be no one else's, not even of a word of this turn.
	for _, o := range scan(a.at) {
		if o.across != w.across && slices.Contains(o.ids, id) {
			return false
		}
	}
	delete(a.at, step(w.at, w.across, i))
	left, right := slices.Clone(w.ids[:i]), slices.Clone(w.ids[i+1:])
	switch {
	case len(left) == 0 || len(right) == 0:
		a.become(w, append(left, right...), LevelIII)
	case len(left) > 1 && len(right) > 1 && a.pick(2) == 0:
		a.become(w, left, LevelIII)
		a.become(w, right, LevelIII)
	default:
		if !a.close(w, i) {
			return false
		}
		a.become(w, append(left, right...), LevelIII)
	}
	a.wander = append(a.wander, id)
	return a.cross([]int{id})
}

// close pushes the right part of a word over the hole at letter i.
func (a *attempt) close(w slowWord, i int) bool {
	hole, right := step(w.at, w.across, i), step(w.at, w.across, i+1)
	moving := flood(a.at, right, hole, right)
	if moving[step(w.at, w.across, i-1)] {
		return false
	}
	next := map[Cell]int{}
	for c, id := range a.at {
		if moving[c] {
			c = step(c, w.across, -1)
		}
		if next[c] != 0 {
			return false
		}
		next[c] = id
	}
	a.at = next
	return true
}

// dissolve takes a word apart and lays its tiles, but for its crossings, as a new word
// in the other direction.
func opDissolve(a *attempt) bool {
	w, ok := a.some()
	if !ok {
		return false
	}
	var lifted []int
	for i, id := range w.ids {
		crossed := false
		for _, o := range scan(a.at) {
			crossed = crossed || o.across != w.across && slices.Contains(o.ids, id)
		}
		if !crossed {
			lifted = append(lifted, id)
			delete(a.at, step(w.at, w.across, i))
		}
	}
	if len(lifted) == 0 || len(lifted) > 5 {
		return false
	}
	a.wander = append(a.wander, lifted...)
	a.touched[w.key()] = true
	a.gone = append(a.gone, w)
	var through []slowWord
	for _, o := range scan(a.at) {
		if o.across == w.across {
			through = append(through, o)
		}
	}
	if len(through) == 0 {
		return false
	}
	o := through[a.pick(len(through))]
	if !a.crossAt(step(o.at, o.across, a.pick(len(o.ids))), !w.across, lifted) {
		return false
	}
	c := &a.changes[len(a.changes)-1]
	c.level = LevelIV
	if inOrder(w.ids, c.ids) {
		c.olds = append(c.olds, w)
	}
	return true
}

// inOrder: two of the tiles lie in ids in their order.
func inOrder(tiles, ids []int) bool {
	for i, a := range tiles {
		for _, b := range tiles[i+1:] {
			x, y := slices.Index(ids, a), slices.Index(ids, b)
			if x >= 0 && y > x {
				return true
			}
		}
	}
	return false
}
