package dicewords

import (
	"strings"

	"spieltisch/games/lexicon"
)

// Fold makes typed text a word as the dice spell it: lexicon.Fold (upper case, ß as
// SS, accents off, Ä, Ö, Ü kept), and what is no letter is dropped.
func Fold(text string) string {
	return strings.Map(func(r rune) rune {
		if isLetter(r) {
			return r
		}
		return -1
	}, lexicon.Fold(text))
}

// umlaut is the letter with dots, for those that have some.
func umlaut(r rune) rune {
	switch r {
	case 'A':
		return 'Ä'
	case 'O':
		return 'Ö'
	case 'U':
		return 'Ü'
	}
	return r
}
