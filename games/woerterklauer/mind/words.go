package mind

import (
	"math/bits"
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// letters is how many letters tiles show: A to Z, numbered from 0.
const letters = 26

// longestWord is of how many letters a word may be that some level knows.
const longestWord = 12

// term is a word that may be laid, as tiles spell it.
type term struct {
	text       string
	tier, rank int // as lexicon.Usage tells them
	sense      lexicon.Sense
	open       bool // it isn't in the list, so nobody knows what it means
}

// node is a letter of words that begin alike.
type node struct {
	next uint32    // the node of the first letter that goes on; those of the others follow
	mask uint32    // a bit for each letter that goes on
	far  [2]uint32 // letters that may come one and two letters later
	word int32     // the term that ends here, or none
}

// none is no term, no old word.
const none = -1

// tree are the words that somebody knows, letter by letter. Unlike the list's automaton it tells which letters may come later:
// that saves most of the ways that lead past what lies on the field.
type tree []node

// newTree is made of terms sorted by their text, as far as they are kept.
func newTree(terms []term, keep func(*term) bool) tree {
	var kept []int32
	for i := range terms {
		if keep(&terms[i]) {
			kept = append(kept, int32(i))
		}
	}
	t := make(tree, 1, 3*len(kept)+1)
	t.grow(0, terms, kept, 0)
	return slices.Clip(t)
}

// grow makes the node of all words that begin alike up to a depth.
func (t *tree) grow(at uint32, terms []term, words []int32, depth int) {
	n := node{word: none}
	if len(words) > 0 && len(terms[words[0]].text) == depth {
		n.word, words = words[0], words[1:]
	}
	n.next = uint32(len(*t))
	var groups [][]int32
	for len(words) > 0 {
		letter := terms[words[0]].text[depth]
		end := slices.IndexFunc(words, func(i int32) bool { return terms[i].text[depth] != letter })
		if end < 0 {
			end = len(words)
		}
		n.mask |= 1 << (letter - 'A')
		groups, words = append(groups, words[:end]), words[end:]
	}
	*t = append(*t, make([]node, len(groups))...)
	for i, g := range groups {
		child := n.next + uint32(i)
		t.grow(child, terms, g, depth+1)
		n.far[0] |= (*t)[child].mask
		n.far[1] |= (*t)[child].far[0]
	}
	(*t)[at] = n
}

// child is the node that follows a letter, which must go on.
func (n *node) child(letter int) uint32 {
	return n.next + uint32(bits.OnesCount32(n.mask&(1<<letter-1)))
}

// find is the term of a text, or none.
func (t tree) find(text string) int32 {
	n := &t[0]
	for i := range len(text) {
		l := int(text[i] - 'A')
		if n.mask>>l&1 == 0 {
			return none
		}
		n = &t[n.child(l)]
	}
	return n.word
}

// readTerms are all terms up to a tier, and the words of a house, which everybody there knows; sorted by their text.
func readTerms(list *lexicon.TermList, most int, house, skip map[string]bool) []term {
	var out []term
	number := -1
	for text := range list.All() {
		number++
		tier, rank := list.UsageOf(number)
		if house[text] {
			tier, rank = core, 1
		}
		if tier > most || len(text) > longestWord || skip[text] {
			continue
		}
		out = append(out, term{text: text, tier: tier, rank: rank, sense: list.Sense(number, text)})
	}
	more := list.More()
	for _, text := range more {
		if !skip[text] {
			out = append(out, term{text: text, tier: core, rank: 1, sense: list.Sense(none, text)})
		}
	}
	for text := range house {
		if _, listed := list.Number(text); !listed && !slices.Contains(more, text) && !skip[text] && len(text) > 1 && len(text) <= longestWord {
			out = append(out, term{text: text, tier: core, rank: 1, sense: list.Sense(none, text), open: true})
		}
	}
	slices.SortFunc(out, func(a, b term) int { return strings.Compare(a.text, b.text) })
	return out
}
