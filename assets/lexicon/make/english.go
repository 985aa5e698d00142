package main

import (
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

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
	level, kinds, properNames := readLevels(in, englishes)
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

// readLevels are the lowest level of each word in some spellings of English, the words of each, and the words that are names as well.
func readLevels(in inputs, from []string) (level map[string]int, spelled map[string]set, names set) {
	level, spelled, names = map[string]int{}, map[string]set{}, set{}
	var kinds, nameKinds []string
	for _, e := range from {
		kinds = append(kinds, e+"-words")
		spelled[e] = set{}
	}
	for _, f := range in["levels"] {
		if k := kind(f.path); hasSuffix(k, "-proper-names", "-upper") {
			nameKinds = append(nameKinds, k)
		}
	}
	for _, f := range in.levels(kinds...) {
		n, err := strconv.Atoi(strings.TrimPrefix(path.Ext(f.path), "."))
		if err != nil || n > topLevel {
			continue
		}
		for line := range strings.Lines(string(f.data)) {
			w := strings.TrimSpace(line)
			if !englishWord.MatchString(w) {
				continue
			}
			spelled[strings.TrimSuffix(kind(f.path), "-words")][w] = true
			if level[w] == 0 || n < level[w] {
				level[w] = n
			}
		}
	}
	for _, f := range in.levels(nameKinds...) {
		for line := range strings.Lines(string(f.data)) {
			names[strings.ToLower(strings.TrimSpace(line))] = true
		}
	}
	return level, spelled, names
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
