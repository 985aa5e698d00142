package course

import (
	"cmp"
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"unicode"

	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
)

// GroupSize is how many letters come in together.
const GroupSize = 4

// Alike is from which similarity on two letters count as look-alikes.
const Alike = 0.5

// Course is the curriculum of one alphabet. It is read-only and safe to share.
type Course struct {
	alphabet *letterpiece.Alphabet
	letters  []*letter // in the alphabet's order
	by       map[rune]*letter
	groups   [][]rune
	words    []string
	version  string
}

type letter struct {
	r      rune
	count  letterpiece.Count
	places []Laid
	group  int
	like   map[rune]float64
}

// rules is raised by whatever makes an old log fold to something else.
const rules = 2

// mostLetters bounds what somebody can learn.
const mostLetters = 100

// New is the course of an alphabet with words to read, the most common first (Words makes such a
// list; letters that the alphabet lacks make a word useless).
func New(a *letterpiece.Alphabet, words []string) (*Course, error) {
	if a == nil || len(a.Letters()) > mostLetters {
		return nil, errors.New("course: no alphabet, or one of more than 100 letters")
	}
	c := &Course{alphabet: a, by: map[rune]*letter{}}
	h := fnv.New64a()
	for _, r := range a.Letters() {
		l, _ := a.Letter(r)
		n, _ := a.Count(string(r))
		x := &letter{r: r, count: n, places: laidOut(l), like: map[rune]float64{}}
		c.letters, c.by[r] = append(c.letters, x), x
		h.Write(fmt.Appendf(nil, "%d%v", r, l.Pieces))
	}
	c.version = fmt.Sprintf("%d-%016x", rules, h.Sum64())
	for i, x := range c.letters {
		for _, y := range c.letters[:i] {
			x.like[y.r] = similarity(x, y)
			y.like[x.r] = x.like[y.r]
		}
	}
	c.group()
	for _, w := range words {
		if _, ok := a.Count(w); ok && w != "" {
			c.words = append(c.words, w)
		}
	}
	return c, nil
}

// Version names alphabet and rules: a snapshot of another version is of no use, the
// log is folded again.
func (c *Course) Version() string { return c.version }

// Groups are the letters in the order in which they come in.
func (c *Course) Groups() [][]rune {
	return each.Of(c.groups, slices.Clone)
}

// Letters are all letters in the alphabet's order.
func (c *Course) Letters() []rune { return c.alphabet.Letters() }

// Alphabet is what the course teaches.
func (c *Course) Alphabet() *letterpiece.Alphabet { return c.alphabet }

// similarity is which share of the pieces of two letters both have in the same place, 0 to 1; upside down
// counts almost as much, for that is how the player opposite sees a letter.
func similarity(a, b *letter) float64 {
	share := func(f fit) float64 { return float64(f.N) / float64(len(a.places)+len(b.places)-f.N) }
	return max(share(fitOf(a.places, b.places)), .9*share(fitOf(turned(a.places), b.places)))
}

func turned(all []Laid) []Laid {
	return each.Of(all, func(l Laid) Laid { return Laid{l.Kind, -l.X, -l.Y, normal(l.Kind, l.Turn+180)} })
}

// group puts the letters into groups: again and again the letter comes that is easiest to tell
// from those before it (and from those of its own group most of all), that shares its pieces with
// none of them, and that has the fewest pieces. Signs that are no letters come last.
func (c *Course) group() {
	left := slices.Clone(c.letters)
	var known []*letter
	for len(left) > 0 {
		g := len(c.groups)
		var group []rune
		for len(group) < GroupSize && len(left) > 0 {
			i := 0
			least := math.Inf(1)
			for j, x := range left {
				if cost := c.cost(x, known, g); cost < least-1e-9 {
					i, least = j, cost
				}
			}
			x := left[i]
			left = slices.Delete(left, i, i+1)
			x.group = g
			known, group = append(known, x), append(group, x.r)
		}
		c.groups = append(c.groups, group)
	}
}

func (c *Course) cost(x *letter, known []*letter, group int) float64 {
	cost, like := float64(x.count.Total()), 0.0
	if !unicode.IsLetter(x.r) {
		cost += 100
	}
	for _, k := range known {
		s := x.like[k.r]
		if k.count == x.count {
			cost += 2
		}
		if k.group == group {
			s *= 1.5
			if k.count == x.count {
				cost += 2
			}
		}
		like = max(like, s)
	}
	return cost + 3*like
}

// Shared are the other letters that the same pieces make.
func (c *Course) Shared(r rune) []rune {
	l := c.by[r]
	if l == nil {
		return nil
	}
	var out []rune
	for _, o := range c.letters {
		if o != l && o.count == l.count {
			out = append(out, o.r)
		}
	}
	return out
}

// Makes are the letters that exactly these pieces make; none is an empty list.
func (c *Course) Makes(n letterpiece.Count) []rune {
	var out []rune
	for _, l := range c.letters {
		if l.count == n {
			out = append(out, l.r)
		}
	}
	return out
}

// Within are the letters that can be made from some of these pieces.
func (c *Course) Within(n letterpiece.Count) []rune {
	var out []rune
	for _, l := range c.letters {
		if l.count.Within(n) {
			out = append(out, l.r)
		}
	}
	return out
}

// LookAlikes are the letters easily taken for r, the likest first.
func (c *Course) LookAlikes(r rune) []rune {
	l := c.by[r]
	if l == nil {
		return nil
	}
	var out []rune
	for _, o := range c.letters {
		if o != l && l.like[o.r] >= Alike {
			out = append(out, o.r)
		}
	}
	slices.SortStableFunc(out, func(a, b rune) int { return cmp.Compare(l.like[b], l.like[a]) })
	return out
}

// Differ are the pieces of a and of b (their places in Letter.Pieces) that tell them
// apart when the letters are laid upon each other: what a page highlights.
func (c *Course) Differ(a, b rune) (ofA, ofB []int) {
	x, y := c.by[a], c.by[b]
	if x == nil || y == nil {
		return nil, nil
	}
	f := fitOf(x.places, y.places)
	for i, j := range f.At {
		if j < 0 {
			ofA = append(ofA, i)
		}
	}
	for j := range y.places {
		if !slices.Contains(f.At, j) {
			ofB = append(ofB, j)
		}
	}
	return ofA, ofB
}

// Possible are those among the letters that fit a Decipher zone: they need at least
// what lies there, and of a covered kind exactly that.
func (c *Course) Possible(laid letterpiece.Count, covered [letterpiece.Kinds]bool, among []rune) []rune {
	var out []rune
	for _, l := range c.letters {
		if slices.Contains(among, l.r) && fits(l.count, laid, covered) {
			out = append(out, l.r)
		}
	}
	return out
}

func fits(need, laid letterpiece.Count, covered [letterpiece.Kinds]bool) bool {
	for k := range need {
		if need[k] < laid[k] || covered[k] && need[k] != laid[k] {
			return false
		}
	}
	return true
}
