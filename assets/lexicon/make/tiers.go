package main

import "spieltisch/games/lexicon"

// notWords are tags of Pattern's lexicon that say nothing of a word's being one.
var notWords = set{
	"NE": true, "FM": true, "SYM": true, "XY": true, "TRUNC": true, "SGML": true, "CARD": true, "CARDNUM": true,
	"LINUM": true, "-": true, "Ex": true, "XX": true,
}

// tiers are the tiers of the German keys: 1 core word with own rank ≤ 6000; 2 rank ≤ 20000 or
// a form of a lemma ≤ 6000; 3 ranked, or lemma ≤ 25000; 4 weaker; 5 core, unranked; 6 the
// rest. A core word is one that a dictionary, Pattern's lexicon or our own list has.
func (g *german) tiers(entries map[string][]lexicon.Reading) map[string]int {
	core, lemmas := set{}, map[lexicon.Reading]int{}
	for key, readings := range entries {
		rank := g.ranks.ofKey(key)
		for _, r := range readings {
			core[key] = core[key] || g.isCore(r)
			if l := lemmaOf(r); rank < unranked && (lemmas[l] == 0 || rank < lemmas[l]) {
				lemmas[l] = rank
			}
		}
	}
	out := map[string]int{}
	for key, readings := range entries {
		best := unranked
		for _, r := range readings {
			if n := lemmas[lemmaOf(r)]; n > 0 {
				best = min(best, n)
			}
		}
		out[key] = tier(core[key], g.ranks.ofKey(key), best)
	}
	return out
}

func lemmaOf(r lexicon.Reading) lexicon.Reading {
	return lexicon.Reading{Class: r.Class, Lemma: r.Lemma}
}

func (g *german) isCore(r lexicon.Reading) bool {
	if g.byHand[r.Lemma] || g.dict.nouns[r.Lemma] != nil || g.dict.verbs[r.Lemma] != nil || g.dict.adjectives[r.Lemma] != nil {
		return true
	}
	for _, tag := range g.tags[r.Spelling] {
		if !notWords[tag] {
			return true
		}
	}
	return false
}

func tier(core bool, rank, lemma int) int {
	switch {
	case core && rank <= 6000:
		return 1
	case core && (rank <= 20000 || lemma <= 6000):
		return 2
	case core && (rank < unranked || lemma <= 25000):
		return 3
	case rank < unranked || core && lemma < unranked:
		return 4
	case core || lemma < unranked:
		return 5
	}
	return 6
}
