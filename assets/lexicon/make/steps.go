package main

import (
	"fmt"

	"spieltisch/games/lexicon"
)

// longestStep is how long the shorter word of a pair in the sample steps is at most.
const longestStep = 8

// germanSteps are all pairs of headwords of tiers 1 and 2 that are one step apart, as tiles spell them: a letter
// exchanged, inserted or appended, or EN appended; with what Wörterklauer says of their meaning.
func germanSteps(l *lexicon.Lexicon) []string {
	terms := judge(l)
	return steps(headwords(l, terms), []string{"EN"}, terms)
}

// englishSteps are the same of all English words of tiers 1 and 2, forms too, with ES, ED, ER, EST and ING appended.
func englishSteps(l *lexicon.Lexicon) []string {
	words := set{}
	for key := range l.All() {
		if tier, _, _ := l.Usage(key); tier <= 2 && len(key) <= longestStep+2 {
			words[key] = true
		}
	}
	return steps(words, []string{"ES", "ED", "ER", "EST", "ING"}, englishJudge(l))
}

// steps are all pairs of words that are one step apart, with what they mean to each other.
func steps(heads set, endings []string, terms *lexicon.Terms) []string {
	pairs := map[[2]string]bool{}
	exchanged := map[string][]string{} // by the word with one letter blotted out
	for _, w := range heads.sorted() {
		for i := range w {
			if shorter := w[:i] + w[i+1:]; heads[shorter] && len(shorter) <= longestStep {
				pairs[[2]string{shorter, w}] = true
			}
			if len(w) <= longestStep {
				blot := w[:i] + "?" + w[i+1:]
				for _, other := range exchanged[blot] {
					pairs[[2]string{other, w}] = true
				}
				exchanged[blot] = append(exchanged[blot], w)
			}
		}
		for _, ending := range endings {
			if base, ok := cut(w, ending); ok && heads[base] && len(base) <= longestStep {
				pairs[[2]string{base, w}] = true
			}
		}
	}
	lines := map[string]string{}
	for p := range pairs {
		r, _ := terms.Same(p[0], p[1])
		means := "another meaning"
		if r.Answer {
			means = "the same"
		}
		lines[p[0]+" "+p[1]] = fmt.Sprintf("%s %s: %s, %s", p[0], p[1], means, r.Reason)
	}
	var out []string
	for _, key := range sortedKeys(lines) {
		out = append(out, lines[key])
	}
	return out
}

// headwords are the words of tiers 1 and 2, as tiles spell them, that may be laid and are a base form.
func headwords(l *lexicon.Lexicon, terms *lexicon.Terms) set {
	heads := set{}
	for key := range l.All() {
		w := lexicon.Transcribe(key)
		e, _ := l.Lookup(key)
		if e.Tier > 2 || len(w) > longestStep+2 {
			continue
		}
		for _, r := range e.Readings {
			if r.Lemma == r.Spelling {
				ruling, _ := terms.Word(w)
				heads[w] = ruling.Answer
				break
			}
		}
	}
	for w, is := range heads {
		if !is {
			delete(heads, w)
		}
	}
	return heads
}
