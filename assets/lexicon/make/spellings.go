package main

import (
	"regexp"
	"strings"
)

// spellingRules lead from a British spelling to the American one.
var spellingRules = []struct {
	from *regexp.Regexp
	to   string
}{
	{regexp.MustCompile(`([iy])s(e|er|ers|able|ation|ational|ing|ed)$`), "${1}z$2"},
	{regexp.MustCompile(`^(.*[aeiouy].*[^aeiou])our`), "${1}or"},
	{regexp.MustCompile(`^(.*[aeiouy].*[bcdfgptv])re`), "${1}er"},
	{regexp.MustCompile(`([^r])[ao]e([^rao])`), "${1}e$2"},
	{regexp.MustCompile(`^[ao]e([^rao])`), "e$1"},
	{regexp.MustCompile(`ll(er|ed|ing|ist|or|able|ous|ant|ee|ation)$`), "l$1"},
}

// spellings lead from other spellings of a word to the American one, which both are known by: those of the hand-made
// list, and what is only British and by one of the rules only American.
func spellings(level map[string]int, american, everywhere set, lists handLists) map[string]string {
	out := map[string]string{}
	for _, line := range lists.spellings {
		for _, w := range line[1:] {
			if level[w] > 0 {
				out[w] = line[0]
			}
		}
	}
	for w := range level {
		if american[w] || everywhere[w] || out[w] != "" || !strings.ContainsAny(w, "aeiouy") {
			continue
		}
		for _, r := range spellingRules {
			if s := r.from.ReplaceAllString(w, r.to); s != w && american[s] && !everywhere[s] {
				out[w] = s
				break
			}
		}
	}
	return out
}
