package woerterklauer

import (
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// wordsOf is the language of the words of a match, whatever the program's language.
func wordsOf(v wk.View) locales.Lang {
	if v.Language == wk.English {
		return locales.English
	}
	return locales.German
}

// newSetup has the tiles of a language.
func newSetup(lang locales.Lang, o wk.Options, seed uint64) (wk.Setup, error) {
	set, err := boxOf(lang)
	setup := wk.Setup{Options: o, Set: set, Seed: seed}
	if lang == locales.English {
		setup.Language = wk.English
	}
	return setup, err
}

// boxOf are those of a language.
func boxOf(lang locales.Lang) (wk.Set, error) {
	if lang == locales.English {
		return wk.ParseSet(tiles.English)
	}
	return wk.ParseSet(tiles.German)
}

// termLists say which words of a language's lexicon count, by a version of the rules.
func termLists(lang locales.Lang, rules int) lexicon.TermLists {
	if lang == locales.English {
		return lexicon.TermLists{Short: lexdata.TwoLettersEnglish()}
	}
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

// openTerms is the list that computers walk.
func openTerms(lang locales.Lang, rules int) (*lexicon.TermList, error) {
	data := lexdata.GermanTerms()
	if lang == locales.English {
		data = lexdata.English() // every word is a term
	}
	return lexicon.OpenTerms(data, termLists(lang, rules))
}

// unfit are words that no computer lays, and no tip, review or puzzle says.
func unfit(lang locales.Lang) []string {
	if lang == locales.English {
		return lexdata.MuteEnglish()
	}
	return lexdata.UnsaidGerman()
}
