package course

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

// What words are read: common ones that dictionaries name, as short as those that were read by
// hand for the lists of words that no child is shown.
const (
	ShortestWord = 3
	LongestWord  = 6
	wordRank     = 4000
)

// Words are the words for New, as tiles spell them, the most common first. Blocked
// are words that are never shown. It takes a tenth of a second or two.
func Words(lex *lexicon.Lexicon, a *letterpiece.Alphabet, blocked []string) []string {
	never := map[string]bool{}
	for _, b := range blocked {
		never[decipher.Fold(b)] = true
	}
	type ranked struct {
		word string
		rank int
	}
	var all []ranked
	for key := range lex.All() {
		e, ok := lex.Lookup(key)
		word := lexicon.Transcribe(key)
		if ok && !never[word] && everyday(e, word) && buildable(a, word) {
			all = append(all, ranked{word, e.Rank})
		}
	}
	slices.SortFunc(all, func(a, b ranked) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.word, b.word)) })
	var out []string
	for _, w := range all {
		if !slices.Contains(out, w.word) {
			out = append(out, w.word)
		}
	}
	return out
}

// Spell makes typed text what tiles spell: upper case, Ä as AE, ß as SS, typographic hyphens and
// apostrophes plain. What is no letter stays.
func Spell(typed string) string { return decipher.Fold(typed) }

// everyday tells whether a child may know the word.
func everyday(e lexicon.Entry, word string) bool {
	n := utf8.RuneCountInString(word)
	return n >= ShortestWord && n <= LongestWord && e.Tier <= 2 && e.Rank > 0 && e.Rank <= wordRank && decipher.Suggestible(e)
}

func buildable(a *letterpiece.Alphabet, word string) bool {
	need, ok := a.Count(word)
	return ok && need.Within(letterpiece.Stock())
}
