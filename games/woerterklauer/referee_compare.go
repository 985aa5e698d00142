package woerterklauer

import "slices"

// comparison is the field before and after a turn, in which it is settled which tile is
// which, and which words continue which.
type comparison struct {
	before, after *layout
	links         []*link
	fresh         []link    // for links to come, many at once
	continuedBy   [][]*link // links of each old word, in the order of Place
	continues     [][]*link // links of each new word, in the order of Place
	differ        [][]int   // letters of each old word whose cell now holds another tile, or none
	cellByCell    bool      // lawful at level I: everything is compared so
	inPlace       bool      // a word that has moved by itself isn't unchanged: at I and II
}

// link is an old word and a word after the turn that continues it.
type link struct {
	was, now int // their indices
	from, to *line
	// slot is for each letter of the old word where it, or the strange letter in its
	// place, lies in the new one; -1 where it is missing.
	slot []int
	held []bool // that letter itself lies in its slot

	same, asked, known bool    // in meaning, as in From
	meaning            *answer // nil if nobody was asked
}

func newComparison(before, after *layout, inPlace bool) *comparison {
	c := &comparison{before: before, after: after, inPlace: inPlace}
	c.findDiffering()
	c.linkWords()
	return c
}

// newLink links two words, without saying yet which letters lie where.
func (c *comparison) newLink(was, now int) *link {
	if len(c.fresh) == 0 {
		c.fresh = make([]link, len(c.before.words)+4)
	}
	l := &c.fresh[0]
	c.fresh = c.fresh[1:]
	*l = link{was: was, now: now, from: &c.before.words[was], to: &c.after.words[now]}
	return l
}

// findDiffering compares the old cells with what lies there now.
func (c *comparison) findDiffering() {
	c.differ = make([][]int, len(c.before.words))
	c.cellByCell = true
	for was := range c.before.words {
		word := &c.before.words[was]
		for i, id := range word.ids {
			lies := c.after.tile(word.cell(i))
			if lies != id {
				c.differ[was] = append(c.differ[was], i)
			}
			c.cellByCell = c.cellByCell && lies != 0
		}
	}
	for was := range c.before.words {
		c.cellByCell = c.cellByCell && c.mayExchange(was, c.differ)
	}
}

// crossing is the old word that crosses another one in its letter i, -1 for none.
func (c *comparison) crossing(was, i int) int {
	word := &c.before.words[was]
	return c.before.wordOf[word.ids[i]][axis(!word.Across)]
}

// mayExchange tells whether the exchanged letters of an old word, given for all words,
// are not too many: one, or two if one of them is its crossing with a word that has no
// other exchanged letter (RULES.md, "Techniques and levels",
// double exchange).
func (c *comparison) mayExchange(was int, exchanged [][]int) bool {
	switch x := exchanged[was]; len(x) {
	case 0, 1:
		return true
	case 2:
		return c.isDouble(was, x[0], exchanged) || c.isDouble(was, x[1], exchanged)
	}
	return false
}

// isDouble tells whether a letter is exchanged in two words at once, and alone in the other.
func (c *comparison) isDouble(was, i int, exchanged [][]int) bool {
	other := c.crossing(was, i)
	return other >= 0 && len(exchanged[other]) == 1 &&
		c.before.words[other].ids[exchanged[other][0]] == c.before.words[was].ids[i]
}

// linkWords compares every old word with every new one that may continue it (RULES.md, "What
// has become of a word?").
func (c *comparison) linkWords() {
	c.continuedBy, c.continues = make([][]*link, len(c.before.words)), make([][]*link, len(c.after.words))
	c.links = make([]*link, 0, len(c.before.words)+8)
	anchors := make([][]anchor, len(c.before.words))
	var sure [Tiles + 1]bool // tiles that a new word surely holds from an old one
	c.linkUnchanged(&sure)
	unchanged := len(c.links)
	for was := range c.before.words {
		if len(c.continuedBy[was]) > 0 {
			continue
		}
		anchors[was] = c.anchors(was, c.before.words[was].Across)
		for _, a := range anchors[was] {
			for i, at := range a.slot {
				if a.held >= 2 && at >= 0 {
					sure[c.before.words[was].ids[i]] = true
				}
			}
		}
	}
	for was := range c.before.words {
		if len(c.continuedBy[was]) == 0 {
			c.linkContinued(was, anchors[was], &sure, false)
		}
	}
	for was := range c.before.words {
		if len(c.continuedBy[was]) == 0 {
			c.linkContinued(was, c.anchors(was, !c.before.words[was].Across), &sure, true)
		}
	}
	for _, l := range c.links[unchanged:] {
		c.continues[l.now] = append(c.continues[l.now], l)
	}
	for _, links := range c.continues { // words that were turned come last among the links
		slices.SortFunc(links, func(a, b *link) int { return a.was - b.was })
	}
}

// anchor is a new word, and where it really holds letters of an old one in their order.
type anchor struct {
	now  int
	slot []int
	held int // letters
}

// anchors are the new words of a direction that hold a tile of an old word or cover a
// cell of it, in the order of Place.
func (c *comparison) anchors(was int, across bool) []anchor {
	word := &c.before.words[was]
	var near []int
	for i, id := range word.ids {
		for _, id := range [2]int{id, c.after.tile(word.cell(i))} {
			if now := c.after.wordOf[id][axis(across)]; now >= 0 && !slices.Contains(near, now) {
				near = append(near, now)
			}
		}
	}
	slices.Sort(near)
	var out []anchor
	for _, now := range near {
		if c.unchanged(now) == nil {
			slot, held := c.findHeld(word, &c.after.words[now])
			out = append(out, anchor{now, slot, held})
		}
	}
	return out
}

// linkContinued links an old word to those of the anchors that continue it. A word that was
// turned must really hold two tiles.
func (c *comparison) linkContinued(was int, anchors []anchor, sure *[Tiles + 1]bool, turned bool) {
	taken := make([]bool, len(c.before.words[was].ids)) // letters that some new word surely holds
	for _, a := range anchors {
		for i, at := range a.slot {
			taken[i] = taken[i] || a.held >= 2 && at >= 0
		}
	}
	for _, a := range anchors {
		l := c.newLink(was, a.now)
		switch {
		case c.cellByCell:
			l.compareCells(nil, nil)
		case a.held == 0:
			l.compareCells(taken, sure)
		default:
			c.compareAround(l, a, taken, sure)
		}
		if turned && a.held >= 2 || !turned && c.countHeld(l) >= 2 {
			c.continuedBy[was] = append(c.continuedBy[was], l)
			c.links = append(c.links, l)
		}
	}
}

// countHeld is how many letters of the old word the new one holds in the sense of
// "continues": really, or replaced in their place by a letter that lies in their old
// cell, or while their own tile went to the pool.
func (c *comparison) countHeld(l *link) int {
	n := 0
	for i := range l.slot {
		if c.countsAsHeld(l, i) {
			n++
		}
	}
	return n
}

func (c *comparison) countsAsHeld(l *link, i int) bool {
	at := l.slot[i]
	return at >= 0 && (l.held[i] || !c.after.on[l.from.ids[i]] || l.to.cell(at) == l.from.cell(i))
}

// linkUnchanged links the words that are the same tiles in order as an old one; such a word
// continues no other one.
func (c *comparison) linkUnchanged(sure *[Tiles + 1]bool) {
	for now := range c.after.words {
		word := &c.after.words[now]
		for _, was := range c.before.wordOf[word.ids[0]] {
			if was < 0 || !slices.Equal(c.before.words[was].ids, word.ids) || !c.mayLie(word, &c.before.words[was]) {
				continue
			}
			l := c.newLink(was, now)
			l.slot, l.held, l.same, l.known = straight[:len(word.ids)], allHeld[:len(word.ids)], true, true
			for _, id := range word.ids {
				sure[id] = true
			}
			c.links = append(c.links, l)
			one := c.links[len(c.links)-1 : len(c.links) : len(c.links)]
			c.continuedBy[was], c.continues[now] = one, one
			break
		}
	}
}

// The letters of an unchanged word; never written to.
var straight, allHeld = func() (slot [maxBox]int, held [maxBox]bool) {
	for i := range slot {
		slot[i], held[i] = i, true
	}
	return slot, held
}()

// mayLie tells whether the tiles of an old word may lie where they do for it to be unchanged:
// anywhere, or, in place, in its direction, pushed aside by what was inserted; if nothing was
// pushed, in its cells.
func (c *comparison) mayLie(now, old *line) bool {
	return !c.inPlace || now.Across == old.Across && (!c.cellByCell || now.At == old.At)
}

// unchanged is the link of a new word that is the same tiles in order as an old one, nil
// for every other word.
func (c *comparison) unchanged(now int) *link {
	if links := c.continues[now]; len(links) == 1 && slices.Equal(links[0].from.ids, links[0].to.ids) {
		return links[0]
	}
	return nil
}
