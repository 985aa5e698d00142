package main

import "strings"

// baseForms finds of which base form the words are inflected forms: plurals, third
// persons, past and ing forms, comparatives. The irregular ones come from the hand-made
// list, as do words that only look like forms (news).
func baseForms(level map[string]int, lists handLists) map[string]string {
	out := map[string]string{}
	for w := range level {
		if base := lists.forms[w]; base != "" && level[base] > 0 {
			out[w] = base
		} else if !lists.own[w] {
			if base := regularBase(w, level); base != "" {
				out[w] = base
			}
		}
	}
	return out
}

// regularBase is the base of a regular form, empty when there is none in the list.
func regularBase(w string, level map[string]int) string {
	known := func(base string) bool { return len(base) > 2 && level[base] > 0 && level[base] <= level[w] }
	try := func(bases ...string) string {
		for _, b := range bases {
			if known(b) {
				return b
			}
		}
		return ""
	}
	if bare, ok := cut(w, "ies"); ok {
		return try(bare+"y", bare+"ie")
	}
	if bare, ok := cut(w, "es"); ok && hasSuffix(bare, "s", "x", "z", "ch", "sh", "o") {
		return try(bare, bare+"e")
	}
	if bare, ok := cut(w, "s"); ok && !hasSuffix(bare, "s", "x", "z", "ch", "sh", "u", "i") {
		return try(bare)
	}
	for _, ending := range []string{"ied", "ed", "ing"} {
		bare, ok := cut(w, ending)
		switch {
		case ok && ending == "ied":
			return try(bare + "y")
		case ok && strings.ContainsAny(bare, "aeiouy"):
			return try(append(doubled(bare), bare, bare+"e")...)
		}
	}
	return try(comparedBases(w, level)...)
}

// comparedBases are the bases that a word could be comparative or superlative of, if the
// list has the other one too.
func comparedBases(w string, level map[string]int) []string {
	for _, pair := range [][2]string{{"er", "est"}, {"est", "er"}} {
		if bare, ok := cut(w, pair[0]); ok && level[bare+pair[1]] > 0 {
			bases := append(doubled(bare), bare, bare+"e")
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
