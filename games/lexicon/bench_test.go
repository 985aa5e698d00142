package lexicon_test

import (
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
