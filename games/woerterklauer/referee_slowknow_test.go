package woerterklauer

import (
	"fmt"
	"slices"
)

// level is the lowest level at which the turn is lawful: that of its operations, unless
// it can be read, letter by letter, as one of level I.
func (a *attempt) level() Level {
	if a.levelI() {
		return LevelI
	}
	level := LevelI
	for _, c := range a.changes {
		level = max(level, c.level)
	}
	if len(a.gone) > 0 {
		level = LevelIV
	}
	return level
}

// levelI: all old cells are filled, and in each old word one letter differs, or two of
// which one is the only one that differs in its crossing word.
func (a *attempt) levelI() bool {
	differ := func(w slowWord) (ids []int) {
		for i, id := range w.ids {
			now := a.at[step(w.at, w.across, i)]
			if now == 0 || a.letter[now] != a.letter[id] {
				ids = append(ids, id)
			}
		}
		return ids
	}
	for _, w := range a.words {
		for i := range w.ids {
			if a.at[step(w.at, w.across, i)] == 0 {
				return false
			}
		}
		ids := differ(w)
		ok := len(ids) < 2
		for _, o := range a.words {
			if len(ids) == 2 && o.across != w.across {
				d := differ(o)
				ok = ok || len(d) == 1 && slices.Contains(ids, d[0])
			}
		}
		if !ok {
			return false
		}
	}
	return true
}

// colours are those after the turn, by the colour rule.
func (a *attempt) colours() map[int]Color {
	out := map[int]Color{}
	for _, id := range a.at {
		out[id] = a.color[id]
		if _, lay := a.wasOn(id); !lay {
			out[id] = a.mover
		}
	}
	for _, c := range a.changes {
		for _, id := range c.ids {
			if !c.same || !slices.Contains(c.olds[0].ids, id) {
				out[id] = a.mover
			}
		}
	}
	return out
}

func (a *attempt) wasOn(id int) (Cell, bool) {
	for c, other := range a.lay {
		if other == id {
			return c, true
		}
	}
	return Cell{}, false
}

// back tells whether some changed word goes back to what it or its place has been.
func (a *attempt) back() bool {
	for _, c := range a.changes {
		text := a.text(c.ids)
		for _, w := range c.olds {
			if text != a.text(w.ids) && w.had[text] {
				return true
			}
		}
		for _, w := range scan(a.at) {
			if slices.Equal(w.ids, c.ids) && a.places[placeKey(w.at, w.across, text)] {
				return true
			}
		}
	}
	return false
}

func placeKey(at Cell, across bool, text string) string { return fmt.Sprint(at, across, text) }

// fates are the kinds of all words that changed, sorted.
func (a *attempt) fates() []string {
	var out []string
	for _, c := range a.changes {
		fate := "new"
		if len(c.olds) > 0 {
			fate = "changed"
			for _, w := range c.olds {
				for _, id := range w.ids {
					if a.color[id] != a.mover {
						fate = "stolen"
					}
				}
			}
		}
		if c.same {
			fate = "extended"
		}
		out = append(out, a.text(c.ids)+":"+fate)
	}
	slices.Sort(out)
	return out
}

// judge knows the meanings that the generator has decided on.
func (a *attempt) judge() toy {
	j := toy{same: map[string]bool{}}
	for _, c := range a.changes {
		if c.same {
			x, y := a.text(c.ids), a.text(c.olds[0].ids)
			j.same[x+"="+y], j.same[y+"="+x] = true, true
		}
	}
	return j
}

// muddled: two changes say different things of the same two words.
func (a *attempt) muddled() bool {
	same := map[string]bool{}
	for _, c := range a.changes {
		for _, w := range c.olds {
			x, y := a.text(c.ids), a.text(w.ids)
			if was, ok := same[x+"="+y]; ok && was != c.same || x == y {
				return true
			}
			same[x+"="+y], same[y+"="+x] = c.same, c.same
		}
	}
	return false
}

func (s *slow) field(at map[Cell]int) Field {
	var f Field
	for c, id := range at {
		f = append(f, Placed{Tile: s.tile(id), At: c, Color: s.color[id]})
	}
	f.Sort()
	return f
}

func (s *slow) tile(id int) Tile { return Tile{id, Letter(s.letter[id])} }

func (s *slow) tilesOf(ids []int) []Tile {
	var out []Tile
	for _, id := range ids {
		out = append(out, s.tile(id))
	}
	return out
}

// position is the turn as the referee gets it.
func (a *attempt) position(level Level, h History) Attempt {
	return Attempt{
		Before: a.field(a.lay), After: a.field(a.at), Pool: a.tilesOf(a.slow.pool), Left: a.tilesOf(a.pool),
		Mover: a.mover, Level: level, Edge: 12, History: h,
	}
}

// settle ends the turn; the other player comes next.
func (s *slow) settle(a *attempt) {
	colours := a.colours()
	had := map[string]map[string]bool{}
	for _, w := range a.words {
		had[w.key()] = w.had
	}
	words := scan(a.at)
	for i := range words {
		w := &words[i]
		w.had = map[string]bool{s.text(w.ids): true}
		for k := range had[w.key()] {
			w.had[k] = true
		}
		for _, c := range a.changes {
			for _, o := range c.olds {
				for k := range o.had {
					if slices.Equal(c.ids, w.ids) {
						w.had[k] = true
					}
				}
			}
		}
		if k := placeKey(w.at, w.across, s.text(w.ids)); !s.places[k] {
			s.places[k] = true
			s.laid = append(s.laid, slowPlace{w.at, w.across, s.text(w.ids)})
		}
	}
	s.slowBoard = slowBoard{a.at, a.pool, words}
	for id, c := range colours {
		s.color[id] = c
	}
	s.mover = s.mover.Other()
	s.draw()
}
