package main

import (
	"path"
	"regexp"
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
	level, properNames := readLevels(in)
	r := ranks{}
	for _, name := range []string{"subtitlesEN", "wikipediaEN"} {
		list, err := jsonList(in.one(name))
		if err != nil {
			return nil, err
		}
		r.add(list)
	}
	lemmas := baseForms(level, lists)
	without := mostlyNames(level, properNames, r, lists.with)
	for _, w := range lists.without {
		without[w] = true
	}
	for w := range level {
		if without[w] || without[lemmas[w]] {
			delete(level, w)
		}
	}
	var out []lexicon.Entry
	for _, w := range sortedKeys(level) {
		key := strings.ToUpper(w)
		e := lexicon.Entry{Key: key, Tier: englishTier(level[w], r.ofKey(key)), Rank: r[key]}
		reading := lexicon.Reading{Spelling: w, Class: lexicon.ClassUnknown, Lemma: w}
		if lemma := lemmas[w]; lemma != "" {
			reading.Lemma, reading.Features = lemma, "i"
		}
		if properNames[w] {
			reading.Features += "n"
		}
		e.Readings = []lexicon.Reading{reading}
		out = append(out, e)
	}
	return out, nil
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

// readLevels are the lowest level of each word and the words that are names as well.
func readLevels(in inputs) (map[string]int, set) {
	level, names := map[string]int{}, set{}
	var kinds, nameKinds []string
	for _, e := range englishes {
		kinds = append(kinds, e+"-words")
	}
	for _, f := range in["levels"] {
		if kind, _, _ := strings.Cut(path.Base(f.path), "."); hasSuffix(kind, "-proper-names", "-upper") {
			nameKinds = append(nameKinds, kind)
		}
	}
	for _, f := range in.levels(kinds...) {
		n, err := strconv.Atoi(strings.TrimPrefix(path.Ext(f.path), "."))
		if err != nil || n > topLevel {
			continue
		}
		for line := range strings.Lines(string(f.data)) {
			if w := strings.TrimSpace(line); englishWord.MatchString(w) && (level[w] == 0 || n < level[w]) {
				level[w] = n
			}
		}
	}
	for _, f := range in.levels(nameKinds...) {
		for line := range strings.Lines(string(f.data)) {
			names[strings.ToLower(strings.TrimSpace(line))] = true
		}
	}
	return level, names
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
