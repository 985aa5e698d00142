package woerterklauer

import (
	"log/slog"

	"spieltisch/app/shell"
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
	own := shell.House{Store: st, Lang: string(lang)}
	t.House, t.Meanings = own, meanings(own)
	return t
}

// meanings are the family's own meanings in a language; a store that can't be read has no opinion.
type meanings shell.House

// Meaning implements lexicon.Meanings.
func (m meanings) Meaning(word, other string) (same, known bool) {
	w, ok, err := m.Store.HouseMeaning(m.Lang, word, other)
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
