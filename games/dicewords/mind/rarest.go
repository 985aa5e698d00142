package mind

import (
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// fewSee is from how many letters on few see a word among ten dice.
const fewSee = 7

// Find is the find of a seat in a match: the word that no everyday one came up to, or else the longest of those that nothing was
// better than. It is a place among the findings, -1 for none. A word that
// nobody knows is no find.
func Find(log games.Log, found []mind.Finding, seat games.Seat, known func(v dicewords.View, word string) bool) int {
	return mind.Finest(found, seat, func(f mind.Finding) float64 {
		at := log.Decision(f.Step)
		d, ok := at.Action.(dicewords.Declare)
		if !ok || f.What == ReviewRefuted || !known(at.View.(dicewords.View), d.Word) {
			return 0
		}
		if f.Found > 0 {
			return dicewords.DiceCount + f.Found
		}
		if n := utf8.RuneCountInString(d.Word); n >= fewSee {
			return float64(n)
		}
		return 0
	})
}
