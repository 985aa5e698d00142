package lexicon

import (
	"testing"

	"spieltisch/games/decipher"
	"spieltisch/games/lexicon"
)

// Of longer words the minds say none either that is unfit for children; each is one that they could have said.
func TestCrudeWordsAreWords(t *testing.T) {
	for _, c := range []struct {
		language         string
		data             []byte
		crude, must, not []string
	}{
		{"de", German(), CrudeGerman(), []string{"ARSCHLOCH", "HURENSOHN"}, []string{"VOEGEL"}},
		{"en", English(), CrudeEnglish(), []string{"ASSHOLE", "SUICIDE"}, []string{"SCRAP", "GRAPE"}},
	} {
		lex, err := lexicon.Open(c.data)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, w := range c.crude {
			if seen[w] || lexicon.Transcribe(w) != w || len(lex.LookupTyped(w)) == 0 {
				t.Errorf("%q is no word of the list as tiles spell it, or stands there twice", w)
			}
			seen[w] = true
		}
		for _, w := range c.must {
			if !seen[w] {
				t.Errorf("%s: not without %s", c.language, w)
			}
		}
		for _, w := range c.not {
			if seen[w] {
				t.Errorf("%s: %s is meant otherwise", c.language, w)
			}
		}
	}
}

// A word that the list doesn't know blocks nothing: it is misspelt, or could never be proposed.
func TestBlockedWordsAreWords(t *testing.T) {
	for _, c := range []struct {
		language string
		data     []byte
		blocked  []string
		must     []string
	}{
		{"de", German(), BlockedGerman(), []string{"HURE", "NAZI", "KATE"}},
		{"en", English(), BlockedEnglish(), []string{"SHIT", "NIGGER", "JOSH", "GONNA"}},
	} {
		lex, err := lexicon.Open(c.data)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, w := range c.blocked {
			switch {
			case seen[w]:
				t.Errorf("%s: %s stands there twice", c.language, w)
			case decipher.Fold(w) != w || len(w) < decipher.MinLength || len(w) > decipher.MaxLength:
				t.Errorf("%s: %q is no word as tiles spell it", c.language, w)
			case len(lex.LookupTyped(w)) == 0:
				t.Errorf("%s: the list has no %s", c.language, w)
			}
			seen[w] = true
		}
		for _, w := range c.must {
			if !seen[w] {
				t.Errorf("%s: %s isn't among the %d words", c.language, w, len(seen))
			}
		}
	}
}

// What Wörterklauer doesn't say for want of an E has the whole form next to it in the list, is written as tiles spell it, and is no
// word that people do say.
func TestContractedWordsHaveWholeForms(t *testing.T) {
	lex, err := lexicon.Open(GermanTerms())
	if err != nil {
		t.Fatal(err)
	}
	all, err := lexicon.Open(German())
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, w := range ContractedGerman() {
		whole := false
		for at := range w {
			whole = whole || w[at] == 'N' && all.ContainsTyped(w[:at]+"E"+w[at:])
		}
		if _, rank, ok := lex.Usage(w); seen[w] || !ok || rank > 0 && rank < 20000 || !whole && len(w) < 12 { // a whole form of more than twelve letters is in no list
			t.Errorf("%q: rank %d, %t, twice: %t", w, rank, ok, seen[w])
		}
		seen[w] = true
	}
	for w, want := range map[string]bool{"OFFNE": true, "GOLDNES": true, "VERLORNER": true, "EIGNE": true, "EIGNER": false, "TROCKNER": false, "EBNEN": false, "TROCKNEN": false, "ZEHN": false} {
		if seen[w] != want {
			t.Errorf("%s: %t", w, !want)
		}
	}
}
