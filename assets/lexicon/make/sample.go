package main

import (
	"cmp"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"spieltisch/games/decipher"
	"spieltisch/games/lexicon"
)

// What a sample takes: keys of as many letters as are mostly laid.
const (
	sampleShortest = 3
	sampleLongest  = 10
)

// printSample prints random parts of the lists to be read by a human: words (keys),
// readings (of keys of tiers 1 to 3), pairs (nouns that look like singular and plural), steps
// (headwords one step apart, with what they mean to each other), of the English one words-en, steps-en (all words) and
// forms-en (those of them that aren't of plainly different stems), stems-en (the n most frequent); or
// as a whole what the lists lack of the n most frequent words, or the pools of secret words.
func (c command) printSample(w io.Writer, in inputs) error {
	lists := map[string]*lexicon.Lexicon{}
	for _, language := range []string{"de", "en"} {
		b, err := c.list(language + ".lex")
		if err != nil {
			return err
		}
		if lists[language], err = lexicon.Open(b); err != nil {
			return err
		}
	}
	var lines []string
	switch de := lists["de"]; c.sample {
	case "words":
		lines = c.random(keysOf(de, func(lexicon.Entry) bool { return true }))
	case "readings":
		lines = c.random(keysOf(de, func(e lexicon.Entry) bool { return e.Tier <= 3 }))
	case "pairs":
		lines = c.random(pairs(de))
	case "steps":
		lines = c.random(germanSteps(de))
	case "words-en":
		lines = c.random(keysOf(lists["en"], func(lexicon.Entry) bool { return true }))
	case "steps-en":
		lines = c.random(englishSteps(lists["en"]))
	case "forms-en":
		lines = c.random(slices.DeleteFunc(englishSteps(lists["en"]), func(line string) bool { return strings.Contains(line, string(lexicon.ReasonSameStem)) }))
	case "stems-en":
		lines = commonest(lists["en"], c.n)
	case "frequent":
		var err error
		if lines, err = frequent(in, lists, c.n); err != nil {
			return err
		}
	case "pools":
		lines = append(pools("de", lists["de"]), pools("en", lists["en"])...)
	default:
		return fmt.Errorf("there is no sample %q", c.sample)
	}
	_, err := fmt.Fprintf(w, "# %s %s: -sample %s -seed %d -n %d\n%s\n", lists["de"].ID(), lists["en"].ID(), c.sample, c.seed, c.n,
		strings.Join(lines, "\n"))
	return err
}

func (c command) random(lines []string) []string {
	rnd := rand.New(rand.NewPCG(c.seed, 0))
	rnd.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	return lines[:min(c.n, len(lines))]
}

// keysOf are the keys of 3 to 10 letters that fit, with tier and readings.
func keysOf(l *lexicon.Lexicon, fits func(lexicon.Entry) bool) []string {
	var out []string
	for key := range l.All() {
		if n := letters(key); n < sampleShortest || n > sampleLongest {
			continue
		}
		if e, _ := l.Lookup(key); fits(e) {
			out = append(out, fmt.Sprintf("%s %d %s", key, e.Tier, plainReadings(e)))
		}
	}
	return out
}

// commonest are the n most frequent keys of 3 to 10 letters, as keysOf has them.
func commonest(l *lexicon.Lexicon, n int) []string {
	rank := map[string]int{}
	lines := keysOf(l, func(e lexicon.Entry) bool { return e.Rank > 0 })
	for _, line := range lines {
		key, _, _ := strings.Cut(line, " ")
		_, rank[line], _ = l.Usage(key)
	}
	slices.SortStableFunc(lines, func(a, b string) int { return cmp.Compare(rank[a], rank[b]) })
	return lines[:min(n, len(lines))]
}

// pairs are all pairs of nouns that look like singular and plural, with their lemmas; those
// without a common one are marked.
func pairs(l *lexicon.Lexicon) []string {
	lemmas := map[string]set{}
	for key := range l.All() {
		if n := letters(key); n < sampleShortest || n > sampleLongest {
			continue
		}
		e, _ := l.Lookup(key)
		for _, r := range e.Readings {
			if r.Class == lexicon.ClassNoun {
				if lemmas[key] == nil {
					lemmas[key] = set{}
				}
				lemmas[key][r.Lemma] = true
			}
		}
	}
	var out []string
	for _, a := range sortedKeys(lemmas) {
		for _, b := range plurals(a) {
			if lemmas[b] == nil {
				continue
			}
			mark := ""
			if !slices.ContainsFunc(lemmas[a].sorted(), func(s string) bool { return lemmas[b][s] }) {
				mark = "  none in common"
			}
			out = append(out, fmt.Sprintf("%s %s: %s: %s%s", a, b, strings.Join(lemmas[a].sorted(), " "), strings.Join(lemmas[b].sorted(), " "), mark))
		}
	}
	return out
}

// plurals are the keys that a plural of a key could have.
func plurals(key string) []string {
	out := []string{key + "E", key + "EN", key + "N", key + "ER", key + "S", key + "NEN", key + "SE"}
	if u := lexicon.Fold(umlaut(key)); u != "" {
		out = append(out, u, u+"E", u+"ER")
	}
	return out
}

// frequent are those of the n most frequent words in lower case of each language, of 3 to 10
// letters, that a list lacks.
func frequent(in inputs, lists map[string]*lexicon.Lexicon, n int) ([]string, error) {
	english, err := jsonList(in.one("subtitlesEN"))
	if err != nil {
		return nil, err
	}
	var out []string
	for language, words := range map[string][]string{"de": strings.Fields(string(in.one("mostCommon"))), "en": english} {
		seen := 0
		for _, w := range words {
			if isUpper(w) || !dictionaryWord(w) || letters(w) < sampleShortest || letters(w) > sampleLongest || seen == n {
				continue
			}
			seen++
			if !lists[language].Contains(lexicon.Fold(w)) {
				out = append(out, fmt.Sprintf("%s %s", language, w))
			}
		}
		out = append(out, fmt.Sprintf("%s %d read", language, seen))
	}
	slices.Sort(out)
	return out, nil
}

// pools are the words that Decipher proposes, by length and frequency, before those are
// taken out that are blocked.
func pools(language string, l *lexicon.Lexicon) []string {
	byLength := map[int][]lexicon.Entry{}
	for key := range l.All() {
		n := len(lexicon.Transcribe(key))
		if e, _ := l.Lookup(key); n >= decipher.MinLength && n <= decipher.MaxLength && decipher.Suggestible(e) {
			byLength[n] = append(byLength[n], e)
		}
	}
	var out []string
	for n := decipher.MinLength; n <= decipher.MaxLength; n++ {
		slices.SortStableFunc(byLength[n], func(a, b lexicon.Entry) int { return a.Rank - b.Rank })
		var keys []string
		for _, e := range byLength[n] {
			keys = append(keys, lexicon.Transcribe(e.Key))
		}
		out = append(out, fmt.Sprintf("## %s %d: %d words", language, n, len(keys)), strings.Join(keys, " "))
	}
	return out
}
