package dicewords

import (
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// refusal tells why the rulings known refuse the declared word, if they do.
func refusal(v dw.View, a dw.Declare) (games.ID, bool) {
	r, held := v.Rulings.Word(a.Word)
	if !held {
		r, held = a.Rulings.Word(a.Word)
	}
	if !held {
		return "lexicon.reason.unknown", true
	}
	return r.Reason, !r.Answer
}

// wordsOf is the language of the words that are laid with a set, whatever the program's language.
func wordsOf(set dw.Set) locales.Lang { return locales.Lang(set.Lang()) }

// inWords is the text of an id for the words of a set; each ends with their language.
func inWords(id games.ID, set dw.Set) games.ID { return id + games.ID(set.Lang()) }

// judge asks the family's words first, then the lexicon of the dice's language.
func (b *Board) judge() (games.Judge, error) {
	return b.desk.Judge(wordsOf(b.state.view.Set))
}

// taught is the house word that the table's answer makes.
func taught(set dw.Set, word string, accept bool) store.HouseWord {
	return store.HouseWord{Lang: set.Lang(), Word: word, Accept: accept, By: games.ByTable}
}
