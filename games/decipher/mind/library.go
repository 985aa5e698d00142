package mind

import (
	"cmp"
	"slices"

	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
)

// Library is what the minds of a match share: the words of its length. It is read-only, so any number of goroutines may
// use it.
type Library struct {
	setup decipher.Setup
	index *decipher.Index
	words []word // the most common first
	pairs *pairs
	mute  map[string]bool // words that no computer ever says
	late  []string        // words that no maker takes
}

// word is a word as tiles spell it, with what its zones hold.
type word struct {
	text   string
	need   [decipher.MaxLength]letterpiece.Count
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
	l := &Library{setup: s, index: decipher.NewIndex(lex, s, mute), mute: map[string]bool{}, late: late}
	for _, w := range mute {
		l.mute[decipher.Fold(w)] = true
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
		w := word{text: text, rank: unranked, weight: likely[min(max(e.Tier, 1), len(likely)-1)]}
		if e.Rank > 0 {
			w.rank = e.Rank
		}
		if decipher.Suggestible(e) {
			w.weight = 1
		}
		for i, c := range decipher.Need(s.Letters, text) {
			w.need[i] = c
			w.total += c.Total()
		}
		if old, ok := best[text]; !ok || w.rank < old.rank {
			best[text] = w
		}
	}
	for _, w := range best {
		l.words = append(l.words, w)
	}
	slices.SortFunc(l.words, func(a, b word) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.text, b.text)) })
	l.pairs = newPairs(l.words)
	return l
}

// dials are what makes a level.
type dials struct {
	rank    int     // words up to which rank it knows
	letters bool    // it asks by letters, not by words
	reads   bool    // it reads letters where it knows no word
	weighs  bool    // it knows which words people take
	trust   float64 // how sure it is to know the word at all
	rivals  float64 // from which chance on a word is guessed against others
	alone   float64 // the same for a single seeker
	try     int     // words that a maker tries
	orders  int     // and orders of each; 0: by chance, 1: the hardest first
}

var levels = map[mind.Level]dials{
	mind.Pip:    {rank: 4800, letters: true, trust: 0.5, rivals: 0.49, alone: 0.4},
	mind.Fips:   {rank: 6900, letters: true, reads: true, trust: 0.7, rivals: 0.6, alone: 0.55},
	mind.Nova:   {rank: 9700, reads: true, trust: 0.9, rivals: 0.4, alone: 0.63, orders: 1},
	mind.Atlas:  {rank: 11500, reads: true, trust: 1, rivals: 0.25, alone: 0.7, try: 8, orders: 1},
	mind.Sphinx: {rank: unranked, reads: true, weighs: true, trust: 1, rivals: 0.2, alone: 0.7, try: 8, orders: 3},
}
