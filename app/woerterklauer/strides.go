package woerterklauer

import (
	"cmp"
	"maps"
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// unfolded is a computer's turn on its way to the field, word by word: where its tiles lie already, and what of the verdict is true of that.
type unfolded struct {
	view    wk.View
	verdict wk.Verdict // of the whole turn
	strides []stride

	step  int               // how many strides are shown, the last one perhaps still on its way
	at    map[int]wk.Cell   // where tiles lie now
	aloft map[int]wk.Change // these are in the air
	done  []int             // words of the verdict that lie there
}

// stride is a part of the turn: the tiles that a word still lacks go to their places.
type stride struct {
	hops []wk.Change // in their order
	word int         // of the verdict; -1 for none
}

// newUnfolded is a turn of which nothing is shown yet, judged by the rulings in it; nil if it isn't lawful.
func newUnfolded(v wk.View, a wk.EndTurn) *unfolded {
	turn, ok := v.Position(a.Field)
	if !ok {
		return nil
	}
	u := &unfolded{view: v, verdict: wk.Referee(turn, v.Judge(a.Rulings, nil)), at: map[int]wk.Cell{}, aloft: map[int]wk.Change{}}
	if !u.verdict.Lawful {
		return nil
	}
	for _, p := range v.Field {
		u.at[p.ID] = p.At
	}
	u.strides = newPlan(v, u.verdict).strides()
	return u
}

// plan is where tiles lie while a turn is parted into strides.
type plan struct {
	verdict wk.Verdict
	at      map[int]wk.Cell // now
	goal    map[int]wk.Cell // at the end
	on      map[wk.Cell]int // at, by the cell
	owner   map[wk.Cell]int // goal, by the cell
}

func newPlan(v wk.View, verdict wk.Verdict) *plan {
	p := &plan{verdict, map[int]wk.Cell{}, map[int]wk.Cell{}, map[wk.Cell]int{}, map[wk.Cell]int{}}
	for _, t := range v.Field {
		p.at[t.ID], p.on[t.At] = t.At, t.ID
	}
	for _, t := range verdict.Field {
		p.goal[t.ID], p.owner[t.At] = t.At, t.ID
	}
	return p
}

// strides brings one word after the other to its cells: first those that lie next to what lies there already, old words before new ones.
func (p *plan) strides() []stride {
	var out []stride
	for {
		next, best := -1, 0
		for i := range p.verdict.Words {
			if rank := p.rank(&p.verdict.Words[i]); rank > best {
				next, best = i, rank
			}
		}
		if next < 0 {
			return out
		}
		out = append(out, stride{p.hops(p.verdict.Words[next].Cells), next})
	}
}

// rank is how soon a word is wanted, 0 if nothing is missing in it.
func (p *plan) rank(w *wk.Word) int {
	missing, near := false, len(p.at) == 0
	for _, c := range w.Cells {
		if p.on[c] == p.owner[c] {
			near = true
		} else {
			missing = true
		}
	}
	switch old := len(w.From) > 0; {
	case !missing:
		return 0
	case w.Fate == wk.FateUnchanged:
		return 1
	case old && near:
		return 5
	case old:
		return 4
	case near:
		return 3
	}
	return 2
}

// hops bring the tiles of some cells there, with what hangs on them, and what lies in their way to the pool.
func (p *plan) hops(cells []wk.Cell) []wk.Change {
	moves := map[int]bool{}
	for _, c := range cells {
		if id := p.owner[c]; p.on[c] != id {
			p.take(id, moves)
		}
	}
	var out []wk.Change
	left := slices.SortedFunc(maps.Keys(moves), func(a, b int) int {
		return cmp.Or(cmp.Compare(p.goal[a].Y, p.goal[b].Y), cmp.Compare(p.goal[a].X, p.goal[b].X))
	})
	for _, id := range left {
		if other := p.on[p.goal[id]]; other != 0 && !moves[other] {
			out = append(out, p.hop(other, nil))
		}
	}
	for len(left) > 0 {
		i := max(0, slices.IndexFunc(left, func(id int) bool { return p.on[p.goal[id]] == 0 })) // where nothing is free, some lie in pairs for a moment
		to := p.goal[left[i]]
		out = append(out, p.hop(left[i], &to))
		left = slices.Delete(left, i, i+1)
	}
	return out
}

// take adds a tile, and those next to it that move as it does.
func (p *plan) take(id int, moves map[int]bool) {
	moves[id] = true
	from, lies := p.at[id]
	if !lies {
		return
	}
	to := p.goal[id]
	for d := wk.DirRight; d <= wk.DirUp; d++ {
		other := p.on[from.Next(d, 1)]
		if goal, stays := p.goal[other]; stays && !moves[other] && goal == to.Next(d, 1) {
			p.take(other, moves)
		}
	}
}

// hop moves a tile to a cell, or with nil to the pool.
func (p *plan) hop(id int, to *wk.Cell) wk.Change {
	c := wk.Change{ID: id, Now: to}
	if from, lies := p.at[id]; lies {
		c.Was = &from
		if p.on[from] == id {
			delete(p.on, from)
		}
		delete(p.at, id)
	}
	if to != nil {
		p.at[id], p.on[*to] = *to, id
	}
	return c
}

// begin shows all strides before a step as done, and takes up that one.
func (u *unfolded) begin(step int) []wk.Change {
	for u.step < min(step-1, len(u.strides)) {
		u.step++
		u.finish()
	}
	if u.step >= min(step, len(u.strides)) {
		return nil
	}
	u.step++
	return u.strides[u.step-1].hops
}

// lift takes a tile up, and land lays it down.
func (u *unfolded) lift(c wk.Change) { u.aloft[c.ID] = c }

func (u *unfolded) land(c wk.Change) {
	delete(u.aloft, c.ID)
	if delete(u.at, c.ID); c.Now != nil {
		u.at[c.ID] = *c.Now
	}
}

// finish ends a stride; it returns the words that lie there by it.
func (u *unfolded) finish() (words []wk.ScoredWord) {
	for _, c := range u.strides[u.step-1].hops {
		u.land(c)
	}
	for i, w := range u.verdict.Words {
		if !slices.Contains(u.done, i) && u.lies(&w) {
			u.done = append(u.done, i)
			words = append(words, wk.ScoredWord{Spelled: w.Spelled})
		}
	}
	slices.Sort(u.done)
	return words
}

// lies tells whether a word lies there whole.
func (u *unfolded) lies(w *wk.Word) bool {
	for _, c := range w.Cells {
		if id := u.tile(c); u.at[id] != c || id == 0 {
			return false
		}
	}
	return true
}

// tile is the one that lies on a cell at the end of the turn.
func (u *unfolded) tile(c wk.Cell) int {
	for _, p := range u.verdict.Field {
		if p.At == c {
			return p.ID
		}
	}
	return 0
}

// word is the one that the last stride is about; nil for one that stays as it was.
func (u *unfolded) word() *wk.Word {
	if u == nil || u.step == 0 {
		return nil
	}
	w := &u.verdict.Words[u.strides[u.step-1].word]
	if w.Fate == wk.FateUnchanged {
		return nil
	}
	return w
}

// laid are the tiles that lie on the field now.
func (u *unfolded) laid() []wk.Lay {
	var out []wk.Lay
	for _, id := range slices.Sorted(maps.Keys(u.at)) {
		if !u.flies(id) {
			out = append(out, wk.Lay{ID: id, At: u.at[id]})
		}
	}
	return out
}

// now is what of the verdict is true of the words that lie there.
func (u *unfolded) now(after wk.Field) wk.Verdict {
	if len(u.done) == len(u.verdict.Words) {
		return u.verdict
	}
	var v wk.Verdict
	mine := map[int]bool{}
	for _, i := range u.done {
		w := u.verdict.Words[i]
		v.Words = append(v.Words, w)
		for _, c := range w.Shows {
			mine[u.tile(c)] = true
		}
	}
	v.Field = slices.Clone(after)
	for i, p := range v.Field {
		if mine[p.ID] && p.Color != u.view.Mover {
			v.Field[i].Color = u.view.Mover
			v.Turned = append(v.Turned, p.At)
		}
	}
	t := v.Field.Tally()
	v.Red, v.Black, v.Lead = t.Red, t.Black, t.Lead(u.view.Mover)+u.view.Options.Bonus(u.view.Mover, u.view.TurnNumber)
	v.Needs = max(0, 1-v.Lead)
	return v
}

// flies tells whether a tile is in the air.
func (u *unfolded) flies(id int) bool {
	if u == nil {
		return false
	}
	_, on := u.aloft[id]
	return on
}
