package lexicon

import (
	"slices"
	"strconv"
	"strings"
)

// TermList are all terms of a list in the letters of tiles, packed like every lexicon: a computer walks
// it to find words. Its readings only serve to compare meanings: each is a form that counts, with
// its lemma as tiles spell it, of ClassVerb if it is an infinitive. It knows nothing of
// what a family has ruled. A list without classes and umlauts is one as it is.
type TermList struct {
	*Lexicon
	more      []string   // words of two letters that the list itself hasn't
	analysed  []meanings // by the number of the analysis
	apart     map[[2]uint64]bool
	headwords map[[2]uint64]bool
	heads     map[uint64]bool // the words in headwords
}

// meanings are an analysis: how the lemmas are made from the word.
type meanings struct {
	infinitive bool
	lemmas     []script
}

// script makes a lemma: letters off the end of the word, then others.
type script struct {
	off int
	add string
}

// Sense is what a term means, to be held against that of another one by SameSense.
type Sense struct {
	word, byN, byEN uint64 // the word, and what N and EN would make of it
	infinitive      bool
	n               int
	lemmas          [maxLemmas]uint64
}

// maxLemmas is how many lemmas a term has at most.
const maxLemmas = 8

// List are the terms of at most longest letters as TermList packs them. What the family has ruled doesn't
// count. A term is as common as the most common key behind it that makes it one; the hand-made words of
// two letters are everyday words.
func (t *Terms) List(longest int) []Entry {
	words := map[string]bool{}
	for key := range t.lex.All() {
		words[Transcribe(key)] = true
	}
	for _, list := range []map[string]bool{t.short, t.particles} {
		for w := range list {
			words[w] = true
		}
	}
	var out []Entry
	for w := range words {
		forms := t.forms(w, nil)
		if len(w) > longest || !slices.ContainsFunc(forms, form.valid) {
			continue
		}
		e := Entry{Key: w}
		e.Tier, e.Rank = t.usage(w)
		for _, f := range forms {
			r := Reading{Spelling: strings.ToLower(w), Class: ClassOther, Lemma: strings.ToLower(f.lemma)}
			if f.inf {
				r.Class = ClassVerb
			}
			if !f.finite && !f.foreign && !slices.Contains(e.Readings, r) {
				e.Readings = append(e.Readings, r)
			}
		}
		out = append(out, e)
	}
	return out
}

// usage is how common a term is.
func (t *Terms) usage(word string) (tier, rank int) {
	all := t.lex.LookupTyped(word)
	those := slices.DeleteFunc(slices.Clone(all), func(e Entry) bool {
		return !slices.ContainsFunc(e.Readings, func(r Reading) bool { return t.read(word, r).valid() })
	})
	if len(those) == 0 {
		those = all // a particle that the list knows only as a form of a verb
	}
	tier = 1
	for i, e := range those {
		if i == 0 || e.Tier < tier {
			tier = e.Tier
		}
		if e.Rank > 0 && (rank == 0 || e.Rank < rank) {
			rank = e.Rank
		}
	}
	return tier, rank
}

// OpenTerms opens a packed list of terms as Open does. lists are those that it was made with, or those of
// an older version of the rules.
func OpenTerms(data []byte, lists TermLists) (*TermList, error) {
	lex, err := Open(data)
	if err != nil {
		return nil, err
	}
	t := &TermList{Lexicon: lex, apart: map[[2]uint64]bool{}, headwords: map[[2]uint64]bool{}, heads: map[uint64]bool{}}
	for i := range lex.analyses {
		t.analysed = append(t.analysed, readMeanings(lex.analysis(i)))
	}
	for _, p := range lists.Apart {
		word, infinitive, _ := strings.Cut(p, "/")
		t.apart[[2]uint64{mark(word), mark(infinitive)}] = true
	}
	for _, p := range lists.Headwords {
		word, other, _ := strings.Cut(p, "/")
		a, b := mark(word), mark(other)
		t.headwords[[2]uint64{a, b}], t.headwords[[2]uint64{b, a}] = true, true
		t.heads[a], t.heads[b] = true, true
	}
	for _, w := range lists.Short {
		if !t.Contains(w) {
			t.more = append(t.more, w)
		}
	}
	return t, nil
}

// More are the terms that have no number: words of two letters, where the list itself has none.
func (t *TermList) More() []string { return slices.Clone(t.more) }

// readMeanings reads an analysis: ":X/1,V". What can't be read is left out. A headword of a list without classes is no form of
// another one (":W,Wi/3see").
func readMeanings(analysis string) meanings {
	var out meanings
	_, rest, _ := strings.Cut(analysis, ":")
	own := false
	for text := range strings.SplitSeq(rest, ",") {
		class, edit, other := strings.Cut(text, "/")
		unknown := strings.HasPrefix(class, string(ClassUnknown))
		own = own || unknown && !other
		more := strings.TrimLeft(edit, "0123456789")
		off, _ := strconv.Atoi(strings.TrimSuffix(edit, more))
		out.infinitive = out.infinitive || class == string(ClassVerb)
		foreign := own && unknown && other && !strings.Contains(class, "v")
		if class != "" && !foreign && len(out.lemmas) < maxLemmas {
			out.lemmas = append(out.lemmas, script{off, Fold(more)})
		}
	}
	return out
}

// Words are compared by a hash of 64 bits (FNV-1a): nothing need be unpacked or kept for that.
const (
	markNone = 14695981039346656037
	markTime = 1099511628211
)

func mark(word string) uint64 { return markOn(markNone, word) }

// markOn is the mark of a word that begins with one of this mark.
func markOn(m uint64, more string) uint64 {
	for i := range len(more) {
		m = (m ^ uint64(more[i])) * markTime
	}
	return m
}

// Sense is what the term with this number means; word are its letters, as Key gives them. One of More has a negative number.
func (t *TermList) Sense(number int, word string) Sense {
	m := t.meaningsOf(number)
	s := Sense{infinitive: m.infinitive, word: mark(word)}
	s.byN, s.byEN = markOn(s.word, "N"), markOn(s.word, "EN")
	for _, l := range m.lemmas {
		if l.off > len(word) {
			continue
		}
		s.lemmas[s.n] = markOn(mark(word[:len(word)-l.off]), l.add)
		s.n++
	}
	if number < 0 && slices.Contains(t.more, word) {
		s.lemmas[0], s.n = s.word, 1
	}
	if t.heads[s.word] {
		t.dropForeign(&s)
	}
	return s
}

func (t *TermList) meaningsOf(number int) meanings {
	if number < 0 || number >= t.words {
		return meanings{}
	}
	code := packed(t.codes, t.codeBits, number)
	if code == 1<<t.codeBits-1 {
		code, _ = t.wide.get(number)
	}
	if code >= len(t.analysed) {
		return meanings{}
	}
	return t.analysed[code]
}

// dropForeign leaves out the lemmas from which a headword has gone apart, as Terms.withoutForeign does.
func (t *TermList) dropForeign(s *Sense) {
	n := 0
	for _, lemma := range s.lemmas[:s.n] {
		if lemma == s.word || !t.headwords[[2]uint64{lemma, s.word}] {
			s.lemmas[n] = lemma
			n++
		}
	}
	if n > 0 {
		s.n = n
	}
}

// SameSense tells whether two terms mean the same: what Terms.Same answers where no family has ruled.
func (t *TermList) SameSense(a, b *Sense) bool {
	if a.word == b.word {
		return true
	}
	shared := a.shares(b)
	switch {
	case b.infinitive && (a.byN == b.word || a.byEN == b.word):
		return !t.goneApart(a, b, shared)
	case a.infinitive && (b.byN == a.word || b.byEN == a.word):
		return !t.goneApart(b, a, shared)
	}
	return shared && !t.headwords[[2]uint64{a.word, b.word}]
}

// shares tells whether the two have a lemma in common.
func (s *Sense) shares(o *Sense) bool {
	for _, x := range s.lemmas[:s.n] {
		for _, y := range o.lemmas[:o.n] {
			if x == y {
				return true
			}
		}
	}
	return false
}

// goneApart tells whether an infinitive made from a base by N or EN means something else all the same.
func (t *TermList) goneApart(base, infinitive *Sense, shared bool) bool {
	pair := [2]uint64{base.word, infinitive.word}
	if t.headwords[pair] || t.apart[pair] {
		return true
	}
	return slices.ContainsFunc(base.lemmas[:base.n], func(lemma uint64) bool {
		pair := [2]uint64{lemma, infinitive.word}
		return t.apart[pair] || !shared && t.headwords[pair]
	})
}
