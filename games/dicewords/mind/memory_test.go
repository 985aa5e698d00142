package mind_test

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"testing"
	"time"

	"spieltisch/assets/dice"
	data "spieltisch/assets/lexicon"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// What the tables and words of two vocabularies take, Atlas's and Sphinx's, which is the most that a match holds: at most 170 MB, and
// 200 MB while they are built, with the garbage that the program leaves then.
func BenchmarkMemory(b *testing.B) {
	const gc, live, peak = 5, 170, 200
	for _, c := range []struct {
		name      string
		list, box []byte
		mute      []string
	}{{"German", data.German(), dice.German, data.MuteGerman()}, {"English", data.English(), dice.English, data.MuteEnglish()}} {
		b.Run(c.name, func(b *testing.B) {
			lex, err := lexicon.Open(c.list)
			if err != nil {
				b.Fatal(err)
			}
			set, err := dicewords.ParseSet(c.box)
			if err != nil {
				b.Fatal(err)
			}
			defer debug.SetGCPercent(debug.SetGCPercent(gc))
			var stays, most float64
			for b.Loop() {
				debug.FreeOSMemory()
				before := heap()
				watch := watchHeap()
				library := mind.NewLibrary(lex, nil, c.mute, set)
				for _, level := range []levels.Level{levels.Atlas, levels.Sphinx} {
					if err := library.Build(b.Context(), level, mind.Plan{Workers: 1}); err != nil {
						b.Fatal(err)
					}
				}
				most = max(most, watch()-before)
				debug.FreeOSMemory()
				stays = max(stays, heap()-before)
				runtime.KeepAlive(library)
			}
			b.ReportMetric(stays, "MB-live")
			b.ReportMetric(most, "MB-peak")
			if stays > live || most > peak {
				b.Errorf("%.0f MB stay, at most %d; %.0f MB while they are built, at most %d", stays, live, most, peak)
			}
		})
	}
}

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
