package dicewords

import (
	"math/bits"
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// BestOfThrows is the best word of the lexicon that somebody could have laid who had known all throws of a turn beforehand, of words
// that aren't refused: of each die any one of the faces that it shows in one of them. throws are the letters by die.
func BestOfThrows(lex *lexicon.Lexicon, throws [][]rune, points func(rune) int, refused func(word string) bool) (best Found, some bool) {
	var all []rune
	var offers [lexicon.Letters]uint16 // which dice show a letter
	jokers := uint16(0)
	for _, faces := range throws {
		for i, face := range faces {
			if letter, ok := lexicon.Index(face); ok {
				offers[letter] |= 1 << i
			} else {
				jokers |= 1 << i
			}
		}
		all = append(all, faces...)
	}
	r := newRoll(all, points)
	var first laidWord
	lex.Spell(r.rack, func(word []byte, joker int) {
		if joker >= 0 && jokers == 0 {
			return
		}
		dice := make([]uint16, len(word))
		for k, letter := range word {
			dice[k] = offers[letter]
		}
		w, ok := r.over(word, dice, jokers)
		if !ok || some && compareWords(w, first) >= 0 {
			return
		}
		var text strings.Builder
		f := w.found(&text)
		if f.Word = text.String(); refused == nil || !refused(f.Word) {
			first, best, some = w, f, true
		}
	})
	return best, some
}

// over counts a word whose letters lie on some of the dice each, on different ones; with the joker for the cheapest that can't.
func (r *roll) over(word []byte, dice []uint16, jokers uint16) (w laidWord, ok bool) {
	if ownDice(dice) {
		return r.count(word, -1), true
	}
	for k := range word {
		if jokers == 0 || ok && r.value[word[k]] >= r.value[word[w.joker]] {
			continue
		}
		with := slices.Clone(dice)
		if with[k] = jokers; ownDice(with) {
			w, ok = r.count(word, k), true
		}
	}
	return w, ok
}

// ownDice tells whether each can have a die of its own.
func ownDice(dice []uint16) bool {
	var holds [DiceCount]int // which one has a die, from 1
	for k := range dice {
		var seen uint16
		var place func(k int) bool
		place = func(k int) bool {
			for free := dice[k] &^ seen; free != 0; free = dice[k] &^ seen {
				i := bits.TrailingZeros16(free)
				seen |= 1 << i
				if holds[i] == 0 || place(holds[i]-1) {
					holds[i] = k + 1
					return true
				}
			}
			return false
		}
		if !place(k) {
			return false
		}
	}
	return true
}

// Throws are the letters of all dice in each throw of the round that was hidden (Fell); nil if none was.
func (v View) Throws() [][]rune {
	var out [][]rune
	for _, up := range v.Fell {
		out = append(out, ScoredTurn{Up: up}.Letters(v.Set))
	}
	return out
}

// PlayedRound are the turns of the last round that has been played.
func (v View) PlayedRound() []ScoredTurn {
	if len(v.Turns) == 0 {
		return nil
	}
	last := v.Turns[len(v.Turns)-1].Round
	return slices.DeleteFunc(slices.Clone(v.Turns), func(t ScoredTurn) bool { return t.Round != last })
}
