package woerterklauer

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// The slow generator: it plays turns of lawful operations on a board of its own, knows
// by construction what the referee must say of them, and shares no code with it. Words
// are made up: every word is valid, and means the same as another only where the
// generator has decided so.

const slowLetters = "ABCDEFGH"

// slowWord is a word on the slow board; had are the spellings that travel with it.
type slowWord struct {
	at     Cell
	across bool
	ids    []int
	had    map[string]bool
}

// slowPlace is a word that has lain somewhere.
type slowPlace struct {
	at     Cell
	across bool
	text   string
}

func (w *slowWord) key() string { return fmt.Sprint(w.across, w.ids) }

// slowBoard is a position: which tile lies in which cell.
type slowBoard struct {
	lay   map[Cell]int
	pool  []int
	words []slowWord
}

// slow is a match.
type slow struct {
	pick   func(int) int
	letter map[int]byte
	color  map[int]Color
	box    []int
	slowBoard
	mover  Color
	places map[string]bool
	laid   []slowPlace // the same, to choose from
	same   map[string]bool
}

func newSlow(pick func(int) int) *slow {
	s := &slow{
		pick: pick, letter: map[int]byte{}, color: map[int]Color{}, places: map[string]bool{}, same: map[string]bool{},
		slowBoard: slowBoard{lay: map[Cell]int{}},
	}
	for id := 1; id <= 96; id++ {
		s.letter[id] = slowLetters[pick(len(slowLetters))]
		s.box = append(s.box, id)
	}
	s.draw()
	return s
}

func (s *slow) draw() {
	for len(s.pool) < 12 && len(s.box) > 0 {
		s.pool = append(s.pool, s.box[0])
		s.box = s.box[1:]
	}
}

func (s *slow) text(ids []int) string {
	var b strings.Builder
	for _, id := range ids {
		b.WriteByte(s.letter[id])
	}
	return b.String()
}

// change is what an operation does to words: old is nil for a new word.
type change struct {
	olds  []slowWord
	ids   []int
	level Level
	same  bool
}

// attempt is a turn in the making.
type attempt struct {
	*slow
	at      map[Cell]int
	pool    []int
	changes []change
	gone    []slowWord // dissolved
	touched map[string]bool
	wander  []int // tiles that left their cells for another word
	freed   []int
	aside   []int // of freed: not to be used at once
	inserts bool  // an insertion kept the meaning
}

func (s *slow) begin() *attempt {
	a := &attempt{slow: s, at: map[Cell]int{}, pool: slices.Clone(s.pool), touched: map[string]bool{}}
	for c, id := range s.lay {
		a.at[c] = id
	}
	return a
}

func step(c Cell, across bool, n int) Cell {
	if across {
		return Cell{c.X + n, c.Y}
	}
	return Cell{c.X, c.Y + n}
}

// scan reads the words off a board, cell by cell.
func scan(at map[Cell]int) []slowWord {
	var out []slowWord
	for c := range at {
		for _, across := range []bool{true, false} {
			if at[step(c, across, -1)] != 0 || at[step(c, across, 1)] == 0 {
				continue
			}
			w := slowWord{at: c, across: across}
			for d := c; at[d] != 0; d = step(d, across, 1) {
				w.ids = append(w.ids, at[d])
			}
			out = append(out, w)
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].key() < out[j].key() })
	return out
}

// flood are the cells that hang together with c, without going from a to b or back.
func flood(at map[Cell]int, c, a, b Cell) map[Cell]bool {
	seen := map[Cell]bool{c: true}
	todo := []Cell{c}
	for len(todo) > 0 {
		c := todo[0]
		todo = todo[1:]
		for _, across := range []bool{true, false} {
			for _, n := range []int{-1, 1} {
				d := step(c, across, n)
				if at[d] == 0 || seen[d] || c == a && d == b || c == b && d == a {
					continue
				}
				seen[d] = true
				todo = append(todo, d)
			}
		}
	}
	return seen
}

// fits tells whether the board is as the changes say and nothing else: all other words
// are as before, it hangs together, and it is at most 12 wide and high.
func (a *attempt) fits() bool {
	want := map[string]int{}
	for _, w := range a.words {
		if !a.touched[w.key()] {
			want[w.key()]++
		}
	}
	for _, c := range a.changes {
		want[fmt.Sprint(a.across(c.ids), c.ids)]++
	}
	for _, w := range scan(a.at) {
		want[w.key()]--
	}
	for _, n := range want {
		if n != 0 {
			return false
		}
	}
	var first Cell
	low, high := Cell{1 << 20, 1 << 20}, Cell{-1 << 20, -1 << 20}
	for c := range a.at {
		first = c
		low = Cell{min(low.X, c.X), min(low.Y, c.Y)}
		high = Cell{max(high.X, c.X), max(high.Y, c.Y)}
	}
	nowhere := Cell{1 << 20, 0}
	return high.X-low.X < 12 && high.Y-low.Y < 12 && len(flood(a.at, first, nowhere, nowhere)) == len(a.at)
}

// across tells how tiles lie that form a word; a word of the wrong form fits nowhere.
func (a *attempt) across(ids []int) bool {
	where := map[int]Cell{}
	for c, id := range a.at {
		where[id] = c
	}
	return where[ids[0]].Y == where[ids[1]].Y
}

// take takes a random tile out of the pool.
func (a *attempt) take() (int, bool) {
	if len(a.pool) == 0 {
		return 0, false
	}
	i := a.pick(len(a.pool))
	id := a.pool[i]
	a.pool = slices.Delete(a.pool, i, i+1)
	return id, true
}

// some is an old word that nothing has happened to yet.
func (a *attempt) some() (slowWord, bool) {
	if len(a.words) == 0 {
		return slowWord{}, false
	}
	w := a.words[a.pick(len(a.words))]
	return w, !a.touched[w.key()] && a.intact(w)
}

// intact: it lies where it did.
func (a *attempt) intact(w slowWord) bool {
	for i, id := range w.ids {
		if a.at[step(w.at, w.across, i)] != id {
			return false
		}
	}
	return true
}

// crossing is the other old word through letter i, if any.
func (a *attempt) crossing(w slowWord, i int) (slowWord, bool) {
	for _, o := range a.words {
		if o.across != w.across && slices.Contains(o.ids, w.ids[i]) {
			return o, true
		}
	}
	return slowWord{}, false
}

// turn makes a turn of so many of these operations; nil if it comes to nothing.
func (s *slow) turn(names []string, count int) *attempt {
	a := s.begin()
	if len(a.at) == 0 {
		return a.first()
	}
	for range count {
		b := a.clone()
		if ops[names[s.pick(len(names))]](b) && b.fits() && b.plain() {
			a = b
		}
	}
	if len(a.changes) == 0 {
		return nil
	}
	a.pool = append(a.pool, a.aside...)
	return a
}

// first lays the first word.
func (a *attempt) first() *attempt {
	var ids []int
	for i := range 2 + a.pick(4) {
		id, _ := a.take()
		ids = append(ids, id)
		a.at[Cell{i, 0}] = id
	}
	a.changes = append(a.changes, change{ids: ids, level: LevelI})
	return a
}

func (a *attempt) clone() *attempt {
	b := *a
	b.at, b.touched = map[Cell]int{}, map[string]bool{}
	for c, id := range a.at {
		b.at[c] = id
	}
	for k := range a.touched {
		b.touched[k] = true
	}
	b.pool, b.changes, b.gone = slices.Clone(a.pool), slices.Clone(a.changes), slices.Clone(a.gone)
	b.wander, b.freed, b.aside = slices.Clone(a.wander), slices.Clone(a.freed), slices.Clone(a.aside)
	return &b
}

// plain: no two tiles that have gone to other words show the same letter, so that it
// doesn't matter which of them is which; and only one word is dissolved, with nothing
// removed elsewhere, so that what is left of one can't pass for another.
func (a *attempt) plain() bool {
	removed := slices.ContainsFunc(a.changes, func(c change) bool { return c.level == LevelIII })
	if len(a.gone) > 1 || len(a.gone) == 1 && removed {
		return false
	}
	for _, w := range a.gone { // nor is it if another word comes to lie where it lay
		for i := range w.ids {
			c := step(w.at, w.across, i)
			if a.at[c] != 0 && (a.at[step(c, w.across, 1)] != 0 || a.at[step(c, w.across, -1)] != 0) {
				return false
			}
		}
	}
	for c, id := range a.lay { // an equal letter in its cell is no change
		if slices.Contains(a.wander, id) && a.at[c] != 0 && a.letter[a.at[c]] == a.letter[id] {
			return false
		}
	}
	seen := map[byte]bool{}
	for _, id := range append(slices.Clone(a.wander), a.freed...) {
		if seen[a.letter[id]] {
			return false
		}
		seen[a.letter[id]] = true
	}
	return true
}
