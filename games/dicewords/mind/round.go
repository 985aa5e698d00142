package mind

import (
	"slices"

	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// BestOfRound is the best everyday word that somebody could have laid who had known all throws of a round that was hidden, and what
// it counts; "" for none.
func (l *Library) BestOfRound(v dicewords.View) (word string, points int) {
	best, _ := dicewords.BestOfThrows(l.lex, v.Throws(), func(r rune) int { n, _ := l.set.Points(r); return n }, func(word string) bool {
		accept, ruled := l.house[word]
		return ruled && !accept || l.mute[lexicon.Transcribe(word)] || !slices.ContainsFunc(lexicon.Digraphs(word), func(key string) bool {
			tier, _, known := l.lex.Usage(key)
			return known && tier <= Everyday
		})
	})
	return best.Word, best.Points
}
