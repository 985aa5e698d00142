package main

import (
	"slices"
	"strings"
)

var adjectiveEndings = []string{"e", "en", "em", "er", "es"}

// mutating are the adjectives whose comparative takes an umlaut; compounds of them do too.
var mutating = strings.Fields(`alt arg arm bang blass dumm fromm gesund glatt grob groß hart hoch jung kalt karg klug krank krumm
	kurz lang nah nass rot scharf schmal schwach schwarz stark warm zart`)

// irregular are comparatives and superlatives with another stem.
var irregular = map[string][]string{
	"groß": {"größer", "größt"}, "gut": {"besser", "best"}, "viel": {"mehr", "meist"}, "hoch": {"höher", "höchst"}, "nah": {"näher", "nächst"},
	"nahe": {"näher", "nächst"}, "gern": {"lieber", "liebst"},
}

// adjectiveStems are what endings are added to: dunkel also takes them as dunkl.
func adjectiveStems(base string) []string {
	stems := []string{base}
	if hasSuffix(base, "el", "er", "en") && letters(base) > 3 {
		stems = append(stems, base[:len(base)-2]+base[len(base)-1:])
	}
	if bare, ok := cut(base, "e"); ok {
		stems = append(stems, bare)
	}
	if bare, ok := cut(base, "hoch"); ok {
		stems = append(stems, bare+"hoh")
	}
	return stems
}

// endings counts which of the five endings the words have of an adjective.
func (g *german) endings(base string) int {
	n := 0
	for _, ending := range adjectiveEndings {
		if slices.ContainsFunc(adjectiveStems(base), func(s string) bool { return g.words[s+ending] }) {
			n++
		}
	}
	return n
}

// findAdjectives collects the adjectives by base: those of the dictionary, participles,
// and whatever has the endings of one and isn't itself a form of a shorter one.
func (g *german) findAdjectives() {
	g.adjectives = map[string]forms{}
	participles, explained := g.participles(), set{}
	for _, w := range g.words.byLength() {
		if !g.candidate(w, explained) {
			continue
		}
		n := g.endings(w)
		exact := g.exactAdjective(w, n)
		borne := n >= 4 && !g.stopword[w] || n >= 3 && participles[w]
		if !exact && (!borne || explained[w]) || explained[w] && g.comparative[w] && !g.words[w+"ste"] {
			continue
		}
		f := g.inflect(w)
		g.explain(f, explained)
		g.adjectives[w] = f
		if exact || n >= 3 {
			g.completeAdjective(w, f)
		}
	}
}

// exactAdjective tells whether the dictionary has an adjective, and the words or their tags
// bear that out; n are the endings that the words have of it.
func (g *german) exactAdjective(w string, n int) bool {
	return g.dict.adjectives[w] != nil &&
		(n >= 3 || n > 0 && letters(w) >= sourceComplete || g.tagged(w, "ADJ", "ADJA", "ADJD"))
}

// candidate tells whether a word may be the base of an adjective at all.
func (g *german) candidate(w string, explained set) bool {
	return !isUpper(w) && letters(w) > 1 && (g.dict.adjectives[w] != nil || !g.stopword[w] && !g.onlyVerb(w, explained))
}

// participles are those of all verbs that the words have.
func (g *german) participles() set {
	out := set{}
	for _, v := range g.verbs {
		for form, features := range v.forms {
			if strings.ContainsAny(features, "dt") && g.words[form] {
				out[form] = true
			}
		}
	}
	return out
}

// explain notes the forms of an adjective, and which are comparatives.
func (g *german) explain(f forms, explained set) {
	for form, features := range f {
		if features != "b" {
			explained[form] = true
		}
		if strings.Contains(features, "c") {
			g.comparative[form] = true
		}
	}
}

// onlyVerb tells whether a word is an infinitive, and has no endings of an adjective of its
// own (eichen has: eichnem).
func (g *german) onlyVerb(w string, explained set) bool {
	return g.verbs[w] != nil && !slices.ContainsFunc(adjectiveStems(w), func(s string) bool {
		return g.words[s+"em"] && !explained[s+"em"]
	})
}

// inflect is the paradigm of an adjective; forms that the words don't have fall away later.
func (g *german) inflect(base string) forms {
	f := forms{base: "b"}
	for _, s := range adjectiveStems(base) {
		for _, ending := range adjectiveEndings {
			if s+ending != base {
				f.add(s+ending, 'i')
			}
		}
		g.compare(f, s)
		for _, m := range mutating {
			if strings.HasSuffix(base, m) && s != base+"e" {
				if u := umlaut(s); u != "" {
					g.compare(f, u)
				}
				break
			}
		}
	}
	for _, c := range irregular[base] {
		f.add(c, 'c')
		for _, ending := range adjectiveEndings {
			f.add(c+ending, 'c')
		}
	}
	return f
}

// compare adds comparative and superlative of a stem, if the words have them with endings:
// erwürgtest is no superlative.
func (g *german) compare(f forms, s string) {
	for _, c := range []string{s + "er", s + "r", s + "st", s + "est"} {
		if c == s+"r" && !strings.HasSuffix(s, "e") || !g.words[c+"e"] && !g.words[c+"en"] {
			continue
		}
		f.add(c, 'c')
		for _, ending := range adjectiveEndings {
			f.add(c+ending, 'c')
		}
		if strings.HasSuffix(c, "er") { // schönre
			for _, ending := range adjectiveEndings {
				f.add(c[:len(c)-2]+"r"+ending, 'c')
			}
		}
	}
}
