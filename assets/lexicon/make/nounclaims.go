package main

import "strings"

// headword tells whether the dictionary has a form of w as a noun of its own, made neither of
// a verb nor of an adjective: Lüge is no plural of Lug, nor Wetter a form of die Wette.
func (g nounFinder) headword(form, w string) bool {
	lower, f := uncapital(form), g.dict.nouns[form]
	return form != w && f != nil && g.verbs[lower] == nil && (len(g.adjectiveOf[lower]) == 0 || f[form+"s"] != "")
}

// claimed tells whether the dictionary has what would be a plural of w as another noun, or with
// an umlaut as a form of one: Ster and Stern, Lander and Länder.
func (g nounFinder) claimed(w string, p inflection) bool {
	for form, features := range p.forms {
		if form == w || !g.words[form] || !strings.Contains(features, "p") && form != w+"e" {
			continue
		}
		if !often(w, form) && (g.headword(form, w) || form == w+"en" && g.headword(w+"e", w)) {
			return true
		}
		if p.mutates && g.inDictionary(form) {
			return true
		}
	}
	return false
}

// often tells whether a noun and a form of another are often spelled alike: der Haufe, der
// Haufen; das Gehölz, das Gehölze; mit Streuseln, das Streuseln.
func often(w, form string) bool {
	return form == w+"n" && (strings.HasSuffix(w, "e") || hasSuffix(w, "el", "er") && letters(w) > 4) ||
		strings.HasPrefix(w, "Ge") && (form == w+"e" || form == w+"en")
}

// inDictionary tells whether a form is one of a noun of the dictionary.
func (g nounFinder) inDictionary(form string) bool {
	for lemma := range g.explained[form] {
		if g.dict.nouns[lemma][form] != "" && g.verbs[uncapital(lemma)] == nil {
			return true
		}
	}
	return false
}
