package lexicon_test

import (
	"math/bits"
	"math/rand/v2"
	"sync"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
)

func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		if _, err := lexicon.Open(data.German()); err != nil {
			b.Fatal(err)
		}
	}
}

// questions are German keys in random order, every second one with a letter changed.
var questions = sync.OnceValue(func() []string {
	var keys []string
	for key := range german().All() {
		keys = append(keys, key)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	rnd.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	keys = keys[:1<<17]
	for i := 0; i < len(keys); i += 2 {
		letters := []rune(keys[i])
		letters[rnd.IntN(len(letters))] = lexicon.Letter(rnd.IntN(lexicon.Letters))
		keys[i] = string(letters)
	}
	return keys
})

func BenchmarkContains(b *testing.B) {
	l, keys := german(), questions()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		l.Contains(keys[i&(1<<17-1)])
		i++
	}
}

// BenchmarkContainsMap is the baseline: BenchmarkContains must take at most three times as long.
func BenchmarkContainsMap(b *testing.B) {
	set := map[string]struct{}{}
	for key := range german().All() {
		set[key] = struct{}{}
	}
	keys := questions()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		_ = has(set, keys[i&(1<<17-1)])
		i++
	}
}

//go:noinline
func has(set map[string]struct{}, key string) bool {
	_, ok := set[key]
	return ok
}

func BenchmarkLookup(b *testing.B) {
	l, keys := german(), questions()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		l.Lookup(keys[i&(1<<17-1)])
		i++
	}
}

// Opening the terms must not be noticed: 2 ms at most.
func BenchmarkOpenTerms(b *testing.B) {
	l := lists(2)
	for b.Loop() {
		if _, err := lexicon.OpenTerms(data.GermanTerms(), l); err != nil {
			b.Fatal(err)
		}
	}
}

// All terms that twelve letters spell, by walking.
func BenchmarkWalkTerms(b *testing.B) {
	l := termList()
	nodes, words := 0, 0
	var left [lexicon.Letters]int
	var walk func(n lexicon.Node)
	walk = func(n lexicon.Node) {
		nodes++
		letters, ends := l.Follow(n)
		if ends {
			words++
		}
		for ; letters != 0; letters &= letters - 1 {
			letter := bits.TrailingZeros32(letters)
			if left[letter] == 0 {
				continue
			}
			left[letter]--
			walk(l.Child(n, letter))
			left[letter]++
		}
	}
	for b.Loop() {
		for _, r := range "ERNSTLAUCHIG" {
			letter, _ := lexicon.Index(r)
			left[letter] = 1
		}
		walk(l.Root())
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
	b.ReportMetric(float64(words)/float64(b.N), "terms")
}

// Do two terms mean the same? By Terms, and by what is packed, sense and comparison together.
func BenchmarkSame(b *testing.B) {
	list, terms := termList(), lexicon.NewTerms(german(), lists(2))
	pairs := [][2]string{{"HUNDE", "HUND"}, {"LOCKE", "GLOCKE"}, {"TANZEN", "TANZ"}, {"EIS", "EI"}, {"LEBEN", "KLEBEN"}, {"MAEUSE", "MAUS"}}
	b.Run("terms", func(b *testing.B) {
		i := 0
		for b.Loop() {
			terms.Same(pairs[i%len(pairs)][0], pairs[i%len(pairs)][1])
			i++
		}
	})
	b.Run("senses", func(b *testing.B) {
		b.ReportAllocs()
		var old []lexicon.Sense
		var number []int
		for _, p := range pairs {
			k, _ := list.Number(p[1])
			old = append(old, list.Sense(k, p[1]))
			k, _ = list.Number(p[0])
			number = append(number, k)
		}
		i := 0
		for b.Loop() {
			k := i % len(pairs)
			s := list.Sense(number[k], pairs[k][0])
			list.SameSense(&s, &old[k])
			i++
		}
	})
}
