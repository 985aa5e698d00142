package main

import "strings"

// addFromDictionary adds what the word list lacks and the dictionary has: verbs and nouns
// made of a known one and something known before it, and the participles of known verbs
// with their endings. Nothing else of it: it also has names, old spellings, and junk.
func (g *german) addFromDictionary() {
	participles := g.addVerbs(g.source)
	for lemma, f := range g.dict.adjectives {
		if !participles[lemma] && !g.adjectiveWanted(lemma, g.source) {
			continue
		}
		for form := range f {
			g.words[form] = true
		}
	}
	for lemma, f := range g.dict.nouns {
		at := g.splitNoun(lemma, g.source)
		for form := range f {
			if at > 0 && len(form) > at && g.source[capital(form[at:])] || at < 0 && form == lemma+"s" {
				g.words[form] = true
			}
		}
	}
}

// addVerbs adds the forms of verbs with a prefix; it returns the participles of all verbs
// that are known, or now are.
func (g *german) addVerbs(known set) set {
	isPrefix := prefixSet()
	participles := set{}
	for lemma, v := range g.dict.verbs {
		at := g.splitVerb(lemma, known, isPrefix)
		if at < 0 {
			continue
		}
		for form, features := range v.forms {
			if strings.ContainsAny(features, "dt") && g.sharpS(form) {
				participles[form] = true
			}
			if at > 0 && len(form) > at && plausible(form, lemma[:at], known) {
				g.words[form] = true
			}
		}
	}
	return participles
}

// plausible tells whether the form of a prefixed verb is one of the base: riß and other old
// spellings are not.
func plausible(form, prefix string, known set) bool {
	rest, ok := strings.CutPrefix(form, prefix)
	if !ok {
		return false
	}
	zu, _ := strings.CutPrefix(rest, "zu")
	return known[rest] || known[zu] || known["ge"+rest] || !strings.Contains(form, "ß") && strings.HasSuffix(rest, "nd")
}

// splitVerb is where a prefix ends that stands before a known verb, 0 when there is none but
// the verb is known, -1 when neither.
func (g *german) splitVerb(lemma string, known, isPrefix set) int {
	for _, i := range splits(lemma, 2, 3) {
		if isPrefix[lemma[:i]] && known[lemma[i:]] && g.dict.verbs[lemma[i:]] != nil {
			return i
		}
	}
	if known[lemma] {
		return 0
	}
	if letters(lemma) > sourceComplete { // begradigen: there are begradigt and others
		n := 0
		for form := range g.dict.verbs[lemma].forms {
			if known[form] {
				n++
			}
		}
		if n > 1 {
			g.words[lemma] = true
			return 0
		}
	}
	return -1
}

func (g *german) adjectiveWanted(lemma string, known set) bool {
	for _, i := range splits(lemma, 3, 4) {
		first, last := lemma[:i], lemma[i:]
		if !known[lemma] && known[last] && g.dict.adjectives[last] != nil &&
			(known[first] || known[capital(first)] || known[capital(strings.TrimSuffix(first, "s"))]) {
			return true
		}
	}
	return false
}

// splitNoun is where the head of an unknown compound of known words begins; -1 for known
// infinitives as nouns, 0 for everything else.
func (g *german) splitNoun(lemma string, known set) int {
	lower := uncapital(lemma)
	if g.dict.verbs[lower] != nil {
		if g.words[lower] {
			return -1
		}
		return 0
	}
	if known[lemma] || g.dict.adjectives[lower] != nil || g.dict.adjectives[strings.TrimSuffix(lower, "e")] != nil {
		return 0
	}
	for _, i := range splits(lemma, 3, 4) {
		first, head := lemma[:i], capital(lemma[i:])
		if known[head] && g.dict.nouns[head] != nil &&
			(known[first] || known[uncapital(first)] || known[strings.TrimSuffix(first, "s")]) {
			return i
		}
	}
	return 0
}
