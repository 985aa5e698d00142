package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	packed "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

// build makes both lists and their manifest and writes them into the folder out.
func (c command) build(w io.Writer, in inputs) error {
	var m manifest
	files := map[string][]byte{}
	for _, j := range []job{germanJob, englishJob} {
		lists, err := readLists(c.lists, j.language)
		if err != nil {
			return err
		}
		entries, err := j.make(in, lists)
		if err != nil {
			return fmt.Errorf("%s: %w", j.language, err)
		}
		data, err := pack.Pack(j.language, entries)
		if err != nil {
			return err
		}
		l, err := lexicon.Open(data) // what can't be read back is not written
		if err != nil {
			return err
		}
		name := j.language + ".lex"
		files[name] = data
		if c.plain != "" {
			files[filepath.Join(c.plain, j.language+".tsv")] = plain(entries)
		}
		described := j.describe(in, lists, l, entries, name, data)
		if _, err := fmt.Fprintf(w, "%s: %d words, %d bytes, %s\n", name, l.Len(), len(data), l.ID()); err != nil {
			return err
		}
		if j.terms {
			if err := described.addTerms(w, files, l); err != nil {
				return err
			}
		}
		if j.variants != nil {
			more, err := j.variants(in, lists)
			if err != nil {
				return fmt.Errorf("%s: %w", variantsName, err)
			}
			if c.plain != "" {
				files[filepath.Join(c.plain, "variants_"+j.language+".tsv")] = plain(more)
			}
			if err := described.addVariants(w, files, more); err != nil {
				return err
			}
		}
		m.Lexicons = append(m.Lexicons, described)
	}
	return c.write(files, m)
}

// zipped is what a list is called as it lies in a folder.
const zipped = ".gz"

// list reads a list of the folder out.
func (c command) list(name string) ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(c.out, name+zipped))
	if err != nil {
		return nil, err
	}
	return packed.Unzip(data)
}

// write writes files, the lists of them zipped, and manifest into the folder out.
func (c command) write(files map[string][]byte, m manifest) error {
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	files["MANIFEST.json"] = append(text, '\n')
	for _, name := range sortedKeys(files) {
		path, data := name, files[name]
		if !filepath.IsAbs(name) {
			path = filepath.Join(c.out, name)
		}
		if filepath.Ext(name) == ".lex" {
			var err error
			if data, err = packed.Zip(data); err != nil {
				return err
			}
			path += zipped
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// plain is a list as text, a line an entry: key, tier, rank, readings.
func plain(entries []lexicon.Entry) []byte {
	var b bytes.Buffer
	for _, e := range entries {
		fmt.Fprintf(&b, "%s\t%d\t%d\t%s\n", e.Key, e.Tier, e.Rank, plainReadings(e))
	}
	return b.Bytes()
}

// plainReadings are readings as readings_de.txt has them: Maße:Np=Maß, one behind the other.
func plainReadings(e lexicon.Entry) string {
	var out []string
	for _, r := range e.Readings {
		lemma := r.Lemma
		if lemma == r.Spelling {
			lemma = ""
		}
		out = append(out, fmt.Sprintf("%s:%c%s=%s", r.Spelling, r.Class, r.Features, lemma))
	}
	return strings.Join(out, " ")
}

// handLists are our own lists of a language. Which there are depends on the language.
type handLists struct {
	without []string // names and other words to leave out, as spelled
	with    [][]string
	// readings replace those of a spelling, or of a form give its base.
	readings  map[string][]lexicon.Reading
	forms     map[string]string // form → base form
	inflects  [][]string        // the lines that forms is made of
	own       set               // words that only look like forms, or are words of their own as well
	noForms   map[string]set    // word → what looks like one of its forms
	spellings [][]string        // of a word
	variants  handVariants
	files     []file
}

// readLists reads the lists of a language: without_, words_, readings_, forms_, spellings_ and variants_ with the
// language behind. Those that aren't there are empty.
func readLists(dir, language string) (handLists, error) {
	l := handLists{readings: map[string][]lexicon.Reading{}, forms: map[string]string{}, own: set{}, noForms: map[string]set{}, variants: handVariants{own: set{}}}
	for _, kind := range []struct {
		name string
		line func([]string) error
	}{
		{"without", func(f []string) error { l.without = append(l.without, f...); return nil }},
		{"words", func(f []string) error { l.with = append(l.with, f); return nil }},
		{"readings", l.addReadings},
		{"forms", l.addForms},
		{"spellings", func(f []string) error { l.spellings = append(l.spellings, f); return nil }},
		{"variants", l.variants.add},
	} {
		path := filepath.Join(dir, kind.name+"_"+language+".txt")
		data, err := os.ReadFile(path)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return l, err
		}
		l.files = append(l.files, describe(path, data))
		for line := range strings.Lines(string(data)) {
			line, _, _ = strings.Cut(line, "#")
			if f := strings.Fields(line); len(f) > 0 {
				if err := kind.line(f); err != nil {
					return l, fmt.Errorf("%s: %q: %w", path, strings.TrimSpace(line), err)
				}
			}
		}
	}
	return l, nil
}

// addReadings reads "Maße:Np=Maß maße:Vf=messen": spelling, class and features, lemma
// (empty when it is the spelling).
func (l *handLists) addReadings(items []string) error {
	for _, item := range items {
		spelling, rest, ok := strings.Cut(item, ":")
		class, lemma, ok2 := strings.Cut(rest, "=")
		if !ok || !ok2 || class == "" || spelling == "" {
			return fmt.Errorf("%q is no reading", item)
		}
		if lemma == "" {
			lemma = spelling
		}
		l.readings[spelling] = append(l.readings[spelling],
			lexicon.Reading{Spelling: spelling, Class: lexicon.Class(class[0]), Features: class[1:], Lemma: lemma})
	}
	return nil
}

// addForms reads "go went gone": a base and its irregular forms; "+ news lens": words that
// are no forms; or "- Star Stäre": what is none of the first word's.
func (l *handLists) addForms(f []string) error {
	if f[0] == "-" && len(f) < 3 {
		return errors.New("no form")
	}
	if letters(f[0]) > 1 {
		l.inflects = append(l.inflects, f)
	}
	for _, w := range f[1:] {
		switch f[0] {
		case "+":
			l.own[w] = true
		case "-":
			if w != f[1] {
				if l.noForms[f[1]] == nil {
					l.noForms[f[1]] = set{}
				}
				l.noForms[f[1]][w] = true
			}
		default:
			l.forms[w] = f[0]
		}
	}
	return nil
}
