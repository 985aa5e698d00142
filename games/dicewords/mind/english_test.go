package mind_test

import (
	"context"
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"spieltisch/assets/dice"
	data "spieltisch/assets/lexicon"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// inDoc fails where the package's doc doesn't say what a turn with such words is worth.
func inDoc(t *testing.T, words string, worth ...float64) {
	t.Helper()
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, points := range worth {
		if said := fmt.Sprintf("%.2f", points); !strings.Contains(string(doc), said) {
			t.Errorf("%s words: a fresh turn is worth %s, which the package's doc doesn't say", words, said)
		}
	}
}

// A turn with the English set brings what one with the German set does, within a tenth, with everyday words, and with -proof with
// core words and with Sphinx'; and the words that lie on the table are as long. The package's doc says so, too.
func TestEnglishSetIsWorthAsMuch(t *testing.T) {
	if testing.Short() {
		t.Skip("two tables")
	}
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
	played := func(set dicewords.Set, words iter.Seq[string]) float64 {
		tables, err := mind.Build(context.Background(), set, mind.NewWords(set, words, nobody, nil), mind.Plan{Again: true})
		if err != nil {
			t.Fatal(err)
		}
		fresh, err := tables.Fresh(context.Background(), mind.Plan{})
		if err != nil {
			t.Fatal(err)
		}
		return fresh
	}
	sphinx := func(lex *lexicon.Lexicon, mute []string, set dicewords.Set) float64 {
		library := mind.NewLibrary(lex, nil, mute, set)
		if err := library.Build(context.Background(), levels.Sphinx, mind.Plan{}); err != nil {
			t.Fatal(err)
		}
		fresh, err := library.Fresh(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return fresh
	}
	agree := func(words string, english, german float64) {
		t.Logf("%s words: a fresh turn brings %.2f, German %.2f", words, english, german)
		if math.Abs(english/german-1) > 0.1 {
			t.Errorf("%s words: a fresh turn brings %.2f, too far from %.2f", words, english, german)
		}
		inDoc(t, words, english, german)
	}
	agree("everyday", played(set, slices.Values(ofTier(lex, mind.Everyday))), played(box(), tiers(mind.Everyday)))
	if *proof {
		agree("core", played(set, slices.Values(ofTier(lex, mind.Core))), played(box(), tiers(mind.Core)))
		agree("Sphinx'", sphinx(lex, data.MuteEnglish(), set), sphinx(german(), data.MuteGerman(), box()))
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
		best, _ := dicewords.BestWord(lex, shown(set, someThrow(rnd)), points(set), nil)
		sum += best.Length
	}
	return float64(sum) / throws
}
