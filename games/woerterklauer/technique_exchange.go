package woerterklauer

import "slices"

// inPlace compares the old cells with what lies there now.
func (r *reading) inPlace() {
	r.differ = make([][]int, len(r.old.lines))
	r.whole = true
	for v := range r.old.lines {
		l := &r.old.lines[v]
		for i, id := range l.ids {
			now := r.now.id(l.cell(i))
			if now != id {
				r.differ[v] = append(r.differ[v], i)
			}
			r.whole = r.whole && now != 0
		}
	}
	for v := range r.old.lines {
		r.whole = r.whole && r.mayExchange(v, r.differ)
	}
}

// crossed is the old word that crosses another one in its letter i, -1 for none.
func (r *reading) crossed(v, i int) int {
	l := &r.old.lines[v]
	return r.old.of[l.ids[i]][way(!l.Across)]
}

// mayExchange tells whether the exchanged letters of an old word, given for all words,
// are not too many: one, or two if one of them is its crossing with a word that has no
// other exchanged letter (RULES.md, "Techniques and levels",
// double exchange).
func (r *reading) mayExchange(v int, exchanged [][]int) bool {
	switch x := exchanged[v]; len(x) {
	case 0, 1:
		return true
	case 2:
		return r.earns(v, x[0], exchanged) || r.earns(v, x[1], exchanged)
	}
	return false
}

func (r *reading) earns(v, i int, exchanged [][]int) bool {
	u := r.crossed(v, i)
	return u >= 0 && len(exchanged[u]) == 1 && r.old.lines[u].ids[exchanged[u][0]] == r.old.lines[v].ids[i]
}

// missing is a letter of an old word that no word continuing it holds, and what can be
// said of it.
type missing struct {
	i    int  // letter
	sub  bool // a strange letter lies in its place
	at   Cell // of that letter
	pool bool // its tile lies in the pool
	// stays: its tile is still held by a word continuing the one that crossed there, so
	// it was not exchanged.
	stays bool
	used  bool // its tile ends in a new or stolen word
}

// missing are those of an old word when only these of its links count.
func (r *reading) missing(v int, links []int) []missing {
	l := &r.old.lines[v]
	var out []missing
	for i, id := range l.ids {
		m := missing{i: i, pool: !r.now.on[id]}
		held := false
		for _, k := range links {
			link := &r.links[k]
			held = held || link.held[i]
			if p := link.slot[i]; p >= 0 && !m.sub {
				m.sub, m.at = true, r.now.lines[link.w].cell(p)
			}
		}
		if held {
			continue
		}
		if u := r.crossed(v, i); u >= 0 {
			m.stays = r.holds(u, id)
		}
		m.used = !m.pool && r.endsNew(id)
		out = append(out, m)
	}
	return out
}

// holds tells whether a word that continues an old one holds this tile of it.
func (r *reading) holds(u, id int) bool {
	i := slices.Index(r.old.lines[u].ids, id)
	return slices.ContainsFunc(r.to[u], func(k int) bool { return r.links[k].held[i] })
}

// endsNew tells whether a tile lies in a word with a new meaning.
func (r *reading) endsNew(id int) bool {
	for _, w := range r.now.of[id] {
		if w >= 0 && (r.kinds[w] == FateNew || r.kinds[w] == FateStolen || r.kinds[w] == FateChanged) {
			return true
		}
	}
	return false
}

// option is a way to say what has become of the letters of an old word: held by the
// words of these links, exchanged, or, all others that are missing, removed.
type option struct {
	links     []int
	missing   []missing
	exchanged []int
	inserted  int  // strange letters inside
	far       Cell // how far its letters or their substitutes have moved at most, both ways
}

// option counts what is inserted when these of the missing letters are exchanged.
func (r *reading) option(v int, links []int, list []missing, exchanged []int) option {
	o := option{links: links, missing: list, exchanged: exchanged}
	for i := range r.old.lines[v].ids {
		was := r.old.lines[v].cell(i)
		if now, ok := r.lies(v, &o, i); ok {
			o.far = Cell{max(o.far.X, abs(now.X-was.X)), max(o.far.Y, abs(now.Y-was.Y))}
		}
	}
	for _, k := range links {
		l := &r.links[k]
		first, last, mapped := -1, -1, 0
		for i, p := range l.slot {
			if p < 0 || !l.held[i] && !slices.Contains(exchanged, i) {
				continue
			}
			if first < 0 {
				first = p
			}
			last = p
			mapped++
		}
		if mapped > 0 {
			o.inserted += last - first + 1 - mapped
		}
	}
	return o
}

func (o *option) removed() int { return len(o.missing) - len(o.exchanged) }

// place is where the substitute of a missing letter lies.
func (o *option) place(i int) Cell {
	for _, m := range o.missing {
		if m.i == i {
			return m.at
		}
	}
	return Cell{}
}

// choice is a search, for level III, for options of all old words that go together.
type choice struct {
	r       *reading
	options [][]option // of each old word, in the order of preference
	open    []int      // words with more than one
	picked  []option
	sets    [][]int // exchanged in picked
	steps   int     // left
}

// maxSteps bounds the search. Each step is one whole choice; a turn that exchanges
// letters of nine words, all of them in doubt, stays below.
const maxSteps = 1000

// search finds the first choice in which no word has too many letters exchanged, a
// letter exchanged in both of its words has the same substitute in both, and nothing has
// moved too far.
func (c *choice) search() bool {
	c.steps = maxSteps
	c.sets, c.picked = make([][]int, len(c.options)), make([]option, len(c.options))
	for v, o := range c.options {
		switch len(o) {
		case 0:
			return false
		case 1:
			c.pick(v, o[0])
		default:
			c.open = append(c.open, v)
		}
	}
	return c.decide(0)
}

func (c *choice) pick(v int, o option) { c.picked[v], c.sets[v] = o, o.exchanged }

func (c *choice) decide(k int) bool {
	if k == len(c.open) {
		c.steps--
		return c.holds()
	}
	v := c.open[k]
	for _, o := range c.options[v] {
		c.pick(v, o)
		if c.decide(k + 1) {
			return true
		}
		if c.steps <= 0 {
			return false
		}
	}
	return false
}

func (c *choice) holds() bool {
	for v, x := range c.sets {
		if !c.r.mayExchange(v, c.sets) {
			return false
		}
		for _, i := range x {
			if !c.agrees(v, i) {
				return false
			}
		}
	}
	most := c.r.push(c.picked, true)
	return !slices.ContainsFunc(c.picked, func(o option) bool { return o.far.X > most.X || o.far.Y > most.Y })
}

// agrees: an exchanged crossing has one substitute.
func (c *choice) agrees(v, i int) bool {
	u := c.r.crossed(v, i)
	if u < 0 {
		return true
	}
	id := c.r.old.lines[v].ids[i]
	for _, j := range c.sets[u] {
		if c.r.old.lines[u].ids[j] == id {
			return c.picked[v].place(i) == c.picked[u].place(j)
		}
	}
	return true
}

// subsets are all sets of at most two of the letters, the smaller ones first.
func subsets(letters []int) [][]int {
	out := [][]int{nil}
	for _, i := range letters {
		out = append(out, []int{i})
	}
	for a, i := range letters {
		for _, j := range letters[a+1:] {
			out = append(out, []int{i, j})
		}
	}
	return out
}
