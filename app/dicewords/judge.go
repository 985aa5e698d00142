package dicewords

import (
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
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

// judge asks the family's words first, then the German lexicon: words are German
// whatever the program's language.
func (b *Board) judge() (games.Judge, error) {
	lex, err := b.desk.Lexicons.Get(locales.German)
	if err != nil {
		return nil, err
	}
	return &lexicon.Judge{Lexicon: lex, House: house{b.desk.Store}}, nil
}

// house are the family's own words.
type house struct{ st *store.Store }

// House implements lexicon.House; a store that can't be read has no opinion.
func (h house) House(word string) (accept, known bool) {
	w, ok, err := h.st.HouseWord(string(locales.German), word)
	return w.Accept, ok && err == nil
}

// taught is the house word that the table's answer makes.
func taught(word string, accept bool) store.HouseWord {
	return store.HouseWord{Lang: string(locales.German), Word: word, Accept: accept, By: games.ByTable}
}
