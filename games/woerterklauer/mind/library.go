package mind

import (
	"slices"
	"sync"

	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Library is what the minds of a match share: the words. Any number of goroutines may use it.
type Library struct {
	list  *lexicon.TermList
	judge wk.Judge
	terms []term // sorted by their text
	trees map[vocabulary]tree
	all   tree
	core  func() tree // of all core words; made when somebody is about to give up

	studies studies
}

// NewLibrary reads the words, in a few hundredths of a second. judge is the family's, as wk.View.Judge wants it; house are its
// rulings by key: what it accepts, all know; what it refuses, nobody plays. Of mute words none is ever played. Both may be nil.
func NewLibrary(list *lexicon.TermList, judge wk.Judge, house map[string]bool, mute []string) *Library {
	skip, known := map[string]bool{}, map[string]bool{}
	for _, w := range mute {
		skip[wk.Fold(w)] = true
	}
	for key, accept := range house {
		if accept {
			known[wk.Fold(key)] = true
		} else {
			skip[wk.Fold(key)] = true
		}
	}
	l := &Library{list: list, judge: judge, trees: map[vocabulary]tree{}}
	l.terms = readTerms(list, everyday, known, skip)
	for _, level := range mind.Characters() {
		for _, size := range []int{wk.MinSize, wk.MaxSize} {
			for _, language := range []string{wk.German, wk.English} {
				d := dialsOf(level, size, language)
				if l.tree(&d) == nil {
					l.trees[vocabulary{d.rank, d.longest}] = newTree(l.terms, d.knows)
				}
			}
		}
	}
	l.all = newTree(l.terms, func(*term) bool { return true })
	l.core = sync.OnceValue(func() tree { return newTree(l.terms, func(t *term) bool { return t.tier == core }) })
	return l
}

// vocabulary are the words up to a rank and of so many letters.
type vocabulary struct{ rank, longest int }

// tree are the words that a level knows.
func (l *Library) tree(d *dials) tree { return l.trees[vocabulary{d.rank, d.longest}] }

// find is the term of a text, or none.
func (l *Library) find(text string) int32 {
	i, found := slices.BinarySearchFunc(l.terms, text, func(t term, text string) int {
		switch {
		case t.text < text:
			return -1
		case t.text > text:
			return 1
		}
		return 0
	})
	if !found {
		return none
	}
	return int32(i)
}
