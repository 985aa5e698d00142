package lexicon_test

import (
	"slices"
	"testing"

	"spieltisch/games/lexicon"
)

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"würfel":       "WÜRFEL",
		"Straße":       "STRASSE",
		"STRAẞE":       "STRASSE",
		"Café":         "CAFE",
		"Cafe\u0301":   "CAFE",
		"Wu\u0308rfel": "WÜRFEL", // decomposed
		"Crêpe":        "CREPE",
		"Façon":        "FACON",
		"Señor":        "SENOR",
		"Ångström":     "ANGSTRÖM",
		"Œuvre":        "OEUVRE",
		"ÄÖÜ äöü":      "ÄÖÜ ÄÖÜ", // the space stays, to be refused
		"E-Mail's 2?":  "E-MAIL'S 2?",
		"Σ\xff":        "Σ\uFFFD",
		"":             "",
	} {
		if got := lexicon.Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestDigraphs(t *testing.T) {
	for in, want := range map[string][]string{
		"HUND":    {"HUND"},
		"WUERFEL": {"WUERFEL", "WÜRFEL"},
		"POET":    {"POET", "PÖT"},
		"PÖT":     {"PÖT"}, // never POET
		"UEBERAE": {"UEBERAE", "ÜBERAE", "UEBERÄ", "ÜBERÄ"},
		"AEUEOE":  {"AEUEOE", "ÄUEOE", "AEÜOE", "ÄÜOE", "AEUEÖ", "ÄUEÖ", "AEÜÖ", "ÄÜÖ"},
		"":        {""},
		"AU":      {"AU"},
	} {
		if got := lexicon.Digraphs(in); !slices.Equal(got, want) {
			t.Errorf("Digraphs(%q) = %q, want %q", in, got, want)
		}
	}
	long := ""
	for range 40 {
		long += "AE"
	}
	if got := lexicon.Digraphs(long); len(got) != 1 {
		t.Errorf("Digraphs of %d umlauts gives %d words", 40, len(got))
	}
}

func TestTranscribe(t *testing.T) {
	if got := lexicon.Transcribe("ÄRGERÖLÜ"); got != "AERGEROELUE" {
		t.Error(got)
	}
}

func TestLetterIndex(t *testing.T) {
	for i := range lexicon.Letters {
		if got, ok := lexicon.Index(lexicon.Letter(i)); !ok || got != i {
			t.Errorf("letter %d is %q is %d", i, lexicon.Letter(i), got)
		}
	}
	for _, r := range "aß?[@É\uFFFD" {
		if i, ok := lexicon.Index(r); ok {
			t.Errorf("%q is letter %d", r, i)
		}
	}
}
