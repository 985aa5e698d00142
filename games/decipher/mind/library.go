package mind

import (
	"cmp"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/lexicon"
)

// Library is what the minds of a match share: the words of its length. It is read-only, so any number of goroutines may
// use it.
type Library struct {
	setup decipher.Setup
	index *decipher.Index
	words []word // the most common first
	pool  []int  // where in words those are that are suggested
	pairs *pairs
	mute  map[string]bool // words that no computer ever says
	late  []string        // words that no maker takes
}

// word is a word as tiles spell it, with what its zones hold.
type word struct {
	text   string
	need   zones
	total  int
	rank   int // by frequency, from 1; unranked ones come last
	weight float64
}

// unranked is the rank of words without one.
const unranked = 1 << 20

// likely is how likely a word of a tier is a secret, next to one that is suggested: people take words that everybody knows.
var likely = [...]float64{0, 0.15, 0.1, 0.05, 0.02, 0.01, 0.01}

// NewLibrary reads the words of a match's length, in a tenth of a second or two. mute are words that no computer ever says,
// late those that no maker takes, because those at the table had them lately.
func NewLibrary(lex *lexicon.Lexicon, s decipher.Setup, mute []string, late ...string) *Library {
	l := &Library{setup: s, index: decipher.NewIndex(lex, s, mute), mute: map[string]bool{}}
	for _, w := range mute {
		l.mute[decipher.Fold(w)] = true
	}
	for _, w := range late {
		l.late = append(l.late, decipher.Fold(w))
	}
	best := map[string]word{}
	for key := range lex.All() {
		if len(key) != s.Options.Length { // in bytes: Ä has two, and is two letters
			continue
		}
		e, ok := lex.Lookup(key)
		text := lexicon.Transcribe(key)
		if !ok || l.mute[text] || decipher.CheckSecretWord(s, text) != nil {
			continue
		}
		w := newWord(s, text)
		w.rank, w.weight = unranked, likely[min(max(e.Tier, 1), len(likely)-1)]
		if e.Rank > 0 {
			w.rank = e.Rank
		}
		if decipher.Suggestible(e) {
			w.weight = 1
		}
		if old, ok := best[text]; !ok || w.rank < old.rank {
			best[text] = w
		}
	}
	for _, w := range best {
		l.words = append(l.words, w)
	}
	slices.SortFunc(l.words, func(a, b word) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.text, b.text)) })
	for i, w := range l.words {
		if w.weight == 1 {
			l.pool = append(l.pool, i)
		}
	}
	l.pairs = newPairs(l.words)
	return l
}

// newWord is a word with its pieces, which nobody has used yet.
func newWord(s decipher.Setup, text string) word {
	w := word{text: text, rank: unranked}
	for i, c := range decipher.Need(s.Letters, text) {
		w.need.set(i, c)
		w.total += c.Total()
	}
	return w
}

// everything is the share of somebody who knows the whole list.
const everything = 2

// known is how many words of the list a level knows.
func (l *Library) known(d dials) int {
	if n := int(d.share * float64(len(l.pool))); n < len(l.pool) {
		return l.pool[n]
	}
	if d.share < everything && len(l.pool) > 0 {
		return l.pool[len(l.pool)-1] + 1
	}
	return len(l.words)
}

// secrets are up to n words for a maker, by chance: none that was used or that somebody had lately, as long as there are others.
func (l *Library) secrets(v decipher.View, d dials, chance *games.Chance, n int) []decipher.Known {
	difficulty := decipher.DifficultyMedium
	if d.easy {
		difficulty = decipher.DifficultyEasy
	}
	for _, try := range []struct {
		difficulty decipher.Difficulty
		used       []string
	}{
		{difficulty, slices.Concat(v.Used(), l.late)},
		{decipher.DifficultyMedium, slices.Concat(v.Used(), l.late)},
		{decipher.DifficultyMedium, v.Used()},
	} {
		if words := decipher.Suggest(l.index, try.difficulty, try.used, chance, n); len(words) > 0 {
			return words
		}
	}
	return nil
}
