package main

import "strings"

// verbForms are all forms of the verbs found.
func (g *german) verbForms() set {
	all := set{}
	for _, v := range g.verbs {
		for form := range v.forms {
			all[form] = true
		}
	}
	return all
}

// votes is how many different forms an infinitive that the words lack must have there.
const votes = 4

// findInfinitives adds verbs of which the words have forms, but not the infinitive:
// those with a prefix (rüberging) and weak ones (kerkerte).
func (g *german) findInfinitives(isPrefix set) {
	g.findPrefixed(isPrefix)
	taken := g.verbForms()
	for _, w := range g.words.sorted() {
		bare, ok := cut(w, "e")
		if !ok || isUpper(w) || taken[w] {
			continue
		}
		infinitive := infinitiveOf(bare)
		if g.verbs[infinitive] == nil && g.weakForms(infinitive) >= votes && g.weak(infinitive, taken) {
			g.verbs[infinitive] = g.weakVerb(infinitive)
		}
	}
}

// infinitiveOf is the infinitive that a stem most likely has.
func infinitiveOf(stem string) string {
	if hasSuffix(stem, "el", "er") {
		return stem + "n"
	}
	return stem + "en"
}

// bases are the infinitives of the known verbs in the dictionary by their finite forms and
// roots.
func (g *german) bases() map[string][]string {
	bases := map[string][]string{}
	for _, lemma := range sortedKeys(g.dict.verbs) {
		if !g.words[lemma] {
			continue
		}
		for form, features := range g.dict.verbs[lemma].forms {
			if strings.Contains(features, "f") {
				bases[form] = append(bases[form], lemma)
			}
		}
	}
	for lemma, v := range g.dict.verbs {
		if g.words[lemma] {
			for _, r := range append([]string{v.present}, v.roots...) {
				if v.forms[r] == "" && g.words[r] {
					bases[r] = append(bases[r], lemma)
				}
			}
		}
	}
	return bases
}

// findPrefixed adds the verbs with a prefix.
func (g *german) findPrefixed(isPrefix set) {
	taken, bases, found := g.verbForms(), g.bases(), map[string]int{}
	for w := range g.words {
		if isUpper(w) || taken[w] {
			continue
		}
		for _, i := range splits(w, 2, 3) {
			if !isPrefix[w[:i]] && (!g.known(w[:i]) || adjectival(w)) {
				continue
			}
			for _, base := range bases[w[i:]] {
				found[w[:i]+" "+base]++
			}
		}
	}
	for _, pair := range sortedKeys(found) {
		pre, base, _ := strings.Cut(pair, " ")
		if found[pair] >= g.needed(pre, base, isPrefix) && g.verbs[pre+base] == nil && !noPrefix(pre, base, g) {
			g.verbs[pre+base] = g.dict.verbs[base].prefixed(pre, base)
		}
	}
}

// needed is how many forms tell that a verb with this prefix exists: few if it has only few
// that are so short that the words have them all.
func (g *german) needed(pre, base string, isPrefix set) int {
	short := 0
	for form, features := range g.dict.verbs[base].forms {
		if strings.Contains(features, "f") && letters(pre+form) <= sourceComplete {
			short++
		}
	}
	if isPrefix[pre] && short < votes {
		return max(2, short)
	}
	return votes
}

// weakForms counts the finite forms of a weak verb that the words have.
func (g *german) weakForms(w string) int {
	n := 0
	for form, features := range g.weakVerb(w).forms {
		if features == "f" && g.words[form] {
			n++
		}
	}
	return n
}
