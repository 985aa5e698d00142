package decipher

import (
	"cmp"
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/lexicon"
)

// Known is a word of the lexicon as tiles spell it.
type Known struct {
	Word string
	Tier int // 1 core word, … 6 rare
	Rank int // place by frequency, from 1; 0 when not ranked
}

// Index is what a match's advice needs of a lexicon: the words of its length by what their
// zones hold. It takes a tenth of a second or two to build, is read-only then, and safe to
// share.
type Index struct {
	lex    *lexicon.Lexicon
	class  map[rune]rune // a letter to the first one with the same pieces
	shapes map[string][]Known
	pool   []Known // words to suggest, by word
}

// What may be suggested: words of common tiers that are themselves frequent (by rank), about 4,000 German
// and 6,500 English ones. commonRank is for verbs that look like the plural of a noun.
const (
	poolTier   = 2
	poolRank   = 12000
	commonRank = 3000
)

// NewIndex reads the words of the match's length. Blocked are words that are never
// suggested, in any spelling.
func NewIndex(lex *lexicon.Lexicon, s Setup, blocked []string) *Index {
	ix := &Index{lex: lex, class: map[rune]rune{}, shapes: map[string][]Known{}}
	for i, l := range s.Letters {
		first := slices.IndexFunc(s.Letters[:i+1], func(o Letter) bool { return o.Pieces == l.Pieces })
		ix.class[[]rune(l.Letter)[0]] = []rune(s.Letters[first].Letter)[0]
	}
	never := map[string]bool{}
	for _, b := range blocked {
		never[Fold(b)] = true
	}
	for key := range lex.All() {
		if len(key) != s.Options.Length { // in bytes: Ä has two, and is two letters
			continue
		}
		e, ok := lex.Lookup(key)
		if !ok {
			continue
		}
		word := lexicon.Transcribe(key)
		ix.add(Known{word, e.Tier, e.Rank})
		if !never[word] && Suggestible(e) && CheckSecretWord(s, word) == nil {
			ix.pool = append(ix.pool, Known{word, e.Tier, e.Rank})
		}
	}
	slices.SortFunc(ix.pool, func(a, b Known) int { return cmp.Or(cmp.Compare(a.Word, b.Word), common(a, b)) })
	ix.pool = slices.CompactFunc(ix.pool, func(a, b Known) bool { return a.Word == b.Word })
	return ix
}

// add keeps a word under its shape, of several keys that tiles spell alike the most
// common.
func (ix *Index) add(k Known) {
	shape := ix.shape(k.Word)
	list := ix.shapes[shape]
	if i := slices.IndexFunc(list, func(o Known) bool { return o.Word == k.Word }); i >= 0 {
		if common(k, list[i]) < 0 {
			list[i] = k
		}
		return
	}
	ix.shapes[shape] = append(list, k)
}

// common compares how common words are, the most common first, unranked ones last.
func common(a, b Known) int {
	last := func(rank int) int {
		if rank == 0 {
			return 1 << 30
		}
		return rank
	}
	return cmp.Or(cmp.Compare(a.Tier, b.Tier), cmp.Compare(last(a.Rank), last(b.Rank)), cmp.Compare(a.Word, b.Word))
}

// shape is the word with each letter replaced by the first of those that its pieces
// make: what can't be told apart by pieces has one shape.
func (ix *Index) shape(word string) string {
	return strings.Map(func(r rune) rune {
		if c, ok := ix.class[r]; ok {
			return c
		}
		return r
	}, word)
}

// Lookalikes are all other words whose zones hold the same pieces, the most common
// first.
func (ix *Index) Lookalikes(word string) []Known {
	var out []Known
	for _, k := range ix.shapes[ix.shape(word)] {
		if k.Word != word {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, common)
	return out
}

// Suggestible tells whether everybody knows the word, and it is one as dictionaries name it:
// a noun in the singular (or without one), a base adjective, an infinitive, a word without
// forms; and no name.
func Suggestible(e lexicon.Entry) bool {
	if e.Tier > poolTier || e.Rank == 0 || e.Rank > poolRank {
		return false
	}
	return slices.ContainsFunc(e.Readings, func(r lexicon.Reading) bool { return r.Lemma == r.Spelling && meant(e, r) })
}

// meant tells whether the base form r is what one thinks of at the word, and not a form that is
// spelled alike.
func meant(e lexicon.Entry, r lexicon.Reading) bool {
	switch r.Class {
	case lexicon.ClassUnknown:
		return r.Features == ""
	case lexicon.ClassNoun:
		if r.Features == "s" { // an infinitive is a noun, too
			return !slices.ContainsFunc(e.Readings, func(r lexicon.Reading) bool {
				return r.Class == lexicon.ClassVerb && strings.Contains(r.Features, "i")
			})
		}
		// Hardly anybody means the adjective as a noun (ALTE), or a rare noun that is a plural too.
		return r.Features != "" && !isForm(e, lexicon.ClassAdjective, "i") && !isForm(e, lexicon.ClassNoun, "p")
	case lexicon.ClassAdjective, lexicon.ClassOther: // nor a participle (GEWAGT)
		return !isForm(e, lexicon.ClassVerb, "dt")
	case lexicon.ClassVerb: // nor, unless it is a common one, the verb that a plural looks like (BEINEN)
		return strings.Contains(r.Features, "i") && (e.Rank <= commonRank || !isForm(e, lexicon.ClassNoun, "p"))
	}
	return false
}

// isForm tells whether the word is also a form, with one of the features, of another one of the
// class.
func isForm(e lexicon.Entry, class lexicon.Class, features string) bool {
	return slices.ContainsFunc(e.Readings, func(r lexicon.Reading) bool {
		return r.Class == class && r.Lemma != r.Spelling && strings.ContainsAny(r.Features, features)
	})
}

// Difficulty is how hard a suggested word is to decipher.
type Difficulty string

// The difficulties. Every word is known to everybody.
const (
	DifficultyEasy   Difficulty = "easy"   // an everyday word without another reading, few letters that share their pieces
	DifficultyMedium Difficulty = "medium" // any word
	DifficultyHard   Difficulty = "hard"   // another reading, or most letters share their pieces
)

// readingTier is the last tier in which another word counts as a reading that somebody
// could think of.
const readingTier = 4

func (ix *Index) difficult(k Known, d Difficulty) bool {
	if d != DifficultyEasy && d != DifficultyHard {
		return true
	}
	shared, n := 0, 0
	for _, r := range k.Word {
		n++
		if ix.shares(r) {
			shared++
		}
	}
	others := ix.Lookalikes(k.Word)
	other := len(others) > 0 && others[0].Tier <= readingTier
	if d == DifficultyEasy {
		return k.Tier == 1 && !other && 2*shared <= n
	}
	return other || 2*shared > n
}

// shares tells whether another letter of A–Z has the same pieces.
func (ix *Index) shares(r rune) bool {
	for o, c := range ix.class {
		if o != r && !isMark(o) && c == ix.class[r] {
			return true
		}
	}
	return false
}

// Suggest is up to n words of a difficulty that are not among the used ones, by
// chance (not the match's).
func Suggest(ix *Index, d Difficulty, used []string, c *games.Chance, n int) []Known {
	if ix == nil {
		return nil
	}
	var fit []Known
	for _, k := range ix.pool {
		if !slices.Contains(used, k.Word) && ix.difficult(k, d) {
			fit = append(fit, k)
		}
	}
	c.Shuffle(len(fit), func(i, j int) { fit[i], fit[j] = fit[j], fit[i] })
	return fit[:max(0, min(n, len(fit)))]
}
