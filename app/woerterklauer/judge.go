package woerterklauer

import (
	"log/slog"

	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// newTerms asks the family's words and meanings first, then the lexicon of the words' language. It knows which words mean the
// same by a version of the rules.
func newTerms(st *store.Store, lex *lexicon.Lexicon, lang locales.Lang, rules int) *lexicon.Terms {
	t := lexicon.NewTerms(lex, termLists(lang, rules))
	t.House, t.Meanings = house{st, lang}, house{st, lang}
	return t
}

// house are the family's own words and meanings in a language; a store that can't be read has no
// opinion.
type house struct {
	st   *store.Store
	lang locales.Lang
}

// House implements lexicon.House.
func (h house) House(word string) (accept, known bool) {
	w, ok, err := h.st.HouseWord(string(h.lang), word)
	return w.Accept, ok && err == nil
}

// Meaning implements lexicon.Meanings.
func (h house) Meaning(word, other string) (same, known bool) {
	w, ok, err := h.st.HouseMeaning(string(h.lang), word, other)
	return w.Accept, ok && err == nil
}

// newJudge is what the program and the family know of the words of a match, by its language and rules. Without a
// word list every word is a question for the table.
func newJudge(d *table.Desk, v wk.View) wk.Judge {
	lang := wordsOf(v)
	lex, err := d.Lexicons.Get(lang)
	if err != nil {
		slog.Error("word list", "err", err)
		return wk.Rulings(nil)
	}
	return newTerms(d.Store, lex, lang, v.Rules)
}

// forbid keeps that a word doesn't count in this family; a match that isn't kept leaves nothing behind.
func forbid(d *table.Desk, lang locales.Lang, word string) {
	if ok, _ := d.Writable(); !ok || !d.Kept() {
		return
	}
	if _, err := d.Store.PutHouseWord(store.HouseWord{Lang: string(lang), Word: word, By: games.ByTable}); err != nil {
		d.Toast(d.Reason(err))
	}
}
