package dicewords

import (
	"math/rand/v2"
	"testing"

	"spieltisch/assets/lexicon"
	words "spieltisch/games/lexicon"
)

// The best that could have been is the best over all ways to stop each die at one of its throws.
func TestBestOfThrows(t *testing.T) {
	lex, err := words.Open(lexicon.German())
	if err != nil {
		t.Fatal(err)
	}
	set, rnd, jokers := german(t), rand.New(rand.NewPCG(1, 2)), 0
	points := func(r rune) int { n, _ := set.Points(r); return n }
	for range 12 {
		throws := make([][]rune, Throws)
		for k := range throws {
			for i := range DiceCount {
				throws[k] = append(throws[k], set.Faces(i)[rnd.IntN(FaceCount)])
			}
		}
		for i := range DiceCount - 5 { // five dice fall alike, so that all ways can be gone
			throws[1][i], throws[2][i] = throws[0][i], throws[0][i]
		}
		best := 0
		for way := range 3 * 3 * 3 * 3 * 3 {
			faces := append([]rune(nil), throws[0]...)
			for k, i := way, DiceCount-5; i < DiceCount; k, i = k/3, i+1 {
				faces[i] = throws[k%3][i]
			}
			if f, ok := BestWord(lex, faces, points, nil); ok {
				best = max(best, f.Points)
			}
		}
		got, ok := BestOfThrows(lex, throws, points, nil)
		if !ok || got.Points != best {
			t.Errorf("%q: %+v, the best of all ways is %d", throws, got, best)
		}
		if got.Joker >= 0 {
			jokers++
		}
		other, _ := BestOfThrows(lex, throws, points, func(word string) bool { return word == got.Word })
		if other.Word == got.Word || other.Points > got.Points {
			t.Errorf("%s is refused, and %+v is next", got.Word, other)
		}
	}
	t.Logf("%d with a joker", jokers)
}

func BenchmarkBestOfThrows(b *testing.B) {
	lex, err := words.Open(lexicon.German())
	if err != nil {
		b.Fatal(err)
	}
	set := german(b)
	throws := [][]rune{[]rune("EAJQVWXYZ?"), []rune("IUBGCÜHDÖF"), []rune("OEMRTSKLNH")}
	for b.Loop() {
		BestOfThrows(lex, throws, func(r rune) int { n, _ := set.Points(r); return n }, nil)
	}
}
