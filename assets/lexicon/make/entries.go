package main

import (
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// shortest is the shortest key that the lists take.
const shortest = 3

// germanEntries makes the entries of the German list.
func germanEntries(in inputs, lists handLists) ([]lexicon.Entry, error) {
	words, err := readWords(in.one("words"))
	if err != nil {
		return nil, err
	}
	byHand := set{}
	for _, line := range lists.with {
		for _, w := range line {
			byHand[w], words[w] = true, true
		}
	}
	dict, err := readDictionary(in.one("nouns"), in.one("verbs"), in.one("adjectives"), words)
	if err != nil {
		return nil, err
	}
	without := slices.DeleteFunc(names(lists.without, dict.nouns), func(w string) bool { return byHand[w] })
	for _, w := range without {
		delete(words, w)
	}
	for _, line := range lists.inflects {
		dict.nouns[line[0]] = dict.nouns[line[0]].merge(plural(line[1:]...)).merge(forms{line[0]: "s"})
	}
	r := ranks{}
	for _, name := range []string{"subtitlesDE", "wikipediaDE"} {
		list, err := jsonList(in.one(name))
		if err != nil {
			return nil, err
		}
		r.add(list)
	}
	r.add(strings.Fields(string(in.one("mostCommon"))))
	g := &german{words: words, byHand: byHand, dict: dict, tags: readTags(in.one("tags")), ranks: r, noForms: lists.noForms}
	g.addByHand(lists.with)
	g.analyse()
	for _, w := range without { // what paradigms brought back
		delete(g.readings, w)
	}
	for w, readings := range lists.readings {
		g.readings[w] = readings
	}
	return g.entries(), nil
}

// names are names with their genitives, but for those that are a noun of their own (Alias, whatever Alia is).
func names(list []string, nouns map[string]forms) []string {
	out := slices.Clone(list)
	for _, w := range list {
		if !strings.HasSuffix(w, "s") && nouns[w+"s"] == nil {
			out = append(out, w+"s")
		}
	}
	return out
}

// addByHand adds the paradigms of words that stand alone in their line: verbs with a prefix
// and compounds, through what they are made of.
func (g *german) addByHand(with [][]string) {
	for _, line := range with {
		if w := line[0]; len(line) == 1 {
			g.addParadigm(w)
		}
	}
}

func (g *german) addParadigm(w string) {
	for _, i := range splits(w, 2, 3) {
		if isUpper(w) {
			if f := g.dict.nouns[capital(w[i:])]; f != nil && (nounFinder{g}).first(w[:i]) {
				for form := range f {
					if g.words[form] && letters(form) > letters(w[i:]) {
						g.words[w[:i]+uncapital(form)] = true
					}
				}
				return
			}
			continue
		}
		if v := g.dict.verbs[w[i:]]; v != nil && slices.Contains(prefixes, w[:i]) {
			for form, features := range v.forms {
				if g.words[form] {
					g.words[w[:i]+form] = true
				}
				if strings.Contains(features, "i") && !v.separable {
					g.words[w[:i]+"zu"+form] = true
				}
			}
			return
		}
	}
}

// entries are the readings by key, with tier and rank.
func (g *german) entries() []lexicon.Entry {
	byKey := map[string][]lexicon.Reading{}
	for _, w := range sortedKeys(g.readings) {
		key := lexicon.Fold(w)
		if n := letters(key); n < shortest || n > longest {
			continue
		}
		byKey[key] = append(byKey[key], g.readings[w]...)
	}
	tiers := g.tiers(byKey)
	var out []lexicon.Entry
	for _, key := range sortedKeys(byKey) {
		out = append(out, lexicon.Entry{Key: key, Tier: tiers[key], Rank: min(g.ranks[key], 65535), Readings: byKey[key]})
	}
	return out
}
