package main

import (
	"regexp"
	"slices"
	"strings"
)

// englishForms finds of which base forms words are inflected forms: plurals, third persons, past and ing forms,
// comparatives. The irregular ones come from the hand-made list, as do words of their own that only look like
// forms (news), or are forms as well (saw).
type englishForms struct {
	level     map[string]int
	irregular map[string][]string // form → base forms
	own       set
	none      map[string]set // word → what looks like one of its forms
}

func newEnglishForms(level map[string]int, lists handLists) *englishForms {
	f := &englishForms{level: level, irregular: map[string][]string{}, own: lists.own, none: lists.noForms}
	for _, line := range lists.inflects {
		if line[0] == "-" || line[0] == "+" {
			continue
		}
		for _, w := range line[1:] {
			f.irregular[w] = append(f.irregular[w], line[0])
		}
	}
	return f
}

// bases are the base forms of a word that isn't one itself, or is another one's form as well.
func (f *englishForms) bases(w string) []string {
	var out []string
	for _, b := range f.irregulars(w) {
		if f.level[b] > 0 || len(b) < shortest {
			out = append(out, b)
		}
	}
	if f.own[w] {
		return out
	}
	for _, b := range f.regular(w) {
		if !slices.Contains(out, b) {
			out = append(out, b)
		}
	}
	return out
}

// all are the base forms of all words that have some.
func (f *englishForms) all() map[string][]string {
	out := map[string][]string{}
	for w := range f.level {
		if b := f.bases(w); len(b) > 0 {
			out[w] = b
		}
	}
	return out
}

// irregulars are the bases of an irregular form, also behind what other words begin with (undone of undo).
func (f *englishForms) irregulars(w string) []string {
	if out := f.irregular[w]; out != nil || f.own[w] {
		return out
	}
	for i := 2; i <= len(w)-shortest; i++ {
		for _, b := range f.irregular[w[i:]] {
			if f.level[w[:i]+b] > 0 {
				return []string{w[:i] + b}
			}
		}
	}
	return nil
}

// plainLevel is up to which level words are so common that a form may be of each of several.
const plainLevel = 50

// regular are the bases of a regular form: the commonest in the list, and all other common ones. The plural of
// what is a form itself is of the same word (buildings of build).
func (f *englishForms) regular(w string) []string {
	var known, plural []string
	lowest := 100
	for _, b := range f.spelledFrom(w) {
		switch l := f.level[b]; {
		case len(b) < shortest || l == 0 || l > f.level[w] || slices.Contains(known, b) || f.none[b][w]:
		case !f.isForm(b):
			known = append(known, b)
			lowest = min(lowest, l)
		case hasSuffix(w, "s"):
			plural = append(plural, f.bases(b)...)
		}
	}
	if len(known) == 0 {
		return plural
	}
	return slices.DeleteFunc(known, func(b string) bool { return f.level[b] > max(lowest, plainLevel) })
}

// isForm tells whether a word is nothing but a form, so nothing is made of it again.
func (f *englishForms) isForm(w string) bool {
	return !f.own[w] && (len(f.irregulars(w)) > 0 || len(f.regular(w)) > 0)
}

// spelledFrom are the bases that a word would be a regular form of, by its spelling alone.
func (f *englishForms) spelledFrom(w string) []string {
	if bare, ok := cut(w, "ies"); ok {
		return []string{bare + "y", bare + "ie"}
	}
	if bare, ok := cut(w, "es"); ok && hasSuffix(bare, "s", "x", "z", "ch", "sh", "o") {
		return append(doubled(bare), bare, bare+"e")
	}
	if bare, ok := cut(w, "s"); ok && !hasSuffix(bare, "s", "x", "z", "sh") {
		return []string{bare}
	}
	if bare, ok := cut(w, "ied"); ok {
		return []string{bare + "y", bare + "ie"}
	}
	for _, ending := range []string{"ed", "ing"} {
		if bare, ok := cut(w, ending); ok && strings.ContainsAny(bare, "aeiouy") {
			return stems(bare, ending)
		}
	}
	return f.compared(w)
}

// doubles is a stem of one syllable whose last letter is doubled before an ending: stag, plan.
var doubles = regexp.MustCompile(`^([^aeiou]*|qu|squ)[aeiou][^aeiouwxy]$`)

// stems are what is left of a form without an ending that begins with a vowel: stopping is of stop, staging of
// stage and not of stag.
func stems(bare, ending string) []string {
	out := doubled(bare)
	if !doubles.MatchString(bare) {
		out = append(out, bare)
	}
	if with := bare + "e"; ending != "ing" || !hasSuffix(with, "ee", "oe", "ye") { // hoeing, not hoing
		out = append(out, with)
	}
	return out
}

// compared are the bases that a word could be comparative or superlative of, if the
// list has the other one too.
func (f *englishForms) compared(w string) []string {
	for _, pair := range [][2]string{{"er", "est"}, {"est", "er"}} {
		if bare, ok := cut(w, pair[0]); ok && f.level[bare+pair[1]] > 0 {
			bases := stems(bare, pair[0])
			if y, ok := cut(bare, "i"); ok {
				bases = append(bases, y+"y")
			}
			return bases
		}
	}
	return nil
}

// doubled is a stem without its doubled last letter: stopp, stop.
func doubled(bare string) []string {
	if n := len(bare); n > 3 && bare[n-1] == bare[n-2] && !strings.ContainsRune("aeiou", rune(bare[n-1])) {
		return []string{bare[:n-1]}
	}
	return nil
}
