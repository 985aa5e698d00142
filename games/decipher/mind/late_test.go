package mind

import (
	"context"
	"slices"
	"testing"

	lists "spieltisch/assets/lexicon"
	"spieltisch/games/decipher"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
)

// No maker takes a word that those at the table had lately.
func TestMakersLeaveLateWords(t *testing.T) {
	lex, err := lexicon.Open(lists.German())
	if err != nil {
		t.Fatal(err)
	}
	s := setup(t, 2, 4, decipher.PickRandom)
	takes := func(level mind.Level, late ...string) string {
		l := NewLibrary(lex, s, mute(), late...)
		m, err := decipher.New(s)
		if err != nil {
			t.Fatal(err)
		}
		c, _ := l.Player(level, 0).Choose(context.Background(), m.View(0), mind.Chance(1, 0))
		return c.Action.(decipher.SetWord).Word
	}
	for _, level := range []mind.Level{mind.Pip, mind.Nova} {
		var late []string
		for range 4 {
			w := takes(level, late...)
			if slices.Contains(late, w) {
				t.Errorf("%s takes %s again", level.Name(), w)
			}
			late = append(late, w)
		}
	}
}
