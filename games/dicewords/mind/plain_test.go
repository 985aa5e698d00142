package mind_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// Forms that hardly anybody uses are no everyday words, even where the list ranks them by their dictionary form: nobody plays them,
// and nobody has overlooked them. Other unranked forms stay, and what the family rules.
func TestOddFormsAreNoEverydayWords(t *testing.T) {
	house := map[string]bool{"KOPFE": true, "HÖBE": true, "BERUFNEM": true}
	own, family := mind.NewLibrary(german(), nil, nil, box()), mind.NewLibrary(german(), house, nil, box())
	lays := func(lib *mind.Library, word string) string {
		c, _ := lib.Player(levels.Sphinx, 0, 3).Choose(context.Background(), spelling(word), levels.Chance(1, 1))
		d, _ := c.Action.(dicewords.Declare)
		return d.Word
	}
	for word, everyday := range map[string]bool{
		"BERUFNEM": false, "BERUFENEM": true, "GOLDNEM": false, "WEITRE": false, "DUNKLEM": true,
		"HÖBE": false, "HÖB": false, "BEWÖGET": false, "FÄHRST": true, "JAGET": false, "BOXEST": false, "ENTSTANDST": true,
		"BESTEHN": false, "JUBLET": false, "BEDECK": true, "UMGIB": true,
		"KOPFE": false, "HEXENS": false, "KOPFS": true, "BILDS": true, "BOXEND": true, "KELLERN": true,
		"TAXIEN": false, "PÄRKE": false, "PÄRKEN": false, "ANTWÖRTERN": false, "GESICHTEN": false, "PLUSSE": true,
		"MITTAGEN": true, "FRESKOS": true, "STÄHLEN": true,
	} {
		if got := lays(own, word); (got == word) != everyday {
			t.Errorf("%s: Sphinx lays %q", word, got)
		}
	}
	for word := range house {
		if got := lays(family, word); got != word {
			t.Errorf("%s is the family's, and Sphinx lays %q", word, got)
		}
	}
}

// spelling is a last throw of dice that show the letters of a word and no other.
func spelling(word string) dicewords.View {
	v := dicewords.View{Options: dicewords.DefaultOptions(2), Set: box(), Phase: dicewords.PhaseDeclare, Thrown: 3, Points: []int{0, 0}}
	letters := []rune(word)
	for i := range v.Set.Dice {
		v.Up = append(v.Up, 0)
		v.Set.Dice[i].Faces = strings.Repeat("J", dicewords.FaceCount)
		if i < len(letters) {
			v.Set.Dice[i].Faces = strings.Repeat(string(letters[i]), dicewords.FaceCount)
		}
	}
	return v
}

// What a keep leads to is told by words that people know, where there are some.
func TestWordsOfAKeepAreKnown(t *testing.T) {
	lib := mind.NewLibrary(german(), nil, nil, box())
	rnd, unranked, all := rand.New(rand.NewPCG(5, 5)), 0, 0
	for range 60 {
		tip, _ := tipOf(t, lib.Mind(), tipView(rnd, 1), dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
		if len(tip.Hints) < levels.Grades || tip.Hints[2].Say != mind.TipKeep {
			continue
		}
		for _, word := range strings.Fields(strings.ReplaceAll(tip.Hints[2].Args["Words"].(string), ",", "")) {
			all++
			if !slices.ContainsFunc(german().LookupTyped(word), func(e lexicon.Entry) bool { return e.Rank > 0 }) {
				unranked++
			}
		}
	}
	if all < 50 || unranked*4 > all {
		t.Errorf("%d of %d words that tips name are unranked", unranked, all)
	}
}
