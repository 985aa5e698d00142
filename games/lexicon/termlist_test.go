package lexicon_test

import (
	"errors"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
)

// lists are the hand-made lists by a version of the rules of Wörterklauer.
func lists(rules int) lexicon.TermLists {
	l := lexicon.TermLists{
		Short: data.TwoLettersGerman(), Adjectives: data.AdjectivesGerman(), Particles: data.ParticlesGerman(),
		Verbs: data.VerbsGerman(), Apart: data.MeaningsGerman(),
	}
	if rules > 1 {
		l.Headwords = data.HeadwordsGerman()
	}
	return l
}

var termList = sync.OnceValue(func() *lexicon.TermList {
	t, err := lexicon.OpenTerms(data.GermanTerms(), lists(2))
	if err != nil {
		panic(err)
	}
	return t
})

// walked calls found with every key by the automaton alone, its letters, and where it stands in the order.
func walked(l *lexicon.Lexicon, found func(key string, i int)) {
	i := 0
	var walk func(n lexicon.Node, key []byte)
	walk = func(n lexicon.Node, key []byte) {
		letters, ends := l.Follow(n)
		if ends {
			found(string(key), i)
			i++
		}
		for ; letters != 0; letters &= letters - 1 {
			letter := bits.TrailingZeros32(letters)
			walk(l.Child(n, letter), append(key, string(lexicon.Letter(letter))...))
		}
	}
	walk(l.Root(), nil)
}

// Walking finds all keys in their order, and a number leads back to its key.
func TestWalk(t *testing.T) {
	for _, l := range []*lexicon.Lexicon{german(), termList().Lexicon} {
		n, last := 0, ""
		walked(l, func(key string, i int) {
			n++
			if key <= last {
				t.Fatalf("%s after %s", key, last)
			}
			last = key
			if i%64 != 0 {
				return
			}
			if got, ok := l.Number(key); !ok || got != i || l.Key(i) != key {
				t.Fatalf("%s is %d, %v, and %d is %s", key, got, ok, i, l.Key(i))
			}
			tier, rank, ok := l.Usage(key)
			if a, b := l.UsageOf(i); !ok || a != tier || b != rank {
				t.Fatalf("%s: %d, %d, want %d, %d", key, a, b, tier, rank)
			}
		})
		if n != l.Len() {
			t.Errorf("%d of %d", n, l.Len())
		}
		for _, i := range []int{-1, l.Len(), 1 << 40} {
			if tier, rank := l.UsageOf(i); l.Key(i) != "" || tier != 0 || rank != 0 {
				t.Errorf("%d is %q", i, l.Key(i))
			}
		}
	}
}

// The terms are spelled in tiles, and as common as the key that makes them one.
func TestTermsAreTerms(t *testing.T) {
	for _, w := range strings.Fields("HUND GEHEN MUESSEN OEL AEPFEL STRASSE AB ZU SEHR BEKANNT EILE CODE SCHMINKEN") {
		if !termList().Contains(w) {
			t.Errorf("%s is missing", w)
		}
	}
	for _, w := range strings.Fields("GING GEHEND MÜSSEN BERLIN KLOCK TV") {
		if termList().Contains(w) {
			t.Errorf("%s is there", w)
		}
	}
	for w, want := range map[string]int{"HUND": 1, "AB": 1, "SEHR": 1, "OEL": 1, "AEPFEL": 2} {
		if tier, _, _ := termList().Usage(w); tier != want {
			t.Errorf("%s has tier %d", w, tier)
		}
	}
	if _, rank, _ := termList().Usage("HUND"); rank == 0 {
		t.Error("HUND has no rank")
	}
}

// comparing holds what senses say of two terms against what Terms says.
type comparing struct {
	*testing.T
	list        *lexicon.TermList
	terms       *lexicon.Terms
	pairs, same int
}

func (c *comparing) compare(a, b string) {
	i, known := c.list.Number(a)
	k, too := c.list.Number(b)
	if !known || !too {
		return
	}
	x, y := c.list.Sense(i, a), c.list.Sense(k, b)
	r, known := c.terms.Same(a, b)
	if got := c.list.SameSense(&x, &y); !known || got != r.Answer || got != c.list.SameSense(&y, &x) {
		c.Errorf("%s and %s: %v, want %v (%s), %v", a, b, got, r.Answer, r.Reason, known)
	}
	if c.pairs++; r.Answer {
		c.same++
	}
}

// Two senses are the same where Terms says so: for what is one step away from every 150th term, and all that
// the hand-made lists tell apart.
func TestSameSenseIsSame(t *testing.T) {
	for rules := 1; rules <= 2; rules++ {
		list, err := lexicon.OpenTerms(data.GermanTerms(), lists(rules))
		if err != nil {
			t.Fatal(err)
		}
		c := comparing{T: t, list: list, terms: lexicon.NewTerms(german(), lists(rules))}
		for i := 0; i < list.Len(); i += 150 {
			w := list.Key(i)
			for _, other := range near(w) {
				c.compare(w, other)
			}
		}
		for _, p := range slices.Concat(data.MeaningsGerman(), data.HeadwordsGerman()) {
			a, b, _ := strings.Cut(p, "/")
			c.compare(a, b)
			for _, end := range []string{"E", "N", "EN", "ER", "S", "ES"} {
				c.compare(a+end, b)
				c.compare(a, b+end)
				c.compare(a+end, a)
				c.compare(b+end, b)
			}
		}
		if c.pairs < 8000 || c.same < 2000 || c.pairs-c.same < 2000 {
			t.Errorf("rules %d: %d pairs, %d the same", rules, c.pairs, c.same)
		}
	}
}

// near are all strings one step away: a letter exchanged, inserted or appended, taken out, or an ending.
func near(w string) []string {
	var out []string
	for _, end := range []string{"EN", "ER", "ES", "EM"} {
		out = append(out, w+end)
	}
	for i := range len(w) + 1 {
		for c := 'A'; c <= 'Z'; c++ {
			out = append(out, w[:i]+string(c)+w[i:])
			if i < len(w) {
				out = append(out, w[:i]+string(c)+w[i+1:])
			}
		}
		if i < len(w) {
			out = append(out, w[:i]+w[i+1:])
		}
	}
	return out
}

// Damaged terms are refused, and forged ones answer something, without a panic.
func TestOpenTermsRefuses(t *testing.T) {
	if _, err := lexicon.OpenTerms(data.GermanTerms()[:1000], lists(2)); !errors.Is(err, lexicon.ErrDamaged) {
		t.Error(err)
	}
	forged := packed(t, "de", fixture)
	for at := 32; at < len(forged); at += 3 {
		b := slices.Clone(forged)
		b[at] ^= 0xA5
		lexicon.Reseal(b)
		l, err := lexicon.OpenTerms(b, lists(2))
		if err != nil {
			continue
		}
		for i := -1; i < 12; i++ {
			key := l.Key(i)
			a, c := l.Sense(i, key), l.Sense(i+1, "X")
			l.SameSense(&a, &c)
			letters, _ := l.Follow(lexicon.Node(i))
			for ; letters != 0; letters &= letters - 1 {
				l.Follow(l.Child(lexicon.Node(i), bits.TrailingZeros32(letters)))
			}
		}
	}
}
