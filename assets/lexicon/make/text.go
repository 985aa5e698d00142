package main

import (
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// set is a set of spellings or keys.
type set map[string]bool

// sorted are the members in their order, so that walking a set always does the same.
func (s set) sorted() []string {
	out := make([]string, 0, len(s))
	for w := range s {
		out = append(out, w)
	}
	sort.Strings(out)
	return out
}

// byLength are the members, short ones first.
func (s set) byLength() []string {
	out := s.sorted()
	sort.SliceStable(out, func(i, j int) bool { return utf8.RuneCountInString(out[i]) < utf8.RuneCountInString(out[j]) })
	return out
}

// sortedKeys are the keys of a map in their order.
func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

func letters(w string) int { return utf8.RuneCountInString(w) }

func isUpper(w string) bool {
	r, _ := utf8.DecodeRuneInString(w)
	return unicode.IsUpper(r)
}

// capital is the word with a capital.
func capital(w string) string {
	r, n := utf8.DecodeRuneInString(w)
	return string(unicode.ToUpper(r)) + w[n:]
}

// dictionaryWord tells whether a word is written as nouns or other words are: letters
// only, capital at most the first one. Accents that German uses are letters.
func dictionaryWord(w string) bool {
	for i, r := range w {
		if i == 0 {
			r = unicode.ToLower(r)
		}
		if (r < 'a' || r > 'z') && !strings.ContainsRune("äöüßéèêëàâçîïñôû", r) {
			return false
		}
	}
	return w != ""
}

var umlautOf = map[byte]string{'a': "ä", 'o': "ö", 'u': "ü"}

// umlaut is the word with umlaut in its last stem vowel: Haus, Häus. Empty when it
// has none to change.
func umlaut(w string) string {
	i := strings.LastIndexAny(w, "aouäöüAOUÄÖÜ")
	if i < 0 || umlautOf[w[i]|0x20] == "" { // none, or it has an umlaut already
		return ""
	}
	from, c := i, w[i]|0x20
	if i > 0 {
		switch before := w[i-1] | 0x20; {
		case c == 'u' && before == 'e': // eu has none
			return ""
		case c == 'u' && before == 'a': // au: äu
			return w[:i-1] + asWritten(w[i-1], umlautOf['a']) + w[i:]
		case c != 'u' && before == c: // Saal: Säl, Boot: Böt
			from = i - 1
		}
	}
	return w[:from] + asWritten(w[from], umlautOf[c]) + w[i+1:]
}

// asWritten is the umlaut with a capital if the vowel has one.
func asWritten(vowel byte, umlaut string) string {
	if vowel < 'a' {
		return capital(umlaut)
	}
	return umlaut
}

// cut is the word without a suffix.
func cut(w, suffix string) (string, bool) { return strings.CutSuffix(w, suffix) }

func hasSuffix(w string, suffixes ...string) bool {
	return slices.ContainsFunc(suffixes, func(s string) bool { return strings.HasSuffix(w, s) })
}

// hissing tells whether a noun's genitive is not made by s alone.
func hissing(w string) bool { return hasSuffix(w, "s", "ß", "x", "z") }

// splits are the places between two letters of a word, from letter least on to letter
// least before the end, as byte offsets.
func splits(w string, least, leastEnd int) []int {
	var at []int
	n, i := letters(w), 0
	for b := range w {
		if i >= least && n-i >= leastEnd {
			at = append(at, b)
		}
		i++
	}
	return at
}

// addLetter adds a feature letter to sorted ones.
func addLetter(features string, letter byte) string {
	if letter == 0 || strings.IndexByte(features, letter) >= 0 {
		return features
	}
	b := append([]byte(features), letter)
	slices.Sort(b)
	return string(b)
}
