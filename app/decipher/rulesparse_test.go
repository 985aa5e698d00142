// Inside the package: what the examples of the rules page mean is read without widgets.

package decipher

import (
	"slices"
	"testing"

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
