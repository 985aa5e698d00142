package main

import "strings"

// sourceComplete is up to how many letters the word list has all forms of its words. Of
// longer words it has some, so their paradigms are completed.
const sourceComplete = 9

// longest is the longest key that the list takes.
const longest = 12

// missing tells whether a form may be added to complete a paradigm.
func (g *german) missing(form string) bool {
	n := letters(form)
	return n > sourceComplete && n <= longest && !g.words[form] && g.sharpS(form)
}

// sharpS tells whether a form is no old spelling: ß stands there only behind what is long
// in any spelling, or in a word that is known.
func (g *german) sharpS(form string) bool {
	i := strings.Index(form, "ß")
	return i < 0 || hasSuffix(form[:i], "ie", "ei", "au", "äu", "eu", "ü", "ä", "ö")
}

// completeVerbs adds the forms that the word list lacks.
func (g *german) completeVerbs() {
	for _, v := range g.verbs {
		pre := v.prefix
		for form, features := range v.forms {
			if !g.missing(form) {
				continue
			}
			switch {
			case strings.ContainsAny(features, "fid"):
			case v.weak:
				continue
			case pre == "":
			case contains(fixed, pre) != (strings.Contains(features, "t") && !strings.HasPrefix(form, pre+"ge")):
				continue
			case contains(fixed, pre) && (strings.Contains(features, "z") || len(pre) > 4):
				continue
			}
			if pre == "" || plausible(form, pre, g.source) || strings.ContainsAny(features, "id") {
				g.words[form] = true
			}
		}
	}
}

func contains(list []string, w string) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// completeAdjective adds the endings of an adjective, and of each comparative of which the
// words have one form.
func (g *german) completeAdjective(base string, f forms) {
	stems := adjectiveStems(base)
	s := stems[len(stems)-1]
	if len(stems) > 1 && !strings.HasSuffix(base, "e") && g.words[base+"e"] {
		s = base
	}
	for _, ending := range adjectiveEndings {
		if g.missing(s + ending) {
			g.words[s+ending] = true
		}
	}
	for form, features := range f {
		if strings.Contains(features, "c") && g.missing(form) && hasSuffix(form, adjectiveEndings...) {
			for _, ending := range adjectiveEndings {
				if bare, ok := cut(form, ending); ok && f[bare] != "" && g.words[bare+"en"] && g.words[bare+"e"] {
					g.words[form] = true
				}
			}
		}
	}
}
