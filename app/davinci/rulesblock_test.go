package davinci

import (
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func TestExamplesAreDrawn(t *testing.T) {
	tabletest.ExamplesAreDrawn(t, Game(), map[string]int{"tiles": 1, "codes": 5, "points": 1})
}

// The worked example counts what the rules say.
func TestPointsOfTheRulesPage(t *testing.T) {
	for _, lang := range locales.Langs {
		var tallies []dv.Tally
		got := map[string]int{}
		for line := range strings.SplitSeq(tabletest.Examples(t, lang, dv.Name, "points")[0], "\n") {
			name, tally, ok := parsePoints(line)
			if !ok {
				t.Fatal(line)
			}
			tallies = append(tallies, tally)
			got[name] = tally.Score(0, dv.LeftFaces).Points()
		}
		if got["Tina"] != 90 || got["Lee"] != 10 || got["Ben"] != 107 || !dv.Valid(tallies, true) {
			t.Errorf("%s: %v, valid %v", lang, got, dv.Valid(tallies, true))
		}
	}
	env := shelltest.New(t, locales.German)
	env.Window.SetContent(rulesBlock(env, "points", "Tina: 2 6 9 codes 1\nLee:"))
	for _, want := range []string{"20 für 2 Zahlen + 20 für 1 Sechs oder Bindestrich + 50 für 1 geknackten Code", "90", "nichts in dieser Runde"} {
		if !shelltest.Has(env, want) {
			t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
		}
	}
}

func TestParseRow(t *testing.T) {
	r, ok := parseRow("Lee: [W2] B? W? [B9] | W?")
	if !ok || r.name != "Lee" || len(r.looks) != 4 || len(r.drawn) != 1 || !r.looks[0].Open || r.looks[1].Open || r.looks[1].Number != dv.NumberUnknown {
		t.Errorf("%v %+v", ok, r)
	}
	for _, good := range []string{
		"B1 W4 B7 W10", "B5 W5", "B6 W- W6", "B- W0", "B8 W11 W-", "B- W-", "B3 _ W- _ W7 | B5", "_ W- _ B3 | W1", "B3 W7 | B5", "B1 _ W3 | B2",
	} {
		if _, ok := parseRow(good); !ok {
			t.Errorf("%q isn't read", good)
		}
	}
	for _, bad := range []string{
		"", "Lee:", "B4 B1", "W5 B5", "B12", "X3", "b3", "[B?]", "[B3", "B3]", "B", "B3 _ W7", "B3 _ W7 | B?", "B3 _ W- W7 | B5",
		"_ B3 | B5", "B3 | B5 W6", "B3 B3", "B3 | | B5", "B? _ W7 | B5",
	} {
		if r, ok := parseRow(bad); ok {
			t.Errorf("%q is read as %+v", bad, r)
		}
	}
}

func TestBadExamplesAreNotDrawn(t *testing.T) {
	env := shelltest.New(t, locales.English)
	for name, bodies := range map[string][]string{
		"tiles": {"x"}, "codes": {"", "B1\nB4 B1"}, "": {""}, "word": {"PANDA"},
		"points": {"", "2 6 9", "Tina: 12", "Tina: x", "Tina: 2 codes -", "Tina: 2 left 12", "Tina: 2\nLee: -1"},
	} {
		for _, body := range bodies {
			if rulesBlock(env, name, body) != nil {
				t.Errorf("drawn: %q %q", name, body)
			}
		}
	}
}
