package main

import (
	"strings"
)

// nounFinder is what of the making of the list is about nouns.
type nounFinder struct{ *german }

// findNouns collects the nouns by lemma and what each explains: first those of the
// dictionary, then compounds of them with the paradigm of their head, then infinitives
// and adjectives as nouns, then the rest by the paradigm that the words themselves show.
func (g nounFinder) findNouns() {
	g.nouns = map[string]forms{}
	g.explained = map[string]forms{}
	for lemma, f := range g.dict.nouns {
		if g.words[lemma] || g.anyKnown(f) {
			g.addNoun(lemma, g.variants(lemma, f))
		}
	}
	order := g.capitals()
	for _, w := range order {
		if f := g.compound(w); f != nil {
			g.addNoun(w, f)
		}
	}
	for _, w := range order {
		g.nominalised(w)
	}
	for _, lemma := range sortedKeys(g.nouns) {
		g.complete(lemma)
	}
	// Plurals of Latin and Italian words are no longer than these are (Atrien, Addenda).
	for _, foreign := range []bool{true, false} {
		for _, w := range order {
			if g.latin(w) == foreign && g.explained[w] == nil && !g.attach(w) {
				g.guess(w)
			}
		}
	}
}

// capitals are the words with a capital, short ones first.
func (g nounFinder) capitals() []string {
	caps := set{}
	for w := range g.words {
		if isUpper(w) {
			caps[w] = true
		}
	}
	return caps.byLength()
}

// latin tells whether a word ends as Latin and Italian ones do in the singular.
func (g nounFinder) latin(w string) bool {
	return hasSuffix(w, "um", "on", "o") || hasSuffix(w, "us", "is", "os") && !g.words[strings.TrimSuffix(w, "s")]
}

func (g nounFinder) anyKnown(f forms) bool {
	for form := range f {
		if g.words[form] {
			return true
		}
	}
	return false
}

// addNoun enters a lemma with those of its forms that the words have.
func (g nounFinder) addNoun(lemma string, f forms) {
	all := g.nouns[lemma]
	if all == nil {
		all = forms{}
		g.nouns[lemma] = all
	}
	for form, features := range f {
		if !g.words[form] || g.noForms[lemma][form] {
			continue
		}
		for i := range len(features) {
			all.add(form, features[i])
		}
		if features == "" && all[form] == "" {
			all[form] = ""
		}
		if g.explained[form] == nil {
			g.explained[form] = forms{}
		}
		g.explained[form][lemma] = all[form]
	}
}

// variants adds what the dictionary leaves out of a paradigm: Hunds as well as Hundes and
// im Hause. Nobody thinks of im Falle where there is a Falle.
func (g nounFinder) variants(lemma string, f forms) forms {
	out := forms{}
	for form, features := range f {
		out[form] = features
	}
	if f[lemma+"s"] != "" || f[lemma+"es"] != "" || f[lemma+"ses"] != "" {
		if !hissing(lemma) { // Mus has no Muss
			out.add(lemma+"s", 's')
		}
		out.add(lemma+"es", 's')
		if last := lemma[len(lemma)-1]; !strings.ContainsRune("aeiouy", rune(last)) && !hasSuffix(lemma, "el", "er", "en", "chen", "lein") &&
			!g.another(lemma, lemma+"e") {
			out.add(lemma+"e", 's')
		}
	}
	return out
}

// another tells whether the dictionary has other as a noun apart from lemma: not if both have
// the same plural (Zeh, Zehe).
func (g nounFinder) another(lemma, other string) bool {
	plurals := func(w string) string {
		f := forms{}
		for form, features := range g.dict.nouns[w] {
			if strings.Contains(features, "p") {
				f[form] = ""
			}
		}
		return strings.Join(sortedKeys(f), " ")
	}
	return g.dict.nouns[other] != nil && (plurals(lemma) == "" || plurals(lemma) != plurals(other))
}

// compound is the paradigm of a compound: that of the longest head in the dictionary for
// which the words have forms. Nil when there is none.
func (g nounFinder) compound(w string) forms {
	if g.dict.nouns[w] == nil && g.explained[w] != nil && (!g.words[w+"s"] || g.explained[w+"s"] != nil) {
		return nil // it is a form
	}
	for _, i := range splits(w, 2, 3) {
		head := capital(w[i:])
		if g.dict.nouns[head] == nil || !g.first(w[:i]) {
			continue
		}
		if f, ok := g.carried(w, i, head); ok {
			return f
		}
	}
	return nil
}

// carried is the paradigm of head for the compound w, whose head begins at i, and whether
// the words bear it out. Of long compounds it adds the forms that they lack.
func (g nounFinder) carried(w string, i int, head string) (forms, bool) {
	f, found, missing := g.withHead(w, i, head)
	exact := g.dict.nouns[w] != nil // then nothing needs to be guessed
	inflected := !exact && hasSuffix(w, "s", "n", "e", "r") && g.inflected(w)
	if f[w] == "" || found == 0 && (!exact && letters(head) < 4 || inflected || len(f) > 1 && missing == nil) {
		return nil, false
	}
	if (exact || letters(head) > 3) && !inflected {
		for _, form := range missing {
			g.words[form] = true
		}
	}
	return f, true
}

// withHead is the paradigm of head with the first part of w before it, how many forms of it
// the words have besides w, and which they lack only because they are long.
func (g nounFinder) withHead(w string, i int, head string) (f forms, found int, missing []string) {
	f = forms{}
	for form, features := range g.nouns[head] {
		if form == head {
			f[w] = features
			continue
		}
		whole := w[:i] + uncapital(form)
		f[whole] = features
		switch {
		case g.words[whole]:
			found++
		case g.missing(whole) && g.source[form] && g.verbs[uncapital(head)] == nil: // Müllwägen are no weighing
			missing = append(missing, whole)
		}
	}
	if form := w + "e"; f[form] == "" && g.words[form] && g.another(head, head+"e") && !g.another(w, form) {
		f[form] = "s" // Dreiecke, though not Ecke to Eck
		found++
	}
	return f, found, missing
}

// inflected tells whether a word could be a form of a shorter one.
func (g nounFinder) inflected(w string) bool {
	for _, ending := range []string{"s", "n", "e", "en", "es", "er", "ern", "nen"} {
		if bare, ok := cut(w, ending); ok && g.words[bare] {
			return true
		}
	}
	return false
}

// first tells whether something may stand before the head of a compound: a word, or the
// stem of one, perhaps with a linking letter.
func (g nounFinder) first(pre string) bool {
	p := uncapital(pre)
	if g.known(p) || g.known(p+"e") || g.words[p+"en"] || g.words[p+"n"] {
		return true
	}
	for _, link := range []string{"s", "n", "e", "es", "en", "er", "-"} {
		if bare, ok := cut(p, link); ok && letters(bare) > 1 && g.known(bare) {
			return true
		}
	}
	return false
}

// known tells whether the words have a word, small or with a capital.
func (g *german) known(lower string) bool { return g.words[lower] || g.words[capital(lower)] }

// nominalised adds infinitives (das Gehen) and adjectives (die Kranken, der Kranke) as nouns.
func (g nounFinder) nominalised(w string) {
	lower := uncapital(w)
	if v := g.verbs[lower]; v != nil && strings.Contains(v.forms[lower], "i") {
		g.addNoun(w, forms{w: "s", w + "s": "s"})
	}
	bare, ok := cut(w, "e")
	if !ok {
		return
	}
	if f := g.adjectiveNoun(w, bare); f != nil && (g.adjectives[uncapital(bare)] != nil || len(g.adjectiveOf[lower]) > 0) {
		g.addNoun(w, f)
	}
}

// adjectiveNoun is the paradigm of an adjective as a noun, if the words have it with the
// endings that no other noun has.
func (g nounFinder) adjectiveNoun(w, bare string) forms {
	if !g.words[w+"n"] || !g.words[bare+"er"] && !g.words[bare+"em"] && !g.words[bare+"es"] {
		return nil
	}
	f := forms{w: "ps", bare + "en": "ps"}
	for ending, features := range map[string]string{"er": "ps", "em": "s", "es": "s"} {
		if !g.headword(bare+ending, w) {
			f[bare+ending] = features
		}
	}
	return f
}
