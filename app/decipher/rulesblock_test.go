package decipher

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// The rounds of the rules page count what the rulebook says.
func TestRulesCountAsTheRulebook(t *testing.T) {
	want := map[string][]int{"HOBBY": {9, 3, 10}, "PANDA": {10, 8, 2}}
	for _, lang := range locales.Langs {
		bodies := tabletest.Examples(t, lang, dc.Name, "tally")
		if len(bodies) != len(want) {
			t.Fatalf("%s: %d rounds", lang, len(bodies))
		}
		for _, body := range bodies {
			r, ok := parseRound(body)
			var got []int
			for _, s := range r.tally.Scores() {
				got = append(got, s.Points())
			}
			if !ok || !slices.Equal(got, want[r.word]) || !slices.Equal(r.names, []string{"Tina", "Lee", "Ben"}) {
				t.Errorf("%s: %s of %q: %v, want %v", lang, r.word, r.names, got, want[r.word])
			}
		}
	}
}

func TestRoundIsShownWithItsTokens(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Window.SetContent(rulesBlock(env, "tally", "PANDA\nTina 1 right\nLee maker\nBen 2\nno 3 bonus 2"))
	for _, want := range []string{
		"5 für den Decipher-Marker, 4 für 2 Bonusmarker und 1 für 1 übrigen Ratemarker",
		"3 für 3 Nein-Marker, 2 für 1 Bonusmarker und 3 für 3 erhaltene Ratemarker",
		"2 für 2 übrige Ratemarker", "Tina", "Rätselsteller", "10", "8", "2",
	} {
		if !shelltest.Has(env, want) {
			t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
		}
	}
}

func TestParseZone(t *testing.T) {
	z, ok := parseZone("LLU xSW")
	if !ok || z.Laid() != (letterpiece.Count{2, 0, 0, 1}) || z.Covered != [letterpiece.Kinds]bool{false, true, true, false} {
		t.Errorf("%v %+v", ok, z)
	}
	if z, ok := parseZone("-"); !ok || len(z.Pieces) != 0 || z.NoTokens() != 0 {
		t.Errorf("%v %+v", ok, z)
	}
	for _, bad := range []string{"", "Q", "L x?", "xL", "L U", "L xU xS", "- - -"} {
		if z, ok := parseZone(bad); ok {
			t.Errorf("%q is read as %+v", bad, z)
		}
	}
}

func TestBadExamplesAreNotDrawn(t *testing.T) {
	env := shelltest.New(t, locales.English)
	round := "PANDA\nTina 1 right\nLee maker\nBen 2\nno 3 bonus 2"
	if rulesBlock(env, "tally", round) == nil {
		t.Fatal("a good one isn't drawn")
	}
	for what, change := range map[string][2]string{
		"no maker":                    {"Lee maker", "Lee 3"},
		"two makers":                  {"Ben 2", "Ben maker"},
		"two who guessed it":          {"Ben 2", "Ben 2 right"},
		"a fourth Guess Token":        {"Ben 2", "Ben 4"},
		"guessed without a token":     {"Tina 1 right", "Tina 3 right"},
		"more Bonus Tokens":           {"bonus 2", "bonus 4"},
		"more NO-tokens than symbols": {"no 3", "no 21"},
		"a word that can't be built":  {"PANDA", "PÄNDA"},
		"no number":                   {"no 3", "no x"},
		"not how it is written":       {"Tina 1 right", "Tina 1 wrong"},
		"nobody":                      {"Tina 1 right\nLee maker\nBen 2\n", ""},
	} {
		if rulesBlock(env, "tally", strings.Replace(round, change[0], change[1], 1)) != nil {
			t.Error("drawn:", what)
		}
	}
	for name, body := range map[string]string{
		"pieces": "x", "word": "WÖRTER", "alphabet": "A H | LT", "zones": "L\nQ", "tally": "", "": "", "dice": "A",
	} {
		if rulesBlock(env, name, body) != nil {
			t.Errorf("drawn: %q %q", name, body)
		}
	}
	if rulesBlock(env, "zones", strings.Repeat("L\n", 6)+"L") != nil {
		t.Error("drawn: seven zones")
	}
	if rulesBlock(env, "word", "") != nil {
		t.Error("drawn: no word")
	}
}
