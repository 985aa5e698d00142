package course

import (
	"slices"
	"unicode/utf8"

	"spieltisch/games/letterpiece"
)

// look shows a letter, next to one that it is easily taken for.
func (x *chooser) look(r rune) Item {
	_, known := x.p.Letters[string(r)]
	return Item{Kind: Look, Target: string(r), Against: x.against(r), Must: []rune{r}, New: !known}
}

// against is a letter learnt already that this one is confused with: by this person, else one
// with the same pieces, else the likest.
func (x *chooser) against(r rune) rune {
	for _, f := range x.p.Confusions() {
		asked, said := []rune(f.Asked)[0], []rune(f.Said)[0]
		if said == r {
			asked, said = said, asked
		}
		if asked == r && x.c.by[said] != nil {
			return said
		}
	}
	known := x.c.known(x.p)
	for _, o := range slices.Concat(x.c.Shared(r), x.c.LookAlikes(r)) {
		if slices.Contains(known, o) {
			return o
		}
	}
	return 0
}

func (x *chooser) build(r rune) Item {
	it := x.c.building(r, x.against(r))
	it.New = x.p.Letter(r).Marks[Building].Seen() == 0
	return it
}

func (c *Course) building(r, against rune) Item {
	return Item{Kind: Build, Target: string(r), Against: against, Pieces: c.by[r].count, Must: []rune{r}}
}

func (x *chooser) read(r rune, turned bool) Item {
	return Item{Kind: Read, Target: string(r), Against: x.against(r), Turned: turned, Must: []rune{r}}
}

// fewestWords is from how many words on to choose from it makes sense to read any.
const fewestWords = 4

// word is a common word of letters that somebody read before, upside down if so; ok is false
// when there are too few.
func (x *chooser) word(turned bool) (Item, bool) {
	known, skill := map[rune]bool{}, Reading
	if turned {
		skill = Turning
	}
	for _, r := range x.c.known(x.p) {
		known[r] = x.p.Letter(r).Marks[skill].Right > 0
	}
	var fit []string
	for _, w := range x.c.words {
		if !slices.Contains(x.p.Recent, w) && readable(w, known) {
			fit = append(fit, w)
		}
	}
	if len(fit) < fewestWords {
		return Item{}, false
	}
	w := fit[x.chance.IntN(len(fit))]
	return Item{Kind: Read, Target: w, Turned: turned}, true
}

func readable(w string, known map[rune]bool) bool {
	for _, r := range w {
		if !known[r] {
			return false
		}
	}
	return utf8.RuneCountInString(w) > 1
}

// loose are the pieces of a letter; all known letters that they make are asked for, and any
// other that they make is right too.
func (x *chooser) loose(r rune) Item {
	n := x.c.by[r].count
	it := Item{Kind: Loose, Target: string(r), Pieces: n, Among: x.with(r)}
	for _, o := range x.c.Makes(n) {
		if slices.Contains(it.Among, o) {
			it.Must = append(it.Must, o)
		} else {
			it.May = append(it.May, o)
		}
	}
	return it
}

// with are the known letters, r among them.
func (x *chooser) with(r rune) []rune {
	known := x.c.known(x.p)
	if !slices.Contains(known, r) {
		known = append(known, r)
		slices.Sort(known)
	}
	return known
}

// fewest and most letters that are still possible in a zone to think about.
const (
	fewestLeft = 1
	mostLeft   = 6
	zoneTries  = 12
)

// deduce is a zone of a letter's pieces, not all of them, and No-markers that are true. Asked are
// the known letters still possible. Of some tries the one that rules out most and leaves a choice is
// taken; ok is false as long as too few letters are known.
func (x *chooser) deduce(r rune) (it Item, ok bool) {
	among := x.with(r)
	if len(among) < GroupSize {
		return Item{}, false
	}
	need := x.c.by[r].count
	best := -1
	for range zoneTries {
		laid, covered := x.zone(need)
		must := x.c.Possible(laid, covered, among)
		value := 0
		if len(must) > 1 {
			value += 2
		}
		for k := range covered {
			if covered[k] && len(x.c.Possible(laid, without(covered, k), among)) > len(must) {
				value++ // the marker says something
			}
		}
		if len(must) < fewestLeft || len(must) > mostLeft || len(must) == len(among) || value <= best {
			continue
		}
		best, ok = value, true
		it = Item{Kind: Deduce, Target: string(r), Pieces: laid, Covered: covered, Among: among, Must: must}
		it.May = slices.DeleteFunc(x.c.Possible(laid, covered, x.c.Letters()), func(o rune) bool { return slices.Contains(must, o) })
	}
	return it, ok
}

func without(covered [letterpiece.Kinds]bool, k int) [letterpiece.Kinds]bool {
	covered[k] = false
	return covered
}

// zone lays some of the pieces; a kind that lies complete may be covered.
func (x *chooser) zone(need letterpiece.Count) (laid letterpiece.Count, covered [letterpiece.Kinds]bool) {
	for k := range need {
		laid[k] = x.chance.IntN(need[k] + 1)
		if need[k] > 0 && x.chance.IntN(2) == 0 {
			laid[k] = need[k]
		}
		covered[k] = laid[k] == need[k] && x.chance.IntN(2) == 0
	}
	return laid, covered
}
