package main

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"spieltisch/games/lexicon"
)

// The spellings of English that the list takes.
var englishes = strings.Fields(`english american british british_z canadian australian variant_1 australian_variant_1
	british_variant_1 canadian_variant_1`)

// The highest level of SCOWL that is a word here.
const topLevel = 80

var englishWord = regexp.MustCompile(`^[a-z]{3,12}$`)

// english makes the entries of the English list: words of SCOWL up to level 80, whether
// each is also a name, and of what it is an inflected form.
func english(in inputs, lists handLists) ([]lexicon.Entry, error) {
	read := readEnglish(in, lists)
	level, kinds, properNames := read.level, read.spelled, read.names
	r, err := englishRanks(in)
	if err != nil {
		return nil, err
	}
	bases := newEnglishForms(level, lists).all()
	spelled := spellings(level, kinds["american"], kinds["english"], lists)
	without := englishWithout(level, properNames, r, lists)
	for w := range level {
		if without[w] || len(bases[w]) > 0 && !lists.own[w] && !slices.ContainsFunc(bases[w], func(b string) bool { return !without[b] }) {
			delete(level, w)
		}
	}
	var out []lexicon.Entry
	for _, w := range sortedKeys(level) {
		key := strings.ToUpper(w)
		e := lexicon.Entry{Key: key, Tier: englishTier(level[w], r.ofKey(key)), Rank: r[key]}
		e.Readings = englishReadings(w, bases[w], lists.own[w], spelled, without)
		if properNames[w] {
			e.Readings[0].Features += "n"
		}
		read.accent(&e)
		out = append(out, e)
	}
	return out, nil
}

// englishRanks are the ranks of English words by their keys.
func englishRanks(in inputs) (ranks, error) {
	r := ranks{}
	for _, name := range []string{"subtitlesEN", "wikipediaEN"} {
		list, err := jsonList(in.one(name))
		if err != nil {
			return nil, err
		}
		r.add(list)
	}
	return r, nil
}

// englishWithout are the words that are left out.
func englishWithout(level map[string]int, properNames set, r ranks, lists handLists) set {
	without := mostlyNames(level, properNames, r, lists.with)
	for _, w := range lists.without {
		without[w] = true
	}
	return without
}

// englishReadings are those of a word: first as a headword, then as a form of each of its bases; each with the American spelling
// as well.
func englishReadings(w string, bases []string, own bool, spelled map[string]string, without set) []lexicon.Reading {
	var out []lexicon.Reading
	add := func(features, lemma string) {
		out = append(out, lexicon.Reading{Spelling: w, Class: lexicon.ClassUnknown, Features: features, Lemma: lemma})
	}
	if len(bases) == 0 || own {
		add("", w)
		if s := spelled[w]; s != "" {
			add("v", s)
		}
	}
	for _, base := range bases {
		if without[base] {
			continue
		}
		add("i", base)
		if s := spelled[base]; s != "" && !slices.Contains(bases, s) {
			add("i", s)
		}
	}
	return out
}

// firstRare is the lowest level at which a word is so rare that a frequent name is the name.
const firstRare = 70

// mostlyNames are rare words that are frequent only because a name is written alike (paris,
// texas), without those that with keeps.
func mostlyNames(level map[string]int, names set, r ranks, with [][]string) set {
	keep := set{}
	for _, line := range with {
		for _, w := range line {
			keep[w] = true
		}
	}
	out := set{}
	for w := range names {
		if level[w] >= firstRare && r.of(w) < unranked && !keep[w] {
			out[w] = true
		}
	}
	return out
}

// levels are what SCOWL has up to topLevel in some spellings of English: the lowest level of each word, the words of each spelling,
// the words that are names as well, and how those are printed that are only there with an accent (cafe: café).
type levels struct {
	level   map[string]int
	spelled map[string]set
	names   set
	printed map[string]string
}

// readEnglish are the levels of the English list. A word by hand that SCOWL lacks is as common as the first word of its line, or as
// everyday words.
func readEnglish(in inputs, lists handLists) levels {
	l := readLevels(in, englishes)
	l.addClipped(in, lists)
	for _, line := range lists.with {
		for _, w := range line {
			if l.level[w] == 0 {
				l.level[w] = cmp.Or(l.level[line[0]], plainLevel)
			}
		}
	}
	return l
}

func readLevels(in inputs, from []string) levels {
	l := levels{level: map[string]int{}, spelled: map[string]set{}, names: set{}, printed: map[string]string{}}
	var kinds, nameKinds []string
	for _, e := range from {
		kinds = append(kinds, e+"-words")
		l.spelled[e] = set{}
	}
	for _, f := range in["levels"] {
		if k := kind(f.path); hasSuffix(k, "-proper-names", "-upper") {
			nameKinds = append(nameKinds, k)
		}
	}
	bare := set{}
	in.eachWord(kinds, func(kind, printed string, level int) {
		w := unaccented(printed)
		if level > topLevel || !englishWord.MatchString(w) {
			return
		}
		if w == printed {
			bare[w] = true
		} else {
			l.printed[w] = printed
		}
		l.spelled[strings.TrimSuffix(kind, "-words")][w] = true
		if l.level[w] == 0 || level < l.level[w] {
			l.level[w] = level
		}
	})
	for w := range bare {
		delete(l.printed, w)
	}
	in.eachWord(nameKinds, func(_, printed string, _ int) { l.names[strings.ToLower(printed)] = true })
	return l
}

// addClipped adds the words that SCOWL has as abbreviations only, though it has their plurals as words (app, intro, tech).
func (l levels) addClipped(in inputs, lists handLists) {
	var clipped []string
	for _, f := range in["levels"] {
		if k := kind(f.path); hasSuffix(k, "-abbreviations") {
			clipped = append(clipped, k)
		}
	}
	in.eachWord(clipped, func(_, w string, level int) {
		plural := w + "s"
		n := l.level[plural]
		switch {
		case n == 0 || l.level[w] > 0 || level > topLevel || !englishWord.MatchString(w):
		case hasSuffix(w, "s") || lists.noForms[w][plural]: // press, corps
		case l.names[w] && n >= firstRare: // it would be left out, and its plural with it
		default:
			l.level[w] = n
		}
	})
}

// eachWord calls what for each word in the files of SCOWL of some kinds, with the level that it stands at.
func (in inputs) eachWord(kinds []string, what func(kind, word string, level int)) {
	for _, f := range in.levels(kinds...) {
		level, err := strconv.Atoi(strings.TrimPrefix(path.Ext(f.path), "."))
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(f.data)) {
			what(kind(f.path), strings.TrimSpace(line), level)
		}
	}
}

var bareUmlauts = strings.NewReplacer("Ä", "A", "Ö", "O", "Ü", "U")

// unaccented is a word as one types it in English: without any accent (cliché, doppelgänger).
func unaccented(w string) string {
	if strings.IndexFunc(w, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return w
	}
	return strings.ToLower(bareUmlauts.Replace(lexicon.Fold(w)))
}

// accent gives an entry the spellings that its words are printed in. One with an umlaut stays as it is, since what is looked up
// by it isn't the key.
func (l levels) accent(e *lexicon.Entry) {
	printed := func(w string) string {
		if p := l.printed[w]; p != "" && lexicon.Fold(p) == strings.ToUpper(w) {
			return p
		}
		return w
	}
	for i := range e.Readings {
		r := &e.Readings[i]
		r.Spelling, r.Lemma = printed(r.Spelling), printed(r.Lemma)
	}
}

// kind is what words stand in a file of SCOWL: american-words, english-upper.
func kind(file string) string {
	k, _, _ := strings.Cut(path.Base(file), ".")
	return k
}

func englishTier(level, rank int) int {
	switch {
	case level <= 35 && rank <= 8000:
		return 1
	case level <= 35 || level <= 50 && rank <= 20000:
		return 2
	case level <= 50 || level <= 60 && rank <= 30000:
		return 3
	case level <= 60:
		return 4
	case level <= 70:
		return 5
	}
	return 6
}
