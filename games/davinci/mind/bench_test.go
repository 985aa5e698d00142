package mind_test

import (
	"context"
	"crypto/sha256"
	"testing"
	"time"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// The slowest decision in some matches of four with dashes: at most 50 ms for Atlas and 500 ms for Sphinx.
func BenchmarkChoose(b *testing.B) {
	o := dv.DefaultOptions(dv.MaxSeats)
	o.Dashes = true
	for l, most := range map[mind.Level]time.Duration{mind.Atlas: 50 * time.Millisecond, mind.Sphinx: 500 * time.Millisecond} {
		b.Run(l.Name(), func(b *testing.B) {
			p := dvmind.NewPlayer(l, 0)
			choose := func(v dv.View) time.Duration {
				begun := time.Now()
				if _, ok := p.Choose(context.Background(), v, mind.Chance(1, v.Step)); !ok {
					b.Fatal("no choice")
				}
				return time.Since(begun)
			}
			var slowest dv.View
			longest := time.Duration(0)
			for seed := range uint64(8) {
				play(b, o, seed, seated(o.Seats, mind.Atlas), func(log games.Log, seat games.Seat, _ games.Choice) {
					v := log.Match().View(seat).(dv.View)
					if took := choose(v); took > longest {
						slowest, longest = v, took
					}
				})
			}
			n, sum := 0, time.Duration(0)
			for b.Loop() {
				sum += choose(slowest)
				n++
			}
			if mean := sum / time.Duration(n); mean > most {
				b.Errorf("%v in\n%v", mean, slowest)
			}
		})
	}
}

// The review of a match of four with dashes: at most 5 s. The baseline is a sum over 16 MB, by which computers are compared.
func BenchmarkReview(b *testing.B) {
	o := dv.DefaultOptions(dv.MaxSeats)
	o.Dashes = true
	log := play(b, o, 3, seated(o.Seats, mind.Nova, mind.Fips), nil)
	bulk := make([]byte, 16<<20)
	begun := time.Now()
	sha256.Sum256(bulk)
	baseline, least := time.Since(begun), time.Hour
	for b.Loop() {
		begun := time.Now()
		if _, err := (dvmind.Reviewer{}).Review(context.Background(), log, unheard); err != nil {
			b.Fatal(err)
		}
		least = min(least, time.Since(begun))
	}
	b.ReportMetric(float64(least.Milliseconds()), "ms-quickest")
	b.ReportMetric(float64(least)/float64(baseline), "×baseline")
	if least > 5*time.Second {
		b.Errorf("%v for %d actions", least, log.Len())
	}
}
