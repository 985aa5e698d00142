package mind_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spieltisch/assets/dice"
	data "spieltisch/assets/lexicon"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// A turn with the English set brings what one with the German set does, within a tenth, with core words and with everyday ones;
// and the words that lie on the table are as long.
func TestEnglishSetIsWorthAsMuch(t *testing.T) {
	lex, err := lexicon.Open(data.English())
	if err != nil {
		t.Fatal(err)
	}
	set, err := dicewords.ParseSet(dice.English)
	if err != nil {
		t.Fatal(err)
	}
	ofTier := func(lex *lexicon.Lexicon, n int) (keys []string) {
		for k := range lex.All() {
			if tier, _, _ := lex.Usage(k); tier <= n && len(k) <= dicewords.DiceCount {
				keys = append(keys, k)
			}
		}
		return keys
	}
	tables, err := mind.Build(context.Background(), set, mind.NewWords(set, slices.Values(ofTier(lex, mind.Core)), nobody, nil), mind.Plan{Again: true})
	if err != nil {
		t.Fatal(err)
	}
	core, err := tables.Fresh(context.Background(), mind.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	library := mind.NewLibrary(lex, nil, data.MuteEnglish(), set)
	if err := library.Build(context.Background(), levels.Sphinx, mind.Plan{}); err != nil {
		t.Fatal(err)
	}
	everyday, err := library.Fresh(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		words           string
		english, german float64 // the German ones as the package's doc has them
	}{{"core", core, 93.19}, {"everyday", everyday, 110.59}} {
		t.Logf("%s words: a fresh turn brings %.2f, German %.2f", c.words, c.english, c.german)
		if math.Abs(c.english/c.german-1) > 0.1 {
			t.Errorf("%s words: a fresh turn brings %.2f, too far from %.2f", c.words, c.english, c.german)
		}
	}
	english, german := meanLength(sample(ofTier(lex, mind.Everyday)), set), meanLength(sample(ofTier(german(), mind.Everyday)), box())
	t.Logf("the best word of a throw has %.2f letters, German %.2f", english, german)
	if math.Abs(english/german-1) > 0.1 {
		t.Errorf("the best word of a throw has %.2f letters, too far from %.2f", english, german)
	}
}

// meanLength is how many letters the best word of a throw has.
func meanLength(lex *lexicon.Lexicon, set dicewords.Set) float64 {
	const throws = 500
	rnd, sum := rand.New(rand.NewPCG(3, 3)), 0
	for range throws {
		best, _ := dicewords.BestWord(lex, shown(set, someThrow(rnd)), points(set))
		sum += best.Length
	}
	return float64(sum) / throws
}
