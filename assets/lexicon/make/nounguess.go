package main

import (
	"slices"
	"strings"
)

// inflection is one way to inflect nouns: the forms to a lemma of which the words must have
// at least one of each group in must.
type inflection struct {
	must    [][]string
	forms   forms
	mutates bool // with umlaut
}

// foreignPlurals are endings and what plurals have for them.
var foreignPlurals = [][2]string{
	{"in", "innen"},
	{"um", "en"},
	{"um", "a"},
	{"us", "en"},
	{"us", "i"},
	{"us", "een"},
	{"a", "en"},
	{"a", "ata"},
	{"a", "ae"},
	{"a", "ä"},
	{"a", "än"},
	{"o", "onen"},
	{"on", "en"},
	{"on", "a"},
	{"is", "en"},
	{"o", "i"},
	{"o", "en"},
	{"os", "en"},
	{"ex", "izes"},
	{"ix", "izes"},
	{"ma", "men"},
	{"l", "lien"},
}

// inflector collects the inflections of a lemma.
type inflector struct {
	w, u     string // the lemma, and with umlaut
	genitive []string
	out      []inflection
}

func (n *inflector) add(f forms, must ...[]string) {
	for _, gen := range n.genitive {
		if must[0][0] == n.genitive[0] && gen != n.w {
			f.add(gen, 's')
		}
	}
	f.add(n.w, 's')
	last := must[len(must)-1][0]
	n.out = append(n.out, inflection{must, f, n.u != "" && strings.HasPrefix(last, n.u)})
}

// inflections are all ways in which a lemma could be inflected, by its ending.
func inflections(w string) []inflection {
	n := &inflector{w: w, u: umlaut(w), genitive: []string{w + "s", w + "es"}}
	if hissing(w) {
		n.genitive = []string{w + "es", w}
	}
	n.strong(w)
	if n.u != "" {
		n.strong(n.u)
		n.add(plural(n.u+"e", n.u+"en"), []string{n.u + "e"}, []string{n.u + "en"}) // die Hand
	}
	n.unchanged()
	n.weak()
	for _, e := range foreignPlurals {
		if bare, ok := cut(w, e[0]); ok && (letters(bare) > 2 || letters(bare) == 2 && e[1] == "en") {
			n.add(plural(bare+e[1]), []string{bare + e[1]})
		}
	}
	return n.out
}

// plural are forms of the plural.
func plural(of ...string) forms {
	f := forms{}
	for _, form := range of {
		f.add(form, 'p')
	}
	return f
}

// strong adds the plurals in e and er, and those without an ending, of a stem: der Tag,
// das Haus, der Vogel.
func (n *inflector) strong(stem string) {
	n.add(plural(stem+"e", stem+"en"), n.genitive, []string{stem + "e"}, []string{stem + "en"})
	n.add(plural(stem+"er", stem+"ern"), n.genitive, []string{stem + "er"}, []string{stem + "ern"})
	if hasSuffix(n.w, "er", "el") {
		n.add(plural(stem, stem+"n"), n.genitive, []string{stem}, []string{stem + "n"})
	}
}

// unchanged adds plurals without an ending and singulars with e and s: der Wagen, im Hause.
func (n *inflector) unchanged() {
	if hasSuffix(n.w, "en", "chen", "lein") {
		n.add(plural(n.w), n.genitive)
		if n.u != "" {
			n.add(plural(n.u), n.genitive, []string{n.u})
		}
	}
	if !hasSuffix(n.w, "e", "en", "el", "er") {
		n.add(forms{n.w + "e": "s"}, n.genitive, []string{n.w + "e"})
	}
}

// weak adds the plurals in s, n and en: das Auto, die Frage, der Bote, die Frau.
func (n *inflector) weak() {
	w := n.w
	if !hasSuffix(w, "s", "en") {
		n.add(plural(w+"s"), []string{w + "s"})
	}
	if hasSuffix(w, "e", "l", "er", "a", "o", "i", "y") && !hasSuffix(w, "ei") {
		n.add(plural(w+"n"), []string{w + "n"})
		n.add(plural(w+"n"), n.genitive, []string{w + "n"})
	}
	if !hasSuffix(w, "e", "el", "er", "en") {
		n.add(plural(w+"en"), []string{w + "en"})
		n.add(plural(w+"en"), n.genitive, []string{w + "en"})
	}
	if hasSuffix(w, "nis", "us", "as", "is", "os") {
		n.add(forms{w + "se": "p", w + "sen": "p", w + "ses": "s"}, []string{w + "se"}, []string{w + "sen"})
		n.add(forms{w + "ses": "s"}, []string{w + "ses"})
	}
}

// borne tells whether the words bear an inflection out.
func (g nounFinder) borne(w string, p inflection) bool {
	return !slices.ContainsFunc(p.must, func(group []string) bool {
		return !slices.ContainsFunc(group, func(form string) bool {
			plural, ok := cut(form, "n") // den Ramschen, to Ramsche
			return g.words[form] && (ok && p.forms[plural] != "" && g.words[plural] || !g.own(w, form))
		})
	})
}

// own tells whether what looks like a plural of w has a genitive itself, so that it is
// another noun: Prallen to Prall, Springer to Spring; or is so much more frequent.
func (g nounFinder) own(w, form string) bool {
	if form == w+"e" && g.ranks.of(form) < g.ranks.of(w)/2 { // Biene is no plural of Bien
		return true
	}
	if g.ofShorter(w, form) {
		return true
	}
	if !g.words[form+"s"] {
		return false
	}
	return g.foreignOwn(w, form) || hasSuffix(form, "en") && !strings.HasSuffix(w, "e") ||
		hasSuffix(form, "er", "el") && (letters(form) > letters(w) || form == umlaut(w))
}

// ofShorter tells whether what looks like a plural of w is a form of a shorter noun: Leistes of
// Leist, not Leiste; Karen of Kar, not Karo.
func (g nounFinder) ofShorter(w, form string) bool {
	if bare, ok := cut(w, "e"); ok && form == w+"s" {
		return g.words[bare]
	}
	bare, ok := cut(form, "en")
	return ok && bare != w && hasSuffix(w, "o", "is", "on", "os") && (g.words[bare] || g.words[bare+"e"])
}

// foreignOwn tells whether a foreign plural can only be a noun itself once it has a genitive:
// Foton, Beta, Mini.
func (g nounFinder) foreignOwn(w, form string) bool {
	return form == w+"n" && hasSuffix(w, "a", "o", "ee") || hasSuffix(form, "a") && form != w ||
		hasSuffix(w, "us") && hasSuffix(form, "i")
}

// complete gives a known lemma those forms that the dictionary lacks and that nothing
// else explains: Zukünfte, Feminismen.
func (g nounFinder) complete(lemma string) {
	if !g.words[lemma] || g.verbs[uncapital(lemma)] != nil {
		return
	}
	plural := false
	for form, features := range g.nouns[lemma] {
		plural = plural || form != lemma && strings.Contains(features, "p")
	}
	for _, p := range inflections(lemma) {
		if !g.borne(lemma, p) || p.mutates && (letters(lemma) < 4 || !plural && letters(lemma) < 5) {
			continue
		}
		f := forms{}
		for form, features := range p.forms {
			if g.free(form, lemma, p) {
				f[form] = features
			}
		}
		g.addNoun(lemma, f)
	}
}

// free tells whether a form may be given to a lemma: nothing explains it yet, or only an
// infinitive as a noun (Kürzen) and the inflection is sure.
func (g nounFinder) free(form, lemma string, p inflection) bool {
	switch by := g.explained[form]; {
	case by == nil:
		return !g.own(lemma, form)
	case len(by) > 1 || g.nouns[form] == nil || g.verbs[uncapital(form)] == nil:
		return false
	}
	plural, _ := cut(form, "n")
	return letters(lemma) > 4 && hasSuffix(lemma, "ik", "enz", "anz", "ur") || plural == lemma || strings.Contains(g.explained[plural][lemma], "p")
}

// guess enters a noun as a lemma with all inflections that the words bear out.
func (g nounFinder) guess(w string) {
	f := forms{w: ""}
	for _, p := range inflections(w) {
		if g.borne(w, p) {
			f.merge(g.unclaimed(w, p))
		}
	}
	if bare, ok := cut(w, "e"); ok && g.words[bare+"em"] {
		f.merge(g.adjectiveNoun(w, bare))
	}
	if len(f) == 1 && len(g.adjectiveOf[uncapital(w)]) > 0 { // Neues
		for _, base := range g.adjectiveOf[uncapital(w)].sorted() {
			if bare := strings.TrimSuffix(base, "e"); hasSuffix(w, "e", "en", "em", "er", "es") && strings.HasPrefix(uncapital(w), bare) {
				g.addNoun(capital(bare)+"e", forms{w: "s"})
				return
			}
		}
	}
	g.addNoun(w, f)
}

// unclaimed are the forms of an inflection that aren't another noun's. The genitive is its own,
// whatever the plural is.
func (g nounFinder) unclaimed(w string, p inflection) forms {
	f, claimed := forms{}, g.claimed(w, p)
	if len(p.must) == 1 && (claimed || g.stolen(w, p.must[0][0])) {
		return f
	}
	for form, features := range p.forms {
		genitive := features == "s" && form != w+"e"
		if genitive && !g.headword(form, w) || !genitive && !claimed {
			f[form] = features
		}
	}
	return f
}

// stolen tells whether the only form of an inflection belongs to another noun.
func (g nounFinder) stolen(w, form string) bool {
	if form == w+"n" && len(g.explained[form]) == 1 && g.nouns[form] != nil && g.verbs[uncapital(form)] != nil {
		return false // die Hanteln, das Hanteln
	}
	return g.explained[form] != nil && !hasSuffix(w, "e", "ung", "heit", "keit", "schaft", "ion", "tät", "ik", "ei", "in")
}

// attach enters a form by which a known form turns out to be a noun of its own (Höckers),
// or a dative plural that its lemma lacks (Hiaten to Hiate).
func (g nounFinder) attach(w string) bool {
	for _, ending := range []string{"s", "es"} {
		bare, ok := cut(w, ending)
		if !ok {
			continue
		}
		if g.explained[bare] != nil && !strings.HasSuffix(bare, "s") {
			g.guess(bare)
			g.addNoun(bare, forms{bare: "s", w: "s"})
			return true
		}
		if v := g.verbs[uncapital(bare)]; v != nil && strings.Contains(v.forms[uncapital(bare)], "i") { // des Reuens
			g.addNoun(bare, forms{w: "s"})
			return true
		}
	}
	bare, ok := cut(w, "n")
	if !ok || g.words[w+"s"] {
		return false
	}
	done := false
	for _, lemma := range sortedKeys(g.explained[bare]) {
		if strings.Contains(g.explained[bare][lemma], "p") && bare != lemma {
			g.addNoun(lemma, forms{w: "p"})
			done = true
		}
	}
	return done
}
