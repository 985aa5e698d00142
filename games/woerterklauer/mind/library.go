package mind

import (
	"slices"

	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Library is what the minds of a match share: the words. It is read-only, so any number of goroutines may use it.
type Library struct {
	list  *lexicon.TermList
	judge wk.Judge
	terms []term // sorted by their text
	trees map[mind.Level]tree
	all   tree
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
	l := &Library{list: list, judge: judge, trees: map[mind.Level]tree{}}
	l.terms = readTerms(list, everyday, known, skip)
	for _, level := range mind.Characters() {
		d := levels[level]
		l.trees[level] = newTree(l.terms, d.knows)
	}
	l.all = newTree(l.terms, func(*term) bool { return true })
	return l
}

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
