package main

import "strings"

// finite are the endings of finite forms that roots take.
var finite = []string{"", "e", "n", "t", "st", "en", "et", "est", "te", "ten", "tet", "test"}

// readLeftovers finds the verbs of words that look like finite forms, but belong to no
// paradigm: strong forms that the dictionary lacks or has wrong (stürbe, hülfe), and
// forms of verbs whose infinitive the words lack.
func (g *german) readLeftovers() {
	left := set{}
	for w := range g.words {
		if !isUpper(w) && g.readings[w] == nil && !g.tagged(w, small...) {
			left[w] = true
		}
	}
	strong := g.strongVerbs()
	for _, w := range left.sorted() {
		if g.readStrong(w, strong) {
			delete(left, w)
		}
	}
	groups := map[string]int{} // words by what they have before a finite ending
	for w := range left {
		for _, ending := range finite {
			if root, ok := cut(w, ending); ok && letters(root) > 2 {
				groups[root]++
			}
		}
	}
	for _, w := range left.sorted() {
		root, feature := groupRoot(w, groups)
		if root == "" {
			root, feature = g.prefixedRoot(w)
		}
		if root != "" {
			g.readVerb(w, infinitiveOf(root), feature)
		}
	}
}

// finiteFeature is that of a form with an ending: without one it is clipped.
func finiteFeature(ending string) string {
	if ending == "" {
		return "m"
	}
	return "f"
}

// readStrong reads a form as one of the only strong verb that it can be of.
func (g *german) readStrong(w string, strong map[string][]string) bool {
	for _, ending := range finite[:8] {
		root, ok := cut(w, ending)
		if infinitives := strong[skeleton(root)]; ok && letters(root) > 2 && len(infinitives) == 1 {
			g.readVerb(w, infinitives[0], finiteFeature(ending))
			return true
		}
	}
	return false
}

// groupRoot is the root that most words share with a form, if there are three at least.
func groupRoot(w string, groups map[string]int) (root, feature string) {
	most := 2
	for _, ending := range finite {
		if r, ok := cut(w, ending); ok && groups[r] > most {
			root, most, feature = r, groups[r], finiteFeature(ending)
		}
	}
	return root, feature
}

// prefixedRoot is the root of a form that is a prefix before a form of some verb.
func (g *german) prefixedRoot(w string) (root, feature string) {
	for _, pre := range prefixes {
		rest, ok := strings.CutPrefix(w, pre)
		if !ok || letters(rest) < 3 {
			continue
		}
		for _, r := range g.readings[rest] {
			if s := stem(r.Lemma); r.Class == 'V' && s != "" && strings.ContainsAny(r.Features, "fm") {
				return pre + s, r.Features
			}
		}
	}
	return "", ""
}

// skeleton is a root with its vowels made alike.
func skeleton(root string) string {
	var b strings.Builder
	vowel := false
	for _, r := range root {
		if strings.ContainsRune("aeiouäöü", r) {
			if !vowel {
				b.WriteByte('.')
			}
			vowel = true
			continue
		}
		vowel = false
		b.WriteRune(r)
	}
	return strings.NewReplacer("ß", "s", "ss", "s").Replace(b.String())
}

// strongVerbs are the infinitives of verbs that change their vowel, by the skeleton of
// their roots.
func (g *german) strongVerbs() map[string][]string {
	out := map[string][]string{}
	for _, lemma := range sortedKeys(g.verbs) {
		s := stem(lemma)
		changes := set{}
		for _, root := range g.verbs[lemma].roots {
			if !strings.HasSuffix(root, "te") && root != s+"t" && root != s+"et" && root != s && letters(root) > 2 {
				changes[skeleton(root)] = true
			}
		}
		for k := range changes {
			out[k] = append(out[k], lemma)
		}
	}
	return out
}
