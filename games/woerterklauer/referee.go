package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// Referee judges a turn. It is deterministic, never panics, and changes nothing of what
// it is given. j may be nil: then every question is open.
//
// A turn can often be read in several ways. They are searched so:
//
//   - which of several equal letters is which: four readings (referee_same.go);
//   - if a turn is lawful at level I cell by cell, that is how all is compared; else by
//     the tiles that the words really hold (technique_align.go);
//   - exchanged, or removed and inserted: every choice, up to maxSteps of them
//     (technique_exchange.go), and so for letters that ended in a word far away
//     (technique_remove.go).
//
// The reading with the lowest lawful level counts, as if all that is spelled in another
// way had a new meaning; of equal ones the one with fewer words changed, then more letters held. Not found: substitutes for both
// letters of a word of two that is pushed aside at the same time.
func Referee(t Attempt, j Judge) Verdict {
	if reason, bad := t.unsound(); bad {
		after := slices.Clone(t.After)
		after.Sort()
		v := Verdict{Field: after, Reasons: []Reason{reason}, History: t.History.clone()}
		v.count(t.Mover)
		return v
	}
	old, raw := newSide(t.Before), newSide(t.After)
	var best *reading
	for _, now := range readings(old, raw, t.Left) {
		if r := compare(&t, old, now); best == nil || slices.Compare(r.rank[:], best.rank[:]) < 0 {
			best = r
		}
	}
	a := newAsker(j)
	best.ask(a)
	best.lowest = best.findLowest()
	v := best.verdict(&t, raw)
	v.Rulings = slices.Clone(a.used)
	return v
}

// compare looks at the fields of one reading as far as nobody need be asked. Its rank
// takes every other spelling for a new meaning: words that lie unchanged in the reading that
// counts are never judged, not even for the sake of another one.
func compare(t *Attempt, old, now *side) *reading {
	r := &reading{mover: t.Mover, old: old, now: now, kinds: make([]Fate, len(now.lines))}
	for _, p := range old.field {
		r.colors[p.ID] = p.Color
	}
	r.inPlace()
	r.match()
	back, changed := false, 0
	for w := range now.lines {
		if _, same := r.unchanged(w); !same {
			for _, k := range r.from[w] {
				l := &r.links[k]
				l.same = old.lines[l.v].Text == now.lines[w].Text
			}
			r.kinds[w] = r.kind(w)
			changed++
			back = back || len(r.wayBack(w, t.History)) > 0
		}
	}
	r.lowest = r.findLowest()
	r.rank = [4]int{int(r.lowest), 0, changed, 0}
	if r.lowest == 0 {
		r.rank[0] = int(LevelIV) + 1
	}
	if back {
		r.rank[1] = 1
	}
	for i := range r.links {
		for _, held := range r.links[i].held {
			if held {
				r.rank[3]--
			}
		}
	}
	return r
}

// unsound tells why a turn can't be judged at all.
func (t *Attempt) unsound() (Reason, bool) {
	if n := t.strays(); n > 0 {
		return Reason{ID: RefusedTiles, Args: games.Args{"Count": n}, Word: -1}, true
	}
	if cells := doubled(t.After); len(cells) > 0 {
		return Reason{ID: RefusedOverlap, Args: games.Args{"Count": len(cells)}, Word: -1, Cells: cells}, true
	}
	if len(doubled(t.Before)) > 0 || spread(t.Before) || spread(t.After) {
		return Reason{ID: RefusedSpread, Args: games.Args{}, Word: -1}, true
	}
	return Reason{}, false
}

// strays is how many tiles are not what and where they must be: before the turn and
// after it the same tiles lie on the field and in the pool, each once.
func (t *Attempt) strays() int {
	const before, after = 1, 2
	var letters [Tiles + 1]Letter
	var seen [Tiles + 1]int
	bad := 0
	add := func(tile Tile, when int) {
		id := tile.ID
		if id < 1 || id > Tiles || tile.Letter < 'A' || tile.Letter > 'Z' {
			bad++
			return
		}
		if seen[id]&when != 0 || letters[id] != 0 && letters[id] != tile.Letter {
			bad++
		}
		seen[id] |= when
		letters[id] = tile.Letter
	}
	for _, p := range t.Before {
		add(p.Tile, before)
	}
	for _, tile := range t.Pool {
		add(tile, before)
	}
	for _, p := range t.After {
		add(p.Tile, after)
	}
	for _, tile := range t.Left {
		add(tile, after)
	}
	for _, s := range seen {
		if s == before || s == after {
			bad++
		}
	}
	return bad
}

// doubled are the cells with more than one tile, sorted.
func doubled(f Field) []Cell {
	sorted := slices.Clone(f)
	sorted.Sort()
	var out []Cell
	for i, p := range sorted[min(1, len(sorted)):] {
		if sorted[i].At == p.At && !slices.Contains(out, p.At) {
			out = append(out, p.At)
		}
	}
	return out
}

func spread(f Field) bool {
	for _, p := range f {
		if max(p.At.X, p.At.Y) > maxCoord || min(p.At.X, p.At.Y) < -maxCoord {
			return true
		}
	}
	width, height := f.Size()
	return width > maxBox || height > maxBox
}
