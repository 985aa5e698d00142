package lexicon

import (
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/lexicon/internal/format"
)

// House are a family's own words.
type House interface {
	// House tells whether the family rules on key, and how.
	House(key string) (accept, known bool)
}

// Why a word is valid or not. Args: Word (the key), and what the comment says.
const (
	ReasonKnown    games.ID = "lexicon.reason.known"
	ReasonUnknown  games.ID = "lexicon.reason.unknown"
	ReasonHouseYes games.ID = "lexicon.reason.house_yes"
	ReasonHouseNo  games.ID = "lexicon.reason.house_no"

	// More exactly than ReasonUnknown; only Explain gives them.
	ReasonEmpty  games.ID = "lexicon.reason.empty"  // no word at all; no Args
	ReasonLetter games.ID = "lexicon.reason.letter" // Sign: what is no letter
	ReasonShort  games.ID = "lexicon.reason.short"  // Least: letters of the shortest word in the list
	ReasonLong   games.ID = "lexicon.reason.long"   // Most: letters of the longest word in the list
)

// Judge answers from house words, then from a lexicon. Umlauts may be typed as
// digraphs. Either field may be nil; without a lexicon it has no opinion on
// words that the house does not know.
type Judge struct {
	Lexicon *Lexicon
	House   House
}

var _ games.Judge = Judge{}

// Word implements games.Judge. The ruling's Reason is one of the first four; its
// only Args field is Word.
func (j Judge) Word(word string) (games.Ruling, bool) {
	answer, reason, known := j.rule(Fold(word))
	if !known {
		return games.Ruling{}, false
	}
	r := games.Ruling{Word: word, Answer: answer, Reason: reason, By: games.ByHouse}
	if reason == ReasonKnown || reason == ReasonUnknown {
		r.By = games.ByLexicon + ":" + j.Lexicon.source(Fold(word))
	}
	return r, true
}

func (j Judge) rule(key string) (answer bool, reason games.ID, known bool) {
	// What the house says of the very letters as typed holds before anything else.
	if accept, known := j.house(key); known {
		return accept, houseReason(accept), true
	}
	refused := false
	for _, k := range Digraphs(key) {
		accept, ruled := j.house(k)
		switch {
		case ruled && accept:
			return true, ReasonHouseYes, true
		case ruled:
			refused = true
		case j.Lexicon != nil && j.Lexicon.Contains(k):
			return true, ReasonKnown, true
		}
	}
	if refused {
		return false, ReasonHouseNo, true
	}
	return false, ReasonUnknown, j.Lexicon != nil
}

func (j Judge) house(key string) (accept, known bool) {
	if j.House == nil {
		return false, false
	}
	return j.House.House(key)
}

func houseReason(accept bool) games.ID {
	if accept {
		return ReasonHouseYes
	}
	return ReasonHouseNo
}

// Explanation is all that can be said of a word, for a page where words are looked up.
type Explanation struct {
	Word   string // the key
	Valid  bool
	Known  bool // false: without a lexicon nothing can be said
	Reason games.ID
	Args   games.Args
	// Meanings are what the lexicon has under the key and its digraph readings,
	// whatever the house says.
	Meanings []Meaning
}

// Meaning is one word behind what was typed.
type Meaning struct {
	Key      string
	Spelling string
	Lemma    string
	Class    games.ID   // "lexicon.class.…"; empty when the list has no classes
	Forms    []games.ID // "lexicon.form.…"
	Tier     games.ID   // "lexicon.tier.1" (core) to "lexicon.tier.6" (rare)
	Rank     int        // place by frequency, 0 when not ranked
}

// Explain says of what somebody typed whether it is valid and why.
func (j Judge) Explain(typed string) Explanation {
	key := Fold(typed)
	e := Explanation{Word: key, Args: games.Args{"Word": key}}
	e.Valid, e.Reason, e.Known = j.rule(key)
	if j.Lexicon == nil {
		return e
	}
	if e.Reason == ReasonUnknown {
		e.Reason, e.Args = j.Lexicon.why(key)
	}
	for _, entry := range j.Lexicon.LookupTyped(key) {
		for _, r := range entry.Readings {
			e.Meanings = append(e.Meanings, Meaning{
				Key: entry.Key, Spelling: r.Spelling, Lemma: r.Lemma, Class: classes[r.Class],
				Forms: r.forms(), Tier: tiers[entry.Tier], Rank: entry.Rank,
			})
		}
	}
	return e
}

// why is the most exact reason for a key that the list does not have.
func (l *Lexicon) why(key string) (games.ID, games.Args) {
	if key == "" {
		return ReasonEmpty, games.Args{}
	}
	for _, r := range key {
		if _, ok := Index(r); !ok {
			return ReasonLetter, games.Args{"Word": key, "Sign": string(r)}
		}
	}
	switch n := utf8.RuneCountInString(key); {
	case n < l.shortest:
		return ReasonShort, games.Args{"Word": key, "Least": l.shortest}
	case n > l.longest:
		return ReasonLong, games.Args{"Word": key, "Most": l.longest}
	}
	return ReasonUnknown, games.Args{"Word": key}
}

var (
	classes = map[Class]games.ID{
		ClassNoun:      "lexicon.class.noun",
		ClassVerb:      "lexicon.class.verb",
		ClassAdjective: "lexicon.class.adjective",
		ClassOther:     "lexicon.class.other",
	}
	forms = map[Class]map[rune]games.ID{
		ClassNoun: {'s': "lexicon.form.singular", 'p': "lexicon.form.plural"},
		ClassVerb: {
			'i': "lexicon.form.infinitive", 'f': "lexicon.form.finite", 'd': "lexicon.form.present_participle",
			't': "lexicon.form.past_participle", 'z': "lexicon.form.zu_infinitive", 'm': "lexicon.form.imperative",
		},
		ClassAdjective: {'b': "lexicon.form.base", 'i': "lexicon.form.inflected", 'c': "lexicon.form.comparative"},
		ClassUnknown:   {'i': "lexicon.form.inflected", 'n': "lexicon.form.name", 'v': "lexicon.form.spelling"},
	}
	tiers = [1 << format.TierBits]games.ID{
		1: "lexicon.tier.1", 2: "lexicon.tier.2", 3: "lexicon.tier.3",
		4: "lexicon.tier.4", 5: "lexicon.tier.5", 6: "lexicon.tier.6",
	}
)

func (r Reading) forms() []games.ID {
	var out []games.ID
	for _, f := range r.Features {
		if id, ok := forms[r.Class][f]; ok {
			out = append(out, id)
		}
	}
	return out
}
