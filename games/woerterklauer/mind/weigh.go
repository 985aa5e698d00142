package mind

import (
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// holding is an old word of which a new one holds letters.
type holding struct {
	old  int8
	n    int8 // letters, or others in their places
	same bool // they mean the same
}

// weigh is the lead after the play that lies on the board; ok is false where one of its words can't lie there.
func (f *finder) weigh(word int32) (lead int, ok bool) {
	more, ok := f.weighSides()
	if !ok {
		return 0, false
	}
	held, ok := f.holds(f.dir, f.start, f.n, word)
	if !ok {
		return 0, false
	}
	lead = f.lead + more
	for i := range f.n {
		cell := f.start + i*f.ahead
		if !f.keeps(held, f.dir, cell) {
			f.turns[i] |= 1 << f.dir
		}
		lead += f.worth(cell, f.cur[cell], f.turns[i]) - f.worth(cell, f.was[i], f.show[cell])
	}
	return lead, true
}

// weighSides looks at the words that the letters laid make across the play. It says in turns which of the play's cells show the
// mover's colour because of them, and how much the lead grows by their other cells.
func (f *finder) weighSides() (more int, ok bool) {
	side := 1 - f.dir
	for i := range f.n {
		cell := f.start + i*f.ahead
		f.turns[i] = f.show[cell] &^ (1 << f.dir)
		if f.cur[cell] == f.was[i] {
			continue
		}
		f.turns[i] = 0
		start, n := f.run(side, cell)
		if n < 2 {
			continue
		}
		held, ok := f.holds(side, start, n, f.term(f.tree, side, start, n))
		if !ok {
			return 0, false
		}
		for k := range n {
			c := start + k*side.ahead()
			show := f.show[c] &^ (1 << side)
			if !f.keeps(held, side, c) {
				show |= 1 << side
			}
			if c == cell {
				f.turns[i] = show &^ (1 << f.dir)
			} else {
				more += f.worth(c, f.cur[c], show) - f.worth(c, f.cur[c], f.show[c])
			}
		}
	}
	return more, true
}

// holds are the old words that a word continues; false where it can't lie there: for its history, or because nobody knows
// what it means next to one of them.
func (f *finder) holds(d direction, start, n int, word int32) ([]holding, bool) {
	if word == none || f.barred(d, start, word) {
		return nil, false
	}
	held := f.held[:0]
	for i := range n {
		cell := start + i*d.ahead()
		v := f.word[d][cell]
		if v < 0 {
			continue
		}
		k := slices.IndexFunc(held, func(h holding) bool { return h.old == v })
		if k < 0 {
			k, held = len(held), append(held, holding{old: v})
		}
		held[k].n++
	}
	for k := range held {
		h := &held[k]
		if h.n < 2 {
			continue
		}
		o := &f.olds[h.old]
		if o.open || f.terms[word].open || o.word != word && slices.Contains(o.carried, word) {
			return nil, false
		}
		if h.same = f.same(word, o); h.same && f.cut[h.old] && f.view.Options.Level == wk.LevelIII {
			return nil, false
		}
	}
	return held, true
}

// keeps tells whether a cell keeps its colour in a word that holds these.
func (f *finder) keeps(held []holding, d direction, cell int) bool {
	v := f.word[d][cell]
	if v < 0 || f.cur[cell] != f.letter[cell] {
		return false
	}
	for i := range held {
		if held[i].old == v {
			return held[i].same
		}
	}
	return false
}

// apply is the position after a play.
func (s *search) apply(y *play) *pos {
	p := new(pos)
	*p = *y.from
	ahead, side := y.dir.ahead(), 1-y.dir
	f := finder{search: s, pos: p, dir: y.dir, ahead: ahead, start: y.start, n: y.n}
	var changed []int
	for i := range y.n {
		cell := y.start + i*ahead
		if p.cur[cell] != y.lay[i] {
			p.take(cell, y.lay[i])
			changed = append(changed, cell)
		}
	}
	f.showWord(y.dir, y.start, y.n, y.word)
	for _, cell := range changed {
		p.show[cell] &^= 1 << side
		if start, n := p.run(side, cell); n >= 2 {
			f.showWord(side, start, n, p.term(s.tree, side, start, n))
		}
	}
	p.lead = y.lead
	p.plays = append(slices.Clip(p.plays), *y)
	return p
}

// showWord marks which cells show the mover's colour because of a word.
func (f *finder) showWord(d direction, start, n int, word int32) {
	held, _ := f.holds(d, start, n, word)
	for i := range n {
		cell := start + i*d.ahead()
		f.show[cell] &^= 1 << d
		if !f.keeps(held, d, cell) {
			f.show[cell] |= 1 << d
		}
	}
}
