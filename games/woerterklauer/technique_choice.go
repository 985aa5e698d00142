package woerterklauer

import "slices"

// choice is a search, for level III, for explanations of all old words that go together.
type choice struct {
	remains   remains
	offered   [][]explanation // of each old word one at least, in the order of preference
	open      []int           // words with more than one
	picked    []explanation
	exchanged [][]int // in picked
	steps     int     // left
}

// maxSteps bounds the search. Each step is one whole choice; a turn that exchanges
// letters of nine words, all of them in doubt, stays below.
const maxSteps = 1000

// search finds the first choice in which no word has too many letters exchanged, a
// letter exchanged in both of its words has the same substitute in both, and nothing has
// moved too far.
func (c *choice) search() bool {
	c.steps = maxSteps
	c.exchanged, c.picked = make([][]int, len(c.offered)), make([]explanation, len(c.offered))
	for was, offered := range c.offered {
		if len(offered) == 1 {
			c.pick(was, offered[0])
		} else {
			c.open = append(c.open, was)
		}
	}
	return c.decide(0)
}

func (c *choice) pick(was int, e explanation) { c.picked[was], c.exchanged[was] = e, e.exchanged }

// decide tries the explanations of the open words from this one on.
func (c *choice) decide(next int) bool {
	if next == len(c.open) {
		c.steps--
		return c.goTogether()
	}
	was := c.open[next]
	for _, e := range c.offered[was] {
		c.pick(was, e)
		if c.decide(next + 1) {
			return true
		}
		if c.steps <= 0 {
			return false
		}
	}
	return false
}

func (c *choice) goTogether() bool {
	for was, exchanged := range c.exchanged {
		if !c.remains.mayExchange(was, c.exchanged) {
			return false
		}
		for _, i := range exchanged {
			if !c.oneSubstitute(was, i) {
				return false
			}
		}
	}
	if !c.allStoodFor() {
		return false
	}
	most := c.remains.reach(c.picked, true)
	return !slices.ContainsFunc(c.picked, func(e explanation) bool { return e.far.X > most.X || e.far.Y > most.Y })
}

// allStoodFor tells whether there is an equal letter for each removed one that needs it.
func (c *choice) allStoodFor() bool {
	var needed ['Z' + 1]int
	for was, e := range c.picked {
		for _, m := range e.missing {
			if m.stood && !slices.Contains(e.exchanged, m.letter) {
				needed[c.remains.before.words[was].Text[m.letter]]++
			}
		}
	}
	for letter, n := range needed {
		for _, id := range c.remains.arrived(Letter(letter)) {
			if n > 0 && c.remains.endsInNewMeaning(id, nil) {
				n--
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}

// oneSubstitute tells whether an exchanged letter has the same one in both its words.
func (c *choice) oneSubstitute(was, i int) bool {
	other := c.remains.crossing(was, i)
	if other < 0 {
		return true
	}
	id := c.remains.before.words[was].ids[i]
	for _, j := range c.exchanged[other] {
		if c.remains.before.words[other].ids[j] == id {
			return c.picked[was].substitute(i) == c.picked[other].substitute(j)
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
