// Pack makes de.lex, en.lex and MANIFEST.json from the plain word lists; see
// ../README.md. The same input gives the same bytes.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"spieltisch/games/lexicon"
)

func main() {
	de := flag.String("de", "", "German word `list` (tab-separated)")
	en := flag.String("en", "", "English word `list` (tab-separated)")
	patch := flag.String("patch-de", "", "corrections to the German list")
	out := flag.String("out", "", "`folder` for de.lex, en.lex and MANIFEST.json")
	flag.Parse()
	if *de == "" || *en == "" || *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*de, *en, *patch, *out); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// run packs both lists into the folder out. patch may be empty.
func run(de, en, patch, out string) error {
	german := job{language: "de", list: de, patch: patch, parse: parseGerman, sources: germanSources, licence: "CC-BY-SA-4.0"}
	english := job{language: "en", list: en, parse: parseEnglish, sources: englishSources, licence: "SCOWL, MIT, ODC-BY-1.0"}
	var m manifest
	for _, j := range []job{german, english} {
		made, err := j.do(out)
		if err != nil {
			return fmt.Errorf("%s: %w", j.language, err)
		}
		m.Lexicons = append(m.Lexicons, made)
	}
	data, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "MANIFEST.json"), append(data, '\n'), 0o644)
}

// job is the packing of one language.
type job struct {
	language, list, patch, licence string
	parse                          func([]byte) ([]lexicon.Entry, error)
	sources                        []source
}

func (j job) do(out string) (made, error) {
	list, err := os.ReadFile(j.list)
	if err != nil {
		return made{}, err
	}
	m := made{Language: j.language, Licence: j.licence, Sources: j.sources, Inputs: []file{describe(j.list, list)}}
	entries, err := j.parse(list)
	if err != nil {
		return made{}, err
	}
	if j.patch != "" {
		patch, err := os.ReadFile(j.patch)
		if err != nil {
			return made{}, err
		}
		m.Inputs = append(m.Inputs, describe(j.patch, patch))
		if entries, err = applyPatch(entries, patch); err != nil {
			return made{}, err
		}
	}
	data, err := lexicon.Pack(j.language, entries)
	if err != nil {
		return made{}, err
	}
	l, err := lexicon.Open(data) // what can't be read back is not written
	if err != nil {
		return made{}, err
	}
	name := filepath.Join(out, j.language+".lex")
	m.ID, m.Words, m.Output = l.ID(), l.Len(), describe(name, data)
	m.count(entries)
	return m, os.WriteFile(name, data, 0o644)
}

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
	Inputs       []file
	Sources      []source
}

type file struct {
	Name   string
	Bytes  int
	SHA256 string
}

func describe(path string, data []byte) file {
	sum := sha256.Sum256(data)
	return file{filepath.Base(path), len(data), hex.EncodeToString(sum[:])}
}

func (m *made) count(entries []lexicon.Entry) {
	m.ByLength = map[int]int{}
	for _, e := range entries {
		m.Tiers[e.Tier-1]++
		m.ByLength[len([]rune(e.Key))]++
		if e.Rank > 0 {
			m.Ranked++
		}
	}
}
