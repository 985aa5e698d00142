package mind_test

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"testing"

	"spieltisch/assets/dice"
	data "spieltisch/assets/lexicon"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
)

// Tables are large and hold no pointers: to collect often costs next to nothing, to let the heap double first costs as much
// memory as they do.
func TestMain(m *testing.M) {
	debug.SetGCPercent(30)
	m.Run()
}

// german is the list as it is committed.
var german = sync.OnceValue(func() *lexicon.Lexicon {
	l, err := lexicon.Open(data.German())
	if err != nil {
		panic(err)
	}
	return l
})

// box is the German set.
var box = sync.OnceValue(func() dicewords.Set {
	s, err := dicewords.ParseSet(dice.German)
	if err != nil {
		panic(err)
	}
	return s
})

// tiers are the words of the list up to a tier.
func tiers(n int) iter.Seq[string] {
	return func(yield func(string) bool) {
		for k := range german().All() {
			if tier, _, _ := german().Usage(k); tier <= n && !yield(k) {
				return
			}
		}
	}
}

var coreWords = sync.OnceValue(func() *mind.Words { return mind.NewWords(box(), tiers(1), nobody, nil) })

func someThrow(rnd *rand.Rand) []int {
	up := make([]int, dicewords.DiceCount)
	for i := range up {
		up[i] = rnd.IntN(dicewords.FaceCount)
	}
	return up
}

// With the dice of the box a throw is worth what BestWord says, and a keep of seven dice the mean over all throws of the
// other three.
func TestTablesAgreeWithBestWord(t *testing.T) {
	tables, err := mind.Build(context.Background(), box(), coreWords(), mind.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	lex := sample(slices.Collect(tiers(1)))
	word := func(up []int) float64 {
		best, _ := dicewords.BestWord(lex, shown(box(), up), points(box()), nil)
		return float64(max(0, best.Points))
	}
	rnd := rand.New(rand.NewPCG(5, 5))
	for range 300 {
		up := someThrow(rnd)
		near(t, string(shown(box(), up)), float64(tables.Word(up)), word(up), 0)
	}
	keeps, free := 5, 3
	if *proof {
		keeps = 20
	}
	for range keeps {
		up := someThrow(rnd)
		last := tables.Last(up)
		thrown := rnd.Perm(dicewords.DiceCount)[:free]
		keep := mind.AllKept
		for _, d := range thrown {
			keep &^= 1 << d
		}
		sum, n := 0.0, 0
		for i := range dicewords.FaceCount * dicewords.FaceCount * dicewords.FaceCount {
			up[thrown[0]], up[thrown[1]], up[thrown[2]] = i%6, i/6%6, i/36
			sum += word(up)
			n++
		}
		near(t, "three free dice", last[keep], sum/float64(n), 1e-6)
	}
}

// Whoever waits for tables is told how far they are, and may stop waiting.
func TestBuildTellsAndStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	told := []float64{0}
	_, err := mind.Build(ctx, box(), coreWords(), mind.Plan{Again: true, Progress: func(done float64) {
		told = append(told, done)
		if done > 0.5 {
			stop()
		}
	}})
	if !errors.Is(err, context.Canceled) || !slices.IsSorted(told) || len(told) < 10 || told[len(told)-1] > 0.7 {
		t.Errorf("%v, told %v", err, told)
	}
	set := smallSets()[0]
	told = nil
	if _, err := mind.Build(context.Background(), set, mind.NewWords(set, slices.Values(smallWords), nobody, nil), mind.Plan{
		Again: true, Workers: 2, Progress: func(done float64) { told = append(told, done) },
	}); err != nil || told[len(told)-1] != 1 {
		t.Errorf("%v, told %v", err, told)
	}
}

// Ten dice that all differ, with six faces each, have more throws than a table may.
func TestBuildRefusesTooManyThrows(t *testing.T) {
	set := box()
	set.Dice[0].Faces, set.Dice[1].Faces = "EAÄIOU", "EAÜIOU"
	if _, err := mind.Build(context.Background(), set, coreWords(), mind.Plan{}); !errors.Is(err, mind.ErrSize) {
		t.Errorf("%v", err)
	}
}

// Must stay below 5 s, and what is taken besides what stays below 90 MB: 200 MB in all.
func BenchmarkBuild(b *testing.B) {
	words := mind.NewWords(box(), tiers(2), nobody, nil)
	for _, c := range []struct {
		name string
		plan mind.Plan
	}{{"one", mind.Plan{}}, {"two", mind.Plan{Again: true}}, {"two_workers", mind.Plan{Again: true, Workers: 2}}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				t, err := mind.Build(context.Background(), box(), words, c.plan)
				if err != nil {
					b.Fatal(err)
				}
				runtime.KeepAlive(t)
			}
		})
	}
}

// Must stay below 20 ms.
func BenchmarkKeeps(b *testing.B) {
	t, err := mind.Build(context.Background(), box(), coreWords(), mind.Plan{Again: true})
	if err != nil {
		b.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(6, 6))
	b.Run("last", func(b *testing.B) {
		for b.Loop() {
			t.Last(someThrow(rnd))
		}
	})
	b.Run("next", func(b *testing.B) {
		for b.Loop() {
			t.Next(someThrow(rnd))
		}
	})
}
