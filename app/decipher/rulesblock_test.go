package decipher_test

import (
	"strings"
	"testing"

	"spieltisch/app/decipher"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

func TestRoundIsShownWithItsTokens(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Window.SetContent(decipher.Game().RulesBlock(env, "tally", "PANDA\nTina 1 right\nLee maker\nBen 2\nno 3 bonus 2"))
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

func TestBadExamplesAreNotDrawn(t *testing.T) {
	env := shelltest.New(t, locales.English)
	round := "PANDA\nTina 1 right\nLee maker\nBen 2\nno 3 bonus 2"
	if decipher.Game().RulesBlock(env, "tally", round) == nil {
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
		if decipher.Game().RulesBlock(env, "tally", strings.Replace(round, change[0], change[1], 1)) != nil {
			t.Error("drawn:", what)
		}
	}
	for name, body := range map[string]string{
		"pieces": "x", "word": "WÖRTER", "alphabet": "A H | LT", "zones": "L\nQ", "tally": "", "": "", "dice": "A",
	} {
		if decipher.Game().RulesBlock(env, name, body) != nil {
			t.Errorf("drawn: %q %q", name, body)
		}
	}
	if decipher.Game().RulesBlock(env, "zones", strings.Repeat("L\n", 6)+"L") != nil {
		t.Error("drawn: seven zones")
	}
	if decipher.Game().RulesBlock(env, "word", "") != nil {
		t.Error("drawn: no word")
	}
}
