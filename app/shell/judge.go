package shell

import (
	"log/slog"

	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// House are the family's own words of a language; a store that can't be read has no opinion.
type House struct {
	Store *store.Store
	Lang  string
}

var _ lexicon.House = House{}

// House implements lexicon.House.
func (h House) House(key string) (accept, known bool) {
	if h.Store == nil || key == "" {
		return false, false
	}
	w, known, err := h.Store.HouseWord(h.Lang, key)
	if err != nil {
		slog.Error("house word", "err", err)
		return false, false
	}
	return w.Accept, known
}

// Judge asks the family's words of a language first, then its word list; the error is why that can't be opened.
func (e *Env) Judge(lang locales.Lang) (lexicon.Judge, error) {
	lex, err := e.Lexicons.Get(lang)
	return lexicon.Judge{Lexicon: lex, House: House{e.Store, string(lang)}}, err
}

// Knows tells whether the word list of a language has a word or the family lets it count; of some language, where lang is "".
// Where a list can't be opened nobody can say, and all count as known.
func (e *Env) Knows(lang, word string) bool {
	langs := locales.Langs[:]
	if lang != "" {
		langs = []locales.Lang{locales.Lang(lang)}
	}
	for _, l := range langs {
		j, err := e.Judge(l)
		// The list first: nearly all words are in it, and the store is slow to ask.
		if err != nil || j.Lexicon.ContainsTyped(lexicon.Fold(word)) {
			return true
		}
		if r, _ := j.Word(word); r.Answer {
			return true
		}
	}
	return false
}
