package lexicon

import (
	"slices"
	"strings"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/lexicon/internal/format"
)

// Meanings are a family's own answers whether two words mean the same.
type Meanings interface {
	// Meaning tells whether the family rules on the pair, in either order, and how.
	Meaning(word, other string) (same, known bool)
}

// Why a word is a term of Wörterklauer or not. Args: Word, and Lemma where said. Besides
// these there are ReasonUnknown, ReasonHouseYes and ReasonHouseNo.
const (
	ReasonTermBase       games.ID = "lexicon.term.base"       // the base form
	ReasonTermForm       games.ID = "lexicon.term.form"       // a form of Lemma
	ReasonTermVerb       games.ID = "lexicon.term.verb"       // inflected, only Lemma counts
	ReasonTermParticiple games.ID = "lexicon.term.participle" // a participle of Lemma
	ReasonTermShort      games.ID = "lexicon.term.short"      // two letters, and not in the short list
	ReasonTermClass      games.ID = "lexicon.term.class"      // in the list without its class
)

// Why two words mean the same or not. Args: Word, Other, and Lemma where said.
const (
	ReasonSameWord       games.ID = "lexicon.same.word"       // they are one word
	ReasonSameForm       games.ID = "lexicon.same.form"       // Word is a form of Other
	ReasonSameBase       games.ID = "lexicon.same.base"       // Other is a form of Word
	ReasonSameForms      games.ID = "lexicon.same.forms"      // both are forms of Lemma
	ReasonSameInfinitive games.ID = "lexicon.same.infinitive" // one is Lemma, the infinitive made from the other
	ReasonSameApart      games.ID = "lexicon.same.apart"      // spelled so, but Lemma means something else than the other
	ReasonSameHeadword   games.ID = "lexicon.same.headword"   // one can be read as a form of the other, but is a word of its own
	ReasonSameSpelling   games.ID = "lexicon.same.spelling"   // two spellings of one word
	ReasonSameStem       games.ID = "lexicon.same.stem"       // different stems
	ReasonSameHouseYes   games.ID = "lexicon.same.house_yes"
	ReasonSameHouseNo    games.ID = "lexicon.same.house_no"
	ReasonSameUnknown    games.ID = "lexicon.same.unknown" // of one of them nobody knows what it is a form of
)

// TermLists are the hand-made lists, upper case, umlauts as digraphs.
type TermLists struct {
	Short      []string // words of two letters in true spelling (OEL)
	Adjectives []string // participles that are adjectives in their own right, base forms
	Particles  []string // particles that the lexicon knows only as forms of verbs
	// Verbs are "FORM/INFINITIVE": forms of verbs and nothing else, though the lexicon may
	// take them for particles; without an infinitive a foreign word.
	Verbs []string
	Apart []string // "WORD/INFINITIVE": not the same, though made by adding N or EN
	// Headwords are "WORD/OTHER": one of them can be read as a form of the other, or both as forms
	// of one lemma, but it is a headword of its own with another stem (EI/EIS, WEIN/WEINEN).
	Headwords []string
}

// Terms judges the words of Wörterklauer (games/woerterklauer/RULES.md, "Valid words" and
// "Same meaning"), umlauts typed as digraphs. House and Meanings may be nil.
type Terms struct {
	House    House
	Meanings Meanings

	lex                          *Lexicon
	short, adjectives, particles map[string]bool
	verbs                        map[string]string
	apart, headwords             map[[2]string]bool
}

var _ games.Comparer = (*Terms)(nil)

// NewTerms is a judge on a lexicon with classes.
func NewTerms(lex *Lexicon, lists TermLists) *Terms {
	t := &Terms{
		lex: lex, short: set(lists.Short), adjectives: set(lists.Adjectives), particles: set(lists.Particles),
		verbs: map[string]string{}, apart: map[[2]string]bool{}, headwords: map[[2]string]bool{},
	}
	for _, v := range lists.Verbs {
		form, infinitive, _ := strings.Cut(v, "/")
		t.verbs[form] = infinitive
	}
	for _, p := range lists.Apart {
		word, infinitive, _ := strings.Cut(p, "/")
		t.apart[[2]string{word, infinitive}] = true
	}
	for _, p := range lists.Headwords {
		word, other, _ := strings.Cut(p, "/")
		t.headwords[[2]string{word, other}], t.headwords[[2]string{other, word}] = true, true
	}
	return t
}

func set(words []string) map[string]bool {
	out := make(map[string]bool, len(words))
	for _, w := range words {
		out[w] = true
	}
	return out
}

// form is one way to read a word.
type form struct {
	lemma  string
	reason games.ID // as Word tells it
	finite bool     // a form of a verb that means nothing by itself
	inf    bool     // an infinitive
	spelt  bool     // another spelling of the lemma
	// foreign: the word could be read as this form, but is a headword of its own (SAW, which is no form of SEE). Only lists
	// without classes tell so; where there are classes, TermLists.Headwords do.
	foreign bool
}

// valid tells whether the form makes its word a term.
func (f form) valid() bool { return f.reason == ReasonTermBase || f.reason == ReasonTermForm }

// tiles is the one spelling that words have here.
func tiles(word string) string { return Transcribe(Fold(word)) }

// forms are all readings of a word; nil if it is unknown. skip are keys that don't count.
func (t *Terms) forms(word string, skip map[string]bool) []form {
	if infinitive, wrong := t.verbs[word]; wrong && infinitive == "" {
		return nil
	} else if wrong {
		return []form{{lemma: infinitive, reason: ReasonTermVerb, finite: true}}
	}
	if t.short[word] || t.particles[word] {
		return append([]form{{lemma: word, reason: ReasonTermBase}}, t.listed(word, skip)...)
	}
	return t.listed(word, skip)
}

func (t *Terms) listed(word string, skip map[string]bool) []form {
	var out []form
	for _, e := range t.lex.LookupTyped(word) {
		if skip[e.Key] {
			continue
		}
		// The rest of the list has no classes where it has no ranks: what stands there as a
		// particle is mostly the form of a verb.
		classless := e.Tier == format.MaxTier && !slices.ContainsFunc(e.Readings, func(r Reading) bool { return r.Class != ClassOther })
		own := slices.ContainsFunc(e.Readings, isOwn)
		for _, r := range e.Readings {
			f := t.read(word, r)
			f.foreign = own && r.Class == ClassUnknown && !isOwn(r) && !f.spelt
			if classless {
				f.reason, f.finite = ReasonTermClass, true
			}
			out = append(out, f)
		}
	}
	return out
}

// isOwn tells of a list without classes whether the reading is a headword.
func isOwn(r Reading) bool { return r.Class == ClassUnknown && r.Lemma == r.Spelling }

func (t *Terms) read(word string, r Reading) form {
	f := form{lemma: tiles(r.Lemma), reason: ReasonTermForm}
	f.spelt = r.Class == ClassUnknown && strings.Contains(r.Features, "v")
	if f.lemma == word {
		f.reason = ReasonTermBase
	}
	switch r.Class {
	case ClassVerb:
		f.inf = strings.Contains(r.Features, "i")
		f.finite = !strings.ContainsAny(r.Features, "idtz")
		if !f.inf {
			f.reason = ReasonTermVerb
			if strings.ContainsAny(r.Features, "dt") {
				f.reason = ReasonTermParticiple
			}
		}
	case ClassAdjective:
		if verb := t.participle(Fold(r.Lemma)); verb != "" && !t.adjectives[f.lemma] {
			return form{lemma: verb, reason: ReasonTermParticiple}
		}
	}
	return f
}

// participle is the infinitive of a base form that is a participle, or "".
func (t *Terms) participle(key string) string {
	e, _ := t.lex.Lookup(key)
	for _, r := range e.Readings {
		if r.Class == ClassVerb && strings.ContainsAny(r.Features, "dt") {
			return tiles(r.Lemma)
		}
	}
	return ""
}

// Word implements games.Judge. Of words that nobody knows the ruling says why, but known
// is false: the table may be asked.
func (t *Terms) Word(word string) (games.Ruling, bool) {
	key := tiles(word)
	r := games.Ruling{Word: word, By: games.ByLexicon + ":" + t.lex.source(key)}
	accept, ruled, skip := t.house(key)
	if ruled {
		r.Answer, r.Reason, r.By = accept, houseReason(accept), games.ByHouse
		return r, true
	}
	var f form
	for _, g := range t.forms(key, skip) {
		if weight(g) > weight(f) {
			f = g
		}
	}
	switch {
	case f.valid():
	case len(skip) > 0:
		r.Reason, r.By = ReasonHouseNo, games.ByHouse
		return r, true
	case f.reason != "":
	case utf8.RuneCountInString(key) == 2:
		f.reason = ReasonTermShort
	default:
		f.reason = ReasonUnknown
	}
	r.Answer, r.Reason = f.valid(), f.reason
	if f.reason == ReasonTermForm || f.reason == ReasonTermVerb || f.reason == ReasonTermParticiple {
		r.Lemma = f.lemma
	}
	return r, f.reason != ReasonUnknown && f.reason != ReasonTermShort && f.reason != ReasonTermClass
}

// weight orders what to say of a word with several readings.
func weight(f form) int {
	return 1 + slices.Index([]games.ID{
		ReasonTermClass, ReasonTermParticiple, ReasonTermVerb, ReasonTermForm, ReasonTermBase,
	}, f.reason)
}

// house is the family's ruling on a word, or the keys behind it that the family refuses.
func (t *Terms) house(key string) (accept, ruled bool, refused map[string]bool) {
	if t.House == nil {
		return false, false, nil
	}
	for i, k := range Digraphs(key) {
		accept, ruled := t.House.House(k)
		switch {
		case ruled && (accept || i == 0): // the very letters as laid come first
			return accept, true, nil
		case ruled:
			if refused == nil {
				refused = map[string]bool{}
			}
			refused[k] = true
		}
	}
	return false, false, refused
}

// Same implements games.Comparer. Unless the family ruled, known is false when one of the
// words is in no list, or only as the form of a verb that means nothing by itself.
func (t *Terms) Same(word, other string) (games.Ruling, bool) {
	a, b := tiles(word), tiles(other)
	by := t.lex.source(a)
	if by == t.lex.ID() {
		by = t.lex.source(b)
	}
	r := games.Ruling{Word: word, Other: other, By: games.ByLexicon + ":" + by}
	if a == b {
		r.Answer, r.Reason = true, ReasonSameWord
		return r, true
	}
	if same, ruled := t.meaning(a, b); ruled {
		r.Answer, r.Reason, r.By = same, ReasonSameHouseNo, games.ByHouse
		if same {
			r.Reason = ReasonSameHouseYes
		}
		return r, true
	}
	fa, fb := t.counting(a), t.counting(b)
	if len(fa) == 0 || len(fb) == 0 {
		r.Reason = ReasonSameUnknown
		return r, false
	}
	r.Answer, r.Reason, r.Lemma = t.compare(a, b, fa, fb)
	return r, true
}

func (t *Terms) meaning(a, b string) (same, ruled bool) {
	if t.Meanings == nil {
		return false, false
	}
	return t.Meanings.Meaning(a, b)
}

// compare finds out whether a and b, with these forms, mean the same. What is apart by hand
// is apart, even where a form of the noun is spelled like the verb.
func (t *Terms) compare(a, b string, fa, fb []form) (same bool, reason games.ID, lemma string) {
	if t.headwords[[2]string{a, b}] {
		return false, ReasonSameHeadword, ""
	}
	fa, fb = t.withoutForeign(a, fa), t.withoutForeign(b, fb)
	infinitive, base, forms := a, b, fb
	if len(b) > len(a) {
		infinitive, base, forms = b, a, fa
	}
	made, common := t.madeFrom(infinitive, base), shared(fa, fb, a, b)
	if made && t.isApart(base, forms, infinitive, common) {
		return false, ReasonSameApart, infinitive
	}
	switch {
	case common == "":
	case spelt(a, fa, common) && spelt(b, fb, common):
		return true, ReasonSameSpelling, ""
	case common == a:
		return true, ReasonSameBase, ""
	case common == b:
		return true, ReasonSameForm, ""
	default:
		return true, ReasonSameForms, common
	}
	if made {
		return true, ReasonSameInfinitive, infinitive
	}
	ra, rb := t.readable(a), t.readable(b)
	if slices.ContainsFunc(slices.Concat(ra, rb), func(f form) bool { return f.foreign }) && shared(ra, rb, a, b) != "" {
		return false, ReasonSameHeadword, ""
	}
	return false, ReasonSameStem, ""
}

// spelt tells whether a word with these forms is a lemma or another spelling of it.
func spelt(word string, forms []form, lemma string) bool {
	return word == lemma || slices.ContainsFunc(forms, func(f form) bool { return f.spelt && f.lemma == lemma })
}

// withoutForeign leaves out the lemmas from which a word that is a headword of its own has gone
// apart: EIS is no form of EI, so it doesn't mean the same as EIER either.
func (t *Terms) withoutForeign(word string, forms []form) []form {
	own := slices.DeleteFunc(slices.Clone(forms), func(f form) bool { return f.lemma != word && t.headwords[[2]string{f.lemma, word}] })
	if len(own) == 0 {
		return forms
	}
	return own
}

// counting are the forms of a word that say what it means.
func (t *Terms) counting(word string) []form {
	return slices.DeleteFunc(t.readable(word), func(f form) bool { return f.foreign })
}

// readable are those and the ones that the word could be read as, though it is a headword of its own.
func (t *Terms) readable(word string) []form {
	return slices.DeleteFunc(t.forms(word, nil), func(f form) bool { return f.finite })
}

// shared is a lemma of both, one of the two words themselves if there is one, or "".
func shared(fa, fb []form, a, b string) string {
	first := ""
	for _, f := range fa {
		if !slices.ContainsFunc(fb, func(g form) bool { return g.lemma == f.lemma }) {
			continue
		}
		if f.lemma == a || f.lemma == b {
			return f.lemma
		}
		if first == "" {
			first = f.lemma
		}
	}
	return first
}

// madeFrom tells whether a word is an infinitive made from base by adding N or EN.
func (t *Terms) madeFrom(word, base string) bool {
	return (word == base+"N" || word == base+"EN") && slices.ContainsFunc(t.counting(word), func(f form) bool { return f.inf })
}

// isApart tells whether the infinitive has gone its own way from the base with these forms. Headwords
// are together all the same by a lemma in common: REICHEN is of die Reiche, though reichen isn't of reich.
func (t *Terms) isApart(base string, forms []form, infinitive, common string) bool {
	return t.apart[[2]string{base, infinitive}] || slices.ContainsFunc(forms, func(f form) bool {
		pair := [2]string{f.lemma, infinitive}
		return t.apart[pair] || common == "" && t.headwords[pair] // BALLE as BALL, WEINE as WEIN
	})
}
