package main

import (
	"regexp"
	"slices"
	"strings"
)

// prefixes that verbs take, apart from words that stand for themselves. "ge" and "un" are
// none: what begins with them is a participle (geborgen) or an adjective.
var prefixes = strings.Fields(`ab an auf aus be bei da dar daran darauf davon dazu drauf durch ein emp ent er fehl fest fort frei
	gegen gut her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus hinein hinter hinunter
	hinweg hinzu hoch irre klar kurz los miss mit nach nieder rum raus rein ran runter rüber rauf teil tot um umher unter ver vor
	voran voraus vorbei vorüber wahr weg weiter wieder wider zer zu zurecht zurück zusammen über überein empor entgegen
	bereit bloß dicht`)

// fixed are the prefixes whose participles have no ge, at least sometimes.
var fixed = strings.Fields("be ent emp er ver zer miss über unter um durch wider hinter wieder voll")

func prefixSet() set {
	s := set{}
	for _, p := range prefixes {
		s[p] = true
	}
	return s
}

// findVerbs collects all verbs whose infinitive the words have, by infinitive: those of the
// dictionary, prefixed ones, and weak ones that are recognised by their forms.
func (g *german) findVerbs() {
	g.verbs = map[string]*verb{}
	for lemma, v := range g.dict.verbs {
		if g.words[lemma] {
			g.verbs[lemma] = v
		}
	}
	isPrefix := prefixSet()
	infinitives := set{}
	for _, w := range g.words.sorted() {
		lower := uncapital(w)
		if strings.HasSuffix(w, "n") && letters(w) > 3 {
			infinitives[lower] = true
		}
		if v := g.verbs[lower]; v != nil {
			g.mergeBase(v, g.prefixed(lower, isPrefix, nil))
		}
	}
	g.extendAll()
	known := g.verbForms()
	for _, w := range infinitives.sorted() {
		if g.verbs[w] != nil {
			continue
		}
		if v := g.prefixed(w, isPrefix, known); v != nil {
			g.verbs[w] = v
		}
	}
	taken := g.verbForms()
	for _, w := range infinitives.sorted() {
		if g.verbs[w] == nil && g.weak(w, taken) {
			g.verbs[w] = g.weakVerb(w)
		}
	}
	g.findInfinitives(isPrefix)
	for lemma := range g.verbs { // some only stood there with a capital
		g.words[lemma] = true
	}
	g.extendAll()
	g.addWeakForms()
}

func (g *german) extendAll() {
	for _, v := range g.verbs {
		g.extend(v)
	}
}

// mergeBase adds to a verb what it has through its base, but the dictionary lacks.
func (g *german) mergeBase(v, other *verb) {
	if other == nil {
		return
	}
	for form, features := range other.forms {
		if g.words[form] {
			v.forms.merge(forms{form: features})
		}
	}
	v.roots = append(v.roots, other.roots...)
}

// addWeakForms gives strong verbs the weak forms that the words have of them.
func (g *german) addWeakForms() {
	taken := g.verbForms()
	for lemma, v := range g.verbs { // backte as well as buk
		for form, features := range g.weakVerb(lemma).forms {
			if g.words[form] && !taken[form] {
				v.forms[form] = features
			}
		}
	}
}

// prefixed is the paradigm of a verb of the dictionary with something before it, if the
// words have enough of its finite forms that aren't taken (eintrüge is none of eintrügen).
func (g *german) prefixed(w string, isPrefix, taken set) *verb {
	for _, i := range splits(w, 2, 3) {
		pre, base := w[:i], g.dict.verbs[w[i:]]
		if base == nil || noPrefix(pre, w[i:], g) || strings.HasPrefix(w[i:], "zu") && g.words[pre+w[i+2:]] {
			continue
		}
		v := base.prefixed(pre, w[i:])
		if isPrefix[pre] && g.countFinite(v, taken, false) >= 2 || !isPrefix[pre] && g.known(pre) && g.countFinite(v, taken, true) >= 3 {
			return v
		}
	}
	return nil
}

// countFinite counts the finite forms that the words have and that aren't taken; sure: only
// such as no adjective has.
func (g *german) countFinite(v *verb, taken set, sure bool) int {
	n := 0
	for form, features := range v.forms {
		if features == "f" && g.words[form] && !taken[form] && (!sure || !adjectival(form)) {
			n++
		}
	}
	return n
}

// adjectival tells whether what looks like a finite form could be one of an adjective:
// fettreiche, fettreichen, fettreichst.
func adjectival(form string) bool {
	return hasSuffix(form, "e", "en", "st") && !strings.HasSuffix(form, "te")
}

// noPrefix tells whether what looks like a prefix and a base is none: ge and un begin
// participles and adjectives, and hingedacht is one of hindenken, not of gedenken.
func noPrefix(pre, base string, g *german) bool {
	rest, ok := strings.CutPrefix(base, "ge")
	return pre == "ge" || pre == "un" || ok && (g.words[rest] || g.verbs[pre+rest] != nil)
}

// prefixed is the paradigm with a prefix, both separable and not: the words decide.
func (v *verb) prefixed(pre, infinitive string) *verb {
	out := &verb{forms: forms{}, separable: v.separable, prefix: pre}
	for form, features := range v.forms {
		for i := range len(features) {
			switch features[i] {
			case 't':
				out.forms.add(pre+form, 't')
				if rest, ok := strings.CutPrefix(form, "ge"); ok && slices.Contains(fixed, pre) && !strings.HasPrefix(infinitive, "ge") {
					out.forms.add(pre+rest, 't')
				}
			default:
				out.forms.add(pre+form, features[i])
			}
		}
	}
	if !v.separable {
		out.forms.add(pre+"zu"+infinitive, 'z')
	}
	for _, r := range v.roots {
		out.roots = append(out.roots, pre+r)
	}
	if v.present != "" {
		out.present = pre + v.present
	}
	return out
}

var needsE = regexp.MustCompile(`[dt]$|[^aeiouäöüylrhmn][mn]$`)

// weak tells whether the words have nearly all forms that tell a weak verb, and they
// don't belong to another one (warte is no past of waren).
func (g *german) weak(w string, taken set) bool {
	s := stem(w)
	if letters(s) < 2 || hasSuffix(s, "er", "el") && strings.HasSuffix(w, "en") && g.words[s+"n"] {
		return false
	}
	e := s
	if needsE.MatchString(s) {
		e += "e"
	}
	if taken[e+"te"] {
		return false
	}
	n := 0
	for _, ok := range []bool{
		g.words[e+"t"], g.words[e+"te"], g.words[e+"test"], g.words[w+"d"], g.words[e+"st"] || g.words[s+"t"],
	} {
		if ok {
			n++
		}
	}
	return n >= 4 || n >= 2 && strings.HasSuffix(w, "ieren")
}

// weakVerb generates a weak paradigm; what the words don't have falls away later.
func (g *german) weakVerb(w string) *verb {
	v := &verb{forms: forms{w: "i", w + "d": "d"}, weak: true}
	s := stem(w)
	v.roots = []string{s}
	for _, e := range []string{s, s + "e"} {
		if (e != s) != needsE.MatchString(s) && !g.words[e+"te"] {
			continue
		}
		for _, ending := range []string{"t", "st", "te", "test", "ten", "tet"} {
			v.forms.add(e+ending, 'f')
		}
		v.forms.add("ge"+e+"t", 't')
		if strings.HasSuffix(w, "ieren") || hasAnyPrefix(w, fixed...) {
			v.forms.add(e+"t", 't')
		}
		for _, pre := range prefixes {
			if rest, ok := strings.CutPrefix(s, pre); ok && letters(rest) > 1 {
				v.forms.add(pre+"ge"+e[len(pre):]+"t", 't')
				v.forms.add(pre+"zu"+w[len(pre):], 'z')
			}
		}
	}
	return v
}

// extend adds the finite forms that the dictionary leaves out, as far as the words
// have them: stündet, begrübet, segle, gedeihn, and clipped ones (schenk, säng).
func (g *german) extend(v *verb) {
	for _, r := range v.roots {
		roots := []string{r}
		if bare, ok := cut(r, "te"); ok { // arbeitete: arbeitetest
			roots = []string{bare + "t"}
		}
		if hasSuffix(r, "el", "er") { // segel: segle
			roots = append(roots, r[:len(r)-2]+r[len(r)-1:])
		}
		for _, root := range roots {
			for _, ending := range []string{"e", "st", "est", "t", "et", "en", "n"} {
				if form := root + ending; g.words[form] && v.forms[form] == "" {
					v.forms.add(form, 'f')
				}
			}
			if g.words[root] && v.forms[root] == "" {
				v.forms.add(root, 'm')
			}
		}
	}
	if v.present != "" && g.words[v.present] && v.forms[v.present] == "" {
		v.forms.add(v.present, 'm')
	}
}

func hasAnyPrefix(w string, prefixes ...string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(w, p) {
			return true
		}
	}
	return false
}

// uncapital is the word in lower case.
func uncapital(w string) string { return strings.ToLower(w) }
