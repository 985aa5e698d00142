package woerterklauer

import (
	"log/slog"

	"spieltisch/app/table"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// newTerms asks the family's words and meanings first, then the German lexicon: words are
// German whatever the program's language. It knows which words mean the same by a version of the
// rules.
func newTerms(st *store.Store, lex *lexicon.Lexicon, rules int) *lexicon.Terms {
	t := lexicon.NewTerms(lex, termLists(rules))
	t.House, t.Meanings = house{st}, house{st}
	return t
}

// termLists say which words of the lexicon count.
func termLists(rules int) lexicon.TermLists {
	lists := lexicon.TermLists{
		Short:      lexdata.TwoLettersGerman(),
		Adjectives: lexdata.AdjectivesGerman(),
		Particles:  lexdata.ParticlesGerman(),
		Verbs:      lexdata.VerbsGerman(),
		Apart:      lexdata.MeaningsGerman(),
	}
	if rules > 1 {
		lists.Headwords = lexdata.HeadwordsGerman()
	}
	return lists
}

// house are the family's own words and meanings; a store that can't be read has no
// opinion.
type house struct{ st *store.Store }

// House implements lexicon.House.
func (h house) House(word string) (accept, known bool) {
	w, ok, err := h.st.HouseWord(string(locales.German), word)
	return w.Accept, ok && err == nil
}

// Meaning implements lexicon.Meanings.
func (h house) Meaning(word, other string) (same, known bool) {
	w, ok, err := h.st.HouseMeaning(string(locales.German), word, other)
	return w.Accept, ok && err == nil
}

// newJudge is what the program and the family know of words, by a version of the rules. Without a
// word list every word is a question for the table.
func newJudge(d *table.Desk, rules int) wk.Judge {
	lex, err := d.Lexicons.Get(locales.German)
	if err != nil {
		slog.Error("word list", "err", err)
		return wk.Rulings(nil)
	}
	return newTerms(d.Store, lex, rules)
}

// forbid keeps that a word doesn't count in this family; a match that isn't kept leaves nothing behind.
func forbid(d *table.Desk, word string) {
	if ok, _ := d.Writable(); !ok || !d.Kept() {
		return
	}
	if _, err := d.Store.PutHouseWord(store.HouseWord{Lang: string(locales.German), Word: word, By: games.ByTable}); err != nil {
		d.Toast(d.Reason(err))
	}
}
