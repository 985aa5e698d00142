package woerterklauer

import (
	"log/slog"
	"slices"

	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// newTerms asks the family's words and meanings first, then the German lexicon: words are
// German whatever the program's language. Without a word list every word is a question
// for the table.
func newTerms(st *store.Store, lex *lexicon.Lexicon) *lexicon.Terms {
	t := lexicon.NewTerms(lex, lexicon.TermLists{
		Short:      lexdata.TwoLettersGerman(),
		Adjectives: lexdata.AdjectivesGerman(),
		Particles:  lexdata.ParticlesGerman(),
		Verbs:      lexdata.VerbsGerman(),
		Apart:      lexdata.MeaningsGerman(),
	})
	t.House, t.Meanings = house{st}, house{st}
	return t
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

// lexiconJudge is what the program knows of words, asked once for each word and pair.
func (b *Board) lexiconJudge() wk.Judge {
	if b.terms != nil {
		return b.terms
	}
	lex, err := b.desk.Lexicons.Get(locales.German)
	if err != nil {
		slog.Error("word list", "err", err)
		return wk.Rulings(nil)
	}
	b.terms = newTerms(b.desk.Store, lex)
	return b.terms
}

// judge brings turn and verdict to the draft. Judging takes a millisecond or two, so it
// is done once for each state.
func (b *Board) judge() {
	if b.judged && slices.Equal(b.judgedLays, b.draft.Laid) {
		return
	}
	turn, ok := b.view.Position(b.draft.Laid)
	if !ok { // a draft of another position, which For should have caught
		b.draft = wk.NewDraft(b.view)
		turn, _ = b.view.Position(b.draft.Laid)
	}
	b.turn = turn
	b.verdict = wk.Referee(turn, b.view.Judge(b.lexiconJudge(), b.answers))
	b.judged, b.judgedLays = true, b.draft.Laid
	if b.verdict.Lawful {
		b.draft = b.draft.Mark()
	}
}

// answer takes the table's answers to open questions and judges the draft anew.
func (b *Board) answer(answers ...games.Ruling) {
	b.answers = append(slices.Clip(b.answers), answers...)
	b.judged = false
	b.show()
}
