package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// refused are the techniques of the turn that a level refuses, without looking at the
// levels below it (RULES.md, "Techniques and levels", the table).
func (r *reading) refused(level Level) []Reason {
	var out []Reason
	switch level {
	case LevelI:
		out = r.refusedI()
	case LevelII:
		out = r.refusedII()
	case LevelIII:
		out = r.refusedIII()
	default:
		out = r.refusedIV()
	}
	if len(out) == 0 && len(r.now.field) < len(r.old.field) {
		// Somewhere a letter of the field lies for an exchanged one, and none from the pool
		// for itself.
		out = append(out, inPool(r.gone()))
	}
	return out
}

// gone are the tiles that lay on the field and lie in the pool.
func (r *reading) gone() []Placed {
	return slices.DeleteFunc(slices.Clone(r.old.field), func(p Placed) bool { return r.now.on[p.ID] })
}

// findLowest is the lowest level at which nothing is refused, 0 if there is none.
func (r *reading) findLowest() Level {
	for level := LevelI; level <= LevelIV; level++ {
		if len(r.refused(level)) == 0 {
			return level
		}
	}
	return 0
}

// about is a reason that concerns an old word and some of its letters: its cells are
// those where they, or what lies in their place, lie now; or where they lay.
func (r *reading) about(id games.ID, v int, letters []int, args games.Args) Reason {
	l := &r.old.lines[v]
	out := Reason{ID: id, Args: args, Word: -1}
	out.Args["Word"] = l.Text
	if len(r.to[v]) > 0 {
		out.Word = r.links[r.to[v][0]].w
	}
	for _, i := range letters {
		c := l.cell(i)
		for _, k := range r.to[v] {
			if p := r.links[k].slot[i]; p >= 0 {
				c = r.now.lines[r.links[k].w].cell(p)
				break
			}
		}
		out.Cells = append(out.Cells, c)
	}
	slices.SortFunc(out.Cells, compareCells)
	return out
}

func (r *reading) letters(v int, of []int) []string {
	out := make([]string, len(of))
	for k, i := range of {
		out[k] = string(r.old.lines[v].Text[i])
	}
	return out
}

// Level I: every cell of every old word stays filled; one letter of each exchanged, or
// two in a double exchange. What is appended needs no looking at.
func (r *reading) refusedI() []Reason {
	var out []Reason
	for v := range r.old.lines {
		var empty, exchanged []int
		for _, i := range r.differ[v] {
			if r.now.id(r.old.lines[v].cell(i)) == 0 {
				empty = append(empty, i)
			} else {
				exchanged = append(exchanged, i)
			}
		}
		if len(empty) > 0 {
			out = append(out, r.about(RefusedGap, v, empty, games.Args{"Letters": r.letters(v, empty)}))
		}
		if len(empty) == 0 && !r.mayExchange(v, r.differ) {
			out = append(out, r.exchangedTooMuch(v, exchanged))
		}
	}
	return out
}

func (r *reading) exchangedTooMuch(v int, exchanged []int) Reason {
	return r.about(RefusedExchanged, v, exchanged, games.Args{
		"Count": len(exchanged), "Most": 1, "Letters": r.letters(v, exchanged),
	})
}

// Level II: every old word is continued by exactly one, in its direction, with all its
// letters or their substitutes; one letter inserted; crossings stay crossings; tiles
// move as far as insertions push.
func (r *reading) refusedII() []Reason {
	var out []Reason
	options := make([]option, len(r.old.lines))
	sets := make([][]int, len(r.old.lines))
	for v := range options {
		list := r.missing(v, r.to[v])
		for _, m := range list {
			if m.sub {
				sets[v] = append(sets[v], m.i)
			}
		}
		options[v] = r.option(v, r.to[v], list, sets[v])
	}
	for v := range options {
		out = append(out, r.refusedWordII(v, &options[v], sets)...)
	}
	if len(out) > 0 {
		return out
	}
	return append(r.torn(options), r.moved(options, false)...)
}

func (r *reading) refusedWordII(v int, o *option, sets [][]int) []Reason {
	var out []Reason
	switch n := len(r.to[v]); {
	case n == 0 || r.turned(v):
		return []Reason{r.about(RefusedDissolved, v, nil, games.Args{})}
	case n > 1:
		out = append(out, r.about(RefusedParted, v, nil, games.Args{"Count": n}))
	}
	var removed []int
	for _, m := range o.missing {
		if !m.sub {
			removed = append(removed, m.i)
		}
	}
	if len(removed) > 0 {
		out = append(out, r.about(RefusedRemoved, v, removed, games.Args{"Letters": r.letters(v, removed)}))
	}
	if !r.mayExchange(v, sets) {
		out = append(out, r.exchangedTooMuch(v, sets[v]))
	}
	if o.inserted > 1 {
		out = append(out, r.insertedTooMuch(v, o.inserted))
	}
	return out
}

func (r *reading) insertedTooMuch(v, n int) Reason {
	return r.about(RefusedInserted, v, nil, games.Args{"Count": n, "Most": 1})
}

// turned tells whether an old word is continued only in the other direction.
func (r *reading) turned(v int) bool {
	return len(r.to[v]) > 0 && r.now.lines[r.links[r.to[v][0]].w].Across != r.old.lines[v].Across
}

// torn are crossings whose letter, or its substitute, no longer belongs to both words. A
// letter that was removed from one of them counts as lying where it lay.
func (r *reading) torn(options []option) []Reason {
	var out []Reason
	for v := range r.old.lines {
		l := &r.old.lines[v]
		if !l.Across {
			break // every crossing has a word across
		}
		for i, id := range l.ids {
			u := r.crossed(v, i)
			if u < 0 {
				continue
			}
			j := slices.Index(r.old.lines[u].ids, id)
			a, _ := r.lies(v, &options[v], i)
			b, _ := r.lies(u, &options[u], j)
			if a != b {
				out = append(out, r.about(RefusedTorn, v, []int{i}, games.Args{"Other": r.old.lines[u].Text}))
			}
		}
	}
	return out
}

// lies is the cell where a letter of an old word, or its substitute, lies; ok is false
// for a letter that was removed.
func (r *reading) lies(v int, o *option, i int) (c Cell, ok bool) {
	for _, k := range o.links {
		l := &r.links[k]
		if l.held[i] || l.slot[i] >= 0 && slices.Contains(o.exchanged, i) {
			return r.now.lines[l.w].cell(l.slot[i]), true
		}
	}
	return r.old.lines[v].cell(i), false
}

// push is how far letters may have moved: across as many cells as letters were inserted
// into words across and, from level III on (closing), removed from them; and alike down.
func (r *reading) push(options []option, closing bool) Cell {
	var most Cell
	for v := range options {
		n := options[v].inserted
		if closing {
			n += options[v].removed()
		}
		if r.old.lines[v].Across {
			most.X += n
		} else {
			most.Y += n
		}
	}
	return most
}

// moved are the letters of old words that lie further from where they lay than that.
//
// Nothing more need be looked at: where every old word is continued, the words
// themselves say how their letters lie to one another, and the whole field hangs
// together by them.
func (r *reading) moved(options []option, closing bool) []Reason {
	most := r.push(options, closing)
	var cells []Cell
	var letters []string
	for v := range options {
		if far := options[v].far; far.X <= most.X && far.Y <= most.Y {
			continue
		}
		l := &r.old.lines[v]
		for i := range l.ids {
			now, ok := r.lies(v, &options[v], i)
			was := l.cell(i)
			if !ok || abs(now.X-was.X) <= most.X && abs(now.Y-was.Y) <= most.Y || slices.Contains(cells, now) {
				continue
			}
			cells = append(cells, now)
			letters = append(letters, string(l.Text[i]))
		}
	}
	if cells == nil {
		return nil
	}
	slices.SortFunc(cells, compareCells)
	return []Reason{{ID: RefusedMoved, Args: games.Args{"Letters": letters}, Word: -1, Cells: cells}}
}

func abs(n int) int { return max(n, -n) }
