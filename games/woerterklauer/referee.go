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
//     the tiles that the words really hold (referee_align.go);
//   - exchanged, or removed and inserted: every choice, up to maxSteps of them
//     (technique_choice.go), and so for letters that ended in a word far away
//     (technique_remove.go).
//
// The reading with the lowest lawful level counts, as if all that is spelled in another
// way had a new meaning; of equal ones the one with fewer words changed, then more letters
// held. Not found: substitutes for both letters of a word of two that is pushed aside at the
// same time.
func Referee(t Attempt, j Judge) Verdict {
	if reason, bad := t.unsound(); bad {
		after := slices.Clone(t.After)
		after.Sort()
		v := Verdict{Field: after, Reasons: []Reason{reason}, History: t.History.clone()}
		v.count(&t)
		return v
	}
	before, raw := newLayout(t.Before), newLayout(t.After)
	r := interpret(&t, before, raw)
	a := newAsker(j)
	r.ask(a)
	r.level = r.lowest(LevelIV)
	v := r.verdict(&t, raw)
	v.Rulings = slices.Clone(a.used)
	return v
}

// interpret is the reading of a turn that counts; nobody has been asked yet.
func interpret(t *Attempt, before, raw *layout) *reading {
	var best *reading
	all := readings(before, raw, t.Left)
	for _, after := range all {
		r := read(t, before, after)
		if len(all) > 1 {
			r.rate()
		}
		if best == nil || slices.Compare(r.rank[:], best.rank[:]) < 0 {
			best = r
		}
	}
	return best
}

// reading is a turn in which it is settled which tile is which, with what is asked of its
// words and what they mean.
type reading struct {
	levels
	mover   Color
	colors  [Tiles + 1]Color // before the turn
	history History          // of the field before
	valid   []*answer        // on each new word; nil for unchanged ones
	level   Level            // the lowest lawful one, 0 for none
	// rank is how good it is, less is better: the lowest level, then whether the history
	// refuses a word, then how many words have changed, then letters held, less than 0.
	rank      [4]int
	exchanged [][]int // letters of each old word, for what is said of it
}

// read looks at the fields of one reading as far as nobody need be asked.
func read(t *Attempt, before, after *layout) *reading {
	compared := newComparison(before, after, !t.first() && t.Level <= LevelII)
	left := remains{comparison: compared, fates: make([]Fate, len(after.words)), itself: t.first()}
	r := &reading{mover: t.Mover, history: t.History, levels: levels{left}}
	for _, p := range before.field {
		r.colors[p.ID] = p.Color
	}
	for now := range after.words {
		if r.unchanged(now) != nil {
			continue
		}
		for _, l := range r.continues[now] {
			l.same = l.from.Text == l.to.Text
		}
		r.fates[now] = r.fate(now)
	}
	return r
}

// rate fills the rank. It takes every other spelling for a new meaning: words that lie unchanged in
// the reading that counts are never judged, not even for the sake of another one.
func (r *reading) rate() {
	back, changed := 0, 0
	for now := range r.after.words {
		if r.unchanged(now) != nil {
			continue
		}
		changed++
		if len(r.returns(now)) > 0 {
			back = 1
		}
	}
	r.level = r.lowest(LevelIV)
	r.rank = [4]int{int(r.level), back, changed, 0}
	if r.level == 0 {
		r.rank[0] = int(LevelIV) + 1
	}
	for _, l := range r.links {
		for _, held := range l.held {
			if held {
				r.rank[3]--
			}
		}
	}
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

// spread tells whether tiles lie further apart than the referee is willing to look at.
func spread(f Field) bool {
	for _, p := range f {
		if max(p.At.X, p.At.Y) > maxCoord || min(p.At.X, p.At.Y) < -maxCoord {
			return true
		}
	}
	width, height := f.Size()
	return width > maxBox || height > maxBox
}
