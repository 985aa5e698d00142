package woerterklauer

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"spieltisch/assets/tiles"
	"spieltisch/games/gamestest"
)

func english(t *testing.T) Set {
	s, err := ParseSet(tiles.English)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The distribution (RULES.md, "English words").
func TestEnglishSet(t *testing.T) {
	var b strings.Builder
	for _, st := range stocks(english(t).All()) {
		fmt.Fprintf(&b, "%v%d ", st.Letter, st.Count)
	}
	equalText(t, "set", b.String(), "A7 B2 C3 D4 E12 F2 G3 H3 I6 J1 K1 L4 M3 N6 O6 P3 Q1 R6 S6 T6 U4 V1 W2 X1 Y2 Z1 ")
}

// The share of pools of twelve without a vowel is under half a percent, in each language.
func TestPoolsHaveVowels(t *testing.T) {
	for name, set := range map[string]Set{"German": german(t), "English": english(t)} {
		consonants := 0
		for _, st := range set {
			if !st.Letter.IsVowel() {
				consonants += st.Count
			}
		}
		share := 1.0
		for i := range PoolSize {
			share *= float64(consonants-i) / float64(Tiles-i)
		}
		if share >= 0.005 {
			t.Errorf("%s: %.2f %% of the pools have no vowel", name, 100*share)
		}
		t.Logf("%s: %.3f %%", name, 100*share)
	}
}

// A setup without a language is the German one, as before there was another one; and there is one way only to say it.
func TestLanguageOfASetup(t *testing.T) {
	setup := Setup{Options: DefaultOptions(), Set: german(t), Seed: 1}
	data, err := json.Marshal(setup)
	if err != nil || strings.Contains(string(data), "Language") {
		t.Errorf("the German setup says its language: %s, %v", data, err)
	}
	m, err := New(setup)
	if err != nil || m.view().Language != German {
		t.Errorf("German: %v", err)
	}
	setup.Set, setup.Language = english(t), English
	if m, err := New(setup); err != nil || m.view().Language != English {
		t.Errorf("English: %v", err)
	}
	for _, lang := range []string{"de", "fr"} {
		setup.Language = lang
		_, err := New(setup)
		gamestest.WantID(t, lang, err, IllegalSet)
	}
}
