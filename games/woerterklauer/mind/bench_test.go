package mind_test

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// measure runs something on positions and reports the median and the slowest of a hundred.
func measure[T any](b *testing.B, views []T, do func(T)) {
	b.Helper()
	var times []time.Duration
	for i := 0; b.Loop(); i++ {
		begin := time.Now()
		do(views[i%len(views)])
		times = append(times, time.Since(begin))
	}
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2].Seconds()*1e3, "median-ms")
	b.ReportMetric(times[len(times)*99/100].Seconds()*1e3, "p99-ms")
}

// positions are views of matches in which somebody has to lay.
func positions(b *testing.B, o wk.Options, level mind.Level) []wk.View {
	var out []wk.View
	for _, d := range decisions(b, o, level) {
		out = append(out, d.View.(wk.View))
	}
	return out
}

// decisions are those with what was chosen.
func decisions(b *testing.B, o wk.Options, level mind.Level) []games.Decision {
	var out []games.Decision
	for seed := range uint64(4) {
		choices(b, start(b, o, seed), [2]mind.Level{level, level}, func(v wk.View, c games.Choice) bool {
			if v.Phase == wk.PhaseLay {
				out = append(out, games.Decision{Step: v.Step + 1, Seat: v.Asked, View: v, Action: c.Action})
			}
			return true
		})
	}
	return out
}

// The first word that brings a lead: at most 1 ms, p99 10 ms.
func BenchmarkFirst(b *testing.B) {
	for _, l := range []mind.Level{mind.Pip, mind.Sphinx} {
		views := positions(b, options(10, wk.LevelI), l)
		b.Run(l.Name(), func(b *testing.B) {
			measure(b, views, func(v wk.View) { wkmind.First(library(), l, v) })
		})
	}
}

// A whole turn: at most 50 ms; Sphinx 250 ms, at level IV 1 s.
func BenchmarkTurn(b *testing.B) {
	for _, l := range mind.Characters() {
		for _, level := range []wk.Level{wk.LevelI, wk.LevelIV} {
			views := positions(b, options(10, level), l)
			p := library().Player(l, 1)
			b.Run(fmt.Sprintf("%s/%d", l.Name(), level), func(b *testing.B) {
				measure(b, views, func(v wk.View) { p.Choose(context.Background(), v, nil) })
			})
		}
	}
}

// The lead that a Mind finds in 50 ms against that of a second: at least 98 % on 7×7, 95 % on 10×10.
func BenchmarkLead(b *testing.B) {
	for _, like := range []struct {
		size  int
		level wk.Level
	}{{7, wk.LevelI}, {10, wk.LevelI}, {10, wk.LevelIV}} {
		b.Run(fmt.Sprintf("%d at %d", like.size, like.level), func(b *testing.B) {
			views := positions(b, options(like.size, like.level), mind.Nova)
			var leads [3]int
			var took [3]time.Duration
			n := 0
			for ; b.Loop(); n++ {
				found, times := wkmind.Leads(library(), views[n%len(views)])
				for i := range found {
					leads[i] += found[i]
					took[i] += times[i]
				}
			}
			for i, name := range []string{"glimpse", "study", "wide"} {
				b.ReportMetric(took[i].Seconds()*1e3/float64(n), name+"-ms")
				b.ReportMetric(100*float64(leads[i])/float64(leads[2]), name+"-%")
			}
		})
	}
}

// A tip: at most a second.
func BenchmarkTip(b *testing.B) {
	for _, level := range []wk.Level{wk.LevelI, wk.LevelIV} {
		views := positions(b, options(10, level), mind.Fips)
		b.Run(fmt.Sprint(level), func(b *testing.B) {
			measure(b, views, func(v wk.View) { _, _ = library().Mind().Tip(context.Background(), v, nil) })
		})
	}
}

// A turn of a review: about a second; and what it adds to the heap at most: 64 MB.
func BenchmarkReview(b *testing.B) {
	for _, level := range []wk.Level{wk.LevelI, wk.LevelIV} {
		all := decisions(b, options(10, level), mind.Fips)
		b.Run(fmt.Sprint(level), func(b *testing.B) {
			var at runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&at)
			before, peak := at.HeapAlloc, uint64(0)
			ended := make(chan struct{})
			stopped := make(chan struct{})
			go func() {
				defer close(stopped)
				for {
					select {
					case <-ended:
						return
					case <-time.After(10 * time.Millisecond):
						var now runtime.MemStats
						runtime.ReadMemStats(&now)
						peak = max(peak, now.HeapAlloc)
					}
				}
			}()
			r := library().Reviewer()
			measure(b, all, func(d games.Decision) { _, _ = r.Judge(context.Background(), d) })
			close(ended)
			<-stopped
			b.ReportMetric(float64(peak-before)/1e6, "MB")
		})
	}
}

// Reading the words, and what they take then: at most 64 MB.
func BenchmarkLibrary(b *testing.B) {
	list, judge := words()
	var kept *wkmind.Library
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for b.Loop() {
		kept = wkmind.NewLibrary(list, judge, nil, nil)
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(kept)
	b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/1e6, "MB")
}
