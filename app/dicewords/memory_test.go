package dicewords_test

import (
	"context"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"testing"
	"time"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	data "spieltisch/assets/lexicon"
	"spieltisch/games/daily"
	"spieltisch/locales"
)

// What the tables and words of two vocabularies take, Atlas's and Sphinx's, which is the most that a match holds: at most 170 MB, and
// 200 MB while they are built. Whatever else makes garbage then, the heap grows by no more than a few dozen MB.
func BenchmarkMemory(b *testing.B) {
	const live, peak, busy = 170, 200, 260
	for _, lang := range locales.Langs {
		b.Run(string(lang), func(b *testing.B) {
			env := shelltest.New(b, lang)
			env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: data.German, locales.English: data.English})
			if _, err := env.Lexicons.Get(lang); err != nil {
				b.Fatal(err)
			}
			id := daily.ID{Day: 20603, Kind: "dicewords", Language: string(lang)}
			for id.Day.Grade() == daily.Easy {
				id.Day++
			}
			var stays, most, works float64
			for b.Loop() {
				debug.FreeOSMemory()
				before := heap()
				watch := watchHeap()
				p, drop, err := dicewords.Game().Puzzles.Open(context.Background(), env, id, true, func(float64) {})
				if err != nil {
					b.Fatal(err)
				}
				most = max(most, watch()-before)
				watch = watchHeap()
				for range 5_000 {
					litter = make([]byte, 100_000)
					time.Sleep(time.Millisecond)
				}
				works = max(works, watch()-before)
				debug.FreeOSMemory()
				stays = max(stays, heap()-before)
				runtime.KeepAlive(p)
				drop()
			}
			b.ReportMetric(stays, "MB-live")
			b.ReportMetric(most, "MB-peak")
			b.ReportMetric(works, "MB-busy")
			if stays > live || most > peak || works > busy {
				b.Errorf("%.0f MB stay, at most %d; %.0f MB while they are built, at most %d; %.0f MB in a busy match, at most %d", stays, live, most, peak, works, busy)
			}
		})
	}
}

var litter []byte

// heap is what Go's heap has of the computer's memory, in MB.
func heap() float64 {
	s := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}, {Name: "/memory/classes/heap/free:bytes"}}
	metrics.Read(s)
	return float64(s[0].Value.Uint64()+s[1].Value.Uint64()+s[2].Value.Uint64()) / 1e6
}

// watchHeap looks at the heap until done, which tells the most that it was.
func watchHeap() (done func() float64) {
	var most float64
	var all sync.WaitGroup
	end := make(chan struct{})
	all.Go(func() {
		ticks := time.NewTicker(2 * time.Millisecond)
		defer ticks.Stop()
		for {
			most = max(most, heap())
			select {
			case <-end:
				return
			case <-ticks.C:
			}
		}
	})
	return func() float64 {
		close(end)
		all.Wait()
		return most
	}
}
