package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/lexicon"
)

// house are house words: true accepted, false refused.
type house map[string]bool

func (h house) House(key string) (accept, known bool) {
	accept, known = h[key]
	return accept, known
}

func TestJudge(t *testing.T) {
	byLexicon := "lexicon:" + german().ID()
	own := house{"KLOCK": true, "HUND": false, "ÄBÄ": true, "ÜBEL": false, "PÖT": false, "UEBRIG": false}
	for _, c := range []struct {
		word   string
		house  lexicon.House
		answer bool
		reason games.ID
		by     string
	}{
		{"HUND", nil, true, lexicon.ReasonKnown, byLexicon},
		{"KLOCK", nil, false, lexicon.ReasonUnknown, byLexicon},
		{"WUERFEL", nil, true, lexicon.ReasonKnown, byLexicon},
		{"WÜRFEL", nil, true, lexicon.ReasonKnown, byLexicon},
		{"PÖT", nil, false, lexicon.ReasonUnknown, byLexicon},
		{"H-D", nil, false, lexicon.ReasonUnknown, byLexicon},
		{"KLOCK", own, true, lexicon.ReasonHouseYes, games.ByHouse},
		{"HUND", own, false, lexicon.ReasonHouseNo, games.ByHouse},
		{"HUNDE", own, true, lexicon.ReasonKnown, byLexicon},
		{"ABAE", own, false, lexicon.ReasonUnknown, byLexicon},
		{"AEBAE", own, true, lexicon.ReasonHouseYes, games.ByHouse},
		{"UEBEL", own, false, lexicon.ReasonHouseNo, games.ByHouse},
		{"POET", own, true, lexicon.ReasonKnown, byLexicon},          // though PÖT is refused
		{"UEBRIG", own, false, lexicon.ReasonHouseNo, games.ByHouse}, // though ÜBRIG is a word
		{"ÜBRIG", own, true, lexicon.ReasonKnown, byLexicon},
	} {
		r, known := lexicon.Judge{Lexicon: german(), House: c.house}.Word(c.word)
		want := games.Ruling{Word: c.word, Answer: c.answer, Reason: c.reason, By: c.by}
		if !known || r != want {
			t.Errorf("%s: %+v, %v; want %+v", c.word, r, known, want)
		}
	}
	if r, known := (lexicon.Judge{}).Word("HUND"); known {
		t.Errorf("without anything: %+v", r)
	}
	if r, known := (lexicon.Judge{House: own}).Word("HUND"); !known || r.Answer {
		t.Errorf("house alone: %+v, %v", r, known)
	}
	if !strings.HasPrefix(german().ID(), "de-") || len(german().ID()) != len("de-12345678") {
		t.Error(german().ID())
	}
}

func TestExplain(t *testing.T) {
	j := lexicon.Judge{Lexicon: german(), House: house{"KLOCK": true, "HUND": false}}
	for _, c := range []struct {
		typed  string
		valid  bool
		reason games.ID
		arg    string
		value  any
	}{
		{"würfel", true, lexicon.ReasonKnown, "Word", "WÜRFEL"},
		{"Wuerfel", true, lexicon.ReasonKnown, "Word", "WUERFEL"},
		{"Kluck", false, lexicon.ReasonUnknown, "Word", "KLUCK"},
		{"klock", true, lexicon.ReasonHouseYes, "Word", "KLOCK"},
		{"Hund", false, lexicon.ReasonHouseNo, "Word", "HUND"},
		{"", false, lexicon.ReasonEmpty, "Word", nil},
		{"E-Mail", false, lexicon.ReasonLetter, "Sign", "-"},
		{"Ei", false, lexicon.ReasonShort, "Least", 3},
		{"Donaudampfschiff", false, lexicon.ReasonLong, "Most", 12},
	} {
		e := j.Explain(c.typed)
		if e.Valid != c.valid || e.Reason != c.reason || e.Args[c.arg] != c.value || !e.Known {
			t.Errorf("%s: %+v", c.typed, e)
		}
	}
}

func TestMeanings(t *testing.T) {
	j := lexicon.Judge{Lexicon: german()}
	masse := j.Explain("Maße")
	i := slices.IndexFunc(masse.Meanings, func(m lexicon.Meaning) bool { return m.Spelling == "Maße" })
	if masse.Word != "MASSE" || len(masse.Meanings) < 2 || i < 0 {
		t.Fatalf("%+v", masse)
	}
	if m := masse.Meanings[i]; m.Lemma != "Maß" || m.Class != "lexicon.class.noun" || m.Tier != "lexicon.tier.1" || !slices.Contains(m.Forms, "lexicon.form.plural") {
		t.Errorf("%+v", m)
	}
	if m := j.Explain("Wuerfel").Meanings; len(m) == 0 || m[0].Key != "WÜRFEL" {
		t.Errorf("%+v", m)
	}
	if e := (lexicon.Judge{}).Explain("Hund"); e.Known || e.Valid || e.Meanings != nil {
		t.Errorf("%+v", e)
	}
}

// Classes, forms and tiers in the lists have message ids.
func TestEveryReadingHasIDs(t *testing.T) {
	for _, l := range []*lexicon.Lexicon{german(), english()} {
		j := lexicon.Judge{Lexicon: l}
		n := 0
		for key := range l.All() {
			if n++; n%64 != 0 { // the rest is of the same kinds
				continue
			}
			e, _ := l.Lookup(key)
			features := 0
			for _, r := range e.Readings {
				features += len(r.Features)
			}
			for _, m := range j.Explain(key).Meanings {
				if m.Key == key {
					features -= len(m.Forms)
				}
				if m.Tier == "" || m.Class == "" && l == german() {
					t.Fatalf("%s: %+v", key, m)
				}
			}
			if features != 0 {
				t.Fatalf("%s: %d features without an id", key, features)
			}
		}
	}
}
