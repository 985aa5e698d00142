package main

import (
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// german is the making of the German list. words are spellings as in running text.
type german struct {
	words set
	// byHand are those of our own list.
	byHand set
	// source are those that the word list has, before anything is added.
	source set
	dict   *dictionary
	// noForms are by hand: what looks like a form of a noun and isn't.
	noForms map[string]set
	tags    map[string][]string // word classes of frequent words
	ranks   ranks

	verbs       map[string]*verb
	adjectives  map[string]forms
	comparative set
	stopword    set
	nouns       map[string]forms
	explained   map[string]forms // noun form → lemma → features
	adjectiveOf map[string]set   // form → bases
	readings    map[string][]lexicon.Reading
}

func (g *german) tagged(w string, tags ...string) bool {
	return slices.ContainsFunc(g.tags[w], func(t string) bool { return slices.Contains(tags, t) })
}

// small are the tags of words that aren't inflected, and of pronouns.
var small = strings.Fields(`ADV APPR APPO APZR APPRART ARTDEF ARTIND KON KOUS KOUI KOKOM KONS PIS PIAT PIDAT PDS PDAT PPER PPOS PPOSAT PRELS
	PRELAT PWAV PWS PWAT PAV PRF PTKANT PTKNEG PTKVZ PTKA PTKZU ITJ CARD`)

// determiners are inflected like adjectives but are none; each line a base form with the
// endings it takes.
var determiners = strings.Fields(`ein kein mein dein sein ihr unser euer dies jen jed jedwed jeglich welch manch solch all einig etlich
	mehrer sämtlich beid derselb derjenig ebendies irgendein irgendwelch`)

// analyse finds the readings of all words.
func (g *german) analyse() {
	g.comparative, g.stopword = set{}, set{}
	for _, d := range determiners {
		g.stopword[d], g.stopword[d+"e"] = true, true
	}
	g.source = set{}
	for w := range g.words {
		g.source[w] = true
	}
	g.addFromDictionary()
	g.findVerbs()
	g.completeVerbs()
	g.findAdjectives()
	g.readings = map[string][]lexicon.Reading{}
	for _, lemma := range sortedKeys(g.verbs) {
		g.read(lemma, lexicon.ClassVerb, g.verbs[lemma].forms)
	}
	g.adjectiveOf = map[string]set{}
	for _, lemma := range sortedKeys(g.adjectives) {
		f := g.adjectives[lemma]
		g.read(lemma, lexicon.ClassAdjective, f)
		for form := range f {
			if g.adjectiveOf[form] == nil {
				g.adjectiveOf[form] = set{}
			}
			g.adjectiveOf[form][lemma] = true
		}
	}
	nounFinder{g}.findNouns()
	for _, lemma := range sortedKeys(g.nouns) {
		g.read(lemma, lexicon.ClassNoun, g.nouns[lemma])
	}
	for _, f := range g.noForms {
		for form := range f {
			if g.readings[form] == nil && !g.tagged(form, small...) {
				delete(g.words, form)
			}
		}
	}
	g.readLeftovers()
	g.smallWords()
	for w, rs := range g.readings {
		slices.SortFunc(rs, func(a, b lexicon.Reading) int {
			if c := int(a.Class) - int(b.Class); c != 0 {
				return c
			}
			return strings.Compare(a.Lemma, b.Lemma)
		})
		g.readings[w] = rs
	}
}

func (g *german) read(lemma string, class lexicon.Class, f forms) {
	for form, features := range f {
		if g.words[form] && !g.noForms[lemma][form] {
			g.readings[form] = append(g.readings[form], lexicon.Reading{Spelling: form, Class: class, Features: features, Lemma: lemma})
		}
	}
}

func (g *german) readVerb(w, lemma, features string) {
	g.readings[w] = append(g.readings[w], lexicon.Reading{Spelling: w, Class: lexicon.ClassVerb, Features: features, Lemma: lemma})
}

// smallWords gives particles and pronouns their reading, and whatever has none.
func (g *german) smallWords() {
	for _, d := range determiners {
		for _, ending := range append([]string{""}, adjectiveEndings...) {
			for _, s := range adjectiveStems(d) {
				if w := s + ending; g.words[w] && w != "beides" {
					lemma := d
					if !g.words[d] {
						lemma += "e" // mehrere
					}
					g.small(w, lemma)
				}
			}
		}
	}
	for w := range g.words {
		if isUpper(w) {
			continue
		}
		if g.readings[w] == nil || g.tagged(w, small...) {
			g.small(w, w)
		}
	}
}

func (g *german) small(w, lemma string) {
	if !slices.ContainsFunc(g.readings[w], func(r lexicon.Reading) bool { return r.Class == lexicon.ClassOther }) {
		g.readings[w] = append(g.readings[w], lexicon.Reading{Spelling: w, Class: lexicon.ClassOther, Lemma: lemma})
	}
}
