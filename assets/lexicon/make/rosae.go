package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

// forms are the forms of a lemma, each with its features (see lexicon.Class).
type forms map[string]string

func (f forms) add(form string, feature byte) {
	if form != "" {
		f[form] = addLetter(f[form], feature)
	}
}

// merge adds the forms of other: old and new spelling of a lemma are one.
func (f forms) merge(other forms) forms {
	if f == nil {
		return other
	}
	for form, features := range other {
		for i := range len(features) {
			f.add(form, features[i])
		}
	}
	return f
}

// dictionary are the paradigms of RosaeNLG, by lemma.
type dictionary struct {
	nouns, adjectives map[string]forms
	verbs             map[string]*verb
}

// verb is a paradigm. The roots are what the finite forms of a part of it begin with.
type verb struct {
	forms forms
	roots []string
	// present is the root of the second person where it has another vowel: nimm, lies.
	present string
	// prefix is what was put before a verb of the dictionary to make this one.
	prefix string
	// weak: the paradigm was generated.
	weak bool
	// separable: the prefix stands apart in sentences (ich stehe auf).
	separable bool
}

// leaves collects the strings of a JSON value, whatever its nesting.
type leaves []string

func (l *leaves) UnmarshalJSON(data []byte) error {
	var v any
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	l.walk(v)
	return nil
}

func (l *leaves) walk(v any) {
	switch v := v.(type) {
	case string:
		*l = append(*l, v)
	case []any:
		for _, x := range v {
			l.walk(x)
		}
	case map[string]any:
		for _, k := range sortedKeys(v) {
			l.walk(v[k])
		}
	}
}

type nounCase struct {
	SIN, PLU leaves
}

type rosaeNoun struct {
	NOM, GEN, DAT, AKK nounCase
}

type rosaeVerb struct {
	HasPrefix          bool `json:"hasPrefix"`
	INF, PA1, PA2, EIZ leaves
	PRÄ, PRT, KJ1, KJ2 map[string]map[string]leaves
	IMP                leaves
}

// otherRoots are strong forms that the dictionary lacks where it has weak ones, or at all.
var otherRoots = map[string][]string{
	"bedingen": {"bedang", "bedäng"}, "dingen": {"dang", "däng"}, "hängen": {"hing"}, "heben": {"hub", "hüb"}, "senden": {"sandt"},
	"wenden": {"wandt"}, "sterben": {"stürb"}, "werfen": {"würf"}, "werben": {"würb"}, "verderben": {"verdürb"}, "helfen": {"hülf"},
	"stehen": {"stünd"}, "schwören": {"schwur", "schwür"}, "dreschen": {"drasch", "dräsch"}, "gelten": {"gölt"},
}

// readDictionary parses the three files. known are the spellings of the word list, by
// which old spellings of lemmas (Gebiße) are mended.
func readDictionary(nouns, verbs, adjectives []byte, known set) (*dictionary, error) {
	d := &dictionary{nouns: map[string]forms{}, adjectives: map[string]forms{}, verbs: map[string]*verb{}}
	var n map[string]rosaeNoun
	var v map[string]rosaeVerb
	var a map[string]leaves
	for what, f := range map[string]struct {
		data []byte
		into any
	}{nounDict: {nouns, &n}, verbDict: {verbs, &v}, adjDict: {adjectives, &a}} {
		if err := json.Unmarshal(f.data, f.into); err != nil {
			return nil, fmt.Errorf("%s: %w", what, err)
		}
	}
	for _, lemma := range sortedKeys(n) {
		e := n[lemma]
		if lemma = mend(lemma, known); dictionaryWord(lemma) && isUpper(lemma) {
			d.nouns[lemma] = d.nouns[lemma].merge(e.forms(known))
		}
	}
	d.addVerbs(v, known)
	d.addAdjectives(a, known)
	return d, nil
}

func (d *dictionary) addVerbs(v map[string]rosaeVerb, known set) {
	for _, lemma := range sortedKeys(v) {
		e := v[lemma]
		if lemma = mend(lemma, known); dictionaryWord(lemma) && !isUpper(lemma) {
			v := e.verb(lemma, known)
			if other := d.verbs[lemma]; other != nil {
				v.forms, v.roots = v.forms.merge(other.forms), append(v.roots, other.roots...)
			}
			d.verbs[lemma] = v
		}
	}
	for lemma, roots := range otherRoots {
		if v := d.verbs[lemma]; v != nil {
			v.roots = append(v.roots, roots...)
		}
	}
}

func (d *dictionary) addAdjectives(a map[string]leaves, known set) {
	for _, lemma := range sortedKeys(a) {
		e := a[lemma]
		if lemma = mend(lemma, known); dictionaryWord(lemma) && !isUpper(lemma) {
			f := forms{lemma: "b"}
			for _, form := range e {
				if form = mend(form, known); form != lemma && !isUpper(form) {
					f.add(form, 'i')
				}
			}
			d.adjectives[lemma] = d.adjectives[lemma].merge(f)
		}
	}
}

// mend writes ss for ß where only that is known.
func mend(lemma string, known set) string {
	if known[lemma] || !strings.Contains(lemma, "ß") {
		return lemma
	}
	if all := strings.ReplaceAll(lemma, "ß", "ss"); known[all] {
		return all
	}
	if bare, ok := cut(lemma, "ße"); ok && known[bare+"ss"] { // Gebiße
		return bare + "ss"
	}
	for i := strings.Index(lemma, "ß"); i >= 0; { // Schloßstraße
		if one := lemma[:i] + "ss" + lemma[i+len("ß"):]; known[one] {
			return one
		}
		next := strings.Index(lemma[i+1:], "ß")
		if next < 0 {
			break
		}
		i += 1 + next
	}
	return lemma
}

func (n rosaeNoun) forms(known set) forms {
	f := forms{}
	for _, c := range []nounCase{n.NOM, n.GEN, n.DAT, n.AKK} {
		for _, w := range c.SIN {
			f.add(mend(w, known), 's')
		}
		for _, w := range c.PLU {
			f.add(mend(w, known), 'p')
		}
	}
	for w := range f {
		if !isUpper(w) || !dictionaryWord(w) {
			delete(f, w)
		}
	}
	return f
}

func (e rosaeVerb) verb(lemma string, known set) *verb {
	v := &verb{forms: forms{}, separable: e.HasPrefix}
	roots := set{}
	for _, t := range []struct {
		tense          map[string]map[string]leaves
		person, ending string
	}{{e.PRÄ, "2", "st"}, {e.PRT, "1", ""}, {e.KJ1, "1", "e"}, {e.KJ2, "1", "e"}} {
		for number, persons := range t.tense {
			for person, parts := range persons {
				form := e.joined(parts, v.forms, known)
				root, ok := cut(form, t.ending)
				if number != "S" || person != t.person || !ok || letters(root) < 2 {
					continue
				}
				if t.ending == "st" {
					v.present = presentRoot(form, stem(lemma))
				} else {
					roots[root] = true
				}
			}
		}
	}
	if !e.HasPrefix {
		for _, form := range e.IMP {
			v.forms.add(mend(form, known), 'f')
		}
	}
	for feature, list := range map[byte]leaves{'i': e.INF, 'd': e.PA1, 't': e.PA2, 'z': e.EIZ} {
		for _, form := range list {
			v.forms.add(mend(form, known), feature)
		}
	}
	v.forms.add(lemma, 'i')
	if s := stem(lemma); s != "" {
		roots[s] = true
	}
	v.roots = roots.sorted()
	return v
}

// presentRoot is what the second person (du nimmst, du liest) has before its ending.
func presentRoot(form, stem string) string {
	if hasSuffix(stem, "s", "ß", "z", "x") {
		return strings.TrimSuffix(form, "t")
	}
	return strings.TrimSuffix(form, "st")
}

// joined adds a finite form as subordinate clauses have it: prefix and verb in one
// word. Parts without a prefix are variants.
func (e rosaeVerb) joined(parts leaves, f forms, known set) string {
	if e.HasPrefix && len(parts) == 2 {
		parts = leaves{parts[1] + parts[0]}
	}
	first := ""
	for _, form := range parts {
		form = mend(form, known)
		f.add(form, 'f')
		if first == "" {
			first = form
		}
	}
	return first
}

// stem is an infinitive without its ending, or empty.
func stem(infinitive string) string {
	for _, ending := range []string{"en", "n"} {
		if s, ok := cut(infinitive, ending); ok && (ending == "en" || hasSuffix(s, "er", "el")) {
			return s
		}
	}
	return ""
}
