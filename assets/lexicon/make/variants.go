package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

// variantsName is the file of the English spellings that dictionaries have second.
const variantsName = "variants_en.lex"

// variantKinds are the files of SCOWL with spellings and forms of a second and third degree.
var variantKinds = strings.Fields(`variant_2 australian_variant_2 british_variant_2 canadian_variant_2 variant_3`)

// variants are the entries of what SCOWL has up to the same level as a variant of the second or third degree only (donut,
// dwarves), without what variants_en.txt leaves out. Their readings lead to the words of the English list. They are a list
// of their own, since they count where somebody lays them, and nobody is told of them.
func variants(in inputs, lists handLists) ([]lexicon.Entry, error) {
	read := readEnglish(in, lists)
	level, kinds, properNames := read.level, read.spelled, read.names
	mine := readLevels(in, variantKinds).level
	all := maps.Clone(level)
	for w := range mine {
		if level[w] > 0 {
			delete(mine, w)
		} else {
			all[w] = topLevel // a form of anything that stands there
		}
	}
	r, err := englishRanks(in)
	if err != nil {
		return nil, err
	}
	without := englishWithout(level, properNames, r, lists)
	maps.Copy(without, mostlyNames(mine, properNames, r, append(slices.Clip(lists.with), lists.variants.with...)))
	for _, w := range lists.variants.without {
		if mine[w] == 0 {
			return nil, fmt.Errorf("%s is no variant", w)
		}
		without[w] = true
	}
	own := maps.Clone(lists.own)
	maps.Copy(own, lists.variants.own)
	lists.own, lists.inflects = own, slices.Concat(lists.inflects, lists.variants.inflects)
	f := newEnglishForms(all, lists)
	spelled := spellings(all, kinds["american"], kinds["english"], lists)
	targets, err := lists.variants.targets(all, spelled)
	if err != nil {
		return nil, err
	}
	var out []lexicon.Entry
	for _, w := range sortedKeys(mine) {
		if without[w] {
			continue
		}
		key := strings.ToUpper(w)
		e := lexicon.Entry{Key: key, Tier: englishTier(mine[w], r.ofKey(key)), Rank: r[key]}
		if e.Readings = variantReadings(w, f.bases(w), own[w], targets, without); len(e.Readings) == 0 {
			continue // a form of what is left out
		}
		if properNames[w] {
			e.Readings[0].Features += "n"
		}
		out = append(out, e)
	}
	return out, nil
}

// handVariants are our own list of the variants: of which words they are other spellings, and what forms_en.txt has of words.
type handVariants struct {
	spellings, inflects [][]string
	own                 set
	without             []string
	with                [][]string
}

// add reads "= doughnut donut": a word and other spellings; "! neglig": what is no word; "+ toto": what only looks like a form or
// is a word of its own as well; "hew hewn": a base and its irregular forms.
func (v *handVariants) add(f []string) error {
	if len(f) < 2 {
		return fmt.Errorf("%s stands alone", f[0])
	}
	switch f[0] {
	case "=":
		v.spellings = append(v.spellings, f[1:])
	case "*":
		v.with = append(v.with, f[1:])
	case "!":
		v.without = append(v.without, f[1:]...)
	case "+":
		for _, w := range f[1:] {
			v.own[w] = true
		}
	default:
		v.inflects = append(v.inflects, f)
	}
	return nil
}

// targets are the lemmas that a word shares with what it is another spelling of.
func (v *handVariants) targets(level map[string]int, spelled map[string]string) (map[string][]string, error) {
	out := map[string][]string{}
	add := func(w, lemma string) {
		if lemma != "" && lemma != w && !slices.Contains(out[w], lemma) {
			out[w] = append(out[w], lemma)
		}
	}
	for w, s := range spelled {
		add(w, s)
	}
	var wrong []error
	for _, line := range slices.Concat(v.spellings, v.inflects) {
		for _, w := range line {
			if level[w] == 0 {
				wrong = append(wrong, fmt.Errorf("%s of %s is no word", w, line))
			}
		}
	}
	for _, line := range v.spellings {
		for _, w := range line[1:] {
			add(w, line[0])
			add(w, spelled[line[0]])
		}
	}
	return out, errors.Join(wrong...)
}

// variantReadings are englishReadings of a variant, whose base may be another spelling of several.
func variantReadings(w string, bases []string, own bool, targets map[string][]string, without set) []lexicon.Reading {
	var out []lexicon.Reading
	add := func(features, lemma string) {
		r := lexicon.Reading{Spelling: w, Class: lexicon.ClassUnknown, Features: features, Lemma: lemma}
		if !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	if len(bases) == 0 || own {
		add("", w)
		for _, s := range targets[w] {
			add("v", s)
		}
	}
	for _, base := range bases {
		if without[base] {
			continue
		}
		add("i", base)
		for _, s := range targets[base] {
			add("i", s)
		}
	}
	return out
}

// addVariants makes the list of the variants.
func (m *made) addVariants(w io.Writer, files map[string][]byte, entries []lexicon.Entry) error {
	packed, err := pack.Pack(m.Language, entries)
	if err != nil {
		return err
	}
	opened, err := lexicon.Open(packed)
	if err != nil {
		return err
	}
	files[variantsName] = packed
	m.Variants = &madeVariants{ID: opened.ID(), Words: opened.Len(), Output: describe(variantsName, packed)}
	_, err = fmt.Fprintf(w, "%s: %d words, %d bytes, %s\n", variantsName, opened.Len(), len(packed), opened.ID())
	return err
}
